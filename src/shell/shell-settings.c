/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the settings of the program and of each game are installed. */

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
    if (is_missing ((*games)->schema))
      return (*games)->schema;
  return NULL;
}
