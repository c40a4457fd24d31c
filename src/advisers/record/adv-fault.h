/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be wrong with a file of The Advisers besides what may be wrong with any. */

#pragma once

#include "advisers/rules/adv-board.h"
#include "kit/record/kit-fault.h"

G_BEGIN_DECLS

/**
 * AdvFaultReason:
 *
 * Why a file is refused, besides the reasons of #KitFaultReason; the comments say which fields of
 * #KitFault are used.
 */
typedef enum
{
  ADV_FAULT_MAP = KIT_FAULT_GAME,       /* detail: AdvMapProblem */
  ADV_FAULT_PLACE,                      /* text: no such place */
  ADV_FAULT_HARBOUR,                    /* text: an edge that is not on a coast, or has one */
  ADV_FAULT_ROUTE,                      /* detail: AdvRouteProblem; text: the corner */
  ADV_FAULT_ROBBER,                     /* text: a hexagon that is no desert */
  ADV_FAULT_CARDS_AND_POSITION,
  ADV_FAULT_NUMBER_OF_CARDS,            /* text: letter; other: key; number: found; limit: right */
  ADV_FAULT_DICE_MISSING,               /* number: of the roll, from 1 */
  ADV_FAULT_DICE_UNREACHED,             /* number: of the roll, from 1 */
  ADV_FAULT_STEAL_MISSING,              /* number: of the robbed card, from 1 */
  ADV_FAULT_STEAL_NOT_HELD,             /* number: of the robbed card; text: its letter */
  ADV_FAULT_STEAL_UNREACHED,            /* number: of the robbed card, from 1 */
  ADV_FAULT_TWICE,                      /* text: a place that stands twice */
  ADV_FAULT_PIECES,                     /* other: key; number: found; limit: pieces of a player */
  ADV_FAULT_STOCK,                      /* text: letter; number: found; limit: there are */
  ADV_FAULT_DISTANCE,                   /* text, other: buildings on corners next to each other */
  ADV_FAULT_NOT_PASSED,                 /* text: a corner; number: the point that it is on or, if
                                           that is a temple, next to */
  ADV_FAULT_WON,                        /* number: found; limit: event points passed */
  ADV_FAULT_BONUS,                      /* text: who does not hold it; other: key */
  ADV_FAULT_FRESH,                      /* text: what the player on turn does not hold */
  ADV_FAULT_ONLY_BUILD,                 /* other: a key that has nothing to say in another phase */
  ADV_FAULT_NO_AUCTION,                 /* number: a point without an auction */
  ADV_FAULT_POINTS,                     /* number: of the player on turn; limit: that win */
} AdvFaultReason;

G_END_DECLS
