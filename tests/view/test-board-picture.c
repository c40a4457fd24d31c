/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of the empty board that is kept from one start to the next. */

#include "alexandros/view/alx-board-picture.h"
#include "test-util.h"

static void
write_surface (const char *name,
               double      red)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 30, 20);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, red, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  alx_board_picture_write (surface, name);
  cairo_surface_destroy (surface);
}

/* The red part of the first pixel, or -1 if there is no such picture. */
static int
read_red (const char *name)
{
  cairo_surface_t *surface = alx_board_picture_read (name, 30, 20);
  int red = -1;

  if (surface != NULL)
    {
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 30);
      g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 20);
      red = ((const guint32 *) cairo_image_surface_get_data (surface))[0] >> 16 & 0xff;
      cairo_surface_destroy (surface);
    }
  return red;
}

/* One is kept, the last. */
static void
test_kept (void)
{
  g_assert_cmpint (read_red ("board-1.pixels"), ==, -1);
  write_surface ("board-1.pixels", 1);
  g_assert_cmpint (read_red ("board-1.pixels"), ==, 255);
  write_surface ("board-1.pixels", 0);
  g_assert_cmpint (read_red ("board-1.pixels"), ==, 0);
  write_surface ("board-2.pixels", 1);
  g_assert_cmpint (read_red ("board-1.pixels"), ==, -1);
  g_assert_cmpint (read_red ("board-2.pixels"), ==, 255);
}

/* Whatever else lies there under the name is no picture. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "alexandros", NULL);
  g_autofree char *path = g_build_filename (folder, "board-3.pixels", NULL);
  g_autofree char *data = NULL;
  gsize length;

  write_surface ("board-3.pixels", 1);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_true (g_file_set_contents (path, data, length / 2, NULL));
  g_assert_cmpint (read_red ("board-3.pixels"), ==, -1);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (read_red ("board-3.pixels"), ==, -1);
  /* It is of another size. */
  write_surface ("board-3.pixels", 1);
  g_assert_null (alx_board_picture_read ("board-3.pixels", 30, 21));
}

/* Whatever the picture shows is in its name. */
static void
test_name (void)
{
  AlxLayout layout;
  AlxScene scene = { .board = test_board () };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AlxTheme *day = alx_theme_get (ALX_THEME_DAY);

  for (guint i = 0; i < scene.board->n_regions; i++)
    scene.regions[i] = scene.board->regions[i];
  alx_layout_init (&layout, scene.board, 800, 500);
  for (guint twice = 0; twice < 2; twice++)
    g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  g_assert_cmpuint (g_hash_table_size (names), ==, 1);
  g_hash_table_add (names, alx_board_picture_make_name (alx_theme_get (ALX_THEME_NIGHT), &layout, &scene, 1));
  g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 2));
  scene.coordinates = TRUE;
  g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  scene.coordinates = FALSE;
  scene.regions[3] = "Perse";
  g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  alx_layout_init (&layout, scene.board, 801, 500);
  g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  alx_layout_init (&layout, scene.board, 801, 501);
  g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  g_assert_cmpuint (g_hash_table_size (names), ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/board-picture/kept", test_kept);
  g_test_add_func ("/board-picture/damaged", test_damaged);
  g_test_add_func ("/board-picture/name", test_name);
  return g_test_run ();
}
