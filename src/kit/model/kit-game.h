/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as whoever looks at it knows it. */

#pragma once

#include "kit-referee.h"
#include "kit-thinkers.h"

G_BEGIN_DECLS

/**
 * KitGame:
 *
 * A game that is being played, as one viewer knows it: the only person; of several persons the one
 * whose hand is open; or nobody. It has the record of that seat, in which there is nothing to hide,
 * says which position is displayed, and asks the referee for whatever changes the game. "changed"
 * is emitted once after each complete change.
 */
#define KIT_TYPE_GAME (kit_game_get_type ())
G_DECLARE_FINAL_TYPE (KitGame, kit_game, KIT, GAME, GObject)

KitGame         *kit_game_new           (KitRecord         *record,
                                         const KitLevel    *levels);
KitGame         *kit_game_new_full      (KitRecord              *record,
                                         const KitThinkersSetup *setup);
KitGame         *kit_game_new_for       (KitReferee        *referee);
KitReferee      *kit_game_get_referee   (KitGame           *game);
char            *kit_game_identify      (KitGame           *game);

guint            kit_game_get_viewer    (KitGame           *game);
void             kit_game_uncover       (KitGame           *game);
void             kit_game_set_peeking   (KitGame           *game,
                                         gboolean           peeking);
gboolean         kit_game_get_peeking   (KitGame           *game);
gboolean         kit_game_can_show_all  (KitGame           *game);
void             kit_game_show_all      (KitGame           *game,
                                         gboolean           all);
gboolean         kit_game_shows_all     (KitGame           *game);
guint            kit_game_get_sight     (KitGame           *game);

const KitRecord *kit_game_get_record    (KitGame           *game);
gconstpointer    kit_game_get_board     (KitGame           *game);
gconstpointer    kit_game_get_state     (KitGame           *game);
guint            kit_game_get_turn      (KitGame           *game);
guint            kit_game_get_decider   (KitGame           *game);
guint            kit_game_get_cursor    (KitGame           *game);
gboolean         kit_game_is_over       (KitGame           *game);
gboolean         kit_game_is_excerpt    (KitGame           *game);
gboolean         kit_game_is_person     (KitGame           *game,
                                         guint              player);
guint            kit_game_count_persons (KitGame           *game);
int              kit_game_get_thinker   (KitGame           *game);
gboolean         kit_game_get_modified  (KitGame           *game);
void             kit_game_mark_saved    (KitGame           *game,
                                         gboolean           saved);

const KitConnection *kit_game_get_connection (KitGame *game);
void             kit_game_reconnect     (KitGame           *game);
gboolean         kit_game_is_waiting    (KitGame           *game);
gboolean         kit_game_decide_line   (KitGame           *game,
                                         gconstpointer      decisions,
                                         guint              n,
                                         KitRefusal        *refusal);
gboolean         kit_game_decide        (KitGame           *game,
                                         gconstpointer      decision,
                                         KitRefusal        *refusal);
gboolean         kit_game_can_undo      (KitGame           *game,
                                         KitStep            step);
gboolean         kit_game_can_redo      (KitGame           *game,
                                         KitStep            step);
void             kit_game_undo          (KitGame           *game,
                                         KitStep            step);
void             kit_game_redo          (KitGame           *game,
                                         KitStep            step);
void             kit_game_resign        (KitGame           *game);
void             kit_game_set_kind      (KitGame           *game,
                                         guint              player,
                                         const char        *kind);
void             kit_game_set_program   (KitGame           *game,
                                         guint              player,
                                         const char        *command);
const char      *kit_game_get_program   (KitGame           *game,
                                         guint              player);
gboolean         kit_game_get_fallback  (KitGame     *game,
                                         KitFallback *fallback);
void             kit_game_get_wishes    (KitGame           *game,
                                         KitWishes         *wishes);
const KitOrders *kit_game_get_orders    (KitGame           *game,
                                         guint              player);
void             kit_game_set_orders    (KitGame           *game,
                                         guint              player,
                                         const KitOrders   *orders);
gboolean         kit_game_is_ordered    (KitGame           *game);
void             kit_game_set_running   (KitGame           *game,
                                         gboolean           running);
gboolean         kit_game_get_running   (KitGame           *game);
void             kit_game_set_held      (KitGame           *game,
                                         gboolean           held);
void             kit_game_set_pause     (KitGame           *game,
                                         guint              pause_ms);
void             kit_game_step          (KitGame           *game);
gboolean         kit_game_thinks_long   (KitGame           *game);
void             kit_game_hurry         (KitGame           *game);

guint            kit_game_get_shown     (KitGame           *game);
void             kit_game_set_shown     (KitGame           *game,
                                         guint              index);
gboolean         kit_game_is_looking    (KitGame           *game);
void             kit_game_get_shown_state (KitGame *game,
                                           gpointer state);

G_END_DECLS
