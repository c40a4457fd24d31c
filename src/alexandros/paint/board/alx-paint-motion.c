/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lights up for a moment: a province that closes, points that are scored. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/** alx_paint_flash: a side of a province that has just closed, which fades out with @progress from
    0 to 1. */
void
alx_paint_flash (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 guint            side,
                 double           progress)
{
  const guint8 *points = layout->board->sides[side].points;
  AlxPixel a = alx_layout_point (layout, points[0]);
  AlxPixel b = alx_layout_point (layout, points[1]);

  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  alx_paint_stroke_preserve (cr, layout->unit * (0.30 - 0.14 * progress),
                             &painter->theme->mark, 1 - progress);
  alx_paint_stroke (cr, layout->unit * 0.1, &painter->theme->closing, 1 - progress);
}

/** alx_paint_count: the value of a province that has just closed, counted up to @number so far. */
void
alx_paint_count (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 AlxPixel         middle,
                 guint            number)
{
  alx_paint_value (painter, cr, layout, middle,
                   &(AlxShield) { number, TRUE, &painter->theme->mark_edge });
}

/** alx_paint_points: @points as "+7" on a shield of the player's @colour. */
void
alx_paint_points (AlxPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  AlxPixel         middle,
                  AlxColour        colour,
                  guint            points)
{
  const AlxTheme *theme = painter->theme;
  double size = MAX (layout->unit * 0.5, 18);
  double width = size * (points < 10 ? 1.24 : 1.64);
  g_autofree char *text = g_strdup_printf ("+%u", points);

  alx_paint_trace_round (cr, middle.x - width / 2, middle.y - size / 2, width, size, size * 0.3);
  alx_theme_set (cr, &theme->paper);
  cairo_fill_preserve (cr);
  alx_paint_stroke (cr, size * 0.12, &theme->players[colour].body, 1);
  alx_theme_set (cr, &theme->ink);
  alx_paint_text (painter, cr, text, ALX_TEXT_BOLD, size * 0.58, middle);
}
