/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Places are found where they are painted, at every size. */

#include "places.h"

#include <math.h>

/* The distances of the land from the frame. */
typedef struct
{
  double left, right, top, bottom;
} Margins;

static Margins
measure_margins (const AlxLayout *layout)
{
  Margins margins = { G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE };

  for (guint p = 0; p < test_board ()->n_points; p++)
    {
      KitPixel pixel = alx_layout_point (layout, p);

      margins.left = MIN (margins.left, pixel.x - layout->geometry.frame);
      margins.right =
        MIN (margins.right, layout->geometry.width - layout->geometry.frame - pixel.x);
      margins.top = MIN (margins.top, pixel.y - layout->geometry.frame);
      margins.bottom =
        MIN (margins.bottom, layout->geometry.height - layout->geometry.frame - pixel.y);
    }
  return margins;
}

/* Nothing is found where there is nothing. */
static void
check_sea (const AlxLayout *layout)
{
  static const double far[] = { -1e6, 1e6 };

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (alx_layout_find_space (layout, far[i], layout->geometry.height / 2), ==,
                        ALX_NONE);
      g_assert_cmpuint (alx_layout_find_space (layout, layout->geometry.width / 2, far[i]), ==,
                        ALX_NONE);
      g_assert_cmpuint (alx_layout_find_point (layout, far[i], far[i]), ==, ALX_NONE);
    }
  g_assert_cmpuint (alx_layout_find_space (layout, 0, 0), ==, ALX_NONE);
  g_assert_cmpuint (alx_layout_find_point (layout, 0, 0), ==, ALX_NONE);
  g_assert_cmpuint (alx_layout_find_space (layout, layout->geometry.width, layout->geometry.height),
                    ==, ALX_NONE);
}

/* The space that is found for a pixel contains it. */
static void
check_inside (const AlxLayout *layout)
{
  BaseRandom random = { 5 };
  guint n = 0;

  for (guint i = 0; i < 2000; i++)
    {
      double x = layout->geometry.width * base_random_below (&random, 10000) / 10000.0;
      double y = layout->geometry.height * base_random_below (&random, 10000) / 10000.0;
      guint8 space = alx_layout_find_space (layout, x, y);
      double area = 0;

      if (space == ALX_NONE)
        continue;
      n++;
      for (guint k = 0; k < 3; k++)
        {
          KitPixel a = alx_layout_point (layout, test_board ()->spaces[space].points[k]);
          KitPixel b = alx_layout_point (layout, test_board ()->spaces[space].points[(k + 1) % 3]);

          area += fabs ((a.x - x) * (b.y - y) - (b.x - x) * (a.y - y)) / 2;
        }
      g_assert_cmpfloat_with_epsilon (area,
                                      layout->geometry.unit * layout->geometry.unit * ALX_ROW / 2,
                                      1e-6 * layout->geometry.unit * layout->geometry.unit);
    }
  g_assert_cmpuint (n, >, 200);
}

/* The cells lie on the frame, in order around the board, and do not overlap. */
static void
check_scores (const AlxLayout *layout)
{
  guint target = test_board ()->target;
  double cell = alx_layout_score_cell (layout);
  double half = alx_layout_score (layout, 0).x;  /* the middle of the row of cells */

  g_assert_cmpfloat (half, >=, cell / 2);
  g_assert_cmpfloat (half + cell / 2, <=, layout->geometry.frame);
  g_assert_cmpfloat (cell, >=, 8);
  g_assert_cmpfloat (cell, <=, layout->geometry.frame);
  for (guint i = 0; i < target; i++)
    {
      KitPixel a = alx_layout_score (layout, i);
      gboolean across =
        fabs (a.y - half) < 0.01 || fabs (a.y - (layout->geometry.height - half)) < 0.01;
      gboolean down =
        fabs (a.x - half) < 0.01 || fabs (a.x - (layout->geometry.width - half)) < 0.01;

      g_assert_true (across || down);
      g_assert_cmpfloat (a.x, >, half - 0.01);
      g_assert_cmpfloat (a.y, >, half - 0.01);
      g_assert_cmpfloat (a.x, <, layout->geometry.width - half + 0.01);
      g_assert_cmpfloat (a.y, <, layout->geometry.height - half + 0.01);
      for (guint k = 0; k < i; k++)
        {
          KitPixel b = alx_layout_score (layout, k);

          /* Every tenth cell is painted larger by 0.15. */
          g_assert_cmpfloat (MAX (fabs (a.x - b.x), fabs (a.y - b.y)), >=, 1.075 * cell);
        }
    }
}

/* 0 and 100 share the corner that it begins at; 104 is four further on. */
static void
check_score_again (const AlxLayout *layout)
{
  guint target = test_board ()->target;

  for (guint score = 0; score < 2 * target; score++)
    {
      KitPixel a = alx_layout_score (layout, score);
      KitPixel b = alx_layout_score (layout, score + target);

      g_assert_cmpfloat (a.x, ==, b.x);
      g_assert_cmpfloat (a.y, ==, b.y);
    }
  g_assert_cmpfloat (alx_layout_score (layout, 0).x, ==, alx_layout_score (layout, 0).y);
  g_assert_cmpfloat (alx_layout_score (layout, 0).x, <, layout->geometry.frame / 2);
}

static void
check_size (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  AlxLayout layout;

  alx_layout_init (&layout, test_board (), places_sizes[i].width, places_sizes[i].height);
  g_assert_cmpfloat (layout.geometry.width, ==, places_sizes[i].width);
  g_assert_cmpfloat (layout.geometry.height, ==, places_sizes[i].height);
  g_assert_cmpfloat (layout.geometry.unit, >, 0);
  places_check (&layout);
  g_assert_cmpfloat (measure_margins (&layout).left, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).top, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).right, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).bottom, >, 0);
  check_sea (&layout);
  check_inside (&layout);
  if (layout.geometry.frame > 0)
    {
      check_scores (&layout);
      check_score_again (&layout);
    }
}

/* The frame is there as soon as it is legible, and the board is in the middle. */
static void
test_frame (void)
{
  AlxLayout small;
  AlxLayout large;

  alx_layout_init (&small, test_board (), 400, 300);
  alx_layout_init (&large, test_board (), 1280, 819);
  g_assert_cmpfloat (small.geometry.frame, ==, 0);
  g_assert_cmpfloat (large.geometry.frame, >=, 22);
  for (guint i = 0; i < PLACES_SIZES; i++)
    {
      AlxLayout layout;
      Margins margins;

      alx_layout_init (&layout, test_board (), places_sizes[i].width, places_sizes[i].height);
      margins = measure_margins (&layout);
      g_assert_cmpfloat_with_epsilon (margins.left, margins.right, 1e-6);
      /* In the middle, or lower if Alexander needs room above. */
      g_assert_cmpfloat (margins.top, >=, margins.bottom - 1e-6);
      g_assert_cmpfloat (margins.top, >=, 0.9 * layout.geometry.unit);
      if (margins.top > layout.geometry.unit)
        g_assert_cmpfloat_with_epsilon (margins.top, margins.bottom, 1e-6);
      g_assert_cmpfloat (margins.left, >, 0.3 * layout.geometry.unit);
      g_assert_cmpfloat (margins.bottom, >, 0.3 * layout.geometry.unit);
      /* No larger board would fit. */
      g_assert_cmpfloat (MIN (margins.left - 0.6 * layout.geometry.unit,
                              margins.bottom - 0.6 * layout.geometry.unit),
                         <, 0);
    }
}

/* A random camera, also outside its bounds. */
static void
look_anywhere (AlxLayout  *layout,
               guint       size,
               BaseRandom *random)
{
  KitCamera camera = { 1 + base_random_below (random, 5001) / 1000.0,
                       base_random_below (random, 1401) / 1000.0 - 0.2,
                       base_random_below (random, 1401) / 1000.0 - 0.2 };

  alx_layout_init (layout, test_board (), places_sizes[size].width, places_sizes[size].height);
  kit_geometry_look_at (&layout->geometry, &camera);
}

/* Places are found where they are painted with every camera. */
static void
test_camera (void)
{
  BaseRandom random = { 11 };

  for (guint i = 0; i < 20 * PLACES_SIZES; i++)
    {
      AlxLayout layout;

      look_anywhere (&layout, i % PLACES_SIZES, &random);
      places_check (&layout);
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
      AlxLayout layout;
      const KitGeometry *geometry = &layout.geometry;
      double x, y;
      gboolean land;

      look_anywhere (&layout, i % PLACES_SIZES, &random);
      x = geometry->frame + (0.5 + base_random_below (&random, 1000)) / 1001 *
                              (geometry->width - 2 * geometry->frame);
      y = geometry->frame + (0.5 + base_random_below (&random, 1000)) / 1001 *
                              (geometry->height - 2 * geometry->frame);
      land = alx_layout_find_space (&layout, x, y) != ALX_NONE;
      g_assert_cmpint (alx_layout_is_sea (&layout, x, y), ==, !land);
      g_assert_false (alx_layout_is_sea (&layout, geometry->map.x - 1, y));
      g_assert_false (alx_layout_is_sea (&layout, x, geometry->map.y + geometry->map_height + 1));
      g_assert_true (alx_layout_is_sea (&layout, geometry->map.x + 1, geometry->map.y + 1));
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
  g_test_add_func ("/layout/frame", test_frame);
  g_test_add_func ("/layout/camera", test_camera);
  g_test_add_func ("/layout/sea", test_sea);
  for (guint i = 0; i < PLACES_SIZES; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/layout/%gx%g", places_sizes[i].width, places_sizes[i].height);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_size);
    }
  return g_test_run ();
}
