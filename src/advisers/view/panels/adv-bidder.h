/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in an auction. */

#pragma once

#include "kit/record/kit-record.h"
#include "kit/view/kit-bin.h"

G_BEGIN_DECLS

#define ADV_TYPE_BIDDER (adv_bidder_get_type ())
G_DECLARE_FINAL_TYPE (AdvBidder, adv_bidder, ADV, BIDDER, KitBin)

void adv_bidder_show (AdvBidder       *bidder,
                      const KitPlayer *player,
                      const char      *bid,
                      guint            most,
                      gboolean         leads);

G_END_DECLS
