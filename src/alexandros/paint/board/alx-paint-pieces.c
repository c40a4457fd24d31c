/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground layer, and the pieces: governors and Alexander. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define GOVERNOR  0.62                  /* size, in sides */
#define ALEXANDER 0.8

static void
paint_shadow (const AlxTarget *target,
              KitPixel         middle,
              double           radius,
              double           flatness)
{
  kit_paint_trace_ellipse (target->cr, middle, radius, (KitPixel) { 1, flatness });
  kit_paint_fill (target->cr, &target->theme->shadow);
}

/** alx_paint_governor_shadow: the shadow of a governor on the space with this @middle. */
void
alx_paint_governor_shadow (const AlxTarget *target,
                           KitPixel         middle)
{
  double size = target->unit * GOVERNOR;

  paint_shadow (target, (KitPixel) { middle.x + size * 0.05, middle.y + size * 0.40 },
                size * 0.42, 0.35);
}

/** alx_paint_bust: a governor on the space with this @middle, without its shadow. */
void
alx_paint_bust (const AlxTarget *target,
                KitColour        colour,
                KitPixel         middle)
{
  double size = target->unit * GOVERNOR;

  alx_paint_governor (target->painter, target->cr, colour,
                      (KitPixel) { middle.x, middle.y - size * 0.06 }, size);
}

/** alx_paint_badge: a small emblem beside a governor, who hides the emblem of the space. */
void
alx_paint_badge (const AlxTarget *target,
                 guint8           symbol,
                 KitPixel         middle)
{
  KitPixel badge = { middle.x + target->unit * 0.22,
                     middle.y + target->unit * 0.17 };

  kit_paint_circle (target->cr, badge, target->unit * 0.125, &target->theme->tints[symbol],
                    &target->theme->inks[symbol], target->unit * 0.02);
  alx_paint_emblem (target->painter, target->cr, symbol, badge, target->unit * 0.17);
}

static void
paint_standing_governor (const AlxTarget *target,
                         guint8           space,
                         KitColour        colour)
{
  guint8 symbol = target->layout->board->spaces[space].symbol;
  KitPixel middle = alx_layout_space (target->layout, space);

  alx_paint_governor_shadow (target, middle);
  alx_paint_bust (target, colour, middle);
  if (symbol != ALX_PLAIN)
    alx_paint_badge (target, symbol, middle);
}

/** alx_paint_alexander: Alexander round the point where he is, so small that he hides no symbol and
    no governor of the six spaces about it. */
void
alx_paint_alexander (const AlxTarget *target,
                     KitPixel         middle)
{
  double size = target->unit * ALEXANDER;

  paint_shadow (target, (KitPixel) { middle.x, middle.y + size * 0.36 }, size * 0.3, 0.4);
  kit_paint_picture (target->painter, target->cr, ALX_PICTURE_ALEXANDER,
                     (KitPixel) { middle.x, middle.y - size * 0.06 }, size);
}

/** alx_paint_ground: what does not move: provinces, walls, and governors that are not lifted. */
void
alx_paint_ground (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);

  cairo_save (target.cr);
  alx_paint_provinces (&target);
  alx_paint_walls (&target);
  for (guint s = 0; s < target.scene->board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (&target.scene->state, s);

      if (player != ALX_NONE && !alx_space_set_has (&target.scene->lifted, s) &&
          kit_paint_is_seen (target.cr, alx_layout_space (target.layout, s), target.unit))
        paint_standing_governor (&target, s, target.scene->colours[player]);
    }
  cairo_restore (target.cr);
}
