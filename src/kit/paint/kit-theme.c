/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours as cairo and CSS want them. */

#include "kit-theme.h"

/** kit_theme_set: makes @colour the source of @cr. */
void
kit_theme_set (cairo_t       *cr,
               const KitRgba *colour)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha);
}

/** kit_theme_set_alpha: makes @colour the source of @cr, @alpha times as opaque. */
void
kit_theme_set_alpha (cairo_t       *cr,
                     const KitRgba *colour,
                     double         alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

/** kit_theme_css: (transfer full): @colour as "#rrggbb", without its alpha. */
char *
kit_theme_css (const KitRgba *colour)
{
  return g_strdup_printf ("#%02x%02x%02x", (int) (colour->red * 255 + 0.5),
                          (int) (colour->green * 255 + 0.5), (int) (colour->blue * 255 + 0.5));
}
