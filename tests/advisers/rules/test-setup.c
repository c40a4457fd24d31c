/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q1 to Q9 and Q11: material, the deal, the board, the first turn. */

#include "rows.h"

#include <string.h>

/* What the law says of a game with so many players; the supply is not shuffled. */
typedef struct
{
  const char *name;
  guint       n_players;
  guint       start_gold;
  guint       of_resource;
  const char *hands;                    /* five cards, and that of the first turn */
  const char *piles;
  const char *gold;
  const char *stock;
} Deal;

static const Deal deals[] = {
  { "/rules/Q3/four", 4, 0, 19, "BBBBBW BBBBBW BBBBBW BBBBWW", "0 0 0 0 0", "0 0 0 0", "40" },
  { "/rules/Q3/three", 3, 0, 15, "BBBBBW BBBBBW BBBBBW", "4 4 4 4 4", "0 0 0", "40" },
  { "/rules/Q3/two", 2, 0, 10, "BBBBBW BBBBBW", "9 9 9 9 9", "0 0", "40" },
  { "/rules/Q8/four", 4, 8, 19, "BBBBBW BBBBBW BBBBBW BBBBWW", "0 0 0 0 0", "8 8 8 8", "8" },
  { "/rules/Q8/three", 3, 8, 15, "BBBBBW BBBBBW BBBBBW", "4 4 4 4 4", "8 8 8", "16" },
  { "/rules/Q8/two", 2, 8, 10, "BBBBBW BBBBBW", "9 9 9 9 9", "8 8", "24" },
};

static void
deal (const Deal *row,
      AdvState   *state)
{
  static const char * const colours[] = { "red", "yellow", "blue", "green" };
  g_autoptr (GString) text = g_string_new ("[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n");
  g_autoptr (KitRecord) record = NULL;
  KitFault fault;

  for (guint i = 0; i < row->n_players; i++)
    g_string_append_printf (text, "%u=%s person %c\n", i + 1, colours[i], 'A' + i);
  if (row->start_gold > 0)
    g_string_append_printf (text, "[Rules]\nStartGold=%u\n", row->start_gold);
  g_string_append (text, "[Cards]\nSupply=");
  for (guint i = 0; i < 5 * row->of_resource; i++)
    g_string_append_c (text, "BWHLO"[i / row->of_resource]);
  g_string_append (text, "\nDevelopment=MKKKKKKKKKKKKKKVVVVVRRPPM\n"
                         "Tokens=hhhhhhhbbbbbbbtttttttsssssss\n");
  record = adv_record_read (text->str, text->len, &fault);
  if (record == NULL)
    g_error ("line %u: %u %s", fault.line, fault.reason, fault.text);
  *state = *adv_history_get_state (record->history);
}

static void
check_read (const AdvState *state,
            const char     *key,
            const char     *expected)
{
  g_autofree char *value = rows_ask (state, key);

  g_assert_cmpstr (value, ==, expected);
}

static void
test_deal (gconstpointer data)
{
  const Deal *row = data;
  AdvState state;

  deal (row, &state);
  check_read (&state, "Hands", row->hands);
  check_read (&state, "Piles", row->piles);
  check_read (&state, "Gold", row->gold);
  check_read (&state, "Stock", row->stock);
  g_assert_cmpuint (adv_state_supply_size (&state), ==,
                    5 * row->of_resource - 6 * row->n_players);
}

/* What is the same in each of the deals; Alexander has made the step of the first turn. */
static const struct
{
  const char *name;
  const char *key;
  const char *value;
} starts[] = {
  { "/rules/Q4/deck", "Development", "MKKKKKKKKKKKKKKVVVVVRRPPM" },
  { "/rules/Q5/tokens", "Tokens", "hhhhhhhbbbbbbbtttttttsssssss" },
  { "/rules/Q5/none-won", "Won", "" },
  { "/rules/Q6/robber", "Robber", "h3" },
  { "/rules/Q6/alexander", "Alexander", "1" },
  { "/rules/Q6/villages", "Villages", "" },
  { "/rules/Q6/cities", "Cities", "" },
  { "/rules/Q6/roads", "Roads", "" },
  { "/rules/Q7/on-turn", "Player", "1" },
  { "/rules/Q11/turn", "Turn", "1" },
  { "/rules/Q11/first-the-temple", "Phase", "bid" },
  { "/rules/Q52/nobody-has-a-road", "LongestRoad", "" },
  { "/rules/Q52/nobody-has-an-army", "StrongestArmy", "" },
};

static void
test_start (gconstpointer data)
{
  guint start = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      AdvState state;

      deal (&deals[i], &state);
      check_read (&state, starts[start].key, starts[start].value);
    }
}

/* Q11: the first turn has a card of the supply and Alexander, but no dice. */
static void
test_no_dice (void)
{
  const AdvDecision roll = { ADV_ROLL };
  const AdvDecision pass = { ADV_PASS };
  AdvRefusal refusal;
  AdvState state;
  g_autofree char *why = NULL;

  deal (&deals[0], &state);
  rows_check_walk (&state);
  g_assert_false (adv_legal_test (&state, adv_boards_default (), &roll, &refusal));
  why = rows_refusal (&refusal);
  g_assert_cmpstr (why, ==, "phase Q10 phase=bid");
  while (state.phase == ADV_PHASE_BID)
    adv_apply (&state, adv_boards_default (), &pass, NULL);
  g_assert_cmpuint (state.phase, ==, ADV_PHASE_BUILD);
  g_assert_cmpuint (state.n_rolls, ==, 0);
}

/* Q19: how many turns the supply lasts. */
static void
test_supply_lasts (void)
{
  static const guint lasts[] = { 18, 20, 20 };
  static const guint left[] = { 3, 0, 0 };

  for (guint i = 0; i < 3; i++)
    {
      AdvState state;
      guint n_players = 4 - i;
      guint n_turns = 1;

      deal (&deals[i], &state);
      for (; adv_state_supply_size (&state) >= n_players; n_turns++)
        {
          const AdvDecision dice = { ADV_ROLL };
          const AdvDecision end = { ADV_END };
          const AdvDecision pass = { ADV_PASS };
          g_autoptr (KitChance) chance = kit_chance_new ();

          while (state.phase == ADV_PHASE_BID)
            adv_apply (&state, adv_boards_default (), &pass, NULL);
          adv_apply (&state, adv_boards_default (), &end, NULL);
          kit_chance_add (chance, ADV_DICE, state.n_rolls, (const guint8[]) { 1, 1 }, 2);
          adv_apply (&state, adv_boards_default (), &dice, chance);
        }
      g_assert_cmpuint (n_turns, ==, lasts[i]);
      g_assert_cmpuint (adv_state_supply_size (&state), ==, left[i]);
    }
}

/* Q3: as many cards as there are, and no more are written. */
static void
test_shuffled (void)
{
  BaseRandom random = { 3 };

  for (guint i = 0; i < 3; i++)
    {
      guint8 supply[ADV_MAX_SUPPLY + 1];
      guint8 deck[ADV_DECK];
      guint8 tokens[ADV_TOKENS];
      guint found[ADV_RESOURCES] = { 0 };

      memset (supply, ADV_NONE, sizeof supply);
      adv_state_shuffle (deals[i].n_players, &random, supply, deck, tokens);
      for (guint k = 0; k < 5 * deals[i].of_resource; k++)
        found[supply[k]]++;
      for (guint k = 0; k < ADV_RESOURCES; k++)
        g_assert_cmpuint (found[k], ==, deals[i].of_resource);
      g_assert_cmpuint (supply[5 * deals[i].of_resource], ==, ADV_NONE);
    }
}

static void
test_pieces (void)
{
  g_assert_cmpuint (ADV_MAX_PLAYERS, ==, 4);
  g_assert_cmpuint (ADV_VILLAGES, ==, 5);
  g_assert_cmpuint (ADV_CITIES, ==, 4);
  g_assert_cmpuint (ADV_ROADS, ==, 15);
}

static void
test_material (void)
{
  static const guint8 of_card[] = { 14, 5, 2, 2, 2 };

  g_assert_cmpmem (adv_of_card, ADV_CARDS, of_card, sizeof of_card);
  g_assert_cmpuint (ADV_OF_RESOURCE, ==, 19);
  g_assert_cmpuint (ADV_STOCK, ==, 40);
  g_assert_cmpuint (ADV_DECK, ==, 25);
  g_assert_cmpuint (ADV_TOKENS, ==, 28);
}

static gboolean
is_next_to (const AdvBoard *board,
            guint8          a,
            guint8          b)
{
  const AdvCorner *corner = &board->corners[a];

  for (guint i = 0; i < corner->n_edges; i++)
    for (guint k = 0; k < 2; k++)
      if (board->edges[corner->edges[i]].corners[k] == b)
        return a != b;
  return FALSE;
}

/* Q9. */
static void
test_route (void)
{
  const AdvBoard *board = adv_boards_default ();
  guint kinds[4] = { 0 };

  g_assert_cmpuint (board->n_hexagons, ==, 60);
  g_assert_cmpuint (board->n_corners, ==, 166);
  g_assert_cmpuint (board->n_edges, ==, 225);
  g_assert_cmpuint (board->n_points, ==, 56);
  for (guint i = 0; i < board->n_points; i++)
    {
      kinds[board->points[i].kind]++;
      for (guint k = 0; k < board->n_points; k++)
        g_assert_cmpint (is_next_to (board, board->points[i].corner, board->points[k].corner), ==,
                         i + 1 == k || k + 1 == i);
      if (i > 0 && board->points[i].kind == ADV_POINT_TEMPLE)
        g_assert_cmpuint (board->points[i - 1].kind, !=, ADV_POINT_TEMPLE);
    }
  g_assert_cmpuint (kinds[ADV_POINT_TEMPLE], ==, 15);
  g_assert_cmpuint (kinds[ADV_POINT_EVENT], ==, 25);
  g_assert_cmpuint (kinds[ADV_POINT_EMPTY], ==, 13);
  g_assert_cmpuint (kinds[ADV_POINT_SEVEN], ==, 3);
  g_assert_cmpuint (board->points[0].kind, ==, ADV_POINT_TEMPLE);
  g_assert_cmpuint (board->points[55].kind, ==, ADV_POINT_SEVEN);
}

void
test_add_setup (void)
{
  g_test_add_func ("/rules/Q1/pieces", test_pieces);
  g_test_add_func ("/rules/Q2/material", test_material);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    g_test_add_data_func (deals[i].name, &deals[i], test_deal);
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    g_test_add_data_func (starts[i].name, GUINT_TO_POINTER (i), test_start);
  g_test_add_func ("/rules/Q3/shuffled", test_shuffled);
  g_test_add_func ("/rules/Q11/no-dice", test_no_dice);
  g_test_add_func ("/rules/Q9/route", test_route);
  g_test_add_func ("/rules/Q19/turns", test_supply_lasts);
}
