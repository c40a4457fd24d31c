/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers what gains for both, and accepts what gains. */

#include "adv-level-private.h"

#include <string.h>

#define LEAST_GAIN 15                   /* below which nobody trades */
#define OF_TRADE   60                   /* what the player on turn has of being able to build */

/* How many cards of a resource the others have, in the mean between least and most. */
static guint
count_others (const AdvFigures *figures,
              guint8            resource)
{
  const AdvSeat *seat = figures->seat;
  guint n = 0;

  for (guint i = 0; i < seat->state.n_players; i++)
    if (i != figures->player)
      n += seat->least[i][resource] + seat->most[i][resource];
  return n / 2;
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
        hand[get] < adv_costs[goals[i].kind][get] && count_others (figures, get) > 0)
      best = MAX (best, adv_figures_get_goods (figures, given, got) +
                        MIN (goals[i].worth, OF_TRADE));
  return best;
}

/**
 * adv_trader_offer:
 * @figures: the figures of the player on turn, who trades and builds
 * @decision: (out): one card for another that the next goal lacks
 *
 * The first offer of a turn is the best one, the second the second best: which ones were refused is
 * not remembered, and after a refusal the hand is as it was.
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
  int gains[ADV_RESOURCES * ADV_RESOURCES];
  guint best = 0;

  if (state->n_offers >= state->options.offers)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    gains[i] = find_gain (figures, goals, n_goals, i / ADV_RESOURCES, i % ADV_RESOURCES);
  for (guint k = 0; k <= state->n_offers; k++)
    {
      if (k > 0)
        gains[best] = 0;
      for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
        if (gains[i] > gains[best])
          best = i;
    }
  if (gains[best] <= LEAST_GAIN)
    return FALSE;
  *decision = (AdvDecision) { ADV_OFFER };
  decision->goods[best / ADV_RESOURCES] = decision->get[best % ADV_RESOURCES] = 1;
  return TRUE;
}

/** adv_trader_answer: yes to what gains; to the leader, to what gains more than they do. */
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
  if (!adv_legal_test (state, figures->board, &yes, &refusal))
    return;
  gain = adv_figures_get_goods (figures, state->get, state->give);
  theirs = OF_TRADE + figures->card * ((int) adv_total (state->get, ADV_TRADED) -
                                       (int) adv_total (state->give, ADV_TRADED));
  if (gain > LEAST_GAIN &&
      (state->player != adv_figures_find_leader (figures) || gain > theirs))
    decision->kind = ADV_YES;
}

/** adv_trader_choose: of those who agreed, the one with fewest points. */
void
adv_trader_choose (const AdvFigures *figures,
                   AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint fewest = G_MAXUINT;

  decision->kind = ADV_WITH_NOBODY;
  for (guint i = 0; i < state->n_players; i++)
    if (((state->agreed >> i) & 1) != 0 && adv_state_visible_points (state, i) < fewest)
      {
        fewest = adv_state_visible_points (state, i);
        decision->kind = ADV_WITH;
        decision->other = i;
      }
}
