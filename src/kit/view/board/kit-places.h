/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the board for the keyboard and screen readers: labels, sizes, the cursor. */

#pragma once

#include "kit-place.h"

#include "kit/paint/kit-geometry.h"

G_BEGIN_DECLS

/** The most kinds of places, such as the corners and the edges of a board. */
#define KIT_MAX_PLACE_KINDS 4

/**
 * KitSpot:
 * @kind: of the place, less than %KIT_MAX_PLACE_KINDS
 * @middle: of the place, in pixels of the widget
 * @step: the same for the arrow keys: places that count as one row have the same height
 * @size: how far it reaches to each side together
 * @is_home: whether the cursor of its kind stands here while other kinds are chosen; it stays where
 *   it is if no place of its kind is home
 * @is_marked: whether Page Down stops here
 *
 * Where a place lies, and what that means to the cursor.
 */
typedef struct
{
  guint    kind;
  KitPixel middle;
  KitPixel step;
  double   size;
  gboolean is_home;
  gboolean is_marked;
} KitSpot;

/**
 * KitPlacesFuncs:
 * @describe: (transfer full): what is said of a place
 * @locate: fills in @spot, which is all zero; returns %FALSE if there is no place of this number
 * @notify: what was done with a place
 *
 * What the owner tells of its places, and is told.
 */
typedef struct
{
  char    *(*describe) (int            place,
                        gpointer       data);
  gboolean (*locate)   (int            place,
                        KitSpot       *spot,
                        gpointer       data);
  void     (*notify)   (int            place,
                        KitPlaceEvent  event,
                        gpointer       data);
} KitPlacesFuncs;

/**
 * KitPlaces:
 *
 * A widget for each place, children of one that is a child of the owner. They are made when they
 * are first needed, because there are hundreds. Places are numbered from 0, kind by kind, and each
 * kind has a cursor of its own: the place that had the focus last.
 */
#define KIT_TYPE_PLACES (kit_places_get_type ())
G_DECLARE_FINAL_TYPE (KitPlaces, kit_places, KIT, PLACES, GObject)

KitPlaces *kit_places_new         (GtkWidget            *owner,
                                   const KitPlacesFuncs *funcs,
                                   gpointer              data);
gboolean   kit_places_locate      (KitPlaces            *places,
                                   int                   place,
                                   KitSpot              *spot);
void       kit_places_renew       (KitPlaces            *places);
guint      kit_places_get_kind    (KitPlaces            *places,
                                   int                   place);
void       kit_places_update      (KitPlaces            *places);
void       kit_places_allocate    (KitPlaces            *places,
                                   int                   width,
                                   int                   height);

int        kit_places_get_focus   (KitPlaces            *places);
void       kit_places_set_cursor  (KitPlaces            *places,
                                   int                   place);
void       kit_places_go_home     (KitPlaces            *places,
                                   guint                 chosen);
void       kit_places_focus       (KitPlaces            *places,
                                   guint                 kind);
void       kit_places_focus_later (KitPlaces            *places,
                                   guint                 kind);
void       kit_places_focus_mark  (KitPlaces            *places,
                                   guint                 kind,
                                   int                   step);
GArray    *kit_places_list_marks  (KitPlaces            *places,
                                   guint                 kind);
void       kit_places_move        (KitPlaces            *places,
                                   GtkDirectionType      direction);

G_END_DECLS
