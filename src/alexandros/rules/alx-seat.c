/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat may know of a position, R43. Computer players get nothing else. */

#include "alx-seat.h"

#include <string.h>

/**
 * alx_seat_look:
 * @seat: (out): what @player may know
 * @state: a position
 * @player: one of its players, or %KIT_NOBODY; a view is that of its seat, and looks like itself
 */
void
alx_seat_look (AlxSeat        *seat,
               const AlxState *state,
               guint           player)
{
  seat->state = *state;
  seat->state.seed = 0;
  seat->state.viewer = player + 1;
  seat->player = player;
  memset (seat->state.supply, ALX_NONE, sizeof seat->state.supply);
  /* supply_next and supply_end stay: they give away the number of cards drawn since the shuffle,
     which everybody has seen. */
  for (guint i = 0; i < state->n_players; i++)
    if (i != player)
      {
        guint size = alx_state_hand_size (state, i);

        memcpy (seat->state.hands[i], state->known[i], ALX_SYMBOLS);
        seat->state.unnamed[i] = 0;
        seat->state.unnamed[i] = size - alx_state_hand_size (&seat->state, i);
      }
}

/**
 * alx_seat_sample:
 * @seat: what a player may know
 * @board: the board of the game
 * @random: (inout): makes the choice
 * @state: (out): the position with a random distribution of the unknown cards, all equally likely
 */
void
alx_seat_sample (const AlxSeat  *seat,
                 const AlxBoard *board,
                 BaseRandom     *random,
                 AlxState       *state)
{
  guint8 hidden[ALX_MAX_CARDS];
  guint n = 0;

  *state = seat->state;
  state->viewer = 0;
  state->seed = base_random_next (random);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      int left = board->cards - state->discards[i] - state->paid[i];

      for (guint k = 0; k < ALX_FACE_UP; k++)
        left -= state->face_up[k] == i;
      for (guint p = 0; p < state->n_players; p++)
        left -= state->hands[p][i];
      while (left-- > 0)
        hidden[n++] = i;
    }
  base_random_shuffle (random, hidden, n);

  for (guint p = 0; p < state->n_players; p++)
    for (; state->unnamed[p] > 0; state->unnamed[p]--)
      state->hands[p][hidden[--n]]++;
  g_assert (n == alx_state_supply_size (state));
  memcpy (state->supply + state->supply_next, hidden, n);
}
