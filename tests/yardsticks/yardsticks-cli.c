/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool with the levels that are kept as they were, for "match" and "play". */

#include "yardsticks.h"

#include "advisers/cli/adv-cli-game.h"
#include "alexandros/cli/alx-cli-game.h"

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list ();
  KitCliGame advisers = adv_cli_game;
  const KitCliGame * const games[] = { &advisers, &alx_cli_game, NULL };

  advisers.levels = levels;
  g_set_prgname ("yardsticks");
  return kit_cli_main (argc, argv, games);
}
