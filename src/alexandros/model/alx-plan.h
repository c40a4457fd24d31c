/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player was advised, and how much of it has been done. */

#pragma once

#include "alexandros/players/alx-bot.h"
#include "alexandros/players/alx-level.h"

G_BEGIN_DECLS

/**
 * AlxPlan:
 * @advice: the line of decisions
 * @problem: why it is by default, if it is
 * @next: which decision of the line is made next
 * @cursor: how many decisions the game has in force then; elsewhere the plan means nothing
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
