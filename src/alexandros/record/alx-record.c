/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is Alexandros' own in its records: rules, cards, position. */

#include "alx-record.h"

#include "alx-board-file.h"
#include "alx-fault.h"
#include "alx-position.h"

#include "alexandros/rules/alx-rules.h"

#include <string.h>

/* --- reading --- */

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

/* Deals into @start, which has the options, the number of players and the seed. */
static gboolean
read_deck (KitReading     *reading,
           const BaseLine *line,
           AlxState       *start)
{
  const AlxBoard *board = reading->board;
  AlxOptions options = start->options;
  guint8 deck[ALX_MAX_CARDS];
  guint found[ALX_SYMBOLS] = { 0 };
  guint n;

  if (!read_letters (line->value, deck, ALX_MAX_CARDS, &n))
    return kit_reading_refuse_value (reading, line);
  for (guint i = 0; i < n; i++)
    found[deck[i]]++;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (found[i] != board->cards)
      return alx_fault_cards (reading->fault, line->line, i, found[i], board->cards);
  alx_state_deal (start, board, &options, reading->record->n_players, deck, start->seed);
  return TRUE;
}

static gboolean
read_start (KitReading *reading,
            gpointer    state)
{
  static const char * const keys[] = { "Deck", "Seed", NULL };
  const BaseGroup *cards = base_lines_get_group (reading->lines, "Cards");
  const BaseGroup *position = base_lines_get_group (reading->lines, "Position");
  AlxState *start = state;
  const BaseLine *deck, *seed;

  start->n_players = reading->record->n_players;
  start->viewer = reading->record->seat;
  if (!kit_reading_read_options (reading, start) ||
      (cards != NULL && !kit_fault_check_keys (reading->fault, cards, "Shuffle", keys)))
    return FALSE;
  deck = cards != NULL ? base_group_get_line (cards, "Deck") : NULL;
  seed = cards != NULL ? base_group_get_line (cards, "Seed") : NULL;
  if (seed != NULL && !kit_reading_read_seed (reading, seed, &start->seed))
    return FALSE;
  if (position != NULL)
    {
      if (deck != NULL)
        return kit_fault_set (reading->fault, ALX_FAULT_DECK_AND_POSITION, deck->line, NULL, NULL);
      reading->record->from_position = TRUE;
      return alx_position_read (start, reading->board, position, reading->fault);
    }
  if (cards == NULL)
    return kit_fault_set (reading->fault, KIT_FAULT_MISSING_GROUP, 1,
                          start->viewer != 0 ? "Position" : "Cards", NULL);
  return kit_fault_need (reading->fault, cards, "Deck") != NULL && read_deck (reading, deck, start);
}

static gboolean
read_shuffles (KitReading *reading)
{
  const BaseGroup *group = base_lines_get_group (reading->lines, "Cards");
  guint8 cards[ALX_MAX_CARDS];
  guint number;
  guint planned = 0;
  guint n;

  for (guint i = 0; group != NULL && i < group->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (group->lines, i);

      if (!g_str_has_prefix (line->key, "Shuffle"))
        continue;
      kit_fault_read_number (line->key + strlen ("Shuffle"), G_MAXINT32, &number);
      if (number != planned + 1)
        {
          kit_fault_set (reading->fault, KIT_FAULT_KEY_ORDER, line->line, line->key, NULL);
          reading->fault->number = planned + 1;
          return FALSE;
        }
      if (!read_letters (line->value, cards, ALX_MAX_CARDS, &n))
        return kit_reading_refuse_value (reading, line);
      kit_chance_add (kit_history_get_chance (reading->record->history), ALX_SHUFFLES, planned++,
                      cards, n);
    }
  return TRUE;
}

static const BaseLine *
get_shuffle_line (KitReading *reading,
                  guint       number)
{
  const BaseGroup *cards = base_lines_get_group (reading->lines, "Cards");
  g_autofree char *key = g_strdup_printf ("Shuffle%u", number);

  return cards != NULL ? base_group_get_line (cards, key) : NULL;
}

/* If @decision causes a reshuffle, its order must be in the record and consist of the discards at
   that moment. */
static gboolean
check_shuffle (KitReading     *reading,
               gconstpointer   decision,
               const BaseLine *line)
{
  const AlxState *state = alx_history_get_state (reading->record->history);
  guint number = state->n_shuffles + 1;
  const BaseLine *shuffle;
  guint8 order[ALX_MAX_CARDS];
  guint8 cards[ALX_SYMBOLS];
  guint left = 0;
  guint n;

  if (!alx_apply_reshuffles (state, reading->board, decision, cards))
    return TRUE;
  shuffle = get_shuffle_line (reading, number);
  if (shuffle == NULL)
    return kit_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_MISSING, line->line, number, 0);
  read_letters (shuffle->value, order, ALX_MAX_CARDS, &n);
  for (guint i = 0; i < n; i++)
    cards[order[i]]--;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    left |= cards[i];
  return left == 0 ||
         kit_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_CARDS, shuffle->line, number, 0);
}

static gboolean
check_end (KitReading *reading)
{
  guint number = alx_history_get_state (reading->record->history)->n_shuffles + 1;
  const BaseLine *unreached = get_shuffle_line (reading, number);

  return unreached == NULL || kit_fault_figures (reading->fault, ALX_FAULT_SHUFFLE_UNREACHED,
                                                 unreached->line, number, 0);
}

/* --- writing --- */

static void
write_letters (GString      *text,
               const guint8 *cards,
               guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, ALX_LETTERS[cards[i]]);
  g_string_append_c (text, '\n');
}

static void
write_shuffle (gconstpointer before_decision,
               gconstpointer decision,
               gconstpointer after_decision,
               gpointer      shuffles)
{
  const AlxState *before = before_decision;
  const AlxState *after = after_decision;

  if (after->n_shuffles == before->n_shuffles)
    return;
  g_string_append_printf (shuffles, "Shuffle%u=", after->n_shuffles);
  write_letters (shuffles, after->supply, after->supply_end);
}

static void
write_start (GString         *text,
             const KitRecord *record)
{
  g_autoptr (GString) shuffles = g_string_new (NULL);
  AlxState start;

  alx_history_get_state_at (record->history, 0, &start);
  if (start.viewer == 0)
    kit_history_foreach (record->history, write_shuffle, shuffles);
  if (!record->from_position || record->seeded || shuffles->len > 0)
    g_string_append (text, "\n[Cards]\n");
  if (!record->from_position)
    {
      g_string_append (text, "Deck=");
      write_letters (text, start.supply, start.supply_end);
    }
  if (record->seeded)
    g_string_append_printf (text, "Seed=%016" G_GINT64_MODIFIER "x\n", start.seed);
  g_string_append (text, shuffles->str);
  if (record->from_position)
    {
      g_string_append (text, "\n[Position]\n");
      alx_position_write (text, &start, alx_history_get_board (record->history));
    }
}

static char *
make_result (const char    *key,
             gconstpointer  data)
{
  const AlxState *state = data;
  GString *scores = g_string_new (NULL);

  for (guint i = 0; i < state->n_players; i++)
    g_string_append_printf (scores, "%s%u", i > 0 ? " " : "", state->scores[i]);
  return g_string_free (scores, FALSE);
}

static gboolean
check_view (gconstpointer view,
            gconstpointer board)
{
  return alx_position_is_view (view, board);
}

static void
write_view (GString       *text,
            gconstpointer  view,
            gconstpointer  board)
{
  alx_position_write (text, &((const AlxSeat *) view)->state, board);
}

/* --- the format --- */

static gconstpointer
find_board (const char *id)
{
  return alx_boards_find (id);
}

static const char *
get_board_id (gconstpointer board)
{
  return ((const AlxBoard *) board)->id;
}

/* Section 8 of the rules. */
static const char * const jokers[] = { "each", "both", "any", NULL };
static const char * const compensations[] = { "all", "occupation", "none", NULL };
static const char * const truths[] = { "false", "true", NULL };

static const KitOption rows[] = {
  { "Joker", jokers, G_STRUCT_OFFSET (AlxOptions, joker), 1 },
  { "SpecialRefresh", truths, G_STRUCT_OFFSET (AlxOptions, special_refresh), 1 },
  { "EndAbove", truths, G_STRUCT_OFFSET (AlxOptions, end_above), 1 },
  { "Compensation", compensations, G_STRUCT_OFFSET (AlxOptions, compensation), 1 },
  { NULL }
};

/* The Spanish rules are the English ones. */
static const KitEdition editions[] = {
  { "english", NULL, &(const AlxOptions) { 0 } },
  { "french", "fr", &(const AlxOptions) { .joker = ALX_JOKER_BOTH } },
  { "italian", "it", &(const AlxOptions) { .joker = ALX_JOKER_ANY, .special_refresh = TRUE,
                                           .end_above = TRUE } },
  { NULL }
};

static const KitOptions rule_options = {
  .rows = rows,
  .editions = editions,
  .usual = &(const AlxOptions) { 0 },
  .size = sizeof (AlxOptions),
  .offset = G_STRUCT_OFFSET (AlxState, options),
};

static KitRecord *
create_record (gconstpointer values,
               guint         n_players,
               guint64       seed)
{
  return alx_record_new (alx_boards_default (), values, n_players, seed);
}

const KitFormat alx_format = {
  .rules = &alx_rules,
  .group = "Alexandros",
  .suffix = ALX_RECORD_SUFFIX,
  .options = &rule_options,
  .groups = (const char * const[]) { "Cards", "Position", NULL },
  .seat_groups = (const char * const[]) { "Position", NULL },
  .result_keys = (const char * const[]) { "Scores", NULL },
  .find_board = find_board,
  .get_board_id = get_board_id,
  .create_record = create_record,
  .read_start = read_start,
  .read_chance = read_shuffles,
  .check_chance = check_shuffle,
  .check_end = check_end,
  .check_view = check_view,
  .write_start = write_start,
  .make_result = make_result,
  .write_view = write_view,
};

/**
 * alx_record_new:
 * @board: the board, which must outlive the record
 * @options: the rules it is played by
 * @n_players: 2 to 4; the caller sets each with kit_record_set_player()
 * @seed: of the deck and the reshuffles
 *
 * Returns: (transfer full): a new game after the deal
 */
KitRecord *
alx_record_new (const AlxBoard   *board,
                const AlxOptions *options,
                guint             n_players,
                guint64           seed)
{
  BaseRandom random = { seed };
  KitRecord *record;
  AlxState start;

  alx_state_deal_shuffled (&start, board, options, n_players, &random);
  record = kit_record_new (&alx_format, board, &start);
  record->seeded = TRUE;
  return record;
}

/** alx_history_find_discard: the symbol of the uppermost discard after @index decisions: of what
    was discarded last, the symbol that comes first; %ALX_NONE if nothing was since the last
    reshuffle. */
guint8
alx_history_find_discard (const KitHistory *history,
                          guint             index)
{
  AlxState before, after;

  g_return_val_if_fail (history != NULL && index <= kit_history_get_length (history), ALX_NONE);

  alx_history_get_state_at (history, index, &after);
  for (; index > 0; index--)
    {
      alx_history_get_state_at (history, index - 1, &before);
      for (guint8 i = 0; i < ALX_SYMBOLS; i++)
        if (after.discards[i] > before.discards[i])
          return i;
      if (after.n_shuffles != before.n_shuffles)
        break;
      after = before;
    }
  return ALX_NONE;
}
