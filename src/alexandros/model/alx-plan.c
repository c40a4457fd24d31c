/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions that a computer player has planned, and how many of them have been made. */

#include "alx-plan.h"

#include "alexandros/rules/alx-legal.h"

/** alx_plan_set: starts the plan of @advice in the position after @cursor decisions. */
void
alx_plan_set (AlxPlan         *plan,
              const AlxAdvice *advice,
              AlxBotProblem    problem,
              guint            cursor)
{
  *plan = (AlxPlan) { .advice = *advice, .problem = problem, .cursor = cursor };
}

/** alx_plan_drop: discards what is left of the plan. */
void
alx_plan_drop (AlxPlan *plan)
{
  plan->next = 0;
}

/**
 * alx_plan_is_reusable:
 * @plan: a plan
 * @cursor: the number of decisions in force
 * @state: the position after them
 * @board: the board
 *
 * Returns: whether a plan that has been started can be continued here without asking again
 */
gboolean
alx_plan_is_reusable (const AlxPlan  *plan,
                      guint           cursor,
                      const AlxState *state,
                      const AlxBoard *board)
{
  AlxRefusal refusal;

  return plan->next > 0 && plan->next < plan->advice.n_reusable && plan->cursor == cursor &&
         alx_legal_test (state, board, &plan->advice.line[plan->next], &refusal);
}

/** alx_plan_take: (transfer none): the next decision, to be made now; the plan moves on by one. */
const AlxDecision *
alx_plan_take (AlxPlan *plan)
{
  g_return_val_if_fail (plan->next < plan->advice.n, NULL);

  plan->cursor++;
  return &plan->advice.line[plan->next++];
}
