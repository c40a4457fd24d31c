/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Alexandros that a level plays on in all seats. */

#pragma once

#include "alexandros/rules/alx-decision.h"
#include "alexandros/rules/alx-seat.h"
#include "kit/players/kit-level.h"

void   play_on_ask    (const AlxState    *state,
                       const AlxBoard    *board,
                       const KitLevel    *level,
                       guint64            nodes,
                       BaseRandom        *random,
                       KitAdvice         *advice);
guint  play_on_to_end (AlxState          *state,
                       const AlxBoard    *board,
                       const KitLevel    *level,
                       guint64            nodes,
                       BaseRandom        *random);
double play_on_after  (const AlxSeat     *seat,
                       const AlxBoard    *board,
                       const AlxDecision *decision,
                       const KitLevel    *level,
                       guint64            nodes,
                       guint64            seed);
