/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions that a computer player has planned, and how many of them have been made. */

#include "kit-plan.h"

/** kit_plan_drop: discards what is left of the plan. */
void
kit_plan_drop (KitPlan *plan)
{
  g_return_if_fail (plan != NULL);

  plan->advice.n = plan->advice.n_reusable = 0;
}

/** kit_plan_is_reusable: whether a plan that has been started can be continued at the cursor of
    @history without asking again. */
gboolean
kit_plan_is_reusable (const KitPlan    *plan,
                      const KitHistory *history)
{
  const KitRules *rules;
  KitRefusal refusal;

  g_return_val_if_fail (plan != NULL && history != NULL, FALSE);

  rules = kit_history_get_rules (history);
  return plan->next > 0 && plan->next < plan->advice.n_reusable &&
         plan->cursor == kit_history_get_cursor (history) &&
         rules->test (kit_history_get_state (history), kit_history_get_board (history),
                      kit_plan_get_next (plan, rules), &refusal);
}

/** kit_plan_get_next: (transfer none): the next decision of the plan, which has one. */
gconstpointer
kit_plan_get_next (const KitPlan  *plan,
                   const KitRules *rules)
{
  g_return_val_if_fail (plan != NULL && rules != NULL, NULL);

  return kit_advice_get (&plan->advice, rules, plan->next);
}

/** kit_plan_follow: to be called when a decision has been added to @history: the plan moves on if
    it is the one foreseen, and is dropped otherwise. */
void
kit_plan_follow (KitPlan          *plan,
                 const KitHistory *history)
{
  const KitRules *rules;
  guint made;

  g_return_if_fail (plan != NULL && history != NULL && kit_history_get_cursor (history) > 0);

  rules = kit_history_get_rules (history);
  made = kit_history_get_cursor (history) - 1;
  if (plan->next < plan->advice.n && plan->cursor == made &&
      kit_rules_is_equal (rules, kit_history_get_board (history), kit_plan_get_next (plan, rules),
                          kit_history_get_decision (history, made)))
    {
      plan->next++;
      plan->cursor++;
    }
  else
    kit_plan_drop (plan);
}
