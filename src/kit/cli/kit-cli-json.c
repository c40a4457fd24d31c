/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes what a command found as JSON, for programs. */

#include "kit-cli-json.h"

#include <string.h>

/* What is not UTF-8, as a name of a file may be, is replaced. */
static void
append_string (GString    *json,
               const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (json, '"');
  for (const char *c = valid; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      g_string_append_printf (json, "\\%c", *c);
    else if ((guchar) *c < ' ')
      g_string_append_printf (json, "\\u%04x", *c);
    else
      g_string_append_c (json, *c);
  g_string_append_c (json, '"');
}

/* What stands before a value: a comma, unless it is the first one in its brackets, and the key. */
static void
append_key (GString    *json,
            const char *key)
{
  if (json->len > 0 && strchr ("{[", json->str[json->len - 1]) == NULL)
    g_string_append_c (json, ',');
  if (key == NULL)
    return;
  append_string (json, key);
  g_string_append_c (json, ':');
}

/** kit_cli_json_open: begins an object with "{" or an array with "["; like the following ones with
    a @key (nullable) within an object, and without one within an array. */
void
kit_cli_json_open (GString    *json,
                   const char *key,
                   char        bracket)
{
  append_key (json, key);
  g_string_append_c (json, bracket);
}

/** kit_cli_json_close: ends an object with "}" or an array with "]". */
void
kit_cli_json_close (GString *json,
                    char     bracket)
{
  g_string_append_c (json, bracket);
}

/** kit_cli_json_add_string: adds a text. */
void
kit_cli_json_add_string (GString    *json,
                         const char *key,
                         const char *value)
{
  append_key (json, key);
  append_string (json, value);
}

/** kit_cli_json_add_integer: adds a whole number. */
void
kit_cli_json_add_integer (GString    *json,
                          const char *key,
                          gint64      value)
{
  append_key (json, key);
  g_string_append_printf (json, "%" G_GINT64_FORMAT, value);
}

/** kit_cli_json_add_number: adds a finite number, with a point in every language. */
void
kit_cli_json_add_number (GString    *json,
                         const char *key,
                         double      value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  append_key (json, key);
  g_string_append (json, g_ascii_formatd (text, sizeof text, "%.6g", value));
}

/** kit_cli_json_add_boolean: adds true or false. */
void
kit_cli_json_add_boolean (GString    *json,
                          const char *key,
                          gboolean    value)
{
  append_key (json, key);
  g_string_append (json, value ? "true" : "false");
}

/** kit_cli_json_add_position: adds where a record stands: game, turn, over; and unless it is over
    player and phase. */
void
kit_cli_json_add_position (GString          *json,
                           const KitCliGame *game,
                           const KitRecord  *record)
{
  gconstpointer state = kit_history_get_state (record->history);
  const KitHead *head = kit_rules_head (state);

  kit_cli_json_add_string (json, "game", game->id);
  kit_cli_json_add_integer (json, "turn", head->turn);
  kit_cli_json_add_boolean (json, "over", head->over);
  if (head->over)
    return;
  kit_cli_json_add_integer (json, "player", head->decider + 1);
  kit_cli_json_add_string (json, "phase", game->get_phase (state));
}
