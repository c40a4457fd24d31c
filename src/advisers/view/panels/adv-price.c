/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that is bought and what it costs, as pictures. */

#include "adv-price.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/rules/adv-legal.h"
#include "kit/view/kit-face.h"
#include "kit/view/kit-style.h"
#include "kit/view/panels/kit-panel.h"

/* In the colour of the player on turn. */
static void
paint_thing (KitPainter      *painter,
             cairo_t         *cr,
             AdvDecisionKind  kind,
             KitColour        colour,
             double           size)
{
  KitPixel middle = { size / 2, size / 2 };
  const KitPixel ends[] = { { size * 0.1, size * 0.8 }, { size * 0.9, size * 0.2 } };

  if (kind == ADV_ROAD)
    adv_paint_road (painter, cr, colour, ends, size * 1.6);
  else if (kind == ADV_BUY)
    adv_paint_picture (painter, cr, ADV_FACE_DEED, middle, size);
  else
    adv_paint_building (painter, cr, colour, middle, size * (kind == ADV_CITY ? 1.5 : 2),
                        kind == ADV_CITY);
}

static KitColour
find_colour (KitGame *game)
{
  if (game == NULL)
    return KIT_RED;
  return kit_game_get_record (game)->players[kit_rules_head (kit_game_get_state (game))->player]
    .colour;
}

static void
paint (KitFace  *face,
       cairo_t  *cr,
       double    width,
       double    height,
       gpointer  data)
{
  KitPainter *painter = kit_style_get_painter (kit_context_of (face)->style);
  AdvDecisionKind kind = GPOINTER_TO_UINT (data);
  guint n = 1;

  paint_thing (painter, cr, kind, find_colour (kit_input_get_game (kit_context_of (face)->input)),
               height);
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
 * Returns: (transfer floating): a picture of it and its price, for a descendant of a table
 */
GtkWidget *
adv_price_new (AdvDecisionKind kind,
               int             size)
{
  GtkWidget *price;
  guint n = 1;

  g_return_val_if_fail (kind <= ADV_BUY, NULL);

  for (guint i = 0; i < ADV_RESOURCES; i++)
    n += adv_costs[kind][i];
  price = g_object_new (KIT_TYPE_FACE, "height-request", size, "width-request", n * size,
                        "halign", GTK_ALIGN_CENTER, NULL);
  kit_face_set_func (KIT_FACE (price), paint, GUINT_TO_POINTER (kind));
  return price;
}
