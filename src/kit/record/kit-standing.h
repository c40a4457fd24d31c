/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standing orders of the persons of a game, and what they decide. */

#pragma once

#include "kit-record.h"

G_BEGIN_DECLS

/**
 * KitStanding:
 * @orders: of each seat
 * @given: the decisions in force when an order was given last; %G_MAXUINT if the position has
 *   changed since
 * @open: the seat whose person looks at their hand, or %KIT_NOBODY
 *
 * Begins with KIT_STANDING_INIT; to be told of each change of the position.
 */
typedef struct
{
  KitOrders orders[KIT_MAX_PLAYERS];
  guint     given;
  guint     open;
} KitStanding;

#define KIT_STANDING_INIT ((KitStanding) { .given = G_MAXUINT, .open = KIT_NOBODY })

void     kit_standing_give (KitStanding       *standing,
                            const KitRecord   *record,
                            guint              player,
                            const KitOrders   *orders);
void     kit_standing_get_wishes (const KitStanding *standing,
                                  const KitRecord   *record,
                                  KitWishes         *wishes);
gboolean kit_standing_find (const KitStanding *standing,
                            const KitRecord   *record,
                            gpointer           decision);

G_END_DECLS
