/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Snapshots of the pieces that move on the board. */

#pragma once

#include "alx-board-pieces.h"

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "kit/presenter/kit-playback.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void alx_board_motion_snapshot      (GtkSnapshot     *snapshot,
                                     KitPlayback     *playback,
                                     AlxPieces       *pieces,
                                     const AlxLayout *layout,
                                     const AlxScene  *scene);
void alx_board_motion_snapshot_discs (GtkSnapshot     *snapshot,
                                      KitPlayback     *playback,
                                      AlxPieces       *pieces,
                                      const AlxLayout *layout,
                                      const AlxScene  *scene);

G_END_DECLS
