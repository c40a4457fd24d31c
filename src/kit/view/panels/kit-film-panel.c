/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as a film: a slider over its turns. */

#include "kit-film-panel.h"

#include <glib/gi18n.h>

/* Of more marks that follow from the game alone there is no use. */
#define MOST_MARKS 30

/**
 * KitFilmPanel:
 *
 * Shows where in the game the displayed position is, while the player looks back or the game is
 * over, and moves it: by turns with a slider, or as a film. There are marks at what the players
 * were told of, or where whoever reviews the game wants them. Its actions are the table's.
 *
 * CSS: the slider has the class `film`. Accessible role: that of its parent class.
 */
struct _KitFilmPanel
{
  KitPanel parent_instance;

  /* template */
  GtkLabel      *title;
  GtkScale      *scale;
  GtkAdjustment *turn;                  /* index of @turns */
  GtkWidget     *review;

  GArray   *turns;                      /* owned, of guint: decisions before each turn, and before
                                           the end */
  KitGame  *game;                       /* borrowed; of the turns */
  guint     length;                     /* of that game, then */
  gboolean  reviewed;                   /* the marks are those of a review */
  gboolean  updating;                   /* the slider is moved because the position changed */
};

G_DEFINE_FINAL_TYPE (KitFilmPanel, kit_film_panel, KIT_TYPE_PANEL)

static KitGame *
get_game (KitFilmPanel *panel)
{
  return kit_input_get_game (kit_context_of (panel)->input);
}

static guint
get_cursor (KitFilmPanel *panel,
            guint         turn)
{
  return g_array_index (panel->turns, guint, turn);
}

/* The turn in which the position after @shown decisions is. */
static guint
find_turn (KitFilmPanel *panel,
           guint         shown)
{
  guint turn = panel->turns->len - 1;

  while (turn > 0 && get_cursor (panel, turn) > shown)
    turn--;
  return turn;
}

static void
turn_changed_cb (KitFilmPanel *panel)
{
  guint turn = gtk_adjustment_get_value (panel->turn);

  if (!panel->updating && turn < panel->turns->len)
    kit_game_set_shown (get_game (panel), get_cursor (panel, turn));
}

static void
add_mark (KitFilmPanel *panel,
          guint         decision)
{
  gtk_scale_add_mark (panel->scale, find_turn (panel, decision), GTK_POS_TOP, NULL);
}

/* What all players were told of, if that is not too much. */
static void
mark_told (KitFilmPanel *panel)
{
  const KitGameView *view = kit_context_of (panel)->view;
  const KitRecord *record = kit_game_get_record (get_game (panel));
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < panel->length && view->make_banner != NULL; i++)
    {
      g_autofree char *text = view->make_banner (record, i, -1);

      if (text != NULL)
        g_array_append_val (told, i);
    }
  for (guint i = 0; i < told->len && told->len <= MOST_MARKS; i++)
    add_mark (panel, g_array_index (told, guint, i));
}

static void
list_turns (KitFilmPanel *panel)
{
  KitGame *game = get_game (panel);
  const KitHistory *history = kit_game_get_record (game)->history;

  if (panel->game == game && panel->length == kit_game_get_cursor (game))
    return;
  panel->game = game;
  panel->length = kit_game_get_cursor (game);
  g_array_set_size (panel->turns, 0);
  for (guint i = 0; i <= panel->length; i++)
    if (kit_history_begins_turn (history, i))
      g_array_append_val (panel->turns, i);
  gtk_adjustment_set_upper (panel->turn, panel->turns->len - 1);
  if (panel->reviewed)
    return;
  gtk_scale_clear_marks (panel->scale);
  mark_told (panel);
}

static void
show_title (KitFilmPanel *panel,
            guint         turn)
{
  guint n = panel->turns->len - 1;
  g_autofree char *text =
    /* Translators: which turn of the game is displayed, and how many it has. */
    turn < n ? g_strdup_printf (_("Turn %u of %u"), turn + 1, n)
             /* Translators: the position after the last turn is displayed. */
             : g_strdup_printf (ngettext ("After %u turn", "After %u turns", n), n);

  gtk_label_set_text (panel->title, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
kit_film_panel_update (KitPanel *kit_panel)
{
  KitFilmPanel *panel = KIT_FILM_PANEL (kit_panel);
  KitGame *game = get_game (panel);
  gboolean over = kit_record_is_over (kit_game_get_record (game));
  gboolean visible = kit_game_get_cursor (game) > 0 && (over || kit_game_is_looking (game));
  guint turn;

  gtk_widget_set_visible (GTK_WIDGET (panel), visible);
  if (!visible)
    return;
  list_turns (panel);
  turn = find_turn (panel, kit_game_get_shown (game));
  panel->updating = TRUE;
  gtk_adjustment_set_value (panel->turn, turn);
  panel->updating = FALSE;
  show_title (panel, turn);
  gtk_widget_set_visible (panel->review,
                          over && GTK_IS_APPLICATION_WINDOW (gtk_widget_get_root (
                            GTK_WIDGET (panel))));
}

/* --- virtual functions --- */

static void
kit_film_panel_finalize (GObject *object)
{
  g_array_unref (KIT_FILM_PANEL (object)->turns);
  G_OBJECT_CLASS (kit_film_panel_parent_class)->finalize (object);
}

static void
kit_film_panel_class_init (KitFilmPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_film_panel_finalize;
  KIT_PANEL_CLASS (class)->update = kit_film_panel_update;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-film-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KitFilmPanel, title);
  gtk_widget_class_bind_template_child (widget_class, KitFilmPanel, scale);
  gtk_widget_class_bind_template_child (widget_class, KitFilmPanel, turn);
  gtk_widget_class_bind_template_child (widget_class, KitFilmPanel, review);
  gtk_widget_class_bind_template_callback (widget_class, turn_changed_cb);
}

/* The wheel scrolls what is around the slider, and does not lead to another turn. */
static void
leave_wheel (GtkWidget *scale)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scale);

  for (guint i = g_list_model_get_n_items (controllers); i-- > 0;)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (scale, controller);
    }
}

static void
kit_film_panel_init (KitFilmPanel *panel)
{
  panel->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (panel));
  leave_wheel (GTK_WIDGET (panel->scale));
}

/** kit_film_panel_set_marks: marks the turns of @n decisions, and no others. */
void
kit_film_panel_set_marks (KitFilmPanel *panel,
                          const guint  *decisions,
                          guint         n)
{
  g_return_if_fail (KIT_IS_FILM_PANEL (panel) && (decisions != NULL || n == 0));

  panel->reviewed = TRUE;
  gtk_scale_clear_marks (panel->scale);
  for (guint i = 0; i < n; i++)
    add_mark (panel, decisions[i]);
}
