/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool with the levels that are kept as they were, for "match" and "play". */

#include "yardsticks.h"

#include "advisers/cli/adv-cli-game.h"
#include "alexandros/cli/alx-cli-game.h"

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *of_advisers = yardsticks_list_advisers ();
  g_autofree KitLevel *of_alexandros = yardsticks_list_alexandros ();
  KitCliGame advisers = adv_cli_game;
  KitCliGame alexandros = alx_cli_game;
  const KitCliGame * const games[] = { &advisers, &alexandros, NULL };

  advisers.levels = of_advisers;
  alexandros.levels = of_alexandros;
  g_set_prgname ("yardsticks");
  return kit_cli_main (argc, argv, games);
}
