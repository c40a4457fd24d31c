/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels of both games to measure against: some kept as they were, and variants of today's. */

#include "yardsticks.h"

#include "alexander-1.h"
#include "captain-1.h"
#include "haggler.h"
#include "ismcts.h"
#include "patient.h"
#include "points.h"
#include "sparring.h"

#include "advisers/players/adv-levels.h"
#include "alexandros/players/alx-levels.h"

/* The levels of a game, then those that are kept. */
static KitLevel *
list (const KitLevel *levels,
      const KitLevel *kept)
{
  g_autoptr (GArray) all = g_array_new (TRUE, FALSE, sizeof (KitLevel));

  for (; levels->id != NULL; levels++)
    g_array_append_vals (all, levels, 1);
  for (; kept->id != NULL; kept++)
    g_array_append_vals (all, kept, 1);
  return (KitLevel *) g_array_free (g_steal_pointer (&all), FALSE);
}

/** yardsticks_list_advisers: (transfer full): the levels of The Advisers, then those that are kept;
    to be freed with g_free(). */
KitLevel *
yardsticks_list_advisers (void)
{
  static const KitLevel kept[] = {
    { "captain-1", TRUE, FALSE, captain_1_advise },
    { "haggler", TRUE, FALSE, haggler_advise, 0, 100 },
    { "points", TRUE, FALSE, points_advise },
    { "sparring", TRUE, FALSE, sparring_advise, 0, 30000 },
    { NULL }
  };

  return list (adv_levels, kept);
}

/** yardsticks_list_alexandros: (transfer full): the same for Alexandros. */
KitLevel *
yardsticks_list_alexandros (void)
{
  static const KitLevel kept[] = {
    { "general-1", TRUE, FALSE, a1_general_advise },
    { "satrap-1", TRUE, TRUE, a1_satrap_advise },
    { "alexander-1", TRUE, TRUE, a1_alexander_advise },
    { "patient", TRUE, TRUE, patient_advise },
    { "ismcts", TRUE, TRUE, ismcts_advise },
    { NULL }
  };

  return list (alx_levels, kept);
}
