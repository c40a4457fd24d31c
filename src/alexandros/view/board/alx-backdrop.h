/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The backdrop: land and sea with their names, below all marks and pieces. */

#pragma once

#include "alexandros/view/alx-nodes.h"

G_BEGIN_DECLS

/** AlxBackdropJob: all that a thread needs to paint a backdrop; it owns the names in @scene. */
typedef struct
{
  const AlxTheme *theme;
  AlxLayout       layout;
  AlxScene        scene;
  int             scale;
} AlxBackdropJob;

AlxBackdropJob  *alx_backdrop_job_new     (const AlxTarget *target);
void             alx_backdrop_job_free    (AlxBackdropJob  *job);
cairo_surface_t *alx_backdrop_paint       (const AlxTarget *target);

/**
 * AlxBackdrop:
 *
 * A surface of the size of the board inside its frame, and the thread that paints
 * the next one when layout, theme or language change.
 */
typedef struct _AlxBackdrop AlxBackdrop;

AlxBackdrop     *alx_backdrop_new         (GtkWidget       *widget);
void             alx_backdrop_free        (AlxBackdrop     *backdrop);
void             alx_backdrop_drop        (AlxBackdrop     *backdrop);
gboolean         alx_backdrop_is_complete (AlxBackdrop     *backdrop);
gboolean         alx_backdrop_shows       (AlxBackdrop     *backdrop,
                                           const AlxBoard  *board);
void             alx_backdrop_set_first   (AlxBackdrop     *backdrop,
                                           const AlxLayout *layout,
                                           cairo_surface_t *surface);
cairo_surface_t *alx_backdrop_snapshot    (AlxBackdrop     *backdrop,
                                           GtkSnapshot     *snapshot,
                                           const AlxTarget *target);

G_END_DECLS
