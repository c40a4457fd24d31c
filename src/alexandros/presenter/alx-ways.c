/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All legal ways to a point, optionally through other points. */

#include "alx-ways.h"

#include <string.h>

static gboolean
list_way (const AlxDecision *decision,
          gpointer           data)
{
  AlxWays *ways = data;
  AlxPointSet missing = ways->via;

  for (guint i = 0; i < decision->n; i++)
    alx_point_set_remove (&missing, decision->at[i]);
  if (alx_point_set_size (&missing) > 0)
    return TRUE;
  if (ways->n < ALX_MAX_LISTED)
    ways->items[ways->n] = *decision;
  ways->n++;
  return TRUE;
}

static void
list_all (AlxWays        *ways,
          const AlxState *state,
          const AlxBoard *board)
{
  ways->n = ways->index = 0;
  alx_legal_foreach_way (state, board, ways->to, list_way, ways);
}

/**
 * alx_ways_list:
 * @ways: (out): all legal ways to @to
 * @state: a position in the way phase
 * @board: its board
 * @to: an allowed point
 *
 * Returns: whether there are any
 */
gboolean
alx_ways_list (AlxWays        *ways,
               const AlxState *state,
               const AlxBoard *board,
               guint8          to)
{
  memset (&ways->via, 0, sizeof ways->via);
  ways->to = to;
  list_all (ways, state, board);
  return ways->n > 0;
}

/**
 * alx_ways_bend:
 * @ways: (inout): ways to a point
 * @state: the position
 * @board: its board
 * @via: another point that they must pass; if no way passes the earlier ones as well, those are
 *   dropped
 *
 * Returns: whether a way passes @via; otherwise nothing has changed
 */
gboolean
alx_ways_bend (AlxWays        *ways,
               const AlxState *state,
               const AlxBoard *board,
               guint8          via)
{
  AlxWays before = *ways;

  alx_point_set_add (&ways->via, via);
  list_all (ways, state, board);
  if (ways->n == 0)
    {
      memset (&ways->via, 0, sizeof ways->via);
      alx_point_set_add (&ways->via, via);
      list_all (ways, state, board);
    }
  if (ways->n == 0)
    *ways = before;
  return alx_point_set_has (&ways->via, via);
}
