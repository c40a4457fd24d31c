/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q35 to Q38: trade with the bank and with players. */

#include "rows.h"

#define W18 "WWWWWWWWWWWWWWWWWW"
/* A corner of an "any" harbour, and one of that of wool. */
#define ANY "1:d3s"
#define WOOL "1:c8n"

static const Row bank[] = {
  { "Q35/four-equal", "Hands=BBBBBBW", .legal = "bank:BBBB>W bank:BBBB>O",
    .illegal = "bank:BBB>W bank-rate Q35 good=B number=3 limit=4; "
               "bank:BBBBB>W bank-rate Q35 good=B number=5 limit=4; "
               "bank:BB>W bank-rate Q35 good=B number=2 limit=4; "
               "bank:BBBW>H bank-kinds Q35; bank:BBBB>B bank-kinds Q35; "
               "bank:BBBB>WW bank-kinds Q35; bank:BBBB>WH bank-kinds Q35" },
  { "Q35/trades", "Hands=BBBBB", "bank:BBBB>O",
    .reads = "Hands=BO - - -; Piles=18 19 19 19 18; Phase=build" },
  { "Q35/one-too-few", "Hands=BBB", .illegal = "bank:BBBB>W lacking Q35 good=B number=4 limit=3" },
  { "Q35/as-often-as-possible", "Hands=BBBBBBBB", "bank:BBBB>O bank:BBBB>O",
    .reads = "Hands=OO - - -" },
  { "Q35/any-harbour", "Villages=" ANY "; Hands=BBBB", .legal = "bank:BBB>W",
    .illegal = "bank:BBBB>W bank-rate Q35 good=B number=4 limit=3; "
               "bank:BB>W bank-rate Q35 good=B number=2 limit=3" },
  { "Q35/its-other-corner", "Villages=1:e4n; Hands=BBBB", .legal = "bank:BBB>W" },
  { "Q35/harbour-of-a-resource", "Villages=" WOOL "; Hands=LLLLBBBB",
    .legal = "bank:LL>W bank:BBBB>W",
    .illegal = "bank:LLL>W bank-rate Q35 good=L number=3 limit=2; "
               "bank:LLLL>W bank-rate Q35 good=L number=4 limit=2; "
               "bank:BB>W bank-rate Q35 good=B number=2 limit=4" },
  { "Q35/a-city", "Cities=" WOOL "; Hands=LL", .legal = "bank:LL>W" },
  { "Q35/both", "Villages=" WOOL " " ANY "; Hands=LLLBBB", .legal = "bank:LL>W bank:BBB>W",
    .illegal = "bank:LLL>W bank-rate Q35 good=L number=3 limit=2" },
  { "Q35/a-rivals", "Villages=2:c8n 2:d3s; Hands=LLLL", .legal = "bank:LLLL>W",
    .illegal = "bank:LL>W bank-rate Q35 good=L number=2 limit=4; "
               "bank:LLL>W bank-rate Q35 good=L number=3 limit=4" },
  { "Q35/from-the-moment-it-stands", "Roads=1:c8ne; Hands=BWHLLL", "village:c8n",
    .legal = "bank:LL>B" },
  { "Q36/nothing-on-the-pile", "Hands=BBBB W" W18, .legal = "bank:BBBB>H",
    .illegal = "bank:BBBB>W pile Q35 good=W number=1 limit=0" },
  { "Q36/the-last-card", "Hands=BBBB " W18, "bank:BBBB>W", .reads = "Piles=19 0 19 19 19" },

  { "Q36/gold", "Gold=5", .legal = "bank:GGGG>B",
    .illegal = "bank:GGG>B bank-rate Q36 good=G number=3 limit=4; "
               "bank:GGGGG>B bank-rate Q36 good=G number=5 limit=4; "
               "bank:GGGG>G bank-kinds Q36; bank:GGGG>BB bank-kinds Q36" },
  { "Q36/gold-trades", "Gold=5", "bank:GGGG>B",
    .reads = "Gold=1 0 0 0; Stock=39; Hands=B - - -" },
  { "Q36/gold-one-too-few", "Gold=3",
    .illegal = "bank:GGGG>B lacking Q36 good=G number=4 limit=3" },
  { "Q36/gold-at-any-harbour", "Gold=4; Villages=" ANY, .legal = "bank:GGG>B",
    .illegal = "bank:GGGG>B bank-rate Q36 good=G number=4 limit=3; "
               "bank:GG>B bank-rate Q36 good=G number=2 limit=3" },
  { "Q36/never-two", "Gold=4; Villages=" WOOL, .legal = "bank:GGGG>B",
    .illegal = "bank:GG>B bank-rate Q36 good=G number=2 limit=4" },
  { "Q36/cards-for-gold", "Hands=BBBBLL; Villages=" WOOL, .legal = "bank:LL>G bank:BBBB>G",
    .illegal = "bank:BBB>G bank-rate Q36 good=B number=3 limit=4" },
  { "Q36/the-last-gold", "Hands=BBBB; Gold=0 39", "bank:BBBB>G",
    .reads = "Gold=1 39 0 0; Stock=0; Hands=- - - -" },
  { "Q36/no-gold-in-stock", "Hands=BBBB; Gold=0 40",
    .illegal = "bank:BBBB>G pile Q36 good=G number=1 limit=0" },
};

static const Row players[] = {
  { "Q37/four-goods", "Hands=BBBBBW; Gold=1",
    .legal = "offer:BBBB>W offer:B>HHHH offer:BBBB>LLLL offer:BBWG>OO offer:G>O",
    .illegal = "offer:BBBBB>W offer-size Q37 number=5 limit=4; "
               "offer:B>OOOOO offer-size Q37 number=5 limit=4" },
  { "Q37/a-kind-on-both-sides", "Hands=BBWWW; Gold=1",
    .illegal = "offer:BW>W offer-kind Q37 good=W; offer:B>B offer-kind Q37 good=B; "
               "offer:BG>HG offer-kind Q37 good=G" },
  { "Q37/what-he-has", "Hands=BB; Gold=1", .legal = "offer:BBG>O",
    .illegal = "offer:O>B lacking Q37 good=O number=1 limit=0; "
               "offer:BBB>O lacking Q37 good=B number=3 limit=2; "
               "offer:GG>O lacking Q37 good=G number=2 limit=1" },
  { "Q37/what-nobody-has", "Hands=B", .legal = "offer:B>O offer:B>G" },
  { "Q37/clockwise", "Player=3; Hands=W O B W", "offer:B>W",
    .legal = "yes no",
    .illegal = "offer:B>W phase Q10 phase=answer; . phase Q13 phase=answer; "
               "with:4 phase Q37 phase=answer; none phase Q37 phase=answer",
    .reads = "Phase=answer; Seat=4; Offers=1" },
  { "Q37/in-order", "Player=3; Hands=W O B W", "offer:B>W yes yes", .reads = "Seat=2" },
  { "Q37/who-has-not-all", "Hands=B W WW; Gold=0 1", "offer:B>WWG", .legal = "no",
    .illegal = "yes lacking Q37 good=W number=2 limit=1", .reads = "Seat=2; Legal=1" },
  { "Q37/who-has-no-gold", "Hands=B WW WW; Gold=0 1 2", "offer:B>WWGG",
    .illegal = "yes lacking Q37 good=G number=2 limit=1" },
  { "Q37/who-has-just-all", "Hands=B WW; Gold=0 1", "offer:B>WWG", .legal = "yes no" },
  { "Q37/all-say-no", "Hands=B W W W", "offer:B>W no no no",
    .legal = "offer:B>W .", .illegal = "with:2 phase Q37 phase=build; none phase Q37 phase=build",
    .reads = "Phase=build; Seat=1; Hands=B W W W; Offers=1" },
  { "Q37/one-said-yes", "Hands=B W W O", "offer:B>W no yes no", .legal = "with:3 none",
    .illegal = "with:2 not-agreed Q37 player=2; with:4 not-agreed Q37 player=4; "
               "with:1 not-agreed Q37 player=1; . phase Q13 phase=choose; "
               "yes phase Q37 phase=choose",
    .reads = "Phase=choose; Seat=1" },
  { "Q37/nobody-is-there", "Players=3; Hands=B W W", "offer:B>W yes yes",
    .illegal = "with:4 no-player Q1 player=4" },
  { "Q37/two-said-yes", "Hands=B W W O", "offer:B>W yes yes no", .legal = "with:2 with:3 none" },
  { "Q37/trades", "Hands=BBW OOH; Gold=1 0", "offer:BBG>OO yes no no with:2",
    .reads = "Hands=WOO BBH - -; Gold=0 1 0 0; Piles=17 18 18 19 17; Stock=39; Phase=build" },
  { "Q37/with-nobody", "Hands=B W W", "offer:B>W yes yes no none",
    .reads = "Hands=B W W -; Phase=build; Seat=1" },
  /* Offers of one for one are remembered until the player trades with another one. */
  { "Q37/remembered", "Hands=BH W OW; Gold=1",
    "offer:B>W no no no offer:G>O no no no offer:H>G no no no",
    .reads = "Offered=1:B>W 1:H>G 1:G>O" },
  { "Q37/remembered-with-nobody", "Hands=B W", "offer:B>W yes no no none",
    .reads = "Offered=1:B>W" },
  { "Q37/remembered-in-the-next-turn", "Alexander=9; Hands=B", "offer:B>W no no no . roll=33",
    .reads = "Offered=1:B>W" },
  { "Q37/remembered-despite-the-bank", "Hands=BBBBBW", "offer:B>W no no no bank:BBBB>H",
    .reads = "Offered=1:B>W" },
  { "Q37/not-of-more", "Hands=BB", "offer:BB>W no no no offer:B>WW no no no",
    .reads = "Offered=" },
  { "Q37/forgotten", "Hands=BBB W", "offer:B>H no no no offer:B>W yes no no with:2",
    .reads = "Offered=" },
  { "Q37/forgotten-by-both", "Alexander=9; Hands=B BH W",
    "offer:B>O no no no . roll=33 offer:H>B no no yes with:1", .reads = "Offered=" },
  { "Q37/remembered-when-others-trade", "Alexander=9; Hands=B BH W",
    "offer:B>O no no no . roll=33 offer:B>W yes no no with:3", .reads = "Offered=1:B>O" },
  { "Q38/four", "Offers=3; Hands=BB", .legal = "offer:B>W" },
  { "Q38/not-five", "Offers=4; Hands=BB", .illegal = "offer:B>W offers-spent Q38 limit=4" },
  { "Q38/taken-or-not", "Offers=3; Hands=BB W", "offer:B>W no no no",
    .illegal = "offer:B>W offers-spent Q38 limit=4" },
  { "Q38/taken", "Offers=3; Hands=BB W", "offer:B>W yes no no with:2",
    .illegal = "offer:B>W offers-spent Q38 limit=4" },
  { "Q38/none", "Rules.Offers=0; Hands=BB", .illegal = "offer:B>W offers-spent Q38 limit=0" },
  { "Q38/nine", "Rules.Offers=9; Offers=8; Hands=BB", .legal = "offer:B>W" },
  { "Q38/not-ten", "Rules.Offers=9; Offers=9; Hands=BB",
    .illegal = "offer:B>W offers-spent Q38 limit=9" },
  { "Q38/anew-each-turn", "Offers=4; Alexander=9; Hands=- B", ". roll=33", .legal = "offer:B>W",
    .reads = "Offers=0" },
};

/* A record has no word for such an offer, so it cannot be in a row. */
static void
test_nothing (void)
{
  static const AdvDecision offers[] = {
    { .kind = ADV_OFFER },
    { .kind = ADV_OFFER, .goods = { 1 } },
    { .kind = ADV_OFFER, .get = { 1 } },
  };
  AdvState state;

  rows_state ("Hands=B", &state);
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      AdvRefusal refusal = { 0 };

      g_assert_false (adv_legal_test (&state, adv_boards_default (), &offers[i], &refusal));
      g_assert_cmpint (refusal.reason, ==, ADV_REFUSED_OFFER_SIZE);
      g_assert_cmpuint (refusal.number, ==, 0);
    }
}

void
test_add_trade (void)
{
  rows_add (bank, G_N_ELEMENTS (bank));
  rows_add (players, G_N_ELEMENTS (players));
  g_test_add_func ("/rules/Q37/nothing-for-nothing", test_nothing);
}
