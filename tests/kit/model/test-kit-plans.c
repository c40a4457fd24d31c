/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plans of computers outlive an answer of another seat that was foreseen, and no other one;
   whoever decides is asked, whose turn it may be. */

#include "play.h"
#include "stones-levels.h"
#include "watch.h"
#include "whole.h"

static int asked[STONES_MAX_PLAYERS];   /* questions to each seat */
static int n_hurried;

/* Like the planner, and counts. */
static void
advise_counted (const KitQuestion *question,
                KitAdvice         *advice)
{
  /* Of a game that has gone, a thread may still begin. */
  if (!g_atomic_int_get (question->stop))
    g_atomic_int_inc (&asked[kit_rules_head (question->view)->decider]);
  kit_levels_find (stones_levels, "planner")->advise (question, advice);
}

/* Thinks until it is hurried or stopped. */
static void
advise_slowly (const KitQuestion *question,
               KitAdvice         *advice)
{
  while (!g_atomic_int_get (question->stop) && !g_atomic_int_get (question->hurry))
    g_thread_yield ();
  g_atomic_int_add (&n_hurried, g_atomic_int_get (question->hurry));
  advise_counted (question, advice);
}

static const KitLevel levels[] = {
  { "planner", TRUE, FALSE, advise_counted },
  { "random", TRUE, TRUE, advise_slowly },
  { NULL }
};

static KitGame *
new_game (const char *kinds,
          const char *dice,
          const char *tokens)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    asked[i] = 0;
  return kit_game_new (play_record (kinds, dice, tokens), levels);
}

static void
check_asked (int first,
             int second)
{
  g_assert_cmpint (g_atomic_int_get (&asked[0]), ==, first);
  g_assert_cmpint (g_atomic_int_get (&asked[1]), ==, second);
}

static gboolean
is_idle (gpointer game)
{
  return kit_game_get_thinker (game) < 0;
}

static void
check_tokens (KitGame    *game,
              const char *expected)
{
  g_autofree char *tokens = play_write (whole_record (game)->history);

  g_assert_cmpstr (tokens, ==, expected);
}

/* Lets the planner play until the person, who is the second seat, is to answer. */
static void
run_to_answer (KitGame *game)
{
  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double");
  g_assert_cmpuint (kit_rules_head (kit_game_get_state (game))->player, ==, 0);
  g_assert_cmpuint (kit_game_get_decider (game), ==, 1);
  g_assert_cmpuint (kit_game_get_turn (game), ==, 1);
  check_asked (2, 0);
}

static void
test_foreseen (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "3", "");

  run_to_answer (game);
  g_assert_true (watch_decide (game, "accept"));
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double accept take:3");
  g_assert_cmpuint (kit_game_get_turn (game), ==, 2);
  check_asked (2, 0);
}

static void
test_otherwise (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "3", "");

  run_to_answer (game);
  g_assert_true (watch_decide (game, "decline"));
  play_run_until (is_idle, game);
  check_tokens (game, "roll double decline take:3");
  check_asked (3, 0);
}

/* Neither looking back, a pause, nor a refused decision is a reason to ask again. */
static void
test_stands (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "3", "");

  run_to_answer (game);
  g_assert_false (watch_decide (game, "take:1"));
  kit_game_set_shown (game, 0);
  kit_game_set_running (game, FALSE);
  g_assert_true (watch_decide (game, "accept"));
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  kit_game_set_running (game, TRUE);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double accept take:3");
  check_asked (2, 0);
}

/* Undo drops it: the same answer once more is followed by a new question. */
static void
test_undone (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "3", "");

  run_to_answer (game);
  kit_game_set_pause (game, G_MAXINT);
  g_assert_true (watch_decide (game, "accept"));
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  kit_game_set_pause (game, 0);
  g_assert_true (watch_decide (game, "accept"));
  play_run_until (is_idle, game);
  check_tokens (game, "roll double accept take:3");
  check_asked (3, 0);
}

/* So does redo. */
static void
test_redone (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "3", "");

  run_to_answer (game);
  kit_game_set_pause (game, G_MAXINT);
  g_assert_true (watch_decide (game, "accept"));
  kit_game_undo (game, KIT_STEP_TURN);
  kit_game_set_pause (game, 0);
  kit_game_redo (game, KIT_STEP_DECISION);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double accept take:3");
  check_asked (3, 0);
}

/* The seat that answers goes to a computer: the plan is the other seat's, and stands; a plan does
   not go over to who takes its seat. */
static void
test_seats_change (void)
{
  g_autoptr (KitGame) game = new_game ("lp", "2", "");

  run_to_answer (game);
  kit_game_set_pause (game, G_MAXINT);
  kit_game_set_kind (game, 1, "planner");
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  kit_game_set_running (game, FALSE);
  check_asked (2, g_atomic_int_get (&asked[1]));
  kit_game_set_pause (game, 0);
  kit_game_step (game);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double accept");
  kit_game_step (game);
  play_run_until (is_idle, game);
  check_asked (2, g_atomic_int_get (&asked[1]));

  g_clear_object (&game);
  game = new_game ("lp", "2", "");
  run_to_answer (game);
  kit_game_set_kind (game, 0, "person");
  kit_game_set_kind (game, 0, "planner");
  g_assert_true (watch_decide (game, "accept"));
  play_run_until (is_idle, game);
  check_asked (3, 0);
}

/* Two planners, a step at a time: who is asked when, and whose turn it is. */
static void
test_two (void)
{
  static const struct { const char *token; guint owner; guint decider; int first, second; }
  steps[] = {
    { "roll", 0, 0, 1, 0 },
    { "double", 0, 0, 2, 0 },
    { "accept", 0, 1, 2, 1 },
    { "take:2", 0, 0, 2, 1 },           /* as planned */
    { "roll", 1, 1, 2, 2 },
    { "double", 1, 1, 2, 3 },
    { "decline", 1, 0, 3, 3 },
    { "take:3", 1, 1, 3, 4 },           /* not foreseen */
  };
  g_autoptr (KitGame) game = new_game ("ll", "23", "");

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      StonesDecision expected;

      g_assert_cmpuint (kit_rules_head (kit_game_get_state (game))->player, ==, steps[i].owner);
      g_assert_cmpuint (kit_game_get_decider (game), ==, steps[i].decider);
      kit_game_step (game);
      g_assert_cmpint (kit_game_get_thinker (game), ==, steps[i].decider);
      play_run_until (is_idle, game);
      g_assert_cmpuint (kit_game_get_cursor (game), ==, i + 1);
      play_decision (steps[i].token, &expected);
      g_assert_true (kit_rules_is_equal (
        &stones_rules, kit_game_get_board (game),
        stones_history_get_decision (whole_record (game)->history, i), &expected));
      check_asked (steps[i].first, steps[i].second);
    }
}

/* A person's doubling is answered by a computer in the person's turn. */
static void
test_answered_by_computer (void)
{
  g_autoptr (KitGame) game = new_game ("pl", "3", "roll");

  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_true (watch_decide (game, "double"));
  g_assert_cmpuint (kit_rules_head (kit_game_get_state (game))->player, ==, 0);
  g_assert_cmpuint (kit_game_get_decider (game), ==, 1);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  play_run_until (is_idle, game);
  check_tokens (game, "roll double decline");
  g_assert_cmpuint (kit_game_get_decider (game), ==, 0);
  check_asked (0, 1);
}

/* A slow level answers at once when it is hurried; nobody waits for one that is stopped. */
static void
test_hurried (void)
{
  KitGame *game = new_game ("rp", "3", "");

  n_hurried = 0;
  kit_game_set_running (game, TRUE);
  g_assert_true (kit_game_thinks_long (game));
  kit_game_hurry (game);
  while (kit_game_get_cursor (game) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_hurried, ==, 1);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  kit_game_set_running (game, FALSE);
  g_assert_false (kit_game_thinks_long (game));
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_finalize_object (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-plans/foreseen", test_foreseen);
  g_test_add_func ("/kit-plans/otherwise", test_otherwise);
  g_test_add_func ("/kit-plans/stands", test_stands);
  g_test_add_func ("/kit-plans/undone", test_undone);
  g_test_add_func ("/kit-plans/redone", test_redone);
  g_test_add_func ("/kit-plans/seats-change", test_seats_change);
  g_test_add_func ("/kit-plans/two", test_two);
  g_test_add_func ("/kit-plans/answered-by-computer", test_answered_by_computer);
  g_test_add_func ("/kit-plans/hurried", test_hurried);
  return g_test_run ();
}
