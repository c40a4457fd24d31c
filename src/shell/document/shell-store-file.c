/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How files of the program are written and named. */

#include "config.h"

#include "shell-store-file.h"

#define MAX_TITLE   160                 /* bytes */

/** shell_store_write_file: writes and fsyncs a temporary file and renames it to @path, so that
    @path always holds one whole text. */
gboolean
shell_store_write_file (const char  *path,
                        const char  *text,
                        gsize        length,
                        GError     **error)
{
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!g_file_set_contents_full (path, text, length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, error))
    return FALSE;
  g_debug ("%s: %" G_GSIZE_FORMAT " bytes written", path, length);
  return TRUE;
}

/** shell_store_shorten: makes a name of a file of @title: file systems want names of at most 255
    bytes, of which the rest of the name needs some. */
void
shell_store_shorten (GString *title)
{
  g_return_if_fail (title != NULL);

  if (title->len > MAX_TITLE)
    g_string_truncate (title, g_utf8_find_prev_char (title->str, title->str + MAX_TITLE) -
                                title->str);
  g_string_replace (title, "/", "-", 0);
}
