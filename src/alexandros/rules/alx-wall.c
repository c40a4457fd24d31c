/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walls, and the provinces that they divide. */

#include "alx-state-private.h"

/* How a space is marked whose part is 1 or 2: what is beyond the rim is neither new nor met. */
#define BOTH   3
#define BEYOND 4

/* The two parts, as far as they are known. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint8          found[G_MAXUINT8 + 1];        /* the mark of each space */
  guint           met;                          /* they are one */
} Parts;

/* Leaves @space of the part that is marked @mark: its neighbours that are new are added to the
   @n spaces of the part. Nothing here branches, because nothing here can be foretold. Returns
   the new @n. */
static inline guint
spread (Parts  *parts,
        guint8  space,
        guint8  mark,
        guint8 *spaces,
        guint   n)
{
  const AlxSpace *s = &parts->board->spaces[space];

  for (guint k = 0; k < 3; k++)
    {
      guint8 next = s->neighbours[k];
      guint wall = alx_side_set_has (&parts->state->walls, s->sides[k]);
      guint fresh = (wall | parts->found[next]) == 0;

      parts->met |= !wall & (parts->found[next] == (mark ^ BOTH));
      spaces[n] = next;
      n += fresh;
      parts->found[next] |= mark & -fresh;
    }
  return n;
}

/*
 * Spreads over both sides of a new wall by turns, one space each: so the way is no longer than
 * twice the smaller part, and most provinces that are closed are small. A fill of all bits at once
 * looks at the whole board. Returns the part that cannot grow any more, or -1 when they met; its
 * spaces, and how many they are.
 */
static int
find_cut_off (const AlxState *state,
              const AlxBoard *board,
              const AlxSide  *side,
              guint8          spaces[2][ALX_MAX_SPACES + 1],    /* one more is written than
                                                                   counts */
              guint          *n_spaces)
{
  Parts parts = { state, board, { 0 }, FALSE };
  guint a = 1;
  guint b = 1;

  spaces[0][0] = side->spaces[0];
  spaces[1][0] = side->spaces[1];
  parts.found[side->spaces[0]] = 1;
  parts.found[side->spaces[1]] = 2;
  parts.found[ALX_NONE] = BEYOND;
  for (guint i = 0; !parts.met; i++)
    {
      *n_spaces = i;
      if (i == a)
        return 0;
      a = spread (&parts, spaces[0][i], 1, spaces[0], a);
      if (i == b)
        return 1;
      b = spread (&parts, spaces[1][i], 2, spaces[1], b);
    }
  return -1;
}

/* The governors of @from who stand in the new province @to move there with their space. */
static void
divide_governors (AlxState *state,
                  guint     from,
                  guint     to)
{
  guint player = state->holder[from] >> 4;
  guint moved = 0;

  if (state->holder[from] == 0)
    return;
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[player][i];

      moved += space != ALX_NONE && state->province[space] == to;
    }
  if (moved == 0)
    return;
  state->holder[to] = player << 4 | moved;
  if (moved == alx_state_holding (state, from))
    state->holder[from] = 0;
  else
    state->holder[from] -= moved;
}

/* If the wall that was just laid on @side divides a province, the smaller part gets a label of its
   own. */
static void
divide (AlxState       *state,
        const AlxBoard *board,
        const AlxSide  *side)
{
  guint8 spaces[2][ALX_MAX_SPACES + 1];
  guint from = state->province[side->spaces[0]];
  guint to = state->n_provinces;
  AlxCards symbols = 0;
  guint n_symbols = 0;
  guint n;
  int smaller = find_cut_off (state, board, side, spaces, &n);

  if (smaller < 0)
    return;

  for (guint i = 0; i < n; i++)
    {
      const AlxSpace *space = &board->spaces[spaces[smaller][i]];

      state->province[spaces[smaller][i]] = to;
      symbols += space->card;
      n_symbols += space->symbol != ALX_PLAIN;
    }
  state->symbols[to] = symbols;
  state->symbols[from] -= symbols;
  state->value[to] = n - n_symbols;
  state->value[from] -= state->value[to];
  state->n_provinces++;
  divide_governors (state, from, to);
}

/**
 * alx_state_lay_wall:
 * @state: (inout): a position
 * @board: its board
 * @side: a side without a wall
 * @red: whether the wall is red; one is taken from that stock
 *
 * Keeps the provinces (R20) and the available spaces (R7) up to date.
 */
void
alx_state_lay_wall (AlxState       *state,
                    const AlxBoard *board,
                    guint16         side,
                    gboolean        red)
{
  const AlxSide *s = &board->sides[side];
  const AlxSpace *space = &board->spaces[s->spaces[0]];
  gboolean closes;

  g_assert (!alx_side_set_has (&state->walls, side));

  alx_side_set_add (&state->walls, side);
  if (red)
    {
      alx_side_set_add (&state->red_walls, side);
      state->red--;
    }
  else
    state->black--;

  /* Alexander's trail hangs together, and in a game it begins on the rim: then a wall closes
     something just when both its ends are held. In a position from elsewhere they may be held by
     walls that do not meet: alx_state_divide() sees that. So nobody has to keep sets of points
     that hang together. */
  closes = alx_point_set_has (&state->held, s->points[0]) &&
           alx_point_set_has (&state->held, s->points[1]);
  alx_point_set_add (&state->held, s->points[0]);
  alx_point_set_add (&state->held, s->points[1]);
  state->unwalled[space->symbol] &= ~(1u << space->number);
  if (s->spaces[1] == ALX_NONE)
    return;
  space = &board->spaces[s->spaces[1]];
  state->unwalled[space->symbol] &= ~(1u << space->number);
  if (closes)
    divide (state, board, s);
}
