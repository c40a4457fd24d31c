/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recruit: a friendly first opponent that often overlooks. */

#include "alx-level-private.h"
#include "alx-limit.h"

/* So many ways are looked at, and in so many of a hundred decisions it does not look at all. */
#define MAX_GLANCES 4
#define OVERLOOKS   30
/* Beyond so many actions it loses the thread. */
#define MAX_LOOKS   20

/* Nobody, not even a recruit, gives away a governor or an action without a reason. */
static gboolean
is_idle (const AlxDecision *decision)
{
  return decision->kind == ALX_TAKE_BACK || decision->kind == ALX_END_TURN;
}

/** alx_recruit_advise: the best of a few decisions that come to mind, each by itself. */
void
alx_recruit_advise (const AlxQuestion *question,
                    AlxAdvice         *advice)
{
  BaseRandom random = { question->seed };
  const AlxBoard *board = question->board;
  AlxLimit limit;
  AlxState state;
  guint n;
  guint glances;
  int best = G_MININT;

  alx_limit_init (&limit, question);
  limit.max_nodes = question->budget.nodes;
  alx_seat_sample (&question->seat, board, &random, &state);
  alx_evaluate_chances (&state, board, advice->chances);
  n = alx_legal_count (&state, board);
  glances = state.phase == ALX_PHASE_ACTIONS ? MAX_LOOKS : MAX_GLANCES;
  if (base_random_below (&random, 100) < OVERLOOKS)
    glances = 2;

  for (guint i = 0; i < glances && (i == 0 || !alx_limit_is_spent (&limit)); i++)
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
          advice->line[0] = decision;
          advice->n = 1;
        }
    }
  advice->nodes = limit.nodes;
}
