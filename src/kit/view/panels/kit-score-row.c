/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel. */

#include "kit-score-row.h"

#include "kit-panel.h"

#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/words/kit-words.h"

#include <glib/gi18n.h>

#define PIECE       32                  /* width in pixels, */
#define PIECE_SMALL 20                  /* and beside a name of one line */
#define GAP         8                   /* between name and kind, in pixels */

typedef struct
{
  /* template */
  GtkWidget *box;
  KitFace   *piece;
  GtkBox    *who;
  GtkLabel  *name;
  GtkLabel  *kind;
  GtkWidget *thinking;
  GtkBox    *added;                     /* what the game adds, */
  GtkBox    *below;                     /* also below the name */
  GtkLabel  *score;
  GtkLabel  *line;
  GtkLabel  *presence;

  const KitGameView *view;              /* borrowed */
  guint              player;
  KitColour          colour;
} KitScoreRowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (KitScoreRow, kit_score_row, KIT_TYPE_BIN)

static KitScoreRowPrivate *
get_private (KitScoreRow *row)
{
  return kit_score_row_get_instance_private (row);
}

static void
paint_piece (KitFace  *face,
             cairo_t  *cr,
             double    width,
             double    height,
             gpointer  data)
{
  kit_panel_paint_piece (face, cr, get_private (data)->colour, width, height);
}

static void
kit_score_row_class_init (KitScoreRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_FACE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-score-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, box);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, piece);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, who);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, name);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, kind);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, presence);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, thinking);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, added);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, below);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, score);
  gtk_widget_class_bind_template_child_private (widget_class, KitScoreRow, line);
}

static void
kit_score_row_init (KitScoreRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  kit_face_set_func (get_private (row)->piece, paint_piece, row);
}

/** kit_score_row_new: (transfer floating): a row of the type of @view for @player, by turn
    order. */
GtkWidget *
kit_score_row_new (const KitGameView *view,
                   guint              player)
{
  KitScoreRow *row;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (player < KIT_MAX_PLAYERS, NULL);

  row = g_object_new (view->get_score_row_type (), NULL);
  get_private (row)->view = view;
  get_private (row)->player = player;
  return GTK_WIDGET (row);
}

/** kit_score_row_add: shows @widget before the points, after what was added already. */
void
kit_score_row_add (KitScoreRow *row,
                   GtkWidget   *widget)
{
  g_return_if_fail (KIT_IS_SCORE_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_box_append (get_private (row)->added, widget);
  gtk_widget_set_visible (GTK_WIDGET (get_private (row)->added), TRUE);
}

/** kit_score_row_add_below: shows @widget below the name, after what was added already; the kind
    stands beside the name then. */
void
kit_score_row_add_below (KitScoreRow *row,
                         GtkWidget   *widget)
{
  g_return_if_fail (KIT_IS_SCORE_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (get_private (row)->who),
                                  GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (get_private (row)->who, GAP);
  gtk_widget_add_css_class (get_private (row)->box, "low");
  gtk_box_append (get_private (row)->below, widget);
  gtk_widget_set_visible (GTK_WIDGET (get_private (row)->below), TRUE);
}

/** kit_score_row_show_line: shows words below everything else, such as the cards of a hand; %NULL
    for nothing. */
void
kit_score_row_show_line (KitScoreRow *row,
                         const char  *line)
{
  g_return_if_fail (KIT_IS_SCORE_ROW (row));

  gtk_label_set_text (get_private (row)->line, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (get_private (row)->line), line != NULL);
}

/** kit_score_row_add_sign: adds @sign to @box, with what it means in @words. */
void
kit_score_row_add_sign (GtkBox     *box,
                        GtkWidget  *sign,
                        const char *words)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  g_return_if_fail (GTK_IS_BOX (box) && GTK_IS_WIDGET (sign) && words != NULL);

  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), gtk_label_new (words));
  gtk_box_append (box, line);
}

/** kit_score_row_get_player: the seat, by turn order. */
guint
kit_score_row_get_player (KitScoreRow *row)
{
  g_return_val_if_fail (KIT_IS_SCORE_ROW (row), 0);

  return get_private (row)->player;
}

static void
update_label (KitScoreRow   *row,
              KitGame       *game,
              gconstpointer  state,
              gboolean       on_turn)
{
  GtkLabel *line = get_private (row)->line;
  g_autofree char *first = KIT_SCORE_ROW_GET_CLASS (row)->describe (row, game, state, on_turn);
  g_autofree char *label =
    gtk_widget_get_visible (GTK_WIDGET (line))
      ? g_strdup_printf ("%s %s.", first, gtk_label_get_text (line)) : g_strdup (first);

  if (kit_widget_set_tooltip (row, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

/* (transfer full): who plays: "You" for the only person, the name of a program, or the kind. */
static char *
make_kind (KitScoreRow *row,
           KitGame     *game)
{
  KitScoreRowPrivate *private = get_private (row);
  const KitRecord *record = kit_game_get_record (game);
  const char *program = kit_game_get_program (game, private->player);

  if (kit_record_get_only_person (record) == (int) private->player)
    return g_strdup (_("You"));
  if (program != NULL)
    return kit_words_program (program);
  return g_strdup (private->view->get_kind_name (record->players[private->player].kind));
}

/* A dot says whether a person elsewhere is there, filled or hollow; nothing where it cannot be
   known. */
static void
update_presence (KitScoreRow *row,
                 KitGame     *game)
{
  KitScoreRowPrivate *private = get_private (row);
  const KitConnection *connection = kit_game_get_connection (game);
  guint bit = 1u << private->player;
  gboolean shown = connection != NULL && connection->tells_presence && connection->is_online &&
                   (connection->apart & bit) != 0 && private->player != connection->seat;
  gboolean here = shown && (connection->here & bit) != 0;
  const char *words = here ? _("Is here") : _("Is not here now");

  gtk_widget_set_visible (GTK_WIDGET (private->presence), shown);
  if (!shown)
    return;
  gtk_label_set_text (private->presence, here ? "●" : "○");
  gtk_widget_set_tooltip_text (GTK_WIDGET (private->presence), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (private->presence),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/**
 * kit_score_row_update:
 * @row: a row
 * @game: the game
 * @state: the displayed position
 */
void
kit_score_row_update (KitScoreRow   *row,
                      KitGame       *game,
                      gconstpointer  state)
{
  KitScoreRowPrivate *private = get_private (row);
  g_autofree char *kind = NULL;
  g_autofree char *score = NULL;
  const KitPlayer *player;
  const KitRules *rules;
  gboolean on_turn;
  guint hidden;

  g_return_if_fail (KIT_IS_SCORE_ROW (row));
  g_return_if_fail (KIT_IS_GAME (game));
  g_return_if_fail (state != NULL);
  g_return_if_fail (private->player < kit_game_get_record (game)->n_players);

  rules = private->view->format->rules;
  player = &kit_game_get_record (game)->players[private->player];
  on_turn = kit_rules_head (state)->player == private->player && !kit_game_is_over (game);
  kind = make_kind (row, game);
  hidden = KIT_SCORE_ROW_GET_CLASS (row)->count_hidden != NULL && !kit_rules_head (state)->over
             ? KIT_SCORE_ROW_GET_CLASS (row)->count_hidden (row, state) : 0;
  score = hidden > 0 ? g_strdup_printf ("%d+%u", rules->get_score (state, private->player), hidden)
                     : g_strdup_printf ("%d", rules->get_score (state, private->player));
  if (private->colour != player->colour)
    gtk_widget_queue_draw (GTK_WIDGET (private->piece));
  private->colour = player->colour;

  gtk_label_set_text (private->name, player->name);
  gtk_label_set_text (private->kind, kind);
  gtk_label_set_text (private->score, score);
  update_presence (row, game);
  gtk_widget_set_visible (private->thinking, kit_game_get_thinker (game) == (int) private->player);
  kit_style_set_class (private->box, "on-turn", on_turn);
  if (KIT_SCORE_ROW_GET_CLASS (row)->update != NULL)
    KIT_SCORE_ROW_GET_CLASS (row)->update (row, game, state);
  update_label (row, game, state, on_turn);
}

/** kit_score_row_set_scale: sets the size of the piece and of what the game added, 1 for a narrow
    window. */
void
kit_score_row_set_scale (KitScoreRow *row,
                         double       scale)
{
  int piece;

  g_return_if_fail (KIT_IS_SCORE_ROW (row));
  g_return_if_fail (scale > 0);

  piece = scale * (gtk_widget_get_visible (GTK_WIDGET (get_private (row)->below)) ? PIECE_SMALL
                                                                                  : PIECE);
  gtk_widget_set_size_request (GTK_WIDGET (get_private (row)->piece), piece, piece);
  if (KIT_SCORE_ROW_GET_CLASS (row)->set_scale != NULL)
    KIT_SCORE_ROW_GET_CLASS (row)->set_scale (row, scale);
}
