/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land below the marks and the pieces. */

#pragma once

#include "alexandros/view/alx-nodes.h"
#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

typedef struct _AlxBackdrop AlxBackdrop;

AlxBackdrop     *alx_backdrop_new         (GtkWidget       *widget,
                                           AlxStyle        *style);
void             alx_backdrop_free        (AlxBackdrop     *land);
void             alx_backdrop_drop        (AlxBackdrop     *land);
gboolean         alx_backdrop_is_complete (AlxBackdrop     *land);
gboolean         alx_backdrop_shows       (AlxBackdrop     *land,
                                           const AlxBoard  *board);
void             alx_backdrop_set_first   (AlxBackdrop     *land,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale,
                                           cairo_surface_t *surface);
cairo_surface_t *alx_backdrop_snapshot    (AlxBackdrop     *land,
                                           GtkSnapshot     *snapshot,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           AlxOutput        output);

G_END_DECLS
