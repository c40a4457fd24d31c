/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Alexandros, as the kit asks them. */

#include "alx-levels.h"

#include "alx-level-private.h"

const KitLevel alx_levels[] = {
  [ALX_LEVEL_RANDOM] = { "random", TRUE, FALSE, kit_level_advise_random },
  [ALX_LEVEL_RECRUIT] = { "recruit", TRUE, FALSE, alx_recruit_advise, 96 },
  [ALX_LEVEL_CAPTAIN] = { "captain", TRUE, FALSE, alx_captain_advise, 99 },
  [ALX_LEVEL_GENERAL] = { "general", TRUE, FALSE, alx_general_advise, 79 },
  [ALX_LEVEL_SATRAP] = { "satrap", TRUE, TRUE, alx_satrap_advise, 67 },
  [ALX_LEVEL_ALEXANDER] = { "alexander", TRUE, TRUE, alx_alexander_advise, 58 },
  [ALX_LEVEL_ISMCTS] = { "ismcts", FALSE, TRUE, alx_ismcts_advise },
  [ALX_LEVELS] = { NULL }
};
