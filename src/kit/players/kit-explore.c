/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random decisions of all kinds, which good players would not make. */

#include "kit-explore.h"

#include <string.h>

typedef struct
{
  const KitStrategy *strategy;
  gconstpointer      board;
  gconstpointer      state;
  BaseRandom        *random;
  KitKinds          *kinds;
} Picker;

static gboolean
pick_of_kind (gconstpointer decision,
              gpointer      data)
{
  Picker *picker = data;
  KitKinds *kinds = picker->kinds;
  guint kind = picker->strategy->kind (picker->state, picker->board, decision);

  g_assert (kind < KIT_MAX_KINDS);
  if (base_random_below (picker->random, ++kinds->n[kind]) == 0)
    memcpy (kinds->picked[kind], decision, picker->strategy->rules->decision_size);
  return TRUE;
}

/**
 * kit_explore_kinds:
 * @strategy: of the game
 * @board: the board
 * @state: a position that is not over, without anything unknown
 * @random: (inout): makes the choice
 * @kinds: (out): a random legal decision of each kind
 */
void
kit_explore_kinds (const KitStrategy *strategy,
                   gconstpointer      board,
                   gconstpointer      state,
                   BaseRandom        *random,
                   KitKinds          *kinds)
{
  Picker picker = { strategy, board, state, random, kinds };

  memset (kinds->n, 0, sizeof kinds->n);
  strategy->rules->walk (state, board, pick_of_kind, &picker);
}

/** kit_explore: makes a random legal decision in such a position, each kind equally likely. */
void
kit_explore (const KitStrategy *strategy,
             gconstpointer      board,
             gpointer           state,
             BaseRandom        *random)
{
  KitKinds kinds;
  guint n = 0;
  guint chosen = 0;

  kit_explore_kinds (strategy, board, state, random, &kinds);
  for (guint kind = 0; kind < KIT_MAX_KINDS; kind++)
    if (kinds.n[kind] > 0 && base_random_below (random, ++n) == 0)
      chosen = kind;
  strategy->rules->apply (state, board, kinds.picked[chosen], NULL);
}
