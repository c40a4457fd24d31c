/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layer of the position: provinces, walls, governors, discs, Alexander. */

#include "alx-paint-private.h"

#include <math.h>

#define GOVERNOR  0.62                  /* of a side */
#define ALEXANDER 1.0

/* A governor hides the emblem he stands on: a small one beside him keeps it in sight. */
static void
paint_governors (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (&scene->state, s);
      AlxPixel middle = alx_layout_space (layout, s);
      AlxPixel badge = { middle.x + layout->unit * 0.22, middle.y + layout->unit * 0.17 };
      double size = layout->unit * GOVERNOR;

      if (player == ALX_NONE)
        continue;
      cairo_save (cr);
      cairo_translate (cr, middle.x + size * 0.05, middle.y + size * 0.42);
      cairo_scale (cr, 1, 0.35);
      cairo_arc (cr, 0, 0, size * 0.42, 0, 2 * G_PI);
      alx_theme_set (cr, &painter->theme->shadow);
      cairo_fill (cr);
      cairo_restore (cr);
      alx_paint_governor (painter, cr, scene->colours[player],
                          (AlxPixel) { middle.x, middle.y - size * 0.06 }, size);
      cairo_arc (cr, badge.x, badge.y, layout->unit * 0.125, 0, 2 * G_PI);
      alx_theme_set (cr, &painter->theme->tints[scene->board->spaces[s].symbol]);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, layout->unit * 0.02);
      alx_theme_set (cr, &painter->theme->inks[scene->board->spaces[s].symbol]);
      cairo_stroke (cr);
      alx_paint_emblem (painter, cr, scene->board->spaces[s].symbol, badge, layout->unit * 0.17);
    }
}

static void
paint_alexander (AlxPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  AlxPixel foot = alx_layout_point (layout, scene->state.alexander);
  double size = layout->unit * ALEXANDER;

  cairo_save (cr);
  cairo_translate (cr, foot.x, foot.y);
  cairo_scale (cr, 1, 0.4);
  cairo_arc (cr, 0, 0, size * 0.3, 0, 2 * G_PI);
  alx_theme_set (cr, &painter->theme->shadow);
  cairo_fill (cr);
  cairo_restore (cr);
  alx_paint_picture (painter, cr, ALX_PICTURE_ALEXANDER, (AlxPixel) { foot.x, foot.y - size * 0.42 }, size);
}

/**
 * alx_paint_pieces:
 * @painter: a painter
 * @cr: what is painted on, the land already there
 * @layout: where
 * @scene: what
 */
void
alx_paint_pieces (AlxPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  const AlxScene  *scene)
{
  cairo_save (cr);
  alx_paint_provinces (painter, cr, layout, scene);
  alx_paint_walls (painter, cr, layout, &scene->state);
  paint_governors (painter, cr, layout, scene);
  paint_alexander (painter, cr, layout, scene);
  if (layout->frame > 0)
    alx_paint_discs (painter, cr, layout, scene);
  cairo_restore (cr);
}
