/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won, and a table of points that the game fills. */

#include "kit-result.h"

#include "kit-chart.h"
#include "kit-portrait.h"

#include "kit/words/kit-words.h"
#include "shell/shell-speech.h"

#include <glib/gi18n.h>
#include <string.h>

#define LARGE 96                        /* pixels of a portrait */
#define SMALL 28

#define HEADING 10                      /* characters of a line */

#define SCENE_US 900000                 /* how long the winners alone are seen, as in style.css */
#define COUNT_US 1000000                /* how long the points are counted up then */

/*
 * A window that shows the winners with their portraits, why the game ended, and a table with the
 * players, their points, and the columns of the game. It can emit "rematch" or "review" and then
 * closes itself.
 *
 * CSS: the winners have the class "winner", the table "points" with "numeric" and "heading" inside.
 * Accessible role: that of GtkWindow. GTK owns the window; it keeps no reference to the game.
 */
struct _KitResult
{
  GtkWindow parent_instance;

  /* template */
  GtkBox    *portraits;
  GtkLabel  *winner;
  GtkLabel  *reason;
  GtkGrid   *table;
  GtkWidget *switcher;                  /* between the charts, if there are several */
  GtkStack  *charts;

  const KitGameView *view;              /* borrowed */

  /* while the points are counted up */
  GtkLabel *totals[KIT_MAX_PLAYERS];
  int       points[KIT_MAX_PLAYERS];
  guint     n;
  gint64    start_us;                   /* 0 before the first frame */
};

G_DEFINE_FINAL_TYPE (KitResult, kit_result, GTK_TYPE_WINDOW)

static void
rematch_clicked_cb (KitResult *result)
{
  g_signal_emit_by_name (result, "rematch");
  gtk_window_close (GTK_WINDOW (result));
}

static void
review_clicked_cb (KitResult *result)
{
  gtk_window_close (GTK_WINDOW (result));
  g_signal_emit_by_name (result, "review");
}

static void
kit_result_class_init (KitResultClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-result.ui");
  gtk_widget_class_bind_template_child (widget_class, KitResult, portraits);
  gtk_widget_class_bind_template_child (widget_class, KitResult, winner);
  gtk_widget_class_bind_template_child (widget_class, KitResult, reason);
  gtk_widget_class_bind_template_child (widget_class, KitResult, table);
  gtk_widget_class_bind_template_child (widget_class, KitResult, switcher);
  gtk_widget_class_bind_template_child (widget_class, KitResult, charts);
  gtk_widget_class_bind_template_callback (widget_class, rematch_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_signal_new ("review", KIT_TYPE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("rematch", KIT_TYPE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_result_init (KitResult *result)
{
  gtk_widget_init_template (GTK_WIDGET (result));
}

/**
 * kit_result_add_cell:
 * @result: a window
 * @text: what is in the cell
 * @column: 0 for headings, 1 for the totals, which are there already, or one of the game's own
 * @row: 0 for headings, or that of a player: one more than the seat
 * @bold: whether it stands out
 *
 * Adds a cell to the table.
 *
 * Returns: (transfer none): its label
 */
GtkLabel *
kit_result_add_cell (KitResult  *result,
                     const char *text,
                     guint       column,
                     guint       row,
                     gboolean    bold)
{
  GtkWidget *label;

  g_return_val_if_fail (KIT_IS_RESULT (result), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (row == 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), HEADING);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_widget_set_valign (label, GTK_ALIGN_END);
    }
  if (column > 0)
    gtk_widget_add_css_class (label, "numeric");
  if (bold)
    gtk_widget_add_css_class (label, "heading");
  gtk_grid_attach (result->table, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

/**
 * kit_result_add_chart:
 * @result: a window
 * @record: the game
 * @title: heads the chart where there are several
 * @label: what is shown, for screen readers
 * @values: of int: of all players in each position for which kit_history_begins_turn()
 *
 * Adds a chart after that of the points.
 */
void
kit_result_add_chart (KitResult       *result,
                      const KitRecord *record,
                      const char      *title,
                      const char      *label,
                      GArray          *values)
{
  g_return_if_fail (KIT_IS_RESULT (result));
  g_return_if_fail (record != NULL && title != NULL && label != NULL && values != NULL);

  gtk_widget_set_visible (result->switcher,
                          gtk_stack_get_visible_child (result->charts) != NULL);
  gtk_stack_add_titled (result->charts, kit_chart_new (result->view, record, label, values), NULL,
                        title);
}

static void
add_points (KitResult       *result,
            const KitRecord *record)
{
  g_autoptr (GArray) values = kit_chart_list_points (record);

  kit_result_add_chart (result, record, _("Points"), _("The points of all players, turn by turn"),
                        values);
}

static void
add_player (KitResult         *result,
            const KitGameView *view,
            const KitPlayer   *player,
            guint              row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (player->name);

  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), kit_portrait_new (view, player->colour, SMALL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (result->table, box, 0, row, 1, 1);
}

static void
fill_table (KitResult         *result,
            const KitGameView *view,
            KitGame           *game)
{
  const KitRecord *record = kit_game_get_record (game);

  for (guint i = 0; i < record->n_players; i++)
    add_player (result, view, &record->players[i], i + 1);
  if (view->fill_result != NULL)
    view->fill_result (result, record);
  /* Translators: heads the column of the final scores. */
  kit_result_add_cell (result, _("Total"), 1, 0, TRUE);
  for (guint i = 0; i < record->n_players; i++)
    {
      int points = view->format->rules->get_score (kit_game_get_state (game), i);
      g_autofree char *score = g_strdup_printf ("%d", points);

      result->totals[i] = kit_result_add_cell (result, score, 1, i + 1, TRUE);
      result->points[i] = points;
      /* As wide as at the end. */
      gtk_label_set_width_chars (result->totals[i], strlen (score));
    }
  result->n = record->n_players;
}

/* All players' points grow at the same pace, so that the winner's end last. */
static gboolean
count_up_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       data)
{
  KitResult *result = KIT_RESULT (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  int most = 1;

  if (result->start_us == 0)
    result->start_us = now + SCENE_US;
  for (guint i = 0; i < result->n; i++)
    most = MAX (most, result->points[i]);
  most = most * CLAMP (now - result->start_us, 0, COUNT_US) / COUNT_US;
  for (guint i = 0; i < result->n; i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", MIN (result->points[i], most));

      gtk_label_set_text (result->totals[i], points);
    }
  return now - result->start_us < COUNT_US ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* (transfer full): who of @winners, a set of seats, has won. */
static char *
name_winners (const KitRecord *record,
              guint            winners)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char name[KIT_WORDS_NAME_SIZE];
  guint n = 0;

  for (guint i = 0; i < record->n_players; i++)
    if (winners & (1u << i))
      {
        if (n++ > 0)
          g_string_append (names, _(", "));
        g_string_append (names, kit_words_name (&record->players[i], name));
      }
  if (n > 1)
    /* Translators: the names of several players. */
    return g_strdup_printf (_("Shared victory: %s"), names->str);
  return g_strdup_printf (_("%s wins"), names->str);
}

static void
show_winners (KitResult         *result,
              const KitGameView *view,
              KitGame           *game)
{
  const KitRecord *record = kit_game_get_record (game);
  guint winners = kit_rules_get_winners (view->format->rules, kit_game_get_state (game));
  g_autofree char *text = name_winners (record, winners);

  gtk_label_set_text (result->winner, text);
  for (guint i = 0; i < record->n_players; i++)
    if (winners & (1u << i))
      {
        GtkWidget *portrait = kit_portrait_new (view, record->players[i].colour, LARGE);

        gtk_widget_add_css_class (portrait, "raised");
        gtk_box_append (result->portraits, portrait);
      }
  gtk_label_set_text (result->reason, view->explain_end (record));
}

/**
 * kit_result_new:
 * @parent: the window of the game
 * @view: of the game
 * @game: a game that is over
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *
kit_result_new (GtkWindow         *parent,
                const KitGameView *view,
                KitGame           *game)
{
  KitResult *result;
  gboolean moving;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (KIT_IS_GAME (game), NULL);
  g_return_val_if_fail (kit_game_is_over (game), NULL);

  result = g_object_new (KIT_TYPE_RESULT, "transient-for", parent, NULL);
  result->view = view;
  if (kit_game_get_record (game)->abandoned)
    {
      gtk_label_set_text (result->winner, _("The game was given up"));
      gtk_label_set_text (result->reason, _("There is no winner."));
    }
  else
    show_winners (result, view, game);
  shell_speech_say (result, SHELL_SPEECH_OWN, gtk_label_get_text (result->winner));
  shell_speech_say (result, SHELL_SPEECH_OWN, gtk_label_get_text (result->reason));
  add_points (result, kit_game_get_record (game));
  fill_table (result, view, game);
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  if (moving)
    gtk_widget_add_tick_callback (GTK_WIDGET (result), count_up_cb, NULL, NULL);
  return GTK_WIDGET (result);
}
