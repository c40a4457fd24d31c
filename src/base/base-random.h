/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seeded random numbers that are the same on every machine. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BaseRandom:
 * @state: any value; the seed.
 *
 * SplitMix64. GLib's #GRand allocates, is slow to seed, and its integers
 * depend on an environment variable; records need a generator that does not.
 */
typedef struct
{
  guint64 state;
} BaseRandom;

guint64 base_random_next  (BaseRandom *random);
guint32 base_random_below (BaseRandom *random,
                           guint32     bound);
void    base_random_shuffle (BaseRandom *random,
                             guint8     *items,
                             guint       n_items);

G_END_DECLS
