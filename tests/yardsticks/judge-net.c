/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judges a net of Alexandros where its training may never have gone: judge-net PLAYERS SAMPLES SEED
   LEVEL NODES [WEIGHTS].
 *
 * The level plays games. From a drawn turn on, the first time that a kind of decision is possible,
 * a random one of this kind is made in a copy of the game, and the level plays on there. For each
 * kind of action, until it has so many samples, it is printed what the net says of the position
 * after it, of those who decided it, and what happened, beside what the net of alexander-1 says.
 * Nets are told what is hidden, as in the worlds that a search deals.
 */

#include "alexander-1-weights.h"
#include "play-on.h"
#include "yardsticks.h"

#include "alexandros/players/alx-strategy.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-rules.h"
#include "alexandros/rules/alx-seat.h"
#include "kit/players/kit-evaluator.h"
#include "kit/players/kit-explore.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LAST_TURN 26                    /* that is drawn */
#define MAX_GAMES 1000000

/* The kinds that are judged. An occupation is made with the fewest governors that do, or more. */
static const char * const names[KIT_MAX_KINDS] = {
  [ALX_DRAW] = "draw", [ALX_TAKE] = "take", [ALX_LEVY] = "levy", [ALX_TAKE_BACK] = "take back",
  [ALX_END_TURN] = "end turn",
  [ALX_END_TURN + 1] = "occupy", "occupy, +1", "occupy, +2",
  [ALX_END_TURN + 1 + ALX_GOVERNORS] = "take over", "take over, +1", "take over, +2"
};


/* The sums of a kind: what happened, and of both nets what they said and their squared errors. */
typedef struct
{
  guint  n;
  double happened;
  double said[2];
  double brier[2];
  double better;                        /* squared errors of the old net less those of the new, */
  double better_squared;                /* and squared */
} Cell;

typedef struct
{
  const AlxBoard *board;
  guint           n_players;
  guint           n_samples;            /* for each kind */
  const KitLevel *level;
  guint64         nodes;
  KitEvaluator    evaluator;
  BaseRandom      random;
  Cell            cells[KIT_MAX_KINDS + 1];     /* the last one: of all kinds and seats */
} Judge;

static void
add_to_cell (Cell   *cell,
             double  happened,
             double  said,
             double  old)
{
  double errors[2] = { (said - happened) * (said - happened), (old - happened) * (old - happened) };

  cell->n++;
  cell->happened += happened;
  cell->said[0] += said;
  cell->said[1] += old;
  cell->brier[0] += errors[0];
  cell->brier[1] += errors[1];
  cell->better += errors[1] - errors[0];
  cell->better_squared += (errors[1] - errors[0]) * (errors[1] - errors[0]);
}

static void
print_cell (const char *name,
            const Cell *cell)
{
  double n = cell->n;
  double better = cell->better / n;

  printf ("%-12s %6u  happened %.3f  said %.3f (%+.3f)  before %.3f (%+.3f)  Brier %.4f, before "
          "%.4f, better by %.4f ± %.4f\n", name, cell->n, cell->happened / n, cell->said[0] / n,
          (cell->said[0] - cell->happened) / n, cell->said[1] / n,
          (cell->said[1] - cell->happened) / n, cell->brier[0] / n, cell->brier[1] / n, better,
          1.96 * sqrt (MAX (cell->better_squared / n - better * better, 0) / n));
}

/* Adds a decision to the cell of all seats, who share one outcome: their mean. */
static void
add_seats (Cell       *all,
           const Cell *seats)
{
  double n = seats->n;
  double better = seats->better / n;

  all->n++;
  all->happened += seats->happened / n;
  for (guint i = 0; i < 2; i++)
    {
      all->said[i] += seats->said[i] / n;
      all->brier[i] += seats->brier[i] / n;
    }
  all->better += better;
  all->better_squared += better * better;
}

/* Makes the decision in a copy of the game, and plays on. */
static void
judge_decision (Judge             *judge,
                const AlxState    *before,
                guint              kind,
                const AlxDecision *decision)
{
  AlxState state = *before;
  guint winners;
  KitOutlook outlook;
  float old[ALX_MAX_PLAYERS];
  Cell seats = { 0 };

  alx_apply (&state, judge->board, decision, NULL);
  if (state.over)
    return;
  kit_evaluator_look (&judge->evaluator, &state, &outlook);
  a1_net_chances (a1_weights_default (), &state, judge->board, old);
  winners = play_on_to_end (&state, judge->board, judge->level, judge->nodes, &judge->random);
  for (guint p = 0; p < judge->n_players; p++)
    {
      double happened = (winners >> p & 1) ? 1.0 / __builtin_popcount (winners) : 0;
      double said = outlook.chances[p] / (double) KIT_CERTAIN;

      if (p == before->decider)
        add_to_cell (&judge->cells[kind], happened, said, old[p]);
      add_to_cell (&seats, happened, said, old[p]);
    }
  add_seats (&judge->cells[KIT_MAX_KINDS], &seats);
}

/* The set of kinds that are judged and need more samples. */
static guint32
find_wanted (const Judge *judge)
{
  guint32 wanted = 0;

  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (names[kind] != NULL && judge->cells[kind].n < judge->n_samples)
      wanted |= 1u << kind;
  return wanted;
}

static void
judge_position (Judge          *judge,
                const AlxState *state,
                guint32        *wanted)
{
  KitKinds kinds;

  kit_explore_kinds (&alx_strategy, judge->board, state, &judge->random, &kinds);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (kinds.n[kind] > 0 && (*wanted >> kind & 1) != 0)
      {
        *wanted &= ~(1u << kind);
        judge_decision (judge, state, kind, (const AlxDecision *) kinds.picked[kind]);
      }
}

static void
judge_game (Judge   *judge,
            guint32  wanted)
{
  guint turn = 1 + base_random_below (&judge->random, LAST_TURN);
  AlxState state;
  KitAdvice advice;

  alx_state_deal_shuffled (&state, judge->board, &(AlxOptions) { 0 }, judge->n_players,
                           &judge->random);
  while (!state.over && wanted != 0)
    {
      play_on_ask (&state, judge->board, judge->level, judge->nodes, &judge->random, &advice);
      for (guint i = 0; i < advice.n_reusable; i++)
        {
          if (state.turn >= turn && state.phase == ALX_PHASE_ACTIONS)
            judge_position (judge, &state, &wanted);
          alx_apply (&state, judge->board, kit_advice_get (&advice, &alx_rules, i), NULL);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list_alexandros ();
  g_autofree KitWeights *weights = g_new0 (KitWeights, 1);
  g_autofree char *text = NULL;
  Judge judge = { .board = alx_boards_default () };
  gsize length;

  if (argc > 5)
    {
      judge.n_players = atoi (argv[1]);
      judge.n_samples = atoi (argv[2]);
      judge.level = kit_levels_find (levels, argv[4]);
      judge.nodes = strtoull (argv[5], NULL, 10);
    }
  if (judge.level == NULL || judge.n_players < 2 || judge.n_players > ALX_MAX_PLAYERS)
    {
      fprintf (stderr, "usage: judge-net PLAYERS SAMPLES SEED LEVEL NODES [WEIGHTS]\n");
      return 2;
    }
  *weights = *alx_weights_default ();
  if (argc > 6 &&
      (!g_file_get_contents (argv[6], &text, &length, NULL) ||
       kit_weights_read (weights, alx_strategy.features, ALX_MAX_PLAYERS, text, length) !=
         KIT_WEIGHTS_FINE))
    return 2;
  kit_evaluator_init (&judge.evaluator, &alx_strategy, judge.board, weights);
  for (guint i = 0; i < MAX_GAMES && find_wanted (&judge) != 0; i++)
    {
      judge.random.state = strtoull (argv[3], NULL, 10) * 1000003 + i;
      judge_game (&judge, find_wanted (&judge));
    }
  kit_evaluator_clear (&judge.evaluator);
  printf ("%u players, %u samples of each kind\n", judge.n_players, judge.n_samples);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (judge.cells[kind].n > 0)
      print_cell (names[kind], &judge.cells[kind]);
  print_cell ("all seats", &judge.cells[KIT_MAX_KINDS]);
  return 0;
}
