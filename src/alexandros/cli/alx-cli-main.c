/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool: main() and the table of commands. */

#include "config.h"

#include "alx-cli.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

static const struct
{
  const char *name;
  int       (*run) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "moves", alx_cli_moves, N_("List the legal decisions of a position") },
  { "verify", alx_cli_verify, N_("Check records") },
  { "play", alx_cli_play, N_("Play games between computer players") },
  { "match", alx_cli_match, N_("Measure how strong a level is") },
  { "train", alx_cli_train, N_("Learn the weights of the evaluation") },
  { "bench", alx_cli_bench, N_("Measure the engine") },
  { "render", alx_cli_render, N_("Draw a position") },
};

static int
print_help (FILE *file)
{
  fprintf (file, _("Usage: alexandros-cli COMMAND [OPTION…]\n\nCommands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (file, "  %-8s %s\n", commands[i].name, _(commands[i].summary));
  fprintf (file, _("\n“alexandros-cli COMMAND --help” explains each of them.\n"));
  return file == stdout ? ALX_CLI_OK : ALX_CLI_USAGE;
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("alexandros-cli");

  if (argc < 2)
    return print_help (stderr);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return print_help (stdout);
  if (g_str_equal (argv[1], "--version"))
    {
      printf ("alexandros-cli %s\n", PACKAGE_VERSION);
      return ALX_CLI_OK;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, argv[1]))
      return commands[i].run (argc - 1, argv + 1);
  return alx_cli_usage (_("there is no command “%s”"), argv[1]);
}
