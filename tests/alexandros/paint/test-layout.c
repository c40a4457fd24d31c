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
      AlxPixel pixel = alx_layout_point (layout, p);

      margins.left = MIN (margins.left, pixel.x - layout->frame);
      margins.right = MIN (margins.right, layout->width - layout->frame - pixel.x);
      margins.top = MIN (margins.top, pixel.y - layout->frame);
      margins.bottom = MIN (margins.bottom, layout->height - layout->frame - pixel.y);
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
      g_assert_cmpuint (alx_layout_find_space (layout, far[i], layout->height / 2), ==, ALX_NONE);
      g_assert_cmpuint (alx_layout_find_space (layout, layout->width / 2, far[i]), ==, ALX_NONE);
      g_assert_cmpuint (alx_layout_find_point (layout, far[i], far[i]), ==, ALX_NONE);
    }
  g_assert_cmpuint (alx_layout_find_space (layout, 0, 0), ==, ALX_NONE);
  g_assert_cmpuint (alx_layout_find_point (layout, 0, 0), ==, ALX_NONE);
  g_assert_cmpuint (alx_layout_find_space (layout, layout->width, layout->height), ==, ALX_NONE);
}

/* The space that is found for a pixel contains it. */
static void
check_inside (const AlxLayout *layout)
{
  BaseRandom random = { 5 };
  guint n = 0;

  for (guint i = 0; i < 2000; i++)
    {
      double x = layout->width * base_random_below (&random, 10000) / 10000.0;
      double y = layout->height * base_random_below (&random, 10000) / 10000.0;
      guint8 space = alx_layout_find_space (layout, x, y);
      double area = 0;

      if (space == ALX_NONE)
        continue;
      n++;
      for (guint k = 0; k < 3; k++)
        {
          AlxPixel a = alx_layout_point (layout, test_board ()->spaces[space].points[k]);
          AlxPixel b = alx_layout_point (layout, test_board ()->spaces[space].points[(k + 1) % 3]);

          area += fabs ((a.x - x) * (b.y - y) - (b.x - x) * (a.y - y)) / 2;
        }
      g_assert_cmpfloat_with_epsilon (area, layout->unit * layout->unit * ALX_ROW / 2,
                                      1e-6 * layout->unit * layout->unit);
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
  g_assert_cmpfloat (half + cell / 2, <=, layout->frame);
  g_assert_cmpfloat (cell, >=, 8);
  g_assert_cmpfloat (cell, <=, layout->frame);
  for (guint i = 0; i < target; i++)
    {
      AlxPixel a = alx_layout_score (layout, i);
      gboolean across = fabs (a.y - half) < 0.01 || fabs (a.y - (layout->height - half)) < 0.01;
      gboolean down = fabs (a.x - half) < 0.01 || fabs (a.x - (layout->width - half)) < 0.01;

      g_assert_true (across || down);
      g_assert_cmpfloat (a.x, >, half - 0.01);
      g_assert_cmpfloat (a.y, >, half - 0.01);
      g_assert_cmpfloat (a.x, <, layout->width - half + 0.01);
      g_assert_cmpfloat (a.y, <, layout->height - half + 0.01);
      for (guint k = 0; k < i; k++)
        {
          AlxPixel b = alx_layout_score (layout, k);

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
      AlxPixel a = alx_layout_score (layout, score);
      AlxPixel b = alx_layout_score (layout, score + target);

      g_assert_cmpfloat (a.x, ==, b.x);
      g_assert_cmpfloat (a.y, ==, b.y);
    }
  g_assert_cmpfloat (alx_layout_score (layout, 0).x, ==, alx_layout_score (layout, 0).y);
  g_assert_cmpfloat (alx_layout_score (layout, 0).x, <, layout->frame / 2);
}

static void
check_size (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  AlxLayout layout;

  alx_layout_init (&layout, test_board (), places_sizes[i].width, places_sizes[i].height);
  g_assert_cmpfloat (layout.width, ==, places_sizes[i].width);
  g_assert_cmpfloat (layout.height, ==, places_sizes[i].height);
  g_assert_cmpfloat (layout.unit, >, 0);
  places_check (&layout);
  g_assert_cmpfloat (measure_margins (&layout).left, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).top, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).right, >, 0);
  g_assert_cmpfloat (measure_margins (&layout).bottom, >, 0);
  check_sea (&layout);
  check_inside (&layout);
  if (layout.frame > 0)
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
  g_assert_cmpfloat (small.frame, ==, 0);
  g_assert_cmpfloat (large.frame, >=, 22);
  for (guint i = 0; i < PLACES_SIZES; i++)
    {
      AlxLayout layout;
      Margins margins;

      alx_layout_init (&layout, test_board (), places_sizes[i].width, places_sizes[i].height);
      margins = measure_margins (&layout);
      g_assert_cmpfloat_with_epsilon (margins.left, margins.right, 1e-6);
      /* In the middle, or lower if Alexander needs room above. */
      g_assert_cmpfloat (margins.top, >=, margins.bottom - 1e-6);
      g_assert_cmpfloat (margins.top, >=, 0.9 * layout.unit);
      if (margins.top > layout.unit)
        g_assert_cmpfloat_with_epsilon (margins.top, margins.bottom, 1e-6);
      g_assert_cmpfloat (margins.left, >, 0.3 * layout.unit);
      g_assert_cmpfloat (margins.bottom, >, 0.3 * layout.unit);
      /* No larger board would fit. */
      g_assert_cmpfloat (MIN (margins.left - 0.6 * layout.unit, margins.bottom - 0.6 * layout.unit),
                         <, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/frame", test_frame);
  for (guint i = 0; i < PLACES_SIZES; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/layout/%gx%g", places_sizes[i].width, places_sizes[i].height);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_size);
    }
  return g_test_run ();
}
