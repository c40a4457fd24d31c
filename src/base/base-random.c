/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seeded random numbers that are the same on every machine. */

#include "base-random.h"

/**
 * base_random_next:
 * @random: the generator, advanced by one
 *
 * Returns: 64 random bits.
 */
guint64
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
guint32
base_random_below (BaseRandom *random,
                   guint32     bound)
{
  return (guint32) (((base_random_next (random) >> 32) * bound) >> 32);
}

/**
 * base_random_shuffle:
 * @random: the generator
 * @items: (inout) (array length=n_items): what is put in a random order
 * @n_items: how many
 */
void
base_random_shuffle (BaseRandom *random,
                     guint8     *items,
                     guint       n_items)
{
  for (guint i = n_items; i > 1; i--)
    {
      guint j = base_random_below (random, i);
      guint8 item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}
