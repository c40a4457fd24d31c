/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tool of two games: Alexandros and Stones. */

#include "stones-cli.h"

#include "alexandros/cli/alx-cli-game.h"

int
main (int   argc,
      char *argv[])
{
  static const KitCliGame * const games[] = { &alx_cli_game, &stones_cli_game, NULL };

  g_set_prgname ("two-games");
  return kit_cli_main (argc, argv, games);
}
