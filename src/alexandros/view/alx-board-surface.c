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

/**
 * alx_board_surface_cut:
 * @surface: of image pixels
 * @room: (nullable): a part of it, in whole pixels of ours, or %NULL for all
 * @scale: of the window
 *
 * Returns: (transfer full): a surface that shares the pixels of this part, for another thread too; not to be painted on
 */
cairo_surface_t *
alx_board_surface_cut (cairo_surface_t       *surface,
                       const graphene_rect_t *room,
                       int                    scale)
{
  static const cairo_user_data_key_t key;
  int stride = cairo_image_surface_get_stride (surface);
  guchar *data = cairo_image_surface_get_data (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  cairo_surface_t *part;

  if (room != NULL)
    {
      data += (int) room->origin.y * scale * stride + (int) room->origin.x * scale * (int) sizeof (guint32);
      width = room->size.width * scale;
      height = room->size.height * scale;
    }
  part = cairo_image_surface_create_for_data (data, cairo_image_surface_get_format (surface), width, height, stride);
  cairo_surface_set_device_scale (part, scale, scale);
  cairo_surface_set_user_data (part, &key, cairo_surface_reference (surface), (cairo_destroy_func_t) cairo_surface_destroy);
  return part;
}
