/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random decisions of all kinds, which good players would not make. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

/**
 * KitKinds:
 * @n: the legal decisions of each kind
 * @picked: one of each kind of which there are any, all equally likely
 *
 * What may be decided in a position, see #KitStrategy.
 */
typedef struct
{
  guint  n[KIT_MAX_KINDS];
  guint8 picked[KIT_MAX_KINDS][KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitKinds;

void  kit_explore_kinds (const KitStrategy *strategy,
                         gconstpointer      board,
                         gconstpointer      state,
                         BaseRandom        *random,
                         KitKinds          *kinds);
void  kit_explore       (const KitStrategy *strategy,
                         gconstpointer      board,
                         gpointer           state,
                         BaseRandom        *random);

G_END_DECLS
