/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of the empty board as it was painted the last time: nothing but its pixels. */

#include "alx-board-picture.h"

#include "alx-kept.h"

#define FORMAT CAIRO_FORMAT_RGB24

/**
 * alx_board_picture_make_name:
 * @painter: its colours and fonts
 * @layout: where everything lies
 * @scene: names and coordinates
 * @scale: of the window
 *
 * Returns: (transfer full): the name of a file with such a picture
 */
char *
alx_board_picture_make_name (AlxPainter      *painter,
                             const AlxLayout *layout,
                             const AlxScene  *scene,
                             int              scale)
{
  g_autoptr (GString) what = g_string_new (layout->board->id);
  g_autofree char *fonts = alx_painter_describe_fonts (painter);

  g_string_append_printf (what, " %u %d %d %d %d\n%s", alx_theme_get_kind (alx_painter_get_theme (painter)),
                          (int) layout->width, (int) layout->height, scale, scene->coordinates, fonts);
  for (guint i = 0; i < layout->board->n_regions; i++)
    g_string_append_printf (what, "\n%s", scene->regions[i]);
  return alx_kept_make_name ("board", what->str);
}

/**
 * alx_board_picture_read:
 * @name: of alx_board_picture_make_name()
 * @width: in pixels of the screen
 * @height: also
 *
 * Returns: (nullable) (transfer full): the picture of this name, if there is one of this size; not to be painted on
 */
cairo_surface_t *
alx_board_picture_read (const char *name,
                        int         width,
                        int         height)
{
  static const cairo_user_data_key_t key;
  g_autoptr (GMappedFile) file = alx_kept_map (name);
  int stride = cairo_format_stride_for_width (FORMAT, width);
  cairo_surface_t *surface;

  if (file == NULL || g_mapped_file_get_length (file) != (gsize) stride * height)
    return NULL;
  surface = cairo_image_surface_create_for_data ((guchar *) g_mapped_file_get_contents (file), FORMAT, width, height, stride);
  cairo_surface_set_user_data (surface, &key, g_steal_pointer (&file), (cairo_destroy_func_t) g_mapped_file_unref);
  return surface;
}

/** alx_board_picture_write: keeps @surface, of format RGB24, instead of any other picture; may take some time. */
void
alx_board_picture_write (cairo_surface_t *surface,
                         const char      *name)
{
  cairo_surface_flush (surface);
  alx_kept_write (name, cairo_image_surface_get_data (surface),
                  (gsize) cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface));
}
