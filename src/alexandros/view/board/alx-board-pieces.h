/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are painted once and then moved over the board. */

#pragma once

#include "alexandros/paint/alx-paint.h"
#include "kit/view/kit-nodes.h"
#include "kit/view/kit-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxPieces:
 *
 * A render node for each piece, no larger than needed and put on device pixels,
 * so that a renderer without a graphics card can copy it.
 */
typedef struct _AlxPieces AlxPieces;

AlxPieces *alx_pieces_new              (KitStyle        *style);
void       alx_pieces_free             (AlxPieces       *pieces);
void       alx_pieces_drop             (AlxPieces       *pieces);
void       alx_pieces_drop_walls       (AlxPieces       *pieces);
void       alx_pieces_set_layout       (AlxPieces       *pieces,
                                        const AlxLayout *layout,
                                        KitOutput        output);
void       alx_pieces_append_cursor    (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        const AlxScene  *scene);
void       alx_pieces_append_alexander (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        KitPixel         foot);
void       alx_pieces_append_wall      (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        guint16          side,
                                        guint8           from,
                                        gboolean         red,
                                        double           progress);
void       alx_pieces_append_flash     (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        guint16          side,
                                        double           progress);
void       alx_pieces_append_disc      (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        KitColour        colour,
                                        KitPixel         middle,
                                        gboolean         again);
void       alx_pieces_append_count     (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        KitPixel         middle,
                                        guint            number);
void       alx_pieces_append_points    (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        KitPixel         middle,
                                        KitColour        colour,
                                        guint            points,
                                        double           progress);
void       alx_pieces_append_governor  (AlxPieces       *pieces,
                                        GtkSnapshot     *snapshot,
                                        guint8           space,
                                        KitColour        colour,
                                        double           height);

G_END_DECLS
