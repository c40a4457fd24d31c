/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land, provinces, walls and governors in tiles, so that a new wall has only a small part of the
   window painted again. */

#pragma once

#include "alexandros/paint/alx-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** AlxGround: tiles as render nodes that stay until what they show changes. */
typedef struct _AlxGround AlxGround;
typedef struct _AlxTiles AlxTiles;

AlxTiles  *alx_tiles_paint     (AlxPainter      *painter,
                                const AlxLayout *layout,
                                const AlxScene  *scene,
                                int              scale,
                                cairo_surface_t *land);
void       alx_tiles_draw      (const AlxTiles  *tiles,
                                cairo_t         *cr,
                                const AlxLayout *layout);
void       alx_tiles_free      (AlxTiles        *tiles);

AlxGround *alx_ground_new      (void);
void       alx_ground_free     (AlxGround       *ground);
void       alx_ground_drop     (AlxGround       *ground);
void       alx_ground_offer    (AlxGround       *ground,
                                AlxTiles        *tiles);
void       alx_ground_prepare  (AlxGround       *ground,
                                const AlxTheme  *theme,
                                const AlxLayout *layout,
                                const AlxScene  *scene,
                                int              scale);
void       alx_ground_set_land (AlxGround       *ground,
                                cairo_surface_t *land);
void       alx_ground_snapshot (AlxGround       *ground,
                                GtkSnapshot     *snapshot,
                                AlxPainter      *painter,
                                const AlxLayout *layout,
                                const AlxScene  *scene,
                                int              scale,
                                gboolean         moving);

G_END_DECLS
