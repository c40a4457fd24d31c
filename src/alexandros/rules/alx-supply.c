/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reshuffle. */

#include "alx-supply-private.h"

#include "base/base-random.h"

#include <string.h>

/* Whether @order is a permutation of the supply. */
static gboolean
is_of_supply (const guint8   *order,
              guint           n,
              const AlxState *state)
{
  guint8 left[ALX_SYMBOLS] = { 0 };

  if (n != state->supply_end)
    return FALSE;
  for (guint i = 0; i < n; i++)
    left[state->supply[i]]++;
  for (guint i = 0; i < n; i++)
    if (left[order[i]]-- == 0)
      return FALSE;
  return TRUE;
}

/* An order for the cards of the supply that chance has already brought, or NULL. */
static const guint8 *
find_order (const KitChance *chance,
            const AlxState  *state)
{
  const guint8 *order;
  guint n;

  for (guint i = 0; (order = kit_chance_get (chance, ALX_SHUFFLES, state->n_shuffles, i, &n)); i++)
    if (is_of_supply (order, n, state))
      return order;
  return NULL;
}

/* In the order that @chance has, or else made from the seed and the number of reshuffles so far. */
static void
shuffle (AlxState  *state,
         KitChance *chance)
{
  BaseRandom random = { state->seed + state->n_shuffles * G_GUINT64_CONSTANT (0xd1342543de82ef95) };
  const guint8 *order = chance != NULL ? find_order (chance, state) : NULL;

  if (order != NULL)
    memcpy (state->supply, order, state->supply_end);
  else
    base_random_shuffle (&random, state->supply, state->supply_end);
  if (order == NULL && chance != NULL)
    kit_chance_add (chance, ALX_SHUFFLES, state->n_shuffles, state->supply, state->supply_end);
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
