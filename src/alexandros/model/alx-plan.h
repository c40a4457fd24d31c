/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions that a computer player has planned, and how many of them have been made. */

#pragma once

#include "alexandros/players/alx-bot.h"
#include "alexandros/players/alx-level.h"

G_BEGIN_DECLS

/**
 * AlxPlan:
 * @advice: the line of decisions
 * @problem: why the advice is a fallback; %ALX_BOT_FINE if it is none
 * @next: index of the next decision in the line
 * @cursor: decisions in force before that one; the plan is valid only there
 */
typedef struct
{
  AlxAdvice     advice;
  AlxBotProblem problem;
  guint         next;
  guint         cursor;
} AlxPlan;

void               alx_plan_set         (AlxPlan         *plan,
                                         const AlxAdvice *advice,
                                         AlxBotProblem    problem,
                                         guint            cursor);
void               alx_plan_drop        (AlxPlan         *plan);
gboolean           alx_plan_is_reusable (const AlxPlan   *plan,
                                         guint            cursor,
                                         const AlxState  *state,
                                         const AlxBoard  *board);
const AlxDecision *alx_plan_take        (AlxPlan         *plan);

G_END_DECLS
