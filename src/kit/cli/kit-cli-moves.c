/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "moves": lists the legal decisions of a record's position. */

#include "config.h"

#include "kit-cli-commands.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const KitRules *rules;
  gconstpointer   board;
  GPtrArray      *tokens;
} List;

static gboolean
list_token (gconstpointer decision,
            gpointer      data)
{
  List *list = data;
  char token[KIT_TOKEN_SIZE];

  list->rules->write (decision, list->board, token);
  g_ptr_array_add (list->tokens, g_strdup (token));
  return TRUE;
}

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/** kit_cli_moves: prints the legal decisions, one a line, sorted bytewise. */
int
kit_cli_moves (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (KitRecord) record = NULL;
  const KitCliGame *game;
  List list = { .tokens = tokens };

  if (!kit_cli_parse (
        "RECORD", _("Lists the legal decisions of the last position, at the cursor, one a line."),
        NULL, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2)
    return kit_cli_usage (_("one record is needed"));

  record = kit_cli_read (games, argv[1], &game);
  if (record == NULL)
    return KIT_CLI_FAILED;
  list.rules = game->format->rules;
  list.board = kit_history_get_board (record->history);
  list.rules->walk (kit_history_get_state (record->history), list.board, list_token, &list);
  g_ptr_array_sort (tokens, compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    puts (tokens->pdata[i]);
  return KIT_CLI_OK;
}
