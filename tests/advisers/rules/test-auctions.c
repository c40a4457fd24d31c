/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q24 to Q33: auctions, bluffs, what is won, advisers. */

#include "rows.h"

/* What is auctioned; the player on turn is about to bid. */
#define TEMPLE "Phase=auction; Alexander=20; "
#define BRIDGE "Phase=auction; Alexander=4; "
#define HUNGER "Phase=auction; Alexander=7; "
#define STATUE "Phase=auction; Alexander=8; "
#define BATTLE "Phase=auction; Alexander=18; "
/* The eighth token; seven have been won. */
#define EIGHTH "Phase=auction; Alexander=21; "
/* The fourteenth. */
#define FOURTEENTH "Phase=auction; Alexander=32; "

/* Four villages of player 1, and a fifth. */
#define FOUR "Villages=1:b3n 1:b5n 1:c2s 1:c6s"
#define FIVE FOUR " 1:d3s"

static const Row bids[] = {
  { "Q24/village", TEMPLE "Hands=BWHLO; Gold=1; Knights=1", "bid:1 pass pass pass",
    .legal = "pay:B pay:W pay:H pay:L pay:G",
    .illegal = "pay:O not-admitted Q24 good=O auction=temple; "
               "pay:K not-admitted Q24 good=K auction=temple" },
  { "Q24/hunger", HUNGER "Hands=BWHLO; Gold=1; Knights=1", "bid:1 pass pass pass",
    .legal = "pay:H pay:L pay:G",
    .illegal = "pay:B not-admitted Q24 good=B auction=hunger; "
               "pay:W not-admitted Q24 good=W auction=hunger; "
               "pay:O not-admitted Q24 good=O auction=hunger; "
               "pay:K not-admitted Q24 good=K auction=hunger" },
  { "Q24/bridge", BRIDGE "Hands=BWHLO; Gold=1; Knights=1", "bid:1 pass pass pass",
    .legal = "pay:B pay:W pay:G",
    .illegal = "pay:H not-admitted Q24 good=H auction=bridge; "
               "pay:L not-admitted Q24 good=L auction=bridge; "
               "pay:O not-admitted Q24 good=O auction=bridge; "
               "pay:K not-admitted Q24 good=K auction=bridge" },
  { "Q24/battle", BATTLE "Hands=BWHLLLOOO; Gold=3; Knights=1", "bid:3 pass pass pass",
    .legal = "pay:K pay:LLL pay:OOO pay:GGG pay:LOG",
    .illegal = "pay:BLL not-admitted Q24 good=B auction=battle; "
               "pay:WLL not-admitted Q24 good=W auction=battle; "
               "pay:HLL not-admitted Q24 good=H auction=battle" },
  { "Q24/statue", STATUE "Hands=BWHLO; Gold=1; Knights=1", "bid:1 pass pass pass",
    .legal = "pay:B pay:O pay:G",
    .illegal = "pay:W not-admitted Q24 good=W auction=statue; "
               "pay:H not-admitted Q24 good=H auction=statue; "
               "pay:L not-admitted Q24 good=L auction=statue; "
               "pay:K not-admitted Q24 good=K auction=statue" },

  { "Q25/who-is-on-turn-begins", TEMPLE "Player=3", .legal = "pass",
    .illegal = "roll phase Q10 phase=bid; pay:B phase Q27 phase=bid; drop:B phase Q16 phase=bid",
    .reads = "Seat=3; Phase=bid; Bid=0" },
  { "Q25/clockwise", TEMPLE "Player=3; Hands=- - B", "bid:1 pass pass",
    .reads = "Seat=2; Passed=1 4; Bid=1" },
  { "Q25/more-than-the-highest", TEMPLE "Hands=BBBB BBBB", "bid:2", .legal = "bid:3 bid:4 pass",
    .illegal = "bid:1 bid-low Q25 number=1 limit=2; bid:2 bid-low Q25 number=2 limit=2",
    .reads = "Seat=2; Bid=2" },
  { "Q25/who-cannot-raise-is-asked", TEMPLE "Hands=BB B", "bid:2", .legal = "pass",
    .illegal = "bid:3 bid-high Q26 number=3 limit=1", .reads = "Seat=2; Legal=1" },
  { "Q25/who-passed-is-out", TEMPLE "Hands=BBBB BB BBB", "pass bid:1 bid:2 pass",
    .reads = "Seat=2; Passed=1 4; Bid=2" },
  { "Q25/only-the-highest-is-left", TEMPLE "Hands=BBBB BB BBB", "pass bid:1 bid:2 pass pass",
    .reads = "Seat=3; Phase=pay; Bid=2; Passed=" },
  { "Q25/the-last-is-asked", TEMPLE "Hands=- - - B", "pass pass pass", .legal = "bid:1 pass",
    .reads = "Seat=4; Bid=0; Passed=1 2 3" },
  { "Q25/the-last-bids", TEMPLE "Hands=- - - B", "pass pass pass bid:1",
    .legal = "pay:B", .illegal = "pass phase Q25 phase=pay; bid:2 phase Q25 phase=pay",
    .reads = "Seat=4; Phase=pay" },

  { "Q26/cards-and-gold", TEMPLE "Hands=BO; Gold=1; Knights=2; Cards=K", .legal = "bid:1 bid:3",
    .illegal = "bid:4 bid-high Q26 number=4 limit=3; bid:255 bid-high Q26 number=255 limit=3" },
  { "Q26/nothing", TEMPLE, .legal = "pass", .illegal = "bid:1 bid-high Q26 number=1 limit=0",
    .reads = "Legal=1" },
  { "Q26/knights-in-a-battle", BATTLE "Hands=BO; Gold=1; Knights=2; Cards=K", .legal = "bid:9",
    .illegal = "bid:10 bid-high Q26 number=10 limit=9" },
  { "Q26/not-in-a-statue", STATUE "Hands=BO; Gold=1; Knights=2", .legal = "bid:3",
    .illegal = "bid:4 bid-high Q26 number=4 limit=3" },
  /* The supply is empty: all know what the hands are together, and that player 1 has an ore. */
  { "Q26/what-all-know", TEMPLE "Hands=BWHLO OO; Gold=1 0 2; Knights=1 0 1",
    .reads = "KnownLimits=5 2 2 0" },
  { "Q26/what-all-know-in-a-battle", BATTLE "Hands=BWHLO OO; Gold=1 0 2; Knights=1 0 2",
    .reads = "KnownLimits=8 2 8 0" },
  { "Q26/nobody-knows-what-is-in-the-supply", TEMPLE "Hands=BWHLO OO; Gold=1; Supply=BWHLO",
    .reads = "KnownLimits=6 2 0 0" },
  /* Player 1 has got ore for all to see, and the others have no brick any more. */
  { "Q26/what-all-have-learnt", "Alexander=3; Hands=WWWWBBB WH BB; Gold=1; Cards=M",
    "bank:WWWW>O monopoly:B . roll=33", .reads = "Phase=bid; KnownLimits=6 1 0 0" },
  { "Q26/each-his-own", TEMPLE "Hands=BBBB WW", "bid:1", .legal = "bid:2",
    .illegal = "bid:3 bid-high Q26 number=3 limit=2" },
};

static const Row payments[] = {
  { "Q27/exactly", TEMPLE "Hands=BBBW; Gold=1", "bid:2 pass pass pass",
    .legal = "pay:BB pay:BW pay:BG pay:WG",
    .illegal = "pay:B paid Q27 number=1 limit=2; pay:BBB paid Q27 number=3 limit=2; "
               "pay:WW lacking Q27 good=W number=2 limit=1; "
               "pay:GG lacking Q27 good=G number=2 limit=1; "
               "drop:B phase Q16 phase=pay" },
  { "Q27/knights-are-not-divided", BATTLE "Hands=OLL; Knights=2", "bid:4 pass pass pass",
    .legal = "pay:OK pay:LK",
    .illegal = "pay:KK paid Q27 number=6 limit=4; pay:K paid Q27 number=3 limit=4; "
               "pay:LLK paid Q27 number=5 limit=4" },
  { "Q27/knights-that-he-has", BATTLE "Hands=OOO; Knights=1; Cards=K", "bid:6 pass pass pass",
    .legal = "pay:OOOK",
    .illegal = "pay:KK lacking Q27 good=K number=2 limit=1; "
               "pay:OOO paid Q27 number=3 limit=6" },
  { "Q27/to-piles-and-stock", TEMPLE "Hands=BBBW L; Gold=1 2", "bid:3 pass pass pass pay:BWG",
    .reads = "Hands=BB L - -; Gold=0 2 0 0; Piles=17 19 19 18 19; Stock=38; Phase=build; Seat=1; "
             "Bid=0" },
  { "Q27/knights-under-the-deck", BATTLE "Hands=O; Knights=2", "bid:4 pass pass pass pay:OK",
    .reads = "Knights=1 0 0 0; Hands=- - - -; Development=KKKKKKKKKKKKVVVVVRRPPMMK; Won=------1" },

  { "Q28/half", TEMPLE "Hands=OO", "bid:2 pass pass pass", .legal = "drop:O",
    .illegal = "drop:OO dropped Q28 number=2 limit=1; drop:B lacking Q28 good=B number=1 limit=0; "
               "drop:G no-card Q28 good=G; bid:1 phase Q25 phase=forfeit; "
               "pay:O phase Q27 phase=forfeit",
    .reads = "Phase=forfeit; Owed=1; Seat=1; Bluffed=1; Bid=0; Passed=" },
  { "Q28/half-is-rounded-down", TEMPLE "Hands=OOO", "bid:2 pass pass pass",
    .reads = "Phase=forfeit; Owed=1" },
  { "Q28/of-four", TEMPLE "Hands=BOOO", "bid:2 pass pass pass", .legal = "drop:BO drop:OO",
    .reads = "Owed=2" },
  { "Q28/also-below-twelve-cards", TEMPLE "Hands=- OOOOO", "pass bid:5 pass pass drop:OO",
    .reads = "Hands=- OOO - -; Piles=19 19 19 19 16; Seat=1; Phase=bid; Bluffed=2; Passed=" },
  { "Q28/half-of-one-is-none", TEMPLE "Hands=O", "bid:1 pass pass pass",
    .reads = "Phase=bid; Seat=2; Bluffed=1; Hands=O - - -; Bid=0; Passed=" },
  { "Q28/gold-and-knights-are-spared", TEMPLE "Hands=OO; Gold=1; Knights=2",
    "bid:2 pass pass pass drop:O",
    .reads = "Gold=1 0 0 0; Knights=2 0 0 0; Hands=O - - -; Seat=2" },
  { "Q28/a-bid-that-can-be-paid", TEMPLE "Hands=BO", "bid:1 pass pass pass",
    .legal = "pay:B", .reads = "Phase=pay; Bluffed=" },
  { "Q28/one-more-than-can-be-paid", TEMPLE "Hands=BO", "bid:2 pass pass pass",
    .reads = "Phase=forfeit; Bluffed=1" },
  { "Q28/gold-pays", TEMPLE "Hands=BO; Gold=1", "bid:2 pass pass pass",
    .legal = "pay:BG", .reads = "Phase=pay" },
  { "Q28/no-composition-of-knights", BATTLE "Hands=BB; Knights=2", "bid:4 pass pass pass",
    .reads = "Phase=forfeit; Owed=1" },
  { "Q28/a-composition-of-knights", BATTLE "Hands=BB; Knights=2", "bid:6 pass pass pass",
    .legal = "pay:KK", .reads = "Phase=pay" },
  { "Q28/who-passed-may-bid-again", TEMPLE "Hands=B OO", "pass bid:2 pass pass drop:O",
    .legal = "bid:1 pass", .reads = "Seat=1; Passed=" },
  { "Q28/not-who-bluffed", TEMPLE "Hands=OO - B", "bid:2 pass pass pass drop:O pass bid:1 pass",
    .legal = "pay:B", .reads = "Phase=pay; Seat=3" },
  { "Q28/two-bluff", TEMPLE "Hands=OO OO", "bid:2 pass pass pass drop:O bid:2 pass pass drop:O",
    .reads = "Seat=3; Bluffed=1 2; Phase=bid" },

  { "Q29/temple", TEMPLE "Hands=B", "pass pass pass pass", .legal = ".",
    .reads = "Phase=build; Seat=1; Villages=; Won=-------; Passed=" },
  { "Q29/token", BRIDGE "Player=2; Hands=B", "pass pass pass pass",
    .reads = "Phase=build; Seat=2; Won=-" },
  { "Q29/all-bluffed", "Players=2; " TEMPLE "Hands=O O", "bid:1 pass bid:1",
    .reads = "Phase=build; Seat=1; Villages=; Hands=O O; Bluffed=" },

  { "Q30/village", TEMPLE "Hands=B", "bid:1 pass pass pass pay:B",
    .reads = "Villages=1:i6n; Points=1 0 0 0; Hands=- - - -; Won=-------" },
  { "Q30/whoever-wins", TEMPLE "Hands=- - B", "pass pass bid:1 pass pay:B",
    .reads = "Villages=3:i6n; Points=0 0 1 0; Seat=1" },
  { "Q30/the-last-village", TEMPLE FOUR "; Hands=B", "bid:1 pass pass pass pay:B",
    .reads = "Points=5 0 0 0; Villages=1:b3n 1:b5n 1:c2s 1:c6s 1:i6n" },
  { "Q30/none-left", TEMPLE FIVE "; Hands=B", "bid:1 pass pass pass pay:B",
    .reads = "Points=5 0 0 0; Villages=1:b3n 1:b5n 1:c2s 1:c6s 1:d3s; Hands=- - - -; Phase=build" },
  { "Q31/token", BRIDGE "Hands=- B", "pass bid:1 pass pass pay:B",
    .reads = "Won=2; Points=0 0 0 0" },
};

static const Row advisers[] = {
  { "Q32/two-tokens", EIGHTH "Won=1------; Gold=1", "bid:1 pass pass pass pay:G",
    .reads = "Advisers=; Points=0 0 0 0" },
  { "Q32/three-tokens", EIGHTH "Won=11-----; Gold=1", "bid:1 pass pass pass pay:G",
    .reads = "Advisers=1; Points=4 0 0 0" },
  { "Q32/equals-keep-their-order", EIGHTH "Won=2223311; Gold=0 0 1",
    "pass pass bid:1 pass pay:G", .reads = "Advisers=2 3; Points=0 4 3 0" },
  { "Q32/more-moves-up", EIGHTH "Won=2223331; Gold=0 0 1", "pass pass bid:1 pass pay:G",
    .reads = "Advisers=3 2; Points=0 3 4 0" },
  { "Q32/as-many-does-not", FOURTEENTH "Won=2222333------; Gold=0 0 1",
    "pass pass bid:1 pass pay:G", .reads = "Advisers=2 3; Points=0 4 3 0" },
  { "Q32/past-two", FOURTEENTH "Won=111222333----; Gold=0 0 1", "pass pass bid:1 pass pay:G",
    .reads = "Advisers=3 1 2; Points=3 2 4 0" },
  { "Q32/past-one-of-two", FOURTEENTH "Won=1111222333---; Gold=0 0 1",
    "pass pass bid:1 pass pay:G", .reads = "Advisers=1 3 2; Points=4 2 3 0" },
  { "Q33/four-players", FOURTEENTH "Won=11122233344--; Gold=0 0 0 1",
    "pass pass pass bid:1 pay:G", .reads = "Advisers=1 2 3 4; Points=4 3 2 0" },
  { "Q33/three-players", FOURTEENTH "Players=3; Won=11122233-----; Gold=0 0 1",
    "pass pass bid:1 pay:G", .reads = "Advisers=1 2 3; Points=4 2 0" },
  { "Q33/two-players", EIGHTH "Players=2; Won=11122--; Gold=0 1", "pass bid:1 pay:G",
    .reads = "Advisers=1 2; Points=4 0" },
};

void
test_add_auctions (void)
{
  rows_add (bids, G_N_ELEMENTS (bids));
  rows_add (payments, G_N_ELEMENTS (payments));
  rows_add (advisers, G_N_ELEMENTS (advisers));
}
