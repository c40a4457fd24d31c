/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bottom layer, which changes only with size, theme and language: sea, land, names. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define MIN_NAMED 22                    /* pixels of a side, for legible coordinates */

/* Mountains, rivers, deserts: a picture of the size of the board. */
static void
paint_relief (KitPainter      *painter,
              cairo_t         *cr,
              const AlxLayout *layout)
{
  RsvgRectangle area = { layout->geometry.origin.x, layout->geometry.origin.y,
                         (layout->board->n_columns + 1) * layout->geometry.unit / 2,
                         layout->board->n_rows * layout->geometry.unit * ALX_ROW };
  RsvgHandle *relief = alx_paint_read_relief (painter, layout->board);

  if (relief == NULL)
    return;
  rsvg_handle_render_document (relief, cr, &area, NULL);
  g_object_unref (relief);
}

static void
paint_spaces (KitPainter      *painter,
              cairo_t         *cr,
              const AlxLayout *layout)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  const AlxBoard *board = layout->board;

  cairo_save (cr);
  alx_paint_trace_coast (cr, layout);
  cairo_clip_preserve (cr);
  kit_theme_set (cr, &theme->plain);
  cairo_fill (cr);
  if (theme->grain > 0)
    paint_relief (painter, cr, layout);
  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].symbol != ALX_PLAIN)
      {
        alx_paint_trace_space (cr, layout, s, 0);
        kit_theme_set (cr, &theme->tints[board->spaces[s].symbol]);
        cairo_fill (cr);
        alx_paint_trace_space (cr, layout, s, layout->geometry.unit * 0.045);
        kit_paint_stroke (cr, layout->geometry.unit * 0.02, &theme->inks[board->spaces[s].symbol],
                          0.5);
      }
  kit_paint_grain (painter, cr, theme->grain);
  /* The land darkens towards the coast, like the edges of old paper. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 2; i++)
    {
      alx_paint_trace_coast (cr, layout);
      kit_paint_stroke (cr, layout->geometry.unit * (i == 0 ? 0.5 : 0.26),
                        &theme->coast, 0.05 * theme->grain);
    }
  cairo_restore (cr);
}

static void
paint_grid (KitPainter      *painter,
            cairo_t         *cr,
            const AlxLayout *layout)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  const AlxBoard *board = layout->board;

  for (guint i = 0; i < board->n_sides; i++)
    if (board->sides[i].spaces[1] != ALX_NONE)
      {
        KitPixel a = alx_layout_point (layout, board->sides[i].points[0]);
        KitPixel b = alx_layout_point (layout, board->sides[i].points[1]);

        cairo_move_to (cr, a.x, a.y);
        cairo_line_to (cr, b.x, b.y);
      }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke (cr, MAX (layout->geometry.unit * 0.02, 0.8), &theme->grid, 1);
}

static void
paint_coast (KitPainter      *painter,
             cairo_t         *cr,
             const AlxLayout *layout)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  alx_paint_trace_coast (cr, layout);
  kit_paint_stroke_preserve (cr, layout->geometry.unit * 0.115, &theme->coast, 1);
  kit_paint_stroke (cr, layout->geometry.unit * 0.05, &theme->beach, 1);
}

static void
paint_coordinates (KitPainter      *painter,
                   cairo_t         *cr,
                   const AlxLayout *layout)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  double size = CLAMP (layout->geometry.unit * 0.22, 8, 18);

  kit_theme_set (cr, &theme->coordinate);
  for (guint line = 0; line <= layout->board->n_rows; line++)
    {
      const char letter[] = { 'A' + line, '\0' };

      kit_paint_text (painter, cr, letter, KIT_TEXT_BOLD, size,
                      (KitPixel) { layout->geometry.frame + size,
                                   layout->geometry.origin.y +
                                     line * layout->geometry.unit * ALX_ROW });
    }
  for (guint step = 0; step <= layout->board->n_columns + 1u; step += 2)
    {
      char number[4];

      g_snprintf (number, sizeof number, "%u", step);
      kit_paint_text (painter, cr, number, KIT_TEXT_BOLD, size,
                      (KitPixel) { layout->geometry.origin.x + step * layout->geometry.unit / 2,
                                   layout->geometry.height - layout->geometry.frame - size });
    }
}

/** alx_paint_land: the bottom layer, opaque; uses only names and coordinates of @scene. */
void
alx_paint_land (KitPainter      *painter,
                cairo_t         *cr,
                const AlxLayout *layout,
                const AlxScene  *scene)
{
  const AlxBoard *board = layout->board;

  cairo_save (cr);
  alx_paint_sea (painter, cr, layout);
  paint_spaces (painter, cr, layout);
  paint_grid (painter, cr, layout);
  alx_paint_names (painter, cr, layout, scene);
  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].symbol != ALX_PLAIN)
      alx_paint_space_emblem (painter, cr, layout, s);
  paint_coast (painter, cr, layout);
  if (scene->coordinates && layout->geometry.unit >= MIN_NAMED)
    paint_coordinates (painter, cr, layout);
  cairo_restore (cr);
}
