/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool as users run it: texts, files and exit statuses. */

#include "run.h"
#include "test-util.h"

#include "kit/players/kit-weights.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- texts and exit statuses --- */

static void
check_help (gconstpointer data)
{
  g_auto (Run) run = run_line (data);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_true (g_str_has_prefix (run.out, "Usage:"));
  g_assert_null (strstr (run.out, "(null)"));
}

static void
test_help_names_all (void)
{
  g_auto (Run) run = run_line ("--help");
  g_auto (Run) version = run_line ("--version");

  for (guint i = 0; i < 9; i++)
    {
      static const char * const commands[] = { "moves", "verify", "play", "match", "ladder",
                                              "calibrate", "train", "bench", "render" };

      g_assert_nonnull (strstr (run.out, commands[i]));
    }
  g_assert_cmpint (version.status, ==, 0);
  g_assert_true (g_str_has_prefix (version.out, "alexandros-cli "));
}

static void
check_usage (gconstpointer data)
{
  g_auto (Run) run = run_line (data);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_cmpuint (strlen (run.err), >, 10);
  g_assert_nonnull (strstr (run.err, "--help"));
  g_assert_null (strstr (run.err, "CRITICAL"));
}

static const char * const helps[] = {
  "--help", "-h", "moves --help", "verify --help", "play --help", "bench --help", "render --help",
  "match --help", "train --help", "ladder --help", "calibrate --help", "help", "help moves",
  "help train", "help --game advisers bench",
};

static const char * const usages[] = {
  "",
  "conquer",
  "--conquer",
  "moves",
  "moves a b",
  "moves --conquer data/figure-01.alexandros",
  "match",
  "match --a random",
  "match --a admiral --b random",
  "ladder --players 5",
  "ladder --sets 0",
  "ladder --part 0",
  "calibrate",
  "calibrate --level admiral",
  "calibrate --level random --other exec:true",
  "calibrate --level random --games 0",
  "calibrate --level random --nodes-other -1",
  "match --a random --b random --players 1",
  "match --a random --b random --sets 0",
  "match --a random --b random --nodes -1",
  "match --a random --b random more",
  "train",
  "train --out x --rounds 0",
  "train --out x --games 0",
  "train --out x more",
  "train --out x --seed x",
  "bench --threads 0",
  "verify",
  "verify --conquer",
  "bench more",
  "bench --conquer",
  "bench --seconds x",
  "play",
  "play --out - more",
  "play --players 1 --out -",
  "play --players 5 --out -",
  "play --players x --out -",
  "play --levels admiral --out -",
  "play --players 3 --levels random,captain --out -",
  "play --levels , --out -",
  "play --games 0 --out -",
  "play --games 10000 --out -",
  "play --seed -1 --out -",
  "play --seed x --out -",
  "play --seed 18446744073709551616 --out -",
  "play --rules german --out -",
  "play --option Joker=all --out -",
  "play --option Joker --out -",
  "play --option Dice=2 --out -",
  "play --time nan --out -",
  "match --a random --b random --time nan",
  "match --a random",
  "train --out x --players 5",
  "train --out x --games 100001",
  "help conquer",
  "help play more",
  "bench --seconds 0",
  "bench --seconds nan",
  "match --a random --b random --time 3601",
  "match --a random --b random --bound 1.1",
  "match --a random --b random --bound -1",
  "match --a random --b random --bound nan",
  "match --a random --b exec:",
  "render",
  "render data/figure-01.alexandros",
  "render --output x.png",
  "render --output x.gif data/figure-01.alexandros",
  "render --width 99 --output x.png data/figure-01.alexandros",
  "render --width 16001 --output x.png data/figure-01.alexandros",
};

/* A wrong value is answered with the legal ones. */
static const struct { const char *line, *legal; } values[] = {
  { "--game chess moves", "Possible: alexandros, advisers\n" },
  { "play --out - --levels admiral",
    "Possible: random, recruit, scout, veteran, captain, general, satrap, alexander, "
    "exec:COMMAND\n" },
  { "match --a admiral --b random",
    "Possible: random, recruit, scout, veteran, captain, general, satrap, alexander, "
    "exec:COMMAND\n" },
  { "play --game advisers --out - --levels alexander",
    "Possible: random, recruit, scout, captain, hipparch, general, satrap, exec:COMMAND\n" },
  { "play --out - --rules german", "Possible: english, french, italian\n" },
  { "play --out - --option Joker=all", "Possible: Joker=each|both|any, SpecialRefresh=" },
  { "play --game advisers --out - --option Offers=10", "Possible: StartGold=0|8, Offers=0|1" },
  { "match --game advisers --a random --b random -o Offers=10",
    "Possible: StartGold=0|8, Offers=0|1" },
  { "match --a random --b random --rules german", "Possible: english, french, italian\n" },
  { "referee --new --option Joker=all .", "Possible: Joker=each|both|any, SpecialRefresh=" },
  { "play --out - --seed x", "0 to 18446744073709551615" },
  { "play --out - --players x", "2 to 4" },
  { "play --out - -p x", "2 to 4" },
  { "play --out - --players 5", "2 to 4" },
  { "play --out - --games x", "1 to 9999" },
  { "play --out - --games 0", "1 to 9999" },
  { "play --out - --time x", "up to 3600" },
  { "play --out - --time 0", "3600" },
  { "match --sets x", "1 to 1000000" },
  { "match --threads x", "1 to 64" },
  { "match --bound x", "0 to 1" },
  { "match --a random --b random --bound 2", "0 to 1" },
  { "bench --seconds x", "3600" },
  { "bench --threads 65", "1 to 64" },
  { "train --rounds x", "1 to 100" },
  { "train --games x", "1 to 100000" },
  { "render --width x -o x.png data/figure-01.alexandros", "100 to 16000" },
  { "render -o x.gif data/figure-01.alexandros", ".png, .svg or .pdf" },
};

static void
test_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_auto (Run) run = run_line (values[i].line);

      g_assert_cmpint (run.status, ==, 2);
      if (strstr (run.err, values[i].legal) == NULL)
        g_error ("%s: %s", values[i].line, run.err);
    }
}

/* Every value that is named as possible is taken. */
static void
check_options_taken (const char *game,
                     const char *wrong)
{
  g_autofree char *line = g_strdup_printf ("play --game %s --out - --option %s", game, wrong);
  g_auto (Run) run = run_line (line);
  char *list = strstr (run.err, "Possible: ");
  g_auto (GStrv) options = NULL;

  g_assert_nonnull (list);
  *strchr (list, '\n') = '\0';
  options = g_strsplit (list + strlen ("Possible: "), ", ", -1);
  for (guint i = 0; options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);
      g_auto (GStrv) choices = g_strsplit (parts[1], "|", -1);

      g_assert_cmpuint (g_strv_length (choices), >=, 2);
      for (guint k = 0; choices[k] != NULL; k++)
        {
          g_autofree char *call = g_strdup_printf ("play --game %s --out - --option %s=%s", game,
                                                   parts[0], choices[k]);
          g_auto (Run) taken = run_line (call);

          g_assert_cmpint (taken.status, ==, 0);
        }
    }
}

static void
test_options_taken (void)
{
  check_options_taken ("alexandros", "Joker=x");
  check_options_taken ("advisers", "Offers=x");
}

/* --- moves --- */

static const struct
{
  const char *file;
  const char *moves;
} moves[] = {
  { "data/figure-01.alexandros", "H\nL\nT*\n" },
  { "data/figure-04.alexandros", "A*\nH\nS\n" },
  { "data/figure-02.alexandros", "+\n+H\n+S\n.\n" },
  { "data/figure-11.alexandros", NULL },
};

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_auto (Run) run = run_list ((const char *[]) { "moves", moves[i].file, NULL });

      g_assert_cmpint (run.status, ==, 0);
      g_assert_cmpstr (run.err, ==, "");
      if (moves[i].moves != NULL)
        g_assert_cmpstr (run.out, ==, moves[i].moves);
    }
}

/* One a line, sorted bytewise, all legal decisions and no others. */
static void
test_moves_are_sorted (void)
{
  g_auto (Run) run = run_line ("moves data/figure-11.alexandros");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  guint n = g_strv_length (lines) - 1;
  AlxState state;

  test_state ("figure-11", &state);
  g_assert_cmpuint (n, ==, alx_legal_count (&state, test_board ()));
  g_assert_cmpuint (n, >, 4);
  g_assert_cmpstr (lines[n], ==, "");
  for (guint i = 0; i < n; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      g_assert_true (alx_decision_read (&decision, test_board (), lines[i]));
      g_assert_true (alx_legal_test (&state, test_board (), &decision, &refusal));
      if (i > 0)
        g_assert_cmpint (strcmp (lines[i - 1], lines[i]), <, 0);
    }
}

static void
test_moves_at_cursor (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *text = test_text ("Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS",
                                     "L A2-B3-C4");
  g_autofree char *back = g_strconcat (text, "\n[History]\nCursor=0\n", NULL);
  g_autofree char *path = run_write (folder, "back.alexandros", back);
  g_auto (Run) run = run_list ((const char *[]) { "moves", path, NULL });

  g_assert_cmpstr (run.out, ==, "H\nL\nT*\n");
  run_remove_folder (folder);
}

static void
test_moves_when_over (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *text =
    test_text ("Black=A2-B3-C4-D3; Governors=1:c2; Hands=LL - -; Scores=98 0 0", "$L");
  g_autofree char *path = run_write (folder, "over.alexandros", text);
  g_auto (Run) run = run_list ((const char *[]) { "moves", path, NULL });
  g_auto (Run) bad = run_line ("moves missing.alexandros");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_cmpint (bad.status, ==, 1);
  g_assert_cmpstr (bad.out, ==, "");
  g_assert_true (g_str_has_prefix (bad.err, "missing.alexandros: "));
  run_remove_folder (folder);
}

/* --- verify --- */

static const struct
{
  const char *position;
  const char *tokens;
  const char *said;
} good[] = {
  { "Phase=card; FaceUp=LH", NULL, "turn 1, player 1, card" },
  { "Phase=card; FaceUp=LH; Player=2; Turn=14", NULL, "turn 14, player 2, card" },
  { "Phase=card; FaceUp=LH; Player=3", "L", "turn 1, player 3, way" },
  { "Phase=way L", "A2-B3-C4", "turn 1, player 1, actions" },
  { "Black=A2-B3-C4-D3; Governors=2:c2; Hands=LLA - -", "@c2", "turn 1, player 1, compensation" },
  { "Phase=actions 1; Player=3", "+", "turn 2, player 1, card" },
  { "Black=A2-B3-C4-D3; Governors=1:c2; Hands=LL - -; Scores=98 0 0; Turn=7", "$L",
    "turn 7, over" },
};

static void
test_verify_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *folder = run_make_folder ();
      g_autofree char *text = test_text (good[i].position, good[i].tokens);
      g_autofree char *path = run_write (folder, "good.alexandros", text);
      g_autofree char *expected = g_strdup_printf ("%s: ok, %s\n", path, good[i].said);
      g_auto (Run) run = run_list ((const char *[]) { "verify", path, NULL });

      g_assert_cmpstr (run.out, ==, expected);
      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      run_remove_folder (folder);
    }
}

/* A bad record is reported with its line, and the others are still checked. */
static void
test_verify_goes_on (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *text = test_text ("Phase=card; FaceUp=LH", "L");
  g_autofree char *wrong_text = test_text ("Phase=card; FaceUp=LH", "T");
  g_autofree char *first = run_write (folder, "first.alexandros", text);
  g_autofree char *wrong = run_write (folder, "wrong.alexandros", wrong_text);
  g_autofree char *empty = run_write (folder, "empty.alexandros", "");
  g_autofree char *last = run_write (folder, "last.alexandros", text);
  g_autofree char *missing = g_build_filename (folder, "missing.alexandros", NULL);
  g_auto (Run) run =
    run_list ((const char *[]) { "verify", first, wrong, empty, missing, last, NULL });
  g_autofree char *out =
    g_strdup_printf ("%s: ok, turn 1, player 1, way\n%s: ok, turn 1, player 1, way\n", first, last);
  g_auto (GStrv) lines = g_strsplit (run.err, "\n", -1);
  g_autofree char *pattern = g_strdup_printf ("%s:*: “T” is not legal: *(Rule 9)", wrong);
  g_autofree char *of_empty = g_strdup_printf ("%s:1: ", empty);
  g_autofree char *of_missing = g_strdup_printf ("%s: No such file", missing);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, out);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_pattern_match_simple (pattern, lines[0]));
  g_assert_true (g_str_has_prefix (lines[1], of_empty));
  g_assert_true (g_str_has_prefix (lines[2], of_missing));
  g_assert_cmpuint (run_remove_folder (folder), ==, 4);
}

/* Things that are no regular file, or never end, are refused at once, as records and as weights. */
static void
test_no_file (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *huge = run_write (folder, "huge", "");
  g_autofree char *out =
    g_strdup_printf ("%s: It is not a regular file.\n/dev/zero: It is not a regular file.\n"
                     "%s:1: The file is larger than 1 MiB.\n",
                     pipe, huge);
  g_autofree char *weights = g_strdup_printf ("%s: It is not a regular file.\n", pipe);
  gint64 began = g_get_monotonic_time ();

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (truncate (huge, G_GINT64_CONSTANT (1) << 32), ==, 0);
  {
    g_auto (Run) run = run_list ((const char *[]) { "verify", pipe, "/dev/zero", huge, NULL });
    g_auto (Run) match =
      run_list ((const char *[]) { "match", "--a", "captain", "--weights-a", pipe, NULL });

    g_assert_cmpint (run.status, ==, 1);
    g_assert_cmpstr (run.err, ==, out);
    g_assert_cmpint (match.status, ==, 1);
    g_assert_cmpstr (match.err, ==, weights);
  }
  g_assert_cmpint (g_get_monotonic_time () - began, <, 5 * G_USEC_PER_SEC);
  run_remove_folder (folder);
}

/* The error names the right line. */
static void
test_verify_names_line (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *text = test_text ("Phase=card; FaceUp=LH", "T");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *path = run_write (folder, "wrong.alexandros", text);
  g_auto (Run) run = run_list ((const char *[]) { "verify", path, NULL });
  guint number;

  g_assert_true (g_str_has_prefix (run.err, path));
  number = g_ascii_strtoull (run.err + strlen (path) + 1, NULL, 10);
  g_assert_cmpuint (number, >, 0);
  g_assert_cmpuint (number, <=, g_strv_length (lines));
  g_assert_cmpstr (lines[number - 1], ==, "1=T");
  run_remove_folder (folder);
}

static void
test_verify_figures (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "alexandros", "data", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  guint n = 0;

  g_ptr_array_add (words, g_strdup ("verify"));
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "figure-"))
      {
        g_ptr_array_add (words, g_build_filename (folder, name, NULL));
        n++;
      }
  g_ptr_array_add (words, NULL);
  g_assert_cmpuint (n, >=, 12);
  {
    g_auto (Run) run = run_list ((const char * const *) words->pdata);
    g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpuint (g_strv_length (lines), ==, n + 1);
  }
}

/* --- render --- */

static const struct
{
  const char *file;
  const char *magic;
  gsize       n_magic;
} pictures[] = {
  { "board.png", "\x89PNG\r\n\x1a\n", 8 },
  { "board.svg", "<?xml", 5 },
  { "board.pdf", "%PDF-1.", 7 },
};

static void
test_render (void)
{
  g_autofree char *folder = run_make_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    for (guint night = 0; night < 2; night++)
      {
        g_autofree char *path = g_build_filename (folder, pictures[i].file, NULL);
        g_auto (Run) run = run_list (
          (const char *[]) { "render", "data/figure-12.alexandros", "--output", path, "--width",
                            "400", "--coordinates", night ? "--night" : NULL, NULL });
        g_autofree char *bytes = NULL;
        gsize length;

        g_assert_cmpstr (run.err, ==, "");
        g_assert_cmpint (run.status, ==, 0);
        bytes = run_read (folder, pictures[i].file, &length);
        g_assert_cmpuint (length, >, 5000);
        g_assert_cmpmem (bytes, pictures[i].n_magic, pictures[i].magic, pictures[i].n_magic);
      }
  g_assert_cmpuint (run_remove_folder (folder), ==, G_N_ELEMENTS (pictures));
}

/* The picture has the requested width. A PNG has the width in bytes 16 to 19 and the height in the
   next four. */
static void
test_render_width (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  g_auto (Run) run = run_list (
    (const char *[]) { "render", "data/figure-01.alexandros", "-o", path, "-w", "300", NULL });
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_cmpint (run.status, ==, 0);
  bytes = run_read (folder, "board.png", &length);
  g_assert_cmpmem (bytes + 16, 8, "\0\0\x01\x2c\0\0\0\xc0", 8);
  run_remove_folder (folder);
}

static void
test_render_failures (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "board.png", NULL);
  g_auto (Run) missing =
    run_list ((const char *[]) { "render", "missing.alexandros", "-o", path, NULL });
  g_auto (Run) png =
    run_list ((const char *[]) { "render", "data/figure-01.alexandros", "-o", nowhere, NULL });

  g_assert_cmpint (missing.status, ==, 1);
  g_assert_cmpint (png.status, ==, 1);
  g_assert_true (g_str_has_prefix (png.err, nowhere));
  g_assert_cmpuint (run_remove_folder (folder), ==, 0);
}

/* The reason is printed once, and nothing else. */
static void
test_render_unwritable (void)
{
  g_autofree char *folder = run_make_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_build_filename (folder, "no", pictures[i].file, NULL);
      g_auto (Run) run =
        run_list ((const char *[]) { "render", "data/figure-01.alexandros", "-o", path, NULL });
      g_auto (GStrv) lines = g_strsplit (run.err, "\n", -1);

      g_assert_cmpint (run.status, ==, 1);
      g_assert_true (g_str_has_prefix (run.err, path));
      g_assert_cmpuint (g_strv_length (lines), ==, 2);
    }
  run_remove_folder (folder);
}

/* --- bench --- */

static void
test_perft (void)
{
  g_auto (Run) run = run_line ("bench --perft");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpstr (run.out, ==, "perft start 4: 270\nperft card 3: 270\nperft actions 4: 7267\n");
}

static void
test_bench (void)
{
  g_auto (Run) run = run_line ("bench --seconds 0.01 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 10);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *start =
        g_strdup_printf ("players %u%s: ", 2 + i / 2, i % 2 == 0 ? ", threads 2" : "");

      g_assert_true (g_str_has_prefix (lines[i], start));
      g_assert_null (strstr (lines[i], "nan"));
      g_assert_null (strstr (lines[i], "inf"));
      g_assert_nonnull (strstr (lines[i], " a second of processor time"));
      if (i % 2 == 0)
        g_assert_nonnull (strstr (lines[i], " of real time"));
    }
}

/* --- match and train --- */

/* With the same seed all but the times is the same, whatever the number of threads. */
static void
test_match (void)
{
  g_auto (Run) run = run_line (
    "match --a captain --b random --players 3 --sets 4 --seed 5 --nodes 200 --bound 0.5 --quiet");
  g_auto (Run) again = run_line ("match --a captain --b random --players 3 --sets 4 --seed 5 "
                                 "--nodes 200 --bound 0.5 --quiet --threads 3");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_auto (GStrv) others = g_strsplit (again.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, 15);
  g_assert_true (
    g_str_has_prefix (lines[0], "captain against random, 3 players, 4 sets, 12 games, "));
  g_assert_true (g_str_has_prefix (lines[1], "share of wins of A "));
  g_assert_cmpstr (lines[2], ==, "bound 0.500: above");
  g_assert_true (g_str_has_prefix (lines[3], "A, captain: "));
  g_assert_true (g_str_has_suffix (lines[4], " of 200 positions a turn"));
  g_assert_true (g_str_has_prefix (lines[5], "  card: "));
  g_assert_true (g_str_has_suffix (lines[5], " questions"));
  g_assert_nonnull (strstr (run.out, "\nB, random: "));
  for (guint i = 0; i < 5; i++)
    if (i != 3)
      g_assert_cmpstr (lines[i], ==, others[i]);
}

/* A level wins half of each set against itself, so no seat has an advantage in a set. */
static void
test_match_itself (void)
{
  g_auto (Run) run =
    run_line ("match --a captain --b captain --sets 6 --nodes 100 --quiet --bound 0.9");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "bound 0.900: below"));
}

/* The lines without times. */
static char *
get_figures (const Run *run)
{
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  GString *figures = g_string_new (NULL);

  g_assert_cmpint (run->status, ==, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], " ms") == NULL)
      g_string_append_printf (figures, "%s\n", lines[i]);
  g_assert_nonnull (strstr (figures->str, " positions a turn\n"));
  return g_string_free (figures, FALSE);
}

/* A match that was broken off is resumed, with the sets that are in its file; and what is no such
   file is refused. */
static void
test_match_resumed (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *row = g_build_filename (folder, "row", NULL);
  g_autofree char *line = g_strdup_printf (
    "match --a captain --b recruit --sets 3 --seed 6 --nodes 100 --quiet --row %s", row);
  g_autofree char *other = g_strdup_printf ("%s0", line);
  g_autofree char *longer = g_strdup_printf ("%s --players 3", line);
  g_autofree char *french = g_strdup_printf ("%s --rules french", line);
  g_autofree char *figures = NULL;
  g_autofree char *again = NULL;
  g_autofree char *text = NULL;
  g_auto (Run) run = run_line (line);
  g_auto (Run) resumed = { 0 };
  g_auto (Run) refused = { 0 };
  g_auto (Run) alone = { 0 };
  char *last;

  figures = get_figures (&run);
  alone = run_line (other);
  again = get_figures (&alone);
  g_assert_cmpstr (figures, ==, again);
  g_assert_true (g_file_get_contents (row, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "Match of alexandros, 2 players, 3 sets, seed 6, "));
  last = strrchr (g_strchomp (text), '\n') + 1;
  last[4] = '\0';                      /* within the last set */
  g_assert_true (g_file_set_contents (row, text, -1, NULL));
  resumed = run_line (line);
  g_clear_pointer (&again, g_free);
  again = get_figures (&resumed);
  g_assert_cmpstr (figures, ==, again);
  g_assert_true (strstr (resumed.out, "\n  card: ") != NULL);
  refused = run_line (longer);
  g_assert_cmpint (refused.status, ==, 1);
  g_assert_nonnull (strstr (refused.err, "it is the file of another match"));
  run_clear (&refused);
  refused = run_line (french);
  g_assert_cmpint (refused.status, ==, 1);
  g_assert_nonnull (strstr (refused.err, "it is the file of another match"));
  run_clear (&refused);
  *strchr (text, '\n') = '\0';
  g_free (again);
  again = g_strdup_printf ("%s\n 0 1 50 30 0 0 0 0 0 0\n 1 1 50 30 0 0 0 0 0 0\n"
                           " 2 1 50 30 0 0 0 0 0 0\n", text);
  g_assert_true (g_file_set_contents (row, again, -1, NULL));
  refused = run_line (line);
  g_assert_nonnull (strstr (refused.out, "share of wins of A 1.0000"));
  run_clear (&refused);
  g_assert_true (g_str_has_suffix (again, "0\n"));
  again[strlen (again) - 2] = 'x';
  g_assert_true (g_file_set_contents (row, again, -1, NULL));
  refused = run_line (line);
  g_assert_cmpint (refused.status, ==, 1);
  g_assert_nonnull (strstr (refused.err, "it is no set of this match"));
  run_remove_folder (folder);
}

/* The games of a match have the edition and the options that are asked for: other games are played,
   and the figures say why. */
static void
test_match_rules (void)
{
  static const char * const lines[] = {
    "match --game advisers --a captain --b recruit --sets 2 --seed 6 -q",
    "match --game advisers --a captain --b recruit --sets 2 --seed 6 -q -o Offers=0",
    "match --game advisers --a captain --b recruit --sets 2 --seed 6 -q --option StartGold=8",
    "match --a captain --b recruit --sets 2 --seed 6 -q",
    "match --a captain --b recruit --sets 2 --seed 6 -q --rules italian",
  };
  static const char * const rules[] = { "", ", Offers=0", ", StartGold=8", "", ", rules italian" };
  g_auto (Run) json = run_line ("match --a recruit --b recruit --sets 1 --json -q -r french "
                                "-o Joker=any -o Joker=both");
  char *kept[G_N_ELEMENTS (lines)];

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (Run) run = run_line (lines[i]);
      const char *end = strchr (run.out, '\n');

      g_assert_cmpint (run.status, ==, 0);
      g_assert_nonnull (end);
      kept[i] = g_strndup (end, strstr (run.out, "\nA, ") - end);
      *(char *) end = '\0';
      g_assert_cmpstr (strstr (run.out, " turns a game"), !=, NULL);
      g_assert_cmpstr (strstr (run.out, " turns a game") + strlen (" turns a game"), ==, rules[i]);
    }
  g_assert_cmpstr (kept[0], !=, kept[1]);
  g_assert_cmpstr (kept[0], !=, kept[2]);
  g_assert_cmpstr (kept[3], !=, kept[4]);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_free (kept[i]);
  g_assert_cmpint (json.status, ==, 0);
  g_assert_nonnull (strstr (json.out, "\"rules\":\"french\""));
  g_assert_nonnull (strstr (json.out, "\"options\":[\"Joker=any\",\"Joker=both\"]"));
}

static void
check_weights_refused (const char *name,
                       const char *text,
                       const char *why)
{
  g_autofree char *line =
    g_strdup_printf ("match --a general --b general --sets 1 --nodes 300 --weights-a %s", name);
  g_auto (Run) run = { 0 };

  g_assert_true (g_file_set_contents (name, text, -1, NULL));
  run = run_line (line);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_str_has_prefix (run.err, name));
  g_assert_nonnull (strstr (run.err, why));
}

/* An interrupted run of training ends with the same bytes as any other, and the weights can be
   played with. */
static void
test_train (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *whole = g_build_filename (folder, "whole", NULL);
  g_autofree char *parts = g_build_filename (folder, "parts", NULL);
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  g_autofree char *match =
    g_strdup_printf ("match --a general --b general --sets 1 --nodes 300 --quiet --weights-a %s",
                     whole);
  static const char *form = "train --out %s --games 4 --rounds %d --threads %d --seed 3";
  g_autofree char *first = g_strdup_printf (form, whole, 2, 1);
  g_autofree char *second = g_strdup_printf (form, parts, 2, 2);
  g_autofree char *strange = g_strdup_printf ("%s4", second);
  g_autofree char *done = g_build_filename (folder, "parts.work", "3-1.weights", NULL);
  g_autofree char *work = g_build_filename (folder, "parts.work", NULL);
  g_auto (Run) run = run_line (first);
  g_auto (Run) again = { 0 };
  g_auto (Run) played = { 0 };
  char *cut;

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_file_get_contents (whole, &text, NULL, NULL));
  g_assert_cmpuint (strlen (text), <=, KIT_WEIGHTS_MAX_BYTES);
  /* There is a folder in the way of the file, so that the run is broken off at its end; and of one
     round the end is missing. What was done before is not done again. */
  g_assert_cmpint (g_mkdir (parts, 0777), ==, 0);
  again = run_line (second);
  g_assert_cmpint (again.status, ==, 1);
  g_assert_cmpint (g_rmdir (parts), ==, 0);
  run_clear (&again);
  again = run_line (strange);
  g_assert_cmpint (again.status, ==, 1);
  g_assert_nonnull (strstr (again.err, "it belongs to another run"));
  g_assert_cmpint (g_remove (done), ==, 0);
  run_clear (&again);
  again = run_line (second);
  g_assert_cmpint (again.status, ==, 0);
  g_assert_true (g_str_has_prefix (again.out, "3,2,4,"));
  g_assert_null (strchr (strchr (again.out, '\n') + 1, '\n'));
  g_assert_true (g_file_get_contents (parts, &other, NULL, NULL));
  g_assert_cmpstr (text, ==, other);
  g_assert_false (g_file_test (work, G_FILE_TEST_EXISTS));
  played = run_line (match);
  g_assert_cmpint (played.status, ==, 0);

  cut = strstr (text, "Checksum=") + strlen ("Checksum=");
  *cut = *cut == '0' ? '1' : '0';
  check_weights_refused (whole, text, "checksum");
  check_weights_refused (whole, "[Alexandros]\n", "not a file of weights");
  cut = strstr (other, "Features=") + strlen ("Features=");
  *cut = '9';
  check_weights_refused (whole, other, "another evaluation");
  run_remove_folder (folder);
}

static void
add_lines (const char         *kind,
           const char * const *lines,
           guint               n,
           GTestDataFunc       test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = g_strdelimit (g_strdup (lines[i]), "/ ", '_');
      g_autofree char *name =
        g_strdup_printf ("/cli/%s/%u%s%s", kind, i, words[0] ? "-" : "", words);

      g_test_add_data_func (name, lines[i], test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_lines ("help", helps, G_N_ELEMENTS (helps), check_help);
  add_lines ("usage", usages, G_N_ELEMENTS (usages), check_usage);
  g_test_add_func ("/cli/help-names-all", test_help_names_all);
  g_test_add_func ("/cli/values/listed", test_values);
  g_test_add_func ("/cli/values/taken", test_options_taken);
  g_test_add_func ("/cli/moves/figures", test_moves);
  g_test_add_func ("/cli/moves/sorted", test_moves_are_sorted);
  g_test_add_func ("/cli/moves/at-cursor", test_moves_at_cursor);
  g_test_add_func ("/cli/moves/over", test_moves_when_over);
  g_test_add_func ("/cli/verify/good", test_verify_good);
  g_test_add_func ("/cli/verify/goes-on", test_verify_goes_on);
  g_test_add_func ("/cli/verify/no-file", test_no_file);
  g_test_add_func ("/cli/verify/names-line", test_verify_names_line);
  g_test_add_func ("/cli/verify/figures", test_verify_figures);
  g_test_add_func ("/cli/render/magic", test_render);
  g_test_add_func ("/cli/render/width", test_render_width);
  g_test_add_func ("/cli/render/failures", test_render_failures);
  g_test_add_func ("/cli/bench/perft", test_perft);
  g_test_add_func ("/cli/bench/measures", test_bench);
  g_test_add_func ("/cli/match/figures", test_match);
  g_test_add_func ("/cli/match/itself", test_match_itself);
  g_test_add_func ("/cli/match/resumed", test_match_resumed);
  g_test_add_func ("/cli/match/rules", test_match_rules);
  g_test_add_func ("/cli/train/resumed", test_train);
  g_test_add_func ("/cli/render/unwritable", test_render_unwritable);
  return g_test_run ();
}
