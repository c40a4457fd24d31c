/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Q10 to Q23: the order of a turn, dice, the robber, the supply, Alexander. */

#include "rows.h"

/* Alexander's next point is empty. */
#define DICE "Phase=dice; Alexander=9; "
#define B17 "BBBBBBBBBBBBBBBBB"

static const Row order[] = {
  { "Q10/first-the-dice", DICE "Hands=BBBBWHHLOOO; Villages=1:c4n",
    .legal = "roll",
    .illegal = "road:c4ne phase Q10 phase=dice; village:c4s phase Q10 phase=dice; "
               "city:c4n phase Q10 phase=dice; buy phase Q10 phase=dice; "
               "bank:BBBB>W phase Q10 phase=dice; offer:B>W phase Q10 phase=dice; "
               ". phase Q13 phase=dice; drop:B phase Q16 phase=dice; rob:c2 phase Q16 phase=dice; "
               "bid:1 phase Q25 phase=dice; pass phase Q25 phase=dice; pay:B phase Q27 phase=dice; "
               "yes phase Q37 phase=dice; no phase Q37 phase=dice; with:2 phase Q37 phase=dice; "
               "none phase Q37 phase=dice" },
  { "Q10/once", DICE, "roll=33", .legal = ".",
    .illegal = "roll phase Q10 phase=build; bid:1 phase Q25 phase=build; "
               "rob:c2 phase Q16 phase=build" },
  { "Q10/the-event-first", "Phase=dice; Alexander=11; Hands=BW; Villages=1:c4n", "roll=33",
    .legal = "bid:1 pass",
    .illegal = "road:c4ne phase Q10 phase=bid; . phase Q13 phase=bid; roll phase Q10 phase=bid" },
  { "Q12/before-the-dice", DICE "Cards=KM", "knight:c2",
    .legal = "roll", .illegal = "monopoly:B card-played Q46",
    .reads = "Phase=dice; Played=true; Knights=1 0 0 0; Robber=c2; Cards=M - - -" },
  { "Q12/not-before-the-event-is-over", "Phase=dice; Alexander=11; Cards=KRPM; Villages=1:c4n",
    "roll=33",
    .illegal = "knight:c2 phase Q47 phase=bid; roads phase Q47 phase=bid; "
               "plenty:BB phase Q47 phase=bid; monopoly:B phase Q47 phase=bid" },
  { "Q12/not-while-the-robber-moves", DICE "Cards=K", "roll=34",
    .illegal = "knight:c2 phase Q47 phase=robber; roll phase Q10 phase=robber" },
  { "Q13/ends", "Turn=20", ".", .legal = "roll", .reads = "Turn=21; Player=2; Seat=2; Phase=dice" },
  { "Q13/clockwise", "Player=4", ".", .reads = "Turn=21; Player=1; Phase=dice" },
  { "Q13/clockwise-of-three", "Players=3; Player=3", ".", .reads = "Player=1" },
};

static const Row dice[] = {
  { "Q14/brick", DICE "Villages=1:c4n", "roll=22",
    .reads = "Hands=B - - -; Piles=18 19 19 19 19; Gold=0 0 0 0" },
  { "Q14/wood", DICE "Villages=1:c4n", "roll=12", .reads = "Hands=W - - -" },
  { "Q14/wool", DICE "Villages=1:c4n", "roll=56", .reads = "Hands=L - - -" },
  { "Q14/wheat", DICE "Villages=1:c6n", "roll=14", .reads = "Hands=H - - -" },
  { "Q14/ore", DICE "Villages=1:c2n", "roll=44", .reads = "Hands=O - - -" },
  { "Q14/gold", DICE "Villages=1:d7s", "roll=22",
    .reads = "Hands=- - - -; Gold=1 0 0 0; Stock=39" },
  { "Q14/city", DICE "Cities=1:c4n", "roll=22", .reads = "Hands=BB - - -; Gold=0 0 0 0" },
  { "Q14/gold-for-a-city", DICE "Cities=1:d7s", "roll=22", .reads = "Gold=2 0 0 0; Stock=38" },
  { "Q14/whoever-is-on-turn", DICE "Player=3; Villages=1:c4n 2:d5n; Cities=4:d3n", "roll=22",
    .reads = "Hands=B B - BB" },
  { "Q14/two-at-a-hexagon", DICE "Villages=1:c4n 1:d5n", "roll=22", .reads = "Hands=BB - - -" },
  { "Q14/two-hexagons", DICE "Villages=1:c4n 1:c10s", "roll=31", .reads = "Hands=BL - - -" },
  { "Q14/another-number", DICE "Villages=1:c4n", "roll=33", .reads = "Hands=- - - -" },
  { "Q14/robber", DICE "Robber=c4; Villages=1:c4n 2:d5n", "roll=22",
    .reads = "Hands=- - - -; Piles=19 19 19 19 19" },
  { "Q14/robber-elsewhere", DICE "Robber=c4; Villages=1:c4n 1:c10s", "roll=22",
    .reads = "Hands=L - - -" },
  { "Q14/desert", DICE "Villages=1:g10n", "roll=33", .reads = "Hands=- - - -; Gold=0 0 0 0" },

  { "Q15/one-too-few", DICE "Villages=1:c4n 2:d5n; Hands=- - B" B17, "roll=22",
    .reads = "Hands=- - BBBBBBBBBBBBBBBBBB -; Piles=1 19 19 19 19" },
  { "Q15/just-enough", DICE "Villages=1:c4n 2:d5n; Hands=- - " B17, "roll=22",
    .reads = "Hands=B B BBBBBBBBBBBBBBBBB -; Piles=0 19 19 19 19" },
  { "Q15/only-one-is-entitled", DICE "Cities=1:c4n; Hands=- - B" B17, "roll=22",
    .reads = "Hands=- - BBBBBBBBBBBBBBBBBB -; Piles=1 19 19 19 19" },
  { "Q15/the-last-card", DICE "Villages=1:c4n; Hands=- - B" B17, "roll=22",
    .reads = "Hands=B - BBBBBBBBBBBBBBBBBB -; Piles=0 19 19 19 19" },
  { "Q15/each-resource-by-itself", DICE "Cities=1:c4n 2:c10s; Hands=- - B" B17, "roll=22",
    .reads = "Hands=- LL BBBBBBBBBBBBBBBBBB -; Piles=1 19 19 17 19" },
  { "Q15/gold-one-too-few", DICE "Cities=1:d7s; Gold=0 39", "roll=22",
    .reads = "Gold=0 39 0 0; Stock=1" },
  { "Q15/gold-just-enough", DICE "Cities=1:d7s; Gold=0 38", "roll=22",
    .reads = "Gold=2 38 0 0; Stock=0" },
  { "Q15/the-last-gold", DICE "Villages=1:d7s; Gold=0 39", "roll=22",
    .reads = "Gold=1 39 0 0; Stock=0" },
};

static const Row sevens[] = {
  { "Q16/eleven-cards", DICE "Hands=BBBBBWWWWWW", "roll=34", .legal = "rob:c2",
    .illegal = "drop:BBBBB phase Q16 phase=robber; bid:1 phase Q25 phase=robber",
    .reads = "Phase=robber; Owed=0" },
  { "Q16/twelve-cards", DICE "Hands=BBBBBBWWWWWW", "roll=34", .legal = "drop:BBBBBB drop:BBBWWW",
    .illegal = "drop:BBBBB dropped Q16 number=5 limit=6; "
               "drop:BBBBBBW dropped Q16 number=7 limit=6; rob:c2 phase Q16 phase=drop",
    .reads = "Phase=drop; Owed=6; Seat=1" },
  { "Q16/thirteen-cards", DICE "Hands=BBBBBBBWWWWWW", "roll=34",
    .illegal = "drop:BBBBBBB dropped Q16 number=7 limit=6", .reads = "Phase=drop; Owed=6" },
  { "Q16/fourteen-cards", DICE "Hands=BBBBBBBWWWWWWW", "roll=34", .reads = "Owed=7" },
  { "Q16/gold-is-no-card", DICE "Hands=BBBBBWWWWWW; Gold=9", "roll=34", .reads = "Phase=robber" },
  { "Q16/gold-is-not-given", DICE "Hands=BBBBBBWWWWWW; Gold=9; Knights=2", "roll=34",
    .illegal = "drop:BBBBBG no-card Q16 good=G; drop:BBBBBK no-card Q16 good=K" },
  { "Q16/cards-that-he-has", DICE "Hands=BBBBBBWWWWWW", "roll=34",
    .illegal = "drop:BBBBBO lacking Q16 good=O number=1 limit=0; "
               "drop:WWWWWWW lacking Q16 good=W number=7 limit=6" },
  { "Q16/to-the-piles", DICE "Hands=BBBBBBWWWWWW", "roll=34 drop:BBBWWW",
    .reads = "Hands=BBBWWW - - -; Piles=16 16 19 19 19; Phase=robber; Seat=1; Owed=0" },
  { "Q16/from-the-player-on-turn",
    DICE "Player=3; Hands=BBBBBBBBBBBB WWWWWWWWWWWW - HHHHHHHHHHHHHHHH", "roll=34",
    .reads = "Seat=4; Owed=8" },
  { "Q16/clockwise", DICE "Player=3; Hands=BBBBBBBBBBBB WWWWWWWWWWWW - HHHHHHHHHHHHHHHH",
    "roll=34 drop:HHHHHHHH", .reads = "Seat=1; Owed=6; Phase=drop" },
  { "Q16/clockwise-to-the-last",
    DICE "Player=3; Hands=BBBBBBBBBBBB WWWWWWWWWWWW - HHHHHHHHHHHHHHHH",
    "roll=34 drop:HHHHHHHH drop:BBBBBB", .reads = "Seat=2; Owed=6; Phase=drop" },
  { "Q16/then-the-robber", DICE "Player=3; Hands=BBBBBBBBBBBB WWWWWWWWWWWW",
    "roll=34 drop:BBBBBB drop:WWWWWW", .reads = "Seat=3; Phase=robber; Owed=0" },
  { "Q16/nothing-is-produced", DICE "Villages=1:c4n 1:d7s", "roll=34 rob:c2",
    .reads = "Hands=- - - -; Gold=0 0 0 0; Phase=build" },

  { "Q17/stays", DICE, "roll=34", .legal = "rob:c2 rob:d11 rob:d7",
    .illegal = "rob:h3 robber-stays Q17 place=h3" },
  { "Q17/must-rob", DICE "Villages=1:c4n 2:d5n 4:d3n; Hands=B B B; Gold=0 0 0 5", "roll=34",
    .legal = "rob:c4>2 rob:c8 rob:c6>2",
    .illegal = "rob:c4 must-rob Q17 player=2 place=c4; rob:c4>1 robs-self Q17; "
               "rob:c4>3 no-building Q17 player=3 place=c4; rob:c4>4 no-cards Q17 player=4; "
               "rob:c8>2 no-building Q17 player=2 place=c8; "
               "rob:h3>2 robber-stays Q17 place=h3" },
  { "Q17/choice", DICE "Villages=2:c4n 3:d5n; Hands=- B B", "roll=34",
    .legal = "rob:c4>2 rob:c4>3", .illegal = "rob:c4 must-rob Q17 player=2 place=c4" },
  { "Q17/nobody-has-a-card", DICE "Villages=2:c4n; Gold=0 7", "roll=34", .legal = "rob:c4",
    .illegal = "rob:c4>2 no-cards Q17 player=2" },
  { "Q17/own-building", DICE "Villages=1:c4n; Hands=BB", "roll=34", .legal = "rob:c4",
    .illegal = "rob:c4>1 robs-self Q17" },
  { "Q17/nobody-sits-there", DICE "Players=3; Villages=2:c4n; Hands=- B", "roll=34",
    .illegal = "rob:c4>4 no-player Q1 player=4" },
  { "Q17/a-city", DICE "Cities=2:c4n; Hands=- B", "roll=34", .legal = "rob:c4>2" },
  { "Q17/a-card-of-his", DICE "Player=2; Villages=1:c4n; Hands=BW O; Gold=3",
    "roll=34 rob:c4>1=W", .reads = "Hands=B WO - -; Gold=3 0 0 0; Robber=c4; Phase=build" },
  { "Q17/the-last-card", DICE "Villages=2:c4n; Hands=- W", "roll=34 rob:c4>2=W",
    .reads = "Hands=W - - -" },
};

static const Row supply[] = {
  { "Q18/clockwise", DICE "Player=2; Supply=BWHLO", "roll=33",
    .reads = "Hands=L B W H; Supply=O; Piles=18 18 18 18 18" },
  { "Q18/after-the-dice", DICE "Supply=BWHL; Villages=1:c4n", "roll=22",
    .reads = "Hands=BB W H L; Piles=17 18 18 18 19" },
  { "Q18/not-before-the-robber", DICE "Supply=BWHLO", "roll=34",
    .reads = "Hands=- - - -; Supply=BWHLO" },
  { "Q18/after-the-robber", DICE "Supply=BWHLO", "roll=34 rob:c2",
    .reads = "Hands=B W H L; Supply=O" },
  { "Q18/after-the-cards-are-given", DICE "Supply=OOOO; Hands=BBBBBBBBBBB", "roll=34 rob:c2",
    .reads = "Hands=BBBBBBBBBBBO O O O" },
  { "Q18/while-alexander-waits", "Phase=dice; Alexander=53; Supply=BWHL", "roll=33",
    .reads = "Hands=B W H L; Alexander=53" },

  { "Q19/one-too-few", DICE "Supply=BWH", "roll=33",
    .reads = "Hands=- - - -; Supply=; Piles=19 19 19 19 19" },
  { "Q19/just-enough", DICE "Supply=BWHL", "roll=33",
    .reads = "Hands=B W H L; Supply=; Piles=18 18 18 18 19" },
  { "Q19/three-players-one-too-few", DICE "Players=3; Supply=OO", "roll=33",
    .reads = "Hands=- - -; Supply=; Piles=19 19 19 19 19" },
  { "Q19/three-players-just-enough", DICE "Players=3; Supply=OOO", "roll=33",
    .reads = "Hands=O O O; Supply=; Piles=19 19 19 19 16" },
  { "Q19/two-players-one-too-few", DICE "Players=2; Supply=O", "roll=33",
    .reads = "Hands=- -; Supply=; Piles=19 19 19 19 19" },
  { "Q19/two-players-just-enough", DICE "Players=2; Supply=OB", "roll=33",
    .reads = "Hands=O B; Supply=; Piles=18 19 19 19 18" },
  { "Q19/ended", DICE, "roll=33", .reads = "Hands=- - - -; Supply=" },
};

static const Row alexander[] = {
  { "Q20/next-point", DICE, "roll=33", .reads = "Alexander=10" },
  { "Q20/also-on-a-seven", DICE, "roll=34 rob:c2", .reads = "Alexander=10" },
  { "Q20/not-before-the-robber", DICE, "roll=34", .reads = "Alexander=9" },
  { "Q21/waits", "Phase=dice; Alexander=53", "roll=33", .legal = ".",
    .reads = "Alexander=53; Phase=build" },
  { "Q21/waits-at-the-second", "Phase=dice; Alexander=54", "roll=44", .reads = "Alexander=54" },
  { "Q21/waits-at-the-last", "Phase=dice; Alexander=55", "roll=66",
    .reads = "Alexander=55; Phase=build" },
  { "Q21/a-seven", "Phase=dice; Alexander=53", "roll=61 rob:c2",
    .reads = "Alexander=54; Phase=build" },
  { "Q22/empty", DICE, "roll=33", .reads = "Phase=build; Won=---" },
  { "Q22/temple", "Phase=dice; Alexander=11; Player=2", "roll=33",
    .reads = "Alexander=12; Phase=bid; Seat=2" },
  { "Q22/event", "Phase=dice; Alexander=10; Player=3", "roll=33",
    .reads = "Alexander=11; Phase=bid; Seat=3; Won=---" },
  { "Q22/seven", "Phase=dice; Alexander=54", "roll=25 rob:c2",
    .reads = "Alexander=55; Phase=build" },
  { "Q23/persepolis", "Phase=dice; Alexander=55; Turn=70; Supply=BWHL; Hands=BW",
    "roll=34 rob:c2",
    .illegal = "roll over Q54; . over Q54; bid:1 over Q54; buy over Q54; bank:BBBB>W over Q54",
    .reads = "Alexander=56; Phase=over; Turn=70; Hands=BBW W H L; Legal=0" },
};

/* What chance brings is kept: two dice of a roll, and one card of a robbery. */
static void
test_chance (void)
{
  static const char * const words[] = { "roll", "rob:c4>2" };
  g_autoptr (KitChance) chance = kit_chance_new ();
  const guint8 seven[] = { 3, 4 };
  const guint8 *told;
  AdvState state;
  guint n;

  rows_state (DICE "Villages=2:c4n; Hands=- W", &state);
  adv_apply (&state, adv_boards_default (), &(AdvDecision) { ADV_ROLL }, chance);
  told = kit_chance_get (chance, ADV_DICE, 0, 0, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    g_assert_true (told[i] >= 1 && told[i] <= 6);

  rows_state (DICE "Villages=2:c4n; Hands=- W", &state);
  g_clear_pointer (&chance, kit_chance_free);
  chance = kit_chance_new ();
  kit_chance_add (chance, ADV_DICE, 0, seven, 2);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      AdvDecision decision;

      g_assert_true (adv_decision_read (&decision, adv_boards_default (), words[i]));
      adv_apply (&state, adv_boards_default (), &decision, chance);
    }
  told = kit_chance_get (chance, ADV_STEALS, 0, 0, &n);
  g_assert_cmpmem (told, n, (const guint8[]) { ADV_WOOD }, 1);
}

void
test_add_turn (void)
{
  g_test_add_func ("/rules/Q14/chance-is-kept", test_chance);
  rows_add (order, G_N_ELEMENTS (order));
  rows_add (dice, G_N_ELEMENTS (dice));
  rows_add (sevens, G_N_ELEMENTS (sevens));
  rows_add (supply, G_N_ELEMENTS (supply));
  rows_add (alexander, G_N_ELEMENTS (alexander));
}
