/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a decision left on the board, and what the next player could do there: for the
   board to mark. */

#pragma once

#include "alexandros/paint/alx-scene.h"
#include "alexandros/record/alx-record.h"

G_BEGIN_DECLS

void  alx_trails_decision   (const AlxRecord *record,
                             guint            index,
                             AlxTrail        *trail);
void  alx_trails_last_turns (const AlxRecord *record,
                             guint            shown,
                             int              viewer,
                             AlxScene        *scene);
guint alx_trails_last_round (const AlxRecord *record,
                             guint            shown,
                             int              viewer);
void  alx_trails_threats    (const AlxState  *state,
                             const AlxBoard  *board,
                             int              viewer,
                             AlxScene        *scene);

G_END_DECLS
