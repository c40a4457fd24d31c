/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What flares up for a moment: a province that closes, points that are scored. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/** alx_paint_flash: one side of the rim of a province that has just closed flares up, @part of
    the time gone. */
void
alx_paint_flash (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 guint            side,
                 double           part)
{
  const guint8 *points = layout->board->sides[side].points;
  AlxPixel a = alx_layout_point (layout, points[0]);
  AlxPixel b = alx_layout_point (layout, points[1]);

  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, layout->unit * (0.30 - 0.14 * part));
  alx_theme_set_alpha (cr, &painter->theme->mark, 1 - part);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, layout->unit * 0.1);
  alx_theme_set_alpha (cr, &painter->theme->closing, 1 - part);
  cairo_stroke (cr);
}

/** alx_paint_count: the value of a province that has just closed, while it is counted up to
    @number. */
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

/** alx_paint_points: "+7" on a shield of the player's colour. */
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
  cairo_set_line_width (cr, size * 0.12);
  alx_theme_set (cr, &theme->players[colour].body);
  cairo_stroke (cr);
  alx_theme_set (cr, &theme->ink);
  alx_paint_text (painter, cr, text, ALX_TEXT_BOLD, size * 0.58, middle);
}
