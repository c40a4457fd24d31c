/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position, painted layer by layer without a display, and its pixels. */

#pragma once

#include "test-util.h"

#include "alexandros/paint/alx-paint.h"

G_BEGIN_DECLS

/** Picture: everything that is needed to paint a position. */
typedef struct
{
  KitPainter      *painter;
  AlxLayout        layout;
  AlxScene         scene;
  cairo_surface_t *surface;
} Picture;

/** PictureLayer: such as alx_paint_ground(). */
typedef void (*PictureLayer) (KitPainter      *painter,
                              cairo_t         *cr,
                              const AlxLayout *layout,
                              const AlxScene  *scene);

void     picture_init           (Picture         *picture,
                                 const char      *position,
                                 int              width,
                                 int              height,
                                 KitThemeKind     kind);
void     picture_clear          (Picture         *picture);
void     picture_paint          (Picture         *picture,
                                 PictureLayer     layer);
guint32 *picture_take           (Picture         *picture,
                                 PictureLayer     layer);
void     picture_paint_position (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void     picture_paint_marks    (KitPainter      *painter,
                                 cairo_t         *cr,
                                 const AlxLayout *layout,
                                 const AlxScene  *scene);
void     picture_add_marks      (Picture         *picture);
gboolean picture_is_different   (guint32          a,
                                 guint32          b,
                                 int              tolerance);

G_END_DECLS
