/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All legal ways to a point, optionally through other points. */

#pragma once

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

/** How many ways are listed: with more, choosing points on the way is quicker. */
#define ALX_MAX_LISTED 200

/**
 * AlxWays:
 * @to: the point where they end
 * @via: points that all of them pass
 * @n: how many there are; the first %ALX_MAX_LISTED of them are in @items
 * @index: of the proposed one in @items
 */
typedef struct
{
  guint8      to;
  AlxPointSet via;
  guint       n;
  guint       index;
  AlxDecision items[ALX_MAX_LISTED];
} AlxWays;

gboolean alx_ways_list (AlxWays        *ways,
                        const AlxState *state,
                        const AlxBoard *board,
                        guint8          to);
gboolean alx_ways_bend (AlxWays        *ways,
                        const AlxState *state,
                        const AlxBoard *board,
                        guint8          via);

G_END_DECLS
