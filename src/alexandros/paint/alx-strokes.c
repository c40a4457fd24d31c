/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strokes and text for all layers. */

#include "alx-paint-private.h"

#include <math.h>

/* Each painter has its own font map, because the default one belongs to a thread and a painter may
   be used by another thread later. */
static PangoContext *
get_context (AlxPainter *painter)
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

/* (transfer full): a font of @size pixels. */
static PangoFontDescription *
make_font (AlxTextStyle style,
           double       size)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, style == ALX_TEXT_SPACED ? "Serif" : "Sans");
  pango_font_description_set_weight (font, style == ALX_TEXT_BOLD ? PANGO_WEIGHT_BOLD
                                                                  : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  return font;
}

/** alx_paint_text_layout: (transfer full): @text in a font of @size pixels. */
PangoLayout *
alx_paint_text_layout (AlxPainter   *painter,
                       cairo_t      *cr,
                       const char   *text,
                       AlxTextStyle  style,
                       double        size)
{
  PangoContext *context = get_context (painter);
  g_autoptr (PangoFontDescription) font = make_font (style, size);
  PangoLayout *layout;

  pango_cairo_update_context (cr, context);
  layout = pango_layout_new (context);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  if (style == ALX_TEXT_SPACED)
    {
      g_autofree char *capitals = g_utf8_strup (text, -1);
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes,
                              pango_attr_letter_spacing_new (size * 0.22 * PANGO_SCALE));
      pango_layout_set_text (layout, capitals, -1);
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  return layout;
}

/** alx_paint_measure_text: measures @text for a font of one pixel, to be multiplied by the size:
    loading a font for each size that is tried would take longer than painting. */
void
alx_paint_measure_text (AlxPainter     *painter,
                        cairo_t        *cr,
                        const char     *text,
                        AlxTextStyle    style,
                        AlxTextExtents *extents)
{
  const double size = 64;
  g_autoptr (PangoLayout) layout = alx_paint_text_layout (painter, cr, text, style, size);
  PangoRectangle ink;
  PangoRectangle logical;

  pango_layout_get_extents (layout, &ink, &logical);
  extents->width = logical.width / (size * PANGO_SCALE);
  extents->ink_x = (ink.x - logical.x) / (size * PANGO_SCALE);
  extents->ink_width = ink.width / (size * PANGO_SCALE);
  extents->ink_height = ink.height / (size * PANGO_SCALE);
}

/** alx_paint_text: @text around @middle, in the current colour. */
void
alx_paint_text (AlxPainter   *painter,
                cairo_t      *cr,
                const char   *text,
                AlxTextStyle  style,
                double        size,
                AlxPixel      middle)
{
  g_autoptr (PangoLayout) layout = alx_paint_text_layout (painter, cr, text, style, size);
  PangoRectangle ink;
  PangoRectangle logical;

  pango_layout_get_extents (layout, &ink, &logical);
  /* On whole pixels letters are sharp, and equal when only a part of the picture is painted. */
  cairo_move_to (cr, round (middle.x - (logical.x + logical.width / 2.0) / PANGO_SCALE),
                 round (middle.y - (ink.y + ink.height / 2.0) / PANGO_SCALE));
  pango_cairo_show_layout (cr, layout);
}

/** alx_paint_is_seen: whether anything within @reach pixels of @middle touches the clip of @cr. */
gboolean
alx_paint_is_seen (cairo_t  *cr,
                   AlxPixel  middle,
                   double    reach)
{
  double x1, y1, x2, y2;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  return middle.x + reach >= x1 && middle.x - reach <= x2 && middle.y + reach >= y1 &&
         middle.y - reach <= y2;
}

/** alx_paint_trace_round: adds a rectangle with round corners to the path. */
void
alx_paint_trace_round (cairo_t *cr,
                       double   x,
                       double   y,
                       double   width,
                       double   height,
                       double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, G_PI * 1.5);
  cairo_close_path (cr);
}

/** alx_paint_stroke_preserve: strokes the path @width pixels wide with @colour, @alpha times as
    opaque, and keeps the path. */
void
alx_paint_stroke_preserve (cairo_t       *cr,
                           double         width,
                           const AlxRgba *colour,
                           double         alpha)
{
  cairo_set_line_width (cr, width);
  alx_theme_set_alpha (cr, colour, alpha);
  cairo_stroke_preserve (cr);
}

/** alx_paint_stroke: like alx_paint_stroke_preserve(), but clears the path. */
void
alx_paint_stroke (cairo_t       *cr,
                  double         width,
                  const AlxRgba *colour,
                  double         alpha)
{
  alx_paint_stroke_preserve (cr, width, colour, alpha);
  cairo_new_path (cr);
}
