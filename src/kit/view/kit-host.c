/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of this player whose seats are apart: their folder, and who serves them. That is a
   process of its own, which may go on when the window is closed. */

#include "config.h"

#include "kit-host.h"

#include "kit/remote/kit-remote-invite.h"
#include "kit/remote/kit-serving.h"
#include "shell/document/shell-store.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define TOOL GETTEXT_PACKAGE "-cli"

/** kit_host_get_directory: (transfer full) (type filename): where tables and seats are kept. */
char *
kit_host_get_directory (void)
{
  return shell_store_get_tables ();
}

/** kit_host_find_table: (transfer full) (type filename) (nullable): the file of a table that is
    kept here. */
char *
kit_host_find_table (const char *id)
{
  g_autofree char *directory = kit_host_get_directory ();
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  name = g_strconcat (id, KIT_TABLE_SUFFIX, NULL);
  path = g_build_filename (directory, name, NULL);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

/* (transfer full): what tells the table of the seat that is kept at @path from others. */
static char *
find_id (const char *path)
{
  char *name = g_path_get_basename (path);
  char *end = strchr (name, '-');

  if (end != NULL)
    *end = '\0';
  return name;
}

/** kit_host_keeps: whether the table that @connection leads to is kept here; not for %NULL. */
gboolean
kit_host_keeps (const KitConnection *connection)
{
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;

  if (connection == NULL || connection->path == NULL)
    return FALSE;
  id = find_id (connection->path);
  path = kit_host_find_table (id);
  return path != NULL;
}

/* Whether somebody on this machine has a seat at the table. */
static gboolean
has_seat (const char *id)
{
  g_autofree char *directory = kit_host_get_directory ();

  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    {
      g_autofree char *name = kit_seat_file_name (id, p);
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/** kit_host_forget: the player has deleted the seat whose file was at @path: if the table is kept
    here, and nobody else here has a seat at it, it ends for all. */
void
kit_host_forget (const char *path)
{
  g_autofree char *id = NULL;
  g_autofree char *table = NULL;

  g_return_if_fail (path != NULL);

  id = find_id (path);
  table = has_seat (id) ? NULL : kit_host_find_table (id);
  if (table != NULL)
    kit_table_file_delete (table);
}

/* (transfer full) (nullable) (type filename): the tool: beside this program, or in the path. */
static char *
find_tool (GError **error)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *directory = g_path_get_dirname (self != NULL ? self : "");
  g_autofree char *beside = g_build_filename (directory, TOOL, NULL);

  char *found = g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE) ? g_strdup (beside)
                                                                : g_find_program_in_path (TOOL);

  if (found == NULL)
    /* Translators: %s is the name of a program. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _("The program %s is not installed."),
                 TOOL);
  return found;
}

/* (transfer full): the seat of the host, who is on the same machine as the referee. */
static KitSeatFile *
make_seat (KitRemoteTable      *table,
           const KitApartSetup *setup)
{
  g_autofree char *link = kit_remote_invite (table, setup->host);
  g_autofree char *directory = kit_host_get_directory ();
  const KitRemotePlace *place = kit_remote_table_get_place (table);
  g_auto (KitInvitation) invitation = { NULL };

  kit_invitation_read (&invitation, link);
  if (place->is_room)
    {
      g_free (invitation.server.host);
      invitation.server.host = g_strdup ("127.0.0.1");
    }
  return kit_seat_file_new (directory, &invitation, place->folder,
                            setup->players[setup->host].name);
}

/**
 * kit_host_set_table:
 * @view: of the game
 * @setup: of the game, with a host; the record gets its date
 * @place: where the seats meet
 * @error: why there is no table
 *
 * Returns: (transfer full) (nullable): the seat of the host at a new table, which is being served
 */
KitSeatFile *
kit_host_set_table (const KitGameView    *view,
                    KitApartSetup        *setup,
                    const KitRemotePlace *place,
                    GError              **error)
{
  const KitThinkersSetup thinkers = { view->format, view->levels, G_USEC_PER_SEC };
  g_autofree char *directory = kit_host_get_directory ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *time = g_date_time_format (now, "%H:%M:%S");
  g_autofree char *program = kit_remote_name_program ();
  g_autofree char *tool = NULL;
  g_autoptr (KitRemoteTable) table = NULL;
  g_autoptr (KitSeatFile) file = NULL;

  g_return_val_if_fail (view != NULL && setup != NULL && place != NULL, NULL);
  g_return_val_if_fail (setup->host < setup->n_players, NULL);

  /* Otherwise nobody would serve it. */
  tool = find_tool (error);
  if (tool == NULL)
    return NULL;
  setup->abouts[KIT_ABOUT_DATE] = date;
  setup->abouts[KIT_ABOUT_TIME] = time;
  setup->abouts[KIT_ABOUT_PROGRAM] = program;
  table = kit_remote_table_new (setup, &thinkers, place, directory, error);
  if (table == NULL)
    return NULL;
  file = make_seat (table, setup);
  if (!kit_seat_file_write (file, error))
    return NULL;
  g_clear_object (&table);
  return kit_host_start (error) ? g_steal_pointer (&file) : NULL;
}

/* In the new process: it is not ended with the terminal that this one was started from. */
static void
leave_session (gpointer data)
{
  setsid ();
}

/**
 * kit_host_start:
 * @error: why not
 *
 * Has the tables served, unless they are.
 *
 * Returns: whether they are, or will be in a moment
 */
gboolean
kit_host_start (GError **error)
{
  g_autofree char *directory = kit_host_get_directory ();
  g_autofree char *tool = NULL;
  char *argv[] = { NULL, (char *) "referee", (char *) "--leave", directory, NULL };

  if (kit_host_is_running ())
    return TRUE;
  tool = find_tool (error);
  if (tool == NULL)
    return FALSE;
  argv[0] = tool;
  g_mkdir_with_parents (directory, 0700);
  return g_spawn_async (NULL, argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                        leave_session, NULL, NULL, error);
}

/** kit_host_is_running: whether the tables are being served. */
gboolean
kit_host_is_running (void)
{
  g_autofree char *directory = kit_host_get_directory ();

  return kit_serving_find (directory) > 0;
}

/** kit_host_stop: lets the tables rest. */
void
kit_host_stop (void)
{
  g_autofree char *directory = kit_host_get_directory ();
  int process = kit_serving_find (directory);

  if (process > 0)
    kill (process, SIGTERM);
}

/** kit_host_explain_misfit: (transfer full): why this program cannot read what the referee's
    @program tells it, which is older or newer. */
char *
kit_host_explain_misfit (KitApartFit  fit,
                         const char  *program)
{
  g_return_val_if_fail (program != NULL, NULL);

  return g_strdup_printf (
    fit == KIT_APART_OLDER
      ? _("The table is kept by an older program, %s: that one has to be updated.")
      : _("The table is kept by a newer program, %s: this one has to be updated."),
    program);
}
