/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal decisions of a position, one after the other. */

#include "alx-legal.h"

#include <string.h>

/* What is handed through the recursions. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  AlxVisit        visit;
  gpointer        data;
  AlxDecision     decision;
} Walk;

static gboolean
visit_if_legal (Walk *walk)
{
  AlxRefusal refusal;

  return !alx_legal_test (walk->state, walk->board, &walk->decision, &refusal) ||
         walk->visit (&walk->decision, walk->data);
}

/* One decision of @kind for each symbol, where it is legal. */
static gboolean
visit_symbols (Walk            *walk,
               AlxDecisionKind  kind)
{
  alx_decision_init (&walk->decision, kind);
  for (guint8 symbol = 0; symbol < ALX_SYMBOLS; symbol++)
    {
      walk->decision.symbol = symbol;
      if (!visit_if_legal (walk))
        return FALSE;
    }
  return TRUE;
}

static gboolean
visit_specials (Walk *walk)
{
  const AlxState *state = walk->state;
  gboolean refresh = state->options.special_refresh &&
                     (state->face_up[0] != ALX_NONE || state->face_up[1] != ALX_NONE);

  if (!refresh)
    return visit_symbols (walk, ALX_SPECIAL);
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      if (state->face_up[i] == ALX_NONE || (i == 1 && state->face_up[0] == state->face_up[1]))
        continue;
      alx_decision_init (&walk->decision, ALX_SPECIAL);
      walk->decision.refreshed = state->face_up[i];
      for (guint8 symbol = 0; symbol < ALX_SYMBOLS; symbol++)
        {
          walk->decision.symbol = symbol;
          if (!visit_if_legal (walk))
            return FALSE;
        }
    }
  return TRUE;
}

/* All shortest ways on from the last point of the decision to @to with at most @stock new walls. */
static gboolean
visit_ways_on (Walk   *walk,
               guint8  to,
               int     stock)
{
  guint8 at = walk->decision.at[walk->decision.n - 1];
  guint8 next = walk->board->next[at][to];

  if (stock < 0)
    return TRUE;
  if (at == to)
    return walk->visit (&walk->decision, walk->data);

  for (guint d = 0; d < ALX_DIRECTIONS; d++)
    if (next & (1 << d))
      {
        const AlxPoint *point = &walk->board->points[at];
        gboolean more;

        walk->decision.at[walk->decision.n++] = point->neighbours[d];
        more = visit_ways_on (walk, to,
                              stock - !alx_side_set_has (&walk->state->walls, point->sides[d]));
        walk->decision.at[--walk->decision.n] = 0;
        if (!more)
          return FALSE;
      }
  return TRUE;
}

static gboolean
visit_ways_to (Walk   *walk,
               guint8  to)
{
  guint stock = walk->state->black + walk->state->red;

  if (walk->board->distance[walk->state->alexander][to] > stock &&
      alx_state_least_walls (walk->state, walk->board, to) > stock)
    return TRUE;
  alx_decision_init (&walk->decision, ALX_WAY);
  walk->decision.n = 1;
  walk->decision.at[0] = walk->state->alexander;
  return visit_ways_on (walk, to, stock);
}

static gboolean
visit_ways (Walk *walk)
{
  AlxPointSet points = alx_state_allowed_points (walk->state, walk->board, walk->state->symbol);

  for (guint p = 0; p < walk->board->n_points; p++)
    if (alx_point_set_has (&points, p) && !visit_ways_to (walk, p))
      return FALSE;
  return TRUE;
}

/* Occupations of one province that put one governor more on a space from @first on. @missing: cards that
   neither the hand nor a governor so far stands for; each governor to come can stand for one at the most. */
static gboolean
visit_occupations_on (Walk              *walk,
                      const AlxProvince *province,
                      guint              first,
                      guint              governors,
                      int                missing[ALX_SYMBOLS])
{
  guint total = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    total += MAX (missing[i], 0);
  if (total > governors)
    return TRUE;
  if (total == 0 && walk->decision.n > 0 && !walk->visit (&walk->decision, walk->data))
    return FALSE;
  if (governors == 0)
    return TRUE;

  for (guint s = first; s < walk->board->n_spaces; s++)
    if (walk->state->province[s] == province->label &&
        alx_space_set_has (&walk->board->symbol_spaces, s))
      {
        guint8 symbol = walk->board->spaces[s].symbol;
        gboolean more;

        walk->decision.at[walk->decision.n++] = s;
        missing[symbol]--;
        more = visit_occupations_on (walk, province, s + 1, governors - 1, missing);
        missing[symbol]++;
        walk->decision.at[--walk->decision.n] = 0;
        if (!more)
          return FALSE;
      }
  return TRUE;
}

static gboolean
visit_occupations (Walk *walk)
{
  const AlxState *state = walk->state;
  guint unused = alx_state_unused_governors (state, state->player);

  for (guint label = 0; unused > 0 && label < state->n_provinces; label++)
    {
      AlxProvince province;
      int missing[ALX_SYMBOLS];

      alx_state_get_province (state, walk->board, label, &province);
      if (province.n_symbols == 0 || province.owner == state->player)
        continue;
      for (guint i = 0; i < ALX_SYMBOLS; i++)
        missing[i] = province.of_symbol[i] - state->hands[state->player][i];
      for (guint i = 0; i < province.n_governors; i++)
        missing[walk->board->spaces[province.governors[i]].symbol] += 2;
      for (guint i = 0; i < ALX_SYMBOLS; i++)
        if (missing[i] > province.of_symbol[i])
          missing[i] = ALX_GOVERNORS + 1;       /* a removal that no governor can stand for */
      alx_decision_init (&walk->decision, ALX_OCCUPY);
      if (!visit_occupations_on (walk, &province, 0, unused, missing))
        return FALSE;
    }
  return TRUE;
}

/* All ways to give @owed of the cards paid, from @symbol on. */
static gboolean
visit_compensations (Walk  *walk,
                     guint  symbol,
                     guint  owed)
{
  if (symbol == ALX_SYMBOLS)
    return owed > 0 || walk->visit (&walk->decision, walk->data);

  for (guint n = 0; n <= MIN (owed, walk->state->paid[symbol]); n++)
    {
      walk->decision.at[symbol] = n;
      if (!visit_compensations (walk, symbol + 1, owed - n))
        return FALSE;
    }
  walk->decision.at[symbol] = 0;
  return TRUE;
}

static gboolean
visit_take_backs (Walk *walk)
{
  alx_decision_init (&walk->decision, ALX_TAKE_BACK);
  walk->decision.n = 1;
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      walk->decision.at[0] = walk->state->governors[walk->state->player][i];
      if (walk->decision.at[0] != ALX_NONE && !walk->visit (&walk->decision, walk->data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
visit_single (Walk            *walk,
              AlxDecisionKind  kind)
{
  alx_decision_init (&walk->decision, kind);
  return visit_if_legal (walk);
}

/**
 * alx_legal_foreach:
 * @state: a position
 * @board: its board
 * @visit: (scope call): called with each legal decision once
 * @data: for @visit
 *
 * Some positions have tens of thousands of legal decisions: nothing is listed.
 *
 * Returns: %FALSE if @visit stopped it
 */
gboolean
alx_legal_foreach (const AlxState *state,
                   const AlxBoard *board,
                   AlxVisit        visit,
                   gpointer        data)
{
  Walk walk = { .state = state, .board = board, .visit = visit, .data = data };

  switch (state->phase)
    {
    case ALX_PHASE_CARD:
      return visit_symbols (&walk, ALX_CHOOSE) &&
             visit_specials (&walk) &&
             visit_single (&walk, ALX_NO_MOVE);
    case ALX_PHASE_WAY:
      return visit_ways (&walk);
    case ALX_PHASE_ACTIONS:
      return visit_single (&walk, ALX_DRAW) &&
             visit_symbols (&walk, ALX_TAKE) &&
             visit_occupations (&walk) &&
             visit_symbols (&walk, ALX_LEVY) &&
             visit_take_backs (&walk) &&
             visit_single (&walk, ALX_END_TURN);
    case ALX_PHASE_COMPENSATION:
      alx_decision_init (&walk.decision, ALX_COMPENSATE);
      walk.decision.n = ALX_SYMBOLS;
      return visit_compensations (&walk, 0, state->owed);
    default:
      return TRUE;
    }
}

/**
 * alx_legal_foreach_way:
 * @state: a position in the way phase
 * @board: its board
 * @to: an allowed point
 * @visit: (scope call): called with each legal way to @to
 * @data: for @visit
 *
 * Returns: %FALSE if @visit stopped it
 */
gboolean
alx_legal_foreach_way (const AlxState *state,
                       const AlxBoard *board,
                       guint8          to,
                       AlxVisit        visit,
                       gpointer        data)
{
  Walk walk = { .state = state, .board = board, .visit = visit, .data = data };

  return visit_ways_to (&walk, to);
}

static gboolean
count_one (const AlxDecision *decision,
           gpointer           data)
{
  (*(guint *) data)++;
  return TRUE;
}

/**
 * alx_legal_count:
 *
 * Returns: the number of legal decisions
 */
guint
alx_legal_count (const AlxState *state,
                 const AlxBoard *board)
{
  guint n = 0;

  /* Where walls cannot run short, all shortest ways are legal, and the board knows how many there are. */
  if (state->phase == ALX_PHASE_WAY)
    {
      AlxPointSet points = alx_state_allowed_points (state, board, state->symbol);
      guint farthest = 0;

      for (guint p = 0; p < board->n_points; p++)
        if (alx_point_set_has (&points, p))
          {
            n += board->n_ways[state->alexander][p];
            farthest = MAX (farthest, board->distance[state->alexander][p]);
          }
      if (farthest <= (guint) state->black + state->red)
        return n;
      n = 0;
    }
  alx_legal_foreach (state, board, count_one, &n);
  return n;
}

typedef struct
{
  guint        index;
  AlxDecision *decision;
} Pick;

static gboolean
pick_one (const AlxDecision *decision,
          gpointer           data)
{
  Pick *pick = data;

  if (pick->index-- > 0)
    return TRUE;
  *pick->decision = *decision;
  return FALSE;
}

/**
 * alx_legal_pick:
 * @state: a position
 * @board: its board
 * @index: from 0
 * @decision: (out): the decision that alx_legal_foreach() visits at @index
 *
 * Returns: whether there are that many
 */
gboolean
alx_legal_pick (const AlxState *state,
                const AlxBoard *board,
                guint           index,
                AlxDecision    *decision)
{
  Pick pick = { .index = index, .decision = decision };

  return !alx_legal_foreach (state, board, pick_one, &pick);
}
