/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Stones. */

#pragma once

#include "kit/players/kit-level.h"

G_BEGIN_DECLS

/** From the weakest to the strongest: "random" and "planner". */
extern const KitLevel stones_levels[];

G_END_DECLS
