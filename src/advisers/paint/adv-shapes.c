/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes that several layers paint. */

#include "adv-paint-private.h"

void
adv_paint_circle (const AdvTarget *target,
                  KitPixel         middle,
                  double           radius,
                  const KitRgba   *fill,
                  const KitRgba   *edge)
{
  cairo_new_path (target->cr);
  cairo_arc (target->cr, middle.x, middle.y, radius, 0, 2 * G_PI);
  kit_theme_set (target->cr, fill);
  cairo_fill_preserve (target->cr);
  kit_paint_stroke (target->cr, target->unit * 0.035, edge, 1);
}
