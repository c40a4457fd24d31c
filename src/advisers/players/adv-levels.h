/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#pragma once

#include "advisers/rules/adv-decision.h"
#include "advisers/rules/adv-seat.h"
#include "kit/players/kit-level.h"

G_BEGIN_DECLS

extern const KitLevel adv_levels[];

void adv_levels_propose (const AdvSeat  *seat,
                         const AdvBoard *board,
                         AdvDecision    *decision);

G_END_DECLS
