/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter's pictures, and the strokes that all layers share. */

#include "alx-paint-private.h"

#include "alx-art.h"

#include <math.h>

/* A bundled picture with the theme's colours. */
static RsvgHandle *
read_picture (const char *path,
              const char *style)
{
  g_autofree char *full = g_strconcat ("/io/github/alexandros_game/Alexandros/", path, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (alx_art_get_resource (), full, 0, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);

  handle = rsvg_handle_new_from_data (data, length, &error);
  if (handle == NULL ||
      (style != NULL && !rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), &error)))
    g_error ("%s: %s", full, error->message);
  return handle;
}

/**
 * alx_painter_new:
 * @theme: its colours
 *
 * Returns: (transfer full): a painter
 */
AlxPainter *
alx_painter_new (const AlxTheme *theme)
{
  static const char * const emblems[] = { "temple", "amphora", "horse", "lyre", "soldier" };
  static const char * const governors[] = { "helmet", "laurel", "turban", "diadem" };
  AlxPainter *painter = g_new0 (AlxPainter, 1);

  painter->theme = theme;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      g_autofree char *path = g_strdup_printf ("emblems/%s.svg", emblems[i]);
      g_autofree char *ink = alx_theme_css (&theme->inks[i]);
      g_autofree char *style = g_strdup_printf (".ink{fill:%s}", ink);

      painter->emblems[i] = read_picture (path, style);
    }
  for (guint i = 0; i < ALX_COLOURS; i++)
    {
      g_autofree char *path = g_strdup_printf ("pieces/governor-%s.svg", governors[i]);
      g_autofree char *body = alx_theme_css (&theme->players[i].body);
      g_autofree char *shade = alx_theme_css (&theme->players[i].shade);
      g_autofree char *light = alx_theme_css (&theme->players[i].light);
      g_autofree char *style = g_strdup_printf (".body{fill:%s}.shade{fill:%s}.light{fill:%s}",
                                                body, shade, light);

      painter->governors[i] = read_picture (path, style);
    }
  painter->alexander = read_picture ("pieces/alexander.svg", NULL);
  return painter;
}

/** alx_painter_free: frees @painter. */
void
alx_painter_free (AlxPainter *painter)
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    g_object_unref (painter->emblems[i]);
  for (guint i = 0; i < ALX_COLOURS; i++)
    g_object_unref (painter->governors[i]);
  g_object_unref (painter->alexander);
  g_free (painter);
}

/** alx_painter_get_theme: the colours that @painter uses. */
const AlxTheme *
alx_painter_get_theme (AlxPainter *painter)
{
  return painter->theme;
}

/** alx_paint_svg: a square picture of @size pixels around @middle. */
void
alx_paint_svg (cairo_t    *cr,
               RsvgHandle *handle,
               AlxPixel    middle,
               double      size)
{
  RsvgRectangle room = { middle.x - size / 2, middle.y - size / 2, size, size };

  rsvg_handle_render_document (handle, cr, &room, NULL);
}

/** alx_paint_emblem: the emblem of @symbol, @size pixels wide. */
void
alx_paint_emblem (AlxPainter *painter,
                  cairo_t    *cr,
                  guint8      symbol,
                  AlxPixel    middle,
                  double      size)
{
  alx_paint_svg (cr, painter->emblems[symbol], middle, size);
}

/** alx_paint_governor: a governor of @colour, @size pixels wide. */
void
alx_paint_governor (AlxPainter *painter,
                    cairo_t    *cr,
                    AlxColour   colour,
                    AlxPixel    middle,
                    double      size)
{
  alx_paint_svg (cr, painter->governors[colour], middle, size);
}

/** alx_paint_text_layout: (transfer full): @text with letters of @size pixels. */
PangoLayout *
alx_paint_text_layout (cairo_t      *cr,
                       const char   *text,
                       AlxTextStyle  style,
                       double        size)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_family (font, style == ALX_TEXT_SPACED ? "Serif" : "Sans");
  pango_font_description_set_weight (font, style == ALX_TEXT_BOLD ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  if (style == ALX_TEXT_SPACED)
    {
      g_autofree char *capitals = g_utf8_strup (text, -1);
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new (size * 0.22 * PANGO_SCALE));
      pango_layout_set_text (layout, capitals, -1);
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  return layout;
}

/** alx_paint_text: @text around @middle, in the colour that @cr is set to. */
void
alx_paint_text (cairo_t      *cr,
                const char   *text,
                AlxTextStyle  style,
                double        size,
                AlxPixel      middle)
{
  g_autoptr (PangoLayout) layout = alx_paint_text_layout (cr, text, style, size);
  PangoRectangle ink;
  PangoRectangle logical;

  pango_layout_get_extents (layout, &ink, &logical);
  cairo_move_to (cr, middle.x - (logical.x + logical.width / 2.0) / PANGO_SCALE,
                 middle.y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

/** alx_paint_trace_space: a path along the sides of @space, @inset pixels inside them. */
void
alx_paint_trace_space (cairo_t         *cr,
                       const AlxLayout *layout,
                       guint8           space,
                       double           inset)
{
  AlxPixel middle = alx_layout_space (layout, space);
  double scale = 1 - inset / (layout->unit * ALX_ROW / 3);

  cairo_new_sub_path (cr);
  for (guint i = 0; i < 3; i++)
    {
      AlxPixel corner = alx_layout_point (layout, layout->board->spaces[space].points[i]);

      cairo_line_to (cr, middle.x + (corner.x - middle.x) * scale,
                     middle.y + (corner.y - middle.y) * scale);
    }
  cairo_close_path (cr);
}

/** alx_paint_trace_coast: a closed path along the rim of the land, so that its corners join. */
void
alx_paint_trace_coast (cairo_t         *cr,
                       const AlxLayout *layout)
{
  const AlxBoard *board = layout->board;
  AlxSideSet done = { { 0 } };

  for (guint first = 0; first < board->n_sides; first++)
    {
      guint8 at = board->sides[first].points[1];
      AlxPixel pixel = alx_layout_point (layout, board->sides[first].points[0]);
      gboolean more = TRUE;

      if (board->sides[first].spaces[1] != ALX_NONE || alx_side_set_has (&done, first))
        continue;
      alx_side_set_add (&done, first);
      cairo_move_to (cr, pixel.x, pixel.y);
      while (more)
        {
          pixel = alx_layout_point (layout, at);
          cairo_line_to (cr, pixel.x, pixel.y);
          more = FALSE;
          for (guint d = 0; d < ALX_DIRECTIONS && !more; d++)
            {
              guint16 side = board->points[at].sides[d];

              if (side != ALX_NO_SIDE && board->sides[side].spaces[1] == ALX_NONE &&
                  !alx_side_set_has (&done, side))
                {
                  alx_side_set_add (&done, side);
                  at = board->points[at].neighbours[d];
                  more = TRUE;
                }
            }
        }
      cairo_close_path (cr);
    }
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

/** alx_paint_board: all layers, one over the other. */
void
alx_paint_board (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  alx_paint_land (painter, cr, layout, scene);
  alx_paint_pieces (painter, cr, layout, scene);
  alx_paint_marks (painter, cr, layout, scene);
}
