/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a record by replaying it, and refuses whatever breaks a rule. */

#include "alx-record-private.h"

#include "alx-board-file.h"
#include "alx-position.h"

#include <string.h>

/* The state of reading one record. Optional groups may be NULL. */
typedef struct
{
  AlxRecord       *record;
  AlxFault        *fault;
  const AlxBoard  *board;
  AlxOptions       options;
  guint64          seed;
  const BaseGroup *about;
  const BaseGroup *rules;
  const BaseGroup *players;
  const BaseGroup *cards;
  const BaseGroup *position;
  const BaseGroup *turns;
  const BaseGroup *history;
  const BaseGroup *result;
} Reading;

static gboolean
refuse_value (Reading        *reading,
              const BaseLine *line)
{
  return alx_fault_set (reading->fault, ALX_FAULT_VALUE, line->line, line->value, line->key);
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
read_about (Reading *reading)
{
  static const char * const keys[] = { "Format", "Board", "Date", "Abandoned", NULL };
  const BaseLine *format;
  const BaseLine *board;
  const BaseLine *line;

  if (!alx_fault_check_keys (reading->fault, reading->about, NULL, keys) ||
      (format = alx_fault_need (reading->fault, reading->about, "Format")) == NULL)
    return FALSE;
  if (!g_str_equal (format->value, "1"))
    return alx_fault_set (reading->fault, ALX_FAULT_FORMAT, format->line, format->value, NULL);
  board = alx_fault_need (reading->fault, reading->about, "Board");
  if (board == NULL)
    return FALSE;
  reading->board = alx_boards_find (board->value);
  if (reading->board == NULL)
    return alx_fault_set (reading->fault, ALX_FAULT_BOARD, board->line, board->value, NULL);

  line = base_group_get_line (reading->about, "Date");
  if (line != NULL)
    {
      if (!is_date (line->value))
        return refuse_value (reading, line);
      reading->record->date = g_strdup (line->value);
    }
  line = base_group_get_line (reading->about, "Abandoned");
  if (line != NULL)
    {
      if (!g_str_equal (line->value, "true"))
        return refuse_value (reading, line);
      reading->record->abandoned = TRUE;
    }
  return TRUE;
}

static gboolean
read_option (Reading            *reading,
             const AlxOptionKey *option)
{
  const BaseLine *line = base_group_get_line (reading->rules, option->key);

  return line == NULL || alx_option_key_set (option, &reading->options, line->value) ||
         refuse_value (reading, line);
}

static gboolean
read_rules (Reading *reading)
{
  static const char * const keys[] = { "Joker", "SpecialRefresh", "EndAbove", "Compensation",
                                       NULL };

  if (reading->rules == NULL)
    return TRUE;
  if (!alx_fault_check_keys (reading->fault, reading->rules, NULL, keys))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (alx_option_keys); i++)
    if (!read_option (reading, &alx_option_keys[i]))
      return FALSE;
  return TRUE;
}

/* The keys must be the numbers from @first on, in order and without gaps. */
static gboolean
check_numbers (Reading         *reading,
               const BaseGroup *group,
               guint            first)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);
      guint number;

      if (!alx_fault_read_number (line->key, G_MAXINT32, &number))
        return alx_fault_set (reading->fault, ALX_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
      if (number != first + i)
        {
          alx_fault_set (reading->fault, ALX_FAULT_KEY_ORDER, line->line, line->key, NULL);
          reading->fault->number = first + i;
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_player (Reading        *reading,
             const BaseLine *line,
             guint           index)
{
  g_auto (GStrv) words = g_strsplit (line->value, " ", 3);
  AlxPlayer *player = &reading->record->players[index];

  if (g_strv_length (words) != 3 || words[1][0] == '\0' ||
      words[2][0] == '\0' || words[2][0] == ' ' ||
      g_utf8_strlen (words[2], -1) > ALX_MAX_NAME)
    return refuse_value (reading, line);
  for (player->colour = 0; player->colour < ALX_COLOURS; player->colour++)
    if (g_str_equal (words[0], alx_colour_get_id (player->colour)))
      break;
  if (player->colour == ALX_COLOURS)
    return refuse_value (reading, line);
  for (guint i = 0; i < index; i++)
    if (reading->record->players[i].colour == player->colour)
      return alx_fault_set (reading->fault, ALX_FAULT_COLOUR_TWICE, line->line, words[0], NULL);
  alx_record_set_player (reading->record, index, player->colour, words[1], words[2]);
  return TRUE;
}

static gboolean
read_players (Reading *reading)
{
  guint n = reading->players->lines->len;

  if (!check_numbers (reading, reading->players, 1))
    return FALSE;
  if (n < 2 || n > ALX_MAX_PLAYERS)
    return alx_fault_figures (reading->fault, ALX_FAULT_PLAYERS, reading->players->line, n, 0);
  for (guint i = 0; i < n; i++)
    {
      if (!read_player (reading, g_ptr_array_index (reading->players->lines, i), i))
        return FALSE;
      reading->record->n_players = i + 1;
    }
  return TRUE;
}

static gboolean
read_seed (Reading        *reading,
           const BaseLine *line)
{
  if (strlen (line->value) != 16 || strspn (line->value, "0123456789abcdef") != 16)
    return refuse_value (reading, line);
  reading->seed = g_ascii_strtoull (line->value, NULL, 16);
  reading->record->seeded = TRUE;
  return TRUE;
}

/* Reads letters of cards as symbols; FALSE if there are other characters, or more than @most. */
static gboolean
read_letters (const char *text,
              guint8     *cards,
              guint       most,
              guint      *n)
{
  for (*n = 0; text[*n]; (*n)++)
    {
      if (*n == most)
        return FALSE;
      cards[*n] = alx_symbol_from_letter (text[*n]);
      if (cards[*n] >= ALX_SYMBOLS)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_deck (Reading        *reading,
           const BaseLine *line,
           AlxState       *start)
{
  guint8 deck[ALX_MAX_CARDS];
  guint found[ALX_SYMBOLS] = { 0 };
  guint n;

  if (!read_letters (line->value, deck, ALX_MAX_CARDS, &n))
    return refuse_value (reading, line);
  for (guint i = 0; i < n; i++)
    found[deck[i]]++;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (found[i] != reading->board->cards)
      return alx_fault_cards (reading->fault, line->line, i, found[i], reading->board->cards);
  alx_state_deal (start, reading->board, &reading->options, reading->record->n_players, deck,
                  reading->seed);
  return TRUE;
}

/* Reads the seed first, because the deal and the position need it. */
static gboolean
read_start (Reading *reading)
{
  static const char * const keys[] = { "Deck", "Seed", NULL };
  const BaseLine *deck = NULL;
  const BaseLine *seed = NULL;
  AlxState start;

  if (reading->cards != NULL)
    {
      if (!alx_fault_check_keys (reading->fault, reading->cards, "Shuffle", keys))
        return FALSE;
      deck = base_group_get_line (reading->cards, "Deck");
      seed = base_group_get_line (reading->cards, "Seed");
    }
  if (seed != NULL && !read_seed (reading, seed))
    return FALSE;

  if (reading->position != NULL)
    {
      if (deck != NULL)
        return alx_fault_set (reading->fault, ALX_FAULT_DECK_AND_POSITION, deck->line, NULL, NULL);
      reading->record->from_position = TRUE;
      start = (AlxState) { .options = reading->options,
                           .n_players = reading->record->n_players,
                           .seed = reading->seed };
      if (!alx_position_read (&start, reading->board, reading->position, reading->fault))
        return FALSE;
    }
  else if (reading->cards == NULL)
    return alx_fault_set (reading->fault, ALX_FAULT_MISSING_GROUP, 1, "Cards", NULL);
  else if ((deck = alx_fault_need (reading->fault, reading->cards, "Deck")) == NULL ||
           !read_deck (reading, deck, &start))
    return FALSE;

  reading->record->history = alx_history_new (reading->board, &start);
  return TRUE;
}

static gboolean
read_shuffles (Reading *reading)
{
  guint8 cards[ALX_MAX_CARDS];
  guint number;
  guint planned = 0;
  guint n;

  for (guint i = 0; reading->cards && i < reading->cards->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (reading->cards->lines, i);

      if (!g_str_has_prefix (line->key, "Shuffle"))
        continue;
      alx_fault_read_number (line->key + strlen ("Shuffle"), G_MAXINT32, &number);
      if (number != planned + 1)
        {
          alx_fault_set (reading->fault, ALX_FAULT_KEY_ORDER, line->line, line->key, NULL);
          reading->fault->number = planned + 1;
          return FALSE;
        }
      if (!read_letters (line->value, cards, ALX_MAX_CARDS, &n))
        return refuse_value (reading, line);
      alx_history_plan_shuffle (reading->record->history, planned++, cards, n);
    }
  return TRUE;
}

static const BaseLine *
get_shuffle_line (Reading *reading,
                  guint    number)
{
  g_autofree char *key = g_strdup_printf ("Shuffle%u", number);

  return reading->cards ? base_group_get_line (reading->cards, key) : NULL;
}

/* If @decision causes a reshuffle, its order must be in the record and consist of the discards at
   that moment. */
static gboolean
check_shuffle (Reading           *reading,
               const AlxDecision *decision,
               const BaseLine    *line)
{
  const AlxState *state = alx_history_get_state (reading->record->history);
  const BaseLine *shuffle;
  guint8 order[ALX_MAX_CARDS];
  guint8 cards[ALX_SYMBOLS];
  guint left = 0;
  guint n;

  if (!alx_apply_reshuffles (state, reading->board, decision, cards))
    return TRUE;
  shuffle = get_shuffle_line (reading, state->n_shuffles + 1);
  if (shuffle == NULL)
    return alx_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_MISSING, line->line,
                              state->n_shuffles + 1, 0);
  read_letters (shuffle->value, order, ALX_MAX_CARDS, &n);
  for (guint i = 0; i < n; i++)
    cards[order[i]]--;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    left |= cards[i];
  if (left != 0)
    return alx_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_CARDS, shuffle->line,
                              state->n_shuffles + 1, 0);
  return TRUE;
}

static gboolean
read_token (Reading        *reading,
            const BaseLine *line,
            const char     *token)
{
  AlxHistory *history = reading->record->history;
  AlxDecision decision;
  AlxRefusal refusal;

  if (alx_history_get_state (history)->phase == ALX_PHASE_OVER)
    return alx_fault_set (reading->fault, ALX_FAULT_GAME_OVER, line->line, token, NULL);
  if (!alx_decision_read (&decision, reading->board, token))
    return alx_fault_set (reading->fault, ALX_FAULT_TOKEN, line->line, token, NULL);
  if (!alx_legal_test (alx_history_get_state (history), reading->board, &decision, &refusal))
    {
      alx_fault_set (reading->fault, ALX_FAULT_REFUSED, line->line, token, NULL);
      reading->fault->refusal = refusal;
      return FALSE;
    }
  return check_shuffle (reading, &decision, line) &&
         alx_history_decide (history, &decision, &refusal);
}

static gboolean
read_turn (Reading        *reading,
           const BaseLine *line,
           gboolean        last)
{
  const AlxState *state = alx_history_get_state (reading->record->history);
  g_auto (GStrv) tokens = g_strsplit (line->value, " ", -1);
  guint turn = state->turn;

  if (tokens[0] == NULL)
    return alx_fault_set (reading->fault, ALX_FAULT_EMPTY_TURN, line->line, NULL, NULL);
  for (guint i = 0; tokens[i]; i++)
    {
      if (state->turn != turn)
        return alx_fault_set (reading->fault, ALX_FAULT_TURN_OVER, line->line, tokens[i], NULL);
      if (!read_token (reading, line, tokens[i]))
        return FALSE;
    }
  if (!last && state->turn == turn && state->phase != ALX_PHASE_OVER)
    return alx_fault_figures (reading->fault, ALX_FAULT_TURN_UNFINISHED, line->line, turn, 0);
  return TRUE;
}

static gboolean
read_turns (Reading *reading)
{
  const AlxState *state = alx_history_get_state (reading->record->history);
  const BaseLine *unreached;
  guint n = reading->turns ? reading->turns->lines->len : 0;

  if (n > 0 && !check_numbers (reading, reading->turns, state->turn))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_turn (reading, g_ptr_array_index (reading->turns->lines, i), i + 1 == n))
      return FALSE;

  unreached = get_shuffle_line (reading, state->n_shuffles + 1);
  if (unreached != NULL)
    return alx_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_UNREACHED, unreached->line,
                              state->n_shuffles + 1, 0);
  return TRUE;
}

static gboolean
read_result (Reading *reading)
{
  static const char * const keys[] = { "Scores", NULL };
  const AlxState *state = alx_history_get_state (reading->record->history);
  g_autoptr (GString) right = g_string_new (NULL);
  const BaseLine *scores;

  if (reading->result == NULL)
    return TRUE;
  if (!alx_fault_check_keys (reading->fault, reading->result, NULL, keys) ||
      (scores = alx_fault_need (reading->fault, reading->result, "Scores")) == NULL)
    return FALSE;
  if (state->phase != ALX_PHASE_OVER)
    return alx_fault_set (reading->fault, ALX_FAULT_RESULT_EARLY, reading->result->line, NULL,
                          NULL);
  for (guint i = 0; i < state->n_players; i++)
    g_string_append_printf (right, "%s%u", i > 0 ? " " : "", state->scores[i]);
  if (!g_str_equal (scores->value, right->str))
    return alx_fault_set (reading->fault, ALX_FAULT_RESULT_WRONG, scores->line, scores->value,
                          right->str);
  return TRUE;
}

/* Checks the result at the end of all turns before the cursor is moved back. */
static gboolean
read_end (Reading *reading)
{
  static const char * const keys[] = { "Cursor", NULL };
  AlxHistory *history = reading->record->history;
  guint length = alx_history_get_length (history);
  const BaseLine *line;
  guint cursor;

  if (!read_result (reading))
    return FALSE;
  if (reading->record->abandoned && alx_history_get_state (history)->phase == ALX_PHASE_OVER)
    return alx_fault_set (reading->fault, ALX_FAULT_ABANDONED,
                          base_group_get_line (reading->about, "Abandoned")->line, NULL, NULL);
  if (reading->history == NULL)
    return TRUE;
  if (!alx_fault_check_keys (reading->fault, reading->history, NULL, keys) ||
      (line = alx_fault_need (reading->fault, reading->history, "Cursor")) == NULL)
    return FALSE;
  if (!alx_fault_read_number (line->value, G_MAXINT32, &cursor))
    return refuse_value (reading, line);
  if (cursor > length)
    return alx_fault_figures (reading->fault, ALX_FAULT_CURSOR, line->line, cursor, length);
  alx_history_set_cursor (history, cursor);
  return TRUE;
}

/**
 * alx_record_read:
 * @text: (array length=length): a record
 * @length: its bytes, at most 1 MiB
 * @fault: (out): what is wrong with it, if %NULL is returned
 *
 * Strict, and by replay: every decision is tested with alx_legal_test(), which
 * does not list the legal ones.
 *
 * Returns: (transfer full) (nullable): the game
 */
AlxRecord *
alx_record_read (const char *text,
                 gsize       length,
                 AlxFault   *fault)
{
  static const char * const names[] = { "Alexandros", "Rules", "Players", "Cards", "Position",
                                        "Turns", "History", "Result", NULL };
  g_autoptr (BaseLines) lines = alx_fault_read (fault, text, length);
  g_autoptr (AlxRecord) record = g_new0 (AlxRecord, 1);
  Reading reading = { .record = record, .fault = fault };

  if (lines == NULL || !alx_fault_check_groups (fault, lines, names))
    return NULL;
  reading.about = base_lines_get_group (lines, "Alexandros");
  reading.rules = base_lines_get_group (lines, "Rules");
  reading.players = base_lines_get_group (lines, "Players");
  reading.cards = base_lines_get_group (lines, "Cards");
  reading.position = base_lines_get_group (lines, "Position");
  reading.turns = base_lines_get_group (lines, "Turns");
  reading.history = base_lines_get_group (lines, "History");
  reading.result = base_lines_get_group (lines, "Result");
  if (reading.about == NULL || reading.players == NULL)
    {
      alx_fault_set (fault, ALX_FAULT_MISSING_GROUP, 1,
                     reading.about == NULL ? "Alexandros" : "Players", NULL);
      return NULL;
    }

  if (!read_about (&reading) || !read_rules (&reading) || !read_players (&reading) ||
      !read_start (&reading) || !read_shuffles (&reading) || !read_turns (&reading) ||
      !read_end (&reading))
    return NULL;
  return g_steal_pointer (&record);
}
