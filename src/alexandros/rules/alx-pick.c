/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the legal decisions, and finds one by its number, without visiting them all where that can
   be avoided. */

#include "alx-iterate-private.h"
#include "alx-state-private.h"

static gboolean
count_one (const AlxDecision *decision,
           gpointer           data)
{
  (*(guint *) data)++;
  return TRUE;
}

/* If there are walls enough for all shortest ways, all of them are legal, and AlxBoard.n_ways has
   their number. Lists the points that they lead to. Returns the number of ways, or 0 if there might
   not be walls enough. */
static guint
list_free_points (const AlxState *state,
                  const AlxBoard *board,
                  AlxPointSet    *points)
{
  guint stock = state->black + state->red;
  guint n = 0;

  *points = alx_state_allowed_points (state, board, state->symbol);
  for (guint i = 0; i < G_N_ELEMENTS (points->bits); i++)
    for (guint64 bits = points->bits[i]; bits != 0; bits &= bits - 1)
      {
        guint p = i * 64 + __builtin_ctzll (bits);

        if (board->distance[state->alexander][p] > stock)
          return 0;
        n += board->n_ways[state->alexander][p];
      }
  return n;
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
  guint skip = G_MAXUINT / 2;
  AlxPointSet points;

  if (state->phase == ALX_PHASE_WAY && (n = list_free_points (state, board, &points)) > 0)
    return n;
  /* Decisions that are skipped are counted all the same. */
  alx_legal_foreach_but (state, board, count_one, &n, &skip);
  return n + G_MAXUINT / 2 - skip;
}

/* Makes the way that alx_legal_foreach_way() would visit at @index, if there are walls enough for
   all. */
static void
pick_way (const AlxBoard *board,
          guint8          from,
          guint8          to,
          guint           index,
          AlxDecision    *decision)
{
  alx_decision_init (decision, ALX_WAY);
  decision->at[decision->n++] = from;
  while (from != to)
    {
      const AlxPoint *point = &board->points[from];
      guint next = board->next[from][to];
      guint8 at = point->neighbours[__builtin_ctz (next)];

      while (index >= board->n_ways[at][to])
        {
          index -= board->n_ways[at][to];
          next &= next - 1;
          at = point->neighbours[__builtin_ctz (next)];
        }
      decision->at[decision->n++] = from = at;
    }
}

static void
pick_free_way (const AlxState    *state,
               const AlxBoard    *board,
               const AlxPointSet *points,
               guint              index,
               AlxDecision       *decision)
{
  for (guint i = 0; i < G_N_ELEMENTS (points->bits); i++)
    for (guint64 bits = points->bits[i]; bits != 0; bits &= bits - 1)
      {
        guint8 to = i * 64 + __builtin_ctzll (bits);
        guint n = board->n_ways[state->alexander][to];

        if (index < n)
          {
            pick_way (board, state->alexander, to, index, decision);
            return;
          }
        index -= n;
      }
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
 * Returns: whether there are more than @index legal decisions
 */
gboolean
alx_legal_pick (const AlxState *state,
                const AlxBoard *board,
                guint           index,
                AlxDecision    *decision)
{
  Pick pick = { .index = index, .decision = decision };
  AlxPointSet points;
  guint n;

  if (state->phase == ALX_PHASE_WAY && (n = list_free_points (state, board, &points)) > 0)
    {
      if (index < n)
        pick_free_way (state, board, &points, index, decision);
      return index < n;
    }
  return !alx_legal_foreach_but (state, board, pick_one, &pick, &pick.index);
}
