/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept from one start to the next: the picture of the empty board, and sprites. */

#include "alexandros/view/alx-board-picture.h"
#include "test-util.h"

#include <pango/pangocairo.h>

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
  g_autoptr (AlxPainter) day = alx_painter_new (alx_theme_get (ALX_THEME_DAY));
  g_autoptr (AlxPainter) night = alx_painter_new (alx_theme_get (ALX_THEME_NIGHT));

  for (guint i = 0; i < scene.board->n_regions; i++)
    scene.regions[i] = scene.board->regions[i];
  alx_layout_init (&layout, scene.board, 800, 500);
  for (guint twice = 0; twice < 2; twice++)
    g_hash_table_add (names, alx_board_picture_make_name (day, &layout, &scene, 1));
  g_assert_cmpuint (g_hash_table_size (names), ==, 1);
  g_hash_table_add (names, alx_board_picture_make_name (night, &layout, &scene, 1));
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

/* --- fonts --- */

/* What a program finds that is started with other fonts. */
static void
print_fonts (void)
{
  g_autoptr (AlxPainter) painter = alx_painter_new (alx_theme_get (ALX_THEME_DAY));
  g_autofree char *fonts = alx_painter_describe_fonts (painter);

  g_print ("%s", fonts);
}

/* (transfer full): the same from a program of its own. */
static char *
describe_fonts (const char *config)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (config != NULL)
    g_subprocess_launcher_setenv (launcher, "FONTCONFIG_FILE", config, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, "/proc/self/exe", "--fonts", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* (nullable) (transfer full): a family whose letters are not those that are used without being asked for. */
static char *
find_other_family (void)
{
  g_autoptr (PangoFontMap) map = pango_cairo_font_map_new ();
  g_autofree char *used = describe_fonts (NULL);
  g_autofree PangoFontFamily **families = NULL;
  int n;

  pango_font_map_list_families (map, &families, &n);
  for (int i = 0; i < n; i++)
    {
      const char *name = pango_font_family_get_name (families[i]);

      if (!g_str_equal (name, "Sans") && !g_str_equal (name, "Serif") && !g_str_equal (name, "Monospace") &&
          !g_str_equal (name, "System-ui") && strstr (used, name) == NULL)
        return g_strdup (name);
    }
  return NULL;
}

/* With other fonts, the picture of the last start is not found. */
static void
test_fonts (void)
{
  g_autofree char *family = find_other_family ();
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "fonts.conf", NULL);
  g_autofree char *one = describe_fonts (NULL);
  g_autofree char *again = describe_fonts (NULL);
  g_autofree char *config = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpuint (strlen (one), >, 0);
  g_assert_cmpstr (one, ==, again);
  if (family == NULL)
    {
      g_test_skip ("no other font is installed");
      return;
    }
  config = g_markup_printf_escaped ("<fontconfig><include>/etc/fonts/fonts.conf</include>"
                                    "<match><edit name='family' mode='prepend_first' binding='same'>"
                                    "<string>%s</string></edit></match></fontconfig>", family);
  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (g_file_set_contents (path, config, -1, NULL));
  other = describe_fonts (path);
  g_assert_cmpstr (one, !=, other);
}

/* --- sprites --- */

/* (transfer full): a picture with all sprites of one size. */
static cairo_surface_t *
paint_sprites (AlxPainter *painter)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 40);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    alx_paint_emblem (painter, cr, i, (AlxPixel) { 20 + 40 * i, 20 }, 32);
  for (guint i = 0; i < ALX_COLOURS; i++)
    alx_paint_governor (painter, cr, i, (AlxPixel) { 220 + 40 * i, 20 }, 32);
  cairo_destroy (cr);
  return surface;
}

static guint32 *
get_pixels (cairo_surface_t *surface)
{
  cairo_surface_flush (surface);
  return (guint32 *) cairo_image_surface_get_data (surface);
}

/* What one run has rendered the next one finds, in each theme its own, and nothing is rendered for it. */
static void
test_sprites (void)
{
  for (AlxThemeKind kind = 0; kind < ALX_THEMES; kind++)
    {
      g_autoptr (AlxPainter) first = alx_painter_new (alx_theme_get (kind));
      g_autoptr (AlxPainter) second = alx_painter_new (alx_theme_get (kind));
      g_autoptr (AlxPainter) third = alx_painter_new (alx_theme_get (kind));
      cairo_surface_t *rendered, *found, *marked;
      g_autoptr (GVariant) kept = NULL;
      g_autoptr (GVariant) red = NULL;
      GVariantBuilder builder;
      GVariantIter iter;
      GVariant *pixels;
      guint32 key;

      alx_sprites_begin (NULL);
      rendered = paint_sprites (first);
      kept = alx_sprites_end ();
      g_assert_cmpuint (g_variant_n_children (kept), ==, ALX_SYMBOLS + ALX_COLOURS);
      alx_sprites_begin (kept);
      found = paint_sprites (second);
      g_assert_null (alx_sprites_end ());
      g_assert_cmpmem (get_pixels (rendered), 400 * 40 * 4, get_pixels (found), 400 * 40 * 4);
      /* Are they really those that were kept? */
      g_variant_builder_init (&builder, ALX_SPRITES_TYPE);
      g_variant_iter_init (&iter, kept);
      while (g_variant_iter_next (&iter, "{u@au}", &key, &pixels))
        {
          g_autofree guint32 *colour = g_new (guint32, g_variant_n_children (pixels));

          for (gsize i = 0; i < g_variant_n_children (pixels); i++)
            colour[i] = 0xffff0000;
          g_variant_builder_add (&builder, "{u@au}", key,
                                 g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, colour, g_variant_n_children (pixels),
                                                            sizeof *colour));
          g_variant_unref (pixels);
        }
      red = g_variant_ref_sink (g_variant_builder_end (&builder));
      alx_sprites_begin (red);
      marked = paint_sprites (third);
      for (guint i = 0; i < ALX_SYMBOLS + ALX_COLOURS; i++)
        g_assert_cmphex (get_pixels (marked)[20 * 400 + 20 + 40 * i], ==, 0xffff0000);
      alx_sprites_begin (NULL);
      g_assert_null (alx_sprites_end ());
      cairo_surface_destroy (rendered);
      cairo_surface_destroy (found);
      cairo_surface_destroy (marked);
    }
}

/* What is no such picture is not painted, but rendered. */
static void
test_damaged_sprites (void)
{
  g_autoptr (AlxPainter) first = alx_painter_new (alx_theme_get (ALX_THEME_DAY));
  g_autoptr (AlxPainter) second = alx_painter_new (alx_theme_get (ALX_THEME_DAY));
  g_autoptr (GVariant) kept = NULL;
  g_autoptr (GVariant) again = NULL;
  g_autoptr (GVariant) half = NULL;
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *rendered, *found;

  alx_sprites_begin (NULL);
  rendered = paint_sprites (first);
  kept = alx_sprites_end ();
  bytes = g_bytes_new (g_variant_get_data (kept), g_variant_get_size (kept) / 2);
  half = g_variant_ref_sink (g_variant_new_from_bytes (ALX_SPRITES_TYPE, bytes, FALSE));
  alx_sprites_begin (half);
  found = paint_sprites (second);
  again = alx_sprites_end ();
  g_assert_cmpmem (get_pixels (rendered), 400 * 40 * 4, get_pixels (found), 400 * 40 * 4);
  g_assert_cmpuint (g_variant_n_children (again), >=, ALX_SYMBOLS + ALX_COLOURS);
  alx_sprites_begin (NULL);
  g_assert_null (alx_sprites_end ());
  cairo_surface_destroy (rendered);
  cairo_surface_destroy (found);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 2 && g_str_equal (argv[1], "--fonts"))
    {
      print_fonts ();
      return 0;
    }
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/board-picture/kept", test_kept);
  g_test_add_func ("/board-picture/damaged", test_damaged);
  g_test_add_func ("/board-picture/name", test_name);
  g_test_add_func ("/board-picture/fonts", test_fonts);
  g_test_add_func ("/sprites/kept", test_sprites);
  g_test_add_func ("/sprites/damaged", test_damaged_sprites);
  return g_test_run ();
}
