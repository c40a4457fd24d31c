/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the lines of decisions from a position, which makes a signature of the rules. */

#include "alx-apply.h"

typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint           depth;
  guint64         n;
} Count;

static gboolean
count_below (const AlxDecision *decision,
             gpointer           data)
{
  Count *count = data;
  AlxState next = *count->state;

  alx_apply (&next, count->board, decision, NULL);
  count->n += alx_perft (&next, count->board, count->depth - 1);
  return TRUE;
}

/**
 * alx_perft:
 * @state: a position
 * @board: its board
 * @depth: number of decisions in a line
 *
 * Nearly every change to the rules alters this number for some position.
 *
 * Returns: the number of lines of @depth legal decisions
 */
guint64
alx_perft (const AlxState *state,
           const AlxBoard *board,
           guint           depth)
{
  Count count = { .state = state, .board = board, .depth = depth };

  if (depth == 0)
    return 1;
  if (depth == 1)
    return alx_legal_count (state, board);
  alx_legal_foreach (state, board, count_below, &count);
  return count.n;
}
