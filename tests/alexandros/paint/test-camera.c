/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera: the pixel under the pointer stays, the sea fills the picture, places are found. */

#include "places.h"

#include <math.h>

static const AlxCamera whole = { 1, 0.5, 0.5 };

/* A random camera, also outside its bounds. */
static AlxCamera
make_camera (BaseRandom *random)
{
  return (AlxCamera) { 1 + base_random_below (random, 5001) / 1000.0,
                       base_random_below (random, 1401) / 1000.0 - 0.2,
                       base_random_below (random, 1401) / 1000.0 - 0.2 };
}

static void
look (AlxLayout *layout,
      guint      size,
      AlxCamera *camera)
{
  alx_layout_init (layout, test_board (), places_sizes[size].width, places_sizes[size].height);
  alx_layout_look_at (layout, camera);
}

/* The sea fills the picture, and only the sea got larger. */
static void
check_look (const AlxLayout *layout,
            guint            size,
            const AlxCamera *camera)
{
  AlxLayout base;

  alx_layout_init (&base, test_board (), places_sizes[size].width, places_sizes[size].height);
  g_assert_cmpfloat (camera->zoom, >=, 1);
  g_assert_cmpfloat (camera->zoom, <=, ALX_MAX_ZOOM);
  g_assert_cmpfloat (layout->frame, ==, base.frame);
  g_assert_cmpfloat_with_epsilon (layout->unit, base.unit * camera->zoom, 1e-9 * layout->unit);
  g_assert_cmpfloat_with_epsilon (layout->sea_width, base.sea_width * camera->zoom,
                                  1e-9 * layout->sea_width);
  g_assert_cmpfloat_with_epsilon (layout->sea_height, base.sea_height * camera->zoom,
                                  1e-9 * layout->sea_height);
  g_assert_cmpfloat (layout->sea.x, <=, layout->frame + 1e-6);
  g_assert_cmpfloat (layout->sea.y, <=, layout->frame + 1e-6);
  g_assert_cmpfloat (layout->sea.x + layout->sea_width, >=, layout->width - layout->frame - 1e-6);
  g_assert_cmpfloat (layout->sea.y + layout->sea_height, >=, layout->height - layout->frame - 1e-6);
  /* The land lies in the sea where it lay before. */
  g_assert_cmpfloat_with_epsilon ((layout->origin.x - layout->sea.x) / layout->sea_width,
                                  (base.origin.x - base.sea.x) / base.sea_width, 1e-9);
  g_assert_cmpfloat_with_epsilon ((layout->origin.y - layout->sea.y) / layout->sea_height,
                                  (base.origin.y - base.sea.y) / base.sea_height, 1e-9);
}

/* Places are found where they are painted with every camera. */
static void
test_look (void)
{
  BaseRandom random = { 11 };

  for (guint i = 0; i < 20 * PLACES_SIZES; i++)
    {
      AlxCamera camera = make_camera (&random);
      AlxCamera again;
      AlxLayout layout;

      look (&layout, i % PLACES_SIZES, &camera);
      check_look (&layout, i % PLACES_SIZES, &camera);
      places_check (&layout);
      /* A camera that was moved into its bounds stays. */
      again = camera;
      look (&layout, i % PLACES_SIZES, &again);
      g_assert_cmpfloat_with_epsilon (again.x, camera.x, 1e-12);
      g_assert_cmpfloat_with_epsilon (again.y, camera.y, 1e-12);
    }
}

/* Without zoom the whole sea is visible, whatever @x and @y are. */
static void
test_whole (void)
{
  BaseRandom random = { 12 };

  for (guint i = 0; i < PLACES_SIZES; i++)
    {
      AlxCamera camera = make_camera (&random);
      AlxLayout layout;
      AlxLayout base;

      camera.zoom = i % 2 ? 1 : 0.3;
      look (&layout, i, &camera);
      alx_layout_init (&base, test_board (), places_sizes[i].width, places_sizes[i].height);
      g_assert_cmpfloat (camera.zoom, ==, 1);
      g_assert_cmpfloat (camera.x, ==, 0.5);
      g_assert_cmpfloat (camera.y, ==, 0.5);
      g_assert_cmpfloat (layout.unit, ==, base.unit);
      g_assert_cmpfloat_with_epsilon (layout.origin.x, base.origin.x, 1e-9 * layout.width);
      g_assert_cmpfloat_with_epsilon (layout.origin.y, base.origin.y, 1e-9 * layout.height);
      g_assert_cmpfloat_with_epsilon (layout.sea.x, base.sea.x, 1e-9 * layout.width);
      g_assert_cmpfloat_with_epsilon (layout.sea.y, base.sea.y, 1e-9 * layout.height);
    }
}

/* A pixel inside the frame. */
static AlxPixel
pick_pixel (BaseRandom      *random,
            const AlxLayout *layout)
{
  return (AlxPixel){
    layout->frame +
      (0.5 + base_random_below (random, 1000)) / 1001 * (layout->width - 2 * layout->frame),
    layout->frame +
      (0.5 + base_random_below (random, 1000)) / 1001 * (layout->height - 2 * layout->frame),
  };
}

/* Zooming keeps the place under the pointer there. */
static void
test_zoom (void)
{
  static const double factors[] = { 1.1, 1.25, 2, 3.7, 50 };
  BaseRandom random = { 13 };

  for (guint i = 0; i < 400; i++)
    {
      AlxCamera camera = i % 5 ? make_camera (&random) : whole;
      AlxLayout before;
      AlxLayout after;
      AlxPixel pixel;
      double zoom;

      look (&before, i % PLACES_SIZES, &camera);
      pixel = pick_pixel (&random, &before);
      zoom = MIN (camera.zoom * factors[i % 5], ALX_MAX_ZOOM);
      alx_layout_zoom (&before, &camera, factors[i % 5], pixel.x, pixel.y);
      look (&after, i % PLACES_SIZES, &camera);
      g_assert_cmpfloat_with_epsilon (camera.zoom, zoom, 1e-9);
      g_assert_cmpfloat_with_epsilon ((pixel.x - before.origin.x) / before.unit,
                                      (pixel.x - after.origin.x) / after.unit, 1e-6);
      g_assert_cmpfloat_with_epsilon ((pixel.y - before.origin.y) / before.unit,
                                      (pixel.y - after.origin.y) / after.unit, 1e-6);
      /* Zoomed all the way out, the whole sea is visible. */
      alx_layout_zoom (&after, &camera, 0.01, pixel.x, pixel.y);
      look (&after, i % PLACES_SIZES, &camera);
      g_assert_cmpfloat (camera.zoom, ==, 1);
      g_assert_cmpfloat (camera.x, ==, 0.5);
    }
}

/* The sea follows the pointer, but not beyond its edge. */
static void
test_pan (void)
{
  BaseRandom random = { 14 };

  for (guint i = 0; i < 400; i++)
    {
      AlxCamera camera = make_camera (&random);
      AlxLayout before;
      AlxLayout after;
      double dx = base_random_below (&random, 401) - 200.0;
      double dy = base_random_below (&random, 401) - 200.0;
      double x, y;

      look (&before, i % PLACES_SIZES, &camera);
      alx_layout_pan (&before, &camera, dx, dy);
      look (&after, i % PLACES_SIZES, &camera);
      x = CLAMP (before.sea.x + dx, after.width - after.frame - after.sea_width, after.frame);
      y = CLAMP (before.sea.y + dy, after.height - after.frame - after.sea_height, after.frame);
      g_assert_cmpfloat_with_epsilon (after.sea.x, x, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.sea.y, y, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.origin.x - before.origin.x, x - before.sea.x, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.origin.y - before.origin.y, y - before.sea.y, 1e-6);
    }
}

/* Each pixel, visible or not, is either land, sea or outside. */
static void
test_sea (void)
{
  BaseRandom random = { 15 };
  guint n = 0;

  for (guint i = 0; i < 2000; i++)
    {
      AlxCamera camera = make_camera (&random);
      AlxLayout layout;
      AlxPixel pixel;
      gboolean land;

      look (&layout, i % PLACES_SIZES, &camera);
      pixel = pick_pixel (&random, &layout);
      land = alx_layout_find_space (&layout, pixel.x, pixel.y) != ALX_NONE;
      g_assert_cmpint (alx_layout_is_sea (&layout, pixel.x, pixel.y), ==, !land);
      g_assert_false (alx_layout_is_sea (&layout, layout.sea.x - 1, pixel.y));
      g_assert_false (alx_layout_is_sea (&layout, pixel.x, layout.sea.y + layout.sea_height + 1));
      g_assert_true (alx_layout_is_sea (&layout, layout.sea.x + 1, layout.sea.y + 1));
      n += land;
    }
  g_assert_cmpuint (n, >, 400);
  g_assert_cmpuint (n, <, 1600);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/camera/look", test_look);
  g_test_add_func ("/camera/whole", test_whole);
  g_test_add_func ("/camera/zoom", test_zoom);
  g_test_add_func ("/camera/pan", test_pan);
  g_test_add_func ("/camera/sea", test_sea);
  return g_test_run ();
}
