/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R1 to R6: set-up, the order of play, and the parts of a turn. */

#include "test-util.h"

#include <string.h>

#define DECK "ALSSSHTHLTATHHLAHASTSSHAHTTLLALTAASSLTLHTLLTSALAHSTHHAS"

static const TestRow rows[] = {
  { "/rules/R1/two-players", "Players=2; Deck=" DECK,
    .reads = "Unused=4 4; Scores=0 0; Governors=" },
  { "/rules/R1/three-players", "Players=3; Deck=" DECK,
    .reads = "Unused=4 4 4; Scores=0 0 0; Governors=" },
  { "/rules/R1/four-players", "Players=4; Deck=" DECK,
    .reads = "Unused=4 4 4 4; Scores=0 0 0 0; Governors=" },

  { "/rules/R2/two-players", "Players=2; Deck=" DECK,
    .reads = "Hands=A L; FaceUp=SS; Supply=SHTHLTATHHLAHASTSSHAHTTLLALTAASSLTLHTLLTSALAHSTHHAS; "
    "Sizes=51 0" },
  { "/rules/R2/three-players", "Players=3; Deck=" DECK,
    .reads = "Hands=A L S; FaceUp=SS; "
    "Supply=HTHLTATHHLAHASTSSHAHTTLLALTAASSLTLHTLLTSALAHSTHHAS; Sizes=50 0" },
  { "/rules/R2/four-players", "Players=4; Deck=" DECK,
    .reads = "Hands=A L S S; FaceUp=SH; "
    "Supply=THLTATHHLAHASTSSHAHTTLLALTAASSLTLHTLLTSALAHSTHHAS; Sizes=49 0" },
  { "/rules/R2/the-dealt-card-is-hidden", "Players=3; Deck=" DECK, .reads = "Known=- - -" },

  { "/rules/R3/walls-and-alexander", "Players=3; Deck=" DECK,
    .reads = "Stock=65 10; Black=; Red=; Alexander=A2; Last=no" },

  { "/rules/R4/the-first-in-order-begins", "Players=3; Deck=" DECK,
    .legal = "S", .reads = "Player=1; Turn=1; Phase=card" },
  { "/rules/R4/next-in-order", "Players=3; Deck=" DECK, "S A2-A4 .",
    .reads = "Player=2; Turn=2; Phase=card" },
  { "/rules/R4/after-the-last-the-first", "Players=2; Deck=" DECK, "S A2-A4 . S A4-A6-B7 .",
    .reads = "Player=1; Turn=3; Phase=card" },

  { "/rules/R6/move-before-actions", "Phase=card; FaceUp=LH; Hands=T - -",
    .legal = "L H T*",
    .illegal = "+ phase R6 number=0; +L phase R6 number=0; . phase R6 number=0; $T phase R6 "
    "number=0; "
               "@c2 phase R6 number=0; ^c2 phase R6 number=0; A2-B3-C4 phase R6 number=0; "
               ">T phase R6 number=0" },
  { "/rules/R6/way-after-card", "Phase=card; FaceUp=LH", "L",
    .legal = "A2-B3-C4",
    .illegal = "H phase R6 number=1; H* phase R6 number=1; - phase R6 number=1; + phase R6 "
    "number=1; "
               ". phase R6 number=1",
    .reads = "Phase=way L" },
  { "/rules/R6/actions-after-way", "Phase=card; FaceUp=LH", "L A2-B3-C4",
    .legal = "+ +T +H .",
    .illegal = "H phase R6 number=2; H* phase R6 number=2; - phase R6 number=2; "
               "C4-C6 phase R6 number=2; >T phase R6 number=2",
    .reads = "Phase=actions 2; Player=1" },
  { "/rules/R6/one-action-done", "Phase=card; FaceUp=LH", "L A2-B3-C4 +",
    .legal = "+ +T +H .", .reads = "Phase=actions 1; Player=1" },
  { "/rules/R6/two-actions-end-the-turn", "Phase=card; FaceUp=LH", "L A2-B3-C4 + +",
    .illegal = "+ phase R6 number=0", .reads = "Phase=card; Player=2; Turn=2" },
  { "/rules/R6/no-action", "Phase=card; FaceUp=LH", "L A2-B3-C4 .",
    .reads = "Phase=card; Player=2; Turn=2" },
  { "/rules/R6/one-action", "Phase=card; FaceUp=LH", "L A2-B3-C4 + .",
    .reads = "Phase=card; Player=2; Turn=2" },
};

static const TestRow orders[] = {
  { "/rules/actions/levy-then-draw", "Black=A2-B3-C4-D3; Governors=1:c2; Hands=L - -; Supply=T",
    "$L +",
    .reads = "Hands=T - -; Player=2" },
  { "/rules/actions/draw-then-levy", "Black=A2-B3-C4-D3; Governors=1:c2; Hands=L - -; Supply=T",
    "+ $L",
    .reads = "Hands=T - -; Player=2" },
  { "/rules/actions/draw-twice", "Supply=TS", "+ +", .reads = "Hands=TS - -; Player=2" },
  { "/rules/actions/take-twice", "FaceUp=TS", "+S +T", .reads = "Hands=TS - -; Player=2" },
  { "/rules/actions/take-back-twice", "Governors=1:c2 1:h2", "^c2 ^h2",
    .reads = "Governors=; Unused=4 4 4; Player=2" },
  { "/rules/actions/occupy-twice",
    "Black=A2-B3-C4-D3 A6-B5-B7-A6; Hands=AH - -", "@c2 @a5",
    .reads = "Governors=1:a5 1:c2; Hands=H - -; Player=2" },
  { "/rules/actions/occupy-then-take-back", "Black=A2-B3-C4-D3; Hands=A - -", "@c2 ^c2",
    .reads = "Governors=; Player=2" },
};

/* R5: the counts of the board. */
static void
test_board_counts (void)
{
  const AlxBoard *board = test_board ();
  guint plain = 0;

  for (guint s = 0; s < board->n_spaces; s++)
    plain += board->spaces[s].symbol == ALX_PLAIN;
  g_assert_cmpuint (board->n_spaces, ==, 177);
  g_assert_cmpuint (plain, ==, 107);
  g_assert_cmpuint (alx_space_set_size (&board->symbol_spaces), ==, 70);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    g_assert_cmpuint (board->n_of_symbol[i], ==, 14);
}

/* R2: the deck has 11 cards of each symbol and is shuffled. */
static void
test_shuffled (void)
{
  const AlxOptions options = { 0 };
  g_autoptr (KitRecord) one = alx_record_new (test_board (), &options, 2, 1);
  g_autoptr (KitRecord) same = alx_record_new (test_board (), &options, 2, 1);
  g_autoptr (KitRecord) two = alx_record_new (test_board (), &options, 2, 2);
  const AlxState *state = alx_history_get_state (one->history);
  guint found[ALX_SYMBOLS] = { 0 };

  g_assert_cmpuint (state->supply_end, ==, 55);
  for (guint i = 0; i < state->supply_end; i++)
    found[state->supply[i]]++;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    g_assert_cmpuint (found[i], ==, 11);
  g_assert_cmpmem (state->supply, 55, alx_history_get_state (same->history)->supply, 55);
  g_assert_cmpint (memcmp (state->supply, alx_history_get_state (two->history)->supply, 55), !=, 0);
}

/* R19: two deals have reshuffles of their own. */
static void
test_seeds (void)
{
  const AlxOptions options = { 0 };
  BaseRandom random = { 1 };
  AlxState one;
  AlxState two;

  alx_state_deal_shuffled (&one, test_board (), &options, 2, &random);
  alx_state_deal_shuffled (&two, test_board (), &options, 2, &random);
  g_assert_cmpuint (one.seed, !=, two.seed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (rows, G_N_ELEMENTS (rows));
  test_add_rows (orders, G_N_ELEMENTS (orders));
  g_test_add_func ("/rules/R2/new-games-are-shuffled", test_shuffled);
  g_test_add_func ("/rules/R19/seeds", test_seeds);
  g_test_add_func ("/rules/R5/counts", test_board_counts);
  return g_test_run ();
}
