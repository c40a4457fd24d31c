/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files for the commands of the tool; "-" is the standard input. */

#include "config.h"

#include "kit-cli.h"

#include "base/base-file.h"
#include "base/base-lines.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

/**
 * kit_cli_load_file:
 * @name: of a file, or "-"
 * @most: bytes that are of use
 * @length: (out): bytes read; @most + 1 if there are more than @most
 * @why: (out) (transfer full): why it could not be read
 *
 * Returns: (transfer full) (nullable): its content
 */
char *
kit_cli_load_file (const char *name,
                   gsize       most,
                   gsize      *length,
                   char      **why)
{
  char *text;
  int problem;

  *why = NULL;
  if (g_str_equal (name, "-") ? base_file_read_all (STDIN_FILENO, most, &text, length, &problem)
                              : base_file_read (name, most, &text, length, &problem))
    return text;
  *why = g_strdup (problem != 0 ? g_strerror (problem) : _("It is not a regular file."));
  return NULL;
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
 * kit_cli_load:
 * @games: the games of the tool
 * @name: of a file, or "-"
 * @game: (out): the game whose record it is
 * @line: (out): the line that is wrong, 0 if the file could not be read
 * @why: (out) (transfer full): what is wrong
 *
 * Returns: (transfer full) (nullable): the record
 */
KitRecord *
kit_cli_load (const KitCliGame * const *games,
              const char               *name,
              const KitCliGame        **game,
              guint                    *line,
              char                    **why)
{
  gsize length;
  g_autofree char *text = kit_cli_load_file (name, BASE_LINES_MAX_BYTES, &length, why);
  KitRecord *record;
  KitFault fault;
  guint n_claims;

  *line = 0;
  if (text == NULL)
    return NULL;
  *game = find_game (games, text, length, &n_claims);
  record = kit_format_read ((*game)->format, text, length, &fault);
  if (record != NULL)
    return record;
  *line = fault.line;
  *why = explain (games, *game, n_claims, &fault);
  return NULL;
}

/** kit_cli_print_fault: prints what is wrong with a file: its name, the line if there is one, and
    why. */
void
kit_cli_print_fault (const char *name,
                     guint       line,
                     const char *why)
{
  if (line > 0)
    fprintf (stderr, "%s:%u: %s\n", name, line, why);
  else
    fprintf (stderr, "%s: %s\n", name, why);
}

/** kit_cli_read: (nullable): like kit_cli_load(), but prints what is wrong. */
KitRecord *
kit_cli_read (const KitCliGame * const *games,
              const char               *name,
              const KitCliGame        **game)
{
  g_autofree char *why = NULL;
  guint line;
  KitRecord *record = kit_cli_load (games, name, game, &line, &why);

  if (record == NULL)
    kit_cli_print_fault (name, line, why);
  return record;
}

/** kit_cli_read_whole: (nullable): like kit_cli_read(), and refuses the record of a seat. */
KitRecord *
kit_cli_read_whole (const KitCliGame * const *games,
                    const char               *name,
                    const KitCliGame        **game)
{
  g_autoptr (KitRecord) record = kit_cli_read (games, name, game);

  if (record == NULL || record->seat == 0)
    return g_steal_pointer (&record);
  kit_cli_print_fault (name, 0, _("This is what one seat saw of a game, and not the whole game."));
  return NULL;
}
