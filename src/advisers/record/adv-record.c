/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is The Advisers' own in their records: rules, cards, chance, position. */

#include "adv-record.h"

#include "adv-board-file.h"
#include "adv-position.h"

#include "advisers/rules/adv-orders.h"
#include "advisers/rules/adv-rules.h"
#include "kit/record/kit-keys.h"

#include <string.h>

/* --- the start --- */

/* What a key of [Cards] has: kinds, of each of which there is a fixed number. */
typedef struct
{
  const char *key;
  const char *letters;
  guint       most;
  guint       n_kinds;
} Pack;

static gboolean
read_pack (KitReading      *reading,
           const BaseGroup *group,
           const Pack      *pack,
           const guint8    *of_kind,
           guint8          *items)
{
  const BaseLine *line = kit_fault_need (reading->fault, group, pack->key);
  guint8 found[ADV_RESOURCES] = { 0 };
  guint n;

  if (line == NULL)
    return FALSE;
  if (!kit_letters_read (line->value, pack->letters, items, pack->most, &n))
    return kit_fault_value (reading->fault, line);
  for (guint i = 0; i < n; i++)
    found[items[i]]++;
  for (guint i = 0; i < pack->n_kinds; i++)
    if (found[i] != of_kind[i])
      {
        KitEntry entry = { .line = line, .fault = reading->fault };

        return kit_entry_count (&entry, ADV_FAULT_NUMBER_OF_CARDS, pack->letters[i], found[i],
                                of_kind[i]);
      }
  return TRUE;
}

static gboolean
read_cards (KitReading      *reading,
            const BaseGroup *group,
            AdvState        *start)
{
  static const char * const keys[] = { "Supply", "Development", "Tokens", NULL };
  static const Pack supplies = { "Supply", "BWHLO", ADV_MAX_SUPPLY, ADV_RESOURCES };
  static const Pack decks = { "Development", ADV_CARD_LETTERS, ADV_DECK, ADV_CARDS };
  static const Pack events = { "Tokens", ADV_TOKEN_LETTERS, ADV_TOKENS, ADV_TOKEN_KINDS };
  static const guint8 of_token[] = { 7, 7, 7, 7 };
  guint8 of_resource[ADV_RESOURCES];
  guint8 supply[ADV_MAX_SUPPLY];
  guint8 deck[ADV_DECK];
  guint8 tokens[ADV_TOKENS];

  memset (of_resource, adv_state_of_resource (start->n_players), sizeof of_resource);
  if (!kit_fault_check_keys (reading->fault, group, NULL, keys) ||
      !read_pack (reading, group, &supplies, of_resource, supply) ||
      !read_pack (reading, group, &decks, adv_of_card, deck) ||
      !read_pack (reading, group, &events, of_token, tokens))
    return FALSE;
  adv_apply_deal (start, reading->board, &start->options, supply, deck, tokens);
  return TRUE;
}

/* A kind is a word of a-z, 0-9 and "-" with a letter first; which of these the program knows does
   not matter. */
static gboolean
check_kinds (KitReading *reading)
{
  const BaseGroup *players = base_lines_get_group (reading->lines, "Players");

  for (guint i = 0; i < reading->record->n_players; i++)
    {
      const char *kind = reading->record->players[i].kind;

      if (!g_ascii_islower (kind[0]) ||
          kind[strspn (kind, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0')
        return kit_fault_value (reading->fault, g_ptr_array_index (players->lines, i));
    }
  return TRUE;
}

/* Whatever number the first turn has, there is none beyond the last that a position may have. */
static gboolean
check_turns (KitReading *reading)
{
  const BaseGroup *turns = base_lines_get_group (reading->lines, "Turns");
  guint number;

  for (guint i = 0; turns != NULL && i < turns->lines->len; i++)
    {
      const BaseLine *line = g_ptr_array_index (turns->lines, i);

      if (!kit_fault_read_number (line->key, ADV_LAST_TURN, &number))
        return kit_fault_set (reading->fault, KIT_FAULT_UNKNOWN_KEY, line->line, line->key, NULL);
    }
  return TRUE;
}

static gboolean
read_start (KitReading *reading,
            gpointer    state)
{
  const BaseGroup *cards = base_lines_get_group (reading->lines, "Cards");
  const BaseGroup *position = base_lines_get_group (reading->lines, "Position");
  AdvState *start = state;

  adv_state_clear (start, reading->board, reading->record->n_players);
  start->viewer = reading->record->seat;
  if (!check_kinds (reading) || !check_turns (reading) ||
      !kit_reading_read_options (reading, start))
    return FALSE;
  if (cards != NULL && position != NULL)
    return kit_fault_set (reading->fault, ADV_FAULT_CARDS_AND_POSITION, position->line, NULL, NULL);
  reading->record->from_position = position != NULL;
  if (position != NULL)
    return adv_position_read (start, reading->board, position, reading->fault);
  return kit_fault_need_group (reading->fault, reading->lines,
                               start->viewer != 0 ? "Position" : "Cards") != NULL &&
         read_cards (reading, cards, start);
}

/* --- writing --- */

/* The supply still has what was dealt at the start. */
static void
write_group (GString         *text,
             const KitRecord *record,
             const char      *group)
{
  AdvState start;

  kit_history_get_state_at (record->history, 0, &start);
  if (record->from_position && g_str_equal (group, "Position"))
    adv_position_write (text, &start, adv_history_get_board (record->history));
  else if (!record->from_position && g_str_equal (group, "Cards"))
    {
      g_string_append (text, "Supply=");
      kit_letters_write (text, ADV_GOOD_LETTERS, start.supply, start.supply_end);
      g_string_append (text, "\nDevelopment=");
      kit_letters_write (text, ADV_CARD_LETTERS, start.deck, start.deck_size);
      g_string_append (text, "\nTokens=");
      kit_letters_write (text, ADV_TOKEN_LETTERS, start.tokens, ADV_TOKENS);
      g_string_append_c (text, '\n');
    }
}

static gboolean
check_view (gconstpointer view,
            gconstpointer board)
{
  return adv_position_is_view (view);
}

static void
write_view (GString       *text,
            gconstpointer  view,
            gconstpointer  board)
{
  adv_position_write_seat (text, view, board);
}

static void
write_set (GString *text,
           guint    goods)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    if ((goods >> i & 1) != 0)
      g_string_append_c (text, ADV_GOOD_LETTERS[i]);
}

/* As an offer is written: who wishes gives one of the goods before ">" for one of those behind. */
static void
write_wish (GString      *text,
            const guint8  bytes[KIT_WISH])
{
  const AdvWish *wish = (const AdvWish *) bytes;

  write_set (text, wish->gives != 0 ? wish->gives : ~wish->wants);
  g_string_append_c (text, '>');
  write_set (text, wish->wants);
}

/* --- the format --- */

static const char * const chance_keys[] = { "Seed", "Dice", "Steals", NULL };

static const KitStream streams[] = {
  [ADV_DICE] = {
    "Chance", "Dice", chance_keys, "123456", .first = 1, .size = 2, .spaced = TRUE,
    .missing = ADV_FAULT_DICE_MISSING,
    .unreached = ADV_FAULT_DICE_UNREACHED,
  },
  [ADV_STEALS] = {
    "Chance", "Steals", chance_keys, "BWHLO", .size = 1,
    .missing = ADV_FAULT_STEAL_MISSING,
    .unfit = ADV_FAULT_STEAL_NOT_HELD,
    .unreached = ADV_FAULT_STEAL_UNREACHED,
  },
};

/* Section 11 of the rules. */
static const char * const gold[] = { "0", "8", NULL };
static const char * const digits[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", NULL };

static const KitOption rows[] = {
  { "StartGold", gold, G_STRUCT_OFFSET (AdvOptions, start_gold), 8 },
  { "Offers", digits, G_STRUCT_OFFSET (AdvOptions, offers), 1 },
  { NULL }
};

static const KitOptions rule_options = {
  .rows = rows,
  .usual = &ADV_OPTIONS_DEFAULT,
  .size = sizeof (AdvOptions),
  .offset = G_STRUCT_OFFSET (AdvState, options),
};

static KitRecord *
create_record (gconstpointer options,
               guint         n_players,
               guint64       seed)
{
  const AdvBoard *board = adv_boards_default ();
  BaseRandom random = { seed };
  guint8 supply[ADV_MAX_SUPPLY];
  guint8 deck[ADV_DECK];
  guint8 tokens[ADV_TOKENS];
  KitRecord *record;
  AdvState start;

  adv_state_shuffle (n_players, &random, supply, deck, tokens);
  adv_state_clear (&start, board, n_players);
  start.seed = seed;
  adv_apply_deal (&start, board, options, supply, deck, tokens);
  record = kit_record_new (&adv_format, board, &start);
  record->seeded = TRUE;
  return record;
}

const KitFormat adv_format = {
  .rules = &adv_rules,
  .group = "Advisers",
  .suffix = ADV_RECORD_SUFFIX,
  .options = &rule_options,
  .groups = (const char * const[]) { "Cards", "Position", "Chance", NULL },
  .seat_groups = (const char * const[]) { "Position", NULL },
  .seed_group = "Chance",
  .streams = streams,
  .n_streams = G_N_ELEMENTS (streams),
  .result_keys = (const char * const[]) { "Scores", "Winners", NULL },
  .deeds = (const char * const[]) { "village:", "city:", "road:", "buy", NULL },
  .find_board = adv_boards_find,
  .create_record = create_record,
  .read_start = read_start,
  .check_view = check_view,
  .write_group = write_group,
  .write_view = write_view,
  .write_wish = write_wish,
};
