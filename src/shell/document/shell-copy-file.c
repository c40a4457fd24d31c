/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads games from the player's files in threads. */

#include "config.h"

#include "shell-copy.h"

#include "shell-read.h"

/* What the thread needs. */
typedef struct
{
  ShellCatalogue *games;
  GFile          *file;                 /* owned */
} Work;

static void
free_work (gpointer data)
{
  Work *work = data;

  g_object_unref (work->file);
  g_free (work);
}

static void
load_in_thread (GTask        *task,
                gpointer      object,
                gpointer      data,
                GCancellable *cancellable)
{
  const Work *work = data;
  g_autofree char *text = NULL;
  GError *error = NULL;
  gsize length;

  g_debug ("a thread begins to read a game");
  if (shell_read_file (work->file, shell_catalogue_get_max_bytes (work->games), cancellable, &text,
                       &length, &error))
    g_task_return_pointer (task, shell_copy_read (work->games, text, length),
                           (GDestroyNotify) shell_copy_free);
  else
    g_task_return_error (task, error);
  g_debug ("the thread that read a game ends");
}

/**
 * shell_copy_load_async:
 * @games: what it may be
 * @file: a file, on this machine or another
 * @cancellable: (nullable): a cancellable
 * @done: called when it has been read, or cannot be
 * @data: for @done
 */
void
shell_copy_load_async (ShellCatalogue      *games,
                       GFile               *file,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  done,
                       gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_return_if_fail (games != NULL);
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, done, data);
  work = g_new (Work, 1);
  *work = (Work) { games, g_object_ref (file) };
  g_task_set_task_data (task, work, free_work);
  g_task_run_in_thread (task, load_in_thread);
}

/** shell_copy_load_finish: (transfer full) (nullable): what the file holds, which may not be a
    game; @error says why it cannot be read. */
ShellCopy *
shell_copy_load_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
