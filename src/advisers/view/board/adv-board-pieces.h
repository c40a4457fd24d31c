/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are painted once and then moved over the board. */

#pragma once

#include "advisers/paint/adv-paint.h"
#include "kit/view/kit-nodes.h"
#include "kit/view/kit-style.h"

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
  ADV_PIECES = ADV_PIECE_ROAD + 3 * KIT_COLOURS,
};

typedef struct _AdvPieces AdvPieces;

AdvPieces *adv_pieces_new          (KitStyle        *style);
void       adv_pieces_free         (AdvPieces       *pieces);
void       adv_pieces_drop         (AdvPieces       *pieces);
void       adv_pieces_set_layout   (AdvPieces       *pieces,
                                    const AdvLayout *layout,
                                    KitOutput        output);
void       adv_pieces_append       (AdvPieces       *pieces,
                                    GtkSnapshot     *snapshot,
                                    guint            piece,
                                    KitPixel         at);
void       adv_pieces_append_die   (AdvPieces       *pieces,
                                    GtkSnapshot     *snapshot,
                                    guint            number,
                                    KitPixel         at,
                                    double           angle);
void       adv_pieces_append_token (AdvPieces       *pieces,
                                    GtkSnapshot     *snapshot,
                                    guint            token,
                                    KitPixel         at,
                                    double           width);

G_END_DECLS
