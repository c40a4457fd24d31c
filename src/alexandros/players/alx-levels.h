/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Alexandros, as the kit asks them. */

#pragma once

#include "kit/players/kit-level.h"

G_BEGIN_DECLS

/** AlxLevel: from the weakest to the strongest; the index in alx_levels. */
typedef enum
{
  ALX_LEVEL_RANDOM,                     /* any legal decision, all equally likely */
  ALX_LEVEL_RECRUIT,                    /* compares a few random decisions */
  ALX_LEVEL_SCOUT,                      /* as Recruit, and sometimes as Captain */
  ALX_LEVEL_VETERAN,                    /* as Captain, and sometimes as Recruit */
  ALX_LEVEL_CAPTAIN,                    /* searches its own turn */
  ALX_LEVEL_GENERAL,                    /* tries plans for its turn against the next player */
  ALX_LEVEL_SATRAP,                     /* the same with more plans */
  ALX_LEVEL_ALEXANDER,                  /* the same with most plans, for some time, on all
                                           cores */
  ALX_LEVELS
} AlxLevel;

extern const KitLevel alx_levels[];

G_END_DECLS
