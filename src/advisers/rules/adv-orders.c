/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has ordered to be answered and bid without being asked. */

#include "adv-orders.h"

#include <stdio.h>

/* The most points that everybody knows of. */
static gboolean
is_leading (const AdvState *state,
            guint           player)
{
  for (guint i = 0; i < state->n_players; i++)
    if (adv_state_visible_points (state, i) > adv_state_visible_points (state, player))
      return FALSE;
  return adv_state_visible_points (state, player) > 0;
}

/* Whether the decider cannot have what is asked for, as far as the view tells. */
static gboolean
cannot_accept (const AdvState *view,
               const AdvBoard *board)
{
  AdvDecision decision = { .kind = ADV_YES };
  AdvRefusal refusal;

  return adv_total (view->get, ADV_RESOURCES) > view->n_cards[view->decider] ||
         !adv_legal_test (view, board, &decision, &refusal);
}

static gboolean
refuses (const AdvOrders *orders,
         const AdvState  *state)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    if (state->get[i] > 0 && (orders->never >> i & 1))
      return TRUE;
  return orders->refuse || (orders->not_leader && is_leading (state, state->player));
}

/* The bid that is ordered: one more than the highest so far or, where the view names the cards of
   the hand, the next that they can pay; two knights can pay six, but neither four nor five. 0 if it
   exceeds @most. */
static guint
find_bid (const AdvState *view,
          const AdvBoard *board,
          guint           most)
{
  guint bid = view->bid + 1;

  while (bid <= most && adv_state_shows_hand (view, view->decider) &&
         !adv_state_can_pay (view, board, view->decider, bid))
    bid++;
  return bid <= most ? bid : 0;
}

/**
 * adv_orders_decide:
 * @orders: of the seat that decides
 * @view: the position, as far as it may be told from the answer
 * @board: the board
 * @decision: (out): what is decided without asking
 *
 * Returns: whether the person need not be asked: because of their orders, or because the view
 *   leaves only one legal decision
 */
gboolean
adv_orders_decide (const AdvOrders *orders,
                   const AdvState  *view,
                   const AdvBoard  *board,
                   AdvDecision     *decision)
{
  gboolean now = orders->at != 0 && orders->at == view->alexander;
  guint ceiling;

  g_return_val_if_fail (orders != NULL && view != NULL, FALSE);
  g_return_val_if_fail (board != NULL && decision != NULL, FALSE);

  *decision = (AdvDecision) { 0 };
  switch (view->phase)
    {
    case ADV_PHASE_ANSWER:
      decision->kind = ADV_NO;
      return refuses (orders, view) || cannot_accept (view, board);
    case ADV_PHASE_BID:
      ceiling = adv_state_ceiling (view, board, view->decider);
      decision->kind = ADV_PASS;
      if (ceiling <= view->bid || (now && orders->pass))
        return TRUE;
      if (!now || orders->ceiling == 0)
        return FALSE;
      decision->number = find_bid (view, board, MIN (orders->ceiling, ceiling));
      if (decision->number > 0)
        decision->kind = ADV_BID;
      return TRUE;
    default:
      return FALSE;
    }
}

/* The only good of one side of an offer of one for one; %ADV_TRADED if it has none. */
static guint
find_good (const guint8 *goods)
{
  guint good = 0;

  while (good < ADV_TRADED && goods[good] == 0)
    good++;
  return good;
}

static gboolean
may_give (const AdvWish *wish,
          guint          good)
{
  return wish->gives == 0 || (wish->gives >> good & 1) != 0;
}

/** adv_wish_next: (inout) @offer: the next offer of one for one that meets @wish, to be made to who
    wishes; all zero before the first. Returns whether there is one. */
gboolean
adv_wish_next (const AdvWish *wish,
               AdvDecision   *offer)
{
  guint last = offer->kind == ADV_OFFER
                 ? find_good (offer->goods) * ADV_TRADED + find_good (offer->get) + 1 : 0;

  for (guint i = last; i < ADV_TRADED * ADV_TRADED; i++)
    {
      guint give = i / ADV_TRADED;
      guint get = i % ADV_TRADED;

      if (give == get || (wish->wants >> give & 1) == 0 || !may_give (wish, get))
        continue;
      *offer = (AdvDecision) { ADV_OFFER };
      offer->goods[give] = offer->get[get] = 1;
      return TRUE;
    }
  return FALSE;
}

/** adv_wish_fits: whether who gets @get and gives @give, one for one, has wished for that. */
gboolean
adv_wish_fits (const AdvWish *wish,
               const guint8   get[ADV_TRADED],
               const guint8   give[ADV_TRADED])
{
  return adv_total (get, ADV_TRADED) == 1 && adv_total (give, ADV_TRADED) == 1 &&
         (wish->wants >> find_good (get) & 1) != 0 && may_give (wish, find_good (give));
}

/** adv_orders_write: (transfer full): the orders as a text of numbers. */
char *
adv_orders_write (const AdvOrders *orders)
{
  g_return_val_if_fail (orders != NULL, NULL);

  return g_strdup_printf ("%d %d %u %u %d %u %u %u", orders->refuse, orders->not_leader,
                          orders->never, orders->at, orders->pass, orders->ceiling, orders->wants,
                          orders->gives);
}

/** adv_orders_read: reads what adv_orders_write() wrote; no orders, and %FALSE, if @text is
    something else. */
gboolean
adv_orders_read (AdvOrders  *orders,
                 const char *text)
{
  guint numbers[8];
  char rest;

  g_return_val_if_fail (orders != NULL && text != NULL, FALSE);

  *orders = (AdvOrders) { 0 };
  if (sscanf (text, "%1u %1u %2u %2u %1u %3u %2u %2u%c", &numbers[0], &numbers[1], &numbers[2],
              &numbers[3], &numbers[4], &numbers[5], &numbers[6], &numbers[7], &rest) != 8 ||
      numbers[0] > 1 || numbers[1] > 1 || numbers[2] >= 1 << ADV_TRADED ||
      numbers[3] > ADV_MAX_POINTS || numbers[4] > 1 || numbers[5] > G_MAXUINT8 ||
      numbers[6] >= 1 << ADV_TRADED || numbers[7] >= 1 << ADV_TRADED)
    return FALSE;
  *orders = (AdvOrders) { numbers[0], numbers[1], numbers[2], numbers[3],
                          numbers[4], numbers[5], numbers[6], numbers[7] };
  return TRUE;
}
