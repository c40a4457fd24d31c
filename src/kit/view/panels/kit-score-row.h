/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-bin.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitScoreRow:
 *
 * Shows the piece of a player, their name and kind, what the game adds, and their points; an icon
 * while their computer is thinking; and their hand, if all hands are shown. A game derives its own
 * row.
 *
 * CSS: its box has the class "score-row", and "on-turn" while it is the turn of the player; inside
 * are "player-name", "dim" and "score". Accessible role: list item; its label says all of it in one
 * sentence, which is the tooltip too.
 */
#define KIT_TYPE_SCORE_ROW (kit_score_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitScoreRow, kit_score_row, KIT, SCORE_ROW, KitBin)

/**
 * KitScoreRowClass:
 * @update: (nullable): shows @state in what the game added
 * @count_hidden: (nullable): the points that the viewer sees besides those that all see
 * @set_scale: (nullable): sets the size of what the game added, 1 for a narrow window
 * @add_signs: (nullable): adds to @box what the signs that the game added mean, by
 *   kit_score_row_add_sign()
 * @describe: (transfer full): all that the row shows in one sentence, for a screen reader
 */
struct _KitScoreRowClass
{
  KitBinClass parent_class;

  void  (*update)       (KitScoreRow   *row,
                         KitGame       *game,
                         gconstpointer  state);
  guint (*count_hidden) (KitScoreRow   *row,
                         gconstpointer  state);
  void  (*set_scale)    (KitScoreRow   *row,
                         double         scale);
  void  (*add_signs)    (KitScoreRow   *row,
                         GtkBox        *box);
  char *(*describe)     (KitScoreRow   *row,
                         KitGame       *game,
                         gconstpointer  state,
                         gboolean       on_turn);
};

GtkWidget *kit_score_row_new         (const KitGameView *view,
                                      guint              player);
void       kit_score_row_add         (KitScoreRow       *row,
                                      GtkWidget         *widget);
void       kit_score_row_add_below   (KitScoreRow       *row,
                                      GtkWidget         *widget);
void       kit_score_row_show_line   (KitScoreRow       *row,
                                      const char        *line);
void       kit_score_row_add_sign    (GtkBox            *box,
                                      GtkWidget         *sign,
                                      const char        *words);
guint      kit_score_row_get_player  (KitScoreRow       *row);
void       kit_score_row_update      (KitScoreRow       *row,
                                      KitGame           *game,
                                      gconstpointer      state);
void       kit_score_row_set_scale   (KitScoreRow       *row,
                                      double             scale);

G_END_DECLS
