/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests whether a decision is legal, and if not, says why. */

#include "adv-legal-private.h"

#include <string.h>

/** adv_costs: what a road, a village, a city and a development card cost, by #AdvDecisionKind,
    Q34. */
const guint8 adv_costs[ADV_BUY + 1][ADV_RESOURCES] = {
  [ADV_ROAD] = { 1, 1, 0, 0, 0 },
  [ADV_VILLAGE] = { 1, 1, 1, 1, 0 },
  [ADV_CITY] = { 0, 0, 2, 0, 3 },
  [ADV_BUY] = { 0, 0, 1, 1, 1 },
};

/** adv_legal_can_afford: whether the player on turn has what a decision costs, Q34. */
gboolean
adv_legal_can_afford (const AdvState  *state,
                      AdvDecisionKind  kind)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (state->hands[state->player][i] < adv_costs[kind][i])
      return FALSE;
  return TRUE;
}

static gboolean
test_cost (const AdvState  *state,
           AdvDecisionKind  kind,
           AdvRefusal      *refusal)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint held = adv_legal_count_good (state, state->player, i);

      if (held < adv_costs[kind][i])
        {
          refusal->good = i;
          return adv_refuse_figures (refusal, ADV_REFUSED_LACKING, 34, adv_costs[kind][i], held);
        }
    }
  return TRUE;
}

/* --- the robber --- */

static gboolean
test_robber (const AdvState    *state,
             const AdvBoard    *board,
             const AdvDecision *decision,
             AdvRefusal        *refusal)
{
  guint victims = adv_state_victims (state, board, decision->place);

  refusal->place = decision->place;
  refusal->player = decision->other;
  if (decision->place == state->robber)
    return adv_refuse (refusal, ADV_REFUSED_ROBBER_STAYS, 17);
  if (decision->other == ADV_NONE)
    {
      if (victims == 0)
        return TRUE;
      refusal->player = __builtin_ctz (victims);
      return adv_refuse (refusal, ADV_REFUSED_MUST_ROB, 17);
    }
  if (decision->other >= state->n_players)
    return adv_refuse (refusal, ADV_REFUSED_NO_PLAYER, 1);
  if (decision->other == state->player)
    return adv_refuse (refusal, ADV_REFUSED_ROBS_SELF, 17);
  if ((victims >> decision->other) & 1)
    return TRUE;
  if (state->n_cards[decision->other] == 0)
    return adv_refuse (refusal, ADV_REFUSED_NO_CARDS, 17);
  return adv_refuse (refusal, ADV_REFUSED_NO_BUILDING, 17);
}

/* --- giving cards, and auctions --- */

static gboolean
test_drop (const AdvState    *state,
           const AdvDecision *decision,
           AdvRefusal        *refusal)
{
  guint rule = state->phase == ADV_PHASE_DROP ? 16 : 28;
  guint n = adv_total (decision->goods, ADV_RESOURCES);

  for (guint i = ADV_GOLD; i < ADV_GOODS; i++)
    if (decision->goods[i] > 0)
      {
        refusal->good = i;
        return adv_refuse (refusal, ADV_REFUSED_NO_CARD, rule);
      }
  if (!adv_legal_has_goods (state, state->decider, decision->goods, rule, refusal))
    return FALSE;
  return n == state->owed ||
         adv_refuse_figures (refusal, ADV_REFUSED_DROPPED, rule, n, state->owed);
}

static gboolean
test_bid (const AdvState    *state,
          const AdvBoard    *board,
          const AdvDecision *decision,
          AdvRefusal        *refusal)
{
  guint ceiling = adv_state_ceiling (state, board, state->decider);

  if (decision->number <= state->bid)
    return adv_refuse_figures (refusal, ADV_REFUSED_BID_LOW, 25, decision->number, state->bid);
  return decision->number <= ceiling ||
         adv_refuse_figures (refusal, ADV_REFUSED_BID_HIGH, 26, decision->number, ceiling);
}

static gboolean
test_pay (const AdvState    *state,
          const AdvBoard    *board,
          const AdvDecision *decision,
          AdvRefusal        *refusal)
{
  guint8 auction = adv_state_auction (state, board);
  guint paid = adv_total (decision->goods, ADV_TRADED) +
               ADV_OF_KNIGHT * decision->goods[ADV_KNIGHT];

  for (guint i = 0; i < ADV_GOODS; i++)
    if (decision->goods[i] > 0 && !adv_state_admits (auction, i))
      {
        refusal->good = i;
        return adv_refuse_figures (refusal, ADV_REFUSED_NOT_ADMITTED, 24, auction, 0);
      }
  if (!adv_legal_has_goods (state, state->decider, decision->goods, 27, refusal))
    return FALSE;
  refusal->good = ADV_KNIGHT;
  if (decision->goods[ADV_KNIGHT] > state->knights[state->decider])
    return adv_refuse_figures (refusal, ADV_REFUSED_LACKING, 27, decision->goods[ADV_KNIGHT],
                               state->knights[state->decider]);
  return paid == state->bid ||
         adv_refuse_figures (refusal, ADV_REFUSED_PAID, 27, MIN (paid, G_MAXUINT8), state->bid);
}

/* --- building --- */

static gboolean
test_piece (guint       used,
            guint       pieces,
            guint8      kind,
            guint       rule,
            AdvRefusal *refusal)
{
  return used < pieces || adv_refuse_figures (refusal, ADV_REFUSED_NO_PIECE, rule, kind, 0);
}

/* Why an edge is not one of adv_state_road_sites(). */
static gboolean
refuse_edge (const AdvState *state,
             const AdvBoard *board,
             guint8          edge,
             AdvRefusal     *refusal)
{
  refusal->player = adv_state_road_on (state, edge);
  if (refusal->player != ADV_NONE)
    return adv_refuse (refusal, ADV_REFUSED_EDGE_TAKEN, 39);
  for (guint i = 0; i < 2; i++)
    {
      guint8 corner = board->edges[edge].corners[i];
      guint8 owner = adv_state_building_on (state, corner, NULL);
      const AdvCorner *c = &board->corners[corner];

      for (guint k = 0; owner != ADV_NONE && k < c->n_edges; k++)
        if (adv_edge_set_has (&state->roads[state->player], c->edges[k]))
          {
            refusal->other = corner;
            refusal->player = owner;
            return adv_refuse (refusal, ADV_REFUSED_EDGE_CUT, 39);
          }
    }
  return adv_refuse (refusal, ADV_REFUSED_EDGE_FAR, 39);
}

static gboolean
test_road (const AdvState    *state,
           const AdvBoard    *board,
           const AdvDecision *decision,
           AdvRefusal        *refusal)
{
  AdvEdgeSet sites = adv_state_road_sites (state, board);

  refusal->place = decision->place;
  if (!adv_edge_set_has (&sites, decision->place))
    return refuse_edge (state, board, decision->place, refusal);
  return test_piece (adv_edge_set_size (&state->roads[state->player]), ADV_ROADS, ADV_ROAD, 34,
                     refusal) &&
         (state->phase == ADV_PHASE_ROADS || test_cost (state, ADV_ROAD, refusal));
}

/* Why a corner is not one of adv_state_sites(). */
static gboolean
refuse_corner (const AdvState *state,
               const AdvBoard *board,
               guint8          corner,
               AdvRefusal     *refusal)
{
  const AdvCorner *c = &board->corners[corner];
  gboolean touched = FALSE;

  refusal->player = adv_state_building_on (state, corner, NULL);
  if (refusal->player != ADV_NONE)
    return adv_refuse (refusal, ADV_REFUSED_CORNER_TAKEN, 40);
  for (guint i = 0; i < c->n_edges; i++)
    touched |= adv_edge_set_has (&state->roads[state->player], c->edges[i]);
  if (!touched)
    return adv_refuse (refusal, ADV_REFUSED_CORNER_FAR, 40);
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_corner_set_has (&c->near, i) && adv_state_building_on (state, i, NULL) != ADV_NONE)
      {
        refusal->other = i;
        return adv_refuse (refusal, ADV_REFUSED_CORNER_NEAR, 41);
      }
  refusal->other = board->points[c->opened - 1].corner;
  return adv_refuse_figures (refusal, ADV_REFUSED_NOT_PASSED, 43, c->opened, state->alexander);
}

static gboolean
test_village (const AdvState    *state,
              const AdvBoard    *board,
              const AdvDecision *decision,
              AdvRefusal        *refusal)
{
  AdvCornerSet sites = adv_state_sites (state, board);

  refusal->place = decision->place;
  if (!adv_corner_set_has (&sites, decision->place))
    return refuse_corner (state, board, decision->place, refusal);
  return test_piece (state->n_villages[state->player], ADV_VILLAGES, ADV_VILLAGE, 34, refusal) &&
         test_cost (state, ADV_VILLAGE, refusal);
}

static gboolean
test_city (const AdvState    *state,
           const AdvDecision *decision,
           AdvRefusal        *refusal)
{
  refusal->place = decision->place;
  if (!adv_corner_set_has (&state->villages[state->player], decision->place))
    return adv_refuse (refusal, ADV_REFUSED_NO_VILLAGE, 42);
  return test_piece (state->n_cities[state->player], ADV_CITIES, ADV_CITY, 34, refusal) &&
         test_cost (state, ADV_CITY, refusal);
}

static gboolean
test_buy (const AdvState *state,
          AdvRefusal     *refusal)
{
  if (state->deck_size == 0)
    return adv_refuse (refusal, ADV_REFUSED_DECK_EMPTY, 44);
  return test_cost (state, ADV_BUY, refusal);
}

/* --- development cards --- */

/* How many of a card the player on turn has, and how many of these may be played; in the view of
   another seat, how many they may have. */
static guint
count_cards (const AdvState *state,
             AdvCard         card)
{
  return adv_state_shows_hand (state, state->player) ? state->developments[state->player][card]
                                                     : state->n_developments[state->player];
}

static guint
count_playable (const AdvState *state,
                AdvCard         card)
{
  if (adv_state_shows_hand (state, state->player))
    return adv_state_playable (state, card);
  return state->n_developments[state->player] - state->n_fresh;
}

static gboolean
test_card (const AdvState *state,
           AdvCard         card,
           AdvRefusal     *refusal)
{
  refusal->card = card;
  if (state->played)
    return adv_refuse (refusal, ADV_REFUSED_CARD_PLAYED, 46);
  if (count_cards (state, card) == 0)
    return adv_refuse (refusal, ADV_REFUSED_CARD_NOT_HELD, 46);
  return count_playable (state, card) > 0 || adv_refuse (refusal, ADV_REFUSED_CARD_FRESH, 46);
}

static gboolean
test_play_roads (const AdvState *state,
                 const AdvBoard *board,
                 AdvRefusal     *refusal)
{
  AdvEdgeSet sites;

  if (!test_card (state, ADV_CARD_ROADS, refusal) ||
      !test_piece (adv_edge_set_size (&state->roads[state->player]), ADV_ROADS, ADV_ROAD, 49,
                   refusal))
    return FALSE;
  sites = adv_state_road_sites (state, board);
  return adv_edge_set_size (&sites) > 0 ||
         adv_refuse_figures (refusal, ADV_REFUSED_NO_SITE, 49, ADV_ROAD, 0);
}

/** adv_legal_plenty: how many cards plenty takes: two, or what the piles have, Q50. */
guint
adv_legal_plenty (const AdvState *state)
{
  return MIN (2, adv_total (state->piles, ADV_RESOURCES));
}

static gboolean
test_plenty (const AdvState    *state,
             const AdvDecision *decision,
             AdvRefusal        *refusal)
{
  guint n = adv_total (decision->get, ADV_RESOURCES);
  guint wanted = adv_legal_plenty (state);

  if (!test_card (state, ADV_CARD_PLENTY, refusal))
    return FALSE;
  if (wanted == 0)
    return adv_refuse (refusal, ADV_REFUSED_PILES_EMPTY, 50);
  if (n != wanted)
    return adv_refuse_figures (refusal, ADV_REFUSED_PLENTY, 50, n, wanted);
  return adv_legal_is_in_stock (state, decision->get, 50, refusal);
}

/* --- all decisions --- */

/* The phases in which a decision may be made, a bit each, and a rule that says so. */
static const struct
{
  guint16 phases;
  guint8  rule;
} kinds[ADV_DECISION_KINDS] = {
  [ADV_ROLL] = { 1 << ADV_PHASE_DICE, 10 },
  [ADV_DROP] = { 1 << ADV_PHASE_DROP | 1 << ADV_PHASE_FORFEIT, 16 },
  [ADV_ROB] = { 1 << ADV_PHASE_ROBBER, 16 },
  [ADV_BID] = { 1 << ADV_PHASE_BID, 25 },
  [ADV_PASS] = { 1 << ADV_PHASE_BID, 25 },
  [ADV_PAY] = { 1 << ADV_PHASE_PAY, 27 },
  [ADV_ROAD] = { 1 << ADV_PHASE_BUILD | 1 << ADV_PHASE_ROADS, 10 },
  [ADV_VILLAGE] = { 1 << ADV_PHASE_BUILD, 10 },
  [ADV_CITY] = { 1 << ADV_PHASE_BUILD, 10 },
  [ADV_BUY] = { 1 << ADV_PHASE_BUILD, 10 },
  [ADV_BANK] = { 1 << ADV_PHASE_BUILD, 10 },
  [ADV_OFFER] = { 1 << ADV_PHASE_BUILD, 10 },
  [ADV_END] = { 1 << ADV_PHASE_BUILD, 13 },
  [ADV_YES] = { 1 << ADV_PHASE_ANSWER, 37 },
  [ADV_NO] = { 1 << ADV_PHASE_ANSWER, 37 },
  [ADV_WITH] = { 1 << ADV_PHASE_CHOOSE, 37 },
  [ADV_WITH_NOBODY] = { 1 << ADV_PHASE_CHOOSE, 37 },
  [ADV_PLAY_KNIGHT] = { 1 << ADV_PHASE_DICE | 1 << ADV_PHASE_BUILD, 47 },
  [ADV_PLAY_ROADS] = { 1 << ADV_PHASE_DICE | 1 << ADV_PHASE_BUILD, 47 },
  [ADV_PLAY_PLENTY] = { 1 << ADV_PHASE_DICE | 1 << ADV_PHASE_BUILD, 47 },
  [ADV_PLAY_MONOPOLY] = { 1 << ADV_PHASE_DICE | 1 << ADV_PHASE_BUILD, 47 },
};

static gboolean
test_in_phase (const AdvState    *state,
               const AdvBoard    *board,
               const AdvDecision *decision,
               AdvRefusal        *refusal)
{
  switch (decision->kind)
    {
    case ADV_DROP:
      return test_drop (state, decision, refusal);
    case ADV_ROB:
      return test_robber (state, board, decision, refusal);
    case ADV_BID:
      return test_bid (state, board, decision, refusal);
    case ADV_PAY:
      return test_pay (state, board, decision, refusal);
    case ADV_ROAD:
      return test_road (state, board, decision, refusal);
    case ADV_VILLAGE:
      return test_village (state, board, decision, refusal);
    case ADV_CITY:
      return test_city (state, decision, refusal);
    case ADV_BUY:
      return test_buy (state, refusal);
    case ADV_BANK:
      return adv_legal_test_bank (state, board, decision, refusal);
    case ADV_OFFER:
      return adv_legal_test_offer (state, decision, refusal);
    case ADV_YES:
      return adv_legal_has_goods (state, state->decider, state->get, 37, refusal);
    case ADV_WITH:
      refusal->player = decision->other;
      if (decision->other >= state->n_players)
        return adv_refuse (refusal, ADV_REFUSED_NO_PLAYER, 1);
      return ((state->agreed >> decision->other) & 1) != 0 ||
             adv_refuse (refusal, ADV_REFUSED_NOT_AGREED, 37);
    case ADV_PLAY_KNIGHT:
      return test_card (state, ADV_CARD_KNIGHT, refusal) &&
             test_robber (state, board, decision, refusal);
    case ADV_PLAY_ROADS:
      return test_play_roads (state, board, refusal);
    case ADV_PLAY_PLENTY:
      return test_plenty (state, decision, refusal);
    case ADV_PLAY_MONOPOLY:
      return test_card (state, ADV_CARD_MONOPOLY, refusal);
    default:
      return TRUE;
    }
}

/**
 * adv_legal_test:
 * @state: a position
 * @board: its board
 * @decision: any decision on that board
 * @refusal: (out): why it is not legal; its reason is %ADV_REFUSED_NOT if it is
 *
 * Returns: whether the decision is legal
 */
gboolean
adv_legal_test (const AdvState    *state,
                const AdvBoard    *board,
                const AdvDecision *decision,
                AdvRefusal        *refusal)
{
  memset (refusal, 0, sizeof *refusal);
  if (state->phase == ADV_PHASE_OVER)
    return adv_refuse (refusal, ADV_REFUSED_OVER,
                       state->alexander == board->n_points ? 54 : 53);
  if (((kinds[decision->kind].phases >> state->phase) & 1) == 0)
    return adv_refuse_figures (refusal, ADV_REFUSED_PHASE, kinds[decision->kind].rule, state->phase,
                               0);
  return test_in_phase (state, board, decision, refusal);
}
