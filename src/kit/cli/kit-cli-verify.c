/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "verify": checks records by reading them. */

#include "config.h"

#include "kit-cli-commands.h"
#include "kit-cli-json.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Not translated, because programs read it. */
static void
print_good (const char       *name,
            const KitCliGame *game,
            const KitRecord  *record)
{
  gconstpointer state = kit_history_get_state (record->history);
  const KitHead *head = kit_rules_head (state);

  if (head->over)
    printf ("%s: ok, turn %u, over\n", name, head->turn);
  else
    printf ("%s: ok, turn %u, player %u, %s\n", name, head->turn, head->decider + 1,
            game->get_phase (state));
}

/* An object for a record, good or not; without a line if the file could not be read. */
static void
add_json (GString          *json,
          const char       *name,
          const KitCliGame *game,
          const KitRecord  *record,
          guint             line,
          const char       *why)
{
  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_add_string (json, "file", name);
  kit_cli_json_add_boolean (json, "ok", record != NULL);
  if (record != NULL)
    kit_cli_json_add_position (json, game, record);
  if (line > 0)
    kit_cli_json_add_integer (json, "line", line);
  if (why != NULL)
    kit_cli_json_add_string (json, "error", why);
  kit_cli_json_close (json, '}');
}

/* Returns whether a record is good; says so in lines, or in @json (nullable). */
static gboolean
verify (const KitCliGame * const *games,
        const char               *name,
        GString                  *json)
{
  const KitCliGame *game;
  g_autofree char *why = NULL;
  guint line;
  g_autoptr (KitRecord) record = kit_cli_load (games, name, &game, &line, &why);

  if (json != NULL)
    add_json (json, name, game, record, line, why);
  else if (record != NULL)
    print_good (name, game, record);
  else
    kit_cli_print_fault (name, line, why);
  return record != NULL;
}

/** kit_cli_verify: prints a line for each record, to stdout if it is good, to stderr if not; or
    JSON for all of them. */
int
kit_cli_verify (const KitCliGame * const *games,
                int                       argc,
                char                    **argv)
{
  g_autoptr (GString) json = g_string_new (NULL);
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json, N_("Print JSON, for programs"), NULL },
    { NULL }
  };
  int result = KIT_CLI_OK;

  if (!kit_cli_parse ("RECORD…",
                      _("Checks records by playing them; “-” is the standard input."), entries,
                      &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc < 2)
    return kit_cli_usage (_("at least one record is needed"));

  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_open (json, "records", '[');
  for (int i = 1; i < argc; i++)
    if (!verify (games, argv[i], as_json ? json : NULL))
      result = KIT_CLI_FAILED;
  kit_cli_json_close (json, ']');
  kit_cli_json_close (json, '}');
  if (as_json)
    puts (json->str);
  return result;
}
