/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Surfaces of parts of the board, and nodes that show them. */

#include "alx-board-surface.h"

#include <math.h>

/** alx_board_surface_inside: the room inside the frame. */
graphene_rect_t
alx_board_surface_inside (const AlxLayout *layout)
{
  return GRAPHENE_RECT_INIT (layout->frame, layout->frame,
                             MAX (layout->width - 2 * layout->frame, 1),
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

/** alx_board_surface_create: (transfer full): a surface for @room, and in @cr what it is to be
    painted with. */
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
 * Returns: (transfer full): a surface that shares the pixels of this part, for another thread too;
 * not to be painted on
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
      data +=
        (int)room->origin.y * scale * stride + (int)room->origin.x * scale * (int)sizeof (guint32);
      width = room->size.width * scale;
      height = room->size.height * scale;
    }
  part = cairo_image_surface_create_for_data (data, cairo_image_surface_get_format (surface), width,
                                              height, stride);
  cairo_surface_set_device_scale (part, scale, scale);
  cairo_surface_set_user_data (part, &key, cairo_surface_reference (surface),
                               (cairo_destroy_func_t)cairo_surface_destroy);
  return part;
}

/* The part of @surface, from its corner, outside of which nothing is painted; in whole pixels of
   ours, at least one. */
static graphene_rect_t
find_painted (cairo_surface_t *surface,
              int              scale)
{
  const guint32 *pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface) / (int) sizeof *pixels;
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int left = width;
  int right = 0;
  int top = height;
  int bottom = 0;

  for (int y = 0; y < height; y++)
    {
      int x = 0;
      int end = width;

      while (x < width && pixels[y * stride + x] == 0)
        x++;
      if (x == width)
        continue;
      while (pixels[y * stride + end - 1] == 0)
        end--;
      left = MIN (left, x / scale);
      right = MAX (right, (end + scale - 1) / scale);
      top = MIN (top, y / scale);
      bottom = y / scale + 1;
    }
  return right == 0 ? GRAPHENE_RECT_INIT (0, 0, 1, 1)
                    : GRAPHENE_RECT_INIT (left, top, right - left, bottom - top);
}

/** alx_board_surface_begin: (transfer full): what a picture of @room is painted with, on
    nothing. */
cairo_t *
alx_board_surface_begin (const graphene_rect_t *room,
                         int                    scale)
{
  cairo_t *cr;

  cairo_surface_destroy (alx_board_surface_create (CAIRO_FORMAT_ARGB32, room, scale, &cr));
  return cr;
}

/**
 * alx_board_surface_finish:
 * @cr: (transfer full): from alx_board_surface_begin()
 * @room: what it was begun for
 * @scale: the same
 *
 * Returns: (transfer full): a node that shows what was painted, no larger than that
 */
GskRenderNode *
alx_board_surface_finish (cairo_t               *cr,
                          const graphene_rect_t *room,
                          int                    scale)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  graphene_rect_t painted;
  cairo_surface_t *part;
  GskRenderNode *node;

  cairo_surface_flush (surface);
  painted = find_painted (surface, scale);
  part = alx_board_surface_cut (surface, &painted, scale);
  graphene_rect_offset (&painted, room->origin.x, room->origin.y);
  node = alx_board_surface_show (part, painted);
  cairo_surface_destroy (part);
  cairo_destroy (cr);
  return node;
}
