/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what the board marks: trails of earlier decisions and threats of the next player. */

#pragma once

#include "alexandros/paint/alx-scene.h"
#include "alexandros/record/alx-record.h"

G_BEGIN_DECLS

void  alx_trails_decision   (const KitRecord *record,
                             guint            index,
                             AlxTrail        *trail);
void  alx_trails_last_turns (const KitRecord *record,
                             guint            shown,
                             int              viewer,
                             AlxScene        *scene);
void  alx_trails_threats    (const AlxState  *state,
                             const AlxBoard  *board,
                             int              viewer,
                             AlxScene        *scene);

G_END_DECLS
