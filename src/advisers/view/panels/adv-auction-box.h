/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An auction: what is sold, what is admitted, who bids what, and buttons to bid. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_AUCTION_BOX (adv_auction_box_get_type ())
G_DECLARE_FINAL_TYPE (AdvAuctionBox, adv_auction_box, ADV, AUCTION_BOX, GtkBox)

void adv_auction_box_update (AdvAuctionBox *box,
                             gboolean       active);

G_END_DECLS
