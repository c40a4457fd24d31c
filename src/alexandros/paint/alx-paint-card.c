/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, face up and face down. */

#include "alx-paint-private.h"

#include <math.h>

static void
paint_paper (AlxPainter *painter,
             cairo_t    *cr,
             double      width,
             double      height,
             const AlxRgba *edge)
{
  double radius = width * 0.1;

  alx_paint_trace_round (cr, 1.5, 2.5, width - 3, height - 4, radius);
  alx_theme_set (cr, &painter->theme->shadow);
  cairo_fill (cr);
  alx_paint_trace_round (cr, 1, 1, width - 2, height - 4, radius);
  alx_theme_set (cr, &painter->theme->paper);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  alx_theme_set_alpha (cr, edge, 0.7);
  cairo_stroke (cr);
}

/**
 * alx_paint_card:
 * @painter: a painter
 * @cr: what is painted on
 * @symbol: of the card
 * @name: (nullable): written below its emblem
 * @width: of the card, in pixels
 * @height: of the card, in pixels
 */
void
alx_paint_card (AlxPainter *painter,
                cairo_t    *cr,
                guint8      symbol,
                const char *name,
                double      width,
                double      height)
{
  const AlxTheme *theme = painter->theme;
  double inset = width * 0.08;
  double foot = name ? height * 0.2 : inset;

  cairo_save (cr);
  paint_paper (painter, cr, width, height, &theme->inks[symbol]);
  alx_paint_trace_round (cr, inset, inset, width - 2 * inset, height - 3 - inset - foot, width * 0.06);
  alx_theme_set (cr, &theme->tints[symbol]);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (1, width * 0.02));
  alx_theme_set_alpha (cr, &theme->inks[symbol], 0.8);
  cairo_stroke (cr);
  alx_paint_emblem (painter, cr, symbol,
                    (AlxPixel) { width / 2, (height - 3 - foot + inset) / 2 },
                    MIN (width, height - foot) * 0.62);
  if (name != NULL)
    {
      double size = height * 0.135;
      g_autoptr (PangoLayout) text = alx_paint_text_layout (cr, name, ALX_TEXT_BOLD, size);
      PangoRectangle extents;

      /* Whatever the language, the name fits its card. */
      pango_layout_get_extents (text, NULL, &extents);
      size *= MIN (1, (width - 6) * PANGO_SCALE / MAX (extents.width, 1));
      alx_theme_set (cr, &theme->inks[symbol]);
      alx_paint_text (cr, name, ALX_TEXT_BOLD, size,
                      (AlxPixel) { width / 2, height - 3 - foot / 2 });
    }
  cairo_restore (cr);
}

/** alx_paint_card_back: a card face down, @width by @height pixels. */
void
alx_paint_card_back (AlxPainter *painter,
                     cairo_t    *cr,
                     double      width,
                     double      height)
{
  const AlxTheme *theme = painter->theme;
  double inset = width * 0.08;

  cairo_save (cr);
  paint_paper (painter, cr, width, height, &theme->cell_ten);
  alx_paint_trace_round (cr, inset, inset, width - 2 * inset, height - 3 - 2 * inset, width * 0.06);
  alx_theme_set (cr, &theme->cell_ten);
  cairo_fill (cr);
  alx_paint_trace_round (cr, inset * 2, inset * 2, width - 4 * inset, height - 3 - 4 * inset, width * 0.04);
  cairo_set_line_width (cr, MAX (1, width * 0.025));
  alx_theme_set (cr, &theme->cell_five);
  cairo_stroke (cr);
  cairo_restore (cr);
}
