/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text in a few styles, in fonts of any size. */

#include "kit-text.h"

#include "kit-painter-private.h"

#include <math.h>
#include <pango/pangocairo.h>

/* (transfer full): a font of @size pixels. */
static PangoFontDescription *
make_font (KitTextStyle style,
           double       size)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, style == KIT_TEXT_SPACED ? "Serif" : "Sans");
  pango_font_description_set_weight (font, style == KIT_TEXT_BOLD ? PANGO_WEIGHT_BOLD
                                                                  : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  return font;
}

/** kit_paint_text_layout: (transfer full): @text in a font of @size pixels. */
PangoLayout *
kit_paint_text_layout (KitPainter   *painter,
                       cairo_t      *cr,
                       const char   *text,
                       KitTextStyle  style,
                       double        size)
{
  PangoContext *context = kit_painter_get_context (painter);
  g_autoptr (PangoFontDescription) font = make_font (style, size);
  PangoLayout *layout;

  pango_cairo_update_context (cr, context);
  layout = pango_layout_new (context);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  if (style == KIT_TEXT_SPACED)
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

/** kit_paint_measure_text: measures @text for a font of one pixel, to be multiplied by the size:
    loading a font for each size that is tried would take longer than painting. */
void
kit_paint_measure_text (KitPainter     *painter,
                        cairo_t        *cr,
                        const char     *text,
                        KitTextStyle    style,
                        KitTextExtents *extents)
{
  const double size = 64;
  g_autoptr (PangoLayout) layout = kit_paint_text_layout (painter, cr, text, style, size);
  PangoRectangle ink;
  PangoRectangle logical;

  pango_layout_get_extents (layout, &ink, &logical);
  extents->width = logical.width / (size * PANGO_SCALE);
  extents->ink_x = (ink.x - logical.x) / (size * PANGO_SCALE);
  extents->ink_width = ink.width / (size * PANGO_SCALE);
  extents->ink_height = ink.height / (size * PANGO_SCALE);
}

/** kit_paint_text: @text around @middle, in the current colour. */
void
kit_paint_text (KitPainter   *painter,
                cairo_t      *cr,
                const char   *text,
                KitTextStyle  style,
                double        size,
                KitPixel      middle)
{
  g_autoptr (PangoLayout) layout = kit_paint_text_layout (painter, cr, text, style, size);
  PangoRectangle ink;
  PangoRectangle logical;

  pango_layout_get_extents (layout, &ink, &logical);
  /* On whole pixels letters are sharp, and equal when only a part of the picture is painted. */
  cairo_move_to (cr, round (middle.x - (logical.x + logical.width / 2.0) / PANGO_SCALE),
                 round (middle.y - (ink.y + ink.height / 2.0) / PANGO_SCALE));
  pango_cairo_show_layout (cr, layout);
}

/** kit_paint_number: paints @number in bold figures, @size pixels high, around @middle. */
void
kit_paint_number (KitPainter *painter,
                  cairo_t    *cr,
                  guint       number,
                  double      size,
                  KitPixel    middle)
{
  char text[12];

  g_snprintf (text, sizeof text, "%u", number);
  kit_paint_text (painter, cr, text, KIT_TEXT_BOLD, size, middle);
}
