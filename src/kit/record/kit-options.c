/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of a game's rules as rows of data: their keys, their values, and the editions. */

#include "kit-options.h"

#include <string.h>

/** kit_option_get: the number of the value that @option has in @values, from 0. */
guint
kit_option_get (const KitOption *option,
                gconstpointer    values)
{
  return ((const guint8 *) values)[option->offset] / option->step;
}

/** kit_option_set: gives @option the value with a @number. */
void
kit_option_set (const KitOption *option,
                gpointer         values,
                guint            number)
{
  ((guint8 *) values)[option->offset] = number * option->step;
}

/** kit_option_read: gives @option the value that is called @word. Returns: whether there is one. */
gboolean
kit_option_read (const KitOption *option,
                 gpointer         values,
                 const char      *word)
{
  for (guint i = 0; option->words[i] != NULL; i++)
    if (g_str_equal (option->words[i], word))
      {
        kit_option_set (option, values, i);
        return TRUE;
      }
  return FALSE;
}

/** kit_options_new: (transfer full) (nullable): the usual values, to be freed with g_free(); %NULL
    if @options is, in a game without options. */
gpointer
kit_options_new (const KitOptions *options)
{
  return options != NULL ? g_memdup2 (options->usual, options->size) : NULL;
}

/** kit_options_look: (transfer none) (nullable): the values in @state; %NULL if @options is. */
gconstpointer
kit_options_look (const KitOptions *options,
                  gconstpointer     state)
{
  return options != NULL ? (const guint8 *) state + options->offset : NULL;
}

/** kit_options_find: (nullable): the option with this key. */
const KitOption *
kit_options_find (const KitOptions *options,
                  const char       *key)
{
  for (const KitOption *option = options->rows; option->key != NULL; option++)
    if (g_str_equal (option->key, key))
      return option;
  return NULL;
}

/**
 * kit_options_set:
 * @options: of a game
 * @values: (inout): where the option is set
 * @text: such as "Joker=both"
 *
 * Returns: whether there is such an option with such a value
 */
gboolean
kit_options_set (const KitOptions *options,
                 gpointer          values,
                 const char       *text)
{
  g_auto (GStrv) words = g_strsplit (text, "=", 2);
  const KitOption *option = words[0] != NULL ? kit_options_find (options, words[0]) : NULL;

  return option != NULL && words[1] != NULL && kit_option_read (option, values, words[1]);
}

static const KitEdition *
get_editions (const KitOptions *options)
{
  static const KitEdition none = { NULL };

  return options->editions != NULL ? options->editions : &none;
}

/** kit_options_set_edition: sets all @values as in the edition @id. Returns: whether there is
    one. */
gboolean
kit_options_set_edition (const KitOptions *options,
                         gpointer          values,
                         const char       *id)
{
  for (const KitEdition *edition = get_editions (options); edition->id != NULL; edition++)
    if (g_str_equal (edition->id, id))
      {
        memcpy (values, edition->values, options->size);
        return TRUE;
      }
  return FALSE;
}

/** kit_options_find_edition: the index of the edition with these @values; that of the end of the
    list if there is none. */
guint
kit_options_find_edition (const KitOptions *options,
                          gconstpointer     values)
{
  const KitEdition *editions = get_editions (options);
  guint i = 0;

  while (editions[i].id != NULL && memcmp (editions[i].values, values, options->size) != 0)
    i++;
  return i;
}

/** kit_options_list: (transfer full): all options with their values, for whoever has asked for
    another one. */
char *
kit_options_list (const KitOptions *options)
{
  GString *text = g_string_new (NULL);

  for (const KitOption *option = options->rows; option->key != NULL; option++)
    {
      g_autofree char *words = g_strjoinv ("|", (char **) option->words);

      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? ", " : "", option->key, words);
    }
  return g_string_free (text, FALSE);
}

/** kit_options_list_editions: (transfer full): the ids of all editions, likewise. */
char *
kit_options_list_editions (const KitOptions *options)
{
  GString *text = g_string_new (NULL);

  for (const KitEdition *edition = get_editions (options); edition->id != NULL; edition++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", edition->id);
  return g_string_free (text, FALSE);
}
