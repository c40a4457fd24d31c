/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces that move over this board: how each is painted and added to a frame. */

#pragma once

#include "advisers/paint/adv-paint.h"
#include "kit/view/board/kit-pieces.h"

G_BEGIN_DECLS

/** What moves; with what is to be added. */
enum
{
  ADV_PIECE_KING,
  ADV_PIECE_ROBBER,
  ADV_PIECE_DIE,                        /* + what it shows, from 1 */
  ADV_PIECE_TOKEN = ADV_PIECE_DIE + 7,  /* + an #AdvAuction; ADV_TEMPLE: face down */
  ADV_PIECE_VILLAGE = ADV_PIECE_TOKEN + ADV_TEMPLE + 1,         /* + a #KitColour */
  ADV_PIECE_CITY = ADV_PIECE_VILLAGE + KIT_COLOURS,             /* likewise */
  ADV_PIECE_ROAD = ADV_PIECE_CITY + KIT_COLOURS,        /* likewise, and KIT_COLOURS times the
                                                           direction of the edge */
};

void adv_pieces_paint  (const KitTarget *target,
                        guint            piece);
void adv_pieces_append (const KitStage  *stage,
                        guint            piece,
                        KitPixel         at,
                        GskTransform    *transform);

G_END_DECLS
