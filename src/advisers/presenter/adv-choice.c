/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has chosen so far in The Advisers: questions of panels and board. */

#include "adv-choice.h"

/** adv_choice_get_goods: (array fixed-size=7) (transfer none): how many of each good are chosen. */
const guint8 *
adv_choice_get_goods (const AdvChoice *choice,
                      AdvSide          side)
{
  const AdvDecision *proposal = choice->proposal;

  if (side == ADV_GIVE && proposal != NULL &&
      (proposal->kind == ADV_PAY || proposal->kind == ADV_DROP))
    return proposal->goods;
  return choice->goods[side];
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
get_most (const AdvChoice *choice,
          guint8           good)
{
  const guint8 *get = choice->goods[ADV_GET];
  guint chosen = adv_total (get, ADV_TRADED);

  if (choice->mode == ADV_PLAY_MONOPOLY)
    return good < ADV_RESOURCES;
  if (choice->mode == ADV_PLAY_PLENTY)
    return good < ADV_RESOURCES
             ? MIN (choice->state->piles[good],
                    get[good] + adv_legal_plenty (choice->state) - chosen)
             : 0;
  return good < ADV_TRADED && choice->goods[ADV_GIVE][good] == 0
           ? get[good] + ADV_MOST_OFFERED - chosen : 0;
}

/** adv_choice_get_limit: how many of @good may be chosen at the most; 0 if it is of no use
    there. */
guint
adv_choice_get_limit (const AdvChoice *choice,
                      AdvSide          side,
                      guint8           good)
{
  const AdvState *state = choice->state;
  const guint8 *give = choice->goods[ADV_GIVE];

  if (side == ADV_GET)
    return get_most (choice, good);
  if (state->phase == ADV_PHASE_PAY)
    return adv_state_admits (adv_state_auction (state, choice->board), good)
             ? get_held (state, good) : 0;
  if (state->phase == ADV_PHASE_DROP || state->phase == ADV_PHASE_FORFEIT)
    return good < ADV_RESOURCES ? get_held (state, good) : 0;
  return good < ADV_TRADED && choice->goods[ADV_GET][good] == 0
           ? MIN (get_held (state, good),
                  give[good] + ADV_MOST_OFFERED - adv_total (give, ADV_TRADED))
           : 0;
}

/* The first player who can be robbed on a hexagon. */
static guint8
find_victim (const AdvChoice *choice,
             guint8           hexagon)
{
  guint victims = adv_state_victims (choice->state, choice->board, hexagon);

  return victims != 0 ? __builtin_ctz (victims) : ADV_NONE;
}

/**
 * adv_choice_decide:
 * @choice: what has been chosen so far
 * @place: of the board
 * @decision: (out): what choosing it means now, legal or not
 *
 * Returns: whether it means anything
 */
gboolean
adv_choice_decide (const AdvChoice *choice,
                   int              place,
                   AdvDecision     *decision)
{
  const AdvState *state = choice->state;
  guint8 index;
  AdvPlaceKind kind = adv_place_get (choice->board, place, &index);
  gboolean robbing = state->phase == ADV_PHASE_ROBBER || choice->mode == ADV_PLAY_KNIGHT;

  *decision = (AdvDecision) { .place = index };
  if (!choice->is_active)
    return FALSE;
  if (robbing)
    {
      decision->kind = state->phase == ADV_PHASE_ROBBER ? ADV_ROB : ADV_PLAY_KNIGHT;
      decision->other = find_victim (choice, index);
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

static gboolean
is_place_pointed (const AdvChoice *choice)
{
  return choice->place >= 0 && !choice->is_resting;
}

/** adv_choice_is_pointing: whether a place of the board is pointed at, by the pointer or the
    cursor, or a button: not what the pointer has rested on since before the last decision or
    button. */
gboolean
adv_choice_is_pointing (const AdvChoice *choice)
{
  return choice->considered != ADV_NONE || is_place_pointed (choice);
}

/** adv_choice_get_pointed: (out) @decision: what choosing the place that is pointed at would
    propose; %FALSE for nothing. */
gboolean
adv_choice_get_pointed (const AdvChoice *choice,
                        AdvDecision     *decision)
{
  return is_place_pointed (choice) && adv_choice_decide (choice, choice->place, decision);
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
find_corners (const AdvChoice *choice,
              guint8           kind)
{
  const AdvState *state = choice->state;
  AdvCornerSet none = { { 0 } };

  if (kind == ADV_VILLAGE && has_piece (state, kind))
    return adv_state_sites (state, choice->board);
  if (kind == ADV_CITY && has_piece (state, kind))
    return state->villages[state->player];
  return none;
}

static AdvEdgeSet
find_edges (const AdvChoice *choice)
{
  const AdvState *state = choice->state;
  AdvEdgeSet none = { { 0 } };

  return has_piece (state, ADV_ROAD) ? adv_state_road_sites (state, choice->board) : none;
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
find_example (const AdvChoice *choice,
              AdvDecisionKind  kind,
              AdvDecision     *decision)
{
  AdvCornerSet corners = find_corners (choice, kind);
  AdvEdgeSet edges = find_edges (choice);

  *decision = (AdvDecision) { .kind = kind };
  for (guint i = 0; kind == ADV_ROAD && i < choice->board->n_edges; i++)
    if (adv_edge_set_has (&edges, i))
      {
        decision->place = i;
        return TRUE;
      }
  for (guint i = 0; i < choice->board->n_corners; i++)
    if (adv_corner_set_has (&corners, i))
      {
        decision->place = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * adv_choice_test:
 * @choice: what has been chosen so far
 * @kind: a kind of decision
 * @refusal: (out): why not; its reason is 0 if nobody can decide now
 *
 * Returns: whether a decision of @kind is possible now
 */
gboolean
adv_choice_test (const AdvChoice *choice,
                 AdvDecisionKind  kind,
                 AdvRefusal      *refusal)
{
  const AdvState *state = choice->state;
  AdvDecision decision = { .kind = kind };

  *refusal = (AdvRefusal) { 0 };
  if (!choice->is_active)
    return FALSE;
  switch (kind)
    {
    case ADV_ROAD:
    case ADV_VILLAGE:
    case ADV_CITY:
      if (!find_example (choice, kind, &decision))
        {
          *refusal = refuse_all (state, kind);
          return FALSE;
        }
      break;
    case ADV_PLAY_KNIGHT:
      /* Any hexagon but that of the robber. */
      decision.place = state->robber == 0 ? 1 : 0;
      decision.other = find_victim (choice, decision.place);
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
  return adv_legal_test (state, choice->board, &decision, refusal);
}

/** adv_choice_find_buildable: what could be built or bought now, a bit for each
    #AdvDecisionKind. */
guint
adv_choice_find_buildable (const AdvChoice *choice)
{
  static const AdvDecisionKind kinds[] = { ADV_ROAD, ADV_VILLAGE, ADV_CITY, ADV_BUY };
  AdvRefusal refusal;
  guint found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (adv_choice_test (choice, kinds[i], &refusal))
      found |= 1u << kinds[i];
  return found;
}

/** adv_choice_has_rate: whether the player has as many of @good as the bank takes for another. */
gboolean
adv_choice_has_rate (const AdvChoice *choice,
                     guint8           good)
{
  const AdvState *state = choice->state;

  return get_held (state, good) >= adv_state_rate (state, choice->board, state->decider, good);
}

/** adv_choice_has_trade: whether goods are chosen for both sides of a trade. */
gboolean
adv_choice_has_trade (const AdvChoice *choice)
{
  return adv_total (choice->goods[ADV_GIVE], ADV_TRADED) > 0 &&
         adv_total (choice->goods[ADV_GET], ADV_TRADED) > 0;
}

/** adv_choice_find_takers: the others who may have what is chosen to get, a bit each, by what
    everybody knows; (out) @likely: those who surely have it. */
guint
adv_choice_find_takers (const AdvChoice *choice,
                        guint           *likely)
{
  const AdvState *state = choice->state;
  const guint8 *wanted = choice->goods[ADV_GET];
  guint able = 0;

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

/** adv_choice_is_bluff: whether the hand is seen and could not pay a bid of @number. */
gboolean
adv_choice_is_bluff (const AdvChoice *choice,
                     guint            number)
{
  return choice->sees_hand &&
         !adv_state_can_pay (choice->state, choice->board, choice->state->decider, number);
}

/** adv_choice_find_payable: the most that can be bid without a bluff, as far as the hand is seen;
    0 for nothing. */
guint
adv_choice_find_payable (const AdvChoice *choice)
{
  guint most = adv_state_ceiling (choice->state, choice->board, choice->state->decider);

  while (most > 0 && adv_choice_is_bluff (choice, most))
    most--;
  return most;
}

/** adv_choice_can_accept: whether the hand, if it is seen, has what is asked for; %TRUE if it is
    not. */
gboolean
adv_choice_can_accept (const AdvChoice *choice)
{
  AdvDecision decision = { .kind = ADV_YES };
  AdvRefusal refusal;

  return !choice->sees_hand ||
         adv_legal_test (choice->state, choice->board, &decision, &refusal);
}

/* --- marks --- */

/** adv_choice_get_kind: the kind of places that may be chosen now. */
AdvPlaceKind
adv_choice_get_kind (const AdvChoice *choice)
{
  guint8 mode = choice->mode;

  switch (choice->state->phase)
    {
    case ADV_PHASE_ROADS:
      return ADV_PLACE_EDGE;
    case ADV_PHASE_BUILD:
      if (!choice->is_active)
        return ADV_PLACE_HEXAGON;
      return mode == ADV_ROAD          ? ADV_PLACE_EDGE
             : mode == ADV_PLAY_KNIGHT ? ADV_PLACE_HEXAGON : ADV_PLACE_CORNER;
    default:
      return ADV_PLACE_HEXAGON;
    }
}

static void
mark_hexagons (const AdvChoice *choice,
               AdvScene        *scene)
{
  for (guint i = 0; i < scene->board->n_hexagons; i++)
    if (i != choice->state->robber)
      adv_hexagon_set_add (&scene->hexagons, i);
}

/* Where a village or a city can be paid for. */
static void
mark_affordable (const AdvChoice *choice,
                 AdvScene        *scene)
{
  AdvRefusal refusal;

  for (AdvDecisionKind kind = ADV_VILLAGE; kind <= ADV_CITY; kind++)
    if (adv_choice_test (choice, kind, &refusal))
      {
        AdvCornerSet corners = find_corners (choice, kind);

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

/* The steps of a turn that is advised. */
static void
mark_advice (const AdvChoice *choice,
             AdvScene        *scene)
{
  for (guint i = 0; choice->n_advice > 1 && i < choice->n_advice; i++)
    {
      int place = get_place (scene->board, &choice->advice[i]);

      if (place >= 0 && scene->n_ghosts < KIT_MAX_GHOSTS)
        scene->ghosts[scene->n_ghosts++] =
          (KitGhost) { place, get_placing (&choice->advice[i]), i + 1 };
    }
}

/** adv_choice_mark: adds to @scene what may be chosen, what is chosen, and the cursor. With a
    covered hand nothing of it depends on the hand, for no place may be chosen then. */
void
adv_choice_mark (const AdvChoice *choice,
                 AdvScene        *scene)
{
  guint8 phase = choice->state->phase;
  guint8 kind = choice->considered != ADV_NONE ? choice->considered : choice->mode;

  scene->cursor = choice->place;
  if (!choice->is_active)
    return;
  if (phase == ADV_PHASE_ROBBER || kind == ADV_PLAY_KNIGHT)
    mark_hexagons (choice, scene);
  else if (phase == ADV_PHASE_ROADS || (phase == ADV_PHASE_BUILD && kind == ADV_ROAD))
    scene->edges = find_edges (choice);
  else if (phase == ADV_PHASE_BUILD && (kind == ADV_VILLAGE || kind == ADV_CITY))
    scene->corners = find_corners (choice, kind);
  else if (phase == ADV_PHASE_BUILD && kind == ADV_NONE)
    mark_affordable (choice, scene);
  mark_advice (choice, scene);
  if (choice->proposal == NULL)
    return;
  scene->chosen = get_place (scene->board, choice->proposal);
  scene->placing = get_placing (choice->proposal);
}
