/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels of The Advisers that are kept as they were, to be measured against. */

#include "yardsticks.h"

#include "captain-1.h"

#include "advisers/players/adv-levels.h"

static const KitLevel kept[] = {
  { "captain-1", TRUE, FALSE, captain_1_advise },
  { NULL }
};

/** yardsticks_list: (transfer full): the levels of the game, then those that are kept; to be freed
    with g_free(). */
KitLevel *
yardsticks_list (void)
{
  g_autoptr (GArray) levels = g_array_new (TRUE, FALSE, sizeof (KitLevel));

  for (const KitLevel *level = adv_levels; level->id != NULL; level++)
    g_array_append_vals (levels, level, 1);
  for (const KitLevel *level = kept; level->id != NULL; level++)
    g_array_append_vals (levels, level, 1);
  return (KitLevel *) g_array_free (g_steal_pointer (&levels), FALSE);
}
