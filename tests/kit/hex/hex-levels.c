/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Hex: that of the kit, which plays any game. */

#include "hex-levels.h"

const KitLevel hex_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { NULL }
};
