/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions, as the lines of a [Position] group; close to what rarely happens. */

#pragma once

#include "advisers/rules/adv-state.h"

char *random_position (const AdvBoard *board,
                       BaseRandom     *random,
                       guint           n_players);
