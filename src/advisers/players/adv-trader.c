/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers what gains for both, and accepts what gains. */

#include "adv-level-private.h"

#include "advisers/rules/adv-orders.h"

#include <string.h>

#define LEAST_GAIN   15                 /* below which nobody trades */
#define OF_TRADE     60                 /* what the player on turn has of being able to build */
#define NEAR_WINNING (ADV_WINNING - 2)  /* points: who may have so many is given nothing */

/* Whether another player may be one or two points from winning, or there: by the points that all
   see, and those that their hidden cards may be. */
static gboolean
is_near_winning (const AdvFigures *figures,
                 guint             player)
{
  const AdvState *state = &figures->seat->state;
  guint hidden = state->n_developments[player] - state->sure_knights[player];
  guint left = adv_of_card[ADV_CARD_VICTORY] -
               state->developments[figures->player][ADV_CARD_VICTORY];

  return adv_state_visible_points (state, player) + MIN (hidden, left) >= NEAR_WINNING;
}

/* Whether all others, who must all answer, may have a card of a resource, as far as can be counted,
   and one of them may be given something for it. */
static gboolean
may_ask (const AdvFigures *figures,
         guint8            resource)
{
  const AdvSeat *seat = figures->seat;
  gboolean found = FALSE;

  for (guint i = 0; i < seat->state.n_players; i++)
    {
      if (i == figures->player)
        continue;
      if (seat->most[i][resource] == 0)
        return FALSE;
      found |= !is_near_winning (figures, i);
    }
  return found;
}

/* What the player gains by a card of @get for one of @give, if a goal that lacks at most two cards
   lacks one of @get. */
static int
find_gain (const AdvFigures *figures,
           const AdvGoal    *goals,
           guint             n_goals,
           guint             give,
           guint             get)
{
  const guint8 *hand = figures->seat->state.hands[figures->player];
  guint8 given[ADV_TRADED] = { 0 };
  guint8 got[ADV_TRADED] = { 0 };
  int best = 0;

  given[give] = got[get] = 1;
  for (guint i = 0; i < n_goals; i++)
    if (goals[i].missing <= 2 && hand[give] > adv_costs[goals[i].kind][give] &&
        hand[get] < adv_costs[goals[i].kind][get])
      best = MAX (best, adv_figures_get_goods (figures, given, got) +
                        MIN (goals[i].worth, OF_TRADE));
  return best;
}

static gboolean
has_offered (const AdvFigures  *figures,
             const AdvDecision *offer)
{
  return (figures->seat->state.offered[figures->player] &
          adv_state_offer_bit (offer->goods, offer->get)) != 0;
}

/* Whether the player may have what they are asked for, as far as can be counted. */
static gboolean
may_have (const AdvFigures  *figures,
          guint              player,
          const AdvDecision *offer)
{
  const AdvSeat *seat = figures->seat;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (offer->get[i] > seat->most[player][i])
      return FALSE;
  return offer->get[ADV_GOLD] <= seat->state.gold[player];
}

/* An offer that somebody wishes for, if it gains. */
static gboolean
meet_wish (const AdvFigures *figures,
           AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  int best = LEAST_GAIN;

  for (guint p = 0; p < state->n_players && figures->wishes != NULL; p++)
    {
      const AdvWish *wish = (const AdvWish *) figures->wishes->seats[p];
      AdvDecision offer = { 0 };

      while (p != figures->player && !is_near_winning (figures, p) && adv_wish_next (wish, &offer))
        {
          int gain = adv_figures_get_goods (figures, offer.goods, offer.get);
          AdvRefusal refusal;

          if (gain <= best || has_offered (figures, &offer) || !may_have (figures, p, &offer) ||
              !adv_legal_test (state, figures->board, &offer, &refusal))
            continue;
          best = gain;
          *decision = offer;
        }
    }
  return best > LEAST_GAIN;
}

/**
 * adv_trader_offer:
 * @figures: the figures of the player on turn, who trades and builds
 * @decision: (out): what somebody wishes; or one card for another that the next goal lacks
 *
 * An offer that was made is not made again until the player has traded with another one.
 *
 * Returns: whether there is such an offer
 */
gboolean
adv_trader_offer (const AdvFigures *figures,
                  AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  AdvGoal goals[ADV_MAX_GOALS];
  guint n_goals = adv_plan_list_goals (figures, goals);
  int best = LEAST_GAIN;

  if (state->n_offers >= state->options.offers)
    return FALSE;
  if (meet_wish (figures, decision))
    return TRUE;
  for (guint i = 0; i < ADV_RESOURCES * ADV_RESOURCES; i++)
    {
      guint give = i / ADV_RESOURCES;
      guint get = i % ADV_RESOURCES;
      AdvDecision offer = { ADV_OFFER };
      int gain = find_gain (figures, goals, n_goals, give, get);

      offer.goods[give] = offer.get[get] = 1;
      if (gain > best && may_ask (figures, get) && !has_offered (figures, &offer))
        {
          best = gain;
          *decision = offer;
        }
    }
  return best > LEAST_GAIN;
}

/** adv_trader_answer: yes to what gains; to the leader, to what gains more than they do; never to
    who may be near winning. */
void
adv_trader_answer (const AdvFigures *figures,
                   AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  const AdvDecision yes = { ADV_YES };
  AdvRefusal refusal;
  int gain;
  int theirs;

  decision->kind = ADV_NO;
  if (is_near_winning (figures, state->player) ||
      !adv_legal_test (state, figures->board, &yes, &refusal))
    return;
  gain = adv_figures_get_goods (figures, state->get, state->give);
  theirs = OF_TRADE + figures->card * ((int) adv_total (state->get, ADV_TRADED) -
                                       (int) adv_total (state->give, ADV_TRADED));
  if (gain > LEAST_GAIN &&
      (state->player != adv_figures_find_leader (figures) || gain > theirs))
    decision->kind = ADV_YES;
}

/** adv_trader_choose: of those who agreed and are not near winning, the one with fewest points. */
void
adv_trader_choose (const AdvFigures *figures,
                   AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint fewest = G_MAXUINT;

  decision->kind = ADV_WITH_NOBODY;
  for (guint i = 0; i < state->n_players; i++)
    if (((state->agreed >> i) & 1) != 0 && !is_near_winning (figures, i) &&
        adv_state_visible_points (state, i) < fewest)
      {
        fewest = adv_state_visible_points (state, i);
        decision->kind = ADV_WITH;
        decision->other = i;
      }
}
