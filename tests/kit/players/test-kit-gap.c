/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far lines are behind: beside what the formulas say. */

#include "base/base-random.h"
#include "kit/players/kit-gap.h"
#include "kit/players/kit-level.h"

#include <math.h>

#define N_GAPS 20000

/* The mean of what a line gains by being the best after all: by a standard error that is known, and
   by how many of it the line is behind. */
static double
find_gain (double error,
           double z)
{
  return error * (exp (-z * z / 2) / sqrt (2 * G_PI) - z * erfc (z / sqrt (2)) / 2);
}

/* A gap in 8 to 400 worlds. */
static void
make_gap (BaseRandom *random,
          KitGap     *gap,
          double     *error,
          double     *z)
{
  gint32 best[400];
  gint32 other[400];
  guint n = 8 + base_random_below (random, 393);
  guint width = 100 + base_random_below (random, 30000);
  guint shift = base_random_below (random, width / 4);
  double mean = 0;
  double squares = 0;

  for (guint i = 0; i < n; i++)
    {
      best[i] = 30000 + (gint32) shift;
      other[i] = 30000 + (gint32) base_random_below (random, width) - (gint32) width / 2;
      mean += (double) (best[i] - other[i]) / n;
    }
  for (guint i = 0; i < n; i++)
    squares += pow (best[i] - other[i] - mean, 2);
  *error = sqrt (squares / (n - 1) / n);
  *z = mean / *error;
  kit_gap_measure (gap, best, other, n);
}

static void
test_measure (void)
{
  BaseRandom random = { 1 };
  guint n_clear = 0;
  guint n_fine = 0;

  for (guint i = 0; i < N_GAPS; i++)
    {
      KitGap gap;
      double error;
      double z;

      make_gap (&random, &gap, &error, &z);
      g_assert_cmpfloat_with_epsilon (kit_gap_get_error (&gap), error, .51);
      if (fabs (z - 3) > .01)
        g_assert_true (kit_gap_is_clear (&gap) == (z > 3));
      if (fabs (error - 100) > .01)
        g_assert_true (kit_gap_is_fine (&gap) == (error < 100));
      n_clear += kit_gap_is_clear (&gap);
      n_fine += kit_gap_is_fine (&gap);
    }
  g_test_message ("%u clear, %u fine, of %u", n_clear, n_fine, N_GAPS);
  g_assert_cmpuint (MIN (n_clear, n_fine), >, N_GAPS / 20);
}

/* A line that may gain so much is kept. The table has steps of half a standard error, so one that
   would gain too little even with half an error less behind is dropped. */
static void
test_gain (void)
{
  static const guint worths[] = { 1, 20, 40, 100 };
  BaseRandom random = { 2 };
  guint n_kept = 0;

  for (guint i = 0; i < N_GAPS; i++)
    {
      guint worth = worths[i % G_N_ELEMENTS (worths)];
      KitGap gap;
      double error;
      double z;

      make_gap (&random, &gap, &error, &z);
      if (z < 0)
        continue;
      if (z < 2.99 && find_gain (error, z) > worth * 1.03)
        g_assert_true (kit_gap_may_gain (&gap, worth));
      if (z > 3.01 || find_gain (error, MAX (z - .51, 0)) < worth * .97)
        g_assert_false (kit_gap_may_gain (&gap, worth));
      n_kept += kit_gap_may_gain (&gap, worth);
    }
  g_test_message ("%u kept of %u", n_kept, N_GAPS);
  g_assert_cmpuint (n_kept, >, N_GAPS / 20);
  g_assert_cmpuint (n_kept, <, N_GAPS / 2);
}

/* The largest sums there are have room; what is the same in all worlds gains nothing; and one world
   says nothing of an error. */
static void
test_edges (void)
{
  gint32 best[KIT_GAP_MAX_WORLDS];
  gint32 other[KIT_GAP_MAX_WORLDS];
  KitGap gap;

  for (guint i = 0; i < KIT_GAP_MAX_WORLDS; i++)
    {
      best[i] = i % 2 == 0 ? KIT_CERTAIN : 0;
      other[i] = KIT_CERTAIN - best[i];
    }
  kit_gap_measure (&gap, best, other, KIT_GAP_MAX_WORLDS);
  g_assert_cmpint (gap.behind, ==, 0);
  g_assert_cmpuint (kit_gap_get_error (&gap), ==, lround (KIT_CERTAIN / sqrt (1023)));
  g_assert_true (kit_gap_may_gain (&gap, 100));
  g_assert_false (kit_gap_is_clear (&gap) || kit_gap_is_fine (&gap));
  kit_gap_measure (&gap, best, best, KIT_GAP_MAX_WORLDS);
  g_assert_false (kit_gap_may_gain (&gap, 1) || kit_gap_is_clear (&gap));
  g_assert_true (kit_gap_is_fine (&gap));
  kit_gap_measure (&gap, best, other, 1);
  g_assert_cmpint (gap.behind, ==, KIT_CERTAIN);
  g_assert_cmpuint (kit_gap_get_error (&gap), ==, KIT_CERTAIN);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-gap/measure", test_measure);
  g_test_add_func ("/kit-gap/gain", test_gain);
  g_test_add_func ("/kit-gap/edges", test_edges);
  return g_test_run ();
}
