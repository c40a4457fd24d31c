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

/** kit_paint_trace_circle: adds a circle to the path. */
void
kit_paint_trace_circle (cairo_t  *cr,
                        KitPixel  middle,
                        double    radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
}

/** kit_paint_trace_ellipse: adds a circle to the path that is stretched by @scale. */
void
kit_paint_trace_ellipse (cairo_t  *cr,
                         KitPixel  middle,
                         double    radius,
                         KitPixel  scale)
{
  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_scale (cr, scale.x, scale.y);
  kit_paint_trace_circle (cr, (KitPixel) { 0, 0 }, radius);
  cairo_restore (cr);
}

/** kit_paint_trace_line: adds a line to the path. */
void
kit_paint_trace_line (cairo_t  *cr,
                      KitPixel  from,
                      KitPixel  to)
{
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
}

/** kit_paint_fill: fills the path with @colour, and clears it. */
void
kit_paint_fill (cairo_t       *cr,
                const KitRgba *colour)
{
  kit_theme_set (cr, colour);
  cairo_fill (cr);
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

/** kit_paint_stroke_dashed: like kit_paint_stroke(), in dashes of @dash pixels with a @gap after
    each. */
void
kit_paint_stroke_dashed (cairo_t       *cr,
                         double         width,
                         const KitRgba *colour,
                         double         dash,
                         double         gap)
{
  const double dashes[] = { dash, gap };

  cairo_set_dash (cr, dashes, 2, 0);
  kit_paint_stroke (cr, width, colour, 1);
  cairo_set_dash (cr, NULL, 0, 0);
}

/** kit_paint_shape: fills the path, strokes its edge @width pixels wide, and clears it. */
void
kit_paint_shape (cairo_t       *cr,
                 const KitRgba *fill,
                 const KitRgba *edge,
                 double         width)
{
  kit_theme_set (cr, fill);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, width, edge, 1);
}

/** kit_paint_circle: paints a circle with an edge, @width pixels wide. */
void
kit_paint_circle (cairo_t       *cr,
                  KitPixel       middle,
                  double         radius,
                  const KitRgba *fill,
                  const KitRgba *edge,
                  double         width)
{
  cairo_new_path (cr);
  kit_paint_trace_circle (cr, middle, radius);
  kit_paint_shape (cr, fill, edge, width);
}
