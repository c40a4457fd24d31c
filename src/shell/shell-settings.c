/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of the program, and of each game. */

#include "config.h"

#include "shell-settings.h"

static gboolean
is_missing (const char *schema)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) found =
    source ? g_settings_schema_source_lookup (source, schema, TRUE) : NULL;

  return found == NULL;
}

/** shell_settings_find_missing: (nullable): the id of a schema that is not installed.
    g_settings_new() would abort for want of it. */
const char *
shell_settings_find_missing (ShellCatalogue *games)
{
  g_return_val_if_fail (games != NULL, NULL);

  if (is_missing (APPLICATION_ID))
    return APPLICATION_ID;
  for (; *games != NULL; games++)
    {
      if (is_missing ((*games)->schema))
        return (*games)->schema;
      if ((*games)->old_schema != NULL && is_missing ((*games)->old_schema))
        return (*games)->old_schema;
    }
  return NULL;
}

/* A value at the old place was set after everything that is at the new one: it would have been
   moved else. */
static void
carry_over_key (GSettings  *from,
                GSettings  *to,
                const char *key)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (from, key);

  if (value == NULL || !g_settings_set_value (to, key, value))
    return;
  g_settings_reset (from, key);
  g_debug ("the setting “%s” is carried over", key);
}

/** shell_settings_carry_over: moves what the player has set with an earlier version to where it is
    kept now; to be called before the settings of a game are opened. */
void
shell_settings_carry_over (ShellCatalogue *games)
{
  g_return_if_fail (games != NULL);

  for (; *games != NULL; games++)
    if ((*games)->old_schema != NULL)
      {
        g_autoptr (GSettings) from = g_settings_new ((*games)->old_schema);
        g_autoptr (GSettings) to = shell_settings_open (*games);
        g_autoptr (GSettingsSchema) schema = NULL;
        g_auto (GStrv) keys = NULL;

        g_object_get (from, "settings-schema", &schema, NULL);
        keys = g_settings_schema_list_keys (schema);
        for (guint i = 0; keys[i]; i++)
          carry_over_key (from, to, keys[i]);
      }
}

/** shell_settings_open: (transfer full): the settings of a game. */
GSettings *
shell_settings_open (const ShellGameInfo *info)
{
  g_return_val_if_fail (info != NULL, NULL);

  return g_settings_new (info->schema);
}
