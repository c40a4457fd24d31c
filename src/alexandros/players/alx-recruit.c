/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recruit: a first opponent, who overlooks many good decisions. */

#include "alx-level-private.h"

#include "kit/players/kit-limit.h"

#include <string.h>

/* Random decisions that are compared: in the phases of the card and the way, among actions, and in
   the 30 of 100 questions in which Recruit is careless. */
#define N_LOOKS          4
#define N_LOOKS_ACTIONS  20
#define N_LOOKS_CARELESS 2
#define CARELESS         30

/* Gives away a governor or an action, which even Recruit does only if nothing else came up. */
static gboolean
is_idle (const AlxDecision *decision)
{
  return decision->kind == ALX_TAKE_BACK || decision->kind == ALX_END_TURN;
}

/** alx_recruit_advise: the best of a few random decisions, each evaluated by itself. */
void
alx_recruit_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  BaseRandom random = { question->seed };
  const AlxBoard *board = question->board;
  KitLimit limit;
  AlxState state;
  guint n;
  guint n_looks;
  int best = G_MININT;

  memset (advice, 0, sizeof *advice);
  kit_limit_init (&limit, question->stop, question->hurry);
  limit.max_nodes = question->budget.nodes;
  alx_seat_sample (alx_question_get_seat (question), board, &random, &state);
  alx_evaluate_chances (&state, board, advice->chances);
  n = alx_legal_count (&state, board);
  n_looks = state.phase == ALX_PHASE_ACTIONS ? N_LOOKS_ACTIONS : N_LOOKS;
  if (base_random_below (&random, 100) < CARELESS)
    n_looks = N_LOOKS_CARELESS;

  for (guint i = 0; i < n_looks && (i == 0 || !kit_limit_is_spent (&limit)); i++)
    {
      AlxState next = state;
      AlxDecision decision;
      int worth;

      alx_legal_pick (&state, board, base_random_below (&random, n), &decision);
      alx_apply (&next, board, &decision, NULL);
      worth = alx_evaluate (&next, board, state.player) - (is_idle (&decision) ? 100000 : 0);
      limit.nodes++;
      if (worth > best)
        {
          best = worth;
          alx_advice_set_line (advice, &decision, 1);
        }
    }
  advice->nodes = limit.nodes;
}
