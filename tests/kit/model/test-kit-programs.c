/* SPDX-License-Identifier: GPL-3.0-or-later */
/* External programs play the toy game: they are asked as the seat that decides, also for an answer
   within the turn of another seat. */

#include "play.h"
#include "stones-levels.h"
#include "watch.h"
#include "whole.h"

#include "kit/model/kit-game.h"

#include <string.h>

#define LONG  (KIT_BOT_SECONDS * G_USEC_PER_SEC)
#define SHORT 300000                    /* microseconds */

/* Doubles when it can, accepts, and takes as many stones as it can; asks back before it answers;
   writes what it reads to $LOG. */
#define PLAYS "while read -r line; do echo \"$line\" >>\"$LOG\"; case $line in " \
              "legal*) for t in $line; do :; done; " \
              "case $line in *' double '*) t=double;; *' accept '*) t=accept;; esac;; " \
              "decide) for q in 0 99 \"$t\" take:31 peace; do echo \"? $q\"; read -r a; " \
              "echo \"? $q: $a\" >>\"$LOG\"; done; echo \"$t\";; " \
              "quit) exit;; esac; done"
/* Answers everything with the same word. */
#define SAYS(word) "while read -r line; do [ \"$line\" = decide ] && echo " word "; done"

static char *directory;
static guint n_games;                   /* each has logs of its own */

/* The command of a script for @seat. */
static char *
make_command (guint       seat,
              const char *script)
{
  g_autofree char *full = g_strdup_printf ("LOG=%s/%u-%u; %s", directory, n_games, seat, script);
  g_autofree char *quoted = g_shell_quote (full);

  return g_strconcat ("sh -c ", quoted, NULL);
}

/* What the program of @seat has read in this game. */
static char *
read_log (guint seat)
{
  g_autofree char *name = g_strdup_printf ("%s/%u-%u", directory, n_games, seat);
  char *text = NULL;

  return g_file_get_contents (name, &text, NULL, NULL) ? text : g_strdup ("");
}

static void
set_script (KitGame    *game,
            guint       seat,
            const char *script)
{
  g_autofree char *command = make_command (seat, script);

  kit_game_set_program (game, seat, command);
  g_assert_cmpstr (kit_game_get_program (game, seat), ==, command);
}

static KitGame *
new_game (const char *kinds,
          const char *tokens,
          gint64      time)
{
  const KitThinkersSetup setup = { &stones_format, stones_levels, time };

  n_games++;
  return kit_game_new_full (play_record (kinds, "3333333", tokens), &setup);
}

/* No line of the log tells the bonus stone of another seat before the end, or the seed. */
static void
check_hidden (const char *log,
              const char *bonus)
{
  g_auto (GStrv) lines = g_strsplit (log, "\n", -1);
  guint n = 0;

  g_assert_null (strstr (log, "Seed"));
  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], "Bonus="))
      {
        g_assert_cmpstr (lines[i], ==, bonus);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
test_whole_game (void)
{
  KitGame *game = new_game ("bb", "", LONG);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *tokens = NULL;
  KitFallback fallback;
  Watch watch;

  watch_start (&watch, game);
  set_script (game, 0, PLAYS);
  set_script (game, 1, PLAYS);
  play_run_to_end (game);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  tokens = play_write (whole_record (game)->history);
  g_assert_true (g_str_has_prefix (tokens, "roll double accept take:3 roll double accept take:3"));
  first = read_log (0);
  second = read_log (1);
  g_assert_true (g_str_has_prefix (first, "seat 1\nposition\nTurn=1\nPlayer=1\nPhase=roll\n"
                                          "Heap=21\nDie=0\nDoubling=no\n"
                                          "Bonus=2 ?\nPoints=0 0\nend\n"
                                          "time 10000\nlegal 1 roll\ndecide\n"
                                          "? 0: roll\n? 99: no\n? roll: yes\n? take:31: no\n"
                                          "? peace: no\n"));
  /* The second seat is asked first in the turn of the other one. */
  g_assert_true (g_str_has_prefix (second, "seat 2\nposition\nTurn=1\nPlayer=1\nPhase=answer\n"
                                           "Heap=21\nDie=3\nDoubling=offered\nBonus=? 0\n"
                                           "Points=0 0\nend\n"
                                           "time 10000\nlegal 2 accept decline\ndecide\n"));
  check_hidden (first, "Bonus=2 ?");
  check_hidden (second, "Bonus=? 0");
  watch_stop (&watch);
  g_assert_finalize_object (game);
}

static gboolean
is_idle (gpointer game)
{
  return kit_game_get_thinker (game) < 0;
}

/* A planner doubles, and its plan stands when the program answers as foreseen. */
static void
test_answers_planner (void)
{
  KitGame *game = new_game ("lb", "", LONG);
  g_autofree char *log = NULL;

  set_script (game, 1, PLAYS);
  for (guint i = 0; i < 4; i++)
    {
      kit_game_step (game);
      g_assert_cmpint (kit_game_get_thinker (game), ==, i == 2);
      play_run_until (is_idle, game);
    }
  g_assert_cmpuint (kit_game_get_turn (game), ==, 2);
  g_assert_cmpint (stones_rules.get_score (stones_game_get_state (game), 0), ==, 6);
  log = read_log (1);
  g_assert_true (g_str_has_prefix (log, "seat 2\n"));
  g_assert_finalize_object (game);
}

/* The example that comes with the program knows no rules, and so plays this game too. */
static void
test_example (void)
{
  g_autofree char *example = g_test_build_filename (G_TEST_DIST, "..", "data", "doc",
                                                    "example-bot.py", NULL);
  KitGame *game = new_game ("br", "", LONG);
  KitFallback fallback;

  kit_game_set_program (game, 0, example);
  play_run_to_end (game);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  g_assert_finalize_object (game);
}

/* --- when it fails to answer --- */

typedef struct
{
  const char   *name;
  const char   *script;
  KitBotProblem problem;
} FailRow;

static const FailRow fail_rows[] = {
  { "illegal", SAYS ("take:1"), KIT_BOT_ILLEGAL },
  { "nonsense", SAYS ("perhaps"), KIT_BOT_NONSENSE },
  { "gone", "exit 0", KIT_BOT_GONE },
  { "late", "while read -r line; do :; done", KIT_BOT_LATE },
};

/* The first legal answer is made in its place, and the seat that decides has failed, not the owner
   of the turn. */
static void
check_fail (gconstpointer data)
{
  const FailRow *row = data;
  KitGame *game = new_game ("lb", "roll double", row->problem == KIT_BOT_LATE ? SHORT : LONG);
  g_autofree char *tokens = NULL;
  KitFallback fallback;

  set_script (game, 1, row->script);
  kit_game_step (game);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  play_run_until (is_idle, game);
  tokens = play_write (whole_record (game)->history);
  g_assert_cmpstr (tokens, ==, "roll double accept");
  g_assert_true (kit_game_get_fallback (game, &fallback));
  g_assert_cmpuint (fallback.player, ==, 1);
  g_assert_cmpuint (fallback.index, ==, 2);
  g_assert_cmpuint (fallback.problem, ==, row->problem);
  /* The owner's decision does not clear it. */
  kit_game_step (game);
  play_run_until (is_idle, game);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 4);
  g_assert_true (kit_game_get_fallback (game, &fallback));
  g_assert_finalize_object (game);
}

/* "Move now" while it is to answer. */
static void
test_hurried (void)
{
  KitGame *game = new_game ("pb", "roll double", LONG);
  KitFallback fallback;

  set_script (game, 1, "sleep 1000");
  kit_game_set_running (game, TRUE);
  kit_game_hurry (game);
  play_run_until (is_idle, game);
  g_assert_true (kit_game_get_fallback (game, &fallback));
  g_assert_cmpuint (fallback.problem, ==, KIT_BOT_STOPPED);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 3);
  g_assert_finalize_object (game);
}

/* "Move now" comes when the answer is already there, but was not yet read: it counts, and so does
   the next one, of the same program started again. */
static void
test_hurried_late (void)
{
  KitGame *game = new_game ("pb", "roll double", LONG);
  g_autofree char *name = g_strdup_printf ("%s/%u-1", directory, n_games);
  KitFallback fallback;

  set_script (game, 1, "while read -r line; do case $line in legal*) for t in $line; do :; done;; "
                       "decide) echo \"$t\"; echo >>\"$LOG\";; quit) exit;; esac; done");
  kit_game_step (game);
  while (!g_file_test (name, G_FILE_TEST_EXISTS))
    g_usleep (1000);
  g_usleep (200000);
  kit_game_hurry (game);
  play_run_until (is_idle, game);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 3);
  g_assert_true (watch_decide (game, "take:1"));
  kit_game_step (game);
  play_run_until (is_idle, game);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 5);
  g_assert_finalize_object (game);
}

static gboolean
thinks_long (gpointer game)
{
  return kit_game_thinks_long (game);
}

/* A person takes the seat over while the program thinks about its answer. */
static void
test_taken_over (void)
{
  KitGame *game = new_game ("pb", "roll double", LONG);
  Watch watch;

  watch_start (&watch, game);
  set_script (game, 1, "sleep 1000");
  kit_game_set_running (game, TRUE);
  watch_check (&watch, "players thinker+running");
  play_run_until (thinks_long, game);
  watch_check (&watch, "thinker");
  kit_game_set_kind (game, 1, "person");
  watch_check (&watch, "players+thinker+modified");
  g_assert_null (kit_game_get_program (game, 1));
  g_assert_true (watch_decide (game, "decline"));
  watch_check (&watch, "position+shown");
  watch_stop (&watch);
  g_assert_finalize_object (game);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  directory = g_dir_make_tmp ("programs-XXXXXX", NULL);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-programs/whole-game", test_whole_game);
  g_test_add_func ("/kit-programs/answers-planner", test_answers_planner);
  g_test_add_func ("/kit-programs/example", test_example);
  for (guint i = 0; i < G_N_ELEMENTS (fail_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-programs/fail/", fail_rows[i].name, NULL);

      g_test_add_data_func (name, &fail_rows[i], check_fail);
    }
  g_test_add_func ("/kit-programs/hurried", test_hurried);
  g_test_add_func ("/kit-programs/hurried-late", test_hurried_late);
  g_test_add_func ("/kit-programs/taken-over", test_taken_over);
  result = g_test_run ();
  g_free (directory);
  return result;
}
