/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player was advised, and how much of it has been done. */

#include "alx-plan.h"

#include "alexandros/rules/alx-legal.h"

/** alx_plan_set: @advice is to be done from where @cursor decisions are in force. */
void
alx_plan_set (AlxPlan         *plan,
              const AlxAdvice *advice,
              AlxBotProblem    problem,
              guint            cursor)
{
  *plan = (AlxPlan) { .advice = *advice, .problem = problem, .cursor = cursor };
}

/** alx_plan_drop: nothing is planned any more. */
void
alx_plan_drop (AlxPlan *plan)
{
  plan->next = 0;
}

/**
 * alx_plan_is_reusable:
 * @plan: a plan
 * @cursor: how many decisions are in force
 * @state: the position after them
 * @board: the board
 *
 * Returns: whether a plan that has begun goes on here, and asking again would bring nothing new
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

/** alx_plan_take: (transfer none): the next decision, which is made now. */
const AlxDecision *
alx_plan_take (AlxPlan *plan)
{
  plan->cursor++;
  return &plan->advice.line[plan->next++];
}
