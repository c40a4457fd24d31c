/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reshuffle. */

#include "alx-supply-private.h"

#include "base/base-random.h"

#include <string.h>

/* Whether @order is a permutation of the supply. */
static gboolean
is_of_supply (const KitOutcome *order,
              gconstpointer     data)
{
  const AlxState *state = data;
  guint8 left[ALX_SYMBOLS] = { 0 };

  if (order->n != state->supply_end)
    return FALSE;
  for (guint i = 0; i < order->n; i++)
    left[state->supply[i]]++;
  for (guint i = 0; i < order->n; i++)
    if (left[order->bytes[i]]-- == 0)
      return FALSE;
  return TRUE;
}

G_STATIC_ASSERT (ALX_MAX_CARDS <= KIT_MAX_OUTCOME);

/* In the order that @chance has, or else made from the seed and the number of reshuffles so far. */
static void
shuffle (AlxState  *state,
         KitChance *chance)
{
  BaseRandom random =
    kit_chance_begin (chance, ALX_SHUFFLES, state->n_shuffles,
                      state->seed + state->n_shuffles * G_GUINT64_CONSTANT (0xd1342543de82ef95));
  KitOutcome order = { ALX_SHUFFLES, state->supply_end, state->n_shuffles };

  memcpy (order.bytes, state->supply, state->supply_end);
  base_random_shuffle (&random, order.bytes, state->supply_end);
  kit_chance_take (chance, &order, is_of_supply, state);
  memcpy (state->supply, order.bytes, state->supply_end);
}

/**
 * alx_state_reshuffle:
 * @state: (inout): a position with an empty supply
 * @chance: (nullable): see alx_apply()
 *
 * R19: the discards become the supply; in a view, cards without names.
 */
void
alx_state_reshuffle (AlxState  *state,
                     KitChance *chance)
{
  state->supply_next = state->supply_end = 0;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    while (state->discards[i] > 0)
      {
        state->supply[state->supply_end++] = state->viewer == 0 ? i : ALX_NONE;
        state->discards[i]--;
      }
  if (state->viewer == 0)
    shuffle (state, chance);
  state->n_shuffles++;
}
