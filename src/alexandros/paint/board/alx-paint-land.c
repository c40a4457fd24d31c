/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bottom layer, which changes only with size, theme and language: sea, land, names. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define MIN_NAMED 22                    /* pixels of a side, for legible coordinates */

/* Mountains, rivers, deserts: a picture of the size of the board. */
static void
paint_relief (const AlxTarget *target)
{
  const AlxLayout *layout = target->layout;
  RsvgRectangle area = { layout->geometry.origin.x, layout->geometry.origin.y,
                         (layout->board->n_columns + 1) * target->unit / 2,
                         layout->board->n_rows * target->unit * ALX_ROW };
  RsvgHandle *relief = alx_paint_read_relief (target->painter, layout->board);

  if (relief == NULL)
    return;
  rsvg_handle_render_document (relief, target->cr, &area, NULL);
  g_object_unref (relief);
}

static void
paint_spaces (const AlxTarget *target)
{
  const AlxTheme *theme = target->theme;
  cairo_t *cr = target->cr;
  const AlxBoard *board = target->layout->board;

  cairo_save (cr);
  alx_paint_trace_coast (target);
  cairo_clip_preserve (cr);
  kit_paint_fill (cr, &theme->plain);
  if (theme->grain > 0)
    paint_relief (target);
  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].symbol != ALX_PLAIN)
      {
        alx_paint_trace_space (target, s, 0);
        kit_paint_fill (cr, &theme->tints[board->spaces[s].symbol]);
        alx_paint_trace_space (target, s, target->unit * 0.045);
        kit_paint_stroke (cr, target->unit * 0.02, &theme->inks[board->spaces[s].symbol],
                          0.5);
      }
  kit_paint_grain (target->painter, cr, theme->grain);
  /* The land darkens towards the coast, like the edges of old paper. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 2; i++)
    {
      alx_paint_trace_coast (target);
      kit_paint_stroke (cr, target->unit * (i == 0 ? 0.5 : 0.26),
                        &theme->coast, 0.05 * theme->grain);
    }
  cairo_restore (cr);
}

static void
paint_grid (const AlxTarget *target)
{
  const AlxBoard *board = target->layout->board;

  for (guint i = 0; i < board->n_sides; i++)
    if (board->sides[i].spaces[1] != ALX_NONE)
      alx_paint_trace_side (target, i);
  cairo_set_line_cap (target->cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke (target->cr, MAX (target->unit * 0.02, 0.8), &target->theme->grid, 1);
}

static void
paint_coast (const AlxTarget *target)
{
  cairo_set_line_join (target->cr, CAIRO_LINE_JOIN_ROUND);
  alx_paint_trace_coast (target);
  kit_paint_stroke_preserve (target->cr, target->unit * 0.115, &target->theme->coast, 1);
  kit_paint_stroke (target->cr, target->unit * 0.05, &target->theme->beach, 1);
}

static void
paint_coordinates (const AlxTarget *target)
{
  const AlxLayout *layout = target->layout;
  double size = CLAMP (target->unit * 0.22, 8, 18);

  kit_theme_set (target->cr, &target->theme->coordinate);
  for (guint line = 0; line <= layout->board->n_rows; line++)
    {
      const char letter[] = { 'A' + line, '\0' };

      kit_paint_text (target->painter, target->cr, letter, KIT_TEXT_BOLD, size,
                      (KitPixel) { layout->geometry.frame + size,
                                   layout->geometry.origin.y +
                                     line * target->unit * ALX_ROW });
    }
  for (guint step = 0; step <= layout->board->n_columns + 1u; step += 2)
    {
      char number[4];

      g_snprintf (number, sizeof number, "%u", step);
      kit_paint_text (target->painter, target->cr, number, KIT_TEXT_BOLD, size,
                      (KitPixel) { layout->geometry.origin.x + step * target->unit / 2,
                                   layout->geometry.height - layout->geometry.frame - size });
    }
}

/** alx_paint_land: the bottom layer, opaque; uses only names and coordinates of @scene. */
void
alx_paint_land (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxBoard *board = target.layout->board;

  cairo_save (target.cr);
  alx_paint_sea (&target);
  paint_spaces (&target);
  paint_grid (&target);
  alx_paint_names (&target);
  for (guint s = 0; s < board->n_spaces; s++)
    if (board->spaces[s].symbol != ALX_PLAIN)
      alx_paint_space_emblem (&target, s);
  paint_coast (&target);
  if (target.scene->coordinates && target.unit >= MIN_NAMED)
    paint_coordinates (&target);
  cairo_restore (target.cr);
}
