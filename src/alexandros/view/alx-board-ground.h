/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces, walls and governors in tiles, so that a new wall has only a small part of the window painted again. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** AlxGround: tiles as render nodes that stay until what they show changes. */
typedef struct _AlxGround AlxGround;

AlxGround *alx_ground_new      (void);
void       alx_ground_free     (AlxGround       *ground);
void       alx_ground_drop     (AlxGround       *ground);
void       alx_ground_offer    (AlxGround       *ground,
                                cairo_surface_t *surface,
                                const AlxLayout *layout,
                                const AlxScene  *scene);
void       alx_ground_snapshot (AlxGround       *ground,
                                GtkSnapshot     *snapshot,
                                AlxPainter      *painter,
                                const AlxLayout *layout,
                                const AlxScene  *scene,
                                int              scale);

cairo_surface_t *alx_ground_paint (AlxPainter      *painter,
                                   const AlxLayout *layout,
                                   const AlxScene  *scene,
                                   int              scale);

G_END_DECLS
