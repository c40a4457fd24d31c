/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land of the window as it was when it was closed, painted while GTK is still being started. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gio/gio.h>

G_BEGIN_DECLS

cairo_surface_t *alx_early_land_paint    (AlxPainter      *painter,
                                          const AlxLayout *layout,
                                          const AlxScene  *scene,
                                          int              scale);
void             alx_early_land_start    (GSettings       *settings);
cairo_surface_t *alx_early_land_take     (const AlxTheme  *theme,
                                          const AlxLayout *layout,
                                          const AlxScene  *scene,
                                          int              scale);
void             alx_early_land_remember (const AlxTheme  *theme,
                                          const AlxLayout *layout,
                                          int              scale);

G_END_DECLS
