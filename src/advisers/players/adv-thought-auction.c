/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bids: what winning an auction is worth at each price, what losing it is worth, and how far the
   others may go. */

#include "adv-thought.h"

/* The bids that are compared, each one higher than the last; so far a rival is followed, too. */
#define MOST_BIDS 6

/* What the seat expects of the others. */
typedef struct
{
  guint rival;                          /* who goes furthest */
  guint limit;                          /* and up to what; 0 if nobody bids any more */
} Rivals;

/* All pass until @player is asked; KIT_NOBODY for until the bidding ends, as it may before. */
static void
pass_up_to (AdvThought *thought,
            AdvState   *state,
            guint       player)
{
  static const AdvDecision pass = { ADV_PASS };

  while (state->phase == ADV_PHASE_BID && state->decider != player)
    adv_apply (state, thought->board, &pass, NULL);
}

/* Up to a bid of @player, all pass who are asked before. */
static void
let_bid (AdvThought *thought,
         AdvState   *state,
         guint       player,
         guint       bid)
{
  const AdvDecision decision = { ADV_BID, .number = bid };

  pass_up_to (thought, state, player);
  if (state->phase == ADV_PHASE_BID)
    adv_apply (state, thought->board, &decision, NULL);
}

/* The bidding ends without another bid; what follows is paid. */
static void
end_bidding (AdvThought *thought,
             AdvState   *state)
{
  AdvDecision payment;

  pass_up_to (thought, state, KIT_NOBODY);
  if (state->phase != ADV_PHASE_PAY)
    return;
  adv_thought_give (thought, state, &payment);
  adv_apply (state, thought->board, &payment, NULL);
}

/* What a position is worth to who decides, if they win with a bid. */
static gint32
value_win (AdvThought     *thought,
           const AdvState *state,
           guint           bid)
{
  AdvState after = *state;

  let_bid (thought, &after, state->decider, bid);
  end_bidding (thought, &after);
  return adv_thought_value (thought, &after, state->decider);
}

static gboolean
is_rival (const AdvThought *thought,
          const AdvState   *state,
          guint             player)
{
  return player != thought->seat && ((state->passed | state->bluffed) >> player & 1) == 0 &&
         adv_state_can_gain (state, thought->board, player);
}

/* The rival who is still to bid and can pay most, at most @price; KIT_NOBODY if none can. */
static guint
find_rival (const AdvThought *thought,
            const AdvState   *state,
            guint            *price)
{
  for (; *price > 0; --*price)
    for (guint p = 0; p < state->n_players; p++)
      if (is_rival (thought, state, p) && adv_state_can_pay (state, thought->board, p, *price))
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

  adv_apply (&after, thought->board, &pass, NULL);
  if (rival != KIT_NOBODY)
    let_bid (thought, &after, rival, price);
  end_bidding (thought, &after);
  return adv_thought_value (thought, &after, thought->seat);
}

/* What a position is worth to the seat if it bids @bid, and a rival takes the auction with one
   more. */
static gint32
value_push (AdvThought     *thought,
            const AdvState *state,
            guint           bid,
            guint           rival)
{
  AdvState after = *state;

  let_bid (thought, &after, thought->seat, bid);
  let_bid (thought, &after, rival, bid + 1);
  end_bidding (thought, &after);
  return adv_thought_value (thought, &after, thought->seat);
}

/* The most that a rival would rather pay than leave the auction to the seat, which bids @bid; 0 if
   that is no more than @bid. */
static guint
find_limit (AdvThought     *thought,
            const AdvState *state,
            guint           bid,
            guint           rival)
{
  AdvState asked = *state;
  AdvState lost = *state;
  guint paid = bid;
  guint limit = 0;
  gint32 value;

  /* The others do not foresee a bluff: as if the seat won with the most that it can pay. */
  while (paid > state->bid + 1u && !adv_state_can_pay (state, thought->board, thought->seat, paid))
    paid--;
  let_bid (thought, &lost, thought->seat, paid);
  end_bidding (thought, &lost);
  value = adv_thought_value (thought, &lost, rival);
  let_bid (thought, &asked, thought->seat, bid);
  pass_up_to (thought, &asked, rival);
  for (guint price = bid + 1; asked.phase == ADV_PHASE_BID && price <= bid + MOST_BIDS; price++)
    if (adv_state_can_pay (state, thought->board, rival, price))
      {
        if (value_win (thought, &asked, price) <= value)
          break;
        limit = price;
      }
  return limit;
}

static Rivals
look_at_rivals (AdvThought     *thought,
                const AdvState *state,
                guint           bid)
{
  Rivals rivals = { KIT_NOBODY, 0 };

  for (guint p = 0; p < state->n_players; p++)
    if (is_rival (thought, state, p))
      {
        guint limit = find_limit (thought, state, bid, p);

        if (limit > rivals.limit)
          rivals = (Rivals) { p, limit };
      }
  return rivals;
}

/* The bid to look at first. For a seat that would win up to @own, half way to where the rivals
   stop, or the seat does: about the same price as with one more each time, in fewer bids; it is
   worth @value, what winning with the best bid is. If the seat would not like to win, or could not
   pay, one more if a rival would go beyond that; (out) @value: what that is worth. 0 if there is
   none. */
static guint
find_bid (AdvThought     *thought,
          const AdvState *state,
          guint           own,
          gint32         *value)
{
  guint first = state->bid + 1;
  Rivals rivals;

  if (first > adv_state_ceiling (state, thought->board, thought->seat))
    return 0;
  rivals = look_at_rivals (thought, state, first);
  if (own >= first)
    {
      guint bid = first + (MAX (MIN (own, rivals.limit), first) - first + 1) / 2;

      while (!adv_state_can_pay (state, thought->board, thought->seat, bid))
        bid++;
      return bid;
    }
  if (rivals.limit == 0)
    return 0;
  *value = value_push (thought, state, first, rivals.rival);
  return first;
}

/** adv_thought_bid: adds bids, and to pass. What winning with a bid is worth is compared with what
    losing now is. All are looked at, whatever the limit: some hundred positions at most. */
void
adv_thought_bid (AdvThought     *thought,
                 const AdvState *state)
{
  guint first = state->bid + 1;
  guint last = first + (thought->most > 1 ? MOST_BIDS - 1 : 0);
  AdvDecision decision = { ADV_PASS };
  gint32 values[MOST_BIDS];
  gint32 value = -1;
  gint32 loss = value_loss (thought, state, first);
  guint own = 0;
  guint bid = 0;

  adv_thought_add (thought, &decision, 1, loss);
  if (!adv_state_can_gain (state, thought->board, thought->seat))
    return;
  for (guint price = first; price <= last; price++)
    {
      values[price - first] = -1;
      if (!adv_state_can_pay (state, thought->board, thought->seat, price))
        continue;
      values[price - first] = value_win (thought, state, price);
      value = MAX (value, values[price - first]);
      if (values[price - first] > loss)
        own = price;
    }
  decision.kind = ADV_BID;
  if (thought->most > 1 && (bid = find_bid (thought, state, own, &value)) > 0)
    {
      decision.number = bid;
      adv_thought_add (thought, &decision, 1, value);
    }
  for (decision.number = first; decision.number <= last; decision.number++)
    if (decision.number != bid && values[decision.number - first] >= 0)
      adv_thought_add (thought, &decision, 1, values[decision.number - first]);
}
