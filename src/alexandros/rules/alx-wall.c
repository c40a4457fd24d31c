/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walls, and the provinces that they divide. */

#include "alx-state-private.h"

/* The spaces of the two parts are marked 1 and 2. The mark for "beyond the rim" makes ALX_NONE look
   like a space that is already found, but in neither part. */
#define BOTH   3
#define BEYOND 4

/* The two parts, as far as they are known. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint8          found[G_MAXUINT8 + 1];        /* the mark of each space, 0 for none */
  guint           met;                          /* they are one province */
} Parts;

/* Adds the neighbours of @space that are not found yet to the @n spaces of the part with @mark.
   Returns the new @n. Branchless, because the conditions are unpredictable. */
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
 * Fills from both sides of a new wall, one space each in turn, so that it takes at most twice as
 * many steps as the smaller part has spaces; most provinces that are closed are small. A flood fill
 * with bit sets was rejected because it always works on the whole board.
 *
 * Returns the part that is complete, 0 or 1, with its @spaces and their number; or -1 if the two
 * fills met, so that nothing is divided.
 */
static int
find_cut_off (const AlxState *state,
              const AlxBoard *board,
              const AlxSide  *side,
              guint8          spaces[2][ALX_MAX_SPACES + 1],    /* and one for spread() */
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

/* Counts the governors that are now in the new province @to there instead of in @from. */
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
 * Updates provinces (R20) and available spaces (R7) too.
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

  /* Alexander's trail is connected and begins on the rim, so in a game a wall closes a province
     exactly if both its ends are held. In a position read from a file the walls may be in several
     pieces, and this is only a necessary condition: divide() finds out. This saves a union-find of
     the points. */
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
