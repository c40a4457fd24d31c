/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Surfaces of parts of the board, and nodes that show them. */

#include "alx-board-surface.h"

#include <math.h>

/** alx_board_surface_inside: the room inside the frame. */
graphene_rect_t
alx_board_surface_inside (const AlxLayout *layout)
{
  return GRAPHENE_RECT_INIT (layout->frame, layout->frame, MAX (layout->width - 2 * layout->frame, 1),
                             MAX (layout->height - 2 * layout->frame, 1));
}

/** alx_board_surface_show: (transfer full): a node that shows @surface at @at. */
GskRenderNode *
alx_board_surface_show (cairo_surface_t *surface,
                        graphene_rect_t  at)
{
  GskRenderNode *node = gsk_cairo_node_new (&at);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, at.origin.x, at.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/** alx_board_surface_create: (transfer full): a surface for @room, and in @cr what it is to be painted with. */
cairo_surface_t *
alx_board_surface_create (cairo_format_t          format,
                          const graphene_rect_t  *room,
                          int                     scale,
                          cairo_t               **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, ceil (room->size.width) * scale,
                                                         ceil (room->size.height) * scale);

  cairo_surface_set_device_scale (surface, scale, scale);
  *cr = cairo_create (surface);
  cairo_translate (*cr, -room->origin.x, -room->origin.y);
  return surface;
}
