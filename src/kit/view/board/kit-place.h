/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the board as a widget, for keyboard and screen reader. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_PLACE (kit_place_get_type ())
G_DECLARE_FINAL_TYPE (KitPlace, kit_place, KIT, PLACE, GtkWidget)

/** KitPlaceEvent: what a person did with a place. */
typedef enum
{
  KIT_PLACE_ACTIVATED,                  /* Space, or a screen reader */
  KIT_PLACE_ENTERED,                    /* the Enter key */
  KIT_PLACE_FOCUSED,
  KIT_PLACE_LEFT,
} KitPlaceEvent;

/** KitPlaceFunc: called with what has happened to @place. */
typedef void (*KitPlaceFunc) (KitPlace      *place,
                              KitPlaceEvent  event,
                              gpointer       data);

GtkWidget *kit_place_new        (int           number,
                                 KitPlaceFunc  func,
                                 gpointer      data);
int        kit_place_get_number (KitPlace     *place);
void       kit_place_set_label  (KitPlace     *place,
                                 const char   *label);

G_END_DECLS
