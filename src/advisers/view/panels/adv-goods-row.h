/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods to be chosen: a card for each, and how many of it. */

#pragma once

#include "advisers/presenter/adv-input.h"
#include "kit/view/panels/kit-card.h"

G_BEGIN_DECLS

#define ADV_TYPE_GOODS_ROW (adv_goods_row_get_type ())
G_DECLARE_FINAL_TYPE (AdvGoodsRow, adv_goods_row, ADV, GOODS_ROW, GtkBox)

void     adv_goods_row_update (AdvGoodsRow *row,
                               AdvSide      side);
void     adv_goods_row_forget (AdvGoodsRow *row);
KitCard *adv_goods_make_card  (guint        face);

G_END_DECLS
