/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command-line tool of two games: which game a command is for. */

#include "run.h"

#include <stdio.h>
#include <string.h>

/* What is printed to stdout, and nothing else. */
static const struct
{
  const char *line;
  const char *out;
} chosen[] = {
  { "boards", "heap 21\npile 31\n" },
  { "boards --game stones", "heap 21\npile 31\n" },
  { "--game=stones bench", "heap 21\npile 31\n" },
  { "bench --perft",
    "perft start 4: 270\nperft card 3: 270\nperft actions 4: 7267\n" },
  { "bench --perft --game alexandros",
    "perft start 4: 270\nperft card 3: 270\nperft actions 4: 7267\n" },
};

static void
test_chosen (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_auto (Run) run = run_line (chosen[i].line);

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpstr (run.out, ==, chosen[i].out);
      g_assert_cmpint (run.status, ==, 0);
    }
}

/* The second game has no editions, no options that are said, and no names of places. */
static const char * const usages[] = {
  "play --game",
  "play --game third --out -",
  "--game third --help",
  "play --game stones --rules english --out -",
  "play --game stones --option Joker=both --out -",
  "play --game stones --players 4 --out -",
  "render --game stones --coordinates data/figure-01.alexandros -o x.png",
};

static void
check_usage (gconstpointer data)
{
  g_auto (Run) run = run_line (data);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_str_has_prefix (run.err, "two-games"));
  g_assert_null (strstr (run.err, "CRITICAL"));
}

static void
test_help (void)
{
  g_auto (Run) run = run_line ("--help");
  g_auto (Run) ours = run_line ("play --help");
  g_auto (Run) theirs = run_line ("play --help --game stones");

  g_assert_true (g_str_has_prefix (run.out, "Usage: two-games COMMAND"));
  g_assert_nonnull (strstr (run.out, "  bench       Measure the engine\n"
                                     "  boards      List the boards\n"
                                     "  render      Draw a position\n"));
  g_assert_nonnull (strstr (run.out, "  alexandros\n  stones\n"));
  g_assert_null (strstr (run.out, "Hidden"));
  g_assert_nonnull (strstr (ours.out, "--rules=EDITION"));
  g_assert_null (strstr (theirs.out, "--rules"));
  g_assert_nonnull (strstr (theirs.out, "--levels"));
}

/* Every command plays, reads and paints a game that it has never heard of. */
static void
test_other_game (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *record = g_build_filename (folder, "game-0001.stones", NULL);
  g_autofree char *weights = g_build_filename (folder, "weights", NULL);
  g_autofree char *picture = g_build_filename (folder, "board.png", NULL);
  const char * const lines[][12] = {
    { "play", "--game", "stones", "-p", "3", "-l", "planner,random,planner", "-O", folder },
    { "match", "--game", "stones", "--a", "planner", "--b", "random", "--sets", "3" },
    { "train", "--game", "stones", "--rounds", "2", "--games", "20", "--out", weights },
    { "match", "--game", "stones", "--a", "thinker", "--b", "random", "--weights-a", weights,
      "-q" },
    { "ladder", "--game", "stones", "--sets", "3", "--part", "4" },
    { "calibrate", "--game", "stones", "--level", "thinker", "--other", "planner", "--weights",
      weights, "--games", "20" },
    { "moves", record },
    { "verify", record },
    { "render", record, "-o", picture },
  };
  g_autofree char *bytes = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (Run) run = run_list (lines[i]);

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
    }
  bytes = run_read (folder, "board.png", NULL);
  g_assert_true (g_str_has_prefix (bytes, "\x89PNG"));
  g_assert_cmpuint (run_remove_folder (folder), ==, 3);
}

/* Each level has a step, and the chances of a level are those that came true on the whole. */
static void
test_figures (void)
{
  g_auto (Run) ladder = run_line ("ladder --sets 2 --part 1000 --game stones");
  g_auto (Run) calibrate = run_line ("calibrate --level recruit --other scout --games 6");
  g_auto (GStrv) steps = g_strsplit (ladder.out, "\n", -1);
  const char *all = strstr (calibrate.out, "all seats: calibration error ");
  double said = 0;
  double happened = 0;

  g_assert_cmpuint (g_strv_length (steps), ==, 3);
  g_assert_nonnull (strstr (steps[0], " against random, 2 players, 4 games, share of wins "));
  g_assert_nonnull (all);
  g_assert_nonnull (strstr (all, "; Brier "));
  g_assert_nonnull (strstr (all, ", scout "));
  /* With two players, half of all that is said, and of what happens. */
  for (const char *at = strstr (all, "  said "); at != NULL; at = strstr (at + 1, "  said "))
    {
      double of_bin[2];
      int times;

      g_assert_cmpint (sscanf (at, "  said %lf, happened %lf, %d times", &of_bin[0], &of_bin[1],
                               &times), ==, 3);
      said += (of_bin[0] - 0.5) * times;
      happened += (of_bin[1] - 0.5) * times;
    }
  g_assert_cmpfloat_with_epsilon (said, 0, 2);
  g_assert_cmpfloat_with_epsilon (happened, 0, 2);
}

/* A record is read by the game that it is of, whichever is chosen. */
static void
test_records (void)
{
  static const char * const options[] = { "--game=alexandros", "--game=stones" };
  static const char * const names[] = { "game-0001.alexandros", "game-0001.stones" };
  static const char * const starts[] = { "[Alexandros]\n", "[Stones]\n" };
  g_autofree char *folder = run_make_folder ();
  g_autofree char *first = g_build_filename (folder, names[0], NULL);
  g_autofree char *second = g_build_filename (folder, names[1], NULL);
  g_autofree char *other = run_write (folder, "other", "[Cards]\n");

  for (guint i = 0; i < 2; i++)
    {
      g_auto (Run) run =
        run_list ((const char *[]) { "play", options[i], "-s", "5", "--out", folder, NULL });
      g_autofree char *text = NULL;

      g_assert_cmpstr (run.err, ==, "");
      text = run_read (folder, names[i], NULL);
      g_assert_true (g_str_has_prefix (text, starts[i]));
    }
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Run) run =
        run_list ((const char *[]) { "verify", first, second, other, options[i], NULL });
      g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

      g_assert_cmpint (run.status, ==, 1);
      g_assert_cmpuint (g_strv_length (lines), ==, 3);
      g_assert_true (g_str_has_suffix (lines[0], ", over"));
      g_assert_true (g_str_has_suffix (lines[1], ", over"));
      /* Of a record of nobody no game is blamed. */
      g_assert_nonnull (strstr (run.err, "A record is of one game, and has one of these groups: "));
    }
  g_assert_cmpuint (run_remove_folder (folder), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/games/chosen", test_chosen);
  for (guint i = 0; i < G_N_ELEMENTS (usages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/games/usage/%s", usages[i]);

      g_test_add_data_func (path, usages[i], check_usage);
    }
  g_test_add_func ("/cli/games/help", test_help);
  g_test_add_func ("/cli/games/other-game", test_other_game);
  g_test_add_func ("/cli/games/figures", test_figures);
  g_test_add_func ("/cli/games/records", test_records);
  return g_test_run ();
}
