/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is Alexandros' own in its records: rules, cards, position. */

#include "alx-record.h"

#include "alx-board-file.h"
#include "alx-fault.h"
#include "alx-position.h"

#include "alexandros/rules/alx-rules.h"
#include "kit/record/kit-keys.h"

/* The letters of cards: no card is plain. */
#define SYMBOLS "TAHLS"

/* --- reading --- */

/* Deals into @start, which has the options and the number of players. */
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

  if (!kit_letters_read (line->value, SYMBOLS, deck, ALX_MAX_CARDS, &n))
    return kit_fault_value (reading->fault, line);
  for (guint i = 0; i < n; i++)
    found[deck[i]]++;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (found[i] != board->cards)
      return alx_fault_cards (reading->fault, line->line, i, found[i], board->cards);
  alx_state_deal (start, board, &options, reading->record->n_players, deck, 0);
  return TRUE;
}

static gboolean
read_start (KitReading *reading,
            gpointer    state)
{
  const BaseGroup *cards = base_lines_get_group (reading->lines, "Cards");
  const BaseGroup *position = base_lines_get_group (reading->lines, "Position");
  AlxState *start = state;
  const BaseLine *deck;

  start->n_players = reading->record->n_players;
  start->viewer = reading->record->seat;
  if (!kit_reading_read_options (reading, start))
    return FALSE;
  deck = cards != NULL ? base_group_get_line (cards, "Deck") : NULL;
  if (position != NULL)
    {
      if (deck != NULL)
        return kit_fault_set (reading->fault, ALX_FAULT_DECK_AND_POSITION, deck->line, NULL, NULL);
      reading->record->from_position = TRUE;
      return alx_position_read (start, reading->board, position, reading->fault);
    }
  return kit_fault_need_group (reading->fault, reading->lines,
                               start->viewer != 0 ? "Position" : "Cards") != NULL &&
         kit_fault_need (reading->fault, cards, "Deck") != NULL && read_deck (reading, deck, start);
}

/* --- writing --- */

static void
write_group (GString         *text,
             const KitRecord *record,
             const char      *group)
{
  AlxState start;

  alx_history_get_state_at (record->history, 0, &start);
  if (record->from_position && g_str_equal (group, "Position"))
    alx_position_write (text, &start, alx_history_get_board (record->history));
  else if (!record->from_position && g_str_equal (group, "Cards"))
    {
      g_string_append (text, "Deck=");
      kit_letters_write (text, ALX_LETTERS, start.supply, start.supply_end);
      g_string_append_c (text, '\n');
    }
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

static const KitStream streams[] = {
  [ALX_SHUFFLES] = {
    "Cards", "Shuffle", (const char * const[]) { "Deck", "Seed", NULL }, SYMBOLS,
    .size = ALX_MAX_CARDS, .numbered = TRUE,
    .missing = ALX_FAULT_SHUFFLE_MISSING,
    .unfit = ALX_FAULT_SHUFFLE_CARDS,
    .unreached = ALX_FAULT_SHUFFLE_UNREACHED,
  },
};

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
  .seed_group = "Cards",
  .streams = streams,
  .n_streams = G_N_ELEMENTS (streams),
  .result_keys = (const char * const[]) { "Scores", NULL },
  .deeds = (const char * const[]) { "@", "$", NULL },
  .boards = &alx_boards,
  .find_board = alx_boards_find,
  .create_record = create_record,
  .read_start = read_start,
  .check_view = check_view,
  .write_group = write_group,
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
