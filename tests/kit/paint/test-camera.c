/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera: the pixel under the pointer stays, and the map fills the picture. */

#include "base/base-random.h"
#include "kit/paint/kit-geometry.h"

#define SIZES 6

static const struct
{
  double width, height, frame;
} sizes[SIZES] = {
  { 300, 200, 0 },      { 360, 640, 0 },     { 640, 480, 26 },
  { 777.5, 501.25, 0 }, { 1280, 819, 53.5 }, { 3840, 2160, 92 },
};

static const KitCamera whole = { 1, 0.5, 0.5 };

/* A map of 17 by 9 units or more, with a board in its middle. */
static KitGeometry
make_geometry (guint size)
{
  KitGeometry geometry = { .width = sizes[size].width,
                           .height = sizes[size].height,
                           .frame = sizes[size].frame };

  geometry.map = (KitPixel) { geometry.frame, geometry.frame };
  geometry.map_width = geometry.width - 2 * geometry.frame;
  geometry.map_height = geometry.height - 2 * geometry.frame;
  geometry.unit = MIN (geometry.map_width / 17, geometry.map_height / 9);
  geometry.origin.x = geometry.map.x + (geometry.map_width - 15 * geometry.unit) / 2;
  geometry.origin.y = geometry.map.y + (geometry.map_height - 8 * geometry.unit) / 2;
  return geometry;
}

/* A random camera, also outside its bounds. */
static KitCamera
make_camera (BaseRandom *random)
{
  return (KitCamera) { 1 + base_random_below (random, 5001) / 1000.0,
                       base_random_below (random, 1401) / 1000.0 - 0.2,
                       base_random_below (random, 1401) / 1000.0 - 0.2 };
}

static KitGeometry
look (guint      size,
      KitCamera *camera)
{
  KitGeometry geometry = make_geometry (size);

  kit_geometry_look_at (&geometry, camera);
  return geometry;
}

/* The map fills the picture, and only the map got larger. */
static void
check_look (const KitGeometry *now,
            guint              size,
            const KitCamera   *camera)
{
  KitGeometry base = make_geometry (size);

  g_assert_cmpfloat (camera->zoom, >=, 1);
  g_assert_cmpfloat (camera->zoom, <=, KIT_MAX_ZOOM);
  g_assert_cmpfloat (now->frame, ==, base.frame);
  g_assert_cmpfloat_with_epsilon (now->unit, base.unit * camera->zoom, 1e-9 * now->unit);
  g_assert_cmpfloat_with_epsilon (now->map_width, base.map_width * camera->zoom,
                                  1e-9 * now->map_width);
  g_assert_cmpfloat_with_epsilon (now->map_height, base.map_height * camera->zoom,
                                  1e-9 * now->map_height);
  g_assert_cmpfloat (now->map.x, <=, now->frame + 1e-6);
  g_assert_cmpfloat (now->map.y, <=, now->frame + 1e-6);
  g_assert_cmpfloat (now->map.x + now->map_width, >=, now->width - now->frame - 1e-6);
  g_assert_cmpfloat (now->map.y + now->map_height, >=, now->height - now->frame - 1e-6);
  /* The board lies on the map where it lay before. */
  g_assert_cmpfloat_with_epsilon ((now->origin.x - now->map.x) / now->map_width,
                                  (base.origin.x - base.map.x) / base.map_width, 1e-9);
  g_assert_cmpfloat_with_epsilon ((now->origin.y - now->map.y) / now->map_height,
                                  (base.origin.y - base.map.y) / base.map_height, 1e-9);
}

static void
test_look (void)
{
  BaseRandom random = { 11 };

  for (guint i = 0; i < 100 * SIZES; i++)
    {
      KitCamera camera = make_camera (&random);
      KitGeometry geometry = look (i % SIZES, &camera);
      KitCamera again = camera;

      check_look (&geometry, i % SIZES, &camera);
      /* A camera that was moved into its bounds stays. */
      look (i % SIZES, &again);
      g_assert_cmpfloat_with_epsilon (again.x, camera.x, 1e-12);
      g_assert_cmpfloat_with_epsilon (again.y, camera.y, 1e-12);
    }
}

/* Without zoom the whole map is visible, whatever @x and @y are. */
static void
test_whole (void)
{
  BaseRandom random = { 12 };

  for (guint i = 0; i < SIZES; i++)
    {
      KitCamera camera = make_camera (&random);
      KitGeometry base = make_geometry (i);
      KitGeometry geometry;

      camera.zoom = i % 2 ? 1 : 0.3;
      geometry = look (i, &camera);
      g_assert_cmpfloat (camera.zoom, ==, 1);
      g_assert_cmpfloat (camera.x, ==, 0.5);
      g_assert_cmpfloat (camera.y, ==, 0.5);
      g_assert_cmpfloat (geometry.unit, ==, base.unit);
      g_assert_cmpfloat_with_epsilon (geometry.origin.x, base.origin.x, 1e-9 * base.width);
      g_assert_cmpfloat_with_epsilon (geometry.origin.y, base.origin.y, 1e-9 * base.height);
      g_assert_cmpfloat_with_epsilon (geometry.map.x, base.map.x, 1e-9 * base.width);
      g_assert_cmpfloat_with_epsilon (geometry.map.y, base.map.y, 1e-9 * base.height);
    }
}

/* A pixel inside the frame. */
static KitPixel
pick_pixel (BaseRandom        *random,
            const KitGeometry *geometry)
{
  double across = (0.5 + base_random_below (random, 1000)) / 1001;
  double down = (0.5 + base_random_below (random, 1000)) / 1001;

  return (KitPixel) { geometry->frame + across * (geometry->width - 2 * geometry->frame),
                      geometry->frame + down * (geometry->height - 2 * geometry->frame) };
}

/* Zooming keeps the place under the pointer there. */
static void
test_zoom (void)
{
  static const double factors[] = { 1.1, 1.25, 2, 3.7, 50 };
  BaseRandom random = { 13 };

  for (guint i = 0; i < 400; i++)
    {
      KitCamera camera = i % 5 ? make_camera (&random) : whole;
      KitGeometry before = look (i % SIZES, &camera);
      KitPixel pixel = pick_pixel (&random, &before);
      double zoom = MIN (camera.zoom * factors[i % 5], KIT_MAX_ZOOM);
      KitGeometry after;

      kit_geometry_zoom (&before, &camera, factors[i % 5], pixel.x, pixel.y);
      after = look (i % SIZES, &camera);
      g_assert_cmpfloat_with_epsilon (camera.zoom, zoom, 1e-9);
      g_assert_cmpfloat_with_epsilon ((pixel.x - before.origin.x) / before.unit,
                                      (pixel.x - after.origin.x) / after.unit, 1e-6);
      g_assert_cmpfloat_with_epsilon ((pixel.y - before.origin.y) / before.unit,
                                      (pixel.y - after.origin.y) / after.unit, 1e-6);
      /* Zoomed all the way out, the whole map is visible. */
      kit_geometry_zoom (&after, &camera, 0.01, pixel.x, pixel.y);
      look (i % SIZES, &camera);
      g_assert_cmpfloat (camera.zoom, ==, 1);
      g_assert_cmpfloat (camera.x, ==, 0.5);
    }
}

/* The map follows the pointer, but not beyond its edge. */
static void
test_pan (void)
{
  BaseRandom random = { 14 };

  for (guint i = 0; i < 400; i++)
    {
      KitCamera camera = make_camera (&random);
      KitGeometry before = look (i % SIZES, &camera);
      double dx = base_random_below (&random, 401) - 200.0;
      double dy = base_random_below (&random, 401) - 200.0;
      KitGeometry after;
      double x, y;

      kit_geometry_pan (&before, &camera, dx, dy);
      after = look (i % SIZES, &camera);
      x = CLAMP (before.map.x + dx, after.width - after.frame - after.map_width, after.frame);
      y = CLAMP (before.map.y + dy, after.height - after.frame - after.map_height, after.frame);
      g_assert_cmpfloat_with_epsilon (after.map.x, x, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.map.y, y, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.origin.x - before.origin.x, x - before.map.x, 1e-6);
      g_assert_cmpfloat_with_epsilon (after.origin.y - before.origin.y, y - before.map.y, 1e-6);
    }
}

/* What moves any place of the board makes a difference. */
static void
test_equal (void)
{
  KitGeometry base = make_geometry (2);
  KitGeometry other = base;

  g_assert_true (kit_geometry_equal (&base, &other));
  other.unit += 0.25;
  g_assert_false (kit_geometry_equal (&base, &other));
  other = base;
  other.origin.y += 0.25;
  g_assert_false (kit_geometry_equal (&base, &other));
  other = base;
  other.width++;
  g_assert_false (kit_geometry_equal (&base, &other));
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
  g_test_add_func ("/camera/equal", test_equal);
  return g_test_run ();
}
