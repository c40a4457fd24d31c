/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Hex. */

#pragma once

#include "kit/players/kit-level.h"

G_BEGIN_DECLS

/** Only "random". */
extern const KitLevel hex_levels[];

G_END_DECLS
