/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the net weighs: a row of numbers for each player. */

#pragma once

#include "advisers/rules/adv-state.h"
#include "kit/players/kit-net.h"

G_BEGIN_DECLS

extern const char * const adv_features[];

void adv_features_look (const AdvState *state,
                        const AdvBoard *board,
                        gint16         *rows);

G_END_DECLS
