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
