/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#pragma once

#include "kit-table.h"

G_BEGIN_DECLS

/** KitFlights: render nodes of the cards that fly, each painted once for a theme and scale. */
typedef struct _KitFlights KitFlights;

/** KitCardFunc: paints a card with @face, or its back for %KIT_MOTION_HIDDEN. */
typedef void (*KitCardFunc) (KitPainter *painter,
                             cairo_t    *cr,
                             guint       face,
                             double      width,
                             double      height);

KitFlights *kit_flights_new      (KitCardFunc  paint);
void        kit_flights_free     (KitFlights  *flights);
void        kit_flights_snapshot (KitFlights  *flights,
                                  KitTable    *table,
                                  GtkSnapshot *snapshot);

G_END_DECLS
