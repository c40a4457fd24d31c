/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "alexandros/view/alx-look.h"

G_BEGIN_DECLS

typedef struct _AlxLand AlxLand;

AlxLand *alx_land_new         (GtkWidget       *widget,
                               AlxLook         *look);
void     alx_land_free        (AlxLand         *land);
void     alx_land_drop        (AlxLand         *land);
gboolean alx_land_is_complete (AlxLand         *land);
gboolean alx_land_shows       (AlxLand         *land,
                               const AlxBoard  *board);
void     alx_land_set_first   (AlxLand         *land,
                               const AlxLayout *layout,
                               const AlxScene  *scene,
                               int              scale,
                               cairo_surface_t *surface);
cairo_surface_t *alx_land_snapshot (AlxLand      *land,
                               GtkSnapshot     *snapshot,
                               const AlxLayout *layout,
                               const AlxScene  *scene,
                               int              scale);

G_END_DECLS
