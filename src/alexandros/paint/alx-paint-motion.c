/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What flares up for a moment: a province that closes, points that are scored. */

#include "alx-paint-private.h"

#include <math.h>

/** alx_paint_flash: the rim of a province that has just closed flares up and its value is counted, @part of the time gone. */
void
alx_paint_flash (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxState  *state,
                 guint8           label,
                 double           part)
{
  const AlxTheme *theme = painter->theme;
  AlxProvince province;

  alx_state_get_province (state, layout->board, label, &province);
  cairo_save (cr);
  alx_paint_trace_province (cr, layout, state, label);
  alx_theme_set_alpha (cr, &theme->closing, 0.55 * (1 - part));
  cairo_fill (cr);
  alx_paint_trace_rim (cr, layout, state, label);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, layout->unit * (0.10 + 0.22 * part));
  alx_theme_set_alpha (cr, &theme->mark, 1 - part);
  cairo_stroke (cr);
  alx_paint_value (painter, cr, layout, alx_paint_value_place (layout, state, label),
                   lround (province.value * MIN (1, part * 1.6)), TRUE, &theme->mark_edge);
  cairo_restore (cr);
}

/** alx_paint_points: "+7" on a shield of the player's colour, rising from @middle, @part of the time gone. */
void
alx_paint_points (AlxPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  AlxPixel         middle,
                  AlxColour        colour,
                  guint            points,
                  double           part)
{
  const AlxTheme *theme = painter->theme;
  const AlxPlayerColours *colours = &theme->players[colour];
  double size = MAX (layout->unit * 0.5, 18) * (0.7 + 0.3 * MIN (1, part * 5));
  double alpha = part < 0.7 ? 1 : (1 - part) / 0.3;
  g_autofree char *text = g_strdup_printf ("+%u", points);

  middle.y -= layout->unit * 0.5 * part;
  alx_paint_trace_round (cr, middle.x - size * 0.62, middle.y - size / 2, size * 1.24, size, size * 0.3);
  alx_theme_set_alpha (cr, &theme->paper, alpha);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, size * 0.12);
  alx_theme_set_alpha (cr, &colours->body, alpha);
  cairo_stroke (cr);
  alx_theme_set_alpha (cr, &theme->ink, alpha);
  alx_paint_text (cr, text, ALX_TEXT_BOLD, size * 0.58, middle);
}
