/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limits of a search in one thread: nodes, time, and the flags that end it. */

#include "alx-limit.h"

#define CLOCK_EACH 64                   /* nodes between two reads of the clock */

/**
 * alx_limit_init:
 * @limit: (out): a limit with neither nodes nor deadline
 * @question: says who may stop or hurry the search
 */
void
alx_limit_init (AlxLimit          *limit,
                const AlxQuestion *question)
{
  *limit = (AlxLimit) { .stop = question->stop, .hurry = question->hurry };
}

/* A search adds to the node count in steps of any size, so this cannot be a test for a multiple
   of CLOCK_EACH. */
static gboolean
is_late (AlxLimit *limit)
{
  if (limit->deadline == 0 || limit->nodes - limit->checked < CLOCK_EACH)
    return FALSE;
  limit->checked = limit->nodes;
  return g_get_monotonic_time () > limit->deadline;
}

/** alx_limit_is_stopped: whether the search was told to stop or to hurry. */
gboolean
alx_limit_is_stopped (const AlxLimit *limit)
{
  return (limit->stop != NULL && g_atomic_int_get (limit->stop) != 0) ||
         (limit->hurry != NULL && g_atomic_int_get (limit->hurry) != 0);
}

/** alx_limit_is_spent: whether the search must end, for whatever reason. */
gboolean
alx_limit_is_spent (AlxLimit *limit)
{
  if (limit->spent)
    return TRUE;
  limit->spent = (limit->max_nodes > 0 && limit->nodes >= limit->max_nodes) ||
                 alx_limit_is_stopped (limit) || is_late (limit);
  return limit->spent;
}
