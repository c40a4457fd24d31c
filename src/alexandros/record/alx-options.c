/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names and values of the options, section 8 of the rules. */

#include "alx-options.h"

const AlxOptionKey alx_option_keys[4] = {
  { "Joker", G_STRUCT_OFFSET (AlxOptions, joker), { "each", "both", "any" } },
  { "SpecialRefresh", G_STRUCT_OFFSET (AlxOptions, special_refresh), { "false", "true" } },
  { "EndAbove", G_STRUCT_OFFSET (AlxOptions, end_above), { "false", "true" } },
  { "Compensation", G_STRUCT_OFFSET (AlxOptions, compensation), { "all", "occupation", "none" } },
};

/**
 * alx_option_key_set:
 * @option: an option
 * @options: (inout): where it is set
 * @value: the name of a value, as in records
 *
 * Returns: whether the option has this value
 */
gboolean
alx_option_key_set (const AlxOptionKey *option,
                    AlxOptions         *options,
                    const char         *value)
{
  for (guint8 i = 0; option->values[i]; i++)
    if (g_str_equal (value, option->values[i]))
      {
        *((guint8 *) options + option->offset) = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * alx_options_read:
 * @options: (inout): where the option is set
 * @text: such as "Joker=both"
 *
 * Returns: whether there is such an option with such a value
 */
gboolean
alx_options_read (AlxOptions *options,
                  const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "=", 2);

  for (guint i = 0; words[0] && words[1] && i < G_N_ELEMENTS (alx_option_keys); i++)
    if (g_str_equal (words[0], alx_option_keys[i].key))
      return alx_option_key_set (&alx_option_keys[i], options, words[1]);
  return FALSE;
}

/**
 * alx_options_find_edition:
 * @id: "english" (which is the Spanish one too), "french" or "italian"
 * @options: (out): its options, section 8 of the rules
 *
 * Returns: whether there is such an edition
 */
gboolean
alx_options_find_edition (const char *id,
                          AlxOptions *options)
{
  static const struct
  {
    const char *id;
    AlxOptions  options;
  } editions[] = {
    { "english", { 0 } },
    { "french", { .joker = ALX_JOKER_BOTH } },
    { "italian", { .joker = ALX_JOKER_ANY, .special_refresh = TRUE, .end_above = TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (g_str_equal (editions[i].id, id))
      {
        *options = editions[i].options;
        return TRUE;
      }
  return FALSE;
}
