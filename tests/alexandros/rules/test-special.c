/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R14 to R17: special move, jokers, walls that run out, no move. */

#include "test-util.h"

/* The only temple left is b24: 12 sides away, and each way there lays 11 walls or 12. */
#define FAR "Phase=card; Alexander=A4; Keep=b24; Fill=65; Dead=T"
/* The only temple left is h18: some ways lay ten walls and fewer, others more. */
#define HALF_FAR "Phase=card; FaceUp=TH; Keep=h18; Fill=65; Dead=T"

static const TestRow specials[] = {
  { "/rules/R14/discards-and-takes-nothing", "Phase=card; FaceUp=LS; Hands=HH - -; Supply=T", "H*",
    .reads = "Hands=H - -; FaceUp=LS; Supply=T; Phase=way H; Allowed H=a5" },
  { "/rules/R14/to-the-discards", "Phase=card; FaceUp=LS; Hands=HH - -; Discards=T", "H*",
    .reads = "Discards=TH" },
  { "/rules/R14/closest-too", "Phase=card; FaceUp=LS; Hands=H - -", "H*",
    .legal = "A2-A4-A6 A2-B3-B5",
    .illegal = "A2-B3-C4-C6 way-target R9 symbol=H place=C6 number=3 limit=2" },
  { "/rules/R14/lays-walls", "Phase=card; FaceUp=LS; Hands=H - -", "H* A2-A4-A6",
    .reads = "Black=A2-A4 A4-A6; Phase=actions 2" },
  { "/rules/R14/also-a-card-that-is-face-up", "Phase=card; FaceUp=HH; Hands=H - -",
    .legal = "H H*" },
  { "/rules/R14/not-in-hand", "Phase=card; FaceUp=LS; Hands=H T -",
    .legal = "H*",
    .illegal = "T* not-in-hand R14 symbol=T; L* not-in-hand R14 symbol=L" },
  { "/rules/R14/no-dead-symbol", "Phase=card; FaceUp=LS; Hands=HT - -; Dead=H",
    .legal = "T*", .illegal = "H* dead-in-hand R14 symbol=H" },
  { "/rules/R14/no-refresh", "Phase=card; FaceUp=LS; Hands=H - -",
    .illegal = "H*/S refresh-off R14; H*/H refresh-off R14" },
  { "/rules/R14/no-allowed-way", FAR "; FaceUp=HS; Hands=T - -",
    .illegal = "T* no-way R16 symbol=T number=11 limit=10" },

  { "/rules/options/SpecialRefresh/needed",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=H - -",
    .illegal = "H* refresh-missing R14; H*/T not-face-up R14 symbol=T",
    .reads = "Legal=H*/L H*/S L S" },
  { "/rules/options/SpecialRefresh/discarded-and-replaced",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=HT rest -; Discards=T; Supply=AT", "H*/S",
    .reads = "Discards=THS; FaceUp=LA; Supply=T; Phase=way H; Known=- - -" },
  { "/rules/options/SpecialRefresh/first-place",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=H - -; Supply=AT", "H*/L",
    .reads = "FaceUp=AS; Supply=T; Phase=way H" },
  { "/rules/options/SpecialRefresh/equal-cards",
    "SpecialRefresh=true; Phase=card; FaceUp=LL; Hands=H - -; Supply=AT", "H*/L",
    .reads = "FaceUp=AL; Supply=T" },
  { "/rules/options/SpecialRefresh/equal-cards-are-one-decision",
    "SpecialRefresh=true; Phase=card; FaceUp=LL; Hands=H - -", .reads = "Legal=H*/L L" },
  { "/rules/options/SpecialRefresh/fills-every-place",
    "SpecialRefresh=true; Phase=card; FaceUp=-S; Hands=H - -; Supply=AT", "H*/S",
    .reads = "FaceUp=AT; Supply=" },
  { "/rules/options/SpecialRefresh/no-card-face-up",
    "SpecialRefresh=true; Phase=card; FaceUp=--; Hands=HA - -; Supply=AT", "H*",
    .reads = "FaceUp=--; Supply=AT; Phase=way H; Hands=A - -" },
  { "/rules/options/SpecialRefresh/none-to-refresh",
    "SpecialRefresh=true; Phase=card; FaceUp=--; Hands=H - -",
    .illegal = "H*/S refresh-off R14", .reads = "Legal=H*" },
  { "/rules/options/SpecialRefresh/both-are-shuffled-at-once",
    "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=Hrest - -; Supply=; Discards=", "H*/S",
    .reads = "Sizes=1 0" },
};

static const TestRow jokers[] = {
  { "/rules/R15/closest-of-every-symbol", "Phase=card; FaceUp=LH; Dead=L", "L",
    .legal = "A2-B3 A2-A4 A2-A4-A6 A2-B3-C4",
    .reads = "Dead=L; Hands=L - -; Phase=way L; Allowed L=a3 a5 b3 c4" },
  { "/rules/R15/no-further-one", "Phase=card; FaceUp=LH; Dead=L", "L",
    .illegal = "A2-B3-C4-D3 way-target R15 symbol=- place=D3 number=none limit=none; "
               "A2-B3-C4-C6-C8 way-target R15 symbol=- place=C8 number=3 limit=1" },
  { "/rules/R15/the-other-need-not-be-dead", "Phase=card; FaceUp=LH; Dead=L", .legal = "L H" },
  { "/rules/R15/both-dead", "Phase=card; FaceUp=LH; Dead=LH", "H", .reads = "Allowed H=a3 b3 c4" },
  { "/rules/R15/no-joker-while-one-is-available", "Phase=card; FaceUp=LH; Dead=L; Keep=d26", "L",
    .reads = "Dead=; Allowed L=d26" },
  { "/rules/R15/not-from-the-hand", "Phase=card; FaceUp=LH; Dead=L; Hands=L - -",
    .illegal = "L* dead-in-hand R14 symbol=L" },
  { "/rules/R15/not-dead-for-want-of-walls", FAR "; FaceUp=TH",
    .illegal = "T no-way R16 symbol=T number=11 limit=10", .reads = "Dead=; Legal=H" },
  { "/rules/R15/joker-without-a-way-to-the-rest", "Phase=card; FaceUp=LL; Dead=TAHLS",
    .illegal = "L no-space R7", .reads = "Dead=TAHLS" },

  { "/rules/options/Joker/both-needs-both", "Joker=both; Phase=card; FaceUp=LH; Dead=L",
    .legal = "H", .illegal = "L other-not-dead R15 symbol=H" },
  { "/rules/options/Joker/both-dead", "Joker=both; Phase=card; FaceUp=LH; Dead=LH", "H",
    .reads = "Allowed H=a3 b3 c4" },
  { "/rules/options/Joker/both-the-same", "Joker=both; Phase=card; FaceUp=LL; Dead=L", "L",
    .reads = "Allowed L=a3 a5 b3 c4" },
  { "/rules/options/Joker/both-but-one-card", "Joker=both; Phase=card; FaceUp=-L; Dead=L", "L",
    .reads = "Allowed L=a3 a5 b3 c4" },
  { "/rules/options/Joker/both-other-out-of-reach", FAR "L; FaceUp=TL; Joker=both; Alexander=A2",
    .illegal = "L other-not-dead R15 symbol=T" },
  { "/rules/options/Joker/any-needs-both", "Joker=any; Phase=card; FaceUp=LH; Dead=L",
    .legal = "H", .illegal = "L other-not-dead R15 symbol=H" },
  { "/rules/options/Joker/any-space",
    "Joker=any; Phase=card; FaceUp=LH; Dead=TAHLS; Keep=b24 j4 c4", "L",
    .legal = "A2-B3-C4",
    .reads = "Allowed L=b24 c4 j4; Dead=HLS" },
  { "/rules/options/Joker/any-only-closest-without-joker",
    "Joker=any; Phase=card; FaceUp=LT; Dead=L", "T", .reads = "Allowed T=b3" },
};

static const TestRow walls[] = {
  { "/rules/R16/black-first-in-order", "Phase=card; FaceUp=LH; Fill=64", "L A2-B3-C4-D3",
    .reads = "Red=B3-C4 C4-D3; Stock=0 8; Last=yes; Phase=actions 2" },
  { "/rules/R16/order-of-the-way", "Phase=way L; Fill=63", "A2-B1-C2-D3",
    .reads = "Red=C2-D3; Stock=0 9; Last=yes" },
  { "/rules/R16/existing-walls-cost-none", "Phase=way L; Black=B3-C4; Fill=64", "A2-B3-C4-D3",
    .reads = "Red=C4-D3; Stock=0 9; Last=yes" },
  { "/rules/R16/exactly-the-last-black", "Phase=way L; Fill=63", "A2-B3-C4",
    .reads = "Red=; Stock=0 10; Last=no" },
  { "/rules/R16/exactly-the-last-black-ends-nothing", "Phase=way L; Fill=63; FaceUp=TH",
    "A2-B3-C4 .",
    .legal = "T H", .reads = "Player=2; Phase=card" },
  { "/rules/R16/none-needed-when-there-are-none", "Phase=way L; Black=A2-B3-C4; Fill=65",
    "A2-B3-C4",
    .reads = "Red=; Stock=0 10; Last=no" },
  { "/rules/R16/too-many-walls", HALF_FAR, "T",
    .legal = "A2-B3-B5-C6-D7-E8-F9-F11-F13-F15-F17-G18-H19-I18",
    .illegal = "A2-A4-A6-B7-B9-B11-C12-C14-D15-E16-F17-G18-H19-I18 way-walls R16 number=13 "
    "limit=10; "
               "A2-A4-B5-B7-C8-D9-E10-F11-G12-G14-G16-G18-H19-I18 way-walls R16 number=11 limit=10",
    .reads = "Allowed T=h18; Points T=H19 I18 I20; Least I18=10" },
  { "/rules/R16/all-that-are-left", HALF_FAR,
    "T A2-B3-B5-C6-D7-E8-F9-F11-F13-F15-F17-G18-H19-I18",
    .reads = "Stock=0 0; Last=yes; Phase=actions 2" },
  { "/rules/R16/no-allowed-way", FAR "; FaceUp=TH",
    .legal = "H", .illegal = "T no-way R16 symbol=T number=11 limit=10" },
  { "/rules/R16/nothing-further-is-opened",
    "Phase=card; FaceUp=TH; Keep=b24 j24; Fill=65; Dead=T",
    .illegal = "T no-way R16 symbol=T number=12 limit=10",
    .reads = "Allowed T=b24; Least K24=10; Legal=H" },
  { "/rules/R16/another-card-of-the-hand", FAR "; FaceUp=TT; Hands=H - -",
    .illegal = "- move-possible R17", .reads = "Legal=H*" },

  { "/rules/R17/only-when-impossible", "Phase=card; FaceUp=LH", .illegal = "- move-possible R17" },
  { "/rules/R17/no-card-at-all", "Phase=card; FaceUp=--", .reads = "Legal=-" },
  { "/rules/R17/no-card-but-one-in-the-hand", "Phase=card; FaceUp=--; Hands=T - -",
    .illegal = "- move-possible R17", .reads = "Legal=T*" },
  { "/rules/R17/anothers-hand-does-not-count", "Phase=card; FaceUp=--; Hands=- T S",
    .reads = "Legal=-" },
  { "/rules/R17/dead-in-hand", "Phase=card; FaceUp=--; Hands=L - -; Dead=L",
    .illegal = "L* dead-in-hand R14 symbol=L", .reads = "Legal=-" },
  { "/rules/R17/no-space-left", "Phase=card; FaceUp=LH; Hands=T - -; Dead=TAHLS",
    .illegal = "L no-space R7; T* dead-in-hand R14 symbol=T", .reads = "Legal=-" },
  { "/rules/R17/a-joker-is-a-move", "Phase=card; FaceUp=LL; Dead=L",
    .illegal = "- move-possible R17" },
  { "/rules/R17/out-of-reach", FAR "; FaceUp=TT; Hands=T - -",
    .illegal = "T no-way R16 symbol=T number=11 limit=10; T* no-way R16 symbol=T number=11 "
    "limit=10",
    .reads = "Legal=-; Dead=" },
  { "/rules/R17/takes-no-card", "Phase=card; FaceUp=--; Hands=T - -; Dead=T; Supply=ST", "-",
    .legal = "+ .",
    .reads = "Hands=T - -; FaceUp=--; Supply=ST; Phase=actions 2 last; Last=yes; Alexander=A2; "
    "Player=1" },
  { "/rules/R17/then-the-game-ends", "Phase=card; FaceUp=--; Supply=SHT", "- + +",
    .illegal = "T over R41; + over R41; - over R41",
    .reads = "Phase=over; Hands=HS - -; FaceUp=--; Supply=T; Player=1; Legal=" },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (specials, G_N_ELEMENTS (specials));
  test_add_rows (jokers, G_N_ELEMENTS (jokers));
  test_add_rows (walls, G_N_ELEMENTS (walls));
  return g_test_run ();
}
