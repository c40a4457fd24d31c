/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strokes and letters that all layers share. */

#include "alx-paint-private.h"

#include <math.h>

/* A painter has fonts of its own: another thread may go on with it, and finds what has been
   loaded. */
static PangoContext *
get_context (AlxPainter *painter)
{
  if (painter->context == NULL)
    {
      g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
      cairo_font_options_t *options = cairo_font_options_create ();

      painter->context = pango_font_map_create_context (fonts);
      /* A text twice as large is to be just twice as wide. */
      cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
      pango_cairo_context_set_font_options (painter->context, options);
      pango_context_set_round_glyph_positions (painter->context, FALSE);
      cairo_font_options_destroy (options);
    }
  return painter->context;
}

/* (transfer full): the font of letters of @size pixels. */
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

/** alx_paint_text_layout: (transfer full): @text with letters of @size pixels. */
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

/**
 * alx_paint_measure_text:
 * @painter: who will paint it
 * @cr: what will be painted on
 * @text: a text
 * @style: of its letters
 * @extents: (out): how large it is, for letters of one pixel: a larger one grows with them
 *
 * To load a font in each size in which a text might be painted would take longer than to paint it.
 */
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

/** alx_paint_text: @text around @middle, in the colour that @cr is set to. */
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
  /* On whole pixels letters are sharp, and the same whatever part of the picture is painted. */
  cairo_move_to (cr, round (middle.x - (logical.x + logical.width / 2.0) / PANGO_SCALE),
                 round (middle.y - (ink.y + ink.height / 2.0) / PANGO_SCALE));
  pango_cairo_show_layout (cr, layout);
}

/** alx_paint_is_seen: whether something that reaches as far as @reach pixels from @middle
    touches what @cr is clipped to. */
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

/** alx_paint_trace_round: a path along a rectangle with round corners. */
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
