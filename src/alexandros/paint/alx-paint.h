/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the board in layers, on any cairo surface. */

#pragma once

#include "alx-layout.h"
#include "alx-scene.h"
#include "alx-theme.h"

G_BEGIN_DECLS

/**
 * AlxPainter:
 *
 * The pictures of emblems and pieces, read once. One thread at a time.
 */
typedef struct _AlxPainter AlxPainter;

AlxPainter *alx_painter_new     (const AlxTheme  *theme);
void        alx_painter_free    (AlxPainter      *painter);
const AlxTheme *alx_painter_get_theme (AlxPainter *painter);
void        alx_painter_set_scale (AlxPainter    *painter,
                                 double           scale);

void alx_paint_land             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_pieces           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_marks            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void alx_paint_board            (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);

void alx_paint_emblem           (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 AlxPixel         middle,
                                 double           size);
void alx_paint_governor         (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 AlxColour        colour,
                                 AlxPixel         middle,
                                 double           size);
void alx_paint_card             (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 guint8           symbol,
                                 const char      *name,
                                 double           width,
                                 double           height);
void alx_paint_card_back        (AlxPainter      *painter,
                                 cairo_t         *cr,
                                 double           width,
                                 double           height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlxPainter, alx_painter_free)

G_END_DECLS
