/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R27, R28 and R40 to R42: levies, the end of the game, and who wins. */

#include "test-util.h"

/* Four spaces in the upper left, two of them plain. */
#define CORNER "Black=A2-B3-C4-D3"
/* And to the right of it six, three of them plain: a3 S, a5 H, b3 T. */
#define TWO "Black=A2-B3-C4-D3 C4-C6-B7-A6 A4-B3"

static const TestRow levies[] = {
  { "/rules/R27/pays-a-card", CORNER "; Governors=1:c2; Hands=LLT - -", "$L",
    .reads = "Hands=TL - -; Discards=L; Scores=2 0 0; Phase=actions 1 levied" },
  { "/rules/R27/once-a-turn", CORNER "; Governors=1:c2; Hands=LLT - -", "$L",
    .legal = "+", .illegal = "$L levied R27; $T levied R27" },
  { "/rules/R27/in-the-next-turn-again",
    "Players=2; Phase=actions 2; " CORNER "; Governors=1:c2; Hands=LL -; FaceUp=AS; Supply=AS",
    "$L . A A2-B3-C4 . S C4-B5 $L",
    .reads = "Scores=4 0" },
  { "/rules/R27/the-next-player-too", TWO "; Governors=1:c2 2:a3; Hands=L SS -; FaceUp=SS",
    "$L . S* A2-B3-C4-D5-D7 $S",
    .reads = "Scores=4 6 0" },
  { "/rules/R27/no-governor", CORNER "; Hands=L - -; Governors=2:c2",
    .illegal = "$L no-governor R27" },
  { "/rules/R27/own-symbol", CORNER "; Hands=LAT - -; Governors=1:c2",
    .legal = "$L",
    .illegal = "$A levy-symbol R27 symbol=A; $T levy-symbol R27 symbol=T; $S levy-symbol R27 "
    "symbol=S" },
  { "/rules/R27/not-a-rivals-symbol", TWO "; Hands=LS - -; Governors=1:c2 2:a3",
    .illegal = "$S levy-symbol R27 symbol=S" },
  { "/rules/R27/in-hand", CORNER "; Hands=A L -; Governors=1:c2",
    .illegal = "$L not-in-hand R27 symbol=L", .reads = "Legal $=" },
  { "/rules/R27/any-of-his-governors", TWO "; Hands=LST - -; Governors=1:c2 1:a3",
    .illegal = "$T levy-symbol R27 symbol=T", .reads = "Legal $=$L $S" },
  { "/rules/R27/a-province-that-will-not-score",
    TWO "; Hands=LA - -; Governors=1:c2 1:a1 1:a3", "$A",
    .reads = "Scores=3 0 0; Hands=L - -; Discards=A" },
  { "/rules/R27/a-levy-that-scores-nothing", CORNER "; Hands=L - -; Governors=1:c2 1:a1", "$L",
    .reads = "Scores=0 0 0; Discards=L; Phase=actions 1 levied" },

  { "/rules/R28/plain-spaces", CORNER "; Governors=1:c2; Hands=L - -", "$L",
    .reads = "Scores=2 0 0" },
  { "/rules/R28/all-players", TWO "; Governors=1:c2 2:a3; Hands=L T -", "$L",
    .reads = "Scores=2 3 0; Hands=- T -; Discards=L" },
  { "/rules/R28/adds-up", CORNER "; Governors=1:c2; Hands=L - -; Scores=7 5 9", "$L",
    .reads = "Scores=9 5 9" },
  { "/rules/R28/each-province-of-a-player", TWO "; Governors=1:c2 1:a3; Hands=L - -", "$L",
    .reads = "Scores=5 0 0; Levy=5 0 0" },
  { "/rules/R28/two-governors-score-nothing", TWO "; Governors=1:c2 1:a1 2:a3 2:a5; Hands=L - -",
    "$L",
    .reads = "Scores=0 0 0" },
  { "/rules/R28/a-rivals-two-governors", TWO "; Governors=1:c2 2:a3 2:a5; Hands=L - -", "$L",
    .reads = "Scores=2 0 0" },
  { "/rules/R28/one-of-two-taken-back", CORNER "; Governors=1:c2 1:a1; Hands=L - -", "^a1 $L",
    .reads = "Scores=2 0 0" },
  { "/rules/R28/occupied-just-before", CORNER "; Hands=AL - -", "@c2 $L", .reads = "Scores=2 0 0" },
  { "/rules/R28/no-plain-space", "Black=C2-C4-D3-C2; Governors=1:c2; Hands=L - -", "$L",
    .reads = "Scores=0 0 0" },
};

static const TestRow endings[] = {
  { "/rules/R40/exactly-100", CORNER "; Governors=1:c2; Hands=LL - -; Scores=98 0 0", "$L",
    .illegal = "+ over R40; . over R40; T over R40",
    .reads = "Scores=100 0 0; Phase=over; Legal=; Player=1" },
  { "/rules/R40/more-than-100", CORNER "; Governors=1:c2; Hands=LL - -; Scores=99 0 0", "$L",
    .reads = "Scores=101 0 0; Phase=over" },
  { "/rules/R40/less-than-100", CORNER "; Governors=1:c2; Hands=LL - -; Scores=97 0 0", "$L",
    .legal = "+", .reads = "Scores=99 0 0; Phase=actions 1 levied" },
  { "/rules/R40/any-player", CORNER "; Governors=1:c2; Hands=LL - -; Scores=0 0 100", "$L",
    .reads = "Phase=over; Scores=2 0 100" },
  { "/rules/R40/another-scores", TWO "; Governors=1:c2 3:a3; Hands=L - -; Scores=98 0 97", "$L",
    .reads = "Phase=over; Scores=100 0 100" },
  { "/rules/R40/all-have-scored", TWO "; Governors=1:c2 2:a3; Hands=L - -; Scores=98 10 0", "$L",
    .reads = "Phase=over; Scores=100 13 0" },
  { "/rules/R40/only-after-a-levy", "Scores=100 0 0; Phase=actions 1", "+",
    .legal = "T", .reads = "Phase=card; Player=2" },
  { "/rules/R40/at-once",
    CORNER "; Governors=1:c2; Hands=L - -; Scores=98 0 0; FaceUp=TS; Supply=H", "+T $L",
    .reads = "Phase=over; FaceUp=-S; Supply=H; Player=1" },
  { "/rules/R40/in-a-last-turn",
    CORNER "; Governors=1:c2; Hands=L - -; Scores=98 0 0; Phase=actions 2 last", "$L",
    .reads = "Phase=over; Scores=100 0 0" },
  { "/rules/options/EndAbove/exactly-100",
    "EndAbove=true; " CORNER "; Governors=1:c2; Hands=LL - -; Scores=98 0 0", "$L",
    .legal = "+", .reads = "Scores=100 0 0; Phase=actions 1 levied" },
  { "/rules/options/EndAbove/more-than-100",
    "EndAbove=true; " CORNER "; Governors=1:c2; Hands=LL - -; Scores=99 0 0", "$L",
    .reads = "Scores=101 0 0; Phase=over" },

  { "/rules/R41/red-walls-end-the-game", "Phase=way L; Fill=64; FaceUp=TA; Supply=H",
    "A2-B3-C4 +T .",
    .illegal = "A over R41; + over R41",
    .reads = "Phase=over; FaceUp=-A; Supply=H; Player=1; Turn=1; Legal=" },
  { "/rules/R41/actions-are-finished", "Phase=way L; Fill=64; FaceUp=TA; Supply=HS", "A2-B3-C4",
    .legal = "+ +T +A .", .reads = "Phase=actions 2; Last=yes" },
  { "/rules/R41/after-two-actions", "Phase=way L; Fill=64; FaceUp=TA; Supply=HS", "A2-B3-C4 + +",
    .reads = "Phase=over; Hands=HS - -" },
  { "/rules/R41/no-action", "Phase=way L; Fill=64", "A2-B3-C4 .", .reads = "Phase=over" },
  { "/rules/R41/a-levy-in-it", CORNER "; Fill=65; Red=A2-B1; Governors=1:c2; Hands=L - -", "$L .",
    .reads = "Phase=over; Scores=2 0 0" },
  { "/rules/R41/no-move", "Phase=card; FaceUp=--", "- .", .reads = "Phase=over" },
  { "/rules/R41/no-red-walls-no-end", "Phase=way L; Fill=63", "A2-B3-C4 + +",
    .reads = "Phase=card; Player=2" },

  { "/rules/R42/most-points", "Scores=12 30 4", .reads = "Winners=2" },
  { "/rules/R42/two-share", "Scores=30 12 30", .reads = "Winners=1 3" },
  { "/rules/R42/all-share", "Players=4; Scores=0 0 0 0", .reads = "Winners=1 2 3 4" },
  { "/rules/R42/two-players", "Players=2; Scores=0 0", .reads = "Winners=1 2" },
  { "/rules/R42/also-when-another-ended-it",
    TWO "; Governors=1:c2 2:a3; Hands=L - -; Scores=98 99 0", "$L",
    .reads = "Phase=over; Winners=2" },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (levies, G_N_ELEMENTS (levies));
  test_add_rows (endings, G_N_ELEMENTS (endings));
  return g_test_run ();
}
