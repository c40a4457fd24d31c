/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "moves": lists the legal decisions of a record's position. */

#include "config.h"

#include "kit-cli-commands.h"
#include "kit-cli-json.h"

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

static void
print_lines (GPtrArray *tokens)
{
  for (guint i = 0; i < tokens->len; i++)
    puts (tokens->pdata[i]);
}

static void
print_json (const char       *name,
            const KitCliGame *game,
            const KitRecord  *record,
            GPtrArray        *tokens)
{
  g_autoptr (GString) json = g_string_new (NULL);

  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_add_string (json, "file", name);
  kit_cli_json_add_position (json, game, record);
  kit_cli_json_open (json, "moves", '[');
  for (guint i = 0; i < tokens->len; i++)
    kit_cli_json_add_string (json, NULL, tokens->pdata[i]);
  kit_cli_json_close (json, ']');
  kit_cli_json_close (json, '}');
  puts (json->str);
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
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_("Print JSON, for programs"), NULL },
    { NULL }
  };

  if (!kit_cli_parse ("RECORD",
                      _("Lists the legal decisions of the last position, at the cursor, one a "
                        "line; “-” is the standard input."),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 2)
    return kit_cli_usage (_("one record is needed"));

  record = kit_cli_read_whole (games, argv[1], &game);
  if (record == NULL)
    return KIT_CLI_FAILED;
  list.rules = game->format->rules;
  list.board = kit_history_get_board (record->history);
  list.rules->walk (kit_history_get_state (record->history), list.board, list_token, &list);
  g_ptr_array_sort (tokens, compare_tokens);
  if (json)
    print_json (argv[1], game, record, tokens);
  else
    print_lines (tokens);
  return KIT_CLI_OK;
}
