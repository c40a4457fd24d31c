/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lights up for a moment: a province that closes, points that are scored. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/** alx_paint_flash: a side of a province that has just closed, which fades out with @progress from
    0 to 1. */
void
alx_paint_flash (const AlxTarget *target,
                 guint            side,
                 double           progress)
{
  alx_paint_trace_side (target, side);
  cairo_set_line_cap (target->cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke_preserve (target->cr, target->unit * (0.30 - 0.14 * progress),
                             &target->theme->mark, 1 - progress);
  kit_paint_stroke (target->cr, target->unit * 0.1, &target->theme->closing, 1 - progress);
}

/** alx_paint_count: the value of a province that has just closed, counted up to @number so far. */
void
alx_paint_count (const AlxTarget *target,
                 KitPixel         middle,
                 guint            number)
{
  alx_paint_value (target, middle, &(AlxShield) { number, TRUE, &target->theme->mark_edge });
}

/** alx_paint_points: @points as "+7" on a shield of the player's @colour. */
void
alx_paint_points (const AlxTarget *target,
                  KitPixel         middle,
                  KitColour        colour,
                  guint            points)
{
  cairo_t *cr = target->cr;
  double size = MAX (target->unit * 0.5, 18);
  double width = size * (points < 10 ? 1.24 : 1.64);
  g_autofree char *text = g_strdup_printf ("+%u", points);

  kit_paint_trace_round (cr, middle.x - width / 2, middle.y - size / 2, width, size, size * 0.3);
  kit_paint_shape (cr, &target->theme->paper, &target->theme->kit.players[colour].body,
                   size * 0.12);
  kit_theme_set (cr, &target->theme->ink);
  kit_paint_text (target->painter, cr, text, KIT_TEXT_BOLD, size * 0.58, middle);
}
