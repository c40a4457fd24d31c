/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where Alexander may go: available spaces, the closest of them, and their points. */

#include "alx-state-private.h"

#include <string.h>

/** alx_state_space_is_available: whether @space is available, R7. */
gboolean
alx_state_space_is_available (const AlxState *state,
                              const AlxBoard *board,
                              guint8          space)
{
  const AlxSpace *s = &board->spaces[space];

  return s->symbol != ALX_PLAIN &&
         ((alx_state_available_of (state, board, s->symbol) >> s->number) & 1) != 0;
}

/**
 * alx_state_closest_distance:
 *
 * Returns: the distance of the closest available spaces of @symbol (R8, R9), or
 *   %ALX_NONE if there are none
 */
guint
alx_state_closest_distance (const AlxState *state,
                            const AlxBoard *board,
                            guint8          symbol)
{
  guint closest = alx_state_closest_of (state, board, symbol);

  if (closest == 0)
    return ALX_NONE;
  return board->space_distance[state->alexander][alx_state_first_of (board, symbol, closest)];
}

/** alx_state_symbol_is_dead: whether no available space shows @symbol, R15. */
gboolean
alx_state_symbol_is_dead (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  return alx_state_available_of (state, board, symbol) == 0;
}

/* Lists the spaces that a card of @symbol may lead to: a set for each symbol. */
static void
list_allowed (const AlxState *state,
              const AlxBoard *board,
              guint8          symbol,
              guint16         allowed[ALX_SYMBOLS])
{
  memset (allowed, 0, ALX_SYMBOLS * sizeof *allowed);
  allowed[symbol] = alx_state_closest_of (state, board, symbol);
  if (allowed[symbol] != 0)
    return;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    allowed[i] = state->options.joker == ALX_JOKER_ANY ? alx_state_available_of (state, board, i)
                                                       : alx_state_closest_of (state, board, i);
}

/**
 * alx_state_allowed_spaces:
 * @state: a position
 * @board: its board
 * @symbol: of the card
 *
 * The spaces that Alexander may go to with a card of @symbol (R9), which is a
 * joker when the symbol is dead (R15, option Joker). Whether there are walls enough
 * is not considered.
 */
AlxSpaceSet
alx_state_allowed_spaces (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  AlxSpaceSet spaces = { { 0 } };
  guint16 allowed[ALX_SYMBOLS];

  list_allowed (state, board, symbol, allowed);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint set = allowed[i]; set != 0; set &= set - 1)
      alx_space_set_add (&spaces, alx_state_first_of (board, i, set));
  return spaces;
}

/** alx_state_allowed_points: the points of alx_state_allowed_spaces(), R10. */
AlxPointSet
alx_state_allowed_points (const AlxState *state,
                          const AlxBoard *board,
                          guint8          symbol)
{
  AlxPointSet points = { { 0 } };
  guint16 allowed[ALX_SYMBOLS];

  list_allowed (state, board, symbol, allowed);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint set = allowed[i]; set != 0; set &= set - 1)
      {
        const guint8 *corners = board->spaces[alx_state_first_of (board, i, set)].points;

        for (guint k = 0; k < 3; k++)
          alx_point_set_add (&points, corners[k]);
      }
  return points;
}

/**
 * alx_state_least_walls:
 * @state: a position
 * @board: its board
 * @to: a point
 *
 * Returns: the fewest new walls that a shortest way to @to lays, R12
 */
guint
alx_state_least_walls (const AlxState *state,
                       const AlxBoard *board,
                       guint8          to)
{
  guint8 least[ALX_MAX_POINTS];
  guint8 queue[ALX_MAX_POINTS];
  guint n = 1;

  /* Breadth-first along the shortest ways: a point is taken from the queue after all points that
     are one side nearer to Alexander, so its value is final then. */
  memset (least, ALX_NONE, sizeof least);
  least[state->alexander] = 0;
  queue[0] = state->alexander;
  for (guint i = 0; i < n; i++)
    {
      guint8 p = queue[i];

      for (guint d = 0; d < ALX_DIRECTIONS; d++)
        if (board->next[p][to] & (1 << d))
          {
            guint8 q = board->points[p].neighbours[d];
            guint walls = least[p] + !alx_side_set_has (&state->walls, board->points[p].sides[d]);

            if (least[q] == ALX_NONE)
              queue[n++] = q;
            least[q] = MIN (least[q], walls);
          }
    }
  return least[to];
}

/**
 * alx_state_symbol_is_walkable:
 *
 * Returns: whether the walls in stock are enough for some way with a card of @symbol, R16
 */
gboolean
alx_state_symbol_is_walkable (const AlxState *state,
                              const AlxBoard *board,
                              guint8          symbol)
{
  guint stock = state->black + state->red;
  guint distance = alx_state_closest_distance (state, board, symbol);
  AlxPointSet points;
  guint16 allowed[ALX_SYMBOLS];

  /* First the cheap tests that are enough for nearly all positions: a way never needs more walls
     than it has sides. */
  if (distance != ALX_NONE && distance <= stock)
    return TRUE;
  list_allowed (state, board, symbol, allowed);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (allowed[i] != 0 &&
        board->space_distance[state->alexander][alx_state_first_of (board, i, allowed[i])] <= stock)
      return TRUE;

  points = alx_state_allowed_points (state, board, symbol);
  for (guint p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&points, p) && alx_state_least_walls (state, board, p) <= stock)
      return TRUE;
  return FALSE;
}

/**
 * alx_state_move_is_possible:
 *
 * Returns: whether Alexander can be moved with any card face up or in the hand of
 *   the player on turn; if not, R17 applies
 */
gboolean
alx_state_move_is_possible (const AlxState *state,
                            const AlxBoard *board)
{
  for (guint8 symbol = 0; symbol < ALX_SYMBOLS; symbol++)
    {
      gboolean dead = alx_state_symbol_is_dead (state, board, symbol);
      gboolean usable = state->hands[state->player][symbol] > 0 && !dead;

      for (guint i = 0; i < ALX_FACE_UP; i++)
        if (state->face_up[i] == symbol)
          usable |= !dead || state->options.joker == ALX_JOKER_EACH ||
                    state->face_up[1 - i] == ALX_NONE ||
                    alx_state_symbol_is_dead (state, board, state->face_up[1 - i]);
      if (usable && alx_state_symbol_is_walkable (state, board, symbol))
        return TRUE;
    }
  return FALSE;
}
