/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli verify: checks records by reading them. */

#include "config.h"

#include "alx-cli.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Not translated, because programs read it. */
static void
print_good (const char      *name,
            const AlxRecord *record)
{
  static const char * const phases[] = { "card", "way", "actions", "compensation" };
  const AlxState *state = alx_history_get_state (record->history);

  if (state->phase == ALX_PHASE_OVER)
    printf ("%s: ok, turn %u, over\n", name, state->turn);
  else
    printf ("%s: ok, turn %u, player %d, %s\n", name, state->turn, state->player + 1,
            phases[state->phase]);
}

/** alx_cli_verify: prints a line for each record, to stdout if it is good, to stderr if not. */
int
alx_cli_verify (int    argc,
                char **argv)
{
  int result = ALX_CLI_OK;

  if (!alx_cli_parse ("verify", "RECORD…", _("Checks records by playing them."), NULL, &argc,
                      &argv))
    return ALX_CLI_USAGE;
  if (argc < 2)
    return alx_cli_usage (_("at least one record is needed"));

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (AlxRecord) record = alx_cli_read (argv[i]);

      if (record != NULL)
        print_good (argv[i], record);
      else
        result = ALX_CLI_FAILED;
    }
  return result;
}
