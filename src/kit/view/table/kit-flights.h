/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#pragma once

#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** KitFlights: render nodes of the cards that fly, each painted once for a theme and scale. */
typedef struct _KitFlights KitFlights;

/**
 * KitFlightFuncs:
 * @find_anchor: (transfer none) (nullable): the widget for @anchor, from or to which a card with
 *   @face flies
 * @find_start: (out) @start: where in the widget of its anchor a card begins; %FALSE if in the
 *   middle
 *
 * Where cards begin and end on a table.
 */
typedef struct
{
  GtkWidget *(*find_anchor) (GtkWidget       *table,
                             guint            anchor,
                             guint            face);
  gboolean   (*find_start)  (GtkWidget       *table,
                             const KitMotion *motion,
                             KitPixel        *start);
} KitFlightFuncs;

/** KitCardFunc: paints a card with @face, or its back for %KIT_MOTION_HIDDEN. */
typedef void (*KitCardFunc) (KitPainter *painter,
                             cairo_t    *cr,
                             guint       face,
                             double      width,
                             double      height);

KitFlights *kit_flights_new      (KitStyle      *style,
                                  KitCardFunc    paint);
void        kit_flights_free     (KitFlights    *flights);
void        kit_flights_snapshot (KitFlights    *flights,
                                  GtkWidget     *table,
                                  GtkSnapshot   *snapshot,
                                  KitPlayback   *playback,
                                  const KitFlightFuncs *funcs);

G_END_DECLS
