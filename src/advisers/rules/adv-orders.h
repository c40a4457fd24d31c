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
 * @wants: the goods that an offer should give, one of them, a bit each; 0 for no wish
 * @gives: those that may be asked for it; 0 for any
 *
 * The standing orders of a seat, as #KitOrders; the last two are its wish. They are no part of a
 * record, which has the words alone.
 */
typedef struct
{
  guint8 refuse;
  guint8 not_leader;
  guint8 never;
  guint8 at;
  guint8 pass;
  guint8 ceiling;
  guint8 wants;
  guint8 gives;
} AdvOrders;

/** AdvWish: a wish, as #KitOrders has it. */
typedef struct
{
  guint8 wants;
  guint8 gives;
} AdvWish;

gboolean adv_orders_decide (const AdvOrders *orders,
                            const AdvState  *view,
                            const AdvBoard  *board,
                            AdvDecision     *decision);
gboolean adv_wish_next     (const AdvWish   *wish,
                            AdvDecision     *offer);
gboolean adv_wish_fits     (const AdvWish   *wish,
                            const guint8     get[ADV_TRADED],
                            const guint8     give[ADV_TRADED]);
char    *adv_orders_write  (const AdvOrders *orders);
gboolean adv_orders_read   (AdvOrders       *orders,
                            const char      *text);

G_END_DECLS
