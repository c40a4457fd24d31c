/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in the air, over everything on the table. */

#pragma once

#include "alexandros/presenter/alx-playback.h"
#include "alexandros/view/alx-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxFlights:
 *
 * Pictures of the cards that fly, painted once.
 */
typedef struct _AlxFlights AlxFlights;

/** AlxAnchorFunc: (transfer none) (nullable): the widget that is the @anchor of a
    card of @symbol. */
typedef GtkWidget *(*AlxAnchorFunc) (AlxAnchor  anchor,
                                     guint8     symbol,
                                     gpointer   data);

AlxFlights *alx_flights_new      (AlxStyle       *style);
void        alx_flights_free     (AlxFlights    *flights);
void        alx_flights_snapshot (AlxFlights    *flights,
                                  GtkWidget     *table,
                                  GtkSnapshot   *snapshot,
                                  AlxPlayback   *playback,
                                  AlxAnchorFunc  find_anchor,
                                  gpointer       data);

G_END_DECLS
