/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel: what Alexandros adds to the row of the kit. */

#include "alx-score-row.h"

#include "alexandros/model/alx-game.h"
#include "alexandros/words/alx-words.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#include <glib/gi18n.h>

#define GOVERNORS 56                    /* width in pixels */
#define CARD_CHARS 2

/*
 * Shows the governors and the number of cards that the player has.
 *
 * CSS: the number of cards has the class "card-count". The row owns what it adds.
 */
struct _AlxScoreRow
{
  KitScoreRow parent_instance;

  GtkWidget *governors;
  GtkWidget *cards;

  KitColour  colour;
  guint      unused;
};

G_DEFINE_FINAL_TYPE (AlxScoreRow, alx_score_row, KIT_TYPE_SCORE_ROW)

/* A filled disc for each governor in reserve, a ring for each one on the board. */
static void
paint_governors (KitFace  *face,
                 cairo_t  *cr,
                 double    width,
                 double    height,
                 gpointer  data)
{
  AlxScoreRow *row = data;
  const KitTheme *theme =
    kit_painter_get_theme (kit_style_get_painter (kit_context_of (face)->style));
  double step = width / ALX_GOVERNORS;
  double radius = step * 0.36;

  cairo_set_line_width (cr, 1.5);
  kit_theme_set (cr, &theme->players[row->colour].body);
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      cairo_arc (cr, step * (i + 0.5), height / 2, radius, 0, 2 * G_PI);
      if (i < row->unused)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

static void
alx_score_row_update (KitScoreRow   *kit_row,
                      KitGame       *game,
                      gconstpointer  state)
{
  AlxScoreRow *row = ALX_SCORE_ROW (kit_row);
  guint player = kit_score_row_get_player (kit_row);
  KitColour colour = kit_game_get_record (game)->players[player].colour;
  guint unused = alx_state_unused_governors (state, player);
  g_autofree char *hand = NULL;

  if (row->colour != colour || row->unused != unused)
    gtk_widget_queue_draw (row->governors);
  row->colour = colour;
  row->unused = unused;
  kit_widget_print (row->cards, "%u", alx_state_hand_size (state, player));
  if (kit_game_shows_all (game))
    hand = alx_state_hand_size (state, player) > 0
             ? alx_words_cards (((const AlxState *) state)->hands[player])
             : g_strdup (_("No card"));
  kit_score_row_show_line (kit_row, hand);
}

static void
alx_score_row_set_scale (KitScoreRow *row,
                         double       scale)
{
  gtk_widget_set_size_request (ALX_SCORE_ROW (row)->governors, GOVERNORS * scale,
                               GOVERNORS * scale / ALX_GOVERNORS);
}

static void
alx_score_row_add_signs (KitScoreRow *row,
                         GtkBox      *box)
{
  GtkWidget *cards = gtk_label_new ("4");

  gtk_widget_add_css_class (cards, "card-count");
  /* Translators: signs, and what they mean: governors that are not on the board, and that are. */
  kit_score_row_add_sign (box, gtk_label_new ("●"), _("Governor in reserve"));
  kit_score_row_add_sign (box, gtk_label_new ("○"), _("Governor on the board"));
  kit_score_row_add_sign (box, cards, _("Cards in the hand"));
}

static char *
alx_score_row_describe (KitScoreRow   *row,
                        KitGame       *game,
                        gconstpointer  position,
                        gboolean       on_turn)
{
  const AlxState *state = position;
  guint seat = kit_score_row_get_player (row);
  const KitPlayer *player = &kit_game_get_record (game)->players[seat];
  char name[KIT_WORDS_NAME_SIZE];
  /* Translators: a player for a screen reader: name, colour, kind, points, unused
     governors, cards. */
  g_autofree char *label =
    g_strdup_printf (_("%s, %s, %s: %u points, unused governors: %u, cards: %u."),
                     kit_words_name (player, name), kit_words_colour (player->colour),
                     alx_words_kind (player->kind), state->scores[seat],
                     alx_state_unused_governors (state, seat), alx_state_hand_size (state, seat));

  return on_turn ? g_strdup_printf (_("On turn: %s"), label) : g_steal_pointer (&label);
}

static void
alx_score_row_class_init (AlxScoreRowClass *class)
{
  KitScoreRowClass *row_class = KIT_SCORE_ROW_CLASS (class);

  row_class->update = alx_score_row_update;
  row_class->set_scale = alx_score_row_set_scale;
  row_class->add_signs = alx_score_row_add_signs;
  row_class->describe = alx_score_row_describe;
}

static void
alx_score_row_init (AlxScoreRow *row)
{
  row->governors = g_object_new (KIT_TYPE_FACE, "valign", GTK_ALIGN_CENTER, NULL);
  kit_face_set_func (KIT_FACE (row->governors), paint_governors, row);
  kit_score_row_add (KIT_SCORE_ROW (row), row->governors);
  row->cards = g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER, "width-chars", CARD_CHARS,
                             NULL);
  gtk_widget_add_css_class (row->cards, "card-count");
  kit_score_row_add (KIT_SCORE_ROW (row), row->cards);
}
