/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captain as it was at first, to be measured against: how it trades, and what it decides in
   each phase. What has not changed since it takes from the Captain of today; the test of the
   habits fails if any of its games is played otherwise. */

#include "captain-1.h"

#include <string.h>

#define FULL_HAND  10                   /* cards from which a player builds at any price */
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

/* One card for another that the next goal lacks. The first offer of a turn is the best one, the
   second the second best: which ones were refused is not remembered, and after a refusal the hand
   is as it was. Returns whether there is such an offer. */
static gboolean
offer (const AdvFigures *figures,
       AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  AdvGoal goals[ADV_MAX_GOALS];
  guint n_goals = captain_1_list_goals (figures, goals);
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

/* Yes to what gains; to the leader, to what gains more than they do. */
static void
answer (const AdvFigures *figures,
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

/* Of those who agreed, the one with fewest points. */
static void
choose (const AdvFigures *figures,
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

/* --- decisions --- */

/* The free road that is worth most; any, if none is worth anything. */
static void
choose_road (const AdvFigures *figures,
             AdvDecision      *decision)
{
  AdvEdgeSet edges = adv_state_road_sites (&figures->seat->state, figures->board);

  decision->kind = ADV_ROAD;
  captain_1_get_edge (figures, &decision->place);
  for (guint i = 0; decision->place == ADV_NONE; i++)
    if (adv_edge_set_has (&edges, i))
      decision->place = i;
}

/* The best goal that can be reached in this turn and is worth more than it costs. A hand that a
   seven would halve is spent on whatever there is. */
static gboolean
choose_goal (const AdvFigures *figures,
             AdvDecision      *decision)
{
  AdvGoal goals[ADV_MAX_GOALS];
  guint n = captain_1_list_goals (figures, goals);
  gboolean full = figures->seat->state.n_cards[figures->player] >= FULL_HAND;

  for (guint i = 0; i < n; i++)
    if ((goals[i].worth > 0 || (full && goals[i].missing == 0)) &&
        adv_plan_begin (figures, &goals[i], decision))
      return TRUE;
  return FALSE;
}

/* Each knight at once. */
static gboolean
play_knight (const AdvFigures *figures,
             AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;

  if (state->played || adv_state_playable (state, ADV_CARD_KNIGHT) == 0)
    return FALSE;
  *decision = (AdvDecision) { ADV_PLAY_KNIGHT };
  adv_cards_rob (figures, decision);
  return TRUE;
}

/* The two free roads, if one of them is worth anything. */
static gboolean
play_roads (const AdvFigures *figures,
            AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint8 edge;

  *decision = (AdvDecision) { ADV_PLAY_ROADS };
  return !state->played && adv_state_playable (state, ADV_CARD_ROADS) > 0 &&
         adv_edge_set_size (&state->roads[figures->player]) < ADV_ROADS &&
         captain_1_get_edge (figures, &edge) > 0;
}

static void
choose_build (const AdvFigures *figures,
              AdvDecision      *decision)
{
  if (play_knight (figures, decision) || adv_cards_play (figures, decision) ||
      play_roads (figures, decision) || choose_goal (figures, decision) ||
      offer (figures, decision))
    return;
  memset (decision, 0, sizeof *decision);
  decision->kind = ADV_END;
}

static void
decide (const AdvFigures *figures,
        AdvDecision      *decision)
{
  memset (decision, 0, sizeof *decision);
  switch (figures->seat->state.phase)
    {
    case ADV_PHASE_DICE:
      if (!play_knight (figures, decision))
        *decision = (AdvDecision) { ADV_ROLL };
      break;
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      adv_auctioneer_drop (figures, decision);
      break;
    case ADV_PHASE_ROBBER:
      decision->kind = ADV_ROB;
      adv_cards_rob (figures, decision);
      break;
    case ADV_PHASE_BID:
      adv_auctioneer_bid (figures, decision);
      break;
    case ADV_PHASE_PAY:
      adv_auctioneer_pay (figures, decision);
      break;
    case ADV_PHASE_ROADS:
      choose_road (figures, decision);
      break;
    case ADV_PHASE_ANSWER:
      answer (figures, decision);
      break;
    case ADV_PHASE_CHOOSE:
      choose (figures, decision);
      break;
    default:
      choose_build (figures, decision);
    }
}

/** captain_1_advise: as captain did, from what the seat may know alone. */
void
captain_1_advise (const KitQuestion *question,
                  KitAdvice         *advice)
{
  AdvFigures figures;
  AdvDecision decision;

  adv_figures_init (&figures, question->view, question->board);
  decide (&figures, &decision);
  adv_captain_advise_one (&figures, &decision, advice);
}
