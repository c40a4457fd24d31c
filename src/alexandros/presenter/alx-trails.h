/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what the board marks: trails of earlier decisions and threats of the next player. */

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
