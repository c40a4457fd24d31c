/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers that the commands of the command-line tool share. */

#include "config.h"

#include "kit-cli.h"

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

/* Whether @message names an option, as "--name" or "-n". */
static gboolean
names_option (const char         *message,
              const GOptionEntry *entry)
{
  g_autofree char *option = g_strdup_printf ("--%s", entry->long_name);
  const char short_option[] = { '-', entry->short_name, '\0' };
  g_auto (GStrv) words = g_strsplit (message, " ", -1);

  return g_strv_contains ((const char * const *) words, option) ||
         (entry->short_name != '\0' &&
          g_strv_contains ((const char * const *) words, short_option));
}

/* Says what is wrong with the options. Of a wrong value the description of the option says which
   are right. */
static void
print_error (const GOptionEntry *entries,
             const GError       *error)
{
  if (error->code == G_OPTION_ERROR_BAD_VALUE)
    for (; entries != NULL && entries->long_name != NULL; entries++)
      if (names_option (error->message, entries))
        {
          kit_cli_usage ("%s: %s", error->message, _(entries->description));
          return;
        }
  kit_cli_usage ("%s", error->message);
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
 * @arguments: (nullable): what the command takes besides options, such as "RECORD"; %NULL or empty
 *   for nothing
 * @summary: what it does
 * @entries: (nullable): its options; those without a description are left out
 * @argc: (inout): number of arguments; options are removed
 * @argv: (inout): the arguments
 *
 * Returns: whether the options are valid, and there is no argument if none is taken; if not, prints
 *   an error
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
      print_error (entries, error);
      return FALSE;
    }
  drop_separator (argc, *argv);
  if (*argc == 1 || (arguments != NULL && arguments[0] != '\0'))
    return TRUE;
  kit_cli_usage (_("“%s” is not expected"), (*argv)[1]);
  return FALSE;
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

/** kit_cli_refuse: prints an error about a wrong value and the @legal ones. Returns:
    %KIT_CLI_USAGE */
int
kit_cli_refuse (const char *why,
                const char *legal)
{
  /* Translators: what is wrong with a value, and the values that are right. */
  return kit_cli_usage (_("%s. Possible: %s"), why, legal);
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
  g_autofree char *why = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  why = g_strdup_printf (_("“%s” is not a seed"), text);
  kit_cli_refuse (why, _("a number from 0 to 18446744073709551615"));
  return FALSE;
}

/** kit_cli_check_seconds: whether @seconds are more than 0 and at most an hour; prints an error
    otherwise. */
gboolean
kit_cli_check_seconds (double seconds)
{
  if (seconds > 0 && seconds <= KIT_CLI_MAX_SECONDS)
    return TRUE;
  kit_cli_usage (_("a time is more than 0 and at most %d seconds"), KIT_CLI_MAX_SECONDS);
  return FALSE;
}
