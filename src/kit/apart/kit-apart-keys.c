/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Key files that come from elsewhere. */

#include "kit-apart-keys.h"

#include <string.h>

/* GLib 2.74 warns of a value with two bad escapes. */
static gboolean
has_good_escapes (const char *text,
                  gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (text[i] == '\\' && (++i == length || strchr ("sntr\\", text[i]) == NULL))
      return FALSE;
  return TRUE;
}

static GKeyFile *
load (const char *text,
      gsize       length,
      gsize       most)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (length == 0 || length > most || memchr (text, '\0', length) != NULL ||
      !g_utf8_validate (text, length, NULL) || !has_good_escapes (text, length) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&file);
}

/** kit_apart_load: (transfer full) (nullable): the keys of @text; %NULL if it is no such file. */
GKeyFile *
kit_apart_load (const char *text,
                gsize       length)
{
  return load (text, length, KIT_APART_MAX_BYTES);
}

/** kit_apart_load_file: (transfer full) (nullable): the keys of a file in which texts of
    kit_apart_load() stand; %NULL if it is no such file. */
GKeyFile *
kit_apart_load_file (const char *text,
                     gsize       length)
{
  return load (text, length, KIT_APART_MAX_FILE);
}

/** kit_apart_load_path: (transfer full) (nullable): kit_apart_load_file() of the file at @path. */
GKeyFile *
kit_apart_load_path (const char *path,
                     GError    **error)
{
  g_autofree char *text = NULL;
  gsize length;
  GKeyFile *file;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  file = kit_apart_load_file (text, length);
  if (file == NULL)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, path);
  return file;
}

/** kit_apart_get_id: (transfer full) (nullable): a short word of printable ASCII; %NULL if there is
    none. */
char *
kit_apart_get_id (GKeyFile   *file,
                  const char *group,
                  const char *key)
{
  g_autofree char *id = g_key_file_get_string (file, group, key, NULL);
  gsize length = id != NULL ? strlen (id) : 0;

  if (length == 0 || length > KIT_APART_MAX_ID)
    return NULL;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isprint (id[i]))
      return NULL;
  return g_steal_pointer (&id);
}

/** kit_apart_set_bytes: writes bytes in hexadecimal. */
void
kit_apart_set_bytes (GKeyFile     *file,
                     const char   *group,
                     const char   *key,
                     const guint8 *bytes,
                     gsize         n)
{
  g_autoptr (GString) text = g_string_sized_new (2 * n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  g_key_file_set_string (file, group, key, text->str);
}

/** kit_apart_get_bytes: reads what kit_apart_set_bytes() has written; FALSE if there are not @n
    bytes. */
gboolean
kit_apart_get_bytes (GKeyFile   *file,
                     const char *group,
                     const char *key,
                     guint8     *bytes,
                     gsize       n)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

  if (text == NULL || strlen (text) != 2 * n)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      int high = g_ascii_xdigit_value (text[2 * i]);
      int low = g_ascii_xdigit_value (text[2 * i + 1]);

      if (high < 0 || low < 0)
        return FALSE;
      bytes[i] = 16 * high + low;
    }
  return TRUE;
}
