/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "look": writes what a seat saw of a game. */

#include "config.h"

#include "kit-cli-commands.h"

#include <glib/gi18n.h>
#include <stdio.h>

/** kit_cli_look: prints the record of a seat, or of what all saw. */
int
kit_cli_look (const KitCliGame * const *games,
              int                       argc,
              char                    **argv)
{
  g_autoptr (KitRecord) record = NULL;
  g_autoptr (KitRecord) known = NULL;
  g_autofree char *text = NULL;
  const KitCliGame *game;
  int seat = 0;
  const GOptionEntry entries[] = {
    { "seat", 's', 0, G_OPTION_ARG_INT, &seat,
      N_("Whose record it is, from 1; 0 for what all saw"), "N" },
    { NULL }
  };

  if (!kit_cli_parse ("RECORD",
                      _("Writes the record that a player has of a game, without what is hidden "
                        "from them; “-” is the standard input."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2)
    return kit_cli_usage (_("one record is needed"));

  record = kit_cli_read_whole (games, argv[1], &game);
  if (record == NULL)
    return KIT_CLI_FAILED;
  if (seat < 0 || seat > (int) record->n_players)
    return kit_cli_usage (_("the seat is from 0 to %u"), record->n_players);
  known = kit_record_look (record, seat > 0 ? seat - 1 : KIT_NOBODY);
  text = kit_record_write (known);
  fputs (text, stdout);
  return KIT_CLI_OK;
}
