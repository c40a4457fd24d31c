/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces: walls that divide them, governors that hold them, what they are worth. */

#include "alx-state-private.h"

#include <string.h>

/* How a space is marked whose part is 1 or 2: what is beyond the rim is neither new nor met. */
#define BOTH   3
#define BEYOND 4

/* Leaves @space of the part that is marked @mark: its neighbours that are new are added to the
   @n spaces of the part. Nothing here branches, because nothing here can be foretold. Returns
   the new @n. */
static inline guint
spread (const AlxState *state,
        const AlxBoard *board,
        guint8          space,
        guint8          mark,
        guint8         *spaces,
        guint           n,
        guint8         *found,
        guint          *met)
{
  const AlxSpace *s = &board->spaces[space];

  for (guint k = 0; k < 3; k++)
    {
      guint8 next = s->neighbours[k];
      guint wall = alx_side_set_has (&state->walls, s->sides[k]);
      guint fresh = (wall | found[next]) == 0;

      *met |= !wall & (found[next] == (mark ^ BOTH));
      spaces[n] = next;
      n += fresh;
      found[next] |= mark & -fresh;
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
  guint8 found[G_MAXUINT8 + 1] = { 0 };
  guint a = 1;
  guint b = 1;
  guint met = 0;

  spaces[0][0] = side->spaces[0];
  spaces[1][0] = side->spaces[1];
  found[side->spaces[0]] = 1;
  found[side->spaces[1]] = 2;
  found[ALX_NONE] = BEYOND;
  for (guint i = 0; !met; i++)
    {
      *n_spaces = i;
      if (i == a)
        return 0;
      a = spread (state, board, spaces[0][i], 1, spaces[0], a, found, &met);
      if (i == b)
        return 1;
      b = spread (state, board, spaces[1][i], 2, spaces[1], b, found, &met);
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

/**
 * alx_state_divide:
 * @state: (inout): a position
 * @board: its board
 * @side: on which a wall was just laid
 *
 * If it divides a province, the smaller part gets a label of its own.
 */
void
alx_state_divide (AlxState       *state,
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
  g_assert (!alx_side_set_has (&state->walls, side));

  alx_state_add_wall (state, board, side, red);
}

/**
 * alx_state_place_governor:
 * @state: (inout): a position
 * @board: its board
 * @player: who has one unused
 * @space: a symbol space in a province that is free or his own
 */
void
alx_state_place_governor (AlxState       *state,
                          const AlxBoard *board,
                          guint           player,
                          guint8          space)
{
  const AlxSpace *s = &board->spaces[space];
  guint8 *holder = &state->holder[state->province[space]];
  guint i = 0;

  while (state->governors[player][i] != ALX_NONE)
    i++;
  state->governors[player][i] = space;
  state->governed[s->symbol] |= 1u << s->number;
  *holder = player << 4 | ((*holder & 15) + 1);
}

/**
 * alx_state_remove_governor:
 * @state: (inout): a position
 * @board: its board
 * @player: whose governor
 * @space: where he stands
 */
void
alx_state_remove_governor (AlxState       *state,
                           const AlxBoard *board,
                           guint           player,
                           guint8          space)
{
  const AlxSpace *s = &board->spaces[space];
  guint8 *holder = &state->holder[state->province[space]];
  guint i = 0;

  while (state->governors[player][i] != space)
    i++;
  state->governors[player][i] = ALX_NONE;
  state->governed[s->symbol] &= ~(1u << s->number);
  *holder = (*holder & 15) > 1 ? *holder - 1 : 0;
}

/**
 * alx_state_get_province:
 * @state: a position
 * @board: its board
 * @label: of a space, below n_provinces
 * @province: (out): what is known of it
 */
void
alx_state_get_province (const AlxState *state,
                        const AlxBoard *board,
                        guint8          label,
                        AlxProvince    *province)
{
  memset (province, 0, sizeof *province);
  province->label = label;
  province->value = state->value[label];
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      province->of_symbol[i] = alx_cards_of (state->symbols[label], i);
      province->n_symbols += province->of_symbol[i];
    }
  province->n_spaces = province->value + province->n_symbols;
  province->owner = alx_state_owner (state, label);
  for (guint i = 0; province->owner != ALX_NONE && i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[province->owner][i];

      if (space != ALX_NONE && state->province[space] == label)
        province->governors[province->n_governors++] = space;
    }
}

/**
 * alx_state_levy_score:
 *
 * Returns: the points that @player scores when anybody levies, R28
 */
guint
alx_state_levy_score (const AlxState *state,
                      const AlxBoard *board,
                      guint           player)
{
  return alx_state_levy_gain (state, player);
}
