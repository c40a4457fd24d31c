/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strict reader of [Group] and Key=Value lines that can say what is wrong and where. */

#include "base-lines.h"

#include <string.h>

static void
free_line (gpointer data)
{
  BaseLine *line = data;

  g_free (line->key);
  g_free (line->value);
  g_free (line);
}

static void
free_group (gpointer data)
{
  BaseGroup *group = data;

  g_free (group->name);
  g_hash_table_unref (group->by_key);
  g_ptr_array_unref (group->lines);
  g_free (group);
}

static gboolean
has_control_character (const char *text)
{
  for (; *text; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static BaseLinesProblem
read_group (BaseLines  *lines,
            const char *text,
            guint       number)
{
  g_autofree char *name = g_strndup (text + 1, strlen (text) - 2);
  BaseGroup *group;

  if (base_lines_get_group (lines, name))
    return BASE_LINES_DOUBLE_GROUP;

  group = g_new (BaseGroup, 1);
  group->name = g_steal_pointer (&name);
  group->line = number;
  group->lines = g_ptr_array_new_with_free_func (free_line);
  group->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_add (lines->groups, group);
  g_hash_table_insert (lines->by_name, group->name, group);
  return BASE_LINES_FINE;
}

static BaseLinesProblem
read_key (BaseLines  *lines,
          const char *text,
          guint       number)
{
  const char *equals = strchr (text, '=');
  g_autofree char *key = NULL;
  BaseGroup *group;
  BaseLine *line;

  if (equals == NULL || equals == text)
    return BASE_LINES_NEITHER;
  if (is_blank (equals[-1]) || is_blank (equals[1]))
    return BASE_LINES_BLANKS;
  if (lines->groups->len == 0)
    return BASE_LINES_NO_GROUP;

  group = g_ptr_array_index (lines->groups, lines->groups->len - 1);
  key = g_strndup (text, equals - text);
  if (base_group_get_line (group, key))
    return BASE_LINES_DOUBLE_KEY;

  line = g_new (BaseLine, 1);
  line->key = g_steal_pointer (&key);
  line->value = g_strdup (equals + 1);
  line->line = number;
  line->column = equals - text + 2;
  g_ptr_array_add (group->lines, line);
  g_hash_table_insert (group->by_key, line->key, line);
  return BASE_LINES_FINE;
}

static BaseLinesProblem
read_line (BaseLines  *lines,
           const char *text,
           guint       number)
{
  gsize length = strlen (text);

  if (has_control_character (text))
    return BASE_LINES_CONTROL_CHARACTER;
  if (length == 0)
    return BASE_LINES_FINE;
  if (is_blank (text[0]) || is_blank (text[length - 1]))
    return BASE_LINES_BLANKS;
  if (text[0] == '#')
    return BASE_LINES_FINE;
  if (text[0] == '[' && text[length - 1] == ']' && length > 2)
    return read_group (lines, text, number);
  return read_key (lines, text, number);
}

static guint
count_lines_to (const char *text,
                const char *end)
{
  guint n = 1;

  for (; text < end; text++)
    n += *text == '\n';
  return n;
}

/**
 * base_lines_read:
 * @text: (array length=length): untrusted bytes
 * @length: how many
 * @problem: (out): what is wrong, when %NULL is returned
 * @line: (out): the line it is on, from 1
 * @excerpt: (out) (transfer full) (nullable): the text of that line, if it can be shown
 *
 * Unlike #GKeyFile it keeps line numbers, and refuses a group or key that stands twice.
 * A carriage return at the end of a line is dropped.
 *
 * Returns: (transfer full) (nullable): the groups, or %NULL
 */
BaseLines *
base_lines_read (const char       *text,
                 gsize             length,
                 BaseLinesProblem *problem,
                 guint            *line,
                 char            **excerpt)
{
  g_autoptr (BaseLines) lines = NULL;
  g_auto (GStrv) rows = NULL;
  g_autofree char *copy = NULL;
  const char *mark;
  const char *end;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  *problem = BASE_LINES_FINE;
  *line = 1;
  *excerpt = NULL;

  if (length > BASE_LINES_MAX_BYTES)
    *problem = BASE_LINES_TOO_LARGE;
  else if (length > 0 && (mark = g_strstr_len (text, length, "\xef\xbb\xbf")) != NULL)
    {
      *problem = BASE_LINES_BYTE_ORDER_MARK;
      *line = count_lines_to (text, mark);
    }
  else if (length > 0 && !g_utf8_validate_len (text, length, &end))
    {
      *problem = *end == '\0' ? BASE_LINES_CONTROL_CHARACTER : BASE_LINES_NOT_UTF8;
      *line = count_lines_to (text, end);
    }
  if (*problem != BASE_LINES_FINE)
    return NULL;

  lines = g_new (BaseLines, 1);
  lines->groups = g_ptr_array_new_with_free_func (free_group);
  lines->by_name = g_hash_table_new (g_str_hash, g_str_equal);

  copy = g_strndup (text ? text : "", length);
  rows = g_strsplit (copy, "\n", -1);
  for (guint i = 0; rows[i]; i++)
    {
      gsize n = strlen (rows[i]);

      if (n > 0 && rows[i][n - 1] == '\r' && rows[i + 1] != NULL)
        rows[i][n - 1] = '\0';
      *problem = read_line (lines, rows[i], i + 1);
      if (*problem != BASE_LINES_FINE)
        {
          *line = i + 1;
          if (*problem != BASE_LINES_CONTROL_CHARACTER)
            *excerpt = g_strdup (rows[i]);
          return NULL;
        }
    }
  return g_steal_pointer (&lines);
}

/** base_lines_free: frees what base_lines_read() returned. */
void
base_lines_free (BaseLines *lines)
{
  g_hash_table_unref (lines->by_name);
  g_ptr_array_unref (lines->groups);
  g_free (lines);
}

/**
 * base_lines_get_group:
 * @lines: a text that was read
 * @name: a group's name, without brackets
 *
 * Returns: (nullable): the group; owned by @lines
 */
const BaseGroup *
base_lines_get_group (const BaseLines *lines,
                      const char      *name)
{
  return g_hash_table_lookup (lines->by_name, name);
}

/**
 * base_group_get_line:
 * @group: a group
 * @key: a key
 *
 * Returns: (nullable): the line with this key; owned by @group
 */
const BaseLine *
base_group_get_line (const BaseGroup *group,
                     const char      *key)
{
  return g_hash_table_lookup (group->by_key, key);
}

static gboolean
is_head (const char *line,
         gsize       length,
         const char *group)
{
  gsize n = strlen (group);

  while (length > 0 && g_ascii_isspace (line[length - 1]))
    length--;
  for (; length > 0 && g_ascii_isspace (*line); length--)
    line++;
  return length == n + 2 && line[0] == '[' && memcmp (line + 1, group, n) == 0 &&
         line[n + 1] == ']';
}

/**
 * base_lines_mention:
 * @text: (array length=length): untrusted bytes
 * @length: how many
 * @group: a group's name, without brackets
 *
 * Tells the kind of a text that may be damaged, and so is not read: blanks around the line do not
 * count, and whatever comes before and after.
 *
 * Returns: whether a line is the head of @group
 */
gboolean
base_lines_mention (const char *text,
                    gsize       length,
                    const char *group)
{
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  while (length > 0)
    {
      const char *end = memchr (text, '\n', length);
      gsize n = end != NULL ? (gsize) (end - text) : length;

      if (is_head (text, n, group))
        return TRUE;
      n += end != NULL;
      text += n;
      length -= n;
    }
  return FALSE;
}
