/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game of the table, and the table as the shell's ShellGame. */

#include "config.h"

#include "kit-table-private.h"

#include "kit/view/dialogs/kit-ask-seats.h"
#include "kit/view/dialogs/kit-invitations.h"
#include "kit/view/dialogs/kit-join.h"
#include "kit/view/dialogs/kit-leave.h"
#include "kit/view/dialogs/kit-new-game.h"
#include "kit/view/dialogs/kit-result.h"
#include "kit/view/kit-begin.h"
#include "kit/view/kit-host.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

/** kit_table_update_title: puts the names of the players into the title and the menu. */
void
kit_table_update_title (KitTable *table)
{
  const KitConnection *connection;
  KitGame *game;

  g_return_if_fail (KIT_IS_TABLE (table));

  game = kit_table_get_game (table);
  connection = kit_game_get_connection (game);
  if (kit_table_menu_update (kit_table_get_objects (table)->menu, kit_game_get_record (game),
                             connection != NULL ? connection->apart : 0))
    g_object_notify (G_OBJECT (table), "title");
}

static void
set_game (KitTable *table,
          KitGame  *game)
{
  kit_banner_forget (kit_table_get_objects (table)->banner);
  kit_pace_set_game (kit_table_get_objects (table)->pace, game);
  kit_table_update_title (table);
  g_object_notify (G_OBJECT (table), "modified");
  kit_game_set_running (game, TRUE);
}

static void
kit_table_proceed (ShellGame *game)
{
  KitTable *table = KIT_TABLE (game);
  g_autoptr (KitGame) next = kit_pace_take_next (kit_table_get_objects (table)->pace);

  set_game (table, next);
  g_signal_emit_by_name (table, "started");
}

/**
 * kit_table_play:
 * @table: a table
 * @game: a new game
 *
 * Announces @game to the shell with “leaving”. If the shell has to save the current game first, it
 * calls proceed() afterwards, or never if that fails; otherwise @game is played at once.
 */
void
kit_table_play (KitTable *table,
                KitGame  *game)
{
  gboolean held = FALSE;

  g_return_if_fail (KIT_IS_TABLE (table) && KIT_IS_GAME (game));

  kit_pace_set_next (kit_table_get_objects (table)->pace, game);
  g_signal_emit_by_name (table, "leaving", &held);
  if (!held)
    kit_table_proceed (SHELL_GAME (table));
}

/** kit_table_continue_here: plays on from the displayed position, as another game. The window opens
    what is written, as it does with a file, once this game was put aside. */
void
kit_table_continue_here (KitTable *table,
                         int       argument)
{
  KitGame *game;
  g_autoptr (KitRecord) record = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  game = kit_table_get_game (table);
  record = kit_record_copy (kit_referee_get_record (kit_game_get_referee (game)));
  kit_history_set_cursor (record->history, kit_game_get_shown (game));
  kit_history_drop_tail (record->history);
  kit_begin_again (KIT_TABLE_GET_CLASS (table)->view, record);
  text = kit_record_write (record);
  gtk_widget_activate_action (GTK_WIDGET (table), "win.continue", "s", text);
}

/* --- its result --- */

/* Who is elsewhere has to be invited again. */
static void
rematch_cb (KitTable *table)
{
  KitGame *last = kit_table_get_game (table);
  g_autoptr (KitGame) game = NULL;

  if (kit_game_get_connection (last) != NULL)
    {
      SHELL_GAME_GET_IFACE (table)->ask_new (SHELL_GAME (table));
      return;
    }
  game = kit_begin_rematch (KIT_TABLE_GET_CLASS (table)->view, last);
  kit_table_play (table, game);
}

static void
review_cb (KitTable *table)
{
  gtk_widget_activate_action (GTK_WIDGET (table), "game.review", NULL);
}

static KitResult *
find_result (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (KIT_IS_RESULT (l->data) && gtk_window_get_transient_for (l->data) == parent)
      return l->data;
  return NULL;
}

/** kit_table_show_result: opens a window with the result, if there is none yet and the table is in
    a window itself. */
void
kit_table_show_result (KitTable *table)
{
  GtkWindow *window;
  GtkWidget *result;

  g_return_if_fail (KIT_IS_TABLE (table));

  window = kit_table_get_window (table);
  if (window == NULL || find_result (window) != NULL)
    return;
  result = kit_result_new (window, KIT_TABLE_GET_CLASS (table)->view, kit_table_get_game (table));
  g_signal_connect_object (result, "rematch", G_CALLBACK (rematch_cb), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (result, "review", G_CALLBACK (review_cb), table, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (result));
}

/* --- new games --- */

/* (transfer full): the game of the very first start. */
static KitGame *
make_first (ShellGame *game)
{
  const KitGameView *view = KIT_TABLE_GET_CLASS (game)->view;

  return kit_game_new (kit_begin_first (view), view->levels);
}

static void
kit_table_start (ShellGame *game)
{
  g_autoptr (KitGame) first = make_first (game);

  kit_table_play (KIT_TABLE (game), first);
}

static void
kit_table_learn (ShellGame *game)
{
  kit_guide_host_start (kit_table_get_objects (KIT_TABLE (game))->host);
}

/* --- tables elsewhere --- */

/** kit_table_invite: shows the invitations to a table that is kept here. */
void
kit_table_invite (KitTable *table,
                  int       argument)
{
  KitGame *game;

  g_return_if_fail (KIT_IS_TABLE (table));

  game = kit_table_get_game (table);
  if (kit_host_keeps (kit_game_get_connection (game)))
    gtk_window_present (GTK_WINDOW (kit_invitations_new (
      kit_table_get_window (table), KIT_TABLE_GET_CLASS (table)->view, game)));
}

/** kit_table_keep: has the tables of this player served again. */
void
kit_table_keep (KitTable *table,
                int       argument)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (KIT_IS_TABLE (table));

  if (!kit_host_start (&error))
    shell_dialogs_tell (kit_table_get_window (table), _("The table cannot be kept"),
                        error->message);
}

/* Plays at a table elsewhere. Who keeps it, and has not invited everybody yet, is reminded. */
static void
joined_cb (KitTable *table,
           KitGame  *game)
{
  const KitConnection *connection = kit_game_get_connection (game);

  kit_table_play (table, game);
  if (kit_host_keeps (connection) && (connection->apart & ~connection->joined) != 0 &&
      kit_table_get_game (table) == game)
    kit_table_invite (table, 0);
}

/* Shows the dialog, unless the seat is one that was told something before, which is played at
   once. */
static void
join (KitTable  *table,
      GtkWidget *dialog,
      gboolean   shown)
{
  g_signal_connect_object (dialog, "start", G_CALLBACK (joined_cb), table, G_CONNECT_SWAPPED);
  if (shown)
    gtk_window_present (GTK_WINDOW (dialog));
}

/* Takes over a seat that was taken before. */
static void
sit_down (KitTable    *table,
          KitSeatFile *file)
{
  gboolean shown = file->sheet == NULL;

  join (table, kit_join_wait (kit_table_get_window (table), KIT_TABLE_GET_CLASS (table)->view,
                              file), shown);
}

/* The tables of this player are served, if this is one of them. */
static void
kit_table_join (ShellGame  *game,
                const char *text)
{
  KitTable *table = KIT_TABLE (game);
  g_autofree char *directory = kit_host_get_directory ();
  KitSeatFile *file = g_str_has_prefix (text, directory) ? kit_seat_file_read (text) : NULL;
  g_autofree char *own = file != NULL ? kit_host_find_table (file->invitation.table) : NULL;

  if (own != NULL)
    kit_table_keep (table, 0);
  if (file != NULL)
    sit_down (table, file);
  else
    join (table, kit_join_new (kit_table_get_window (table), KIT_TABLE_GET_CLASS (table)->view,
                               text[0] != '\0' ? text : NULL), TRUE);
}

/* Only who keeps tables is asked. */
static gboolean
kit_table_ask_to_leave (ShellGame     *game,
                        ShellAnswered  answered,
                        gpointer       data)
{
  GtkWidget *dialog;

  if (!kit_host_is_running ())
    return FALSE;
  dialog = kit_leave_new (kit_table_get_window (KIT_TABLE (game)), answered, data);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

/* --- ShellGame --- */

/* A table without a game proposes the players of a first one. */
static GtkWidget *
make_new_game (KitTable *table)
{
  KitGame *game = kit_table_get_game (table);
  g_autoptr (KitGame) last = game != NULL ? g_object_ref (game) : make_first (SHELL_GAME (table));
  GtkWidget *dialog = kit_new_game_new (kit_table_get_window (table),
                                        kit_table_get_settings (table),
                                        KIT_TABLE_GET_CLASS (table)->view, last);

  g_signal_connect_object (dialog, "start", G_CALLBACK (kit_table_play), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "table", G_CALLBACK (sit_down), table, G_CONNECT_SWAPPED);
  return dialog;
}

static void
kit_table_ask_new (ShellGame *game)
{
  KitTable *table = KIT_TABLE (game);

  if (kit_table_get_objects (table)->new_game == NULL)
    kit_table_set_new_game (table, make_new_game (table));
  gtk_window_present (GTK_WINDOW (kit_table_get_objects (table)->new_game));
}

static gpointer
kit_table_copy (ShellGame *game)
{
  KitReferee *referee = kit_game_get_referee (kit_table_get_game (KIT_TABLE (game)));

  return kit_record_copy (kit_referee_get_record (referee));
}

/* Who may see all hands may have the whole game, with the deck. */
static gpointer
kit_table_look (ShellGame *shell_game,
                gboolean   painted)
{
  KitGame *game = kit_table_get_game (KIT_TABLE (shell_game));
  KitRecord *record;

  if (!painted && kit_game_can_show_all (game))
    return kit_table_copy (shell_game);
  record = kit_record_copy (kit_game_get_record (game));
  if (painted)
    kit_history_set_cursor (record->history, kit_game_get_shown (game));
  return record;
}

/** kit_table_ask_seats: opens a dialog if the game has seats of an unknown kind. A table that is
    not in a window yet asks when it is put into one. */
void
kit_table_ask_seats (KitTable *table)
{
  const KitGameView *view;
  GtkWindow *window;
  KitGame *game;

  g_return_if_fail (KIT_IS_TABLE (table));

  view = KIT_TABLE_GET_CLASS (table)->view;
  window = kit_table_get_window (table);
  game = kit_table_get_game (table);
  if (window != NULL && !kit_game_is_excerpt (game) &&
      kit_game_get_connection (game) == NULL && kit_ask_seats_needed (view, game))
    gtk_window_present (
      GTK_WINDOW (kit_ask_seats_new (window, view, kit_table_get_settings (table), game)));
}

static void
kit_table_install (ShellGame *shell_game,
                   gpointer   record)
{
  KitTable *table = KIT_TABLE (shell_game);
  g_autoptr (KitGame) game = kit_game_new (record, KIT_TABLE_GET_CLASS (table)->view->levels);

  set_game (table, game);
  kit_table_ask_seats (table);
}

static void
kit_table_hold (ShellGame *game,
                gboolean   held)
{
  KitGame *played = kit_table_get_game (KIT_TABLE (game));

  if (played != NULL)
    kit_game_set_held (played, held);
}

static void
kit_table_mark_saved (ShellGame *game,
                      gboolean   saved)
{
  kit_game_mark_saved (kit_table_get_game (KIT_TABLE (game)), saved);
}

static ShellGame *
kit_table_rebuild (ShellGame *game)
{
  KitTable *table = KIT_TABLE (game);
  KitPace *pace = kit_table_get_objects (table)->pace;

  g_signal_handlers_disconnect_by_data (pace, table);
  return g_object_new (G_OBJECT_TYPE (table), "settings", kit_table_get_settings (table), "pace",
                       pace, NULL);
}

static GActionGroup *
kit_table_get_actions (ShellGame *game)
{
  return G_ACTION_GROUP (kit_table_get_objects (KIT_TABLE (game))->group);
}

static GMenuModel *
kit_table_get_menu (ShellGame *game)
{
  return kit_table_get_objects (KIT_TABLE (game))->menu->model;
}

static GtkWidget *
kit_table_make_preferences (ShellGame *game)
{
  return KIT_TABLE_GET_CLASS (game)->make_preferences (kit_table_get_settings (KIT_TABLE (game)));
}

/**
 * kit_table_new_apart:
 * @info: of a game whose widget is a #KitTable
 *
 * Returns: (transfer floating): a table without a game, for a window of its own: nothing is kept of
 *   the settings that are changed at it, and nothing is waited for or asked
 */
GtkWidget *
kit_table_new_apart (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = NULL;

  g_return_val_if_fail (info != NULL, NULL);

  settings = g_settings_new (info->schema);
  g_settings_delay (settings);
  g_settings_set_boolean (settings, "ask-before-ending-turn", FALSE);
  g_settings_set_boolean (settings, "wait-after-events", FALSE);
  g_settings_set_boolean (settings, "pause-before-rivals", FALSE);
  g_settings_set_boolean (settings, "guided", FALSE);
  return g_object_new (info->get_type (), "settings", settings, NULL);
}

/** kit_table_shell_game_init: sets the functions of the interface. */
void
kit_table_shell_game_init (ShellGameInterface *iface)
{
  g_return_if_fail (iface != NULL);

  iface->start = kit_table_start;
  iface->learn = kit_table_learn;
  iface->ask_new = kit_table_ask_new;
  iface->join = kit_table_join;
  iface->ask_to_leave = kit_table_ask_to_leave;
  iface->copy = kit_table_copy;
  iface->look = kit_table_look;
  iface->install = kit_table_install;
  iface->hold = kit_table_hold;
  iface->proceed = kit_table_proceed;
  iface->mark_saved = kit_table_mark_saved;
  iface->rebuild = kit_table_rebuild;
  iface->get_actions = kit_table_get_actions;
  iface->get_menu = kit_table_get_menu;
  iface->make_preferences = kit_table_make_preferences;
}
