/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files that may be anything: never blocks on a pipe or a device, and never reads more than
   is of use. */

#include "shell-read.h"

#include "shell-error.h"

#include "base/base-file.h"

/**
 * shell_read_path:
 * @path: (type filename): a file of this machine
 * @most: how many bytes are of use
 * @text: (out) (transfer full): its content, with a NUL appended
 * @length: (out): its length in bytes; @most + 1 if it is longer than @most
 * @error: (nullable): why it cannot be read, a #GFileError or a #ShellError
 *
 * May be called from any thread.
 *
 * Returns: whether it was read
 */
gboolean
shell_read_path (const char  *path,
                 gsize        most,
                 char       **text,
                 gsize       *length,
                 GError     **error)
{
  int problem;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (length != NULL, FALSE);

  if (base_file_read (path, most, text, length, &problem))
    {
      g_debug ("%s: %" G_GSIZE_FORMAT " bytes read", path, *length);
      return TRUE;
    }
  g_debug ("%s: cannot be read: %s", path, problem ? g_strerror (problem) : "not a regular file");
  if (problem == 0)
    shell_error_set (error, SHELL_ERROR_NOT_REGULAR);
  else
    shell_error_set_errno (error, problem);
  return FALSE;
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

/**
 * shell_read_file:
 * @file: a file, on this machine or another
 * @most: how many bytes are of use
 * @cancellable: (nullable): a cancellable
 * @text: (out) (transfer full): its content, with a NUL appended
 * @length: (out): its length in bytes; @most + 1 if it is longer than @most
 * @error: (nullable): why it cannot be read
 *
 * Blocks, and so is not for the main thread.
 *
 * Returns: whether it was read
 */
gboolean
shell_read_file (GFile         *file,
                 gsize          most,
                 GCancellable  *cancellable,
                 char         **text,
                 gsize         *length,
                 GError       **error)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (length != NULL, FALSE);

  base = g_file_get_basename (file);
  if (base == NULL)
    {
      shell_error_set (error, SHELL_ERROR_NO_ADDRESS);
      return FALSE;
    }
  if (g_file_peek_path (file) != NULL)
    return shell_read_path (g_file_peek_path (file), most, text, length, error);
  return read_stream (file, most, cancellable, text, length, error);
}
