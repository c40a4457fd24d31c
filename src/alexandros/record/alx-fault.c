/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, and where: the figures for a sentence of alx_words_fault(). */

#include "alx-fault.h"

#include <string.h>

/* Copies @text, cut to whole characters and with an ellipsis if it is too long. */
static void
copy_text (char        to[ALX_FAULT_TEXT],
           const char *text)
{
  static const char ellipsis[] = "…";
  gsize room = ALX_FAULT_TEXT - sizeof ellipsis;
  const char *end;

  if (strlen (text) < ALX_FAULT_TEXT)
    {
      g_strlcpy (to, text, ALX_FAULT_TEXT);
      return;
    }
  end = g_utf8_find_prev_char (text, text + room + 1);
  memcpy (to, text, end - text);
  memcpy (to + (end - text), ellipsis, sizeof ellipsis);
}

/**
 * alx_fault_set:
 * @fault: (out): what is wrong
 * @reason: the kind of fault
 * @line: where, from 1
 * @text: (nullable): see #AlxFaultReason
 * @other: (nullable): see #AlxFaultReason
 *
 * All other fields become zero.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
alx_fault_set (AlxFault       *fault,
               AlxFaultReason  reason,
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

/**
 * alx_fault_figures:
 * @fault: (out): what is wrong
 * @reason: the kind of fault
 * @line: where, from 1
 * @number: what was found
 * @limit: what would have been right
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
alx_fault_figures (AlxFault       *fault,
                   AlxFaultReason  reason,
                   guint           line,
                   guint           number,
                   guint           limit)
{
  alx_fault_set (fault, reason, line, NULL, NULL);
  fault->number = number;
  fault->limit = limit;
  return FALSE;
}

/**
 * alx_fault_cards:
 * @fault: (out): what is wrong
 * @line: where, from 1
 * @symbol: of which there is a wrong number
 * @number: what was found
 * @limit: what would have been right
 *
 * Sets %ALX_FAULT_NUMBER_OF_CARDS.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
alx_fault_cards (AlxFault *fault,
                 guint     line,
                 guint8    symbol,
                 guint     number,
                 guint     limit)
{
  alx_fault_figures (fault, ALX_FAULT_NUMBER_OF_CARDS, line, number, limit);
  fault->text[0] = ALX_LETTERS[symbol];
  return FALSE;
}

/**
 * alx_fault_read:
 * @fault: (out): what is wrong, if %NULL is returned
 * @text: (array length=length): untrusted bytes
 * @length: how many
 *
 * Like base_lines_read(), with its problem as a fault.
 *
 * Returns: (transfer full) (nullable): the groups and keys
 */
BaseLines *
alx_fault_read (AlxFault   *fault,
                const char *text,
                gsize       length)
{
  g_autofree char *excerpt = NULL;
  BaseLinesProblem problem;
  guint line;
  BaseLines *lines = base_lines_read (text, length, &problem, &line, &excerpt);

  if (lines == NULL)
    {
      alx_fault_set (fault, ALX_FAULT_LINES, line, excerpt, NULL);
      fault->lines = problem;
    }
  return lines;
}

/**
 * alx_fault_check_groups:
 * @fault: (out): what is wrong
 * @lines: a file
 * @names: (array zero-terminated=1): the groups that it may have
 *
 * Returns: whether it has no other groups
 */
gboolean
alx_fault_check_groups (AlxFault           *fault,
                        const BaseLines    *lines,
                        const char * const *names)
{
  for (guint i = 0; i < lines->groups->len; i++)
    {
      const BaseGroup *group = g_ptr_array_index (lines->groups, i);

      if (!g_strv_contains (names, group->name))
        return alx_fault_set (fault, ALX_FAULT_UNKNOWN_GROUP, group->line, group->name, NULL);
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
         alx_fault_read_number (key + strlen (prefix), G_MAXINT32, &number);
}

/**
 * alx_fault_check_keys:
 * @fault: (out): what is wrong
 * @group: a group of a file
 * @numbered: (nullable): the prefix of numbered keys that it may have, such as "Shuffle"
 * @keys: (array zero-terminated=1): the other keys that it may have
 *
 * Returns: whether it has no other keys
 */
gboolean
alx_fault_check_keys (AlxFault           *fault,
                      const BaseGroup    *group,
                      const char         *numbered,
                      const char * const *keys)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (!g_strv_contains (keys, line->key) &&
          (numbered == NULL || !is_numbered_key (line->key, numbered)))
        return alx_fault_set (fault, ALX_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
    }
  return TRUE;
}

/**
 * alx_fault_need:
 * @fault: (out): what is wrong, if %NULL is returned
 * @group: a group of a file
 * @key: a mandatory key
 *
 * Returns: (nullable): the line of @key
 */
const BaseLine *
alx_fault_need (AlxFault        *fault,
                const BaseGroup *group,
                const char      *key)
{
  const BaseLine *line = base_group_get_line (group, key);

  if (line == NULL)
    alx_fault_set (fault, ALX_FAULT_MISSING_KEY, group->line, key, group->name);
  return line;
}

/**
 * alx_fault_read_number:
 * @text: digits without a sign or leading zeros
 * @most: the highest number allowed
 * @number: (out): the number
 *
 * Returns: whether @text is a number from 0 to @most
 */
gboolean
alx_fault_read_number (const char *text,
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
