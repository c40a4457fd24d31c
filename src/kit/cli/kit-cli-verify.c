/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "verify": checks records by reading them. */

#include "config.h"

#include "kit-cli-commands.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Not translated, because programs read it. */
static void
print_good (const char       *name,
            const KitCliGame *game,
            const KitRecord  *record)
{
  const KitRules *rules = game->format->rules;
  gconstpointer state = kit_history_get_state (record->history);
  guint turn = rules->get_turn (state);

  if (rules->is_over (state))
    printf ("%s: ok, turn %u, over\n", name, turn);
  else
    printf ("%s: ok, turn %u, player %u, %s\n", name, turn, rules->get_decider (state) + 1,
            game->get_phase (state));
}

/** kit_cli_verify: prints a line for each record, to stdout if it is good, to stderr if not. */
int
kit_cli_verify (const KitCliGame * const *games,
                int                       argc,
                char                    **argv)
{
  int result = KIT_CLI_OK;

  if (!kit_cli_parse ("RECORD…", _("Checks records by playing them."), NULL, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc < 2)
    return kit_cli_usage (_("at least one record is needed"));

  for (int i = 1; i < argc; i++)
    {
      const KitCliGame *game;
      g_autoptr (KitRecord) record = kit_cli_read (games, argv[i], &game);

      if (record != NULL)
        print_good (argv[i], game, record);
      else
        result = KIT_CLI_FAILED;
    }
  return result;
}
