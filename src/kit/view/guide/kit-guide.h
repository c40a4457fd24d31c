/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubbles of a guided first game. */

#pragma once

#include "kit-guide-step.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitGuide:
 *
 * A bubble that points at real things, one at a time, over a widget. Which step it shows follows
 * from the position alone, so that undo leads back, and a saved game goes on where it was. It emits
 * "left" when the player leaves it, and when they have read the last step.
 *
 * CSS: the text is in a box of the class "guide". Accessible role: that of GtkPopover, its text an
 * alert.
 */
#define KIT_TYPE_GUIDE (kit_guide_get_type ())
G_DECLARE_FINAL_TYPE (KitGuide, kit_guide, KIT, GUIDE, GtkPopover)

/**
 * KitGuideGame:
 * @holds: whether a condition of the steps holds now
 * @find: the widget that is, or has, a place of the steps, and the @area of that place in it; %NULL
 *   if it is not to be seen now
 *
 * What the names in the steps mean.
 */
typedef struct
{
  gboolean   (*holds) (const char   *condition,
                       gpointer      data);
  GtkWidget *(*find)  (const char   *place,
                       GdkRectangle *area,
                       gpointer      data);
} KitGuideGame;

GtkWidget    *kit_guide_new      (GtkWidget          *parent,
                                  const char         *path,
                                  const KitGuideGame *game,
                                  gpointer            data);
void          kit_guide_update   (KitGuide           *guide);
KitGuideStep *kit_guide_get_step (KitGuide           *guide);

G_END_DECLS
