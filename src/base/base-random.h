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

/**
 * base_random_next:
 * @random: the generator, advanced by one
 *
 * Inline, because random games call it so often that the call would cost more than the number.
 *
 * Returns: 64 random bits.
 */
static inline guint64
base_random_next (BaseRandom *random)
{
  guint64 z = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/**
 * base_random_below:
 * @random: the generator
 * @bound: at least 1
 *
 * Returns: a number from 0 to @bound - 1; the bias is below @bound / 2^32.
 */
static inline guint32
base_random_below (BaseRandom *random,
                   guint32     bound)
{
  return (guint32) (((base_random_next (random) >> 32) * bound) >> 32);
}

void base_random_shuffle (BaseRandom *random,
                          guint8     *items,
                          guint       n_items);

G_END_DECLS
