/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The random numbers never change: records and tests depend on them. */

#include "base/base-random.h"

#include <string.h>

/* The published first values of SplitMix64. */
static void
test_first_values (void)
{
  static const guint64 zero[] = {
    G_GUINT64_CONSTANT (0xe220a8397b1dcdaf), G_GUINT64_CONSTANT (0x6e789e6aa1b965f4),
    G_GUINT64_CONSTANT (0x06c45d188009454f), G_GUINT64_CONSTANT (0xf88bb8a8724c81ec),
    G_GUINT64_CONSTANT (0x1b39896a51a8749b)
  };
  static const guint64 other[] = {
    G_GUINT64_CONSTANT (6457827717110365317), G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423), G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821)
  };
  BaseRandom random = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (zero); i++)
    g_assert_cmpuint (base_random_next (&random), ==, zero[i]);
  random.state = 1234567;
  for (guint i = 0; i < G_N_ELEMENTS (other); i++)
    g_assert_cmpuint (base_random_next (&random), ==, other[i]);
}

/* The upper half of the next 64 bits decides: 0xe220a839 * 10 / 2^32 is 8. */
static void
test_first_numbers (void)
{
  static const guint32 expected[] = { 8, 4, 0, 9, 1 };
  BaseRandom random = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (base_random_below (&random, 10), ==, expected[i]);
}

static void
test_first_shuffle (void)
{
  BaseRandom random = { 0 };
  guint8 items[] = { 0, 1, 2, 3, 4, 5 };

  /* The items at 5, 4, 3, 2 and 1 are swapped with those at 5, 2, 0, 2 and 0. */
  base_random_shuffle (&random, items, G_N_ELEMENTS (items));
  g_assert_cmpmem (items, sizeof items, ((guint8[]) { 1, 3, 4, 0, 2, 5 }), 6);
}

static void
test_bounds (void)
{
  static const guint32 bounds[] = { 1, 2, 3, 55, 1000, G_MAXINT32, G_MAXUINT32 };
  BaseRandom random = { 99 };

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    for (guint k = 0; k < 2000; k++)
      g_assert_cmpuint (base_random_below (&random, bounds[i]), <, bounds[i]);
}

static void
test_every_number (void)
{
  BaseRandom random = { 3 };
  guint found[7] = { 0 };

  for (guint i = 0; i < 7000; i++)
    found[base_random_below (&random, 7)]++;
  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    {
      g_assert_cmpuint (found[i], >, 850);
      g_assert_cmpuint (found[i], <, 1150);
    }
}

static void
test_permutation (void)
{
  BaseRandom random = { 17 };

  for (guint n = 0; n <= 64; n++)
    {
      guint8 items[65];
      gboolean seen[65] = { FALSE };

      for (guint i = 0; i < 65; i++)
        items[i] = i;
      base_random_shuffle (&random, items, n);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (items[i], <, n);
          g_assert_false (seen[items[i]]);
          seen[items[i]] = TRUE;
        }
      for (guint i = n; i < 65; i++)
        g_assert_cmpuint (items[i], ==, i);
    }
}

/* Each item ends in each place about equally often. */
static void
test_fair (void)
{
  BaseRandom random = { 23 };
  guint found[5][5] = { { 0 } };

  for (guint round = 0; round < 5000; round++)
    {
      guint8 items[] = { 0, 1, 2, 3, 4 };

      base_random_shuffle (&random, items, 5);
      for (guint i = 0; i < 5; i++)
        found[i][items[i]]++;
    }
  for (guint i = 0; i < 5; i++)
    for (guint k = 0; k < 5; k++)
      {
        g_assert_cmpuint (found[i][k], >, 850);
        g_assert_cmpuint (found[i][k], <, 1150);
      }
}

static void
test_repeatable (void)
{
  BaseRandom one = { 42 };
  BaseRandom two = { 42 };
  BaseRandom three = { 43 };
  guint same = 0;

  for (guint i = 0; i < 1000; i++)
    {
      guint64 value = base_random_next (&one);

      g_assert_cmpuint (value, ==, base_random_next (&two));
      same += value == base_random_next (&three);
    }
  g_assert_cmpuint (same, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/random/first-values", test_first_values);
  g_test_add_func ("/base/random/first-numbers", test_first_numbers);
  g_test_add_func ("/base/random/first-shuffle", test_first_shuffle);
  g_test_add_func ("/base/random/bounds", test_bounds);
  g_test_add_func ("/base/random/every-number", test_every_number);
  g_test_add_func ("/base/random/permutation", test_permutation);
  g_test_add_func ("/base/random/fair", test_fair);
  g_test_add_func ("/base/random/repeatable", test_repeatable);
  return g_test_run ();
}
