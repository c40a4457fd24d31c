/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences from rows of a table, texts of several sentences, and lists. */

#include "kit-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Puts a value for each "%s" and "%u" of @format, or "%2$s", as translations may have it. */
static char *
fill (const char    *format,
      const guint8  *values,
      KitWordsValue  get_value,
      gconstpointer  about)
{
  g_auto (GStrv) parts = g_strsplit (format, "%", -1);
  GString *text = g_string_new (parts[0]);

  for (guint i = 1; parts[i] != NULL; i++)
    {
      gboolean is_numbered = g_ascii_isdigit (parts[i][0]);
      guint number = is_numbered ? g_ascii_digit_value (parts[i][0]) : (int) i;
      g_autofree char *value = get_value (about, values[number - 1]);

      g_string_append (text, value);
      g_string_append (text, parts[i] + (is_numbered ? strlen ("2$s") : strlen ("s")));
    }
  return g_string_free (text, FALSE);
}

/**
 * kit_words_sentence:
 * @rows: end with one for %KIT_WORDS_OTHERWISE
 * @key: what is to be said
 * @get_value: makes the text of a value
 * @about: for @get_value
 *
 * Returns: (transfer full) (nullable): the sentence of the row with @key, or else of the last one;
 *   %NULL if that has none
 */
char *
kit_words_sentence (const KitSentence *rows,
                    guint              key,
                    KitWordsValue      get_value,
                    gconstpointer      about)
{
  while (rows->key != key && rows->key != KIT_WORDS_OTHERWISE)
    rows++;
  return rows->format != NULL ? fill (_(rows->format), rows->values, get_value, about) : NULL;
}

/** kit_words_add: adds a sentence, as of printf(), to a @text, after a blank unless it is the
    first. */
void
kit_words_add (GString    *text,
               const char *format,
               ...)
{
  va_list args;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

/** kit_words_add_item: adds an @item to a @list, after a comma unless it is the first. */
void
kit_words_add_item (GString    *list,
                    const char *item)
{
  if (list->len > 0)
    /* Translators: between the items of a list. */
    g_string_append (list, _(", "));
  g_string_append (list, item);
}

/**
 * kit_words_amounts:
 * @amounts: (array length=n): how many of each thing
 * @n: how many things there are
 * @get_name: the name of a thing
 *
 * Returns: (transfer full): such as "2 × Temple, Lyre"; empty for none
 */
char *
kit_words_amounts (const guint8 *amounts,
                   guint         n,
                   const char  *(*get_name) (guint8 thing))
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *several = NULL;

      if (amounts[i] == 0)
        continue;
      /* Translators: a number of cards or goods of one kind: "2 × Temple", "2 × Brick". */
      several = g_strdup_printf (_("%u × %s"), amounts[i], get_name (i));
      kit_words_add_item (list, amounts[i] == 1 ? get_name (i) : several);
    }
  return g_string_free (list, FALSE);
}
