/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, and where: the figures for a sentence of kit_words_fault(). */

#include "kit-fault.h"

#include <string.h>

/* Copies @text, cut to whole characters and with an ellipsis if it is too long. */
static void
copy_text (char        to[KIT_FAULT_TEXT],
           const char *text)
{
  static const char ellipsis[] = "…";
  gsize room = KIT_FAULT_TEXT - sizeof ellipsis;
  const char *end;

  if (strlen (text) < KIT_FAULT_TEXT)
    {
      g_strlcpy (to, text, KIT_FAULT_TEXT);
      return;
    }
  end = g_utf8_find_prev_char (text, text + room + 1);
  memcpy (to, text, end - text);
  memcpy (to + (end - text), ellipsis, sizeof ellipsis);
}

/**
 * kit_fault_set:
 * @fault: (out): what is wrong
 * @reason: the kind of fault
 * @line: where, from 1
 * @text: (nullable): see #KitFaultReason
 * @other: (nullable): see #KitFaultReason
 *
 * All other fields become zero.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
kit_fault_set (KitFault       *fault,
               guint           reason,
               guint           line,
               const char     *text,
               const char     *other)
{
  memset (fault, 0, sizeof *fault);
  fault->reason = reason;
  fault->line = line;
  copy_text (fault->text, text ? text : "");
  copy_text (fault->other, other ? other : "");
  return FALSE;
}

/** kit_fault_value: says that the value on @line is wrong. Returns: %FALSE. */
gboolean
kit_fault_value (KitFault       *fault,
                 const BaseLine *line)
{
  return kit_fault_set (fault, KIT_FAULT_VALUE, line->line, line->value, line->key);
}

/**
 * kit_fault_figures:
 * @fault: (out): what is wrong
 * @reason: the kind of fault
 * @line: where, from 1
 * @text: (nullable): see #KitFaultReason
 * @number: likewise
 * @limit: likewise
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
kit_fault_figures (KitFault       *fault,
                   guint           reason,
                   guint           line,
                   const char     *text,
                   guint           number,
                   guint           limit)
{
  kit_fault_set (fault, reason, line, text, NULL);
  fault->number = number;
  fault->limit = limit;
  return FALSE;
}

/**
 * kit_fault_read:
 * @fault: (out): what is wrong, if %NULL is returned
 * @text: (array length=length): untrusted bytes
 * @length: how many
 *
 * Like base_lines_read(), with its problem as a fault.
 *
 * Returns: (transfer full) (nullable): the groups and keys
 */
BaseLines *
kit_fault_read (KitFault   *fault,
                const char *text,
                gsize       length)
{
  g_autofree char *excerpt = NULL;
  BaseLinesProblem problem;
  guint line;
  BaseLines *lines = base_lines_read (text, length, &problem, &line, &excerpt);

  if (lines == NULL)
    {
      kit_fault_set (fault, KIT_FAULT_LINES, line, excerpt, NULL);
      fault->detail = problem;
    }
  return lines;
}

/**
 * kit_fault_check_groups:
 * @fault: (out): what is wrong
 * @lines: a file
 * @names: (array zero-terminated=1): the groups that it may have
 *
 * Returns: whether it has no other groups
 */
gboolean
kit_fault_check_groups (KitFault           *fault,
                        const BaseLines    *lines,
                        const char * const *names)
{
  for (guint i = 0; i < lines->groups->len; i++)
    {
      const BaseGroup *group = g_ptr_array_index (lines->groups, i);

      if (!g_strv_contains (names, group->name))
        return kit_fault_set (fault, KIT_FAULT_UNKNOWN_GROUP, group->line, group->name, NULL);
    }
  return TRUE;
}

/* Whether @key is @prefix and a number, as in "Shuffle12". */
static gboolean
is_numbered_key (const char *key,
                 const char *prefix)
{
  guint number;

  return g_str_has_prefix (key, prefix) &&
         kit_fault_read_number (key + strlen (prefix), G_MAXINT32, &number);
}

/**
 * kit_fault_check_keys:
 * @fault: (out): what is wrong
 * @group: a group of a file
 * @numbered: (nullable): the prefix of numbered keys that it may have, such as "Shuffle"
 * @keys: (array zero-terminated=1): the other keys that it may have
 *
 * Returns: whether it has no other keys
 */
gboolean
kit_fault_check_keys (KitFault           *fault,
                      const BaseGroup    *group,
                      const char         *numbered,
                      const char * const *keys)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (!g_strv_contains (keys, line->key) &&
          (numbered == NULL || !is_numbered_key (line->key, numbered)))
        return kit_fault_set (fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
    }
  return TRUE;
}

/**
 * kit_fault_check_numbers:
 * @fault: (out): what is wrong
 * @group: a group of a file
 * @prefix: of the numbered keys, such as "Shuffle"; other keys do not matter
 * @first: a number
 *
 * Returns: whether its keys with @prefix have the numbers from @first on, in order and without gaps
 */
gboolean
kit_fault_check_numbers (KitFault        *fault,
                         const BaseGroup *group,
                         const char      *prefix,
                         guint            first)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);
      guint number;

      if (!g_str_has_prefix (line->key, prefix))
        continue;
      if (!kit_fault_read_number (line->key + strlen (prefix), G_MAXINT32, &number))
        return kit_fault_set (fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      if (number != first)
        return kit_fault_figures (fault, KIT_FAULT_KEY_ORDER, line->line, line->key, first, 0);
      first++;
    }
  return TRUE;
}

/**
 * kit_fault_need_group:
 * @fault: (out): what is wrong, if %NULL is returned
 * @lines: a file
 * @name: a mandatory group
 *
 * Returns: (nullable): the group
 */
const BaseGroup *
kit_fault_need_group (KitFault        *fault,
                      const BaseLines *lines,
                      const char      *name)
{
  const BaseGroup *group = base_lines_get_group (lines, name);

  if (group == NULL)
    kit_fault_set (fault, KIT_FAULT_MISSING_GROUP, 1, name, NULL);
  return group;
}

/**
 * kit_fault_need:
 * @fault: (out): what is wrong, if %NULL is returned
 * @group: a group of a file
 * @key: a mandatory key
 *
 * Returns: (nullable): the line of @key
 */
const BaseLine *
kit_fault_need (KitFault        *fault,
                const BaseGroup *group,
                const char      *key)
{
  const BaseLine *line = base_group_get_line (group, key);

  if (line == NULL)
    kit_fault_set (fault, KIT_FAULT_MISSING_KEY, group->line, key, group->name);
  return line;
}

/**
 * kit_fault_read_number:
 * @text: digits without a sign or leading zeros
 * @most: the highest number allowed
 * @number: (out): the number
 *
 * Returns: whether @text is a number from 0 to @most
 */
gboolean
kit_fault_read_number (const char *text,
                       guint       most,
                       guint      *number)
{
  guint64 value;

  if (!g_ascii_isdigit (text[0]) || (text[0] == '0' && text[1] != '\0') ||
      !g_ascii_string_to_unsigned (text, 10, 0, most, &value, NULL))
    return FALSE;
  *number = value;
  return TRUE;
}
