/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool: names the games to it. */

#include "config.h"

#include "advisers/cli/adv-cli-game.h"
#include "alexandros/cli/alx-cli-game.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int   argc,
      char *argv[])
{
  static const KitCliGame * const games[] = { &alx_cli_game, &adv_cli_game, NULL };

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("alexandros-cli");
  return kit_cli_main (argc, argv, games);
}
