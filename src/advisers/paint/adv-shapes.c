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
      KitPixel corner = kit_pixel_between (middle, adv_layout_corner (target->layout,
                                                                      h->corners[i]), factor);

      cairo_line_to (target->cr, corner.x, corner.y);
    }
  cairo_close_path (target->cr);
}

/* Adds a step of a path to the path; FALSE if it is none. */
static gboolean
trace_step (cairo_t       *cr,
            const AdvStep *step,
            KitPixel       at,
            double         size)
{
  double x = at.x + step->a * size;
  double y = at.y + step->b * size;

  switch (step->verb)
    {
    case 'M':
      cairo_move_to (cr, x, y);
      return TRUE;
    case 'L':
      cairo_line_to (cr, x, y);
      return TRUE;
    case 'C':
      cairo_curve_to (cr, x, y, at.x + step->c * size, at.y + step->d * size,
                      at.x + step->e * size, at.y + step->f * size);
      return TRUE;
    case 'Z':
      cairo_close_path (cr);
      return TRUE;
    case 'R':
      cairo_rectangle (cr, x, y, step->c * size, step->d * size);
      return TRUE;
    case 'B':
      kit_paint_trace_round (cr, x, y, step->c * size, step->d * size, step->e * size);
      return TRUE;
    case 'O':
      kit_paint_trace_circle (cr, (KitPixel) { x, y }, step->c * size);
      return TRUE;
    case 'E':
      kit_paint_trace_ellipse (cr, (KitPixel) { x, y }, step->c * size,
                               (KitPixel) { step->d, step->e });
      return TRUE;
    case 'A':
      cairo_new_sub_path (cr);
      if (step->d < step->e)
        cairo_arc (cr, x, y, step->c * size, step->d * G_PI, step->e * G_PI);
      else
        cairo_arc_negative (cr, x, y, step->c * size, step->d * G_PI, step->e * G_PI);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Adds the first path of a figure to the path; returns the step after it. */
const AdvStep *
adv_trace_figure (cairo_t       *cr,
                  const AdvStep *figure,
                  KitPixel       at,
                  double         size)
{
  const AdvStep *step = figure;

  cairo_new_sub_path (cr);
  while (trace_step (cr, step, at, size))
    step++;
  return step;
}

void
adv_paint_figure (KitPainter    *painter,
                  cairo_t       *cr,
                  const AdvStep *figure,
                  KitPixel       at,
                  double         size)
{
  const KitTheme *theme = kit_painter_get_theme (painter);
  const AdvStep *step = figure;

  while (step->verb != '\0')
    {
      cairo_new_path (cr);
      for (step = adv_trace_figure (cr, step, at, size); step->verb == 'F' || step->verb == 'S';
           step++)
        {
          kit_theme_set (cr, &G_STRUCT_MEMBER (KitRgba, theme, step->colour));
          cairo_set_line_width (cr, step->a * size);
          if (step->verb == 'F')
            cairo_fill_preserve (cr);
          else
            cairo_stroke_preserve (cr);
        }
    }
  cairo_new_path (cr);
}

/* Three columns under a gable. */
void
adv_paint_temple (cairo_t       *cr,
                  KitPixel       at,
                  double         size,
                  const KitRgba *colour)
{
  static const AdvStep temple[] = {
    { 'M', -1, -0.25 }, { 'L', 0, -0.85 }, { 'L', 1, -0.25 }, { 'Z' },
    { 'R', -0.74, -0.1, 0.28, 0.6 }, { 'R', -0.14, -0.1, 0.28, 0.6 },
    { 'R', 0.46, -0.1, 0.28, 0.6 }, { 'R', -1, 0.55, 2, 0.25 },
    { 0 }
  };

  cairo_new_path (cr);
  adv_trace_figure (cr, temple, at, size);
  kit_paint_fill (cr, colour);
}
