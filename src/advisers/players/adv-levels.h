/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#pragma once

#include "kit/players/kit-level.h"

G_BEGIN_DECLS

extern const KitLevel adv_levels[];

G_END_DECLS
