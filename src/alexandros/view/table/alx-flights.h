/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that fly across the table during playback. */

#pragma once

#include "alexandros/presenter/alx-playback.h"
#include "alexandros/view/alx-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** AlxFlights: render nodes of the cards that fly, each painted once for a theme and scale. */
typedef struct _AlxFlights AlxFlights;

/** AlxAnchorFunc: (transfer none) (nullable): the widget for @anchor, from or to which a card of
    @symbol flies. */
typedef GtkWidget *(*AlxAnchorFunc) (AlxAnchor  anchor,
                                     guint8     symbol,
                                     gpointer   data);

AlxFlights *alx_flights_new      (AlxStyle      *style);
void        alx_flights_free     (AlxFlights    *flights);
void        alx_flights_snapshot (AlxFlights    *flights,
                                  GtkWidget     *table,
                                  GtkSnapshot   *snapshot,
                                  AlxPlayback   *playback,
                                  AlxAnchorFunc  find_anchor,
                                  gpointer       data);

G_END_DECLS
