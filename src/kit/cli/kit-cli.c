/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers that the commands of the command-line tool share. */

#include "config.h"

#include "kit-cli.h"

#include "base/base-file.h"
#include "base/base-lines.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* Options without a description are those that the game does not have. */
static void
add_entries (GOptionContext     *context,
             const GOptionEntry *entries)
{
  for (; entries != NULL && entries->long_name != NULL; entries++)
    if (entries->description != NULL)
      {
        const GOptionEntry entry[] = { *entries, { NULL } };

        g_option_context_add_main_entries (context, entry, GETTEXT_PACKAGE);
      }
}

/* GLib leaves "--" where it is if a name that begins with "-" follows. */
static void
drop_separator (int   *argc,
                char **argv)
{
  int i = 1;

  while (i < *argc && !g_str_equal (argv[i], "--"))
    i++;
  if (i == *argc)
    return;
  memmove (argv + i, argv + i + 1, (*argc - i) * sizeof *argv);
  --*argc;
}

/**
 * kit_cli_parse:
 * @arguments: what the command takes besides options, such as "RECORD"
 * @summary: what it does
 * @entries: (nullable): its options; those without a description are left out
 * @argc: (inout): number of arguments; options are removed
 * @argv: (inout): the arguments
 *
 * Returns: whether the options are valid; if not, prints an error
 */
gboolean
kit_cli_parse (const char         *arguments,
               const char         *summary,
               const GOptionEntry *entries,
               int                *argc,
               char             ***argv)
{
  /* It has been taken out already, and is here for the help. */
  char *unused = NULL;
  const GOptionEntry game[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &unused, N_("The game, if no record says it"), "GAME" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, summary);
  add_entries (context, entries);
  add_entries (context, game);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      kit_cli_usage ("%s", error->message);
      return FALSE;
    }
  drop_separator (argc, *argv);
  return TRUE;
}

/**
 * kit_cli_usage:
 * @format: what is wrong with the arguments
 *
 * Prints an error and a hint at --help.
 *
 * Returns: %KIT_CLI_USAGE
 */
int
kit_cli_usage (const char *format,
               ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  fprintf (stderr, _("%s: %s\nTry “%s --help”.\n"), g_get_prgname (), text, g_get_prgname ());
  return KIT_CLI_USAGE;
}

/** kit_cli_check_players: whether @game can have so many players; prints an error otherwise. */
gboolean
kit_cli_check_players (const KitCliGame *game,
                       int               n_players)
{
  int most = game->format->rules->max_players;

  if (n_players >= KIT_MIN_PLAYERS && n_players <= most)
    return TRUE;
  kit_cli_usage (_("a game has %d to %d players"), KIT_MIN_PLAYERS, most);
  return FALSE;
}

/** kit_cli_check_threads: whether so many may run at once; prints an error otherwise. */
gboolean
kit_cli_check_threads (int n_threads)
{
  if (n_threads >= 1 && n_threads <= KIT_CLI_MAX_THREADS)
    return TRUE;
  kit_cli_usage (_("the number of threads is from 1 to %d"), KIT_CLI_MAX_THREADS);
  return FALSE;
}

/** kit_cli_read_seed: reads @text (nullable), without which @seed stays; prints an error if it is
    none. */
gboolean
kit_cli_read_seed (const char *text,
                   guint64    *seed)
{
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  kit_cli_usage (_("“%s” is not a seed"), text);
  return FALSE;
}

/** kit_cli_explain_problem: the message for a problem of base_file_read(). */
const char *
kit_cli_explain_problem (int problem)
{
  return problem != 0 ? g_strerror (problem) : _("It is not a regular file.");
}

/* The game of a record, and how many games claim it. If none does, the first one says what is wrong
   with it. */
static const KitCliGame *
find_game (const KitCliGame * const *games,
           const char               *text,
           gsize                     length,
           guint                    *n_claims)
{
  const KitCliGame *found = NULL;

  *n_claims = 0;
  for (guint i = 0; games[i] != NULL; i++)
    if (kit_format_claims (games[i]->format, text, length))
      {
        found = found != NULL ? found : games[i];
        ++*n_claims;
      }
  return found != NULL ? found : games[0];
}

/* What is wrong with a record. That it is of two games, or of none, no game can say. */
static char *
explain (const KitCliGame * const *games,
         const KitCliGame         *game,
         guint                     n_claims,
         const KitFault           *fault)
{
  g_autoptr (GString) groups = g_string_new (NULL);

  if (games[1] == NULL || n_claims == 1 ||
      (n_claims == 0 && fault->reason != KIT_FAULT_MISSING_GROUP &&
       fault->reason != KIT_FAULT_UNKNOWN_GROUP))
    return game->explain_fault (fault);
  for (guint i = 0; games[i] != NULL; i++)
    g_string_append_printf (groups, "%s[%s]", i > 0 ? ", " : "", games[i]->format->group);
  /* Translators: names of groups in brackets. */
  return g_strdup_printf (_("A record is of one game, and has one of these groups: %s."),
                          groups->str);
}

/**
 * kit_cli_read:
 * @games: the games of the tool
 * @name: of a file
 * @game: (out): the game whose record it is
 *
 * Returns: (transfer full) (nullable): the record; if %NULL, prints an error
 */
KitRecord *
kit_cli_read (const KitCliGame * const *games,
              const char               *name,
              const KitCliGame        **game)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  KitRecord *record;
  KitFault fault;
  gsize length;
  guint n_claims;
  int problem;

  if (!base_file_read (name, BASE_LINES_MAX_BYTES, &text, &length, &problem))
    {
      fprintf (stderr, "%s:1: %s\n", name, kit_cli_explain_problem (problem));
      return NULL;
    }
  *game = find_game (games, text, length, &n_claims);
  record = kit_format_read ((*game)->format, text, length, &fault);
  if (record == NULL)
    {
      why = explain (games, *game, n_claims, &fault);
      fprintf (stderr, "%s:%u: %s\n", name, fault.line, why);
    }
  return record;
}
