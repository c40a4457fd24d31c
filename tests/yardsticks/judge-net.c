/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judges a net of Alexandros where its training may never have gone: judge-net PLAYERS GAMES SEED
   LEVEL NODES [WEIGHTS].
 *
 * In each game one random legal decision is made, each kind equally likely; then the level plays
 * on. Of the position after it, of those who decided it, it is printed for each kind what the net
 * says and what happened, beside what the net of alexander-1 says.
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

#define LAST_TURN 26                    /* of the random decision */

static const char * const names[KIT_MAX_KINDS] = {
  "choose", "special", "no move", "way", "draw", "take", "occupy", "compensate", "levy",
  "take back", "end turn", "occupy 1", "occupy 2", "occupy 3", "occupy 4",
  "take over 1", "take over 2", "take over 3", "take over 4"
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

static void
judge (Cell   *cell,
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

static void
judge_game (guint             n_players,
            guint64           seed,
            const KitLevel   *level,
            guint64           nodes,
            KitEvaluator     *evaluator,
            Cell             *cells)
{
  const AlxBoard *board = alx_boards_default ();
  BaseRandom random = { seed };
  guint turn = 1 + base_random_below (&random, LAST_TURN);
  guint skip = base_random_below (&random, 4);
  guint kind;
  guint player;
  guint winners;
  AlxState state;
  KitOutlook outlook;
  float old[ALX_MAX_PLAYERS];

  alx_state_deal_shuffled (&state, board, &(AlxOptions) { 0 }, n_players, &random);
  while (!state.over && (state.turn < turn || skip-- > 0))
    play_on (&state, board, level, nodes, &random);
  if (state.over)
    return;
  player = state.decider;
  kind = kit_explore (&alx_strategy, board, &state, &random);
  if (state.over)
    return;
  kit_evaluator_look (evaluator, &state, &outlook);
  a1_net_chances (a1_weights_default (), &state, board, old);
  winners = play_on_to_end (&state, board, level, nodes, &random);
  for (guint p = 0; p < n_players; p++)
    {
      double happened = (winners >> p & 1) ? 1.0 / __builtin_popcount (winners) : 0;
      double said = outlook.chances[p] / (double) KIT_CERTAIN;

      if (p == player)
        judge (&cells[kind], happened, said, old[p]);
      judge (&cells[KIT_MAX_KINDS], happened, said, old[p]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree KitLevel *levels = yardsticks_list_alexandros ();
  g_autofree KitWeights *weights = g_new0 (KitWeights, 1);
  g_autofree char *text = NULL;
  Cell cells[KIT_MAX_KINDS + 1] = { 0 };
  KitEvaluator evaluator;
  const KitLevel *level = argc > 5 ? kit_levels_find (levels, argv[4]) : NULL;
  guint n_players = argc > 5 ? atoi (argv[1]) : 0;
  gsize length;

  if (level == NULL || n_players < 2 || n_players > ALX_MAX_PLAYERS)
    {
      fprintf (stderr, "usage: judge-net PLAYERS GAMES SEED LEVEL NODES [WEIGHTS]\n");
      return 2;
    }
  *weights = *alx_weights_default ();
  if (argc > 6 &&
      (!g_file_get_contents (argv[6], &text, &length, NULL) ||
       kit_weights_read (weights, alx_strategy.features, ALX_MAX_PLAYERS, text, length) !=
         KIT_WEIGHTS_FINE))
    return 2;
  kit_evaluator_init (&evaluator, &alx_strategy, alx_boards_default (), weights);
  for (int i = 0; i < atoi (argv[2]); i++)
    judge_game (n_players, strtoull (argv[3], NULL, 10) * 1000003 + i, level,
                strtoull (argv[5], NULL, 10), &evaluator, cells);
  kit_evaluator_clear (&evaluator);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (cells[kind].n > 0)
      print_cell (names[kind], &cells[kind]);
  if (cells[KIT_MAX_KINDS].n > 0)
    print_cell ("all seats", &cells[KIT_MAX_KINDS]);
  return 0;
}
