/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter: a theme, and caches of all that takes long to make. */

#include "kit-painter.h"

#include "kit-grain.h"
#include "kit-painter-private.h"

#include <math.h>
#include <pango/pangocairo.h>

struct _KitPainter
{
  const KitTheme  *theme;
  double           scale;               /* device pixels for each pixel of a recording */

  /* owned; NULL until they are needed, except the sprites of a game with pictures */
  KitSprites      *sprites;
  cairo_surface_t *grain;
  PangoContext    *context;
};

/** kit_painter_new: (transfer full): a painter of (nullable) @pictures with the colours of @theme;
    neither is copied. */
KitPainter *
kit_painter_new (const KitTheme    *theme,
                 const KitPictures *pictures)
{
  KitPainter *painter = g_new0 (KitPainter, 1);

  painter->theme = theme;
  painter->scale = 1;
  painter->sprites = pictures != NULL ? kit_sprites_new (theme, pictures) : NULL;
  return painter;
}

/** kit_painter_free: frees @painter. */
void
kit_painter_free (KitPainter *painter)
{
  g_clear_pointer (&painter->sprites, kit_sprites_free);
  g_clear_pointer (&painter->grain, cairo_surface_destroy);
  g_clear_object (&painter->context);
  g_free (painter);
}

/** kit_painter_get_theme: (transfer none): the theme of @painter. */
const KitTheme *
kit_painter_get_theme (KitPainter *painter)
{
  return painter->theme;
}

/** kit_painter_set_scale: sets the device pixels for each pixel on a recording surface. */
void
kit_painter_set_scale (KitPainter *painter,
                       double      scale)
{
  g_return_if_fail (scale > 0);

  painter->scale = scale;
}

/** kit_painter_get_context: (transfer none): the context for all text. Each painter has its own
   font map, because the default one belongs to a thread and a painter may be used by another thread
    later. */
PangoContext *
kit_painter_get_context (KitPainter *painter)
{
  if (painter->context == NULL)
    {
      g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
      cairo_font_options_t *options = cairo_font_options_create ();

      painter->context = pango_font_map_create_context (fonts);
      /* Without hinting the width of a text is proportional to its size. */
      cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
      pango_cairo_context_set_font_options (painter->context, options);
      pango_context_set_round_glyph_positions (painter->context, FALSE);
      cairo_font_options_destroy (options);
    }
  return painter->context;
}

/** kit_paint_find_scale: device pixels for each pixel of @cr; 0 for vector output such as PDF. */
double
kit_paint_find_scale (KitPainter *painter,
                      cairo_t    *cr)
{
  cairo_surface_t *target = cairo_get_group_target (cr);
  double scale_x, scale_y;

  switch (cairo_surface_get_type (target))
    {
    case CAIRO_SURFACE_TYPE_IMAGE:
      cairo_surface_get_device_scale (target, &scale_x, &scale_y);
      return scale_x;
    case CAIRO_SURFACE_TYPE_RECORDING:
      return painter->scale;
    default:
      return 0;
    }
}

/** kit_paint_picture: paints a square picture of the game, @size pixels wide, around @middle. */
void
kit_paint_picture (KitPainter *painter,
                   cairo_t    *cr,
                   guint       picture,
                   KitPixel    middle,
                   double      size)
{
  double scale = kit_paint_find_scale (painter, cr);
  int pixels = ceil (size * scale);

  if (size <= 0)
    return;
  if (scale <= 0)
    {
      RsvgRectangle area = { middle.x - size / 2, middle.y - size / 2, size, size };

      rsvg_handle_render_document (kit_sprites_get_document (painter->sprites, picture), cr, &area,
                                   NULL);
      return;
    }
  cairo_save (cr);
  /* On whole device pixels nothing is blurred. */
  cairo_translate (cr, round ((middle.x - size / 2) * scale) / scale,
                   round ((middle.y - size / 2) * scale) / scale);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, kit_sprites_get (painter->sprites, picture, pixels), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

/** kit_paint_grain: paints the fibres of old paper over the clip of @cr; @strength is 0 to 1. */
void
kit_paint_grain (KitPainter *painter,
                 cairo_t    *cr,
                 double      strength)
{
  double scale = kit_paint_find_scale (painter, cr);

  if (strength <= 0)
    return;
  if (painter->grain == NULL)
    painter->grain = kit_grain_create ();
  cairo_save (cr);
  if (scale > 0)
    cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, painter->grain, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  if (strength < 1)
    cairo_paint_with_alpha (cr, strength);
  else
    cairo_paint (cr);
  cairo_restore (cr);
}
