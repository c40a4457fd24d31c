/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

char            *alx_board_picture_make_name (AlxPainter      *painter,
                                              const AlxLayout *layout,
                                              const AlxScene  *scene,
                                              int              scale);
cairo_surface_t *alx_board_picture_read      (const char      *name,
                                              int              width,
                                              int              height);
void             alx_board_picture_write     (cairo_surface_t *surface,
                                              const char      *name);

G_END_DECLS
