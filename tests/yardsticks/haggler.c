/* SPDX-License-Identifier: GPL-3.0-or-later */
/* General who offers nothing but one card for two: that must bring nothing. */

#include "haggler.h"

#include "advisers/players/adv-levels.h"
#include "advisers/rules/adv-legal.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

/* Finds an offer that the seat has not made in vain: one card of the kind of which it has most for
   two of the kind of which it has least, others of these kinds after that. */
static gboolean
find_offer (const AdvSeat  *seat,
            const AdvBoard *board,
            AdvDecision    *offer)
{
  const AdvState *state = &seat->state;
  const guint8 *hand = state->hands[state->decider];
  int most = G_MININT;

  if (state->n_offers >= state->options.offers)
    return FALSE;
  for (guint give = 0; give < ADV_RESOURCES; give++)
    for (guint get = 0; get < ADV_RESOURCES; get++)
      {
        AdvDecision one = { ADV_OFFER };
        AdvRefusal refusal;

        one.goods[give] = 1;
        one.get[get] = 2;
        if (hand[give] - hand[get] > most && adv_legal_test (state, board, &one, &refusal) &&
            (state->offered[state->decider] & adv_state_offer_bit (one.goods, one.get)) == 0)
          {
            most = hand[give] - hand[get];
            *offer = one;
          }
      }
  return most > G_MININT;
}

/** haggler_advise: what General decides, but for offers. */
void
haggler_advise (const KitQuestion *question,
                KitAdvice         *advice)
{
  const AdvSeat *seat = question->view;
  AdvDecision decision;

  kit_levels_find (adv_levels, "general")->advise (question, advice);
  memcpy (&decision, advice->line, sizeof decision);
  if (seat->state.phase != ADV_PHASE_BUILD ||
      (decision.kind != ADV_END && decision.kind != ADV_OFFER))
    return;
  if (!find_offer (seat, question->board, &decision))
    decision = (AdvDecision) { ADV_END };
  memcpy (advice->line, &decision, sizeof decision);
  advice->n = advice->n_reusable = 1;
}
