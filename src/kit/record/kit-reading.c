/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a record by replaying it, and refuses whatever breaks a rule. */

#include "kit-reading-private.h"

#include <string.h>

/* The groups that every record may have, besides its first one; the last of them only the record of
   a seat, which has Format=2. */
static const char * const shared_groups[] = { "Players", "Turns", "History", "Result", "Seat" };

/** kit_reading_read_options: sets the options of @state, those about which the record says nothing
    to their usual values; %FALSE if it says something that cannot be. */
gboolean
kit_reading_read_options (KitReading *reading,
                          gpointer    state)
{
  const KitOptions *options = reading->record->format->options;
  const BaseGroup *rules = base_lines_get_group (reading->lines, "Rules");
  gpointer values = (guint8 *) state + options->offset;
  guint n = rules != NULL ? rules->lines->len : 0;

  memcpy (values, options->usual, options->size);
  for (guint i = 0; i < n; i++)
    {
      const BaseLine *line = g_ptr_array_index (rules->lines, i);

      if (kit_options_find (options, line->key) == NULL)
        return kit_fault_set (reading->fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
    }
  for (guint i = 0; i < n; i++)
    {
      const BaseLine *line = g_ptr_array_index (rules->lines, i);

      if (!kit_option_read (kit_options_find (options, line->key), values, line->value))
        return kit_fault_value (reading->fault, line);
    }
  return TRUE;
}

static gboolean
is_date (const char *text)
{
  for (guint i = 0; i < 10; i++)
    if (i == 4 || i == 7 ? text[i] != '-' : !g_ascii_isdigit (text[i]))
      return FALSE;
  return text[10] == '\0' &&
         g_date_valid_dmy (g_ascii_strtoull (text + 8, NULL, 10),
                           g_ascii_strtoull (text + 5, NULL, 10),
                           g_ascii_strtoull (text, NULL, 10));
}

static gboolean
is_time (const char *text)
{
  static const char most[] = "23:59:59";
  const guint length = strlen (most);
  gboolean good = strlen (text) == length;

  for (guint i = 0; good && i < length; i++)
    good = i % 3 == 2 ? text[i] == ':' : g_ascii_isdigit (text[i]);
  for (guint i = 0; good && i < length; i += 3)
    good = strncmp (text + i, most + i, 2) <= 0;
  return good;
}

static gboolean
is_short (const char *text)
{
  return text[0] != '\0' && strlen (text) <= KIT_MAX_ABOUT;
}

static const BaseGroup *
get_group (const KitReading *reading,
           const char       *name)
{
  return base_lines_get_group (reading->lines, name);
}

static gboolean
read_board (KitReading      *reading,
            const BaseGroup *about)
{
  const KitFormat *format = reading->record->format;
  const BaseLine *line = kit_fault_need (reading->fault, about, "Format");

  if (line == NULL)
    return FALSE;
  if (!g_str_equal (line->value, "1") && !g_str_equal (line->value, "2"))
    return kit_fault_set (reading->fault, KIT_FAULT_FORMAT, line->line, line->value, NULL);
  line = kit_fault_need (reading->fault, about, "Board");
  if (line == NULL)
    return FALSE;
  reading->board = format->find_board (line->value);
  return reading->board != NULL ||
         kit_fault_set (reading->fault, KIT_FAULT_BOARD, line->line, line->value, NULL);
}

/* What is said about the game besides. */
static gboolean
read_abouts (KitReading      *reading,
             const BaseGroup *about)
{
  static gboolean (* const tests[KIT_ABOUTS]) (const char *) = {
    is_date, is_time, is_short, is_short,
  };

  for (guint i = 0; i < KIT_ABOUTS; i++)
    {
      const BaseLine *line = base_group_get_line (about, kit_about_keys[i]);

      if (line == NULL)
        continue;
      if (!tests[i] (line->value))
        return kit_fault_value (reading->fault, line);
      kit_record_set_about (reading->record, i, line->value);
    }
  return TRUE;
}

static gboolean
read_about (KitReading *reading)
{
  static const char * const keys[] = {
    "Format", "Board", "Date", "Time", "Program", "Weights", "Abandoned", NULL,
  };
  const BaseGroup *about = get_group (reading, reading->record->format->group);
  const BaseLine *line;

  if (!kit_fault_check_keys (reading->fault, about, NULL, keys) || !read_board (reading, about) ||
      !read_abouts (reading, about))
    return FALSE;
  line = base_group_get_line (about, "Abandoned");
  reading->record->abandoned = line != NULL;
  return line == NULL || g_str_equal (line->value, "true") ||
         kit_fault_value (reading->fault, line);
}

static gboolean
read_player (KitReading     *reading,
             const BaseLine *line,
             guint           index)
{
  g_auto (GStrv) words = g_strsplit (line->value, " ", 3);
  KitPlayer *player = &reading->record->players[index];

  if (g_strv_length (words) != 3 || words[1][0] == '\0' ||
      words[2][0] == '\0' || words[2][0] == ' ' ||
      g_utf8_strlen (words[2], -1) > KIT_MAX_NAME)
    return kit_fault_value (reading->fault, line);
  for (player->colour = 0; player->colour < KIT_COLOURS; player->colour++)
    if (g_str_equal (words[0], kit_colour_get_id (player->colour)))
      break;
  if (player->colour == KIT_COLOURS)
    return kit_fault_value (reading->fault, line);
  for (guint i = 0; i < index; i++)
    if (reading->record->players[i].colour == player->colour)
      return kit_fault_set (reading->fault, KIT_FAULT_COLOUR_TWICE, line->line, words[0], NULL);
  kit_record_set_player (reading->record, index, player->colour, words[1], words[2]);
  return TRUE;
}

static gboolean
read_players (KitReading *reading)
{
  const BaseGroup *players = get_group (reading, "Players");
  guint n = players->lines->len;
  guint most = reading->record->format->rules->max_players;

  if (!kit_fault_check_numbers (reading->fault, players, "", 1))
    return FALSE;
  if (n < KIT_MIN_PLAYERS || n > most)
    return kit_fault_figures (reading->fault, KIT_FAULT_PLAYERS, players->line, NULL, n, most);
  for (guint i = 0; i < n; i++)
    {
      if (!read_player (reading, g_ptr_array_index (players->lines, i), i))
        return FALSE;
      reading->record->n_players = i + 1;
    }
  return TRUE;
}

/* Whose record it is, if it is not a whole one. */
static gboolean
read_seat (KitReading *reading)
{
  static const char * const keys[] = { "Number", NULL };
  KitRecord *record = reading->record;
  const BaseLine *line;
  guint number;

  if (reading->seat == NULL)
    return TRUE;
  if (!kit_fault_check_keys (reading->fault, reading->seat, "", keys) ||
      (line = kit_fault_need (reading->fault, reading->seat, "Number")) == NULL)
    return FALSE;
  if (!kit_fault_read_number (line->value, record->n_players, &number))
    return kit_fault_value (reading->fault, line);
  record->seat = number > 0 ? number : 1 + KIT_NOBODY;
  record->from_position = TRUE;
  return TRUE;
}

static gboolean
is_view (const KitReading *reading,
         gconstpointer     view)
{
  const KitFormat *format = reading->record->format;

  return format->check_view == NULL || format->check_view (view, reading->board);
}

/* What chance is made from, if it is somebody's to know. */
static gboolean
read_seed (KitReading *reading,
           KitHead    *head)
{
  const char *name = reading->record->format->seed_group;
  const BaseGroup *group = name != NULL ? get_group (reading, name) : NULL;
  const BaseLine *line = group != NULL ? base_group_get_line (group, "Seed") : NULL;

  if (line == NULL)
    return TRUE;
  if (reading->seat != NULL || strlen (line->value) != 16 ||
      strspn (line->value, "0123456789abcdef") != 16)
    return kit_fault_value (reading->fault, line);
  head->seed = g_ascii_strtoull (line->value, NULL, 16);
  reading->record->seeded = TRUE;
  return TRUE;
}

static gboolean
read_start (KitReading *reading)
{
  KitRecord *record = reading->record;
  const KitFormat *format = record->format;
  g_autofree gpointer start = g_malloc0 (format->rules->state_size);

  if (!kit_reading_check_keys (reading) || !format->read_start (reading, start) ||
      !read_seed (reading, start))
    return FALSE;
  if (record->seat == 0)
    {
      record->history = kit_history_new (format->rules, reading->board, start);
      return kit_reading_read_chance (reading);
    }
  record->history = kit_history_new_told (format->rules, reading->board, start);
  return is_view (reading, start) ||
         kit_fault_set (reading->fault, KIT_FAULT_VIEW, reading->seat->line, NULL, NULL);
}

/* What the kit knows of the position so far. */
static const KitHead *
get_head (const KitReading *reading)
{
  return kit_rules_head (kit_history_get_state (reading->record->history));
}

/* The bytes of a value such as "00a7". */
static gboolean
read_bytes (KitTold    *told,
            const char *text)
{
  guint n = strlen (text);

  if (n == 0 || n % 2 != 0 || n / 2 > KIT_MAX_TOLD || strspn (text, "0123456789abcdef") != n)
    return FALSE;
  told->n = n / 2;
  for (guint i = 0; i < told->n; i++)
    told->bytes[i] = 16 * g_ascii_xdigit_value (text[2 * i]) +
                     g_ascii_xdigit_value (text[2 * i + 1]);
  return TRUE;
}

/* The next line of what decisions told, or NULL. */
static const BaseLine *
get_told_line (KitReading *reading)
{
  const GPtrArray *lines = reading->seat->lines;
  const BaseLine *line;

  for (; reading->n_told < lines->len; reading->n_told++)
    {
      line = lines->pdata[reading->n_told];
      if (!g_str_equal (line->key, "Number"))
        return line;
    }
  return NULL;
}

/* Makes a legal decision, whose @token stands on @line, in the record of a seat. */
static gboolean
decide_told (KitReading     *reading,
             gconstpointer   decision,
             const BaseLine *line,
             const char     *token)
{
  KitHistory *history = reading->record->history;
  KitTold told = { .seat = reading->record->seat - 1 };
  const BaseLine *next = get_told_line (reading);
  guint index = kit_history_get_length (history);
  guint number = 0;

  if (next != NULL)
    kit_fault_read_number (next->key, G_MAXINT32, &number);
  if (number == index + 1)
    {
      if (!read_bytes (&told, next->value))
        return kit_fault_value (reading->fault, next);
      reading->n_told++;
    }
  if (!kit_history_decide_told (history, decision, &told))
    return told.n > 0 ? kit_fault_figures (reading->fault, KIT_FAULT_TOLD, next->line, next->value,
                                           index + 1, 0)
                      : kit_fault_figures (reading->fault, KIT_FAULT_UNTOLD, line->line, token,
                                           index + 1, 0);
  return is_view (reading, kit_history_get_state (history)) ||
         kit_fault_set (reading->fault, KIT_FAULT_VIEW, line->line, token, NULL);
}

/* Whether all that decisions told was needed, at the end of its turns. */
static gboolean
check_told (KitReading *reading)
{
  const BaseLine *next = get_told_line (reading);
  guint number;

  if (next == NULL)
    return TRUE;
  kit_fault_read_number (next->key, G_MAXINT32, &number);
  return kit_fault_figures (reading->fault, KIT_FAULT_TOLD, next->line, next->value, number, 0);
}

static gboolean
read_token (KitReading     *reading,
            const BaseLine *line,
            const char     *token)
{
  const KitFormat *format = reading->record->format;
  KitHistory *history = reading->record->history;
  g_autofree gpointer decision = g_malloc0 (format->rules->decision_size);
  KitRefusal refusal;

  if (get_head (reading)->over)
    return kit_fault_set (reading->fault, KIT_FAULT_GAME_OVER, line->line, token, NULL);
  if (!format->rules->read (decision, reading->board, token))
    return kit_fault_set (reading->fault, KIT_FAULT_TOKEN, line->line, token, NULL);
  if (!format->rules->test (kit_history_get_state (history), reading->board, decision, &refusal))
    {
      kit_fault_set (reading->fault, KIT_FAULT_REFUSED, line->line, token, NULL);
      reading->fault->refusal = refusal;
      return FALSE;
    }
  if (reading->seat != NULL)
    return decide_told (reading, decision, line, token);
  kit_history_decide (history, decision, &refusal);
  return kit_reading_check_taken (reading, line);
}

/* @next: (nullable): the next turn, which must not have begun yet. */
static gboolean
read_turn (KitReading     *reading,
           const BaseLine *line,
           const BaseLine *next)
{
  g_auto (GStrv) tokens = g_strsplit (line->value, " ", -1);
  guint turn = get_head (reading)->turn;

  if (tokens[0] == NULL)
    return kit_fault_set (reading->fault, KIT_FAULT_EMPTY_TURN, line->line, NULL, NULL);
  for (guint i = 0; tokens[i]; i++)
    {
      if (get_head (reading)->turn != turn)
        return kit_fault_set (reading->fault, KIT_FAULT_TURN_OVER, line->line, tokens[i], NULL);
      if (!read_token (reading, line, tokens[i]))
        return FALSE;
    }
  if (next != NULL && get_head (reading)->turn == turn && !get_head (reading)->over)
    return kit_fault_figures (reading->fault, KIT_FAULT_TURN_UNFINISHED, next->line, NULL, turn, 0);
  return TRUE;
}

static gboolean
read_turns (KitReading *reading)
{
  const BaseGroup *turns = get_group (reading, "Turns");
  guint n = turns != NULL ? turns->lines->len : 0;

  if (n > 0 && !kit_fault_check_numbers (reading->fault, turns, "", get_head (reading)->turn))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_turn (reading, turns->lines->pdata[i],
                    i + 1 < n ? turns->lines->pdata[i + 1] : NULL))
      return FALSE;
  return reading->seat != NULL ? check_told (reading) : kit_reading_check_reached (reading);
}

static gboolean
read_result (KitReading *reading)
{
  const KitFormat *format = reading->record->format;
  gconstpointer state = kit_history_get_state (reading->record->history);
  const BaseGroup *result = get_group (reading, "Result");

  if (result == NULL)
    return TRUE;
  if (!kit_fault_check_keys (reading->fault, result, NULL, format->result_keys))
    return FALSE;
  for (guint i = 0; format->result_keys[i] != NULL; i++)
    if (kit_fault_need (reading->fault, result, format->result_keys[i]) == NULL)
      return FALSE;
  if (!get_head (reading)->over)
    return kit_fault_set (reading->fault, KIT_FAULT_RESULT_EARLY, result->line, NULL, NULL);
  for (guint i = 0; format->result_keys[i] != NULL; i++)
    {
      const BaseLine *line = base_group_get_line (result, format->result_keys[i]);
      g_autofree char *right = kit_record_make_result (reading->record, line->key, state);

      if (!g_str_equal (line->value, right))
        return kit_fault_set (reading->fault, KIT_FAULT_RESULT_WRONG, line->line, line->value,
                              right);
    }
  return TRUE;
}

/* Checks the result at the end of all turns before the cursor is moved back. */
static gboolean
read_end (KitReading *reading)
{
  static const char * const keys[] = { "Cursor", NULL };
  const BaseGroup *about = get_group (reading, reading->record->format->group);
  const BaseGroup *group = get_group (reading, "History");
  KitHistory *history = reading->record->history;
  guint length = kit_history_get_length (history);
  const BaseLine *line;
  guint cursor;

  if (!read_result (reading))
    return FALSE;
  if (reading->record->abandoned && get_head (reading)->over)
    return kit_fault_set (reading->fault, KIT_FAULT_ABANDONED,
                          base_group_get_line (about, "Abandoned")->line, NULL, NULL);
  if (group == NULL)
    return TRUE;
  if (!kit_fault_check_keys (reading->fault, group, NULL, keys) ||
      (line = kit_fault_need (reading->fault, group, "Cursor")) == NULL)
    return FALSE;
  if (!kit_fault_read_number (line->value, G_MAXINT32, &cursor))
    return kit_fault_value (reading->fault, line);
  if (cursor > length)
    return kit_fault_figures (reading->fault, KIT_FAULT_CURSOR, line->line, NULL, cursor, length);
  kit_history_set_cursor (history, cursor);
  return TRUE;
}

/* Whether there are no groups but those that the format has, and those that are always needed. A
   text with Format=2 is the record of a seat. */
static gboolean
check_groups (KitReading      *reading,
              const KitFormat *format)
{
  const BaseGroup *about = get_group (reading, format->group);
  const BaseLine *line = about != NULL ? base_group_get_line (about, "Format") : NULL;
  gboolean of_seat = line != NULL && g_str_equal (line->value, "2");
  const char * const *own = of_seat ? format->seat_groups : format->groups;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  g_strv_builder_add (builder, format->group);
  for (guint i = 0; i < G_N_ELEMENTS (shared_groups) - !of_seat; i++)
    g_strv_builder_add (builder, shared_groups[i]);
  if (format->options != NULL)
    g_strv_builder_add (builder, "Rules");
  if (own != NULL)
    g_strv_builder_addv (builder, (const char **) own);
  names = g_strv_builder_end (builder);
  if (!kit_fault_check_groups (reading->fault, reading->lines, (const char * const *) names))
    return FALSE;
  reading->seat = get_group (reading, "Seat");
  return kit_fault_need_group (reading->fault, reading->lines, format->group) != NULL &&
         (!of_seat || kit_fault_need_group (reading->fault, reading->lines, "Seat") != NULL) &&
         kit_fault_need_group (reading->fault, reading->lines, "Players") != NULL;
}

/**
 * kit_format_read:
 * @format: of a game
 * @text: (array length=length): a record
 * @length: its bytes, at most 1 MiB
 * @fault: (out): what is wrong with it, if %NULL is returned
 *
 * Strict, and by replay: every decision is tested, without listing the legal ones.
 *
 * Returns: (transfer full) (nullable): the game
 */
KitRecord *
kit_format_read (const KitFormat *format,
                 const char      *text,
                 gsize            length,
                 KitFault        *fault)
{
  g_autoptr (BaseLines) lines = kit_fault_read (fault, text, length);
  g_autoptr (KitRecord) record = g_new0 (KitRecord, 1);
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (KitOutcome));
  KitReading reading = { .record = record, .lines = lines, .taken = taken, .fault = fault };

  record->format = format;
  if (lines == NULL || !check_groups (&reading, format) || !read_about (&reading) ||
      !read_players (&reading) || !read_seat (&reading) || !read_start (&reading) ||
      !read_turns (&reading) || !read_end (&reading))
    return NULL;
  return g_steal_pointer (&record);
}

/** kit_format_claims: whether a text of @length bytes, even a damaged one, is a record of @format
    or was meant to be one: it has the group that is named after the game, in whichever place. */
gboolean
kit_format_claims (const KitFormat *format,
                   const char      *text,
                   gsize            length)
{
  return base_lines_mention (text, length, format->group);
}
