/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player advises, as a sentence with the reason. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

/* Why a Captain would do that; by AdvDecisionKind. */
static const char * const reasons[] = {
  [ADV_BID] = N_("It is worth more to you than the cheapest goods that you can pay with."),
  [ADV_PASS] = N_("It would cost you more than it brings, or you could not pay."),
  [ADV_PAY] = N_("These are the goods that you need least."),
  [ADV_DROP] = N_("These are the goods that you need least."),
  [ADV_ROB] = N_("There the robber hurts the others most, and you least."),
  [ADV_PLAY_KNIGHT] = N_("There the robber hurts the others most, and you least."),
  [ADV_ROAD] = N_("It leads to the best free place for a village, or makes the longest road."),
  [ADV_VILLAGE] = N_("Of all places within reach this one brings most."),
  [ADV_CITY] = N_("Of your villages this one brings most."),
  [ADV_BUY] = N_("There is nothing better to build now."),
  [ADV_BANK] = N_("You need what you get more than what you give."),
  [ADV_OFFER] = N_("You need what you get more than what you give."),
  [ADV_YES] = N_("You gain more by it than the other."),
  [ADV_NO] = N_("You would lose by it, or help the other more."),
  [ADV_WITH_NOBODY] = N_("You would lose by it, or help the other more."),
  [ADV_END] = N_("Save the cards for something larger."),
};

/* (nullable) */
static const char *
explain (const AdvState    *state,
         const AdvBoard    *board,
         const AdvDecision *decision)
{
  if (decision->kind == ADV_BID &&
      !adv_state_can_pay (state, board, state->decider, decision->number))
    return _("Somebody will probably bid more, and then it costs them more.");
  if (decision->kind >= G_N_ELEMENTS (reasons) || reasons[decision->kind] == NULL ||
      (decision->kind == ADV_END && state->n_cards[state->player] == 0))
    return NULL;
  return _(reasons[decision->kind]);
}

/**
 * adv_words_hint:
 * @record: a game
 * @advice: what is advised in its current position
 * @why: (out) (transfer full) (nullable): why
 *
 * Returns: (transfer full): what to do
 */
char *
adv_words_hint (const KitRecord *record,
                const KitAdvice *advice,
                char           **why)
{
  const AdvDecision *first = (const AdvDecision *) advice->line;
  const AdvState *state;

  g_return_val_if_fail (record != NULL && advice != NULL && advice->n > 0, NULL);

  state = adv_history_get_state (record->history);
  *why = g_strdup (explain (state, kit_history_get_board (record->history), first));
  return adv_words_proposal (record, state, first, TRUE, 0);
}
