/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a [Position] group, and what their readers and writers share. */

#pragma once

#include "adv-position.h"

#include "kit/record/kit-keys.h"

G_BEGIN_DECLS

/* In this order, after turn, player and phase. Those of the last table are in views alone. */
extern const KitKey adv_place_keys[];
extern const KitKey adv_card_keys[];
extern const KitKey adv_view_keys[];

/* Whether the point at which Alexander stands is being auctioned. */
static inline gboolean
adv_position_has_auction (const AdvState *state)
{
  return state->phase == ADV_PHASE_BID || state->phase == ADV_PHASE_FORFEIT ||
         state->phase == ADV_PHASE_PAY;
}

void adv_position_write_numbers (GString      *text,
                                 const char   *letters,
                                 const guint8 *numbers,
                                 guint         n,
                                 guint         total);

G_END_DECLS
