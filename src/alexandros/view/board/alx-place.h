/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A space or a point of the board as a widget, for keyboard and screen reader. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_PLACE (alx_place_get_type ())
G_DECLARE_FINAL_TYPE (AlxPlace, alx_place, ALX, PLACE, GtkWidget)

/** AlxPlaceEvent: activated by Space or a screen reader, entered by the Enter key. */
typedef enum
{
  ALX_PLACE_ACTIVATED,
  ALX_PLACE_ENTERED,
  ALX_PLACE_FOCUS_CHANGED
} AlxPlaceEvent;

/** AlxPlaceFunc: called with what has happened to @place. */
typedef void (*AlxPlaceFunc) (AlxPlace      *place,
                              AlxPlaceEvent  event,
                              gpointer       data);

GtkWidget *alx_place_new       (gboolean      is_point,
                                guint8        index,
                                AlxPlaceFunc  func,
                                gpointer      data);
gboolean   alx_place_is_point  (AlxPlace     *place);
guint8     alx_place_get_index (AlxPlace     *place);
void       alx_place_set_label (AlxPlace     *place,
                                const char   *label);

G_END_DECLS
