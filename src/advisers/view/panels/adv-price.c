/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What something costs, as pictures. */

#include "adv-price.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/rules/adv-legal.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-style.h"
#include "kit/view/panels/kit-panel.h"

static void
paint (KitFace  *face,
       cairo_t  *cr,
       double    width,
       double    height,
       gpointer  data)
{
  KitPainter *painter = kit_style_get_painter (kit_context_of (face)->style);
  AdvDecisionKind kind = GPOINTER_TO_UINT (data);
  guint n = 0;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    for (guint k = 0; k < adv_costs[kind][i]; k++, n++)
      adv_paint_good (painter, cr, i, (KitPixel) { height * (0.5 + n), height / 2 },
                      height * 0.85);
}

/**
 * adv_price_new:
 * @kind: %ADV_ROAD, %ADV_VILLAGE, %ADV_CITY or %ADV_BUY
 * @size: of the picture of a resource, in pixels
 *
 * Accessible role: that of #KitFace; what stands beside it says the price in words.
 *
 * Returns: (transfer floating): its price, for a descendant of a table
 */
GtkWidget *
adv_price_new (AdvDecisionKind kind,
               int             size)
{
  GtkWidget *price;
  guint n = 0;

  g_return_val_if_fail (kind <= ADV_BUY, NULL);

  for (guint i = 0; i < ADV_RESOURCES; i++)
    n += adv_costs[kind][i];
  price = g_object_new (KIT_TYPE_FACE, "height-request", size, "width-request", n * size,
                        "halign", GTK_ALIGN_CENTER, NULL);
  kit_face_set_func (KIT_FACE (price), paint, GUINT_TO_POINTER (kind));
  return price;
}
