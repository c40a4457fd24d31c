/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random decisions of all kinds, which good players would not make. */

#include "kit-explore.h"

#include <string.h>

typedef struct
{
  const KitStrategy *strategy;
  gconstpointer      state;
  BaseRandom        *random;
  guint              n[KIT_MAX_KINDS];
  guint8             picked[KIT_MAX_KINDS][KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} Kinds;

/* Keeps one decision of each kind, all equally likely. */
static gboolean
pick_of_kind (gconstpointer decision,
              gpointer      data)
{
  Kinds *kinds = data;
  guint kind = kinds->strategy->kind (kinds->state, decision);

  g_assert (kind < KIT_MAX_KINDS);
  if (base_random_below (kinds->random, ++kinds->n[kind]) == 0)
    memcpy (kinds->picked[kind], decision, kinds->strategy->rules->decision_size);
  return TRUE;
}

/**
 * kit_explore:
 * @strategy: of the game
 * @board: the board
 * @state: (inout): a position that is not over, without anything unknown
 * @random: (inout): makes the choice
 *
 * Makes a random decision, each kind equally likely.
 *
 * Returns: its kind
 */
guint
kit_explore (const KitStrategy *strategy,
             gconstpointer      board,
             gpointer           state,
             BaseRandom        *random)
{
  g_autofree Kinds *kinds = g_new0 (Kinds, 1);
  guint n = 0;
  guint chosen = 0;

  kinds->strategy = strategy;
  kinds->state = state;
  kinds->random = random;
  strategy->rules->walk (state, board, pick_of_kind, kinds);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (kinds->n[kind] > 0 && base_random_below (random, ++n) == 0)
      chosen = kind;
  strategy->rules->apply (state, board, kinds->picked[chosen], NULL);
  return chosen;
}
