/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions that a computer player has planned, and how many of them have been made. */

#pragma once

#include "kit/players/kit-bot.h"
#include "kit/players/kit-level.h"
#include "kit/record/kit-history.h"

G_BEGIN_DECLS

/**
 * KitPlan:
 * @advice: the line of decisions, those that are foreseen of other seats included
 * @problem: why the advice is a fallback; %KIT_BOT_FINE if it is none
 * @next: index of the next decision in the line
 * @cursor: decisions in force before that one; the plan is valid only there
 *
 * The plan of a seat stands for as long as everything goes as foreseen, whoever decides.
 */
typedef struct
{
  KitAdvice     advice;
  KitBotProblem problem;
  guint         next;
  guint         cursor;
} KitPlan;

void          kit_plan_drop        (KitPlan          *plan);
gboolean      kit_plan_is_reusable (const KitPlan    *plan,
                                    const KitHistory *history);
gconstpointer kit_plan_get_next    (const KitPlan    *plan,
                                    const KitRules   *rules);
void          kit_plan_follow      (KitPlan          *plan,
                                    const KitHistory *history);

G_END_DECLS
