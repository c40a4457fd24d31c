/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program with Hex alone; it is not installed. It has the name of the real one on the bus and
   the folder of its games, so it is run with a bus and a home of its own. */

#include "hex-table.h"

#include "shell/shell-application.h"
#include "shell/shell-language.h"

int
main (int   argc,
      char *argv[])
{
  static ShellCatalogue games[] = { &hex_info, NULL };
  g_autoptr (ShellApplication) application = NULL;

  shell_language_init ();
  application = shell_application_new (games);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
