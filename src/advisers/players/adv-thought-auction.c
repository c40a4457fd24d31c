/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bids: what winning an auction is worth at each price, and what it is worth to lose it. */

#include "adv-thought.h"

#define MOST_BIDS 6                     /* that are compared, each one higher than the last */

/* The bidding ends without another bid; what follows is paid. */
static void
end_bidding (AdvThought *thought,
             AdvState   *state)
{
  static const AdvDecision pass = { ADV_PASS };
  AdvDecision payment;

  while (state->phase == ADV_PHASE_BID)
    adv_apply (state, thought->board, &pass, NULL);
  if (state->phase != ADV_PHASE_PAY)
    return;
  adv_thought_give (thought, state, &payment);
  adv_apply (state, thought->board, &payment, NULL);
}

static gint32
value_win (AdvThought     *thought,
           const AdvState *state,
           guint           bid)
{
  const AdvDecision decision = { ADV_BID, .number = bid };
  AdvState after = *state;

  adv_apply (&after, thought->board, &decision, NULL);
  end_bidding (thought, &after);
  return adv_thought_value (thought, &after, thought->seat);
}

/* The rival who is still to bid and can pay most, at most @price; KIT_NOBODY if none can. */
static guint
find_rival (const AdvThought *thought,
            const AdvState   *state,
            guint            *price)
{
  for (; *price > 0; --*price)
    for (guint p = 0; p < state->n_players; p++)
      if (p != thought->seat && ((state->passed | state->bluffed) >> p & 1) == 0 &&
          adv_state_can_gain (state, thought->board, p) &&
          adv_state_can_pay (state, thought->board, p, *price))
        return p;
  return KIT_NOBODY;
}

/* What a position is worth to the seat if it passes: to who has the highest bid; if nobody has, to
   a rival who pays up to @price. */
static gint32
value_loss (AdvThought     *thought,
            const AdvState *state,
            guint           price)
{
  static const AdvDecision pass = { ADV_PASS };
  AdvState after = *state;
  guint rival = state->bid == 0 ? find_rival (thought, state, &price) : KIT_NOBODY;
  const AdvDecision bid = { ADV_BID, .number = price };

  adv_apply (&after, thought->board, &pass, NULL);
  while (rival != KIT_NOBODY && after.phase == ADV_PHASE_BID && after.bid == 0)
    adv_apply (&after, thought->board, after.decider == rival ? &bid : &pass, NULL);
  end_bidding (thought, &after);
  return adv_thought_value (thought, &after, thought->seat);
}

/** adv_thought_bid: adds bids that can be paid, and to pass. What is bid is compared with what it
    would be worth to lose at that price. */
void
adv_thought_bid (AdvThought     *thought,
                 const AdvState *state)
{
  guint first = state->bid + 1;
  guint last = first + (thought->most > 1 ? MOST_BIDS - 1 : 0);
  gint32 loss = value_loss (thought, state, first);
  AdvDecision decision = { ADV_PASS };

  adv_thought_add (thought, &decision, 1, loss);
  decision.kind = ADV_BID;
  if (!adv_state_can_gain (state, thought->board, thought->seat))
    return;
  for (guint bid = first;
       bid <= last && adv_state_can_pay (state, thought->board, thought->seat, bid) &&
       !kit_limit_is_spent (&thought->evaluator->limit);
       bid++)
    {
      decision.number = bid;
      adv_thought_add (thought, &decision, 1, value_win (thought, state, bid));
    }
}
