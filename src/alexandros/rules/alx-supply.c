/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reshuffle. */

#include "alx-supply-private.h"

#include "base/base-random.h"

#include <string.h>

/**
 * alx_state_reshuffle:
 * @state: (inout): a position with an empty supply
 * @order: (nullable): the new supply, top first; %NULL makes it from the seed and the number of
 *   reshuffles so far
 *
 * R19: the discards become the supply.
 */
void
alx_state_reshuffle (AlxState     *state,
                     const guint8 *order)
{
  BaseRandom random = { state->seed + state->n_shuffles * G_GUINT64_CONSTANT (0xd1342543de82ef95) };

  state->supply_next = state->supply_end = 0;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    while (state->discards[i] > 0)
      {
        state->supply[state->supply_end++] = i;
        state->discards[i]--;
      }
  if (order != NULL)
    memcpy (state->supply, order, state->supply_end);
  else
    base_random_shuffle (&random, state->supply, state->supply_end);
  state->n_shuffles++;
}
