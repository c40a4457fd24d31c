/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limits of a search in one thread: nodes, time, and the flags that end it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * KitLimit:
 * @stop: (nullable): see #KitQuestion
 * @hurry: (nullable): see #KitQuestion
 * @deadline: monotonic time in microseconds, 0 for none
 * @max_nodes: 0 for no limit
 * @nodes: positions evaluated so far; counted by the search itself
 * @checked: what @nodes was when the clock was read last
 * @spent: set by kit_limit_is_spent(); stays set until the search resets it
 *
 * Each thread has its own.
 */
typedef struct
{
  const int *stop;
  const int *hurry;
  gint64     deadline;
  guint64    max_nodes;
  guint64    nodes;
  guint64    checked;
  gboolean   spent;
} KitLimit;

void     kit_limit_init       (KitLimit       *limit,
                               const int      *stop,
                               const int      *hurry);
gboolean kit_limit_is_stopped (const KitLimit *limit);
gboolean kit_limit_is_spent   (KitLimit       *limit);

G_END_DECLS
