/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in the air, over everything on the table. */

#pragma once

#include "alx-look.h"
#include "alx-show.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** AlxAnchorFunc: (transfer none) (nullable): the widget that is the @anchor of a card of @symbol. */
typedef GtkWidget *(*AlxAnchorFunc) (AlxAnchor  anchor,
                                     guint8     symbol,
                                     gpointer   data);

void alx_flights_snapshot (GtkWidget     *table,
                           GtkSnapshot   *snapshot,
                           AlxShow       *show,
                           AlxLook       *look,
                           AlxAnchorFunc  find_anchor,
                           gpointer       data);

G_END_DECLS
