/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games in files that users name, read and written by threads. */

#include "config.h"

#include "shell-copy.h"

#include "shell-read.h"

/* What a thread works with. */
typedef struct
{
  const ShellFormat *format;            /* to be read by, */
  ShellCopy         *copy;              /* or to be written; owned, as the file */
  GFile             *file;
} Work;

static void
free_work (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->copy, shell_copy_unref);
  g_object_unref (work->file);
  g_free (work);
}

static void
run_in_thread (GTaskThreadFunc      func,
               const ShellFormat   *format,
               ShellCopy           *copy,
               GFile               *file,
               GTask               *task)
{
  Work *work = g_new (Work, 1);

  *work = (Work) { format, copy ? shell_copy_ref (copy) : NULL, g_object_ref (file) };
  g_task_set_task_data (task, work, free_work);
  g_task_run_in_thread (task, func);
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

  if (shell_read_file (work->file, work->format->max_bytes, cancellable, &text, &length, &error))
    g_task_return_pointer (task, shell_copy_read (work->format, text, length),
                           (GDestroyNotify)shell_copy_unref);
  else
    g_task_return_error (task, error);
}

/**
 * shell_copy_load_async:
 * @format: how games are kept
 * @file: a file from anywhere
 * @cancellable: (nullable): ends the waiting
 * @done: called when it has been read, or cannot be
 * @data: for @done
 */
void
shell_copy_load_async (const ShellFormat   *format,
                       GFile               *file,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  done,
                       gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);

  g_return_if_fail (G_IS_FILE (file));

  run_in_thread (load_in_thread, format, NULL, file, task);
}

/** shell_copy_load_finish: (transfer full) (nullable): what the file holds, a game or not;
    @error says why it cannot be read. */
ShellCopy *
shell_copy_load_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
save_in_thread (GTask        *task,
                gpointer      object,
                gpointer      data,
                GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gsize length;
  g_autofree char *text = shell_copy_write (work->copy, &length, &error);

  if (text != NULL && g_file_replace_contents (work->file, text, length, NULL, FALSE,
                                               G_FILE_CREATE_NONE, NULL, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * shell_copy_save_async:
 * @copy: a game
 * @file: where it is written; whatever happens, what was there before or the whole game is there
 * @done: called when it is written, or cannot be
 * @data: for @done
 */
void
shell_copy_save_async (ShellCopy           *copy,
                       GFile               *file,
                       GAsyncReadyCallback  done,
                       gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);

  g_return_if_fail (G_IS_FILE (file));

  run_in_thread (save_in_thread, NULL, copy, file, task);
}

/** shell_copy_save_finish: whether the game is written; @error says why not. */
gboolean
shell_copy_save_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
