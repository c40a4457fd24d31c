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
typedef void (*PictureLayer) (const KitTarget *target);

void     picture_init           (Picture         *picture,
                                 const char      *position,
                                 int              width,
                                 int              height,
                                 KitThemeKind     kind);
void     picture_clear          (Picture         *picture);
KitTarget picture_target        (const Picture   *picture,
                                 cairo_t         *cr);
void     picture_paint          (Picture         *picture,
                                 PictureLayer     layer);
guint32 *picture_take           (Picture         *picture,
                                 PictureLayer     layer);
void     picture_paint_position (const KitTarget *kit);
void     picture_paint_marks    (const KitTarget *target);
void     picture_add_marks      (Picture         *picture);
gboolean picture_is_different   (guint32          a,
                                 guint32          b,
                                 int              tolerance);

G_END_DECLS
