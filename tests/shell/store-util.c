/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes and checks files of a store. */

#include "store-util.h"

#include <glib/gstdio.h>
#include <string.h>

static const ShellFormat format = { .max_bytes = MOST };
static const ShellFormat other_format = { .max_bytes = MOST / 2 };
static const ShellGameInfo game = { .id = "game", .suffix = SUFFIX, .format = &format };
static const ShellGameInfo other = { .id = "other", .suffix = OTHER, .format = &other_format };

/** store_games: two kinds of games, which nobody reads. */
ShellCatalogue store_games[] = { &game, &other, NULL };

/** store_make_path: (transfer full): the path of a file in the data folder of the test, which does
    not exist at first. */
char *
store_make_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "alexandros", name, NULL);
}

/** store_check_kept: the autosave of @store is that text, with that about it. */
void
store_check_kept (ShellStore *store,
                  const char *text,
                  const char *uri,
                  gboolean    modified)
{
  g_auto (ShellAutosave) kept = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_true (shell_store_load (store, &kept, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (kept.text, kept.length, text, strlen (text));
  g_assert_cmpstr (kept.uri, ==, uri);
  g_assert_cmpint (kept.modified, ==, modified);
}

/** store_check_file: the file holds that text. */
void
store_check_file (const char *path,
                  const char *text)
{
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &found, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, text);
}

/** store_write_aside: puts a file into the folder of games that were put aside. */
void
store_write_aside (const char *name,
                   const char *text)
{
  g_autofree char *folder = store_make_path ("games");
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/** store_write_game: autosaves a game, which must succeed. */
void
store_write_game (ShellStore *store,
                  const char *text,
                  const char *uri,
                  gboolean    modified)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (shell_store_write (
    store, &(ShellAutosave) { (char *) text, strlen (text), (char *) uri, modified }, &error));
  g_assert_no_error (error);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(char ***) data = shell_store_list_finish (result);
}

/** store_list_aside: (transfer full): the names of unfinished games, as a thread lists them. */
char **
store_list_aside (ShellStore *store)
{
  int n_refs = g_atomic_int_get (&G_OBJECT (store)->ref_count);
  gint64 limit = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  char **names = NULL;

  shell_store_list_async (store, NULL, listed_cb, &names);
  /* The thread holds the store for a moment longer than the task takes. */
  while (names == NULL || g_atomic_int_get (&G_OBJECT (store)->ref_count) > n_refs)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, FALSE);
    }
  return names;
}

/** store_check_aside: the game called @name was put aside, and is that text. */
void
store_check_aside (ShellStore *store,
                   const char *name,
                   const char *text)
{
  g_autofree char *folder = store_make_path ("games");
  g_autofree char *expected = g_build_filename (folder, name, NULL);
  g_autofree char *path = shell_store_find_aside (store, name);

  g_assert_cmpstr (path, ==, expected);
  store_check_file (path, text);
}
