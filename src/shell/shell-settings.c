/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which settings are installed, and those that games share. */

#include "config.h"

#include "shell-settings.h"

/** shell_settings_has: whether @schema is installed, and has @key, %NULL for any. */
gboolean
shell_settings_has (const char *schema,
                    const char *key)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) found = NULL;

  g_return_val_if_fail (schema != NULL, FALSE);

  if (source != NULL)
    found = g_settings_schema_source_lookup (source, schema, TRUE);
  return found != NULL && (key == NULL || g_settings_schema_has_key (found, key));
}

/** shell_settings_get_player: (transfer full) (nullable): what the player wants to be called; %NULL
    before they were asked. */
char *
shell_settings_get_player (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *name = g_settings_get_string (settings, "player-name");

  return name[0] != '\0' ? g_steal_pointer (&name) : NULL;
}

/** shell_settings_set_player: keeps what the player wants to be called. */
void
shell_settings_set_player (const char *name)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_return_if_fail (name != NULL);

  g_settings_set_string (settings, "player-name", name);
}

/** shell_settings_keep_games: whether finished games are to be kept. */
gboolean
shell_settings_keep_games (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  return g_settings_get_boolean (settings, "keep-games");
}

/** shell_settings_find_missing: (nullable): the id of a schema that is not installed.
    g_settings_new() would abort for want of it. */
const char *
shell_settings_find_missing (ShellCatalogue *games)
{
  g_return_val_if_fail (games != NULL, NULL);

  if (!shell_settings_has (APPLICATION_ID, NULL))
    return APPLICATION_ID;
  for (; *games != NULL; games++)
    if (!shell_settings_has ((*games)->schema, NULL))
      return (*games)->schema;
  return NULL;
}
