/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli moves: lists the legal decisions of a record's position. */

#include "config.h"

#include "alx-cli.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const AlxBoard *board;
  GPtrArray      *tokens;
} List;

static gboolean
list_token (const AlxDecision *decision,
            gpointer           data)
{
  List *list = data;
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (decision, list->board, token);
  g_ptr_array_add (list->tokens, g_strdup (token));
  return TRUE;
}

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/** alx_cli_moves: prints the legal decisions, one a line, sorted bytewise. */
int
alx_cli_moves (int    argc,
               char **argv)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AlxRecord) record = NULL;
  List list = { .tokens = tokens };

  if (!alx_cli_parse (
        "moves", "RECORD",
        _("Lists the legal decisions of the last position, at the cursor, one a line."), NULL,
        &argc, &argv))
    return ALX_CLI_USAGE;
  if (argc != 2)
    return alx_cli_usage (_("one record is needed"));

  record = alx_cli_read (argv[1]);
  if (record == NULL)
    return ALX_CLI_FAILED;
  list.board = alx_history_get_board (record->history);
  alx_legal_foreach (alx_history_get_state (record->history), list.board, list_token, &list);
  g_ptr_array_sort (tokens, compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    puts (tokens->pdata[i]);
  return ALX_CLI_OK;
}
