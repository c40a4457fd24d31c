/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads games in threads: the autosave, the player's files, games that were put aside. */

#include "shell-load.h"

#include "shell-error.h"
#include "shell-read.h"

/** shell_loaded_free: frees @loaded. */
void
shell_loaded_free (ShellLoaded *loaded)
{
  g_return_if_fail (loaded != NULL);

  g_clear_object (&loaded->file);
  g_clear_pointer (&loaded->copy, shell_copy_free);
  g_free (loaded->aside);
  g_free (loaded);
}

/* (transfer full) (nullable): the file of an autosave, if its URI is that of a file. */
static GFile *
find_file (const char *uri)
{
  g_autoptr (GFile) file = uri ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *base = file ? g_file_get_basename (file) : NULL;

  return base != NULL ? g_steal_pointer (&file) : NULL;
}

/* Reads a file of another machine, or one that only GIO can reach. */
static gboolean
read_stream (GFile         *file,
             gsize          most,
             GCancellable  *cancellable,
             char         **text,
             gsize         *length,
             GError       **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                                  G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *bytes = NULL;

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      shell_error_set (error, SHELL_ERROR_NOT_REGULAR);
      return FALSE;
    }
  stream = g_file_read (file, cancellable, error);
  bytes = g_malloc0 (most + 2);
  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, most + 1, length,
                                                  cancellable, error))
    return FALSE;
  g_debug ("a file from elsewhere: %" G_GSIZE_FORMAT " bytes read", *length);
  *text = g_steal_pointer (&bytes);
  return TRUE;
}

/* Reads a file, on this machine or another. */
static gboolean
read_file (GFile         *file,
           gsize          most,
           GCancellable  *cancellable,
           ShellAutosave *found,
           GError       **error)
{
  g_autofree char *base = g_file_get_basename (file);

  if (base == NULL)
    {
      shell_error_set (error, SHELL_ERROR_NO_ADDRESS);
      return FALSE;
    }
  if (g_file_peek_path (file) != NULL)
    return shell_read_path (g_file_peek_path (file), most, &found->text, &found->length, error);
  return read_stream (file, most, cancellable, &found->text, &found->length, error);
}

static void
load_in_thread (GTask        *task,
                gpointer      store,
                gpointer      data,
                GCancellable *cancellable)
{
  ShellLoaded *loaded = data;
  ShellCatalogue *games = shell_store_get_games (store);
  g_auto (ShellAutosave) found = { NULL };
  GError *error = NULL;

  g_debug ("a thread begins to read a game");
  if (loaded->file != NULL)
    read_file (loaded->file, shell_catalogue_get_max_bytes (games), cancellable, &found, &error);
  else if (shell_store_load (store, &found, &error))
    loaded->file = find_file (found.uri);
  if (found.text != NULL)
    loaded->copy = shell_copy_read (games, found.text, found.length);
  loaded->saved = loaded->file != NULL && loaded->aside == NULL && !found.modified;
  g_debug ("the thread that read a game ends");
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * shell_load_async:
 * @store: has the autosave, and the games that it may be
 * @file: (nullable): a file, on this machine or another; %NULL for the autosave
 * @aside: (nullable): the name of the game in @file if it was put aside
 * @cancellable: (nullable): a cancellable
 * @done: called when it has been read, or cannot be; must call shell_load_finish()
 * @data: for @done
 */
void
shell_load_async (ShellStore          *store,
                  GFile               *file,
                  const char          *aside,
                  GCancellable        *cancellable,
                  GAsyncReadyCallback  done,
                  gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  ShellLoaded *loaded;

  g_return_if_fail (SHELL_IS_STORE (store));
  g_return_if_fail (file == NULL || G_IS_FILE (file));
  g_return_if_fail (done != NULL);

  loaded = g_new (ShellLoaded, 1);
  *loaded = (ShellLoaded) { file ? g_object_ref (file) : NULL, g_strdup (aside) };
  task = g_task_new (store, cancellable, done, data);
  g_task_set_task_data (task, loaded, NULL);
  if (file == NULL)
    g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_run_in_thread (task, load_in_thread);
}

/** shell_load_finish: (transfer full): what was read; @error says why it cannot be read, or is not
    a game. */
ShellLoaded *
shell_load_finish (GAsyncResult  *result,
                   GError       **error)
{
  ShellLoaded *loaded;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  loaded = g_task_get_task_data (G_TASK (result));
  if (g_task_propagate_boolean (G_TASK (result), error) && loaded->copy != NULL)
    shell_copy_check (loaded->copy, error);
  return loaded;
}
