/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods that are chosen: for a trade, a payment, cards to give up, or a development card. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_TRADE_BOX (adv_trade_box_get_type ())
G_DECLARE_FINAL_TYPE (AdvTradeBox, adv_trade_box, ADV, TRADE_BOX, GtkBox)

void adv_trade_box_update (AdvTradeBox *box,
                           gboolean     active);

G_END_DECLS
