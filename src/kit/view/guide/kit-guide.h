/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble of a guided game or a lesson. */

#pragma once

#include "kit-guide-step.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The width of the bubble where there is room beside what it speaks of, in pixels. */
#define KIT_GUIDE_WIDTH 348

/**
 * KitGuide:
 *
 * What a step says, beside the place that it speaks of, around which there is a ring. It is a child
 * of a table, whose layout gives it room: it covers neither that place nor a banner. It emits
 * "left" when the player leaves it, and "helped" when they wish to see how it is done.
 *
 * CSS: the class "guide"; a reply has "refusal". Accessible role: that of its parent class; text
 * and reply are alerts.
 */
#define KIT_TYPE_GUIDE (kit_guide_get_type ())
G_DECLARE_FINAL_TYPE (KitGuide, kit_guide, KIT, GUIDE, GtkWidget)

/**
 * KitGuideWords:
 * @text: what is said
 * @progress: how far the player is
 * @leave: the label of the button that leads away
 * @helps: whether there is a button that shows how it is done
 */
typedef struct
{
  const char *text;
  const char *progress;
  const char *leave;
  gboolean    helps;
} KitGuideWords;

GtkWidget          *kit_guide_new       (void);
void                kit_guide_show      (KitGuide            *guide,
                                         KitGuideStep        *step,
                                         const KitGuideWords *words);
void                kit_guide_hide      (KitGuide            *guide);
void                kit_guide_reply     (KitGuide            *guide,
                                         const char          *reply);
void                kit_guide_point     (KitGuide            *guide,
                                         GtkWidget           *widget,
                                         const GdkRectangle  *area);
const GdkRectangle *kit_guide_get_area  (KitGuide            *guide);
KitGuideStep       *kit_guide_get_step  (KitGuide            *guide);
gboolean            kit_guide_has_room  (const GdkRectangle  *bounds,
                                         const GdkRectangle  *place,
                                         const GdkRectangle  *taken,
                                         guint                n,
                                         const GdkRectangle  *area);
gboolean            kit_guide_find_room (const GdkRectangle  *bounds,
                                         const GdkRectangle  *place,
                                         const GdkRectangle  *taken,
                                         guint                n,
                                         GdkRectangle        *area);

G_END_DECLS
