/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command-line tool as users run it: the games that it plays and writes. */

#include "run.h"
#include "test-util.h"

typedef struct
{
  const char *name;
  const char *line;                     /* without --out */
  const char *rules;                    /* lines that are in each record */
  const char *not_in;
  const char *players;
  guint       n_games;
} PlayRow;

static const PlayRow play_rows[] = {
  { "/cli/play/default", "play --seed 5", NULL, "[Rules]",
    "1=red random Ptolemy\n2=yellow random Seleucus\n\n", 1 },
  { "/cli/play/levels", "play -s 5 -p 3 -l captain,random,captain -g 2", NULL, "[Rules]",
    "1=red captain Ptolemy\n2=yellow random Seleucus\n3=blue captain Antigonus\n\n", 2 },
  { "/cli/play/one-level", "play -s 6 -p 4 -l captain", NULL, "[Rules]",
    "3=blue captain Antigonus\n4=green captain Perdiccas\n\n", 1 },
  { "/cli/play/english", "play -s 5 --rules english", NULL, "[Rules]", "1=red random", 1 },
  { "/cli/play/french", "play -s 5 --rules french -g 3", "\n[Rules]\nJoker=both\n\n",
    "SpecialRefresh", "1=red", 3 },
  { "/cli/play/italian", "play -s 5 --rules italian -g 3",
    "\n[Rules]\nJoker=any\nSpecialRefresh=true\nEndAbove=true\n\n", "Compensation", "1=red", 3 },
  { "/cli/play/option", "play -s 5 -p 3 --option Compensation=occupation",
    "\n[Rules]\nCompensation=occupation\n\n", "Joker", "1=red", 1 },
  { "/cli/play/edition-and-options", "play -s 5 --rules italian -o Joker=each -o Compensation=none",
    "\n[Rules]\nSpecialRefresh=true\nEndAbove=true\nCompensation=none\n\n", "Joker", "1=red", 1 },
};

static void
play_into (const char *line,
           const char *folder,
           Run        *run)
{
  g_autofree char *full = g_strdup_printf ("%s --out %s", line, folder);

  *run = run_line (full);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static void
check_game (const PlayRow *row,
            const char    *text)
{
  g_autoptr (KitRecord) record = test_read_record (text);
  g_autofree char *again = kit_record_write (record);

  g_assert_cmpstr (again, ==, text);
  g_assert_true (kit_history_is_over (record->history));
  g_assert_nonnull (strstr (text, "\n[Result]\nScores="));
  g_assert_null (strstr (text, "Date="));
  g_assert_nonnull (strstr (text, row->players));
  g_assert_null (strstr (text, row->not_in));
  if (row->rules != NULL)
    g_assert_nonnull (strstr (text, row->rules));
}

/* The same call twice writes the same bytes, and all records verify. */
static void
check_play (gconstpointer data)
{
  const PlayRow *row = data;
  g_autofree char *first = run_make_folder ();
  g_autofree char *second = run_make_folder ();
  g_auto (Run) run = { 0 };
  g_auto (Run) again = { 0 };

  play_into (row->line, first, &run);
  play_into (row->line, second, &again);
  g_assert_cmpstr (run.out, ==, again.out);
  for (guint i = 1; i <= row->n_games; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%04u.alexandros", i);
      g_autofree char *path = g_build_filename (first, name, NULL);
      g_autofree char *text = run_read (first, name, NULL);
      g_autofree char *same = run_read (second, name, NULL);
      g_auto (Run) verified = run_list ((const char *[]) { "verify", path, NULL });

      g_assert_cmpstr (text, ==, same);
      check_game (row, text);
      g_assert_cmpint (verified.status, ==, 0);
      g_assert_true (g_str_has_suffix (verified.out, ", over\n"));
    }
  g_assert_cmpuint (run_remove_folder (first), ==, row->n_games);
  g_assert_cmpuint (run_remove_folder (second), ==, row->n_games);
}

static void
test_play_seeds_differ (void)
{
  g_autofree char *first = run_make_folder ();
  g_autofree char *second = run_make_folder ();
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;
  g_autofree char *c = NULL;
  g_auto (Run) run = { 0 };
  g_auto (Run) other = { 0 };

  play_into ("play -s 1 -g 2", first, &run);
  play_into ("play -s 2", second, &other);
  a = run_read (first, "game-0001.alexandros", NULL);
  b = run_read (second, "game-0001.alexandros", NULL);
  c = run_read (first, "game-0002.alexandros", NULL);
  g_assert_cmpstr (a, !=, b);
  g_assert_cmpstr (a, !=, c);
  run_remove_folder (first);
  run_remove_folder (second);
}

static void
test_play_summary (void)
{
  g_auto (Run) run = run_line ("play -s 4 -g 10 -l captain,random --out -");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[0], "games 10, turns a game "));
  g_assert_true (
    g_str_has_prefix (lines[1], "player 1, captain: wins 10.0 (100.0 %), points a game "));
  g_assert_true (g_str_has_prefix (lines[2], "player 2, random: wins 0.0 (0.0 %), points a game "));
  g_assert_false (g_file_test ("-", G_FILE_TEST_EXISTS));
}

/* A missing folder is created; if that is impossible, there is an error message. */
static void
test_play_folder (void)
{
  g_autofree char *folder = run_make_folder ();
  g_autofree char *inner = g_build_filename (folder, "new", NULL);
  g_autofree char *file = run_write (folder, "file", "");
  g_autofree char *wrong = g_build_filename (file, "new", NULL);
  g_auto (Run) run = { 0 };
  g_auto (Run) bad = run_list ((const char *[]) { "play", "--out", wrong, NULL });

  play_into ("play", inner, &run);
  g_assert_cmpuint (run_remove_folder (inner), ==, 1);
  g_assert_cmpint (bad.status, ==, 1);
  g_assert_true (g_str_has_prefix (bad.err, wrong));
  run_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (play_rows); i++)
    g_test_add_data_func (play_rows[i].name, &play_rows[i], check_play);
  g_test_add_func ("/cli/play/seeds-differ", test_play_seeds_differ);
  g_test_add_func ("/cli/play/summary", test_play_summary);
  g_test_add_func ("/cli/play/folder", test_play_folder);
  return g_test_run ();
}
