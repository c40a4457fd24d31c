/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R18, R19 and R30: taking cards, reshuffles, and the refill at the end of a turn. */

#include "test-util.h"

#include <string.h>

static const TestRow takes[] = {
  { "/rules/R18/top-of-the-supply", "Supply=TH; Hands=S - -", "+",
    .reads = "Hands=TS - -; Supply=H; FaceUp=TA; Phase=actions 1" },
  { "/rules/R18/unseen", "Supply=TH", "+", .reads = "Hands=T - -; Known=- - -" },
  { "/rules/R18/face-up", "FaceUp=TA; Supply=H", "+A",
    .reads = "Hands=A - -; Known=A - -; FaceUp=T-; Supply=H; Phase=actions 1" },
  { "/rules/R18/replaced-only-at-the-end", "FaceUp=TA; Supply=H", "+A",
    .legal = "+T +", .illegal = "+A not-face-up R18 symbol=A; +H not-face-up R18 symbol=H" },
  { "/rules/R18/both-face-up", "FaceUp=TA; Supply=HS", "+A +T",
    .reads = "Hands=TA - -; FaceUp=HS; Supply=" },
  { "/rules/R18/equal-cards-first-place", "FaceUp=TT", "+T", .reads = "FaceUp=-T; Hands=T - -" },
  { "/rules/R18/equal-cards-are-one-decision", "FaceUp=TT", .reads = "Legal +=+ +T" },
  { "/rules/R18/not-face-up", "FaceUp=TA; Hands=H S -",
    .illegal = "+H not-face-up R18 symbol=H; +S not-face-up R18 symbol=S" },
  { "/rules/R18/no-card-face-up", "FaceUp=--", .illegal = "+T not-face-up R18 symbol=T",
    .reads = "Legal=+ ." },
  { "/rules/R18/draw-after-take", "FaceUp=TA; Supply=HSL", "+A +",
    .reads = "Hands=AH - -; FaceUp=TS; Supply=L" },

  { "/rules/R30/refilled", "FaceUp=TA; Supply=HS", "+A .",
    .reads = "FaceUp=TH; Supply=S; Player=2; Phase=card" },
  { "/rules/R30/first-before-second", "FaceUp=--; Supply=HS", ".",
    .reads = "FaceUp=HS; Supply=; Player=2" },
  { "/rules/R30/not-when-the-game-has-ended", "FaceUp=TA; Supply=HS; Phase=actions 1 last", "+A",
    .reads = "FaceUp=T-; Supply=HS; Phase=over; Player=1" },
  { "/rules/R30/next-in-order", "Player=2", ".", .reads = "Player=3; Turn=2; Phase=card" },
  { "/rules/R30/after-the-last-the-first", "Player=3; Turn=12", ".",
    .reads = "Player=1; Turn=13; Phase=card" },
};

static const TestRow reshuffles[] = {
  { "/rules/R19/discards-become-the-supply", "Supply=; Discards=T; Hands=rest - -; FaceUp=LS", "+",
    .reads = "Sizes=0 0; FaceUp=LS; Phase=actions 1" },
  { "/rules/R19/only-when-the-supply-is-empty", "Supply=T; FaceUp=LS", "+",
    .reads = "Sizes=0 52; Discards=TTTTTTTTTTAAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSS" },
  { "/rules/R19/only-when-a-card-is-needed", "Supply=; FaceUp=LS", .legal = "+",
    .reads = "Sizes=0 53" },
  { "/rules/R19/all-discards", "Supply=; FaceUp=LS", "+", .reads = "Sizes=52 0; Discards=" },
  { "/rules/R19/refill-of-a-move", "Phase=card; FaceUp=LS; Supply=; Discards=T; Hands=rest - -",
    "L",
    .reads = "FaceUp=TS; Sizes=0 0" },
  { "/rules/R19/refill-at-the-end", "FaceUp=LS; Supply=; Discards=T; Hands=- rest -", "+L .",
    .reads = "FaceUp=TS; Sizes=0 0; Hands=L "
    "TTTTTTTTTTAAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSS -" },
  { "/rules/R19/half-way-through-a-refill", "FaceUp=LS; Supply=T; Discards=H; Hands=- rest -",
    "+L +S",
    .reads = "FaceUp=TH; Sizes=0 0" },
  { "/rules/R19/a-card-paid-comes-back",
    "FaceUp=LS; Supply=; Discards=; Hands=L rest -; Black=A2-B3-C4-D3; Governors=1:c2", "$L +",
    .reads = "Hands=L TTTTTTTTTTTAAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLSSSSSSSSSS -; Sizes=0 0" },

  { "/rules/R19/nothing-to-draw", "Supply=; Discards=; Hands=- rest -; FaceUp=LS",
    .illegal = "+ no-cards R19", .reads = "Legal=+L +S ." },
  { "/rules/R19/nothing-left-after-one", "Supply=T; Discards=; Hands=- rest -; FaceUp=LS", "+",
    .illegal = "+ no-cards R19" },
  { "/rules/R19/place-stays-empty-after-a-move",
    "Phase=card; FaceUp=LS; Supply=; Discards=; Hands=- rest -", "L A2-B3-C4 .",
    .legal = "S", .illegal = "L not-face-up R9 symbol=L",
    .reads = "FaceUp=-S; Sizes=0 0; Player=2" },
  { "/rules/R19/both-places-stay-empty",
    "Phase=actions 2; FaceUp=LS; Supply=; Discards=; Hands=- rest -", "+L +S",
    .reads = "FaceUp=--; Player=2; Phase=card" },
  { "/rules/R19/filled-at-the-next-refill",
    "FaceUp=-S; Supply=; Discards=; Hands=L rest -; Black=A2-B3-C4-D3; Governors=1:c2", "$L .",
    .reads = "FaceUp=LS; Sizes=0 0; Player=2" },
  { "/rules/R19/first-place-when-there-is-one-card",
    "FaceUp=--; Supply=; Discards=; Hands=L rest -; Black=A2-B3-C4-D3; Governors=1:c2", "$L .",
    .reads = "FaceUp=L-; Sizes=0 0; Player=2" },
  { "/rules/R19/a-special-move-is-no-refill",
    "Phase=card; FaceUp=-S; Supply=; Discards=; Hands=L rest -", "L*",
    .reads = "FaceUp=-S; Discards=L; Sizes=0 1" },
  { "/rules/R19/a-special-move-and-the-end-of-its-turn",
    "Phase=card; FaceUp=-S; Supply=; Discards=; Hands=L rest -", "L* A2-B3-C4 .",
    .reads = "FaceUp=LS; Sizes=0 0; Player=2" },
};

/* R19: the order depends on the seed and on the number of the reshuffle. */
static void
test_order (void)
{
  const char *short_form = "Supply=; Hands=- - -";
  const AlxBoard *board = test_board ();
  AlxDecision draw;
  AlxState one;
  AlxState two;
  AlxState later;

  test_decision ("+", &draw);
  test_state (short_form, &one);
  two = later = one;
  two.seed = 1;
  later.n_shuffles = 1;
  alx_apply (&one, board, &draw, NULL);
  alx_apply (&two, board, &draw, NULL);
  alx_apply (&later, board, &draw, NULL);
  g_assert_cmpuint (one.supply_end, ==, 53);
  g_assert_cmpuint (one.n_shuffles, ==, 1);
  g_assert_cmpuint (later.n_shuffles, ==, 2);
  g_assert_cmpint (memcmp (one.supply, two.supply, 53), !=, 0);
  g_assert_cmpint (memcmp (one.supply, later.supply, 53), !=, 0);
}

/* R19: a planned order becomes the supply, top first. */
static void
test_planned (void)
{
  const guint8 order[] = { ALX_SOLDIER, ALX_TEMPLE, ALX_LYRE };
  g_autoptr (KitChance) chance = kit_chance_new ();
  AlxDecision draw;
  AlxState state;

  kit_chance_add (chance, ALX_SHUFFLES, 0, order, G_N_ELEMENTS (order));
  test_decision ("+", &draw);
  test_state ("Supply=; Discards=TLS; Hands=- rest -", &state);
  alx_apply (&state, test_board (), &draw, chance);
  g_assert_cmpuint (state.n_shuffles, ==, 1);
  g_assert_cmpuint (state.hands[0][ALX_SOLDIER], ==, 1);
  test_check_reads (&state, "Supply=TL; Discards=; Phase=actions 1");
  alx_apply (&state, test_board (), &draw, chance);
  g_assert_cmpuint (state.n_shuffles, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (takes, G_N_ELEMENTS (takes));
  test_add_rows (reshuffles, G_N_ELEMENTS (reshuffles));
  g_test_add_func ("/rules/R19/order-from-the-seed", test_order);
  g_test_add_func ("/rules/R19/order-as-planned", test_planned);
  return g_test_run ();
}
