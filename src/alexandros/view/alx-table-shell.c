/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game lies on the table, and what the shell knows of it. */

#include "alx-table-private.h"

#include "alx-ask-seats.h"
#include "alx-new-game.h"
#include "alx-preferences.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/words/alx-words.h"

#include <glib/gi18n.h>

/* Milliseconds between two decisions of computers. */
static gboolean
get_pause (GValue   *value,
           GVariant *variant,
           gpointer  data)
{
  const char *speed = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, g_str_equal (speed, "slow") ? 1500 : g_str_equal (speed, "normal") ? 700 :
                           g_str_equal (speed, "fast") ? 250 : 0);
  return TRUE;
}

static void
set_game (AlxTable *table,
          AlxGame  *game)
{
  AlxGame *old = alx_table_get_game (table);

  table->ended = FALSE;
  if (old != NULL)
    alx_game_set_running (old, FALSE);
  g_settings_bind_with_mapping (table->settings, "animation-speed", game, "pause",
                                G_SETTINGS_BIND_GET, get_pause, NULL, NULL, NULL);
  g_signal_group_set_target (table->signals, game);
  alx_input_set_game (table->input, game);
  alx_table_update_title (table);
  g_object_notify (G_OBJECT (table), "modified");
  alx_game_set_running (game, TRUE);
}

/** alx_table_play_game: has @game played; the one that was played gives way, if it can be kept. */
void
alx_table_play_game (AlxTable *table,
                     AlxGame  *game)
{
  gboolean held = FALSE;

  g_signal_emit_by_name (table, "leaving", &held);
  if (held)
    return;
  set_game (table, game);
  g_signal_emit_by_name (table, "started");
}

/**
 * alx_table_play:
 * @table: a table
 * @record: (transfer full): a new game
 */
void
alx_table_play (AlxTable  *table,
                AlxRecord *record)
{
  g_autoptr (AlxGame) game = alx_game_new (record);

  alx_table_play_game (table, game);
}

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
      g_set_weak_pointer (&table->new_game, alx_new_game_new (alx_table_get_game (table)));
      g_signal_connect_object (table->new_game, "start", G_CALLBACK (alx_table_play_game), table,
                               G_CONNECT_SWAPPED);
      gtk_window_set_transient_for (GTK_WINDOW (table->new_game),
                                    GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))));
    }
  gtk_window_present (GTK_WINDOW (table->new_game));
}

static char *
alx_table_write (ShellGame *game)
{
  return alx_game_write (alx_table_get_game (ALX_TABLE (game)));
}

/** alx_table_ask_seats: asks who plays the seats that nobody known plays, if there are such. */
void
alx_table_ask_seats (AlxTable *table)
{
  GtkWidget *dialog;

  if (!alx_ask_seats_needed (alx_table_get_game (table)))
    return;
  dialog = alx_ask_seats_new (alx_table_get_game (table));
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
alx_table_read (ShellGame   *shell_game,
                const char  *text,
                gsize        length,
                char       **why)
{
  AlxTable *table = ALX_TABLE (shell_game);
  AlxFault fault;
  AlxRecord *record = alx_record_read (text, length, &fault);
  g_autoptr (AlxGame) game = NULL;
  g_autofree char *sentence = NULL;

  if (record == NULL)
    {
      sentence = alx_words_fault (alx_boards_default (), &fault);
      /* Translators: where in a file something is wrong, and what. */
      *why = g_strdup_printf (_("Line %u: %s"), fault.line, sentence);
      return FALSE;
    }
  game = alx_game_new (record);
  set_game (table, game);
  alx_table_ask_seats (table);
  return TRUE;
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

  table->handed_over = TRUE;
  return g_object_new (ALX_TYPE_TABLE, "settings", table->settings, "input", table->input, NULL);
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

/** alx_table_shell_game_init: all that the shell asks of the table. */
void
alx_table_shell_game_init (ShellGameInterface *iface)
{
  iface->start = alx_table_start;
  iface->ask_new = alx_table_ask_new;
  iface->write = alx_table_write;
  iface->read = alx_table_read;
  iface->mark_saved = alx_table_mark_saved;
  iface->rebuild = alx_table_rebuild;
  iface->get_actions = alx_table_get_actions;
  iface->get_menu = alx_table_get_menu;
  iface->make_shortcuts = alx_table_make_shortcuts;
  iface->make_preferences = alx_table_make_preferences;
  iface->accels = alx_table_accels;
  iface->comments = N_("The board game of Leo Colovini, published in 2003 by Winning Moves and Rio Grande Games: "
                       "an independent implementation with its own board and art.");
  iface->file_suffix = ALX_RECORD_SUFFIX;
  iface->file_kind = N_("Games of Alexandros");
}
