/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land of the window as it was when it was closed, painted while GTK is still being started. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_FRAME_SIDES 4

cairo_surface_t *alx_early_land_paint    (AlxPainter      *painter,
                                          const AlxLayout *layout,
                                          const AlxScene  *scene,
                                          int              scale);
cairo_surface_t *alx_early_land_paint_side (AlxPainter    *painter,
                                          const AlxLayout *layout,
                                          guint            side,
                                          int              scale);
graphene_rect_t  alx_early_land_get_side (const AlxLayout *layout,
                                          guint            side);
void             alx_early_land_start    (GSettings       *settings);
cairo_surface_t *alx_early_land_take     (const AlxTheme  *theme,
                                          const AlxLayout *layout,
                                          const AlxScene  *scene,
                                          int              scale,
                                          cairo_surface_t *sides[ALX_FRAME_SIDES]);
void             alx_early_land_remember (const AlxTheme  *theme,
                                          const AlxLayout *layout,
                                          int              scale);

G_END_DECLS
