/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels against each other: the stronger one wins. */

#include "advise.h"
#include "test-util.h"

#include "alexandros/rules/alx-rules.h"

typedef struct
{
  const char *name;
  AlxLevel    strong;                   /* in one seat, a different one from game to game */
  AlxLevel    weak;                     /* in all other seats */
  guint       n_players;
  guint       n_games;
  double      least;                    /* wins of the strong one; a shared win is a fraction */
  guint64     nodes;                    /* budget of each, 0 for the default */
} ContestRow;

static const ContestRow contest_rows[] = {
  { "/contest/recruit-random/2", ALX_LEVEL_RECRUIT, ALX_LEVEL_RANDOM, 2, 100, 80 },
  { "/contest/captain-recruit/2", ALX_LEVEL_CAPTAIN, ALX_LEVEL_RECRUIT, 2, 60, 48 },
  { "/contest/general-captain/2", ALX_LEVEL_GENERAL, ALX_LEVEL_CAPTAIN, 2, 60, 42, 3000 },
  { "/contest/captain-random/2", ALX_LEVEL_CAPTAIN, ALX_LEVEL_RANDOM, 2, 100, 90 },
  { "/contest/captain-random/3", ALX_LEVEL_CAPTAIN, ALX_LEVEL_RANDOM, 3, 30, 20 },
  { "/contest/captain-random/4", ALX_LEVEL_CAPTAIN, ALX_LEVEL_RANDOM, 4, 30, 15 },
};

static void
play_turn (const ContestRow *row,
           AlxState         *state,
           guint             strong,
           BaseRandom       *random)
{
  AlxQuestion question = { .board = test_board (), .seed = base_random_next (random),
                           .budget.nodes = row->nodes };
  AlxAdvice advice;
  AlxRefusal refusal;

  alx_seat_look (&question.seat, state, state->player);
  advise (state->player == strong ? row->strong : row->weak, &question, &advice);
  for (guint i = 0; i < advice.n_reusable; i++)
    {
      g_assert_true (alx_legal_test (state, test_board (), &advice.line[i], &refusal));
      alx_apply (state, test_board (), &advice.line[i], NULL);
    }
}

static double
play_game (const ContestRow *row,
           guint             seed)
{
  BaseRandom random = { seed };
  AlxOptions options = { 0 };
  guint strong = seed % row->n_players;
  g_autoptr (KitRecord) record = alx_record_new (test_board (), &options, row->n_players,
                                                 base_random_next (&random));
  AlxState state = *alx_history_get_state (record->history);
  guint winners;

  while (state.phase != ALX_PHASE_OVER)
    play_turn (row, &state, strong, &random);
  winners = kit_rules_get_winners (&alx_rules, &state);
  return winners & (1 << strong) ? 1.0 / __builtin_popcount (winners) : 0;
}

static void
check_contest (gconstpointer data)
{
  const ContestRow *row = data;
  double wins = 0;

  for (guint seed = 0; seed < row->n_games; seed++)
    wins += play_game (row, seed);
  g_test_message ("%g of %u", wins, row->n_games);
  g_assert_cmpfloat (wins, >=, row->least);
  g_assert_cmpfloat (row->least, >, (double) row->n_games / row->n_players);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (contest_rows); i++)
    g_test_add_data_func (contest_rows[i].name, &contest_rows[i], check_contest);
  return g_test_run ();
}
