/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The backdrop: what changes only with size, theme and language, below all that is shown. */

#pragma once

#include "kit-art.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** KitBackdropJob: all that a thread needs to paint a backdrop; it owns @layout and @scene. */
typedef struct
{
  const KitArt *art;
  KitThemeKind  kind;
  KitGeometry  *layout;
  gpointer      scene;
  int           scale;
} KitBackdropJob;

KitBackdropJob  *kit_backdrop_job_new     (const KitArt         *art,
                                           const KitTarget      *target);
void             kit_backdrop_job_free    (KitBackdropJob       *job);
KitTarget        kit_backdrop_job_target  (const KitBackdropJob *job,
                                           KitPainter           *painter);
cairo_surface_t *kit_backdrop_paint       (const KitArt         *art,
                                           const KitTarget      *target);

/**
 * KitBackdrop:
 *
 * A surface of the size of the board inside its frame, and the thread that paints
 * the next one when layout, theme, language or its part of the scene change.
 */
typedef struct _KitBackdrop KitBackdrop;

KitBackdrop     *kit_backdrop_new         (const KitArt         *art,
                                           GtkWidget            *widget);
void             kit_backdrop_free        (KitBackdrop          *backdrop);
void             kit_backdrop_drop        (KitBackdrop          *backdrop);
gboolean         kit_backdrop_is_complete (KitBackdrop          *backdrop);
gboolean         kit_backdrop_shows       (KitBackdrop          *backdrop,
                                           const KitGeometry    *layout);
void             kit_backdrop_set_first   (KitBackdrop          *backdrop,
                                           const KitTarget      *target,
                                           cairo_surface_t      *surface);
cairo_surface_t *kit_backdrop_snapshot    (KitBackdrop          *backdrop,
                                           GtkSnapshot          *snapshot,
                                           const KitTarget      *target);

G_END_DECLS
