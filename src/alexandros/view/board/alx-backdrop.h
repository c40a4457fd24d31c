/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land below the marks and the pieces. */

#pragma once

#include "alexandros/view/alx-nodes.h"
#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

typedef struct _AlxBackdrop AlxBackdrop;

AlxBackdrop     *alx_backdrop_new         (GtkWidget       *widget,
                                           AlxStyle        *style);
void             alx_backdrop_free        (AlxBackdrop     *backdrop);
void             alx_backdrop_drop        (AlxBackdrop     *backdrop);
gboolean         alx_backdrop_is_complete (AlxBackdrop     *backdrop);
gboolean         alx_backdrop_shows       (AlxBackdrop     *backdrop,
                                           const AlxBoard  *board);
void             alx_backdrop_set_first   (AlxBackdrop     *backdrop,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale,
                                           cairo_surface_t *surface);
cairo_surface_t *alx_backdrop_snapshot    (AlxBackdrop     *backdrop,
                                           GtkSnapshot     *snapshot,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           AlxOutput        output);

G_END_DECLS
