/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that leave hands, join them, and are drawn. */

#pragma once

#include "alx-state.h"

G_BEGIN_DECLS

void alx_state_reshuffle (AlxState     *state,
                          const guint8 *order);

/** alx_state_leave_hand: @n cards leave it openly. What is known of a hand is a lower bound: one
    less of that symbol. */
static inline void
alx_state_leave_hand (AlxState *state,
                      guint     player,
                      guint8    symbol,
                      guint     n)
{
  guint8 *known = &state->known[player][symbol];

  state->hands[player][symbol] -= n;
  *known -= MIN (*known, n);
}

/** alx_state_join_hand: @n cards come into it openly. */
static inline void
alx_state_join_hand (AlxState *state,
                     guint     player,
                     guint8    symbol,
                     guint     n)
{
  state->hands[player][symbol] += n;
  state->known[player][symbol] += n;
}

/** alx_state_draw: the top card of the supply, which may have to be shuffled, or ALX_NONE; R19. */
static inline guint8
alx_state_draw (AlxState     *state,
                const guint8 *order)
{
  if (state->supply_next == state->supply_end)
    {
      if (alx_state_discards_size (state) == 0)
        return ALX_NONE;
      alx_state_reshuffle (state, order);
    }
  return state->supply[state->supply_next++];
}

G_END_DECLS
