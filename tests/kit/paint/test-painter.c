/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A painter of two toy pictures: colours of the theme, caches, text, paper, clips. */

#include "kit/paint/kit-painter.h"
#include "kit/paint/kit-shapes.h"
#include "kit/paint/kit-text.h"

#include <string.h>

#define SIZE 64

static const KitTheme red = { .players[0].body = { 1, 0, 0, 1 } };
static const KitTheme blue = { .players[0].body = { 0, 0, 1, 1 } };

static guint n_read;

/* A square or a disc in the colour of the first player. */
static RsvgHandle *
read_toy (const KitTheme *theme,
          guint           picture)
{
  static const char * const shapes[] = {
    "<rect width='10' height='10'/>",
    "<circle cx='5' cy='5' r='5'/>",
  };
  g_autofree char *colour = kit_theme_css (&theme->players[0].body);
  g_autofree char *text = g_strdup_printf (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' fill='%s'>%s</svg>", colour,
    shapes[picture]);

  n_read++;
  return rsvg_handle_new_from_data ((const guint8 *) text, strlen (text), NULL);
}

static const KitPictures toys = { 2, read_toy };

static guint32
read_at (cairo_surface_t *surface,
         int              x,
         int              y)
{
  cairo_surface_flush (surface);
  return ((const guint32 *) cairo_image_surface_get_data (
           surface))[y * cairo_image_surface_get_stride (surface) / 4 + x];
}

static cairo_surface_t *
make_surface (cairo_t **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);

  *cr = cairo_create (surface);
  return surface;
}

static void
finish (cairo_surface_t *surface,
        cairo_t         *cr)
{
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Pictures have the colours of the theme, and are read once for each size. */
static void
test_pictures (void)
{
  static const KitPixel middle = { SIZE / 2, SIZE / 2 };
  g_autoptr (KitPainter) painter = kit_painter_new (&red, &toys);
  g_autoptr (KitPainter) other = kit_painter_new (&blue, &toys);
  cairo_t *cr;
  cairo_surface_t *surface = make_surface (&cr);

  n_read = 0;
  g_assert_true (kit_painter_get_theme (painter) == &red);
  kit_paint_picture (painter, cr, 0, middle, 40);
  g_assert_cmphex (read_at (surface, 13, 13), ==, 0xffff0000);
  g_assert_cmphex (read_at (surface, 11, 11), ==, 0);
  g_assert_cmphex (read_at (surface, 52, 32), ==, 0);
  kit_paint_picture (painter, cr, 0, middle, 40);
  g_assert_cmpuint (n_read, ==, 1);
  kit_paint_picture (other, cr, 1, middle, 40);
  g_assert_cmphex (read_at (surface, 32, 32), ==, 0xff0000ff);
  g_assert_cmphex (read_at (surface, 13, 13), ==, 0xffff0000);
  kit_paint_picture (painter, cr, 0, middle, 20);
  g_assert_cmpuint (n_read, ==, 3);
  kit_paint_picture (painter, cr, 0, middle, 0);
  g_assert_cmpuint (n_read, ==, 3);
  finish (surface, cr);
}

/* Pixels of the device, of a recording, and of what has none. */
static void
test_scale (void)
{
  g_autoptr (KitPainter) painter = kit_painter_new (&red, &toys);
  cairo_rectangle_t area = { 0, 0, SIZE, SIZE };
  cairo_t *cr;
  cairo_surface_t *surface = make_surface (&cr);

  cairo_surface_set_device_scale (surface, 3, 3);
  g_assert_cmpfloat (kit_paint_find_scale (painter, cr), ==, 3);
  finish (surface, cr);
  kit_painter_set_scale (painter, 2);
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
  cr = cairo_create (surface);
  g_assert_cmpfloat (kit_paint_find_scale (painter, cr), ==, 2);
  finish (surface, cr);
}

/* A measured text is as wide as it is painted, in every size. */
static void
test_text (void)
{
  g_autoptr (KitPainter) painter = kit_painter_new (&red, &toys);

  for (guint style = 0; style < KIT_TEXT_STYLES; style++)
    {
      cairo_rectangle_t area = { -500, -500, 1000, 1000 };
      cairo_surface_t *surface =
        cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
      cairo_t *cr = cairo_create (surface);
      KitTextExtents extents;
      double x, y, width, height;

      kit_paint_measure_text (painter, cr, "Text", style, &extents);
      g_assert_cmpfloat (extents.width, >, 1);
      kit_paint_text (painter, cr, "Text", style, 50, (KitPixel) { 0, 0 });
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat_with_epsilon (width, extents.ink_width * 50, 4);
      g_assert_cmpfloat_with_epsilon (height, extents.ink_height * 50, 4);
      g_assert_cmpfloat_with_epsilon (y + height / 2, 0, 3);
      finish (surface, cr);
    }
}

/* Paper is the same whether all or a part is painted, and none without strength. */
static void
test_grain (void)
{
  g_autoptr (KitPainter) painter = kit_painter_new (&red, &toys);
  cairo_t *cr, *part_cr;
  cairo_surface_t *surface = make_surface (&cr);
  cairo_surface_t *part = make_surface (&part_cr);
  guint n = 0;

  kit_paint_grain (painter, cr, 0);
  for (int i = 0; i < SIZE; i++)
    g_assert_cmphex (read_at (surface, i, i), ==, 0);
  kit_paint_grain (painter, cr, 1);
  cairo_rectangle (part_cr, 10, 10, 30, 30);
  cairo_clip (part_cr);
  kit_paint_grain (painter, part_cr, 1);
  for (int i = 0; i < SIZE; i++)
    {
      g_assert_cmphex (read_at (part, i, 20), ==,
                       i < 10 || i >= 40 ? 0 : read_at (surface, i, 20));
      n += read_at (part, i, 20) != 0;
    }
  g_assert_cmpuint (n, >, 15);
  finish (surface, cr);
  finish (part, part_cr);
}

static void
test_shapes (void)
{
  static const KitRgba half = { 1, 1, 1, 0.5 };
  cairo_t *cr;
  cairo_surface_t *surface = make_surface (&cr);

  cairo_rectangle (cr, 20, 20, 20, 20);
  cairo_clip (cr);
  g_assert_true (kit_paint_is_seen (cr, (KitPixel) { 30, 30 }, 0));
  g_assert_true (kit_paint_is_seen (cr, (KitPixel) { 10, 30 }, 11));
  g_assert_false (kit_paint_is_seen (cr, (KitPixel) { 10, 30 }, 9));
  g_assert_false (kit_paint_is_seen (cr, (KitPixel) { 30, 51 }, 10));
  cairo_reset_clip (cr);

  /* Preserved, then cleared; the corners stay free. */
  kit_paint_trace_round (cr, 4, 4, 40, 40, 12);
  kit_theme_set (cr, &half);
  cairo_fill_preserve (cr);
  g_assert_cmphex (read_at (surface, 4, 4), ==, 0);
  g_assert_cmphex (read_at (surface, 24, 24), ==, 0x80808080);
  kit_paint_stroke_preserve (cr, 2, &half, 2);
  g_assert_cmphex (read_at (surface, 24, 4), ==, 0xffffffff);
  g_assert_true (cairo_has_current_point (cr));
  kit_paint_stroke (cr, 2, &half, 1);
  g_assert_false (cairo_has_current_point (cr));
  finish (surface, cr);
}

static void
test_css (void)
{
  static const KitRgba colour = { 1, 0.5, 0, 0.3 };
  g_autofree char *css = kit_theme_css (&colour);

  g_assert_cmpstr (css, ==, "#ff8000");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/painter/pictures", test_pictures);
  g_test_add_func ("/painter/scale", test_scale);
  g_test_add_func ("/painter/text", test_text);
  g_test_add_func ("/painter/grain", test_grain);
  g_test_add_func ("/painter/shapes", test_shapes);
  g_test_add_func ("/painter/css", test_css);
  return g_test_run ();
}
