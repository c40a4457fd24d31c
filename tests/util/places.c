/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that places are found where they are painted, at every size. */

#include "places.h"

#include <math.h>

const PlacesSize places_sizes[PLACES_SIZES] = {
  { 300, 200 },   { 200, 300 },   { 360, 640 },   { 619, 400 },      { 620, 341 },
  { 620, 342 },   { 640, 480 },   { 800, 480 },   { 900, 576 },      { 1024, 600 },
  { 1280, 819 },  { 1366, 768 },  { 1000, 1000 }, { 1920, 1080 },    { 1080, 1920 },
  { 2560, 1080 }, { 2560, 1440 }, { 3840, 2160 }, { 777.5, 501.25 },
};

static void
check_spaces (const AlxLayout *layout)
{
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    {
      KitPixel middle = alx_layout_space (layout, s);

      g_assert_cmpuint (alx_layout_find_space (layout, middle.x, middle.y), ==, s);
      for (guint i = 0; i < 3; i++)
        {
          KitPixel corner = alx_layout_point (layout, test_board ()->spaces[s].points[i]);

          /* Also nearly at its corners, and as far from each. */
          g_assert_cmpuint (alx_layout_find_space (layout, middle.x + 0.97 * (corner.x - middle.x),
                                                   middle.y + 0.97 * (corner.y - middle.y)), ==, s);
          g_assert_cmpfloat_with_epsilon (hypot (corner.x - middle.x, corner.y - middle.y),
                                          layout->geometry.unit / sqrt (3),
                                          1e-6 * layout->geometry.unit);
        }
    }
}

static void
check_points (const AlxLayout *layout)
{
  for (guint p = 0; p < test_board ()->n_points; p++)
    {
      KitPixel pixel = alx_layout_point (layout, p);

      g_assert_cmpuint (alx_layout_find_point (layout, pixel.x, pixel.y), ==, p);
      g_assert_cmpuint (alx_layout_find_point (layout, pixel.x + 0.3 * layout->geometry.unit,
                                               pixel.y),
                        ==, p);
      g_assert_cmpuint (alx_layout_find_point (layout, pixel.x,
                                               pixel.y - 0.3 * layout->geometry.unit),
                        ==, p);
    }
}

static void
check_sides (const AlxLayout *layout)
{
  for (guint i = 0; i < test_board ()->n_sides; i++)
    {
      KitPixel a = alx_layout_point (layout, test_board ()->sides[i].points[0]);
      KitPixel b = alx_layout_point (layout, test_board ()->sides[i].points[1]);

      g_assert_cmpfloat_with_epsilon (hypot (a.x - b.x, a.y - b.y), layout->geometry.unit,
                                      1e-6 * layout->geometry.unit);
    }
}

/** places_check: checks each space, point and side of the tests' board. */
void
places_check (const AlxLayout *layout)
{
  check_spaces (layout);
  check_points (layout);
  check_sides (layout);
}
