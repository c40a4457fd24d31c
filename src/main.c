/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program: names the games to the shell, and starts it. */

#include "advisers/view/adv-table.h"
#include "alexandros/view/alx-table.h"
#include "shell/shell-application.h"
#include "shell/shell-language.h"
#include "shell/shell-memory.h"

static ShellCatalogue games[] = { &alx_table_info, &adv_table_info, NULL };

int
main (int   argc,
      char *argv[])
{
  g_autoptr (ShellApplication) application = NULL;

  shell_memory_init ();
  /* Threads that wait for work would otherwise wake up to end, long after there was any. */
  g_thread_pool_set_max_idle_time (0);
  shell_language_init ();
  g_set_application_name ("Alexandros");
  application = shell_application_new (games);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
