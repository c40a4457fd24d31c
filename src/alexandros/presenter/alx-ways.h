/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to one point, bent through other points, one after the other. */

#pragma once

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

/* More are not stepped through: one bends the way instead. */
#define ALX_MAX_LISTED 200

/**
 * AlxWays:
 * @to: the point that they lead to
 * @via: points that they pass
 * @n: how many there are, at most %ALX_MAX_LISTED of them in @items
 * @index: of the one that is proposed
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
