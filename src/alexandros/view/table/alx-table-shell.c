/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game of the table, and the table as the shell's ShellGame. */

#include "alx-table-private.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/dialogs/alx-ask-seats.h"
#include "alexandros/view/dialogs/alx-new-game.h"
#include "alexandros/view/dialogs/alx-preferences.h"
#include "alexandros/view/dialogs/alx-result.h"
#include "alexandros/words/alx-words.h"
#include "base/base-lines.h"

#include <glib/gi18n.h>
#include <string.h>

static void
set_game (AlxTable *table,
          AlxGame  *game)
{
  AlxGame *old = alx_table_get_game (table);

  table->ended = table->held = FALSE;
  if (old != NULL)
    alx_game_set_running (old, FALSE);
  g_signal_group_set_target (table->signals, game);
  alx_input_set_game (table->input, game);
  alx_table_update_speed (table);
  alx_table_update_title (table);
  g_object_notify (G_OBJECT (table), "modified");
  alx_game_set_running (game, TRUE);
}

static void
alx_table_proceed (ShellGame *game)
{
  AlxTable *table = ALX_TABLE (game);
  g_autoptr (AlxGame) next = g_steal_pointer (&table->next);

  set_game (table, next);
  g_signal_emit_by_name (table, "started");
}

/* Announces @game to the shell with "leaving". If the shell has to save the current game first, it
   calls proceed() afterwards, or never if that fails; otherwise @game is played at once. */
static void
play_game (AlxTable *table,
           AlxGame  *game)
{
  gboolean held = FALSE;

  g_set_object (&table->next, game);
  g_signal_emit_by_name (table, "leaving", &held);
  if (!held)
    alx_table_proceed (SHELL_GAME (table));
}

/**
 * alx_table_play:
 * @table: a table
 * @record: (transfer full): a new game
 *
 * Plays @record, as soon as the current game is saved.
 */
void
alx_table_play (AlxTable  *table,
                AlxRecord *record)
{
  g_autoptr (AlxGame) game = NULL;

  g_return_if_fail (ALX_IS_TABLE (table));
  g_return_if_fail (record != NULL);

  game = alx_game_new (record);
  play_game (table, game);
}

/* --- its result --- */

static void
rematch_cb (AlxTable *table)
{
  g_autoptr (AlxGame) game = alx_new_game_rematch (alx_table_get_game (table));

  play_game (table, game);
}

/** alx_table_show_result: opens a window with the result, if the table is in a window itself. */
void
alx_table_show_result (AlxTable *table)
{
  GtkWindow *window = alx_table_get_window (table);
  GtkWidget *result;

  if (window == NULL)
    return;
  result = alx_result_new (window, alx_table_get_game (table));
  g_signal_connect_object (result, "rematch", G_CALLBACK (rematch_cb), table, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (result));
}

/* --- the format of saved games, for all threads --- */

/* What was read from a file: a game, or what is wrong with it. */
typedef struct
{
  AlxRecord *record;                    /* owned, or NULL */
  AlxFault   fault;
} Content;

static gpointer
read_content (const char *text,
              gsize       length)
{
  Content *content = g_new0 (Content, 1);

  content->record = alx_record_read (text, length, &content->fault);
  return content;
}

static char *
write_content (gconstpointer  data,
               gsize         *length)
{
  const Content *content = data;
  char *text = alx_record_write (content->record);

  *length = strlen (text);
  return text;
}

static void
free_content (gpointer data)
{
  Content *content = data;

  g_clear_pointer (&content->record, alx_record_free);
  g_free (content);
}

static char *
explain_content (gconstpointer data)
{
  const Content *content = data;
  g_autofree char *sentence = NULL;

  if (content->record != NULL)
    return NULL;
  sentence = alx_words_fault (alx_boards_default (), &content->fault);
  /* Translators: where in a file something is wrong, and what. */
  return g_strdup_printf (_("Line %u: %s"), content->fault.line, sentence);
}

static const ShellFormat format = {
  .suffix = ALX_RECORD_SUFFIX,
  .max_bytes = BASE_LINES_MAX_BYTES,
  .read = read_content,
  .write = write_content,
  .free = free_content,
  .explain = explain_content,
};

/* --- ShellGame --- */

static void
alx_table_start (ShellGame *game)
{
  alx_table_play (ALX_TABLE (game), alx_new_game_first ());
}

static void
alx_table_ask_new (ShellGame *game)
{
  AlxTable *table = ALX_TABLE (game);

  if (table->new_game == NULL)
    {
      g_set_weak_pointer (&table->new_game, alx_new_game_new (alx_table_get_window (table),
                                                              alx_table_get_game (table)));
      g_signal_connect_object (table->new_game, "start", G_CALLBACK (play_game), table,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (table->new_game));
}

static gpointer
alx_table_copy (ShellGame *game)
{
  Content *content = g_new0 (Content, 1);

  content->record = alx_record_copy (alx_game_get_record (alx_table_get_game (ALX_TABLE (game))));
  return content;
}

/** alx_table_ask_seats: opens a dialog if the game has seats of an unknown kind. A table that is
    not in a window yet asks when it is put into one. */
void
alx_table_ask_seats (AlxTable *table)
{
  GtkWindow *window = alx_table_get_window (table);
  AlxGame *game = alx_table_get_game (table);

  if (window != NULL && alx_ask_seats_needed (game))
    gtk_window_present (GTK_WINDOW (alx_ask_seats_new (window, game)));
}

static void
alx_table_install (ShellGame *shell_game,
                   gpointer   data)
{
  AlxTable *table = ALX_TABLE (shell_game);
  g_autofree Content *content = data;
  g_autoptr (AlxGame) game = alx_game_new (content->record);

  set_game (table, game);
  alx_table_ask_seats (table);
}

static void
alx_table_hold (ShellGame *game,
                gboolean   held)
{
  AlxTable *table = ALX_TABLE (game);
  AlxGame *current = alx_table_get_game (table);

  if (table->held == held)
    return;
  table->held = held;
  if (held)
    table->was_running = alx_game_get_running (current);
  alx_game_set_running (current, !held && table->was_running);
}

static void
alx_table_mark_saved (ShellGame *game,
                      gboolean   saved)
{
  alx_game_mark_saved (alx_table_get_game (ALX_TABLE (game)), saved);
}

static ShellGame *
alx_table_rebuild (ShellGame *game)
{
  AlxTable *table = ALX_TABLE (game);
  AlxTable *next =
    g_object_new (ALX_TYPE_TABLE, "settings", table->settings, "input", table->input, NULL);

  table->handed_over = TRUE;
  next->next = g_steal_pointer (&table->next);
  next->held = table->held;
  next->was_running = table->was_running;
  return SHELL_GAME (next);
}

static GActionGroup *
alx_table_get_actions (ShellGame *game)
{
  return G_ACTION_GROUP (ALX_TABLE (game)->group);
}

static GMenuModel *
alx_table_get_menu (ShellGame *game)
{
  return ALX_TABLE (game)->menu;
}

static GtkWidget *
alx_table_make_preferences (ShellGame *game)
{
  return alx_preferences_new (ALX_TABLE (game)->settings);
}

/** alx_table_shell_game_init: sets the functions and constants of the interface. */
void
alx_table_shell_game_init (ShellGameInterface *iface)
{
  g_return_if_fail (iface != NULL);

  iface->start = alx_table_start;
  iface->ask_new = alx_table_ask_new;
  iface->copy = alx_table_copy;
  iface->install = alx_table_install;
  iface->hold = alx_table_hold;
  iface->proceed = alx_table_proceed;
  iface->mark_saved = alx_table_mark_saved;
  iface->rebuild = alx_table_rebuild;
  iface->get_actions = alx_table_get_actions;
  iface->get_menu = alx_table_get_menu;
  iface->make_shortcuts = alx_table_make_shortcuts;
  iface->make_preferences = alx_table_make_preferences;
  iface->accels = alx_table_accels;
  iface->comments =
    N_("The board game of Leo Colovini, published in 2003 by Winning Moves and Rio Grande Games: "
        "an independent implementation with its own board and art.");
  iface->format = &format;
  iface->file_kind = N_("Games of Alexandros");
}
