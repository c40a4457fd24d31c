/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool: chooses the game and the command. */

#include "config.h"

#include "kit-cli-commands.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static const KitCliCommand shared[] = {
  { "moves", kit_cli_moves, N_("List the legal decisions of a position") },
  { "verify", kit_cli_verify, N_("Check records") },
  { "statistics", kit_cli_statistics, N_("Count won and lost games") },
  { "review", kit_cli_review, N_("Say what was played well, and what was not") },
  { "look", kit_cli_look, N_("Write what a player saw of a game") },
  { "play", kit_cli_play, N_("Play games between computer players") },
  { "referee", kit_cli_referee, N_("Keep tables whose seats are apart") },
  { "join", kit_cli_join, N_("Play a seat at a table elsewhere") },
  { "swarm", kit_cli_swarm, N_("Play many seats of many tables, to measure them") },
  { "match", kit_cli_match, N_("Measure how strong a level is") },
  { "ladder", kit_cli_ladder, N_("Measure how much stronger each level is than the one below") },
  { "calibrate", kit_cli_calibrate, N_("Measure whether the chances that a level says come true") },
  { "train", kit_cli_train, N_("Learn the weights of the evaluation") },
  { "render", kit_cli_render, N_("Draw a position") },
};

/* The one that draws is listed last, after those of the games. */
#define N_FIRST (G_N_ELEMENTS (shared) - 1)

static const KitCliCommand *
find_command (GArray     *commands,
              const char *name)
{
  for (guint i = 0; i < commands->len; i++)
    {
      const KitCliCommand *command = &g_array_index (commands, KitCliCommand, i);

      if (g_str_equal (command->name, name))
        return command;
    }
  return NULL;
}

/* Of commands with the same name, the first game's is taken; @only that game's if it was chosen. */
static GArray *
list_commands (const KitCliGame * const *games,
               gboolean                  only)
{
  GArray *commands = g_array_new (FALSE, FALSE, sizeof (KitCliCommand));

  g_array_append_vals (commands, shared, N_FIRST);
  for (guint i = 0; games[i] != NULL && (i == 0 || !only); i++)
    for (const KitCliCommand *own = games[i]->commands; own != NULL && own->name != NULL; own++)
      if (find_command (commands, own->name) == NULL)
        g_array_append_vals (commands, own, 1);
  g_array_append_vals (commands, shared + N_FIRST, 1);
  return commands;
}

static int
print_help (FILE                     *file,
            const KitCliGame * const *games,
            GArray                   *commands)
{
  fprintf (file, _("Usage: %s COMMAND [OPTION…]\n\nCommands:\n"), g_get_prgname ());
  for (guint i = 0; i < commands->len; i++)
    {
      const KitCliCommand *command = &g_array_index (commands, KitCliCommand, i);

      fprintf (file, "  %-11s %s\n", command->name, _(command->summary));
    }
  fprintf (file, "  %-11s %s\n", "help", _("Explain the tool, or a command"));
  if (games[1] != NULL)
    {
      fprintf (file, _("\nGames, to be chosen with --game:\n"));
      for (guint i = 0; games[i] != NULL; i++)
        fprintf (file, "  %s\n", games[i]->id);
    }
  fprintf (file, _("\n“%s COMMAND --help” explains each of them.\n"), g_get_prgname ());
  return file == stdout ? KIT_CLI_OK : KIT_CLI_USAGE;
}

static void
refuse_game (const KitCliGame **games,
             const char        *id)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autofree char *why = g_strdup_printf (_("there is no game “%s”"), id);

  for (guint i = 0; games[i] != NULL; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", games[i]->id);
  kit_cli_refuse (why, ids->str);
}

/* Takes --game out of the arguments, wherever it stands, and puts that game first. */
static gboolean
choose_game (const KitCliGame **games,
             int               *argc,
             char            ***argv,
             gboolean          *is_chosen)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
    { NULL }
  };
  const KitCliGame *chosen;
  guint i = 0;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      kit_cli_usage ("%s", error->message);
      return FALSE;
    }
  *is_chosen = id != NULL;
  while (id != NULL && games[i] != NULL && !g_str_equal (games[i]->id, id))
    i++;
  chosen = games[i];
  if (chosen == NULL)
    {
      refuse_game (games, id);
      return FALSE;
    }
  memmove (games + 1, games, i * sizeof *games);
  games[0] = chosen;
  return TRUE;
}

/* Says that a command is none, and which there are, or whose it is. */
static int
refuse_command (const KitCliGame * const *games,
                GArray                   *commands,
                const char               *name)
{
  g_autofree char *why = NULL;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 1; games[i] != NULL; i++)
    for (const KitCliCommand *own = games[i]->commands; own != NULL && own->name != NULL; own++)
      if (g_str_equal (own->name, name))
        return kit_cli_usage (_("“%s” is a command of “%s”, not of “%s”"), name, games[i]->id,
                              games[0]->id);
  for (guint i = 0; i < commands->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                            g_array_index (commands, KitCliCommand, i).name);
  why = g_strdup_printf (_("there is no command “%s”"), name);
  return kit_cli_refuse (why, list->str);
}

static int
run (const KitCliGame * const *games,
     gboolean                  only,
     int                       argc,
     char                    **argv)
{
  g_autoptr (GArray) commands = list_commands (games, only);
  g_autofree char *program = NULL;
  const KitCliCommand *command;

  if (argc < 2)
    return print_help (stderr, games, commands);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return print_help (stdout, games, commands);
  if (g_str_equal (argv[1], "--version"))
    {
      printf ("%s %s\n", g_get_prgname (), PACKAGE_VERSION);
      return KIT_CLI_OK;
    }
  command = find_command (commands, argv[1]);
  if (command == NULL)
    return refuse_command (games, commands, argv[1]);
  program = g_strdup_printf ("%s %s", g_get_prgname (), command->name);
  g_set_prgname (program);
  return command->run (games, argc - 1, argv + 1);
}

/* "help" and "help help" are "--help"; "help COMMAND" is "COMMAND --help". */
static int
run_or_help (const KitCliGame * const *games,
             gboolean                  only,
             int                       argc,
             char                    **argv)
{
  gboolean whole = argc < 3 || g_str_equal (argv[2], "help");
  char *help[] = { argv[0], whole ? "--help" : argv[2], "--help", NULL };

  if (argc < 2 || !g_str_equal (argv[1], "help"))
    return run (games, only, argc, argv);
  if (argc > 3)
    return kit_cli_usage (_("“%s” is not expected"), argv[3]);
  return run (games, only, argc, help);
}

/**
 * kit_cli_main:
 * @argc: as of main()
 * @argv: as of main()
 * @games: (array zero-terminated=1): at least one; without --game, commands are for the first
 *
 * The whole tool. The caller has set the locale and the name of the program.
 *
 * Returns: the exit status
 */
int
kit_cli_main (int                       argc,
              char                    **argv,
              const KitCliGame * const *games)
{
  g_autofree const KitCliGame **ordered = NULL;
  gboolean chosen;
  guint n = 0;
  int result;

  g_return_val_if_fail (games != NULL && games[0] != NULL, KIT_CLI_FAILED);
  g_return_val_if_fail (g_get_prgname () != NULL, KIT_CLI_FAILED);

  while (games[n] != NULL)
    n++;
  ordered = g_memdup2 (games, (n + 1) * sizeof *games);
  if (!choose_game (ordered, &argc, &argv, &chosen))
    return KIT_CLI_USAGE;
  result = run_or_help (ordered, chosen, argc, argv);
  if (fflush (stdout) == 0 && !ferror (stdout))
    return result;
  fprintf (stderr, "%s: %s\n", g_get_prgname (), _("the output cannot be written"));
  return KIT_CLI_FAILED;
}
