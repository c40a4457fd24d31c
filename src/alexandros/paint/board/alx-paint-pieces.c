/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground layer, and the pieces: governors and Alexander. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define GOVERNOR  0.62                  /* size, in sides */
#define ALEXANDER 1.0

static void
paint_shadow (KitPainter *painter,
              cairo_t    *cr,
              KitPixel    middle,
              double      radius,
              double      flatness)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);

  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_scale (cr, 1, flatness);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  kit_theme_set (cr, &theme->shadow);
  cairo_fill (cr);
  cairo_restore (cr);
}

/** alx_paint_governor_shadow: the shadow of a governor on the space with this @middle. */
void
alx_paint_governor_shadow (KitPainter      *painter,
                           cairo_t         *cr,
                           const AlxLayout *layout,
                           KitPixel         middle)
{
  double size = layout->geometry.unit * GOVERNOR;

  paint_shadow (painter, cr, (KitPixel) { middle.x + size * 0.05, middle.y + size * 0.40 },
                size * 0.42, 0.35);
}

/** alx_paint_bust: a governor on the space with this @middle, without its shadow. */
void
alx_paint_bust (KitPainter      *painter,
                cairo_t         *cr,
                const AlxLayout *layout,
                KitColour        colour,
                KitPixel         middle)
{
  double size = layout->geometry.unit * GOVERNOR;

  alx_paint_governor (painter, cr, colour, (KitPixel) { middle.x, middle.y - size * 0.06 }, size);
}

/** alx_paint_badge: a small emblem beside a governor, who hides the emblem of the space. */
void
alx_paint_badge (KitPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 guint8           symbol,
                 KitPixel         middle)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  KitPixel badge = { middle.x + layout->geometry.unit * 0.22,
                     middle.y + layout->geometry.unit * 0.17 };

  cairo_arc (cr, badge.x, badge.y, layout->geometry.unit * 0.125, 0, 2 * G_PI);
  kit_theme_set (cr, &theme->tints[symbol]);
  cairo_fill_preserve (cr);
  kit_paint_stroke (cr, layout->geometry.unit * 0.02, &theme->inks[symbol], 1);
  alx_paint_emblem (painter, cr, symbol, badge, layout->geometry.unit * 0.17);
}

static void
paint_standing_governor (KitPainter      *painter,
                         cairo_t         *cr,
                         const AlxLayout *layout,
                         guint8           space,
                         KitColour        colour)
{
  guint8 symbol = layout->board->spaces[space].symbol;
  KitPixel middle = alx_layout_space (layout, space);

  alx_paint_governor_shadow (painter, cr, layout, middle);
  alx_paint_bust (painter, cr, layout, colour, middle);
  if (symbol != ALX_PLAIN)
    alx_paint_badge (painter, cr, layout, symbol, middle);
}

/** alx_paint_alexander: Alexander, standing on @foot. */
void
alx_paint_alexander (KitPainter      *painter,
                     cairo_t         *cr,
                     const AlxLayout *layout,
                     KitPixel         foot)
{
  double size = layout->geometry.unit * ALEXANDER;

  paint_shadow (painter, cr, foot, size * 0.3, 0.4);
  kit_paint_picture (painter, cr, ALX_PICTURE_ALEXANDER,
                     (KitPixel) { foot.x, foot.y - size * 0.42 }, size);
}

/** alx_paint_ground: what does not move: provinces, walls, and governors that are not lifted. */
void
alx_paint_ground (KitPainter      *painter,
                  cairo_t         *cr,
                  const AlxLayout *layout,
                  const AlxScene  *scene)
{
  cairo_save (cr);
  alx_paint_provinces (painter, cr, layout, scene);
  alx_paint_walls (painter, cr, layout, &scene->state);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (&scene->state, s);

      if (player != ALX_NONE && !alx_space_set_has (&scene->lifted, s) &&
          kit_paint_is_seen (cr, alx_layout_space (layout, s), layout->geometry.unit))
        paint_standing_governor (painter, cr, layout, s, scene->colours[player]);
    }
  cairo_restore (cr);
}
