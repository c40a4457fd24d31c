/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paths, strokes and clips that painting code shares. */

#include "kit-shapes.h"

/** kit_paint_is_seen: whether anything within @reach pixels of @middle touches the clip of @cr. */
gboolean
kit_paint_is_seen (cairo_t  *cr,
                   KitPixel  middle,
                   double    reach)
{
  double x1, y1, x2, y2;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  return middle.x + reach >= x1 && middle.x - reach <= x2 && middle.y + reach >= y1 &&
         middle.y - reach <= y2;
}

/** kit_paint_trace_round: adds a rectangle with round corners to the path. */
void
kit_paint_trace_round (cairo_t *cr,
                       double   x,
                       double   y,
                       double   width,
                       double   height,
                       double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, G_PI * 1.5);
  cairo_close_path (cr);
}

/** kit_paint_stroke_preserve: strokes the path @width pixels wide with @colour, @alpha times as
    opaque, and keeps the path. */
void
kit_paint_stroke_preserve (cairo_t       *cr,
                           double         width,
                           const KitRgba *colour,
                           double         alpha)
{
  cairo_set_line_width (cr, width);
  kit_theme_set_alpha (cr, colour, alpha);
  cairo_stroke_preserve (cr);
}

/** kit_paint_stroke: like kit_paint_stroke_preserve(), but clears the path. */
void
kit_paint_stroke (cairo_t       *cr,
                  double         width,
                  const KitRgba *colour,
                  double         alpha)
{
  kit_paint_stroke_preserve (cr, width, colour, alpha);
  cairo_new_path (cr);
}
