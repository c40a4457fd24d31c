/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture with a number beside it. */

#include "adv-badge.h"

#include "advisers/paint/adv-paint.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-widget.h"
#include "kit/view/panels/kit-panel.h"

#define SIZE 16                         /* of the picture, in pixels */

/*
 * AdvBadge:
 *
 * CSS: the number has the class "numeric", and "held" if it is worth points. Accessible role: that
 * of a widget, for that of a box has no label; its label and tooltip say what is counted.
 */
struct _AdvBadge
{
  KitBin parent_instance;

  GtkWidget *picture;
  GtkLabel  *number;
  guint      face;
};

G_DEFINE_FINAL_TYPE (AdvBadge, adv_badge, KIT_TYPE_BIN)

static void
paint (KitFace  *face,
       cairo_t  *cr,
       double    width,
       double    height,
       gpointer  data)
{
  AdvBadge *badge = data;

  adv_paint_picture (kit_style_get_painter (kit_context_of (badge)->style), cr, badge->face,
                     (KitPixel) { width / 2, height / 2 }, MIN (width, height) - 1);
}

static void
adv_badge_class_init (AdvBadgeClass *class)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
}

static void
adv_badge_init (AdvBadge *badge)
{
  badge->picture = g_object_new (KIT_TYPE_FACE, "valign", GTK_ALIGN_CENTER, "width-request", SIZE,
                                 "height-request", SIZE, NULL);
  badge->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (badge->number), "numeric");
  gtk_widget_set_parent (badge->picture, GTK_WIDGET (badge));
  gtk_widget_set_parent (GTK_WIDGET (badge->number), GTK_WIDGET (badge));
  kit_face_set_func (KIT_FACE (badge->picture), paint, badge);
}

/** adv_badge_new: (transfer floating): the picture of a @face of adv-paint.h, without a number. */
AdvBadge *
adv_badge_new (guint face)
{
  AdvBadge *badge = g_object_new (ADV_TYPE_BADGE, NULL);

  badge->face = face;
  return badge;
}

/** adv_badge_set: sets the number, and what it counts. */
void
adv_badge_set (AdvBadge   *badge,
               const char *text,
               const char *label)
{
  g_return_if_fail (ADV_IS_BADGE (badge) && text != NULL && label != NULL);

  gtk_label_set_text (badge->number, text);
  if (kit_widget_set_tooltip (badge, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

/** adv_badge_set_held: sets whether what is counted is worth points to its player. */
void
adv_badge_set_held (AdvBadge *badge,
                    gboolean  held)
{
  g_return_if_fail (ADV_IS_BADGE (badge));

  kit_style_set_class (GTK_WIDGET (badge->number), "held", held);
}

/** adv_badge_set_scale: sets the size of the picture, 1 for a narrow window. */
void
adv_badge_set_scale (AdvBadge *badge,
                     double    scale)
{
  g_return_if_fail (ADV_IS_BADGE (badge) && scale > 0);

  gtk_widget_set_size_request (badge->picture, SIZE * scale, SIZE * scale);
}
