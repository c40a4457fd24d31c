/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes that several layers paint. */

#include "adv-paint-private.h"

AdvTarget
adv_target (const KitTarget *kit)
{
  cairo_set_line_join (kit->cr, CAIRO_LINE_JOIN_ROUND);
  return (AdvTarget) { kit->painter, kit->cr,
                       (const AdvTheme *) kit_painter_get_theme (kit->painter),
                       (const AdvLayout *) kit->geometry, kit->scene, kit->geometry->unit };
}

void
adv_trace_hexagon (const AdvTarget *target,
                   guint8           hexagon,
                   double           factor)
{
  const AdvHexagon *h = &target->layout->board->hexagons[hexagon];
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);

  cairo_new_sub_path (target->cr);
  for (guint i = 0; i < ADV_SIDES; i++)
    {
      KitPixel corner = adv_layout_corner (target->layout, h->corners[i]);

      cairo_line_to (target->cr, middle.x + (corner.x - middle.x) * factor,
                     middle.y + (corner.y - middle.y) * factor);
    }
  cairo_close_path (target->cr);
}

void
adv_trace_figure (cairo_t         *cr,
                  const AdvFigure *figure,
                  KitPixel         at,
                  double           size)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < figure->n; i++)
    cairo_line_to (cr, at.x + figure->points[i][0] * size, at.y + figure->points[i][1] * size);
  cairo_close_path (cr);
}

void
adv_fill_figure (cairo_t         *cr,
                 const AdvFigure *figure,
                 KitPixel         at,
                 double           size,
                 const KitRgba   *colour)
{
  cairo_new_path (cr);
  adv_trace_figure (cr, figure, at, size);
  kit_theme_set (cr, colour);
  cairo_fill (cr);
}

void
adv_paint_circle (cairo_t       *cr,
                  KitPixel       middle,
                  double         radius,
                  const KitRgba *fill,
                  const KitRgba *edge,
                  double         width)
{
  cairo_new_path (cr);
  cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
  kit_theme_set (cr, fill);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, width, edge, 1);
}

/* Three columns under a gable. */
void
adv_paint_temple (cairo_t       *cr,
                  KitPixel       at,
                  double         size,
                  const KitRgba *colour)
{
  cairo_new_path (cr);
  cairo_move_to (cr, at.x - size, at.y - size * 0.25);
  cairo_line_to (cr, at.x, at.y - size * 0.85);
  cairo_line_to (cr, at.x + size, at.y - size * 0.25);
  cairo_close_path (cr);
  for (int i = -1; i <= 1; i++)
    cairo_rectangle (cr, at.x + i * size * 0.6 - size * 0.14, at.y - size * 0.1, size * 0.28,
                     size * 0.6);
  cairo_rectangle (cr, at.x - size, at.y + size * 0.55, 2 * size, size * 0.25);
  kit_theme_set (cr, colour);
  cairo_fill (cr);
}
