/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the whole board. */

#include "alexandros/paint/alx-paint-private.h"

/** alx_paint_board: all layers, from the bottom to the top. */
void
alx_paint_board (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  const AlxScene *scene = target.scene;
  const AlxLayout *layout = target.layout;

  cairo_save (target.cr);
  cairo_rectangle (target.cr, layout->geometry.frame, layout->geometry.frame,
                   layout->geometry.width - 2 * layout->geometry.frame,
                   layout->geometry.height - 2 * layout->geometry.frame);
  cairo_clip (target.cr);
  alx_paint_land (kit);
  alx_paint_ground (kit);
  alx_paint_trails (kit);
  alx_paint_choices (kit);
  alx_paint_alexander (&target, alx_layout_point (layout, scene->state.alexander));
  alx_paint_way (kit);
  alx_paint_cursor (kit);
  cairo_restore (target.cr);
  if (layout->geometry.frame == 0)
    return;
  alx_paint_frame (kit);
  for (guint p = 0; p < scene->state.n_players; p++)
    alx_paint_disc (&target, scene->colours[p], alx_paint_disc_place (layout, &scene->state, p),
                    scene->state.scores[p] >= layout->board->target);
}
