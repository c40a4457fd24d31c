/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limits of a search in one thread: nodes, time, and the flags that end it. */

#pragma once

#include "alx-level.h"

G_BEGIN_DECLS

/**
 * AlxLimit:
 * @stop: (nullable): see #AlxQuestion
 * @hurry: (nullable): see #AlxQuestion
 * @deadline: monotonic time in microseconds, 0 for none
 * @max_nodes: 0 for no limit
 * @nodes: positions evaluated so far; counted by the search itself
 * @checked: what @nodes was when the clock was read last
 * @spent: set by alx_limit_is_spent(); stays set until the search resets it
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
} AlxLimit;

void     alx_limit_init       (AlxLimit          *limit,
                               const AlxQuestion *question);
gboolean alx_limit_is_stopped (const AlxLimit    *limit);
gboolean alx_limit_is_spent   (AlxLimit          *limit);

G_END_DECLS
