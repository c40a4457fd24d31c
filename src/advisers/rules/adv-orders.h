/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has ordered to be answered and bid without being asked. */

#pragma once

#include "adv-legal.h"

G_BEGIN_DECLS

/**
 * AdvOrders:
 * @refuse: all offers are refused
 * @not_leader: offers of a player who has most points are refused
 * @never: goods that are never given for an offer, a bit each
 * @at: the number of points passed at the auction for which the next two hold; 0 for none
 * @pass: pass in it
 * @ceiling: bid one more than the others up to this; 0 for no such order
 *
 * The standing orders of a seat, as #KitOrders. They are no part of a record, which has the words
 * alone.
 */
typedef struct
{
  guint8 refuse;
  guint8 not_leader;
  guint8 never;
  guint8 at;
  guint8 pass;
  guint8 ceiling;
  guint8 unused[2];
} AdvOrders;

gboolean adv_orders_decide (const AdvOrders *orders,
                            const AdvState  *view,
                            const AdvBoard  *board,
                            AdvDecision     *decision);
char    *adv_orders_write  (const AdvOrders *orders);
gboolean adv_orders_read   (AdvOrders       *orders,
                            const char      *text);

G_END_DECLS
