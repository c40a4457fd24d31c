/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limits of a search in one thread: nodes, time, and the flags that end it. */

#include "kit-limit.h"

#define CLOCK_EACH 64                   /* nodes between two reads of the clock */

/**
 * kit_limit_init:
 * @limit: (out): a limit with neither nodes nor deadline
 * @stop: (nullable): see #KitQuestion
 * @hurry: (nullable): see #KitQuestion
 */
void
kit_limit_init (KitLimit  *limit,
                const int *stop,
                const int *hurry)
{
  *limit = (KitLimit) { .stop = stop, .hurry = hurry };
}

/* A search adds to the node count in steps of any size, so this cannot be a test for a multiple
   of CLOCK_EACH. */
static gboolean
is_late (KitLimit *limit)
{
  if (limit->deadline == 0 || limit->nodes - limit->checked < CLOCK_EACH)
    return FALSE;
  limit->checked = limit->nodes;
  return g_get_monotonic_time () > limit->deadline;
}

/** kit_limit_is_stopped: whether the search was told to stop or to hurry. */
gboolean
kit_limit_is_stopped (const KitLimit *limit)
{
  return (limit->stop != NULL && g_atomic_int_get (limit->stop) != 0) ||
         (limit->hurry != NULL && g_atomic_int_get (limit->hurry) != 0);
}

/** kit_limit_is_spent: whether the search must end, for whatever reason. */
gboolean
kit_limit_is_spent (KitLimit *limit)
{
  if (limit->spent)
    return TRUE;
  limit->spent = (limit->max_nodes > 0 && limit->nodes >= limit->max_nodes) ||
                 kit_limit_is_stopped (limit) || is_late (limit);
  return limit->spent;
}
