/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel. */

#include "alx-score-row.h"

#include "alexandros/view/alx-picture.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

#define PIECE     32                    /* widths in pixels */
#define GOVERNORS 56

/*
 * Shows a player's governor, name and kind, the governors and cards they have, and their points;
 * and an icon while their computer is thinking.
 *
 * CSS: its box has the class "score-row", and "on-turn" while the player is on turn; inside are
 * "player-name", "dim", "card-count" and "score". Accessible role: list item; its label says all
 * of it in one sentence, which is the tooltip too. It owns a reference to the style.
 */
struct _AlxScoreRow
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget  *box;
  AlxPicture *piece;
  GtkLabel   *name;
  GtkLabel   *kind;
  GtkWidget  *thinking;
  AlxPicture *governors;
  GtkLabel   *cards;
  GtkLabel   *score;

  /* owned */
  AlxStyle *style;

  guint     player;
  AlxColour colour;
  guint     unused;
};

G_DEFINE_FINAL_TYPE (AlxScoreRow, alx_score_row, GTK_TYPE_WIDGET)

static void
paint_piece (AlxPicture *picture,
             cairo_t    *cr,
             double      width,
             double      height,
             gpointer    data)
{
  AlxScoreRow *row = data;

  alx_paint_governor (alx_style_get_painter (row->style), cr, row->colour,
                      (AlxPixel) { width / 2, height / 2 }, MIN (width, height));
}

/* A filled disc for each governor in reserve, a ring for each one on the board. */
static void
paint_governors (AlxPicture *picture,
                 cairo_t    *cr,
                 double      width,
                 double      height,
                 gpointer    data)
{
  AlxScoreRow *row = data;
  const AlxTheme *theme = alx_painter_get_theme (alx_style_get_painter (row->style));
  double step = width / ALX_GOVERNORS;
  double radius = step * 0.36;

  cairo_set_line_width (cr, 1.5);
  alx_theme_set (cr, &theme->players[row->colour].body);
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      cairo_arc (cr, step * (i + 0.5), height / 2, radius, 0, 2 * G_PI);
      if (i < row->unused)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

static void
alx_score_row_dispose (GObject *object)
{
  AlxScoreRow *row = ALX_SCORE_ROW (object);

  g_clear_pointer (&row->box, gtk_widget_unparent);
  g_clear_object (&row->style);
  G_OBJECT_CLASS (alx_score_row_parent_class)->dispose (object);
}

static void
alx_score_row_class_init (AlxScoreRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ALX_TYPE_PICTURE);
  G_OBJECT_CLASS (class)->dispose = alx_score_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-score-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, box);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, piece);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, name);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, kind);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, thinking);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, governors);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, cards);
  gtk_widget_class_bind_template_child (widget_class, AlxScoreRow, score);
}

static void
alx_score_row_init (AlxScoreRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  alx_picture_set_func (row->piece, paint_piece, row);
  alx_picture_set_func (row->governors, paint_governors, row);
}

/** alx_score_row_new: (transfer floating): a row for @player, by turn order. */
GtkWidget *
alx_score_row_new (AlxStyle *style,
                   guint     player)
{
  AlxScoreRow *row;

  g_return_val_if_fail (ALX_IS_STYLE (style), NULL);
  g_return_val_if_fail (player < ALX_MAX_PLAYERS, NULL);

  row = g_object_new (ALX_TYPE_SCORE_ROW, NULL);
  row->style = g_object_ref (style);
  row->player = player;
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), row->piece,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), row->governors,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (row);
}

static void
update_label (AlxScoreRow     *row,
              const AlxPlayer *player,
              const AlxState  *state,
              gboolean         on_turn)
{
  guint hand = alx_state_hand_size (state, row->player);
  char name[ALX_WORDS_NAME_SIZE];
  /* Translators: a player for a screen reader: name, colour, kind, points, unused
     governors, cards. */
  g_autofree char *label =
    g_strdup_printf (_("%s, %s, %s: %u points, unused governors: %u, cards: %u."),
                     alx_words_name (player, name), alx_words_colour (player->colour),
                     alx_words_kind (player->kind), state->scores[row->player], row->unused, hand);
  g_autofree char *full = on_turn ? g_strdup_printf (_("On turn: %s"), label) : g_strdup (label);

  /* Setting a tooltip makes GTK query the pointer from the display. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (row)), full) == 0)
    return;
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), full);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, full, -1);
}

/* (transfer full): the kind of player, or the name of the program that plays. */
static char *
make_kind (AlxGame *game,
           guint    player)
{
  const char *program = alx_game_get_program (game, player);

  return program != NULL
           ? alx_words_program (program)
           : g_strdup (alx_words_kind (alx_game_get_record (game)->players[player].kind));
}

/**
 * alx_score_row_update:
 * @row: a row
 * @game: the game
 * @state: the displayed position
 * @viewer: whether the player is the only person, and called "You"
 */
void
alx_score_row_update (AlxScoreRow    *row,
                      AlxGame        *game,
                      const AlxState *state,
                      gboolean        viewer)
{
  g_autofree char *kind = NULL;
  g_autofree char *score = NULL;
  g_autofree char *cards = NULL;
  const AlxPlayer *player;
  gboolean on_turn;

  g_return_if_fail (ALX_IS_SCORE_ROW (row));
  g_return_if_fail (ALX_IS_GAME (game));
  g_return_if_fail (row->player < alx_game_get_record (game)->n_players);
  g_return_if_fail (state != NULL);

  player = &alx_game_get_record (game)->players[row->player];
  on_turn = state->player == row->player && !alx_game_is_over (game);
  kind = make_kind (game, row->player);
  score = g_strdup_printf ("%u", state->scores[row->player]);
  cards = g_strdup_printf ("%u", alx_state_hand_size (state, row->player));
  if (row->colour != player->colour ||
      row->unused != alx_state_unused_governors (state, row->player))
    {
      gtk_widget_queue_draw (GTK_WIDGET (row->piece));
      gtk_widget_queue_draw (GTK_WIDGET (row->governors));
    }
  row->colour = player->colour;
  row->unused = alx_state_unused_governors (state, row->player);

  gtk_label_set_text (row->name, player->name);
  gtk_label_set_text (row->kind, viewer ? _("You") : kind);
  gtk_label_set_text (row->score, score);
  gtk_label_set_text (row->cards, cards);
  gtk_widget_set_visible (row->thinking, alx_game_get_thinker (game) == (int) row->player);
  alx_style_set_class (row->box, "on-turn", on_turn);
  update_label (row, player, state, on_turn);
}

/** alx_score_row_set_scale: sets the size of the pieces in it, 1 for a narrow window. */
void
alx_score_row_set_scale (AlxScoreRow *row,
                         double       scale)
{
  g_return_if_fail (ALX_IS_SCORE_ROW (row));
  g_return_if_fail (scale > 0);

  gtk_widget_set_size_request (GTK_WIDGET (row->piece), PIECE * scale, PIECE * scale);
  gtk_widget_set_size_request (GTK_WIDGET (row->governors), GOVERNORS * scale,
                               GOVERNORS * scale / ALX_GOVERNORS);
}
