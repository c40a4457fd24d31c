/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of the empty board as it was painted the last time, in the user's cache: nothing but its pixels, which
   are mapped into memory, for to unpack a picture takes as long as to start half of GTK.

   It is never more than a promise: what the fonts or the program have changed since is not known from its name, so the
   board is painted all the same, when the window has been seen. */

#include "config.h"

#include "alx-board-picture.h"

#include <glib/gstdio.h>

#define PREFIX "board-"
#define SUFFIX ".pixels"
#define FORMAT CAIRO_FORMAT_RGB24

/* (transfer full) */
static char *
make_path (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), "alexandros", name, NULL);
}

/**
 * alx_board_picture_make_name:
 * @theme: its colours
 * @layout: where everything lies
 * @scene: names and coordinates
 * @scale: of the window
 *
 * Returns: (transfer full): the name of a file with such a picture
 */
char *
alx_board_picture_make_name (const AlxTheme  *theme,
                             const AlxLayout *layout,
                             const AlxScene  *scene,
                             int              scale)
{
  g_autoptr (GString) what = g_string_new (PACKAGE_VERSION);
  g_autofree char *checksum = NULL;
  guint kind = 0;

  while (kind < ALX_THEMES && alx_theme_get (kind) != theme)
    kind++;
  g_string_append_printf (what, "\n%s %u %d %d %d %d\n", layout->board->id, kind, (int) layout->width,
                          (int) layout->height, scale, scene->coordinates);
  for (guint i = 0; i < layout->board->n_regions; i++)
    g_string_append_printf (what, "%s\n", scene->regions[i]);
  checksum = g_compute_checksum_for_string (G_CHECKSUM_MD5, what->str, what->len);
  return g_strconcat (PREFIX, checksum, SUFFIX, NULL);
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
  g_autofree char *path = make_path (name);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  int stride = cairo_format_stride_for_width (FORMAT, width);
  cairo_surface_t *surface;

  if (file == NULL || g_mapped_file_get_length (file) != (gsize) stride * height)
    return NULL;
  surface = cairo_image_surface_create_for_data ((guchar *) g_mapped_file_get_contents (file), FORMAT, width, height, stride);
  cairo_surface_set_user_data (surface, &key, g_steal_pointer (&file), (cairo_destroy_func_t) g_mapped_file_unref);
  return surface;
}

/* One is enough. */
static void
remove_others (const char *name)
{
  g_autofree char *path = make_path (NULL);
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *other;

  while (directory != NULL && (other = g_dir_read_name (directory)) != NULL)
    if (g_str_has_prefix (other, PREFIX) && !g_str_equal (other, name))
      {
        g_autofree char *old = make_path (other);

        g_unlink (old);
      }
}

/** alx_board_picture_write: keeps @surface, of format RGB24, instead of any other picture; may take some time. */
void
alx_board_picture_write (cairo_surface_t *surface,
                         const char      *name)
{
  g_autofree char *path = make_path (name);
  g_autofree char *folder = make_path (NULL);

  cairo_surface_flush (surface);
  g_mkdir_with_parents (folder, 0700);
  /* What cannot be kept costs a moment at the next start, and nothing else. */
  g_file_set_contents_full (path, (const char *) cairo_image_surface_get_data (surface),
                            (gssize) cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface),
                            G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
  remove_others (name);
}
