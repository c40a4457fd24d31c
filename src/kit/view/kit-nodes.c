/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Render nodes of pictures that are painted once with cairo.

   Trusted: all but kit_output_of() is called for each node of a frame, with surfaces and areas that
   the callers have made themselves. */

#include "kit-nodes.h"

#include <math.h>

/** kit_nodes_inside: the area inside the frame; at least one pixel. */
graphene_rect_t
kit_nodes_inside (const KitGeometry *geometry)
{
  return GRAPHENE_RECT_INIT (geometry->frame, geometry->frame,
                             MAX (geometry->width - 2 * geometry->frame, 1),
                             MAX (geometry->height - 2 * geometry->frame, 1));
}

/** kit_output_of: the output of @widget, which must be realized. */
KitOutput
kit_output_of (GtkWidget *widget)
{
  GskRenderer *renderer;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), ((KitOutput) { 1, FALSE }));
  g_return_val_if_fail (gtk_widget_get_realized (widget), ((KitOutput) { 1, FALSE }));

  renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  return (KitOutput) { gtk_widget_get_scale_factor (widget), !GSK_IS_CAIRO_RENDERER (renderer) };
}

/* (transfer full): a texture that shares the pixels of @surface. */
static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (height - 1) * stride + width * sizeof (guint32),
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* (transfer full): a copy with an alpha channel: GDK 4.8 has no texture format of 32 bits without
   one. */
static cairo_surface_t *
add_alpha (cairo_surface_t *surface)
{
  cairo_surface_t *copy =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (surface),
                                cairo_image_surface_get_height (surface));
  cairo_t *cr = cairo_create (copy);
  double x_scale, y_scale;

  cairo_surface_get_device_scale (surface, &x_scale, &y_scale);
  cairo_scale (cr, x_scale, y_scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return copy;
}

/**
 * kit_nodes_show:
 * @surface: an image surface that is not painted on any more
 * @at: where it is shown
 * @output: scale and renderer
 *
 * A renderer with a graphics card uploads a texture once, but a cairo node whenever
 * it is drawn; the cairo renderer copies a surface faster than a texture.
 *
 * Returns: (transfer full): a node that shows @surface
 */
GskRenderNode *
kit_nodes_show (cairo_surface_t *surface,
                graphene_rect_t  at,
                KitOutput        output)
{
  GskRenderNode *node;
  cairo_t *cr;

  if (output.textures)
    {
      gboolean opaque = cairo_image_surface_get_format (surface) == CAIRO_FORMAT_RGB24;
      cairo_surface_t *pixels = opaque ? add_alpha (surface) : cairo_surface_reference (surface);
      g_autoptr (GdkTexture) texture = make_texture (pixels);

      cairo_surface_destroy (pixels);
      return gsk_texture_node_new (texture, &at);
    }
  node = gsk_cairo_node_new (&at);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, at.origin.x, at.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/** kit_nodes_create: (transfer full): a surface for @area, and in @cr, (transfer full), a context
    to paint on it. */
cairo_surface_t *
kit_nodes_create (cairo_format_t          format,
                  const graphene_rect_t  *area,
                  int                     scale,
                  cairo_t               **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, ceil (area->size.width) * scale,
                                                         ceil (area->size.height) * scale);

  cairo_surface_set_device_scale (surface, scale, scale);
  *cr = cairo_create (surface);
  cairo_translate (*cr, -area->origin.x, -area->origin.y);
  return surface;
}

/** kit_nodes_cut: (transfer full): a read-only surface that shares the pixels of @surface in
    @area, which is in whole pixels before scaling. */
cairo_surface_t *
kit_nodes_cut (cairo_surface_t       *surface,
               const graphene_rect_t *area,
               int                    scale)
{
  static const cairo_user_data_key_t key;
  int stride = cairo_image_surface_get_stride (surface);
  guchar *data = cairo_image_surface_get_data (surface);
  cairo_surface_t *piece;

  data +=
    (int) area->origin.y * scale * stride + (int) area->origin.x * scale * (int) sizeof (guint32);
  piece = cairo_image_surface_create_for_data (data, cairo_image_surface_get_format (surface),
                                               area->size.width * scale, area->size.height * scale,
                                               stride);
  cairo_surface_set_device_scale (piece, scale, scale);
  cairo_surface_set_user_data (piece, &key, cairo_surface_reference (surface),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  return piece;
}

/* The bounding box of the pixels of @surface that are not transparent, in whole pixels before
   scaling; at least one. */
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

/** kit_nodes_begin: (transfer full): a context to paint on a new transparent surface of @area. */
cairo_t *
kit_nodes_begin (const graphene_rect_t *area,
                 KitOutput              output)
{
  cairo_t *cr;

  cairo_surface_destroy (kit_nodes_create (CAIRO_FORMAT_ARGB32, area, output.scale, &cr));
  return cr;
}

/** kit_nodes_finish: (transfer full): a node no larger than what was painted with @cr,
    (transfer full), which comes from kit_nodes_begin() with the same @area and @output. */
GskRenderNode *
kit_nodes_finish (cairo_t               *cr,
                  const graphene_rect_t *area,
                  KitOutput              output)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  graphene_rect_t painted;
  cairo_surface_t *piece;
  GskRenderNode *node;

  cairo_surface_flush (surface);
  painted = find_painted (surface, output.scale);
  piece = kit_nodes_cut (surface, &painted, output.scale);
  graphene_rect_offset (&painted, area->origin.x, area->origin.y);
  node = kit_nodes_show (piece, painted, output);
  cairo_surface_destroy (piece);
  cairo_destroy (cr);
  return node;
}

/** kit_nodes_paint: adds what @paint paints of @widget, unless that has no size. */
void
kit_nodes_paint (GtkWidget     *widget,
                 GtkSnapshot   *snapshot,
                 KitNodesPaint  paint)
{
  KitOutput output = kit_output_of (widget);
  graphene_rect_t area =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GskRenderNode *node;
  cairo_t *cr;

  if (area.size.width <= 0 || area.size.height <= 0)
    return;
  cr = kit_nodes_begin (&area, output);
  paint (widget, cr, area.size.width, area.size.height);
  node = kit_nodes_finish (cr, &area, output);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

/** kit_nodes_append_part: adds what is in @part, (transfer full), as a container of its own. Where
    more than 30 rectangles of a container have changed, GSK draws all of it again: that is to be
    this part alone, not all of @snapshot. */
void
kit_nodes_append_part (GtkSnapshot *snapshot,
                       GtkSnapshot *part)
{
  GskRenderNode *node = gtk_snapshot_free_to_node (part);
  GskRenderNode *container;

  if (node == NULL)
    return;
  container = gsk_container_node_new (&node, 1);
  gtk_snapshot_append_node (snapshot, container);
  gsk_render_node_unref (container);
  gsk_render_node_unref (node);
}
