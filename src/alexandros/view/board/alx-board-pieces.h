/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces that move over this board: how each is painted and added to a frame. */

#pragma once

#include "alexandros/paint/alx-paint.h"
#include "kit/view/board/kit-pieces.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void alx_pieces_paint            (const KitTarget *kit,
                                  guint            piece);
void alx_pieces_forget_passed    (KitPieces       *pieces);

void alx_pieces_append_cursor    (const KitStage  *stage);
void alx_pieces_append_alexander (const KitStage  *stage,
                                  KitPixel         at);
void alx_pieces_append_wall      (const KitStage  *stage,
                                  guint16          side,
                                  guint8           from,
                                  gboolean         red,
                                  double           progress);
void alx_pieces_append_flash     (const KitStage  *stage,
                                  guint16          side,
                                  double           progress);
void alx_pieces_append_disc      (const KitStage  *stage,
                                  KitColour        colour,
                                  KitPixel         middle,
                                  gboolean         again);
void alx_pieces_append_count     (const KitStage  *stage,
                                  KitPixel         middle,
                                  guint            number);
void alx_pieces_append_points    (const KitStage  *stage,
                                  KitPixel         middle,
                                  KitColour        colour,
                                  guint            points,
                                  double           progress);
void alx_pieces_append_governor  (const KitStage  *stage,
                                  guint8           space,
                                  KitColour        colour,
                                  double           height);

G_END_DECLS
