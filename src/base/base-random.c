/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seeded random numbers that are the same on every machine. */

#include "base-random.h"

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
