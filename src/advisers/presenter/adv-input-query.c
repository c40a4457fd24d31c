/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person is doing and could do: questions of panels and board. */

#include "adv-input-private.h"

/** adv_input_get_state: (transfer none): the current position. */
const AdvState *
adv_input_get_state (KitInput *input)
{
  return kit_input_get_state (input);
}

/** adv_input_get_board: (transfer none): the board of the current game. */
const AdvBoard *
adv_input_get_board (KitInput *input)
{
  g_return_val_if_fail (ADV_IS_INPUT (input), NULL);

  return adv_game_get_board (kit_input_get_game (input));
}

/** adv_input_get_proposal: (transfer none) (nullable): the proposal, which may not be legal yet. */
const AdvDecision *
adv_input_get_proposal (KitInput *input)
{
  return kit_input_get_proposal (input);
}

/** adv_input_get_mode: the kind of decision whose place or goods are being chosen, an
    #AdvDecisionKind, or %ADV_NONE. */
guint8
adv_input_get_mode (KitInput *input)
{
  g_return_val_if_fail (ADV_IS_INPUT (input), ADV_NONE);

  return ADV_INPUT (input)->mode;
}

/** adv_input_get_goods: (array fixed-size=7) (transfer none): how many of each good are chosen. */
const guint8 *
adv_input_get_goods (KitInput *input,
                     AdvSide   side)
{
  const AdvDecision *proposal;

  g_return_val_if_fail (ADV_IS_INPUT (input) && side < ADV_SIDES_OF_TRADE, NULL);

  proposal = adv_input_get_proposal (input);
  if (side == ADV_GIVE && proposal != NULL &&
      (proposal->kind == ADV_PAY || proposal->kind == ADV_DROP))
    return proposal->goods;
  return ADV_INPUT (input)->goods[side];
}

static guint
get_held (const AdvState *state,
          guint8          good)
{
  if (good == ADV_KNIGHT)
    return state->knights[state->decider];
  return good == ADV_GOLD ? state->gold[state->decider] : state->hands[state->decider][good];
}

/* Of what may be got by an offer or a card: as many as rules and piles allow. */
static guint
get_most (const AdvInput *self,
          const AdvState *state,
          guint8          good)
{
  guint chosen = adv_total (self->goods[ADV_GET], ADV_TRADED);
  guint left = self->goods[ADV_GET][good];

  if (self->mode == ADV_PLAY_MONOPOLY)
    return good < ADV_RESOURCES;
  if (self->mode == ADV_PLAY_PLENTY)
    return good < ADV_RESOURCES
             ? MIN (state->piles[good], left + adv_legal_plenty (state) - chosen) : 0;
  return good < ADV_TRADED && self->goods[ADV_GIVE][good] == 0
           ? left + ADV_MOST_OFFERED - chosen : 0;
}

/** adv_input_get_limit: how many of @good may be chosen at the most; 0 if it is of no use there. */
guint
adv_input_get_limit (KitInput *input,
                     AdvSide   side,
                     guint8    good)
{
  const AdvInput *self = (const AdvInput *) input;
  const AdvState *state;

  g_return_val_if_fail (ADV_IS_INPUT (input) && good < ADV_GOODS, 0);

  state = adv_input_get_state (input);
  if (side == ADV_GET)
    return get_most (self, state, good);
  if (state->phase == ADV_PHASE_PAY)
    return adv_state_admits (adv_state_auction (state, adv_input_get_board (input)), good)
             ? get_held (state, good) : 0;
  if (state->phase == ADV_PHASE_DROP || state->phase == ADV_PHASE_FORFEIT)
    return good < ADV_RESOURCES ? get_held (state, good) : 0;
  return good < ADV_TRADED && self->goods[ADV_GET][good] == 0
           ? MIN (get_held (state, good), self->goods[ADV_GIVE][good] + ADV_MOST_OFFERED -
                                            adv_total (self->goods[ADV_GIVE], ADV_TRADED))
           : 0;
}

/** adv_input_consider: the button for decisions of @kind is pointed at, or none: %ADV_NONE. */
void
adv_input_consider (KitInput *input,
                    guint8    kind)
{
  g_return_if_fail (ADV_IS_INPUT (input));

  if (ADV_INPUT (input)->considered == kind)
    return;
  ADV_INPUT (input)->considered = kind;
  kit_input_refresh_preview (input);
}

/** adv_input_get_considered: the #AdvDecisionKind of the button that is pointed at, or
    %ADV_NONE. */
guint8
adv_input_get_considered (KitInput *input)
{
  g_return_val_if_fail (ADV_IS_INPUT (input), ADV_NONE);

  return ADV_INPUT (input)->considered;
}

/* The first player who can be robbed on a hexagon. */
static guint8
find_victim (KitInput *input,
             guint8    hexagon)
{
  guint victims =
    adv_state_victims (adv_input_get_state (input), adv_input_get_board (input), hexagon);

  return victims != 0 ? __builtin_ctz (victims) : ADV_NONE;
}

/**
 * adv_input_place_decision:
 * @input: an input
 * @place: of the board
 * @decision: (out): what choosing it means now, legal or not
 *
 * Returns: whether it means anything
 */
gboolean
adv_input_place_decision (KitInput    *input,
                          int          place,
                          AdvDecision *decision)
{
  const AdvState *state;
  gboolean robbing;
  guint8 index;
  AdvPlaceKind kind;

  g_return_val_if_fail (ADV_IS_INPUT (input) && place >= 0 && decision != NULL, FALSE);

  state = adv_input_get_state (input);
  kind = adv_place_get (adv_input_get_board (input), place, &index);
  robbing = state->phase == ADV_PHASE_ROBBER || ADV_INPUT (input)->mode == ADV_PLAY_KNIGHT;
  *decision = (AdvDecision) { .place = index };
  if (!kit_input_is_active (input))
    return FALSE;
  if (robbing)
    {
      decision->kind = state->phase == ADV_PHASE_ROBBER ? ADV_ROB : ADV_PLAY_KNIGHT;
      decision->other = find_victim (input, index);
      return kind == ADV_PLACE_HEXAGON;
    }
  if (state->phase != ADV_PHASE_BUILD && state->phase != ADV_PHASE_ROADS)
    return FALSE;
  if (kind == ADV_PLACE_CORNER)
    decision->kind = adv_corner_set_has (&state->villages[state->player], index) ? ADV_CITY
                                                                                 : ADV_VILLAGE;
  else
    decision->kind = ADV_ROAD;
  return kind == ADV_PLACE_EDGE ||
         (kind == ADV_PLACE_CORNER && state->phase == ADV_PHASE_BUILD);
}

/** adv_input_is_pointing: whether a place of the board is pointed at, by the pointer or the cursor,
    or a button: not what the pointer has rested on since before the last decision or button. */
gboolean
adv_input_is_pointing (KitInput *input)
{
  gboolean focused;

  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  return ADV_INPUT (input)->considered != ADV_NONE ||
         (kit_input_get_place (input, &focused) != KIT_NO_PLACE && !ADV_INPUT (input)->resting);
}

/** adv_input_get_pointed: (out) @decision: what choosing the place that is pointed at would
    propose; %FALSE for nothing. */
gboolean
adv_input_get_pointed (KitInput    *input,
                       AdvDecision *decision)
{
  gboolean focused;
  int place;

  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  place = kit_input_get_place (input, &focused);
  return place != KIT_NO_PLACE && !ADV_INPUT (input)->resting &&
         adv_input_place_decision (input, place, decision);
}

/* --- where something can be built --- */

/* Whether the player on turn has a piece left, Q34. */
static gboolean
has_piece (const AdvState *state,
           guint8          kind)
{
  return kind == ADV_ROAD      ? adv_edge_set_size (&state->roads[state->player]) < ADV_ROADS
         : kind == ADV_VILLAGE ? state->n_villages[state->player] < ADV_VILLAGES
                               : state->n_cities[state->player] < ADV_CITIES;
}

static AdvCornerSet
find_corners (KitInput *input,
              guint8    kind)
{
  const AdvState *state = adv_input_get_state (input);
  AdvCornerSet none = { { 0 } };

  if (kind == ADV_VILLAGE && has_piece (state, kind))
    return adv_state_sites (state, adv_input_get_board (input));
  if (kind == ADV_CITY && has_piece (state, kind))
    return state->villages[state->player];
  return none;
}

static AdvEdgeSet
find_edges (KitInput *input)
{
  const AdvState *state = adv_input_get_state (input);
  AdvEdgeSet none = { { 0 } };

  return has_piece (state, ADV_ROAD) ? adv_state_road_sites (state, adv_input_get_board (input))
                                     : none;
}

/* Why there is nowhere to build, by which rule. */
static AdvRefusal
refuse_all (const AdvState *state,
            guint8          kind)
{
  static const guint8 rules[] = { [ADV_ROAD] = 39, [ADV_VILLAGE] = 40, [ADV_CITY] = 42 };

  if (!has_piece (state, kind))
    return (AdvRefusal) { .reason = ADV_REFUSED_NO_PIECE, .rule = 34, .number = kind };
  return (AdvRefusal) { .reason = ADV_REFUSED_NO_SITE, .rule = rules[kind], .number = kind };
}

/* A lawful decision of @kind, whatever it costs; FALSE if there is none. */
static gboolean
find_example (KitInput        *input,
              AdvDecisionKind  kind,
              AdvDecision     *decision)
{
  AdvCornerSet corners = find_corners (input, kind);
  AdvEdgeSet edges = find_edges (input);

  *decision = (AdvDecision) { .kind = kind };
  for (guint i = 0; kind == ADV_ROAD && i < adv_input_get_board (input)->n_edges; i++)
    if (adv_edge_set_has (&edges, i))
      {
        decision->place = i;
        return TRUE;
      }
  for (guint i = 0; i < adv_input_get_board (input)->n_corners; i++)
    if (adv_corner_set_has (&corners, i))
      {
        decision->place = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * adv_input_test:
 * @input: an input
 * @kind: a kind of decision
 * @refusal: (out): why not; its reason is 0 if nobody can decide now
 *
 * Returns: whether a decision of @kind is possible now
 */
gboolean
adv_input_test (KitInput        *input,
                AdvDecisionKind  kind,
                AdvRefusal      *refusal)
{
  const AdvState *state;
  const AdvBoard *board;
  AdvDecision decision = { .kind = kind };

  g_return_val_if_fail (ADV_IS_INPUT (input) && refusal != NULL, FALSE);

  *refusal = (AdvRefusal) { 0 };
  if (!kit_input_is_active (input))
    return FALSE;
  state = adv_input_get_state (input);
  board = adv_input_get_board (input);
  switch (kind)
    {
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      if (!find_example (input, kind, &decision))
        {
          *refusal = refuse_all (state, kind);
          return FALSE;
        }
      break;
    case ADV_PLAY_KNIGHT:
      /* Any hexagon but that of the robber. */
      decision.place = state->robber == 0 ? 1 : 0;
      decision.other = find_victim (input, decision.place);
      break;
    case ADV_PLAY_PLENTY:
      for (guint i = 0, n = adv_legal_plenty (state); i < ADV_RESOURCES; i++)
        {
          decision.get[i] = MIN (n, state->piles[i]);
          n -= decision.get[i];
        }
      break;
    case ADV_OFFER:
      return state->phase == ADV_PHASE_BUILD;
    default:
      break;
    }
  return adv_legal_test (state, board, &decision, refusal);
}

/** adv_input_find_buildable: what could be built or bought now, a bit for each
    #AdvDecisionKind. */
guint
adv_input_find_buildable (KitInput *input)
{
  static const AdvDecisionKind kinds[] = { ADV_ROAD, ADV_VILLAGE, ADV_CITY, ADV_BUY };
  AdvRefusal refusal;
  guint found = 0;

  g_return_val_if_fail (ADV_IS_INPUT (input), 0);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (adv_input_test (input, kinds[i], &refusal))
      found |= 1u << kinds[i];
  return found;
}

/** adv_input_takes_goods: whether goods are being chosen for a trade or a development card. */
gboolean
adv_input_takes_goods (KitInput *input)
{
  guint8 mode;

  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  mode = ADV_INPUT (input)->mode;
  return mode == ADV_OFFER || mode == ADV_PLAY_PLENTY || mode == ADV_PLAY_MONOPOLY;
}

/** adv_input_has_trade: whether goods are chosen for both sides of a trade. */
gboolean
adv_input_has_trade (KitInput *input)
{
  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  return adv_total (ADV_INPUT (input)->goods[ADV_GIVE], ADV_TRADED) > 0 &&
         adv_total (ADV_INPUT (input)->goods[ADV_GET], ADV_TRADED) > 0;
}

/** adv_input_find_takers: the others who may have what is chosen to get, a bit each, by what
    everybody knows; (out) @likely: those who surely have it. */
guint
adv_input_find_takers (KitInput *input,
                       guint    *likely)
{
  const AdvState *state;
  const guint8 *wanted;
  guint able = 0;

  g_return_val_if_fail (ADV_IS_INPUT (input) && likely != NULL, 0);

  state = adv_input_get_state (input);
  wanted = adv_input_get_goods (input, ADV_GET);
  *likely = 0;
  for (guint player = 0; player < state->n_players; player++)
    {
      gboolean may = player != state->decider && state->gold[player] >= wanted[ADV_GOLD];
      gboolean has = may;

      for (guint i = 0; i < ADV_RESOURCES; i++)
        {
          may &= wanted[i] <= state->most[player][i];
          has &= wanted[i] <= state->least[player][i];
        }
      able |= may << player;
      *likely |= has << player;
    }
  return able;
}

/** adv_input_sees_hand: whether the hand of whoever decides is open, or looked at just now: only
    then may anything be shown that depends on it. */
gboolean
adv_input_sees_hand (KitInput *input)
{
  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  return kit_input_get_viewer (input) == adv_input_get_state (input)->decider;
}

/** adv_input_is_bluff: whether the hand is seen and could not pay a bid of @number. */
gboolean
adv_input_is_bluff (KitInput *input,
                    guint     number)
{
  const AdvState *state;

  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  state = adv_input_get_state (input);
  return adv_input_sees_hand (input) &&
         !adv_state_can_pay (state, adv_input_get_board (input), state->decider, number);
}

/** adv_input_can_accept: whether the hand, if it is seen, has what is asked for; %TRUE if it is
    not. */
gboolean
adv_input_can_accept (KitInput *input)
{
  AdvDecision decision = { .kind = ADV_YES };
  AdvRefusal refusal;

  g_return_val_if_fail (ADV_IS_INPUT (input), FALSE);

  return !adv_input_sees_hand (input) ||
         adv_legal_test (adv_input_get_state (input), adv_input_get_board (input), &decision,
                         &refusal);
}

/* --- marks --- */

/** adv_input_get_place_kind: the kind of places that may be chosen now. */
AdvPlaceKind
adv_input_get_place_kind (KitInput *input)
{
  guint8 mode;

  g_return_val_if_fail (ADV_IS_INPUT (input), ADV_PLACE_HEXAGON);

  mode = ADV_INPUT (input)->mode;
  switch (adv_input_get_state (input)->phase)
    {
    case ADV_PHASE_ROADS:
      return ADV_PLACE_EDGE;
    case ADV_PHASE_BUILD:
      if (!kit_input_is_active (input))
        return ADV_PLACE_HEXAGON;
      return mode == ADV_ROAD          ? ADV_PLACE_EDGE
             : mode == ADV_PLAY_KNIGHT ? ADV_PLACE_HEXAGON : ADV_PLACE_CORNER;
    default:
      return ADV_PLACE_HEXAGON;
    }
}

static void
mark_hexagons (KitInput *input,
               AdvScene *scene)
{
  for (guint i = 0; i < scene->board->n_hexagons; i++)
    if (i != adv_input_get_state (input)->robber)
      adv_hexagon_set_add (&scene->hexagons, i);
}

/* Where a village or a city can be paid for. */
static void
mark_affordable (KitInput *input,
                 AdvScene *scene)
{
  AdvRefusal refusal;

  for (AdvDecisionKind kind = ADV_VILLAGE; kind <= ADV_CITY; kind++)
    if (adv_input_test (input, kind, &refusal))
      {
        AdvCornerSet corners = find_corners (input, kind);

        for (guint i = 0; i < scene->board->n_corners; i++)
          if (adv_corner_set_has (&corners, i))
            adv_corner_set_add (&scene->corners, i);
      }
}

/* What would be put on the place of a decision. */
static guint8
get_placing (const AdvDecision *decision)
{
  return decision->kind >= ADV_ROAD && decision->kind <= ADV_CITY ? decision->kind : 0;
}

static int
get_place (const AdvBoard    *board,
           const AdvDecision *decision)
{
  switch (decision->kind)
    {
    case ADV_ROAD:
      return adv_place_of (board, ADV_PLACE_EDGE, decision->place);
    case ADV_VILLAGE:
    case ADV_CITY:
      return adv_place_of (board, ADV_PLACE_CORNER, decision->place);
    case ADV_ROB:
    case ADV_PLAY_KNIGHT:
      return adv_place_of (board, ADV_PLACE_HEXAGON, decision->place);
    default:
      return -1;
    }
}

/** adv_input_mark: adds to @scene what may be chosen, what is chosen, and the cursor. With a
    covered hand nothing of it depends on the hand, for no place may be chosen then. */
void
adv_input_mark (KitInput *input,
                AdvScene *scene)
{
  const AdvDecision *proposal;
  const AdvState *state;
  gboolean focused;
  guint8 kind;

  g_return_if_fail (ADV_IS_INPUT (input) && scene != NULL);

  scene->cursor = kit_input_get_place (input, &focused);
  if (!kit_input_is_active (input))
    return;
  state = adv_input_get_state (input);
  kind = ADV_INPUT (input)->considered != ADV_NONE ? ADV_INPUT (input)->considered
                                                   : ADV_INPUT (input)->mode;
  if (state->phase == ADV_PHASE_ROBBER || kind == ADV_PLAY_KNIGHT)
    mark_hexagons (input, scene);
  else if (state->phase == ADV_PHASE_ROADS ||
           (state->phase == ADV_PHASE_BUILD && kind == ADV_ROAD))
    scene->edges = find_edges (input);
  else if (state->phase == ADV_PHASE_BUILD && (kind == ADV_VILLAGE || kind == ADV_CITY))
    scene->corners = find_corners (input, kind);
  else if (state->phase == ADV_PHASE_BUILD && kind == ADV_NONE)
    mark_affordable (input, scene);
  proposal = adv_input_get_proposal (input);
  if (proposal == NULL)
    return;
  scene->chosen = get_place (scene->board, proposal);
  scene->placing = get_placing (proposal);
}
