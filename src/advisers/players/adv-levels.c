/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#include "adv-levels.h"

#include "adv-level-private.h"

const KitLevel adv_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { "recruit", TRUE, FALSE, adv_recruit_advise },
  { "captain", TRUE, FALSE, adv_captain_advise },
  { NULL }
};
