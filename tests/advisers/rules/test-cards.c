/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q46 to Q51: development cards that are played. */

#include "rows.h"

#define FOURTEEN_ROADS                                                                             \
  "LongestRoad=1; Roads=1:c4ne 1:c6w 1:d5nw 1:d3ne 1:c4w 1:c4nw 1:c2ne 1:d3nw 1:d1ne 1:c2w 1:c2nw" \
  " 1:b3ne 1:b5w 1:b3w"
#define B18 "BBBBBBBBBBBBBBBBBB"
#define W19 "WWWWWWWWWWWWWWWWWWW"
#define H19 "HHHHHHHHHHHHHHHHHHH"
#define L19 "LLLLLLLLLLLLLLLLLLL"
#define O18 "OOOOOOOOOOOOOOOOOO"
/* Every card but one ore is in a hand. */
#define ALL_BUT_ONE "Hands=- B" B18 " " W19 " " H19 L19 O18

static const Row cards[] = {
  { "Q46/not-held", "Cards=V KRPM; Villages=1:c4n",
    .illegal = "knight:c2 card-not-held Q46 card=K; roads card-not-held Q46 card=R; "
               "plenty:BB card-not-held Q46 card=P; monopoly:B card-not-held Q46 card=M" },
  { "Q46/fresh", "Cards=KRPM; Fresh=KRPM; Villages=1:c4n",
    .illegal = "knight:c2 card-fresh Q46 card=K; roads card-fresh Q46 card=R; "
               "plenty:BB card-fresh Q46 card=P; monopoly:B card-fresh Q46 card=M" },
  { "Q46/one-of-two-is-fresh", "Cards=KK; Fresh=K", .legal = "knight:c2" },
  { "Q46/two-of-two-are-fresh", "Cards=KK; Fresh=KK",
    .illegal = "knight:c2 card-fresh Q46 card=K" },
  { "Q46/another-kind-is-fresh", "Cards=KM; Fresh=M", .legal = "knight:c2",
    .illegal = "monopoly:B card-fresh Q46 card=M" },
  { "Q46/bought-just-now", "Hands=HLO", "buy", .illegal = "knight:c2 card-fresh Q46 card=K" },
  { "Q46/in-his-next-turn", "Players=2; Hands=HLO; Alexander=9; Phase=build",
    "buy . roll=33 .", .legal = "knight:c2 roll", .reads = "Player=1; Fresh=" },
  { "Q46/one-a-turn", "Cards=KKRPM; Villages=1:c4n", "knight:c2",
    .illegal = "knight:c4 card-played Q46; roads card-played Q46; plenty:BB card-played Q46; "
               "monopoly:B card-played Q46" },
  { "Q46/also-if-before-the-dice", "Phase=dice; Alexander=9; Cards=KM", "knight:c2 roll=33",
    .illegal = "monopoly:B card-played Q46", .reads = "Phase=build" },
  { "Q46/played-before", "Played=true; Cards=K", .illegal = "knight:c2 card-played Q46" },
  { "Q47/before-the-dice", "Phase=dice; Cards=KRPM; Villages=1:c4n",
    .legal = "knight:c2 roads plenty:BB monopoly:B roll" },
  { "Q47/in-building", "Cards=KRPM; Villages=1:c4n",
    .legal = "knight:c2 roads plenty:BB monopoly:B ." },

  { "Q48/knight", "Cards=K; Villages=2:c4n; Hands=- BW", "knight:c4>2=W",
    .reads = "Robber=c4; Knights=1 0 0 0; Hands=W B - -; Cards=- - - -; Phase=build; "
             "Development=KKKKKKKKKKKKKVVVVVRRPPMM" },
  { "Q48/as-the-robber", "Cards=K; Villages=2:c4n 3:d5n; Hands=B W",
    .legal = "knight:c4>2 knight:c6 knight:d7",
    .illegal = "knight:h3 robber-stays Q17 place=h3; knight:c4 must-rob Q17 player=2 place=c4; "
               "knight:c4>1 robs-self Q17; knight:c4>3 no-cards Q17 player=3; "
               "knight:d7>2 no-building Q17 player=2 place=d7" },

  { "Q49/two-roads", "Cards=R; Villages=1:c4n", "roads",
    .legal = "road:c4nw road:c4ne",
    .illegal = "road:c6w edge-far Q39 place=c6w; . phase Q13 phase=roads; "
               "buy phase Q10 phase=roads; village:c4s phase Q10 phase=roads; "
               "roll phase Q10 phase=roads",
    .reads = "Phase=roads; FreeRoads=2; Seat=1" },
  { "Q49/the-second-must-be-laid", "Cards=R; Villages=1:c4n; Hands=BW", "roads road:c4ne",
    .legal = "road:c6w", .illegal = ". phase Q13 phase=roads",
    .reads = "Phase=roads; FreeRoads=1; Hands=BW - - -" },
  { "Q49/free-of-charge", "Cards=R; Villages=1:c4n; Hands=BW", "roads road:c4ne road:c6w",
    .legal = ".", .reads = "Phase=build; FreeRoads=0; Hands=BW - - -; Roads=1:c4ne 1:c6w; "
                           "Cards=- - - -" },
  { "Q49/then-the-dice", "Phase=dice; Cards=R; Villages=1:c4n", "roads road:c4ne road:c6w",
    .legal = "roll", .reads = "Phase=dice; Legal=1" },
  { "Q49/no-place", "Cards=R", .illegal = "roads no-edge Q49" },
  { "Q49/one-place", "Cards=R; Villages=1:b3s; Roads=2:c4w 2:c2ne 2:c4ne 2:b5w",
    "roads road:c4nw", .legal = ".", .reads = "Phase=build; FreeRoads=0" },
  { "Q49/no-piece", "Cards=R; " FOURTEEN_ROADS " 1:b3nw",
    .illegal = "roads no-piece Q49 piece=road" },
  { "Q49/one-piece", "Cards=R; " FOURTEEN_ROADS, "roads", .reads = "Phase=roads; FreeRoads=1" },
  { "Q49/the-last-piece", "Cards=R; " FOURTEEN_ROADS, "roads road:b3nw", .reads = "Phase=build" },

  { "Q50/two-cards", "Cards=P", .legal = "plenty:BB plenty:BW plenty:LO",
    .illegal = "plenty:B plenty Q50 number=1 limit=2; plenty:BBB plenty Q50 number=3 limit=2" },
  { "Q50/takes", "Cards=P", "plenty:BO",
    .reads = "Hands=BO - - -; Piles=18 19 19 19 18; Cards=- - - -; "
             "Development=KKKKKKKKKKKKKKVVVVVRRPMM" },
  { "Q50/one-on-that-pile", "Cards=P; Hands=- " B18, .legal = "plenty:BW",
    .illegal = "plenty:BB pile Q50 good=B number=2 limit=1" },
  { "Q50/two-on-that-pile", "Cards=P; Hands=- BBBBBBBBBBBBBBBBB", .legal = "plenty:BB" },
  { "Q50/one-card-left", "Cards=P; " ALL_BUT_ONE, .legal = "plenty:O",
    .illegal = "plenty:OO plenty Q50 number=2 limit=1; plenty:B pile Q50 good=B number=1 limit=0" },
  { "Q50/no-card-left", "Cards=P; " ALL_BUT_ONE "O",
    .illegal = "plenty:O piles-empty Q50; plenty:BB piles-empty Q50" },
  { "Q50/the-supply-is-no-pile", "Cards=P; " ALL_BUT_ONE "; Supply=O",
    .illegal = "plenty:O piles-empty Q50" },

  { "Q51/all-of-it", "Cards=M; Hands=BO BBW OB BB; Gold=1 2 3 4", "monopoly:B",
    .reads = "Hands=BBBBBBO W O -; Gold=1 2 3 4; Cards=- - - -; "
             "Development=KKKKKKKKKKKKKKVVVVVRRPPM" },
  { "Q51/of-which-nobody-has-any", "Cards=M; Hands=O B W", "monopoly:O",
    .reads = "Hands=O B W -; Played=true" },
};

void
test_add_cards (void)
{
  rows_add (cards, G_N_ELEMENTS (cards));
}
