/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the kit learns and thinks, on Stones: it wins, and a decision is a function of view, seed and
   nodes. */

#include "play.h"
#include "stones-levels.h"
#include "stones-strategy.h"

#include "kit/players/kit-search.h"
#include "kit/players/kit-train.h"

#include <math.h>
#include <string.h>

/* About ten seconds of training, and the games by which it is judged. */
#define N_ROUNDS 6
#define N_GAMES  2000
#define N_JUDGED 1000

static KitWeights trained;

static void
deal (guint    n_players,
      guint64  seed,
      gboolean odd,
      gpointer state,
      gpointer data)
{
  stones_state_start (state, &stones_boards[0], n_players, seed);
  ((StonesState *) state)->without_doubling = odd;
}

static void
count_game (gpointer data)
{
  g_atomic_int_inc ((int *) data);
}

static KitLesson
plan_lesson (guint n_threads,
             guint n_rounds,
             guint n_games)
{
  return (KitLesson) {
    .strategy = &stones_strategy,
    .board = &stones_boards[0],
    .deal = deal,
    .n_players = 2,
    .n_rounds = n_rounds,
    .n_games = n_games,
    .n_threads = n_threads,
    .seed = 3,
  };
}

static void
train (const KitStrategy *strategy,
       guint              n_threads,
       guint              n_rounds,
       guint              n_games,
       KitWeights        *weights,
       KitSamples        *samples)
{
  int n = 0;
  guint expected = 0;
  KitLesson lesson = plan_lesson (n_threads, n_rounds, n_games);

  lesson.strategy = strategy;
  lesson.data = &n;
  lesson.progress = count_game;
  for (guint round = 0; round < n_rounds; round++)
    {
      kit_train_round (&lesson, round, weights, samples);
      expected += kit_train_count_games (&lesson, round);
    }
  g_assert_cmpint (n, ==, expected);
}

static void
clear_samples (KitSamples *samples,
               guint       n)
{
  for (guint i = 0; i < n; i++)
    kit_samples_clear (&samples[i]);
}

/* --- learning --- */

/* The number of threads changes neither the samples nor the weights. */
static void
check_threads (const KitStrategy *strategy)
{
  g_autofree KitWeights *one = g_new0 (KitWeights, 2);
  g_autofree KitWeights *seven = g_new0 (KitWeights, 2);
  KitSamples of_one[2];
  KitSamples of_seven[2];

  train (strategy, 1, 2, 60, one, of_one);
  train (strategy, 7, 2, 60, seven, of_seven);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (of_one[i].n, >, 100);
      g_assert_cmpmem (of_one[i].bytes->data, of_one[i].bytes->len, of_seven[i].bytes->data,
                       of_seven[i].bytes->len);
    }
  g_assert_cmpmem (one, 2 * sizeof *one, seven, 2 * sizeof *seven);
  clear_samples (of_one, 2);
  clear_samples (of_seven, 2);
}

static void
test_threads_of_training (void)
{
  check_threads (&stones_strategy);
}

/* A game may say how the nets of the last rounds search. */
static void
test_searching_in_training (void)
{
  KitStrategy strategy = stones_strategy;
  const KitStyle style = { .strategy = &strategy, .n_lines = 4, .replies = 1 };
  g_autofree KitWeights *weights = g_new0 (KitWeights, 2);
  KitSamples searched[2];
  KitSamples planned[2];

  strategy.training = &style;
  check_threads (&strategy);
  train (&strategy, 1, 2, 60, weights, searched);
  memset (weights, 0, 2 * sizeof *weights);
  train (&stones_strategy, 1, 2, 60, weights, planned);
  g_assert_cmpmem (searched[0].bytes->data, searched[0].bytes->len, planned[0].bytes->data,
                   planned[0].bytes->len);
  g_assert_false (searched[1].bytes->len == planned[1].bytes->len &&
                  memcmp (searched[1].bytes->data, planned[1].bytes->data,
                          planned[1].bytes->len) == 0);
  clear_samples (searched, 2);
  clear_samples (planned, 2);
}

static int n_rivals;                    /* decisions of rivals */

static void
decide_as_rival (gconstpointer view,
                 gconstpointer board,
                 gpointer      decision)
{
  BaseRandom random = { 1 };

  n_rivals++;
  kit_rules_pick_any (&stones_rules, view, board, &random, decision);
}

/* All play as rivals before there is a net, and some do later. */
static void
test_rivals_of_training (void)
{
  KitStrategy strategy = stones_strategy;
  KitLesson lesson = plan_lesson (1, 2, 60);
  g_autofree KitWeights *weights = g_new0 (KitWeights, 2);
  KitSamples samples[2];
  int at_first;

  strategy.rival = decide_as_rival;
  lesson.strategy = &strategy;
  kit_train_round (&lesson, 0, weights, samples);
  at_first = n_rivals;
  kit_train_round (&lesson, 1, weights, samples);
  clear_samples (samples, 2);
  g_assert_cmpint (at_first, >, 60);
  g_assert_cmpint (n_rivals - at_first, >, 10);
  g_assert_cmpint (n_rivals - at_first, <, at_first);
}

/* The share of won games of the thinker in @seat against random levels. */
static double
judge_game (guint64 seed,
            guint   seat)
{
  BaseRandom random = { seed };
  StonesState state;
  guint winners;

  stones_state_start (&state, &stones_boards[0], 2, seed);
  while (!state.over)
    {
      StonesView view;
      KitAdvice advice;
      KitQuestion question = {
        .rules = &stones_rules, .board = &stones_boards[0], .view = &view,
        .budget.nodes = 400, .seed = base_random_next (&random), .weights = &trained, .threads = 1
      };

      stones_rules.look (&view, &state, state.decider);
      kit_levels_find (stones_levels, state.decider == seat ? "thinker" : "random")
        ->advise (&question, &advice);
      stones_rules.apply (&state, &stones_boards[0],
                          kit_advice_get (&advice, &stones_rules, 0), NULL);
    }
  winners = kit_rules_get_winners (&stones_rules, &state);
  return (winners >> seat & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;
}

/* After about ten seconds of training the lower bound of the interval of 95 % is .9 (Wilson's). */
static void
test_wins (void)
{
  double share = 0;
  double z = 1.96;
  double low;

  for (guint i = 0; i < N_JUDGED; i++)
    share += judge_game (1000 + i / 2, i % 2) / N_JUDGED;
  low = (share + z * z / (2 * N_JUDGED) -
         z * sqrt (share * (1 - share) / N_JUDGED + z * z / (4.0 * N_JUDGED * N_JUDGED))) /
        (1 + z * z / N_JUDGED);
  g_test_message ("share of wins %.4f, lower bound %.4f", share, low);
  g_assert_cmpfloat (low, >=, 0.9);
}

/* --- thinking --- */

static void
ask (const StonesState *state,
     guint64            seed,
     guint64            nodes,
     guint              threads,
     KitAdvice         *advice)
{
  StonesView view;
  const KitQuestion question = {
    .rules = &stones_rules, .board = &stones_boards[0], .view = &view, .budget.nodes = nodes,
    .seed = seed, .weights = &trained, .threads = threads
  };

  stones_rules.look (&view, state, state->decider);
  kit_levels_find (stones_levels, "thinker")->advise (&question, advice);
}

/* With 1, 2 and 7 threads: the same bytes; for another seed others. */
static void
test_threads (void)
{
  guint n_other = 0;

  for (guint seed = 0; seed < 30; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, 40);

      for (guint i = 0; i < kit_history_get_length (record->history); i += 3)
        {
          StonesState state;
          KitAdvice advice, same, other;

          stones_history_get_state_at (record->history, i, &state);
          ask (&state, seed, 3000, 1, &advice);
          for (guint threads = 2; threads <= 7; threads += 5)
            {
              ask (&state, seed, 3000, threads, &same);
              g_assert_cmpmem (&advice, sizeof advice, &same, sizeof same);
            }
          ask (&state, seed + 1, 3000, 1, &other);
          n_other += memcmp (&advice, &other, sizeof advice) != 0;
        }
    }
  g_assert_cmpuint (n_other, >, 10);
}

static void
ask_named (const StonesState *state,
           guint64            seed,
           gconstpointer      named,
           KitAdvice         *advice)
{
  StonesView view;
  const KitQuestion question = {
    .rules = &stones_rules, .board = &stones_boards[0], .view = &view, .budget.nodes = 4000,
    .seed = seed, .weights = &trained, .threads = 1, .named = named, .n_named = 1
  };

  stones_rules.look (&view, state, state->decider);
  kit_levels_find (stones_levels, "thinker")->advise (&question, advice);
}

/* A line that is named is valued beside the best one, in the same worlds: it is worse or level, and
   level with itself. */
static void
test_named (void)
{
  guint n_worse = 0;
  guint n_level = 0;

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (KitRecord) record = play_random (i, 40);
      StonesState state;
      KitAdvice advice, other;

      stones_history_get_state_at (record->history, i % kit_history_get_length (record->history),
                                   &state);
      ask_named (&state, i, NULL, &advice);
      g_assert_cmpuint (advice.named.n, ==, 0);
      if (advice.second.n == 0)
        continue;
      g_assert_cmpint (advice.value, >, 0);
      g_assert_cmpint (memcmp (advice.line, advice.second.line, stones_rules.decision_size), !=, 0);
      ask_named (&state, i, advice.second.line, &other);
      g_assert_cmpmem (other.named.line, stones_rules.decision_size, advice.second.line,
                       stones_rules.decision_size);
      g_assert_cmpint (other.named.behind, >=, 0);
      n_worse += other.named.behind > 2 * other.named.error;
      ask_named (&state, i, advice.line, &other);
      n_level += other.named.behind == 0 && other.named.error == 0;
    }
  g_assert_cmpuint (n_worse, >, 10);
  g_assert_cmpuint (n_level, >, 30);
}

/* A decision that is the only one costs next to nothing; and so does a hurry. */
static void
test_quick (void)
{
  g_autoptr (KitRecord) record = play_record ("ll", "3", "");
  const int hurry = 1;
  StonesView view;
  KitAdvice advice;
  KitQuestion question = {
    .rules = &stones_rules, .board = &stones_boards[0], .view = &view, .budget.nodes = 1000000,
    .weights = &trained, .threads = 1
  };

  stones_rules.look (&view, stones_history_get_state (record->history), 0);
  kit_levels_find (stones_levels, "thinker")->advise (&question, &advice);
  g_assert_cmpuint (advice.nodes, <, 20);
  play_history (record->history, "roll");
  stones_rules.look (&view, stones_history_get_state (record->history), 0);
  question.hurry = &hurry;
  kit_levels_find (stones_levels, "thinker")->advise (&question, &advice);
  g_assert_cmpuint (advice.n, >, 0);
  g_assert_cmpuint (advice.nodes, <, 20);
}

/* The search ends when it is clear which line is the best, unless all is to be spent; and earlier
   yet where lines have to be worth their trials. */
static void
test_early (void)
{
  const KitStyle early = { .strategy = &stones_strategy, .n_lines = 8, .replies = 1 };
  KitStyle late = early;
  KitStyle thrifty = early;
  guint64 nodes[3] = { 0 };

  late.spends_all = TRUE;
  thrifty.worth = 40;
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (KitRecord) record = play_random (i, 40);
      StonesState state;
      StonesView view;
      KitAdvice advice;
      const KitQuestion question = {
        .rules = &stones_rules, .board = &stones_boards[0], .view = &view, .budget.nodes = 4000,
        .seed = i, .threads = 1
      };

      stones_history_get_state_at (record->history, i % kit_history_get_length (record->history),
                                   &state);
      stones_rules.look (&view, &state, state.decider);
      kit_search (&early, &trained, &question, &advice);
      nodes[0] += advice.nodes;
      kit_search (&late, &trained, &question, &advice);
      g_assert_cmpuint (advice.nodes, <, 4500);
      nodes[1] += advice.nodes;
      kit_search (&thrifty, &trained, &question, &advice);
      nodes[2] += advice.nodes;
    }
  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    g_test_message ("%" G_GUINT64_FORMAT " nodes", nodes[i]);
  g_assert_cmpuint (nodes[1], >, 3 * nodes[0] / 2);
  g_assert_cmpuint (nodes[0], >, 5 * nodes[2] / 4);
}

/* A game that goes in circles does not last for ever: once it is ten times as long as usual, some
   decisions are any legal ones; but not if a line is to be valued. */
static void
test_circles (void)
{
  g_autoptr (KitRecord) record = play_record ("ll", "3", "roll");
  StonesState state = *stones_history_get_state (record->history);
  StonesDecision take = { STONES_TAKE, 1 };
  guint n_long = 10 * stones_strategy.turns;

  for (guint turn = n_long; turn <= n_long + 1; turn++)
    {
      guint n_any = 0;

      state.turn = turn;
      for (guint seed = 0; seed < 160; seed++)
        {
          KitAdvice advice;

          ask (&state, seed, 400, 1, &advice);
          n_any += advice.nodes == 1;
          ask_named (&state, seed, &take, &advice);
          g_assert_cmpuint (advice.nodes, >, 1);
        }
      g_assert_cmpuint (n_any, >=, turn > n_long ? 8 : 0);
      g_assert_cmpuint (n_any, <=, turn > n_long ? 40 : 0);
    }
}

/* The chances of all seats are what happens, roughly, and add up. */
static void
test_chances (void)
{
  double said = 0;
  double happened = 0;

  for (guint seed = 0; seed < 300; seed++)
    {
      StonesState state;
      BaseRandom random = { seed };
      KitAdvice advice;

      stones_state_start (&state, &stones_boards[0], 2, 5000 + seed);
      state.points[0] = base_random_below (&random, 7);
      ask (&state, seed, 400, 1, &advice);
      g_assert_cmpuint (advice.chances[0] + advice.chances[1], >=, 998);
      g_assert_cmpuint (advice.chances[0] + advice.chances[1], <=, 1002);
      said += advice.chances[0] / 1000.0;
      while (!state.over)
        {
          ask (&state, base_random_next (&random), 200, 1, &advice);
          stones_rules.apply (&state, &stones_boards[0],
                              kit_advice_get (&advice, &stones_rules, 0), NULL);
        }
      happened += kit_rules_get_winners (&stones_rules, &state) == 1 ? 1
                  : kit_rules_get_winners (&stones_rules, &state) == 3 ? 0.5 : 0;
    }
  g_test_message ("said %.1f, happened %.1f of 300", said, happened);
  g_assert_cmpfloat (fabs (said - happened), <, 30);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree KitWeights *rounds = g_new0 (KitWeights, N_ROUNDS);
  KitSamples samples[N_ROUNDS];

  g_test_init (&argc, &argv, NULL);
  train (&stones_strategy, 2, N_ROUNDS, N_GAMES, rounds, samples);
  trained = rounds[N_ROUNDS - 1];
  clear_samples (samples, N_ROUNDS);
  g_test_add_func ("/kit-think/training/threads", test_threads_of_training);
  g_test_add_func ("/kit-think/training/searching", test_searching_in_training);
  g_test_add_func ("/kit-think/training/rivals", test_rivals_of_training);
  g_test_add_func ("/kit-think/wins", test_wins);
  g_test_add_func ("/kit-think/threads", test_threads);
  g_test_add_func ("/kit-think/named", test_named);
  g_test_add_func ("/kit-think/quick", test_quick);
  g_test_add_func ("/kit-think/early", test_early);
  g_test_add_func ("/kit-think/circles", test_circles);
  g_test_add_func ("/kit-think/chances", test_chances);
  return g_test_run ();
}
