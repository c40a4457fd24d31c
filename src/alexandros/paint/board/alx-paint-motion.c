/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lights up for a moment: a province that closes, points that are scored. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/** alx_paint_flash: a side of a province that has just closed, which fades out with @progress from
    0 to 1. */
void
alx_paint_flash (KitPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 guint            side,
                 double           progress)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  const guint8 *points = layout->board->sides[side].points;
  KitPixel a = alx_layout_point (layout, points[0]);
  KitPixel b = alx_layout_point (layout, points[1]);

  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke_preserve (cr, layout->geometry.unit * (0.30 - 0.14 * progress),
                             &theme->mark, 1 - progress);
  kit_paint_stroke (cr, layout->geometry.unit * 0.1, &theme->closing, 1 - progress);
}

/** alx_paint_count: the value of a province that has just closed, counted up to @number so far. */
void
alx_paint_count (KitPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 KitPixel         middle,
                 guint            number)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);

  alx_paint_value (painter, cr, layout, middle,
                   &(AlxShield) { number, TRUE, &theme->mark_edge });
}

/** alx_paint_points: @points as "+7" on a shield of the player's @colour. */
void
alx_paint_points (KitPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  KitPixel         middle,
                  KitColour        colour,
                  guint            points)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  double size = MAX (layout->geometry.unit * 0.5, 18);
  double width = size * (points < 10 ? 1.24 : 1.64);
  g_autofree char *text = g_strdup_printf ("+%u", points);

  kit_paint_trace_round (cr, middle.x - width / 2, middle.y - size / 2, width, size, size * 0.3);
  kit_theme_set (cr, &theme->paper);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, size * 0.12, &theme->kit.players[colour].body, 1);
  kit_theme_set (cr, &theme->ink);
  kit_paint_text (painter, cr, text, KIT_TEXT_BOLD, size * 0.58, middle);
}
