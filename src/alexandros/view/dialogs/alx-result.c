/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won, and each player's points levy by levy. */

#include "alx-result.h"

#include "alx-portrait.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

#define LARGE 96                        /* pixels of a portrait */
#define SMALL 28

/*
 * A window that shows the winners with their portraits, why the game ended, and a table with a
 * column for each levy. It can emit "rematch" and then closes itself.
 *
 * CSS: the winners have the class "winner", the table "levies" with "numeric" and "heading" inside.
 * Accessible role: that of GtkWindow. GTK owns the window; it keeps no reference to the game.
 */
struct _AlxResult
{
  GtkWindow parent_instance;

  /* template */
  GtkBox   *portraits;
  GtkLabel *winner;
  GtkLabel *reason;
  GtkGrid  *table;
};

G_DEFINE_FINAL_TYPE (AlxResult, alx_result, GTK_TYPE_WINDOW)

static void
rematch_clicked_cb (AlxResult *result)
{
  g_signal_emit_by_name (result, "rematch");
  gtk_window_close (GTK_WINDOW (result));
}

static void
alx_result_class_init (AlxResultClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-result.ui");
  gtk_widget_class_bind_template_child (widget_class, AlxResult, portraits);
  gtk_widget_class_bind_template_child (widget_class, AlxResult, winner);
  gtk_widget_class_bind_template_child (widget_class, AlxResult, reason);
  gtk_widget_class_bind_template_child (widget_class, AlxResult, table);
  gtk_widget_class_bind_template_callback (widget_class, rematch_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_signal_new ("rematch", ALX_TYPE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alx_result_init (AlxResult *result)
{
  gtk_widget_init_template (GTK_WIDGET (result));
}

static void
add_cell (AlxResult  *result,
          const char *text,
          guint       column,
          guint       row,
          gboolean    bold)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column > 0)
    gtk_widget_add_css_class (label, "numeric");
  if (bold)
    gtk_widget_add_css_class (label, "heading");
  gtk_grid_attach (result->table, label, column, row, 1, 1);
}

/* Adds a column for each levy: its turn, then the points of each player. */
static void
add_levies (AlxResult       *result,
            const AlxRecord *record)
{
  guint column = 2;

  for (guint i = 0; i < alx_history_get_cursor (record->history); i++)
    {
      g_autofree char *turn = NULL;
      AlxEvents events;
      AlxState before;

      if (alx_history_get_decision (record->history, i)->kind != ALX_LEVY)
        continue;
      alx_history_get_state_at (record->history, i, &before);
      alx_history_explain (record->history, i, &events);
      turn = g_strdup_printf ("%u", before.turn);
      add_cell (result, turn, column, 0, FALSE);
      for (guint k = 0; k < events.n; k++)
        if (events.items[k].kind == ALX_EVENT_SCORED)
          {
            g_autofree char *points = g_strdup_printf ("%u", events.items[k].number);

            add_cell (result, points, column, events.items[k].player + 1, FALSE);
          }
      column++;
    }
}

static void
add_player (AlxResult       *result,
            const AlxPlayer *player,
            guint            row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (player->name);

  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), alx_portrait_new (player->colour, SMALL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (result->table, box, 0, row, 1, 1);
}

static void
fill_table (AlxResult       *result,
            const AlxRecord *record)
{
  const AlxState *state = alx_history_get_state (record->history);

  /* Translators: heads the row of the turns in which taxes were levied. */
  add_cell (result, _("Levy in turn"), 0, 0, FALSE);
  for (guint i = 0; i < record->n_players; i++)
    add_player (result, &record->players[i], i + 1);
  add_levies (result, record);
  /* Translators: heads the column of the final scores. */
  add_cell (result, _("Total"), 1, 0, TRUE);
  for (guint i = 0; i < record->n_players; i++)
    {
      g_autofree char *score = g_strdup_printf ("%u", state->scores[i]);

      add_cell (result, score, 1, i + 1, TRUE);
    }
}

static char *
name_winners (const AlxRecord *record)
{
  guint winners = alx_state_winners (alx_history_get_state (record->history));
  g_autoptr (GString) names = g_string_new (NULL);
  char name[ALX_WORDS_NAME_SIZE];
  guint n = 0;

  for (guint i = 0; i < record->n_players; i++)
    if (winners & (1 << i))
      {
        if (n++ > 0)
          g_string_append (names, _(", "));
        g_string_append (names, alx_words_name (&record->players[i], name));
      }
  if (n > 1)
    /* Translators: the names of several players. */
    return g_strdup_printf (_("Shared victory: %s"), names->str);
  return g_strdup_printf (_("%s wins"), names->str);
}

/**
 * alx_result_new:
 * @parent: the window of the game
 * @game: a game that is over
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *
alx_result_new (GtkWindow *parent,
                AlxGame   *game)
{
  g_autofree char *winner = NULL;
  const AlxRecord *record;
  const AlxState *state;
  AlxResult *result;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ALX_IS_GAME (game), NULL);

  record = alx_game_get_record (game);
  state = alx_game_get_state (game);
  winner = name_winners (record);
  result = g_object_new (ALX_TYPE_RESULT, "transient-for", parent, NULL);
  if (record->abandoned)
    {
      gtk_label_set_text (result->winner, _("The game was given up"));
      gtk_label_set_text (result->reason, _("There is no winner."));
    }
  else
    {
      gtk_label_set_text (result->winner, winner);
      for (guint i = 0; i < record->n_players; i++)
        if (alx_state_winners (state) & (1 << i))
          gtk_box_append (result->portraits, alx_portrait_new (record->players[i].colour, LARGE));
      if (state->no_move)
        gtk_label_set_text (result->reason, _("Alexander could not be moved any more."));
      else if (alx_state_is_last_turn (state, alx_game_get_board (game)))
        gtk_label_set_text (result->reason,
                            _("The walls have run out, and the last turn is done."));
      else
        gtk_label_set_text (result->reason, _("The end of the score track has been reached."));
    }
  fill_table (result, record);
  return GTK_WIDGET (result);
}
