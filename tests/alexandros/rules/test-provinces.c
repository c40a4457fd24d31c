/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R20 to R26 and R29: provinces, occupying, taking over, dividing, taking back. */

#include "test-util.h"

/* Four spaces in the upper left: a1 A, b1, b2, c2 L. */
#define CORNER "Black=A2-B3-C4-D3"

static const TestRow provinces[] = {
  { "/rules/R20/without-walls-the-whole-board", NULL,
    .reads = "Province b1=177 107 "
    "TTTTTTTTTTTTTTAAAAAAAAAAAAAAHHHHHHHHHHHHHHLLLLLLLLLLLLLLSSSSSSSSSSSSSS free" },
  { "/rules/R20/closed-by-walls-and-the-coast", CORNER,
    .reads = "Province c2=4 2 AL free; Members a1=a1 b1 b2 c2" },
  { "/rules/R20/the-rest-is-one-too", CORNER,
    .reads = "Province j24=173 105 "
    "TTTTTTTTTTTTTTAAAAAAAAAAAAAHHHHHHHHHHHHHHLLLLLLLLLLLLLSSSSSSSSSSSSSS free" },
  { "/rules/R20/by-walls-alone", "Black=B3-C2-C4-B3",
    .reads = "Members b2=b2; Province b2=1 1 - free" },
  { "/rules/R20/a-gap", "Black=A2-B3-C4",
    .reads = "Province c2=177 107 "
    "TTTTTTTTTTTTTTAAAAAAAAAAAAAAHHHHHHHHHHHHHHLLLLLLLLLLLLLLSSSSSSSSSSSSSS free" },
  { "/rules/R20/not-across-a-corner", "Black=B3-C4-B5-B3 C4-D3-D5-C4",
    .reads = "Members b3=b3; Members c3=c3" },
  { "/rules/R20/walls-on-the-coast-change-nothing", CORNER " A2-B1-C2-D3",
    .reads = "Members a1=a1 b1 b2 c2" },
  { "/rules/R20/red-walls", "Black=A2-B3-C4; Fill=65; Red=C4-D3",
    .reads = "Members a1=a1 b1 b2 c2" },
  { "/rules/R20/closed-by-a-move", "Phase=way L", "A2-B3-C4-D3",
    .reads = "Members a1=a1 b1 b2 c2" },

  { "/rules/R21/no-symbol-space", "Black=B1-B3-C2", .illegal = "@b1 no-symbol R21",
    .reads = "Province b1=1 1 - free" },

  { "/rules/R22/one-governor-the-rest-in-cards", CORNER "; Hands=AAT - -", "@c2",
    .reads = "Governors=1:c2; Hands=TA - -; Discards=A; Province a1=4 2 AL 1:c2; Unused=3 4 4; "
             "Phase=actions 1" },
  { "/rules/R22/another-space", CORNER "; Hands=L - -", "@a1",
    .reads = "Governors=1:a1; Hands=- - -; Discards=L" },
  { "/rules/R22/one-on-each", CORNER, "@a1,c2",
    .reads = "Governors=1:a1 1:c2; Discards=; Province b1=4 2 AL 1:a1,c2; Unused=2 4 4" },
  { "/rules/R22/all-that-is-possible", CORNER "; Hands=AL - -", .reads = "Legal @=@a1 @a1,c2 @c2" },
  { "/rules/R22/cards-missing", CORNER "; Hands=TT A -",
    .legal = "@a1,c2", .illegal = "@c2 cards R22 cards=A; @a1 cards R22 cards=L" },
  { "/rules/R22/several-of-a-symbol-missing", "Black=A24-B23-C22-D21-E22-D23-D25-C26-B25-A26",
    .illegal = "@a24 cards R22 cards=TAL" },
  { "/rules/R22/no-cards-at-all", CORNER, .reads = "Legal @=@a1,c2" },
  { "/rules/R22/only-symbol-spaces", CORNER "; Hands=AL - -",
    .illegal = "@b1 plain-space R22 place=b1; @a1,b2 plain-space R22 place=b2" },
  { "/rules/R22/one-on-a-space-in-board-order", CORNER "; Hands=AL - -",
    .illegal = "@c2,a1 not-in-order R22 place=c2 other=a1; @c2,c2 not-in-order R22 place=c2 "
    "other=c2" },
  { "/rules/R22/one-province", CORNER "; Hands=AL - -",
    .illegal = "@c2,c4 two-provinces R22 place=c2 other=c4" },
  { "/rules/R22/only-unused-governors", CORNER "; Hands=A - -; Governors=1:a24 1:c10 1:f5",
    .legal = "@c2", .illegal = "@a1,c2 governors R22 number=2 limit=1" },
  { "/rules/R22/no-governor-left", CORNER "; Hands=AL - -; Governors=1:a24 1:c10 1:f5 1:f8",
    .illegal = "@c2 governors R22 number=1 limit=0", .reads = "Legal @=" },
  { "/rules/R22/paid-openly", CORNER "; Hands=ATL - -; FaceUp=AS", "+A @c2",
    .reads = "Known=- - -; Hands=TAL - -" },

  { "/rules/R23/own-province", CORNER "; Hands=AALL - -; Governors=1:c2",
    .illegal = "@a1 own-province R23 place=c2; @c2 own-province R23 place=c2",
    .reads = "Legal @=" },
  { "/rules/R23/any-part-of-it", "Hands=AL - -; Governors=1:j24",
    .illegal = "@c2 own-province R23 place=j24" },
  { "/rules/R23/own-elsewhere", CORNER "; Hands=A - -; Governors=1:j24", .legal = "@c2" },
};

static const TestRow takeovers[] = {
  { "/rules/R24/two-for-each-and-the-rest", "Players=2; " CORNER "; Hands=AALLL -; Governors=2:c2",
    "@c2",
    .reads = "Governors=1:c2; Hands=AL -; Discards=ALL; Unused=3 4; Province a1=4 2 AL 1:c2; "
    "Phase=actions 1" },
  { "/rules/R24/the-space-of-the-removed-is-paid-too",
    "Players=2; " CORNER "; Hands=LLL -; Governors=2:c2", "@a1",
    .reads = "Governors=1:a1; Hands=- -; Discards=LLL" },
  { "/rules/R24/governors-for-all", "Players=2; " CORNER "; Hands=LL -; Governors=2:c2", "@a1,c2",
    .reads = "Governors=1:a1 1:c2; Hands=- -; Discards=LL; Unused=2 4" },
  { "/rules/R24/two-governors", "Players=2; " CORNER "; Hands=AALLL -; Governors=2:a1 2:c2", "@a1",
    .reads = "Governors=1:a1; Hands=- -; Discards=AALLL; Unused=3 4" },
  { "/rules/R24/by-the-symbol-they-stand-on", "Players=2; " CORNER "; Hands=AAAA -; Governors=2:c2",
    .illegal = "@c2 cards R24 cards=LL; @a1,c2 cards R24 cards=LL" },
  { "/rules/R24/able-to-do-both", "Players=2; " CORNER "; Hands=LL -; Governors=2:c2",
    .illegal = "@c2 cards R24 cards=A; @a1 cards R24 cards=L", .reads = "Legal @=@a1,c2" },
  { "/rules/R24/one-of-two-is-not-enough",
    "Players=2; " CORNER "; Hands=ALL -; Governors=2:c2 2:a1",
    .illegal = "@a1,c2 cards R24 cards=A" },
  { "/rules/R24/governors-had-before",
    "Players=2; " CORNER "; Hands=LLL -; Governors=2:c2 1:a24 1:c10 1:f5 1:f8",
    .illegal = "@a1 governors R22 number=1 limit=0" },
  { "/rules/R24/cards-for-both", "Players=2; " CORNER "; Hands=LLA -; Governors=2:c2",
    .legal = "@c2", .reads = "Legal @=@a1,c2 @c2" },

  { "/rules/R25/three-players", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2",
    .illegal = ">L compensation-number R25 number=1 limit=2; "
               ">ALL compensation-number R25 number=3 limit=2; "
               ">AA compensation-cards R25 symbol=A; >TL compensation-cards R25 symbol=T; "
               "+ phase R6 number=3; . phase R6 number=3; $A phase R6 number=3",
    .reads = "Legal=>AL >LL; Phase=compensation 2 2; Discards=; Hands=AL - -; Governors=1:c2" },
  { "/rules/R25/to-the-loser", CORNER "; Hands=AALLL - T; Governors=2:c2", "@c2 >AL",
    .reads = "Hands=AL AL T; Known=- AL -; Discards=L; Phase=actions 1; Player=1" },
  { "/rules/R25/as-the-taker-chooses", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2 >LL",
    .reads = "Hands=AL LL -; Discards=A; Phase=actions 1" },
  { "/rules/R25/the-loser-is-the-third", CORNER "; Hands=AALLL - -; Governors=3:c2", "@c2",
    .reads = "Phase=compensation 2 3" },
  { "/rules/R25/as-the-second-action", CORNER "; Hands=AALLL - -; Governors=2:c2", "+ @c2 >LL",
    .reads = "Player=2; Phase=card" },
  { "/rules/R25/four-players", "Players=4; " CORNER "; Hands=AALLL - - -; Governors=4:c2",
    "@c2 >AL",
    .reads = "Hands=AL - - AL; Discards=L" },
  { "/rules/R25/two-players-all-discarded", "Players=2; " CORNER "; Hands=AALLL -; Governors=2:c2",
    "@c2",
    .reads = "Hands=AL -; Discards=ALL; Phase=actions 1" },
  { "/rules/R25/half-of-an-even-number", CORNER "; Hands=LL - -; Governors=2:c2", "@a1,c2",
    .reads = "Legal=>L; Phase=compensation 1 2" },
  { "/rules/R25/half-rounded-up", CORNER "; Hands=AALLL - -; Governors=2:c2 2:a1", "@a1",
    .reads = "Phase=compensation 3 2; Legal=>AAL >ALL >LLL" },
  { "/rules/R25/no-take-over-no-compensation", CORNER "; Hands=A - -", "@c2",
    .illegal = ">A phase R6 number=2", .reads = "Phase=actions 1; Discards=A" },

  { "/rules/options/Compensation/occupation",
    "Compensation=occupation; " CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2",
    .illegal = ">L compensation-cards R25 symbol=L; >AL compensation-number R25 number=2 limit=1",
    .reads = "Legal=>A; Discards=LL; Phase=compensation 1 2" },
  { "/rules/options/Compensation/occupation-rounded-up",
    "Compensation=occupation; Black=A6-A4-B3-C4-C6-B7-A6; Hands=SSSTHT - -; Governors=2:a3", "@a3",
    .reads = "Province a3=6 3 THS 1:a3; Legal=>H >T; Discards=SS" },
  { "/rules/options/Compensation/occupation-of-a-removed-one",
    "Compensation=occupation; " CORNER "; Hands=LLL - -; Governors=2:c2", "@a1",
    .reads = "Legal=>L; Discards=LL" },
  { "/rules/options/Compensation/occupation-without-cards",
    "Compensation=occupation; " CORNER "; Hands=LL - -; Governors=2:c2", "@a1,c2",
    .reads = "Phase=actions 1; Discards=LL; Hands=- - -" },
  { "/rules/options/Compensation/occupation-two-players",
    "Compensation=occupation; Players=2; " CORNER "; Hands=ALL -; Governors=2:c2", "@c2",
    .reads = "Phase=actions 1; Discards=ALL" },
  { "/rules/options/Compensation/none",
    "Compensation=none; " CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2",
    .reads = "Phase=actions 1; Discards=ALL; Hands=AL - -" },
};

static const TestRow divisions[] = {
  { "/rules/R26/no-governor", "Phase=way L", "A2-B3-C4-D3", .reads = "Province c2=4 2 AL free" },
  { "/rules/R26/governors-side", "Phase=way L; Governors=2:a1", "A2-B3-C4-D3",
    .reads = "Province a1=4 2 AL 2:a1; Members a1=a1 b1 b2 c2; "
             "Province j24=173 105 "
             "TTTTTTTTTTTTTTAAAAAAAAAAAAAHHHHHHHHHHHHHHLLLLLLLLLLLLLSSSSSSSSSSSSSS free" },
  { "/rules/R26/the-other-side", "Phase=way L; Governors=2:j24", "A2-B3-C4-D3",
    .reads = "Province c2=4 2 AL free; Unused=4 3 4" },
  { "/rules/R26/a-governor-on-each-side", "Phase=way L; Governors=2:a1 2:j24", "A2-B3-C4-D3",
    .reads = "Province c2=4 2 AL 2:a1; Levy=0 107 0" },
  { "/rules/R26/a-free-part-at-once", "Phase=way L; Governors=2:j24; Hands=A - -", "A2-B3-C4-D3",
    .legal = "@c2" },
  { "/rules/R26/both-parts-are-his", CORNER "; Phase=way S; Alexander=D3; Governors=2:a1 2:c2",
    "D3-C2-B3",
    .reads = "Province a1=2 1 A 2:a1; Province c2=2 1 L 2:c2; Levy=0 2 0" },
  { "/rules/R26/walls-stay", CORNER "; Phase=way S; Alexander=D3; Governors=1:c2", "D3-C2-B3 ^c2",
    .reads = "Province c2=2 1 L free; Stock=60 10" },

  { "/rules/R29/off-the-board", "Governors=1:c2; Hands=L - -", "^c2",
    .reads = "Governors=; Hands=L - -; Discards=; Unused=4 4 4; Phase=actions 1" },
  { "/rules/R29/a-free-province", CORNER "; Governors=1:c2", "^c2",
    .reads = "Province c2=4 2 AL free" },
  { "/rules/R29/not-the-last", CORNER "; Governors=1:c2 1:a1", "^c2",
    .reads = "Province c2=4 2 AL 1:a1" },
  { "/rules/R29/only-own-ones", "Black=A2-B3-C4-D3; Governors=2:c2 1:h2",
    .legal = "^h2",
    .illegal = "^c2 not-own-governor R29 place=c2; ^a1 not-own-governor R29 place=a1; "
               "^b1 not-own-governor R29 place=b1" },
  { "/rules/R29/each-of-them", "Governors=1:c2 1:h2 1:j24", .reads = "Legal ^=^c2 ^h2 ^j24" },
  { "/rules/R29/back-at-once", CORNER "; Governors=1:c2; Hands=L - -", "^c2 @a1",
    .reads = "Governors=1:a1; Discards=L; Player=2" },
  { "/rules/R29/one-more-to-occupy-with",
    CORNER "; Hands=A - -; Governors=1:a24 1:c10 1:f5 1:f8", "^a24 @c2",
    .reads = "Governors=1:c2 1:c10 1:f5 1:f8" },
};

/* R20: each space is in one of the provinces, and there is none without a space. The open land is
   the one with most spaces, as long as it has no owner. */
static void
test_numbers (void)
{
  BaseRandom random = { 20 };
  g_autoptr (KitRecord) record = test_random_game (&random, 3, 400);

  for (guint i = 0; i <= kit_history_get_length (record->history); i += 10)
    {
      guint n_spaces[ALX_MAX_PROVINCES] = { 0 };
      guint largest = 0;
      AlxProvince open;
      AlxState state;

      alx_history_get_state_at (record->history, i, &state);
      for (guint s = 0; s < test_board ()->n_spaces; s++)
        n_spaces[state.province[s]]++;
      for (guint k = 0; k < ALX_MAX_PROVINCES; k++)
        {
          g_assert_cmpint (n_spaces[k] > 0, ==, k < state.n_provinces);
          if (n_spaces[k] > n_spaces[largest])
            largest = k;
        }
      alx_state_get_province (&state, largest, &open);
      g_assert_cmpuint (open.n_spaces, ==, n_spaces[largest]);
      g_assert_cmpuint (alx_state_find_open (&state), ==,
                        open.owner == ALX_NONE ? largest : ALX_NONE);
      if (i == 0)
        g_assert_cmpuint (state.n_provinces, ==, 1);
    }
}

/* R23: where one governor is enough, and what that is worth at most. */
static void
test_gain (void)
{
  BaseRandom random = { 23 };
  g_autoptr (KitRecord) record = test_random_game (&random, 2, 600);
  const AlxBoard *board = test_board ();
  guint n = 0;

  for (guint i = 0; i <= kit_history_get_length (record->history); i++)
    {
      AlxState state;
      guint most = 0;
      guint8 gain;

      alx_history_get_state_at (record->history, i, &state);
      gain = alx_legal_find_gain (&state, board);
      for (guint s = 0; s < board->n_spaces; s++)
        {
          AlxDecision decision;
          AlxRefusal refusal;

          alx_decision_init (&decision, ALX_OCCUPY);
          decision.n = 1;
          decision.at[0] = s;
          if (!alx_legal_test (&state, board, &decision, &refusal))
            continue;
          most = MAX (most, state.value[state.province[s]]);
          if (s == gain)
            n++;
        }
      g_assert_cmpint (gain == ALX_NONE, ==, most == 0);
      if (gain != ALX_NONE)
        g_assert_cmpuint (state.value[state.province[gain]], ==, most);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (provinces, G_N_ELEMENTS (provinces));
  test_add_rows (takeovers, G_N_ELEMENTS (takeovers));
  test_add_rows (divisions, G_N_ELEMENTS (divisions));
  g_test_add_func ("/rules/R20/numbers", test_numbers);
  g_test_add_func ("/rules/R23/gain", test_gain);
  return g_test_run ();
}
