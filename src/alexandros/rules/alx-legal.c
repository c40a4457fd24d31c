/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests whether a decision is legal, and if not, says why. */

#include "alx-legal.h"

#include <string.h>

static gboolean
refuse (AlxRefusal       *refusal,
        AlxRefusalReason  reason,
        guint             rule)
{
  refusal->reason = reason;
  refusal->rule = rule;
  return FALSE;
}

static gboolean
refuse_figures (AlxRefusal       *refusal,
                AlxRefusalReason  reason,
                guint             rule,
                guint             number,
                guint             limit)
{
  refusal->number = number;
  refusal->limit = limit;
  return refuse (refusal, reason, rule);
}

static gboolean
refuse_places (AlxRefusal       *refusal,
               AlxRefusalReason  reason,
               guint             rule,
               guint8            place,
               guint8            other)
{
  refusal->place = place;
  refusal->other = other;
  return refuse (refusal, reason, rule);
}

/* R16: a card with no allowed way may not be chosen. */
static gboolean
test_some_way (const AlxState *state,
               const AlxBoard *board,
               guint8          symbol,
               AlxRefusal     *refusal)
{
  AlxPointSet points;
  guint least = ALX_NONE;

  if (alx_state_symbol_is_walkable (state, board, symbol))
    return TRUE;
  points = alx_state_allowed_points (state, board, symbol);
  for (guint p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&points, p))
      least = MIN (least, alx_state_least_walls (state, board, p));
  if (least == ALX_NONE)
    return refuse (refusal, ALX_REFUSED_NO_SPACE, 7);
  return refuse_figures (refusal, ALX_REFUSED_NO_WAY, 16, least, state->black + state->red);
}

static gboolean
is_face_up (const AlxState *state,
            guint8          symbol)
{
  return state->face_up[0] == symbol || state->face_up[1] == symbol;
}

static gboolean
test_choose (const AlxState    *state,
             const AlxBoard    *board,
             const AlxDecision *decision,
             AlxRefusal        *refusal)
{
  guint8 symbol = refusal->symbol = decision->symbol;

  if (!is_face_up (state, symbol))
    return refuse (refusal, ALX_REFUSED_NOT_FACE_UP, 9);

  if (state->options.joker != ALX_JOKER_EACH && alx_state_symbol_is_dead (state, board, symbol))
    for (guint i = 0; i < ALX_FACE_UP; i++)
      if (state->face_up[i] != ALX_NONE &&
          !alx_state_symbol_is_dead (state, board, state->face_up[i]))
        {
          refusal->symbol = state->face_up[i];
          return refuse (refusal, ALX_REFUSED_OTHER_NOT_DEAD, 15);
        }
  return test_some_way (state, board, symbol, refusal);
}

/* Whether the player on turn has a card of @symbol or, in a view, may have. */
static gboolean
may_have (const AlxState *state,
          guint8          symbol)
{
  return state->hands[state->player][symbol] + state->unnamed[state->player] > 0;
}

static gboolean
test_special (const AlxState    *state,
              const AlxBoard    *board,
              const AlxDecision *decision,
              AlxRefusal        *refusal)
{
  gboolean some_face_up = state->face_up[0] != ALX_NONE || state->face_up[1] != ALX_NONE;

  refusal->symbol = decision->symbol;
  if (!may_have (state, decision->symbol))
    return refuse (refusal, ALX_REFUSED_NOT_IN_HAND, 14);
  if (alx_state_symbol_is_dead (state, board, decision->symbol))
    return refuse (refusal, ALX_REFUSED_DEAD_IN_HAND, 14);
  if (!state->options.special_refresh || !some_face_up)
    {
      if (decision->refreshed != ALX_NONE)
        return refuse (refusal, ALX_REFUSED_REFRESH_OFF, 14);
    }
  else if (decision->refreshed == ALX_NONE)
    return refuse (refusal, ALX_REFUSED_REFRESH_MISSING, 14);
  else if (!is_face_up (state, decision->refreshed))
    {
      refusal->symbol = decision->refreshed;
      return refuse (refusal, ALX_REFUSED_NOT_FACE_UP, 14);
    }
  return test_some_way (state, board, decision->symbol, refusal);
}

/* Explains why Alexander may not go to @point: finds the nearest available space that touches it
   and that the card could stand for, and the distance at which it would be allowed. */
static gboolean
refuse_target (const AlxState *state,
               const AlxBoard *board,
               guint8          point,
               AlxRefusal     *refusal)
{
  gboolean joker = alx_state_symbol_is_dead (state, board, state->symbol);
  guint nearest = ALX_NONE;
  guint closest = joker ? ALX_NONE : alx_state_closest_distance (state, board, state->symbol);

  for (guint s = 0; s < board->n_spaces; s++)
    if (alx_space_set_has (&board->points[point].spaces, s) &&
        (joker || board->spaces[s].symbol == state->symbol) &&
        alx_state_space_is_available (state, board, s) &&
        board->space_distance[state->alexander][s] < nearest)
      {
        nearest = board->space_distance[state->alexander][s];
        closest = alx_state_closest_distance (state, board, board->spaces[s].symbol);
      }
  refusal->symbol = joker ? ALX_NONE : state->symbol;
  refusal->place = point;
  return refuse_figures (refusal, ALX_REFUSED_WAY_TARGET, joker ? 15 : 9, nearest, closest);
}

static gboolean
test_way (const AlxState    *state,
          const AlxBoard    *board,
          const AlxDecision *decision,
          AlxRefusal        *refusal)
{
  AlxPointSet points = alx_state_allowed_points (state, board, state->symbol);
  guint stock = state->black + state->red;
  guint walls = 0;
  guint shortest;
  guint8 to = decision->at[decision->n - 1];

  refusal->symbol = state->symbol;
  if (decision->at[0] != state->alexander)
    return refuse_places (refusal, ALX_REFUSED_WAY_START, 11, state->alexander, ALX_NONE);

  for (guint i = 1; i < decision->n; i++)
    {
      guint16 side = alx_board_find_side (board, decision->at[i - 1], decision->at[i]);

      if (side == ALX_NO_SIDE)
        return refuse_places (refusal, ALX_REFUSED_WAY_BROKEN, 11,
                              decision->at[i - 1], decision->at[i]);
      walls += !alx_side_set_has (&state->walls, side);
    }

  if (!alx_point_set_has (&points, to))
    return refuse_target (state, board, to, refusal);
  shortest = board->distance[state->alexander][to];
  if (decision->n - 1u > shortest)
    return refuse_figures (refusal, ALX_REFUSED_WAY_LONG, 11, decision->n - 1, shortest);
  if (walls > stock)
    return refuse_figures (refusal, ALX_REFUSED_WAY_WALLS, 16, walls, stock);
  return TRUE;
}

/**
 * alx_legal_cost:
 * @state: a position
 * @board: its board
 * @decision: an occupation whose governors stand in one province
 * @cost: (out): its cost, whether or not the player can pay it
 *
 * R22, R24, R25 and the option Compensation.
 */
void
alx_legal_cost (const AlxState    *state,
                const AlxBoard    *board,
                const AlxDecision *decision,
                AlxCost           *cost)
{
  AlxProvince province;
  guint owed = 0;

  alx_state_get_province (state, state->province[decision->at[0]], &province);
  memset (cost, 0, sizeof *cost);
  memcpy (cost->occupation, province.of_symbol, ALX_SYMBOLS);
  for (guint i = 0; i < decision->n; i++)
    cost->occupation[board->spaces[decision->at[i]].symbol]--;
  cost->loser = province.owner;
  if (province.owner == ALX_NONE)
    return;

  for (guint i = 0; i < province.n_governors; i++)
    cost->removal[board->spaces[province.governors[i]].symbol] += 2;
  if (state->n_players == 2 || state->options.compensation == ALX_COMPENSATION_NONE)
    return;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    owed += cost->occupation[i] +
            (state->options.compensation == ALX_COMPENSATION_ALL ? cost->removal[i] : 0);
  cost->owed = (owed + 1) / 2;
}

static gboolean
test_occupy (const AlxState    *state,
             const AlxBoard    *board,
             const AlxDecision *decision,
             AlxRefusal        *refusal)
{
  guint8 label = state->province[decision->at[0]];
  guint unused = alx_state_unused_governors (state, state->player);
  AlxProvince province;
  AlxCost cost;
  guint missing = 0;

  for (guint i = 1; i < decision->n; i++)
    if (decision->at[i] <= decision->at[i - 1])
      return refuse_places (refusal, ALX_REFUSED_NOT_IN_ORDER, 22,
                            decision->at[i - 1], decision->at[i]);
    else if (state->province[decision->at[i]] != label)
      return refuse_places (refusal, ALX_REFUSED_TWO_PROVINCES, 22,
                            decision->at[i - 1], decision->at[i]);

  alx_state_get_province (state, label, &province);
  if (province.n_symbols == 0)
    return refuse_places (refusal, ALX_REFUSED_NO_SYMBOL, 21, decision->at[0], ALX_NONE);
  for (guint i = 0; i < decision->n; i++)
    if (board->spaces[decision->at[i]].symbol == ALX_PLAIN)
      return refuse_places (refusal, ALX_REFUSED_PLAIN_SPACE, 22, decision->at[i], ALX_NONE);
  if (province.owner == state->player)
    return refuse_places (refusal, ALX_REFUSED_OWN_PROVINCE, 23, province.governors[0], ALX_NONE);
  if (decision->n > unused)
    return refuse_figures (refusal, ALX_REFUSED_GOVERNORS, 22, decision->n, unused);

  alx_legal_cost (state, board, decision, &cost);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      guint needed = cost.occupation[i] + cost.removal[i];
      guint held = state->hands[state->player][i];

      refusal->cards[i] = needed > held ? needed - held : 0;
      missing += refusal->cards[i];
    }
  if (missing > state->unnamed[state->player])
    return refuse (refusal, ALX_REFUSED_CARDS, province.owner == ALX_NONE ? 22 : 24);
  return TRUE;
}

static gboolean
test_compensate (const AlxState    *state,
                 const AlxDecision *decision,
                 AlxRefusal        *refusal)
{
  guint given = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += decision->at[i];
  if (given != state->owed)
    return refuse_figures (refusal, ALX_REFUSED_COMPENSATION_NUMBER, 25, given, state->owed);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (decision->at[i] > state->paid[i])
      {
        refusal->symbol = i;
        return refuse (refusal, ALX_REFUSED_COMPENSATION_CARDS, 25);
      }
  return TRUE;
}

static gboolean
has_governor_on_symbol (const AlxState *state,
                        const AlxBoard *board,
                        guint8          symbol)
{
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[state->player][i];

      if (space != ALX_NONE && board->spaces[space].symbol == symbol)
        return TRUE;
    }
  return FALSE;
}

static gboolean
test_levy (const AlxState    *state,
           const AlxBoard    *board,
           const AlxDecision *decision,
           AlxRefusal        *refusal)
{
  refusal->symbol = decision->symbol;
  if (state->levied)
    return refuse (refusal, ALX_REFUSED_LEVIED, 27);
  if (alx_state_unused_governors (state, state->player) == ALX_GOVERNORS)
    return refuse (refusal, ALX_REFUSED_NO_GOVERNOR, 27);
  if (!has_governor_on_symbol (state, board, decision->symbol))
    return refuse (refusal, ALX_REFUSED_LEVY_SYMBOL, 27);
  if (!may_have (state, decision->symbol))
    return refuse (refusal, ALX_REFUSED_NOT_IN_HAND, 27);
  return TRUE;
}

static gboolean
test_action (const AlxState    *state,
             const AlxBoard    *board,
             const AlxDecision *decision,
             AlxRefusal        *refusal)
{
  switch (decision->kind)
    {
    case ALX_DRAW:
      return alx_state_supply_size (state) + alx_state_discards_size (state) > 0 ||
             refuse (refusal, ALX_REFUSED_NO_CARDS, 19);
    case ALX_TAKE:
      refusal->symbol = decision->symbol;
      return is_face_up (state, decision->symbol) ||
             refuse (refusal, ALX_REFUSED_NOT_FACE_UP, 18);
    case ALX_OCCUPY:
      return test_occupy (state, board, decision, refusal);
    case ALX_LEVY:
      return test_levy (state, board, decision, refusal);
    case ALX_TAKE_BACK:
      return alx_state_governor_on (state, decision->at[0]) == state->player ||
             refuse_places (refusal, ALX_REFUSED_NOT_OWN_GOVERNOR, 29, decision->at[0], ALX_NONE);
    case ALX_END_TURN:
      return TRUE;
    default:
      return refuse_figures (refusal, ALX_REFUSED_PHASE, 6, ALX_PHASE_ACTIONS, 0);
    }
}

/**
 * alx_legal_test:
 * @state: a position
 * @board: its board
 * @decision: a decision that is well formed for @board
 * @refusal: (out): why it is not legal; its reason is %ALX_REFUSED_NOT if it is
 *
 * Returns: whether the decision is legal for the player on turn
 */
gboolean
alx_legal_test (const AlxState    *state,
                const AlxBoard    *board,
                const AlxDecision *decision,
                AlxRefusal        *refusal)
{
  memset (refusal, 0, sizeof *refusal);
  switch (state->phase)
    {
    case ALX_PHASE_CARD:
      if (decision->kind == ALX_CHOOSE)
        return test_choose (state, board, decision, refusal);
      if (decision->kind == ALX_SPECIAL)
        return test_special (state, board, decision, refusal);
      if (decision->kind == ALX_NO_MOVE)
        return !alx_state_move_is_possible (state, board) ||
               refuse (refusal, ALX_REFUSED_MOVE_POSSIBLE, 17);
      break;
    case ALX_PHASE_WAY:
      if (decision->kind == ALX_WAY)
        return test_way (state, board, decision, refusal);
      break;
    case ALX_PHASE_ACTIONS:
      return test_action (state, board, decision, refusal);
    case ALX_PHASE_COMPENSATION:
      if (decision->kind == ALX_COMPENSATE)
        return test_compensate (state, decision, refusal);
      break;
    default:
      return refuse (refusal, ALX_REFUSED_OVER, alx_state_is_won (state, board) ? 40 : 41);
    }
  return refuse_figures (refusal, ALX_REFUSED_PHASE, 6, state->phase, 0);
}
