/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Captain does no more: each habit in a position, and counted over games. captain-1, which is
   Captain as it was, has every one of them, so each count is seen to find what it counts. */

#include "habits.h"
#include "rows.h"
#include "yardsticks.h"

#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

#define N_GAMES 20                      /* of each number of players */
#define SEED    7

/**
 * Case:
 * @name: of the test
 * @position: as of rows_text()
 * @decisions: (nullable): words that lead on from there
 * @once: what captain-1 decides then
 * @now: what captain decides then
 */
typedef struct
{
  const char *name;
  const char *position;
  const char *decisions;
  const char *once;
  const char *now;
} Case;

/* Player 1 has 10 points by four cities and two villages, and with the army 12. */
#define TEN    "Cities=1:c4n 1:e10n 1:g8n 1:f5s; Villages=1:b7s 1:d11n 2:e6n; "
#define TWELVE TEN "Knights=3; StrongestArmy=1; "
/* Player 1 has a village, and lacks ore for a city. */
#define NO_ORE "Villages=1:c4n; "

static const Case cases[] = {
  { "/habits/crowns/yes-to-twelve", TWELVE "Hands=O WWWWWH", "offer:O>W", "yes", "no" },
  { "/habits/crowns/yes-to-hidden", TEN "Cards=VK; Hands=O WWWWWH", "offer:O>W", "yes", "no" },
  { "/habits/crowns/eleven-at-most", TEN "Cards=V; Hands=O WWWWWH", "offer:O>W", "yes", "yes" },
  { "/habits/crowns/with-twelve", TWELVE "Player=2; Hands=WWW O", "offer:O>W no no yes", "with:1",
    "none" },
  { "/habits/crowns/with-another", TWELVE "Player=2; Hands=WWW O W", "offer:O>W yes no yes",
    "with:3", "with:3" },
  { "/habits/crowns/asks-twelve", "Players=2; " TWELVE "Player=2; Hands=OOOHH HHWWWW", NULL,
    "offer:W>O", "." },
  { "/habits/asks/who-has-none", NO_ORE "Hands=HHOOWWW O O -", NULL, "offer:W>O", "." },
  { "/habits/asks/who-may-have", NO_ORE "Hands=HHOOWWW O O O", NULL, "offer:W>O",
    "offer:W>O" },
  { "/habits/repeats/next-turn", "Players=2; Alexander=23; Villages=1:b7s; Hands=HHOOWW HHO",
    "offer:W>O no . roll pass pass . roll", "offer:W>O", "." },
  { "/habits/buys/in-turn-1", "Turn=1; Alexander=1; Villages=1:b3s; Hands=HLO", NULL, "buy", "." },
  { "/habits/buys/without-a-building", "Turn=9; Alexander=7; Hands=HLO", NULL, "buy", "." },
  { "/habits/roads/without-a-village-left", "Villages=1:c4n 1:e10n 1:g8n 1:f5s 1:b7s; "
    "Roads=1:c4nw 1:c4ne; Hands=BW", NULL, "road:c4w", "." },
  { "/habits/buys/with-a-building", "Turn=9; Alexander=7; Villages=1:c4n; Hands=HLO", NULL, "buy",
    "buy" },
  { "/habits/knights/before-the-dice", "Phase=dice; Villages=1:c4n; Cards=KK", NULL, "knight:b13",
    "roll" },
  { "/habits/knights/robber-before-the-dice", "Phase=dice; Robber=c4; Villages=1:c4n; Cards=K",
    NULL, "knight:b13", "knight:b13" },
  { "/habits/knights/robber-after-the-dice", "Robber=c4; Villages=1:c4n; Cards=K", NULL,
    "knight:b13", "knight:b13" },
  { "/habits/knights/last-one", "Villages=1:c4n; Cards=K; Knights=1", NULL, "knight:b13", "." },
  { "/habits/knights/another-remains", "Villages=1:c4n; Cards=KK", NULL, "knight:b13",
    "knight:b13" },
  { "/habits/knights/another-is-fresh", "Villages=1:c4n; Cards=KK; Fresh=K", NULL, "knight:b13",
    "." },
  { "/habits/knights/first-army", "Phase=dice; Villages=1:c4n; Cards=K; Knights=2", NULL,
    "knight:b13", "knight:b13" },
  { "/habits/knights/army-of-another", "Villages=1:c4n; Cards=K; Knights=3 3; StrongestArmy=2",
    NULL, "knight:b13", "knight:b13" },
  { "/habits/knights/as-many-as-another", "Villages=1:c4n; Cards=K; Knights=2 3; StrongestArmy=2",
    NULL, "knight:b13", "." },
  { "/habits/knights/as-many-as-two", "Villages=1:c4n; Cards=K; Knights=3 4 4", NULL, "knight:b13",
    "." },
  { "/habits/knights/own-army", "Villages=1:c4n; Cards=K; Knights=3; StrongestArmy=1", NULL,
    "knight:b13", "." },
};

static const KitLevel *
find_level (const KitLevel *levels,
            const char     *id)
{
  const KitLevel *level = kit_levels_find (levels, id);

  g_assert_nonnull (level);
  return level;
}

static void
check_decision (const AdvState  *state,
                const char      *id,
                const KitWishes *wishes,
                const char      *expected)
{
  g_autofree KitLevel *levels = yardsticks_list_advisers ();
  const AdvBoard *board = adv_boards_default ();
  AdvSeat seat;
  KitQuestion question = { .rules = &adv_rules, .board = board, .view = &seat, .seed = SEED,
                           .wishes = wishes };
  KitAdvice advice;
  char word[ADV_TOKEN_SIZE];

  adv_seat_look (&seat, state, state->decider);
  find_level (levels, id)->advise (&question, &advice);
  adv_decision_write (kit_advice_get (&advice, &adv_rules, 0), board, word);
  g_assert_cmpstr (word, ==, expected);
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  const AdvBoard *board = adv_boards_default ();
  g_auto (GStrv) words = g_strsplit (row->decisions != NULL ? row->decisions : "", " ", -1);
  AdvState state;

  rows_state (row->position, &state);
  for (guint i = 0; words[i] != NULL; i++)
    {
      AdvDecision decision;
      AdvRefusal refusal;

      g_assert_true (adv_decision_read (&decision, board, words[i]));
      g_assert_true (adv_legal_test (&state, board, &decision, &refusal));
      adv_apply (&state, board, &decision, NULL);
    }
  check_decision (&state, "captain-1", NULL, row->once);
  check_decision (&state, "captain", NULL, row->now);
}

/* Player 1, who lacks ore for a city, offers wood for it to player 2, who wishes for that; but not
   when player 2 wishes for what they do not have. */
static void
test_wish (void)
{
  static const char * const levels[] = { "captain", "general", "satrap" };
  const KitWishes wishes = { { { 0 }, { 1 << ADV_WOOD, 1 << ADV_ORE } } };
  const KitWishes others = { { { 0 }, { 1 << ADV_GOLD, 1 << ADV_ORE } } };
  AdvState state;

  rows_state ("Turn=60; Alexander=53; Villages=1:c4n 1:d11n 2:b7s 3:e10n 2:g8n; Cities=1:f5s; "
              "Hands=HHOOWWW BHO -", &state);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      check_decision (&state, levels[i], &wishes, "offer:W>O");
      check_decision (&state, levels[i], &others, ".");
    }
}

/* A city is built whenever it can be: before the first auctions, and after the last one also by who
   will not win. */
static void
test_builds (void)
{
  static const char * const levels[] = { "general", "satrap" };
  static const char * const positions[] = {
    "Turn=5; Alexander=4; Villages=1:c4n; Hands=HHHHOOO HH W -",
    "Players=2; Turn=90; Alexander=55; Villages=1:c4n 2:d11n; Cities=2:e10n 2:g8n 2:f5s 2:b7s; "
    "Knights=0 3; StrongestArmy=2; Hands=HHHHOOOOO HHHH",
  };
  AdvState state;

  for (guint k = 0; k < G_N_ELEMENTS (positions); k++)
    {
      rows_state (positions[k], &state);
      for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
        check_decision (&state, levels[i], NULL, "city:c4n");
    }
}

static void
count (const char *id,
       Habits     *habits)
{
  g_autofree KitLevel *levels = yardsticks_list_advisers ();

  memset (habits, 0, sizeof *habits);
  for (guint i = 2; i <= 4; i++)
    habits_count (find_level (levels, id), i, N_GAMES, SEED, habits);
  g_assert_cmpuint (habits->games, ==, 3 * N_GAMES);
}

static void
test_once (void)
{
  Habits habits;

  count ("captain-1", &habits);
  /* As Captain played before it lost these habits. If this differs, captain-1 shares a source that
     has changed: it needs the old one as a file of its own. */
  g_assert_cmphex (habits.fingerprint, ==, G_GUINT64_CONSTANT (0x3514a7ddb9fb50df));
  g_assert_cmpuint (habits.repeated, >, 0);
  g_assert_cmpuint (habits.lacking, >, 0);
  g_assert_cmpuint (habits.crowning, >, 0);
  g_assert_cmpuint (habits.crowned, >, 0);
  g_assert_cmpuint (habits.cards_at_first, >, 0);
  g_assert_cmpuint (habits.cards_landless, >, 0);
  g_assert_cmpuint (habits.knights_early, >, 0);
  g_assert_cmpuint (habits.roads_nowhere, >, 0);
}

/* What is counted fits together, and there is some of what every game has. */
static void
test_pace (void)
{
  Habits habits;
  guint won = 0;

  count ("captain", &habits);
  for (guint i = 0; i < ADV_MAX_PLAYERS; i++)
    won += habits.won[i];
  /* Victories may be shared. */
  g_assert_cmpuint (won, >=, habits.games);
  g_assert_cmpuint (habits_median (&habits), >, 20);
  g_assert_cmpuint (habits.turns, >, habits.games * 20);
  g_assert_cmpuint (habits.idle, <, habits.turns);
  g_assert_cmpuint (habits.idle, >, 0);
  g_assert_cmpuint (habits.waits, >, 0);
  g_assert_cmpuint (habits.able[0] + habits.able[1] + habits.able[2] + habits.able[3], >=,
                    habits.taken);
  g_assert_cmpuint (habits.auctions, >=, habits.games * 15);    /* temples */
  g_assert_cmpuint (habits.raises, >, habits.auctions / 2);
  g_assert_cmpuint (habits.bluffs, ==, 0);
}

static void
test_now (void)
{
  Habits habits;

  count ("captain", &habits);
  g_assert_cmpuint (habits.repeated, ==, 0);
  g_assert_cmpuint (habits.lacking, ==, 0);
  g_assert_cmpuint (habits.crowning, ==, 0);
  g_assert_cmpuint (habits.cards_at_first, ==, 0);
  g_assert_cmpuint (habits.cards_landless, ==, 0);
  g_assert_cmpuint (habits.knights_early, ==, 0);
  g_assert_cmpuint (habits.roads_nowhere, ==, 0);
  /* It still does all of these things. */
  g_assert_cmpuint (habits.taken, >, N_GAMES);
  g_assert_cmpuint (habits.cards, >, N_GAMES);
  g_assert_cmpuint (habits.knights, >, N_GAMES);
  g_assert_cmpuint (habits.roads, >, N_GAMES);
  g_assert_cmpuint (habits.by_points, >, N_GAMES);
}

/* Who thinks comes to the price in few steps, and drives it up. */
static void
test_bids (void)
{
  Habits habits;

  count ("general", &habits);
  g_assert_cmpuint (2 * habits.raises, <, 5 * habits.auctions);
  g_assert_cmpuint (5 * habits.jumps, >, habits.raises);
  g_assert_cmpuint (5 * habits.bluffing, >, habits.games);
  g_assert_cmpuint (20 * habits.found_out, >, habits.bluffs);
  g_assert_cmpuint (5 * habits.found_out, <, 2 * habits.bluffs);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i], test_case);
  g_test_add_func ("/habits/builds", test_builds);
  g_test_add_func ("/habits/wish", test_wish);
  g_test_add_func ("/habits/counted/once", test_once);
  g_test_add_func ("/habits/counted/now", test_now);
  g_test_add_func ("/habits/counted/pace", test_pace);
  g_test_add_func ("/habits/counted/bids", test_bids);
  return g_test_run ();
}
