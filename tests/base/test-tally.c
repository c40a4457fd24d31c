/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of games: what counts, shares and their intervals, streaks, points and turns. */

#include "base/base-tally.h"

#include <math.h>

/* A game of which the first player is the person, against @rival and so on. */
static void
add (BaseTally  *tally,
     const char *rivals,
     gboolean    won,
     int         score,
     guint       turns)
{
  g_auto (GStrv) kinds = g_strsplit (rivals, " ", -1);
  g_auto (BaseHead) head = { .turns = turns, .ending = BASE_ENDING_OVER, .scored = TRUE };

  head.players[head.n_players++] =
    (BasePlayer) { g_strdup ("person"), g_strdup ("Anna"), score, won, { 2, 1 } };
  for (guint i = 0; kinds[i] != NULL; i++)
    head.players[head.n_players++] =
      (BasePlayer) { g_strdup (kinds[i]), g_strdup ("P"), 5, !won && i == 0, { 4 } };
  g_assert_true (base_tally_add (tally, &head));
}

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 0.0005);
}

/* Intervals from a table of Wilson's. */
static void
test_intervals (void)
{
  static const struct
  {
    guint  games, wins;
    double low, high;
  } rows[] = {
    { 1, 0, 0, 0.7935 }, { 5, 0, 0, 0.4345 }, { 5, 5, 0.5655, 1 }, { 12, 7, 0.3195, 0.8067 },
    { 100, 50, 0.4038, 0.5962 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BaseTally) tally = base_tally_new ();
      const BaseTallyRow *row;

      for (guint k = 0; k < rows[i].games; k++)
        add (tally, "captain", k < rows[i].wins, 10, 20);
      g_assert_cmpuint (tally->rows->len, ==, 1);
      row = tally->rows->pdata[0];
      g_assert_cmpuint (row->games, ==, rows[i].games);
      assert_near (row->wins, rows[i].wins);
      assert_near (row->low, rows[i].low);
      assert_near (row->high, rows[i].high);
    }
}

/* Rivals are named once, in one order; fewer players come first. */
static void
test_rows (void)
{
  static const char * const rivals[] = { "scout captain", "captain scout", "captain",
                                         "scout scout scout" };
  static const char * const wanted[] = { "captain", "captain scout", "scout" };
  static const guint games[] = { 1, 2, 1 };
  g_autoptr (BaseTally) tally = base_tally_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rivals); i++)
    add (tally, rivals[i], i % 2 == 0, 10, 20);
  g_assert_cmpuint (tally->rows->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const BaseTallyRow *row = tally->rows->pdata[i];

      g_assert_cmpstr (row->rivals, ==, wanted[i]);
      g_assert_cmpuint (row->n_players, ==, i + 2);
      g_assert_cmpuint (row->games, ==, games[i]);
    }
}

static void
test_sums (void)
{
  static const gboolean won[] = { TRUE, TRUE, FALSE, TRUE, TRUE, TRUE, FALSE, TRUE };
  g_autoptr (BaseTally) tally = base_tally_new ();

  for (guint i = 0; i < G_N_ELEMENTS (won); i++)
    add (tally, "captain scout", won[i], 10 + i, 20 + i);
  g_assert_cmpuint (tally->games, ==, 8);
  assert_near (tally->wins, 6);
  g_assert_cmpuint (tally->streak, ==, 1);
  g_assert_cmpuint (tally->longest_streak, ==, 3);
  g_assert_cmpint (tally->points, ==, 8 * 10 + 28);
  g_assert_cmpint (tally->most_points, ==, 17);
  g_assert_cmpuint (tally->turns, ==, 8 * 20 + 28);
  g_assert_cmpuint (tally->fewest_turns, ==, 20);
  g_assert_cmpuint (tally->most_turns, ==, 27);
  g_assert_cmpuint (tally->deeds[0], ==, 16);
  g_assert_cmpuint (tally->deeds[1], ==, 8);
  assert_near (tally->rival_deeds[0], 32);
  assert_near (tally->rival_deeds[1], 0);
}

/* Games that were not played to the end, of several persons, or of none. */
static void
test_others (void)
{
  static const struct
  {
    const char *kinds[2];
    BaseEnding  ending;
  } rows[] = {
    { { "person", "captain" }, BASE_ENDING_NOT_KNOWN },
    { { "person", "captain" }, BASE_ENDING_GIVEN_UP },
    { { "person", "person" }, BASE_ENDING_OVER },
    { { "captain", "captain" }, BASE_ENDING_OVER },
  };
  g_autoptr (BaseTally) tally = base_tally_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (BaseHead) head = { .n_players = 2, .ending = rows[i].ending };

      for (guint k = 0; k < 2; k++)
        head.players[k] = (BasePlayer) { g_strdup (rows[i].kinds[k]), g_strdup ("P"), .won = TRUE };
      g_assert_false (base_tally_add (tally, &head));
    }
  g_assert_cmpuint (tally->games, ==, 0);
  g_assert_cmpuint (tally->rows->len, ==, 0);
}

/* A shared win is half a win. */
static void
test_shared (void)
{
  g_autoptr (BaseTally) tally = base_tally_new ();
  g_auto (BaseHead) head = { .n_players = 2, .ending = BASE_ENDING_OVER };

  head.players[0] = (BasePlayer) { g_strdup ("scout"), g_strdup ("P"), .won = TRUE };
  head.players[1] = (BasePlayer) { g_strdup ("person"), g_strdup ("P"), .won = TRUE };
  g_assert_true (base_tally_add (tally, &head));
  assert_near (tally->wins, 0.5);
  g_assert_cmpuint (tally->scored, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tally/intervals", test_intervals);
  g_test_add_func ("/tally/rows", test_rows);
  g_test_add_func ("/tally/sums", test_sums);
  g_test_add_func ("/tally/others", test_others);
  g_test_add_func ("/tally/shared", test_shared);
  return g_test_run ();
}
