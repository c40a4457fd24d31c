/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers that the commands of the command-line tool share. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/words/alx-words.h"
#include "base/base-file.h"
#include "base/base-lines.h"

#include <glib/gi18n.h>
#include <stdio.h>

/**
 * alx_cli_parse:
 * @command: the name of the command
 * @arguments: what it takes besides options, such as "RECORD"
 * @summary: what it does
 * @entries: (nullable): its options
 * @argc: (inout): number of arguments; options are removed
 * @argv: (inout): the arguments
 *
 * Returns: whether the options are valid; if not, prints an error
 */
gboolean
alx_cli_parse (const char         *command,
               const char         *arguments,
               const char         *summary,
               const GOptionEntry *entries,
               int                *argc,
               char             ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autofree char *program = g_strdup_printf ("alexandros-cli %s", command);
  g_autoptr (GError) error = NULL;

  g_set_prgname (program);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  alx_cli_usage ("%s", error->message);
  return FALSE;
}

/**
 * alx_cli_usage:
 * @format: what is wrong with the arguments
 *
 * Prints an error and a hint at --help.
 *
 * Returns: %ALX_CLI_USAGE
 */
int
alx_cli_usage (const char *format,
               ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  fprintf (stderr, _("%s: %s\nTry “%s --help”.\n"), g_get_prgname (), text, g_get_prgname ());
  return ALX_CLI_USAGE;
}

/* The message for a problem of base_file_read(). */
static const char *
explain_problem (int problem)
{
  return problem != 0 ? g_strerror (problem) : _("It is not a regular file.");
}

/**
 * alx_cli_read:
 * @name: of a file
 *
 * Returns: (transfer full) (nullable): the record; if %NULL, prints an error
 */
AlxRecord *
alx_cli_read (const char *name)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  AlxRecord *record;
  AlxFault fault;
  gsize length;
  int problem;

  if (!base_file_read (name, BASE_LINES_MAX_BYTES, &text, &length, &problem))
    {
      fprintf (stderr, "%s:1: %s\n", name, explain_problem (problem));
      return NULL;
    }
  record = alx_record_read (text, length, &fault);
  if (record == NULL)
    {
      why = alx_words_fault (alx_boards_default (), &fault);
      fprintf (stderr, "%s:%u: %s\n", name, fault.line, why);
    }
  return record;
}

static const char *
explain_weights (AlxWeightsProblem problem)
{
  switch (problem)
    {
    case ALX_WEIGHTS_TOO_LARGE:
      return _("it is too large for a file of weights");
    case ALX_WEIGHTS_FEATURES:
      return _("its weights are for another evaluation");
    case ALX_WEIGHTS_CHECKSUM:
      return _("its checksum is wrong: the file is damaged");
    case ALX_WEIGHTS_NUMBERS:
      return _("weights are missing or are no numbers");
    default:
      return _("it is no file of weights");
    }
}

/**
 * alx_cli_read_weights:
 * @name: of a file
 * @weights: (out): its weights
 *
 * Returns: whether it could be read; if not, prints an error
 */
gboolean
alx_cli_read_weights (const char *name,
                      AlxWeights *weights)
{
  g_autofree char *text = NULL;
  AlxWeightsProblem problem;
  gsize length;
  int file_problem;

  if (!base_file_read (name, ALX_WEIGHTS_MAX_BYTES, &text, &length, &file_problem))
    {
      fprintf (stderr, "%s: %s\n", name, explain_problem (file_problem));
      return FALSE;
    }
  problem = alx_weights_read (weights, text, length);
  if (problem != ALX_WEIGHTS_FINE)
    fprintf (stderr, "%s: %s\n", name, explain_weights (problem));
  return problem == ALX_WEIGHTS_FINE;
}
