/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unfinished games that were put aside for others: each a file of its own, named by the time and
   the players. */

#include "config.h"

#include "shell-store-private.h"

#include "shell-error.h"
#include "shell-store-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#define TIME_FORMAT "%Y-%m-%d %H.%M.%S"
#define TIME_LENGTH 19                  /* bytes, without the blank that follows */

/** shell_store_find_suffix: (nullable): the suffix of @name, if it is that of a game. A game that
    was left in an autosave has that one, of whichever kind it is. */
const char *
shell_store_find_suffix (ShellStore *store,
                         const char *name)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return g_str_has_suffix (name, SHELL_STORE_SUFFIX)
           ? SHELL_STORE_SUFFIX : shell_catalogue_find_suffix (store->games, name);
}

/** shell_store_make_path: (transfer full): the path of a new file in @folder, which is made if need
    be, named by the time, @title and @suffix. */
char *
shell_store_make_path (ShellStore *store,
                       const char *folder,
                       const char *title,
                       const char *suffix)
{
  g_autoptr (GDateTime) now = NULL;
  g_autofree char *time = NULL;
  g_autoptr (GString) base = NULL;
  g_autofree char *directory = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (suffix != NULL, NULL);

  now = g_date_time_new_now_local ();
  time = g_date_time_format (now, TIME_FORMAT);
  base = g_string_new (time);
  g_string_append_printf (base, " %s", title);
  shell_store_shorten (base);
  directory = g_build_filename (store->directory, folder, NULL);
  g_mkdir_with_parents (directory, 0700);
  /* Another program has another slot, and so never tries the same numbers. */
  for (guint n = store->slot; ; n += SHELL_STORE_MAX_SLOTS)
    {
      g_autofree char *name = n == 1 ? g_strconcat (base->str, suffix, NULL)
                                     : g_strdup_printf ("%s (%u)%s", base->str, n, suffix);
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) b, *(char * const *) a);
}

/** shell_store_list: (transfer full): the names of unfinished games, the newest first. It blocks
    while the folder is read; from any thread. */
char **
shell_store_list (ShellStore *store)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  GPtrArray *names;
  const char *name;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);

  folder = g_build_filename (store->directory, "games", NULL);
  dir = g_dir_open (folder, 0, NULL);
  names = g_ptr_array_new ();
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (shell_store_find_suffix (store, name) != NULL)
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

static void
list_in_thread (GTask        *task,
                gpointer      store,
                gpointer      data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, shell_store_list (store), (GDestroyNotify) g_strfreev);
}

/**
 * shell_store_list_async:
 * @store: a store
 * @cancellable: (nullable): a cancellable
 * @done: called with @store when the names of unfinished games are known
 * @data: for @done
 *
 * A thread reads the folder.
 */
void
shell_store_list_async (ShellStore          *store,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  done,
                        gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SHELL_IS_STORE (store));
  g_return_if_fail (done != NULL);

  task = g_task_new (store, cancellable, done, data);
  g_task_run_in_thread (task, list_in_thread);
}

/** shell_store_list_finish: (transfer full) (nullable): the names, the newest first; %NULL if that
    was cancelled. */
char **
shell_store_list_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/** shell_store_get_title: (transfer full): what the player sees of the file called @name: when the
    game was put aside, and who plays. */
char *
shell_store_get_title (ShellStore *store,
                       const char *name)
{
  g_autofree char *title = NULL;
  const char *suffix;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  suffix = shell_store_find_suffix (store, name);
  title = g_strndup (name, strlen (name) - (suffix != NULL ? strlen (suffix) : 0));
  return g_filename_display_name (title);
}

/** shell_store_get_time: (transfer full) (nullable): when the game in the file called @name was put
    aside; %NULL if its name does not say it. From any thread. */
GDateTime *
shell_store_get_time (ShellStore *store,
                      const char *name)
{
  g_autofree char *title = shell_store_get_title (store, name);
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();

  if (title == NULL || strlen (title) <= TIME_LENGTH)
    return NULL;
  title[TIME_LENGTH] = '\0';
  title[10] = 'T';
  title[13] = title[16] = ':';
  return g_date_time_new_from_iso8601 (title, zone);
}

/** shell_store_get_players: (transfer full): who plays in the file called @name; its whole title if
    its name does not begin with a time. From any thread. */
char *
shell_store_get_players (ShellStore *store,
                         const char *name)
{
  g_autoptr (GDateTime) time = shell_store_get_time (store, name);
  char *title = shell_store_get_title (store, name);

  if (time != NULL)
    memmove (title, title + TIME_LENGTH + 1, strlen (title + TIME_LENGTH));
  return title;
}

/**
 * shell_store_put_aside:
 * @store: a store
 * @text: an unfinished game
 * @length: its bytes
 * @title: who plays it
 * @suffix: of the name of its file, which is that of its kind
 * @error: (nullable): why it cannot be written
 *
 * Blocks until the game is on the disk.
 *
 * Returns: (transfer full) (nullable): the name of its file; %NULL if it could not be written
 */
char *
shell_store_put_aside (ShellStore  *store,
                       const char  *text,
                       gsize        length,
                       const char  *title,
                       const char  *suffix,
                       GError     **error)
{
  g_autoptr (GMutexLocker) locker = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (suffix != NULL, NULL);

  locker = g_mutex_locker_new (&store->lock);
  path = shell_store_make_path (store, "games", title, suffix);
  return shell_store_write_file (path, text, length, error) ? g_path_get_basename (path) : NULL;
}

/** shell_store_find_aside: (transfer full) (nullable): the path of the file called @name; %NULL if
    that is no such name, so that nobody is led out of the folder. */
char *
shell_store_find_aside (ShellStore *store,
                        const char *name)
{
  g_return_val_if_fail (SHELL_IS_STORE (store), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return strchr (name, G_DIR_SEPARATOR) == NULL && shell_store_find_suffix (store, name) != NULL
           ? g_build_filename (store->directory, "games", name, NULL) : NULL;
}

/** shell_store_remove_aside: deletes the file called @name, whose game is played again or not
    wanted any more; @error says why that cannot be done. */
gboolean
shell_store_remove_aside (ShellStore  *store,
                          const char  *name,
                          GError     **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (SHELL_IS_STORE (store), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  path = shell_store_find_aside (store, name);
  if (path == NULL)
    shell_error_set (error, SHELL_ERROR_NO_ADDRESS);
  else if (g_unlink (path) != 0)
    shell_error_set_errno (error, errno);
  else
    {
      g_debug ("%s: deleted", path);
      return TRUE;
    }
  return FALSE;
}
