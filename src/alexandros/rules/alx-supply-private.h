/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves cards between hands and supply, and keeps track of what everybody knows of the hands. */

#pragma once

#include "alx-state.h"

#include "kit/rules/kit-chance.h"

G_BEGIN_DECLS

void alx_state_reshuffle (AlxState  *state,
                          KitChance *chance);

/** alx_state_leave_hand: takes @n cards of @symbol openly from a hand; in a view, those that have
    no name there if need be. The known number is a lower bound, so it decreases by @n too. */
static inline void
alx_state_leave_hand (AlxState *state,
                      guint     player,
                      guint8    symbol,
                      guint     n)
{
  guint8 *known = &state->known[player][symbol];
  guint named = MIN (state->hands[player][symbol], n);

  state->hands[player][symbol] -= named;
  state->unnamed[player] -= n - named;
  *known -= MIN (*known, n);
}

/** alx_state_join_hand: adds @n cards of @symbol openly to a hand. */
static inline void
alx_state_join_hand (AlxState *state,
                     guint     player,
                     guint8    symbol,
                     guint     n)
{
  state->hands[player][symbol] += n;
  state->known[player][symbol] += n;
}

/** alx_state_draw: takes the top card of the supply, which the set of @seats sees, reshuffling
    first if it is empty; ALX_NONE if there are no discards either, or if it is not told. R19. */
static inline guint8
alx_state_draw (AlxState  *state,
                KitChance *chance,
                guint      seats)
{
  if (state->supply_next == state->supply_end)
    {
      if (alx_state_discards_size (state) == 0)
        return ALX_NONE;
      alx_state_reshuffle (state, chance);
    }
  return kit_told_pass (kit_chance_get_told (chance), state->viewer != 0, seats, ALX_SYMBOLS,
                        state->supply[state->supply_next++]);
}

G_END_DECLS
