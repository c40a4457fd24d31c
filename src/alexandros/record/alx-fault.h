/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be wrong with a file of Alexandros besides what may be wrong with any. */

#pragma once

#include "alexandros/rules/alx-board.h"
#include "kit/record/kit-fault.h"

G_BEGIN_DECLS

/**
 * AlxFaultReason:
 *
 * Why a file is refused, besides the reasons of #KitFaultReason; the comments say which fields of
 * #KitFault are used.
 */
typedef enum
{
  ALX_FAULT_MAP = KIT_FAULT_GAME,      /* detail: AlxMapProblem */
  ALX_FAULT_DECK_AND_POSITION,
  ALX_FAULT_NUMBER_OF_CARDS,            /* text: symbol letter; number: found; limit: expected */
  ALX_FAULT_SHUFFLE_MISSING,            /* number: of the reshuffle */
  ALX_FAULT_SHUFFLE_CARDS,              /* number: of the reshuffle */
  ALX_FAULT_SHUFFLE_UNREACHED,          /* number: of the reshuffle */
  ALX_FAULT_PLACE,                      /* text: no such place */
  ALX_FAULT_TWICE,                      /* text: a place or wall that stands twice */
  ALX_FAULT_SIDE_ORDER,                 /* text: a side whose points are not in board order */
  ALX_FAULT_STOCK,                      /* other: key; number: found; limit: in stock */
  ALX_FAULT_RED_WALLS,                  /* red walls while there are black ones, outside the
                                           actions, or with "last" */
  ALX_FAULT_GOVERNOR_SPACE,             /* text: a space with no symbol */
  ALX_FAULT_TWO_OWNERS,                 /* text: a governor's place in a rival's province */
  ALX_FAULT_NO_WAY,                     /* a way phase from which no way leads */
  ALX_FAULT_WITHOUT_REGION,             /* text: a space in no region */
  ALX_FAULT_START_INLAND,               /* text: a start that is not on the rim */
} AlxFaultReason;

gboolean alx_fault_cards (KitFault *fault,
                          guint     line,
                          guint8    symbol,
                          guint     number,
                          guint     limit);

G_END_DECLS
