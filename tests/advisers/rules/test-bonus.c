/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q52 to Q54: longest road, strongest army, points, the end. */

#include "rows.h"

/* Chains around a hexagon: four roads of player 1, whose fifth and sixth are c4w and c4nw; five of
   players 2 and 3. */
#define FOUR "1:c4ne 1:c6w 1:d5nw 1:d3ne"
#define FIVE FOUR " 1:c4w"
#define FIVE_OF_2 "2:g6ne 2:g8w 2:h7nw 2:h5ne 2:g6w"
#define FIVE_OF_3 "3:d9ne 3:d11w 3:e10nw 3:e8ne 3:d9w"

#define TWELVE "Cities=1:c4n 1:d5n 1:d3n 1:c8n; Villages=1:d9s 1:e8s 1:g6n 1:g4s"
#define TWELVE_OF_2 "Cities=2:c4n 2:d5n 2:d3n 2:c8n; Villages=2:d9s 2:e8s 2:g6n 2:g4s"
#define KNIGHTS "KKKKKKKKKKKKKK"
#define END "Phase=dice; Alexander=55; "

static const Row longest[] = {
  { "Q52/four", "Roads=1:c4ne 1:c6w 1:d5nw; Hands=BW", "road:d3ne",
    .reads = "Lengths=4 0 0 0; LongestRoad=; Points=0 0 0 0" },
  { "Q52/five", "Roads=" FOUR "; Hands=BW", "road:c4w",
    .reads = "Lengths=5 0 0 0; LongestRoad=1; Points=2 0 0 0" },
  { "Q52/ring", "LongestRoad=1; Roads=" FIVE "; Hands=BW", "road:c4nw",
    .reads = "Lengths=6 0 0 0; LongestRoad=1" },
  { "Q52/corners-as-often-as-wished", "LongestRoad=1; Roads=" FIVE " 1:c4nw; Hands=BW", "road:b5w",
    .reads = "Lengths=7 0 0 0" },
  { "Q52/each-road-once", "Roads=1:c4ne 1:c4nw 1:b5w; Villages=1:c4n", .reads = "Lengths=2 0 0 0" },
  { "Q52/not-joined", "Roads=1:c4ne 1:c6w 1:d5nw; Villages=1:h5n; Hands=BW", "road:g6w",
    .reads = "Lengths=3 0 0 0" },
  { "Q52/his-own-building", "LongestRoad=1; Roads=" FIVE "; Villages=1:c4s",
    .reads = "Lengths=5 0 0 0" },
  { "Q52/a-rivals-building", "Roads=" FIVE "; Villages=2:c4s", .reads = "Lengths=3 0 0 0" },
  { "Q52/a-rivals-building-at-its-end", "LongestRoad=1; Roads=" FIVE "; Villages=2:b3s",
    .reads = "Lengths=5 0 0 0" },
  { "Q52/and-at-the-other", "LongestRoad=1; Roads=" FIVE "; Cities=3:c4n",
    .reads = "Lengths=5 0 0 0" },
  { "Q52/as-many-does-not-take", "LongestRoad=2; Roads=" FOUR " " FIVE_OF_2 "; Hands=BW",
    "road:c4w", .reads = "Lengths=5 5 0 0; LongestRoad=2; Points=0 2 0 0" },
  { "Q52/more-takes", "LongestRoad=2; Roads=" FIVE " " FIVE_OF_2 "; Hands=BW", "road:c4nw",
    .reads = "Lengths=6 5 0 0; LongestRoad=1; Points=2 0 0 0" },
  { "Q52/cut", "Player=2; LongestRoad=1; Roads=" FIVE " 2:d5w; Hands=- BWHL", "village:c4s",
    .reads = "Lengths=3 1 0 0; LongestRoad=; Points=0 1 0 0" },
  { "Q52/cut-for-another", "Player=4; LongestRoad=1; Roads=" FIVE " 4:d5w " FIVE_OF_2
    "; Hands=- - - BWHL", "village:c4s",
    .reads = "Lengths=3 5 0 1; LongestRoad=2; Points=0 2 0 1" },
  { "Q52/cut-for-two", "Player=4; LongestRoad=1; Roads=" FIVE " 4:d5w " FIVE_OF_2 " " FIVE_OF_3
    "; Hands=- - - BWHL", "village:c4s",
    .reads = "Lengths=3 5 5 1; LongestRoad=; Points=0 0 0 1" },
  { "Q52/cut-and-still-the-longest",
    "Player=2; LongestRoad=1; Roads=" FIVE " 1:c4nw 2:d5w; Hands=- BWHL", "village:c4s",
    .reads = "Lengths=6 1 0 0; LongestRoad=1" },
  { "Q52/cut-by-a-temple",
    "Phase=auction; Alexander=20; LongestRoad=1; Roads=1:h5nw 1:h5w 1:i4ne 1:i6nw 1:i6ne 1:i8nw; "
    "Hands=- B",
    "pass bid:1 pass pass pay:B", .reads = "Lengths=4 0 0 0; LongestRoad=; Points=0 1 0 0" },
};

static const Row strongest[] = {
  { "Q52/two-knights", "Cards=K; Knights=1", "knight:c2",
    .reads = "Knights=2 0 0 0; StrongestArmy=; Points=0 0 0 0" },
  { "Q52/three-knights", "Cards=K; Knights=2", "knight:c2",
    .reads = "Knights=3 0 0 0; StrongestArmy=1; Points=2 0 0 0" },
  { "Q52/as-many-knights", "Cards=K; Knights=2 3; StrongestArmy=2", "knight:c2",
    .reads = "Knights=3 3 0 0; StrongestArmy=2; Points=0 2 0 0" },
  { "Q52/more-knights", "Cards=K; Knights=3 3; StrongestArmy=2", "knight:c2",
    .reads = "StrongestArmy=1; Points=2 0 0 0" },
  { "Q52/unplayed-knights", "Cards=KKKK; Hands=HLO", "buy", .reads = "StrongestArmy=" },
  { "Q52/paid", "Phase=auction; Alexander=18; Knights=3; StrongestArmy=1",
    "bid:3 pass pass pass pay:K", .reads = "Knights=2 0 0 0; StrongestArmy=; Points=0 0 0 0" },
  { "Q52/paid-with-one-to-spare", "Phase=auction; Alexander=18; Knights=4; StrongestArmy=1",
    "bid:3 pass pass pass pay:K", .reads = "StrongestArmy=1; Points=2 0 0 0" },
  { "Q52/paid-for-another", "Phase=auction; Alexander=18; Knights=3 3; StrongestArmy=1",
    "bid:3 pass pass pass pay:K", .reads = "StrongestArmy=2; Points=0 2 0 0" },
  { "Q52/paid-for-two", "Phase=auction; Alexander=18; Knights=3 3 3; StrongestArmy=1",
    "bid:3 pass pass pass pay:K", .reads = "StrongestArmy=; Points=0 0 0 0" },
  { "Q52/one-alone-again", "Cards=K; Knights=3 3 3", "knight:c2", .reads = "StrongestArmy=1" },
};

static const Row ends[] = {
  { "Q53/points", "Cities=1:c4n 2:d5n; Villages=1:d3n; Knights=0 3; StrongestArmy=2; "
    "Cards=V - VV", .reads = "Points=4 4 2 0; Winners=" },
  { "Q53/thirteen", TWELVE "; Cards=- " KNIGHTS "; Hands=HLO", "buy", .legal = ".",
    .reads = "Points=13 0 0 0; Phase=build" },
  { "Q53/fourteen", TWELVE "; Cards=V " KNIGHTS "; Hands=HLO", "buy",
    .illegal = ". over Q53; roll over Q53; knight:c2 over Q53",
    .reads = "Points=14 0 0 0; Phase=over; Winners=1; Turn=20; Legal=0" },
  { "Q53/alone", TWELVE "; Cards=V " KNIGHTS "VVV; Hands=HLO; Knights=0", "buy",
    .reads = "Winners=1" },
  { "Q53/not-in-anothers-turn", TWELVE_OF_2 "; Cards=- VV; Hands=BBBB", "bank:BBBB>W",
    .legal = ".", .reads = "Points=0 14 0 0; Phase=build" },
  { "Q53/at-the-start-of-his-turn", TWELVE_OF_2 "; Cards=- VV", ".",
    .illegal = "roll over Q53",
    .reads = "Phase=over; Winners=2; Turn=21; Player=2; Points=0 14 0 0" },
  { "Q53/not-with-thirteen", TWELVE_OF_2 "; Cards=- V", ".", .legal = "roll",
    .reads = "Phase=dice; Player=2" },
  { "Q53/only-whose-turn-it-is", "Player=2; " TWELVE "; Cards=VV", ".",
    .legal = "roll", .reads = "Player=3; Phase=dice" },
  { "Q53/after-anothers-decision",
    "Phase=auction; Alexander=18; Knights=3 4; StrongestArmy=2; " TWELVE,
    "pass bid:6 pass pass pay:KK",
    .reads = "Phase=over; Winners=1; StrongestArmy=1; Points=14 0 0 0; Won=------2" },
  { "Q53/a-token", "Phase=auction; Alexander=21; Won=11-----; Gold=1; Cities=1:c4n 1:d5n 1:d3n "
    "1:c8n; Villages=1:d9s 1:e8s",
    "bid:1 pass pass pass pay:G", .reads = "Points=14 0 0 0; Phase=over; Winners=1" },
  { "Q53/the-first-free-road", "Cards=R; Roads=" FOUR "; " TWELVE, "roads road:c4w",
    .illegal = "road:c4nw over Q53", .reads = "Phase=over; Winners=1; LongestRoad=1; FreeRoads=0" },
  { "Q53/before-the-dice", "Phase=dice; Cards=K; Knights=2; " TWELVE, "knight:c2",
    .illegal = "roll over Q53", .reads = "Phase=over; Winners=1" },

  { "Q54/most-points", END "Villages=2:c4n 3:d5n 3:d3n", "roll=34 rob:c2",
    .reads = "Phase=over; Winners=3" },
  { "Q54/hidden-points", END "Villages=2:c4n; Cards=- - VV", "roll=34 rob:c2",
    .reads = "Winners=3; Points=0 1 2 0" },
  { "Q54/points-before-tokens", END "Villages=2:c4n; Won=33-----------------------",
    "roll=34 rob:c2", .reads = "Winners=2" },
  { "Q54/most-tokens", END "Villages=2:c4n 3:d5n; Won=332----------------------",
    "roll=34 rob:c2", .reads = "Winners=3" },
  { "Q54/shared", END "Villages=2:c4n 3:d5n; Won=32-----------------------", "roll=34 rob:c2",
    .reads = "Winners=2 3" },
  { "Q54/all-share", END "Players=3", "roll=34 rob:c2", .reads = "Winners=1 2 3" },
  { "Q54/fourteen-of-another", END TWELVE_OF_2 "; Cards=- VV", "roll=34 rob:c2",
    .reads = "Winners=2; Phase=over; Player=1" },
};

void
test_add_bonus (void)
{
  rows_add (longest, G_N_ELEMENTS (longest));
  rows_add (strongest, G_N_ELEMENTS (strongest));
  rows_add (ends, G_N_ELEMENTS (ends));
}
