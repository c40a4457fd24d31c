/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots of the pieces that move on the board. */

#pragma once

#include "alx-board-pieces.h"

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "kit/presenter/kit-playback.h"

G_BEGIN_DECLS

void alx_board_motion_snapshot       (const KitStage *stage,
                                      KitPlayback    *playback);
void alx_board_motion_snapshot_discs (const KitStage *stage,
                                      KitPlayback    *playback);

G_END_DECLS
