/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels: what they advise, that they do not know what is hidden, and the limits of a search. */

#include "play.h"
#include "stones-levels.h"

#include "kit/players/kit-limit.h"

#include <string.h>

static void
ask (const char       *level,
     const StonesView *view,
     guint64           seed,
     KitAdvice        *advice)
{
  const KitQuestion question = { .rules = &stones_rules, .board = &stones_boards[0],
                                 .view = view, .seed = seed };

  memset (advice, 0xff, sizeof *advice);
  kit_levels_find (stones_levels, level)->advise (&question, advice);
}

static void
test_find (void)
{
  g_assert_true (kit_levels_find (stones_levels, "random") == &stones_levels[0]);
  g_assert_true (kit_levels_find (stones_levels, "planner") == &stones_levels[1]);
  g_assert_null (kit_levels_find (stones_levels, "plan"));
  g_assert_null (kit_levels_find (stones_levels, "person"));
  g_assert_null (kit_levels_find (stones_levels, ""));
}

/* --- what the planner advises --- */

static const struct { const char *name, *dice, *tokens, *line; } line_rows[] = {
  { "roll", "", "", "roll" },
  { "with-foreseen-answer", "3", "roll", "double accept take:3" },
  { "accepts", "2", "roll double", "accept" },
  { "declines", "3", "roll double", "decline" },
  { "after-accepted", "2", "roll double accept", "take:2" },
  { "after-declined", "3", "roll double decline", "take:3" },
};

static void
check_line (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (KitRecord) record = play_record ("ll", line_rows[row].dice, line_rows[row].tokens);
  g_auto (GStrv) words = g_strsplit (line_rows[row].line, " ", -1);
  const StonesState *state = stones_history_get_state (record->history);
  StonesView view;
  KitAdvice advice;

  stones_rules.look (&view, state, kit_rules_head (state)->decider);
  ask ("planner", &view, 1, &advice);
  g_assert_cmpuint (advice.n, ==, g_strv_length (words));
  g_assert_cmpuint (advice.n_reusable, ==, advice.n);
  for (guint i = 0; i < advice.n; i++)
    {
      StonesDecision decision;

      play_decision (words[i], &decision);
      g_assert_true (kit_rules_is_equal (&stones_rules, &stones_boards[0],
                                         kit_advice_get (&advice, &stones_rules, i), &decision));
    }
  /* All of it can be played. */
  play_history (record->history, line_rows[row].line);
}

static void
test_without_doubling (void)
{
  g_autoptr (KitRecord) record = stones_record_new (&stones_boards[0], TRUE, 2, 1);
  StonesView view;
  KitAdvice advice;

  play_history (record->history, "roll");
  stones_rules.look (&view, stones_history_get_state (record->history), 0);
  ask ("planner", &view, 1, &advice);
  g_assert_cmpuint (advice.n, ==, 1);
  g_assert_cmpuint (((const StonesDecision *) kit_advice_get (&advice, &stones_rules, 0))->kind, ==,
                    STONES_TAKE);
}

/* --- all levels --- */

/* The first decision of a line is legal; whatever is hidden is put into the view, and changes
   nothing. A level that thinks deals what its view leaves open, so it is given the view of another
   position, which its seat cannot tell from the true one. */
static void
check_advice (const char        *level,
              const StonesState *state,
              BaseRandom        *random)
{
  guint player = kit_rules_head (state)->decider;
  guint64 seed = base_random_next (random);
  StonesView view, told;
  KitAdvice advice, other;
  KitRefusal refusal;

  stones_rules.look (&view, state, player);
  stones_rules.deal (&view, &stones_boards[0], random, &told.state);
  if (g_str_equal (level, "thinker"))
    stones_rules.look (&told, &told.state, player);
  ask (level, &view, seed, &advice);
  ask (level, &told, seed, &other);
  g_assert_cmpuint (advice.n, >=, 1);
  g_assert_cmpuint (advice.n_reusable, <=, advice.n);
  g_assert_cmpuint (advice.n, <=, KIT_MAX_LINE);
  g_assert_true (stones_rules.test (state, &stones_boards[0],
                                    kit_advice_get (&advice, &stones_rules, 0), &refusal));
  g_assert_cmpmem (&advice, sizeof advice, &other, sizeof other);
}

static void
test_hidden (void)
{
  BaseRandom random = { 5 };

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, 40);

      for (guint i = 0; i < kit_history_get_length (record->history); i++)
        {
          StonesState state;

          stones_history_get_state_at (record->history, i, &state);
          for (guint k = 0; stones_levels[k].id != NULL; k++)
            check_advice (stones_levels[k].id, &state, &random);
        }
    }
}

/* All legal decisions about as often, and the same for the same seed. */
static void
test_random_is_even (void)
{
  g_autoptr (KitRecord) record = play_record ("rr", "3", "roll");
  guint n[STONES_MOST_DIE + 1] = { 0 };
  StonesView view;

  stones_rules.look (&view, stones_history_get_state (record->history), 0);
  for (guint seed = 0; seed < 800; seed++)
    {
      KitAdvice advice;

      ask ("random", &view, seed, &advice);
      g_assert_cmpuint (advice.n, ==, 1);
      g_assert_cmpuint (advice.chances[0] + advice.chances[1], ==, 1000);
      n[((const StonesDecision *) kit_advice_get (&advice, &stones_rules, 0))->n]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    {
      g_assert_cmpuint (n[i], >, 150);
      g_assert_cmpuint (n[i], <, 250);
    }
}

/* --- limits --- */

static void
test_limit_nodes (void)
{
  KitLimit limit;

  kit_limit_init (&limit, NULL, NULL);
  g_assert_false (kit_limit_is_stopped (&limit));
  limit.nodes = 1000000;
  g_assert_false (kit_limit_is_spent (&limit));
  limit.max_nodes = 1000001;
  g_assert_false (kit_limit_is_spent (&limit));
  limit.nodes++;
  g_assert_true (kit_limit_is_spent (&limit));
  limit.nodes = 0;
  g_assert_true (kit_limit_is_spent (&limit));
  limit.spent = FALSE;
  g_assert_false (kit_limit_is_spent (&limit));
}

static void
test_limit_flags (void)
{
  int stop = 0;
  int hurry = 0;
  KitLimit limit;

  kit_limit_init (&limit, &stop, &hurry);
  g_assert_false (kit_limit_is_spent (&limit));
  g_atomic_int_set (&hurry, 1);
  g_assert_true (kit_limit_is_stopped (&limit));
  g_assert_true (kit_limit_is_spent (&limit));
  kit_limit_init (&limit, &stop, NULL);
  g_assert_false (kit_limit_is_stopped (&limit));
  g_atomic_int_set (&stop, 1);
  g_assert_true (kit_limit_is_stopped (&limit));
  g_assert_true (kit_limit_is_spent (&limit));
}

static void
test_limit_time (void)
{
  KitLimit limit;

  kit_limit_init (&limit, NULL, NULL);
  limit.deadline = g_get_monotonic_time () + G_TIME_SPAN_HOUR;
  limit.nodes = 1000000;
  g_assert_false (kit_limit_is_spent (&limit));
  limit.deadline = g_get_monotonic_time () - 1;
  limit.nodes += 1000000;
  g_assert_true (kit_limit_is_spent (&limit));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-levels/find", test_find);
  for (guint i = 0; i < G_N_ELEMENTS (line_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-levels/line/", line_rows[i].name, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_line);
    }
  g_test_add_func ("/kit-levels/line/without-doubling", test_without_doubling);
  g_test_add_func ("/kit-levels/hidden", test_hidden);
  g_test_add_func ("/kit-levels/random-is-even", test_random_is_even);
  g_test_add_func ("/kit-levels/limit/nodes", test_limit_nodes);
  g_test_add_func ("/kit-levels/limit/flags", test_limit_flags);
  g_test_add_func ("/kit-levels/limit/time", test_limit_time);
  return g_test_run ();
}
