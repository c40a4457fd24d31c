/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints the whole board. */

#include "alexandros/paint/alx-paint-private.h"

/** alx_paint_board: all layers, from the bottom to the top. */
void
alx_paint_board (KitPainter      *painter,
                 cairo_t         *cr,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  cairo_save (cr);
  cairo_rectangle (cr, layout->geometry.frame, layout->geometry.frame,
                   layout->geometry.width - 2 * layout->geometry.frame,
                   layout->geometry.height - 2 * layout->geometry.frame);
  cairo_clip (cr);
  alx_paint_land (painter, cr, layout, scene);
  alx_paint_ground (painter, cr, layout, scene);
  alx_paint_trails (painter, cr, layout, scene);
  alx_paint_choices (painter, cr, layout, scene);
  alx_paint_alexander (painter, cr, layout, alx_layout_point (layout, scene->state.alexander));
  alx_paint_way (painter, cr, layout, scene);
  alx_paint_cursor (painter, cr, layout, scene);
  cairo_restore (cr);
  if (layout->geometry.frame == 0)
    return;
  alx_paint_frame (painter, cr, layout);
  for (guint p = 0; p < scene->state.n_players; p++)
    alx_paint_disc (painter, cr, layout, scene->colours[p],
                    alx_paint_disc_place (layout, &scene->state, p),
                    scene->state.scores[p] >= layout->board->target);
}
