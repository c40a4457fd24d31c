/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unfinished games that gave way to others: each a file of its own, named by the time
   and the players. */

#include "config.h"

#include "shell-store-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define MAX_ASIDE 20
#define MAX_TITLE 160                   /* bytes */

/** shell_store_write_file: a new file, brought to the disk, and then renamed: whatever happens, one
    whole game is there. */
gboolean
shell_store_write_file (const char  *path,
                        const char  *text,
                        gsize        length,
                        GError     **error)
{
  return g_file_set_contents_full (path, text, length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

/** shell_store_make_path: (transfer full): of a new file in @folder, named by the
    time and @title. */
char *
shell_store_make_path (ShellStore *store,
                       const char *folder,
                       const char *title)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H.%M.%S");
  g_autofree char *base = g_strdup_printf ("%s %s", time, title);

  /* File systems want names of at most 255 bytes. */
  if (strlen (base) > MAX_TITLE)
    *g_utf8_find_prev_char (base, base + MAX_TITLE) = '\0';
  g_strdelimit (base, "/", '-');
  for (guint n = 1; ; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (base, store->suffix, NULL)
                                     : g_strdup_printf ("%s (%u)%s", base, n, store->suffix);
      g_autofree char *path = g_build_filename (store->directory, folder, name, NULL);

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

/**
 * shell_store_list_aside:
 *
 * Returns: (transfer full): the paths of unfinished games, the newest first
 */
char **
shell_store_list_aside (ShellStore *store)
{
  g_autofree char *folder = g_build_filename (store->directory, "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, store->suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  g_ptr_array_add (paths, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&paths), FALSE);
}

/** shell_store_get_title: (transfer full): what a game set aside is called: when,
    and who played. */
char *
shell_store_get_title (ShellStore *store,
                       const char *path)
{
  char *title = g_path_get_basename (path);

  title[strlen (title) - strlen (store->suffix)] = '\0';
  return title;
}

/**
 * shell_store_put_aside:
 * @store: a store
 * @text: an unfinished game
 * @title: who plays it
 * @error: (nullable): why it cannot be kept
 *
 * Returns: (transfer full) (nullable): where it is on disk; %NULL if it is not
 */
char *
shell_store_put_aside (ShellStore  *store,
                       const char  *text,
                       const char  *title,
                       GError     **error)
{
  g_autofree char *path = shell_store_make_path (store, "games", title);
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  return shell_store_write_file (path, text, strlen (text), error) ? g_steal_pointer (&path) : NULL;
}

/** shell_store_trim: gives up the oldest of very many games that were put aside. */
void
shell_store_trim (ShellStore *store)
{
  g_auto (GStrv) paths = shell_store_list_aside (store);

  for (guint i = 0; paths[i]; i++)
    if (i >= MAX_ASIDE)
      g_unlink (paths[i]);
}
