/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the games that a command plays, as its arguments say them. */

#include "config.h"

#include "kit-cli-rules.h"

#include <glib/gi18n.h>

static void
refuse_edition (const KitCliRules *rules,
                const KitOptions  *table)
{
  g_autofree char *why = g_strdup_printf (_("there is no edition “%s”"), rules->edition);
  g_autofree char *legal = kit_options_list_editions (table);

  kit_cli_refuse (why, legal);
}

static void
refuse_option (const char       *option,
               const KitOptions *table)
{
  g_autofree char *why = g_strdup_printf (_("there is no option “%s”"), option);
  g_autofree char *legal = kit_options_list (table);

  kit_cli_refuse (why, legal);
}

/**
 * kit_cli_rules_read:
 * @rules: what the arguments say
 * @game: the game
 * @values: (out) (transfer full) (nullable): the values of all its options, %NULL if it has none;
 *   to be freed with g_free(), also after an error
 *
 * Returns: whether the game has that edition and these options; if not, prints an error
 */
gboolean
kit_cli_rules_read (const KitCliRules *rules,
                    const KitCliGame  *game,
                    gpointer          *values)
{
  const KitOptions *table = game->format->options;

  *values = kit_options_new (table);
  if (rules->edition != NULL && !kit_options_set_edition (table, *values, rules->edition))
    {
      refuse_edition (rules, table);
      return FALSE;
    }
  for (guint i = 0; rules->options != NULL && rules->options[i] != NULL; i++)
    if (!kit_options_set (table, *values, rules->options[i]))
      {
        refuse_option (rules->options[i], table);
        return FALSE;
      }
  return TRUE;
}

/** kit_cli_rules_describe: (transfer full): the arguments as they were given, to be added to a
    line, such as ", rules french, Joker=any"; empty if there are none. */
char *
kit_cli_rules_describe (const KitCliRules *rules)
{
  GString *text = g_string_new (NULL);

  if (rules->edition != NULL)
    g_string_append_printf (text, ", rules %s", rules->edition);
  for (guint i = 0; rules->options != NULL && rules->options[i] != NULL; i++)
    g_string_append_printf (text, ", %s", rules->options[i]);
  return g_string_free (text, FALSE);
}

/** kit_cli_rules_clear: frees what @rules has. */
void
kit_cli_rules_clear (KitCliRules *rules)
{
  g_free (rules->edition);
  g_strfreev (rules->options);
}
