/* SPDX-License-Identifier: GPL-3.0-or-later */
/* External programs: whatever they do, the game goes on without blocking, and they are ended. */

#include "games.h"
#include "test-util.h"
#include "watch.h"
#include "whole.h"

#include "alexandros/players/alx-levels.h"
#include "kit/model/kit-game.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define LIMIT_SECONDS 30
/* Of a question that will not be answered, and of others: microseconds. */
#define SHORT 300000
#define LONG (KIT_BOT_SECONDS * G_USEC_PER_SEC)
/* No call and no iteration of the main loop takes longer, whatever the programs do. */
#define MOST_MICROSECONDS 100000

/* Plays the second legal decision, if there is one, and writes what it reads to $LOG. */
#define PLAYS "while read -r line; do echo \"$line\" >>\"$LOG\"; case $line in " \
              "legal*) set -- $line; t=${4:-$3};; " \
              "decide) [ -n \"$t\" ] || { echo '? 0'; read -r t; }; echo \"$t\";; " \
              "quit) exit;; esac; done"
/* Never answers, nor does its child process; and notes the ids of both. */
#define DEAF "sleep 1000 & echo $! >>\"$LOG\"; echo $$ >>\"$LOG\"; wait"

static char *directory;
static char *log_name;                  /* what the programs of a test write to, their $LOG;
                                           another for each test */
static gint64 most_time;                /* of a question, in microseconds */

/* The command of a script, for a test of its own; a question may take no longer than @time. */
static char *
begin (const char *script,
       gint64      time)
{
  static guint n = 0;
  g_autofree char *full = NULL;
  g_autofree char *quoted = NULL;

  most_time = time;
  g_free (log_name);
  log_name = g_strdup_printf ("%s/log-%u", directory, n++);
  full = g_strdup_printf ("LOG=%s; %s", log_name, script);
  quoted = g_shell_quote (full);
  return g_strconcat ("sh -c ", quoted, NULL);
}

/* A game whose programs have the time limit of the last begin(). */
static KitGame *
new_game (const char *kinds,
          const char *position,
          const char *tokens)
{
  const KitThinkersSetup setup = { &alx_format, alx_levels, most_time };

  return kit_game_new_full (games_record (kinds, position, tokens), &setup);
}

static char *
read_log (void)
{
  char *text = NULL;

  return g_file_get_contents (log_name, &text, NULL, NULL) ? text : g_strdup ("");
}

/* --- running the main loop --- */

typedef gboolean (*Test) (gpointer data);

static void
run_until (Test     test,
           gpointer data)
{
  gint64 limit = g_get_monotonic_time () + LIMIT_SECONDS * G_USEC_PER_SEC;

  while (!test (data))
    {
      gint64 start = g_get_monotonic_time ();

      g_main_context_iteration (NULL, FALSE);
      g_assert_cmpint (g_get_monotonic_time () - start, <, MOST_MICROSECONDS);
      g_assert_cmpint (start, <, limit);
      g_usleep (200);
    }
}

static gboolean
has_decided (gpointer data)
{
  return ((Watch *) data)->positions > 0;
}

static gboolean
is_over (gpointer data)
{
  return kit_game_is_over (data);
}

static gboolean
is_person (gpointer data)
{
  return kit_game_is_person (data, alx_game_get_state (data)->player);
}

static gboolean
thinks_long (gpointer data)
{
  return kit_game_thinks_long (data);
}

static gboolean
thinks_no_more (gpointer data)
{
  return kit_game_get_thinker (data) < 0;
}

static gboolean
has_two_lines (gpointer data)
{
  g_autofree char *text = read_log ();
  const char *first = strchr (text, '\n');

  return first != NULL && strchr (first + 1, '\n') != NULL;
}

static gboolean
has_read_quit (gpointer data)
{
  g_autofree char *text = read_log ();

  return g_str_has_suffix (text, "\nquit\n");
}

/* Includes processes that no check has asked for yet. */
static gboolean
is_gone (const char *pid)
{
  g_autofree char *name = g_strdup_printf ("/proc/%s/stat", pid);
  g_autofree char *stat = NULL;

  return !g_file_get_contents (name, &stat, NULL, NULL) || strstr (stat, ") Z ") != NULL;
}

static gboolean
are_gone (gpointer data)
{
  g_autofree char *text = read_log ();
  g_auto (GStrv) pids = g_strsplit (g_strstrip (text), "\n", -1);

  g_assert_cmpuint (g_strv_length (pids), >=, 2);
  for (guint i = 0; pids[i]; i++)
    if (!is_gone (pids[i]))
      return FALSE;
  return TRUE;
}

/* --- what a program does, and what is reported --- */

typedef struct
{
  const char    *name;
  const char    *script;                /* for a shell; NULL to use @command */
  const char    *command;
  KitBotProblem  problem;
} BotRow;

static const BotRow bot_rows[] = {
  { "plays", PLAYS, NULL, KIT_BOT_FINE },
  { "silent", "while read -r line; do :; done", NULL, KIT_BOT_LATE },
  { "deaf", "sleep 1000", NULL, KIT_BOT_LATE },
  { "late", "while read -r line; do [ \"$line\" = decide ] && sleep 1 && echo T; done", NULL,
    KIT_BOT_LATE },
  { "asks-for-ever", "while :; do echo '? 0'; done", NULL, KIT_BOT_LATE },
  { "ends-at-once", "exit 0", NULL, KIT_BOT_GONE },
  { "crashes", "while read -r line; do [ \"$line\" = decide ] && kill -SEGV $$; done", NULL,
    KIT_BOT_GONE },
  { "nonsense", "while read -r line; do [ \"$line\" = decide ] && echo peace; done", NULL,
    KIT_BOT_NONSENSE },
  { "flood", "while :; do printf '%5000s' x; done", NULL, KIT_BOT_NONSENSE },
  { "illegal", "while read -r line; do [ \"$line\" = decide ] && echo '$T'; done", NULL,
    KIT_BOT_ILLEGAL },
  { "nowhere", NULL, "/nowhere/at-all", KIT_BOT_UNSTARTED },
  { "no-command", NULL, "'", KIT_BOT_UNSTARTED },
  { "empty", NULL, "", KIT_BOT_UNSTARTED },
};

static void
check_bot (gconstpointer data)
{
  const BotRow *row = data;
  g_autofree char *script =
    begin (row->script ? row->script : "", row->problem == KIT_BOT_LATE ? SHORT : LONG);
  const char *command = row->script != NULL ? script : row->command;
  KitGame *game = new_game ("ppp", DECK, NULL);
  const AlxDecision *made;
  AlxDecision first;
  KitFallback fallback;
  Watch watch;

  watch_start (&watch, game);
  alx_legal_pick (whole_state (game), alx_game_get_board (game), 0, &first);
  kit_game_set_program (game, 0, command);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  run_until (has_decided, &watch);
  made = alx_history_get_decision (whole_record (game)->history, 0);
  g_assert_cmpint (alx_decision_equal (made, &first), ==, row->problem != KIT_BOT_FINE);
  g_assert_cmpint (kit_game_get_fallback (game, &fallback), ==, row->problem != KIT_BOT_FINE);
  g_assert_cmpint (fallback.problem, ==, row->problem);
  if (row->problem != KIT_BOT_FINE)
    {
      g_assert_cmpuint (fallback.player, ==, 0);
      g_assert_cmpuint (fallback.index, ==, 0);
    }
  /* It is asked for the way as well. */
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* The example program plays a whole game against a level without a fallback. */
static void
test_whole_game (void)
{
  g_autofree char *example = g_test_build_filename (G_TEST_DIST, "..", "data", "doc",
                                                    "example-bot.py", NULL);
  g_autofree char *plays = begin (PLAYS, LONG);
  g_autofree char *text = NULL;
  KitGame *game = new_game ("prp", DECK, NULL);
  KitFallback fallback;

  kit_game_set_program (game, 0, example);
  kit_game_set_program (game, 2, plays);
  kit_game_set_running (game, TRUE);
  run_until (is_over, game);
  g_assert_false (kit_game_get_fallback (game, &fallback));
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  text = kit_record_write (whole_record (game));
  g_assert_nonnull (strstr (text, "\n[Result]\n"));
  run_until (has_read_quit, NULL);
  g_assert_finalize_object (game);
}

/* --- ending --- */

typedef void (*Stop) (KitGame *game);

static void
stop_running (KitGame *game)
{
  kit_game_set_running (game, FALSE);
}

static void
stop_by_undo (KitGame *game)
{
  kit_game_undo (game, KIT_STEP_DECISION);
}

static void
stop_by_undo_turn (KitGame *game)
{
  kit_game_undo (game, KIT_STEP_TURN);
}

static void
stop_by_resigning (KitGame *game)
{
  kit_game_resign (game);
}

static void
stop_by_deciding (KitGame *game)
{
  watch_decide_any (game);
  kit_game_set_kind (game, 1, "person");
}

static void
stop_by_kind (KitGame *game)
{
  kit_game_set_kind (game, 1, "person");
}

static void
stop_by_other_program (KitGame *game)
{
  kit_game_set_program (game, 1, "sleep 1000");
}

static void
stop_by_hurrying (KitGame *game)
{
  kit_game_hurry (game);
}

static void
stop_by_unref (KitGame *game)
{
  g_object_unref (game);
}

static const struct
{
  const char *name;
  Stop        stop;
} stop_rows[] = {
  { "running", stop_running },
  { "undo", stop_by_undo },
  { "undo-turn", stop_by_undo_turn },
  { "resign", stop_by_resigning },
  { "decide", stop_by_deciding },
  { "kind", stop_by_kind },
  { "other-program", stop_by_other_program },
  { "hurry", stop_by_hurrying },
  { "unref", stop_by_unref },
};

/* The call returns at once, and soon the program has ended, with its child processes. */
static void
check_stop (gconstpointer data)
{
  Stop stop = stop_rows[GPOINTER_TO_UINT (data)].stop;
  g_autofree char *command = begin (DEAF, LONG);
  KitGame *game = new_game ("prr", DECK, "L A2-B3-C4 .");
  gint64 start;

  kit_game_set_program (game, 1, command);
  kit_game_set_running (game, TRUE);
  run_until (has_two_lines, NULL);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  start = g_get_monotonic_time ();
  stop (game);
  g_assert_cmpint (g_get_monotonic_time () - start, <, MOST_MICROSECONDS);
  if (stop != stop_by_hurrying)
    run_until (are_gone, NULL);
  if (stop == stop_by_unref)
    return;
  if (stop == stop_by_hurrying)
    {
      Watch watch;
      KitFallback fallback;

      watch_start (&watch, game);
      run_until (has_decided, &watch);
      g_assert_true (kit_game_get_fallback (game, &fallback));
      g_assert_cmpint (fallback.problem, ==, KIT_BOT_STOPPED);
      watch_stop (&watch);
    }
  g_assert_finalize_object (game);
  run_until (are_gone, NULL);
}

/* A program that waits for its next question is asked to quit. */
static void
check_stop_between (gconstpointer data)
{
  Stop stop = stop_rows[GPOINTER_TO_UINT (data)].stop;
  g_autofree char *command = begin (PLAYS, LONG);
  KitGame *game = new_game ("prr", DECK, "L A2-B3-C4 .");

  kit_game_set_program (game, 1, command);
  kit_game_set_running (game, TRUE);
  run_until (is_person, game);
  stop (game);
  if (stop != stop_by_unref)
    g_object_unref (game);
  run_until (has_read_quit, NULL);
}

/* --- in a game --- */

/* After undo of a program's turn, the program is asked again. */
static void
test_undo (void)
{
  g_autofree char *command = begin (PLAYS, LONG);
  KitGame *game = new_game ("prr", DECK, "L A2-B3-C4 .");
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  kit_game_set_program (game, 1, command);
  kit_game_set_running (game, TRUE);
  run_until (is_person, game);
  once = read_log ();
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 2);
  g_assert_true (watch_decide (game, "."));
  run_until (is_person, game);
  kit_game_set_running (game, FALSE);
  run_until (has_read_quit, NULL);
  twice = read_log ();
  g_assert_cmpuint (strlen (twice), ==, 2 * strlen (once) + strlen ("quit\n"));
  g_assert_true (g_str_has_prefix (twice + strlen (once), once));
  g_assert_finalize_object (game);
}

/* Neither the supply, nor cards that others have drawn, nor what shuffles are made from. */
static void
test_hidden (void)
{
  g_autofree char *command = begin (PLAYS, LONG);
  KitGame *game = new_game ("prr", DECK, "L A2-B3-C4 + +");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  kit_game_set_program (game, 1, command);
  kit_game_set_running (game, TRUE);
  run_until (is_person, game);
  text = read_log ();
  lines = g_strsplit (text, "\n", -1);
  g_assert_null (strstr (text, "Seed"));
  g_assert_null (strstr (text, "Deck"));
  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "Supply="))
        g_assert_cmpuint (strspn (lines[i] + strlen ("Supply="), "?"), ==,
                          strlen (lines[i]) - strlen ("Supply="));
      /* All have seen the lyre that the first player took; one card was dealt to them, and they
         have drawn two. */
      if (g_str_has_prefix (lines[i], "Hands="))
        g_assert_true (g_str_has_prefix (lines[i], "Hands=L??? "));
      n += g_str_equal (lines[i], "decide");
    }
  g_assert_cmpuint (n, >=, 2);
  g_assert_finalize_object (game);
}

/* A record says that a program played, but not which: reading it starts none. */
static void
test_record (void)
{
  g_autofree char *command = begin (DEAF, LONG);
  KitGame *game = new_game ("ppp", DECK, NULL);
  KitGame *again;
  g_autofree char *text = NULL;

  kit_game_set_program (game, 0, command);
  g_assert_cmpstr (kit_game_get_program (game, 0), ==, command);
  g_assert_null (kit_game_get_program (game, 1));
  text = kit_record_write (whole_record (game));
  g_assert_nonnull (strstr (text, "\n1=red program "));
  g_assert_null (strstr (text, "sleep"));

  again = alx_game_new (test_read_record (text));
  g_assert_cmpstr (whole_record (again)->players[0].kind, ==, "program");
  g_assert_null (kit_game_get_program (again, 0));
  kit_game_set_running (again, TRUE);
  g_assert_cmpint (kit_game_get_thinker (again), ==, -1);
  g_assert_false (g_file_test (log_name, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (again);

  kit_game_set_kind (game, 0, "captain");
  g_assert_null (kit_game_get_program (game, 0));
  g_assert_finalize_object (game);
}

/* A step is one decision, and the program is not started anew for each. */
static void
test_step (void)
{
  g_autofree char *command = begin ("echo begun >>\"$LOG\"; " PLAYS, LONG);
  KitGame *game = new_game ("prr", DECK, NULL);
  g_autofree char *text = NULL;

  kit_game_set_program (game, 0, command);
  for (guint n = 1; n <= 2; n++)
    {
      Watch watch;

      watch_start (&watch, game);
      kit_game_step (game);
      g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
      run_until (has_decided, &watch);
      g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
      g_assert_cmpuint (kit_game_get_cursor (game), ==, n);
      g_signal_handlers_disconnect_by_data (game, &watch);
      watch_stop (&watch);
    }
  text = read_log ();
  g_assert_true (g_str_has_prefix (text, "begun\n"));
  g_assert_null (strstr (text + 1, "begun"));
  g_assert_finalize_object (game);
}

/* A program that has ended is started again for its next decision. */
static void
test_again (void)
{
  g_autofree char *command = begin ("echo begun >>\"$LOG\"; read -r line", LONG);
  KitGame *game = new_game ("ppp", DECK, NULL);
  g_autofree char *text = NULL;

  kit_game_set_program (game, 0, command);
  for (guint n = 1; n <= 2; n++)
    {
      kit_game_step (game);
      run_until (thinks_no_more, game);
      g_assert_cmpuint (kit_game_get_cursor (game), ==, n);
    }
  kit_game_set_kind (game, 0, "person");
  text = read_log ();
  g_assert_cmpstr (text, ==, "begun\nbegun\n");
  g_assert_finalize_object (game);
}

/* A program that has become slow can be hurried. */
static void
test_long (void)
{
  g_autofree char *command = begin ("sleep 1000", LONG);
  KitGame *game = new_game ("ppp", DECK, NULL);
  Watch watch;

  kit_game_set_program (game, 0, command);
  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  g_assert_false (kit_game_thinks_long (game));
  watch_check (&watch, "thinker+running");
  run_until (thinks_long, game);
  watch_check (&watch, "thinker");
  kit_game_set_running (game, FALSE);
  g_assert_false (kit_game_thinks_long (game));
  watch_check (&watch, "thinker+running");
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

static void
add_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bot_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/program/bot/", bot_rows[i].name, NULL);

      g_test_add_data_func (name, &bot_rows[i], check_bot);
    }
  for (guint i = 0; i < G_N_ELEMENTS (stop_rows); i++)
    {
      g_autofree char *thinking = g_strconcat ("/program/stop-while-thinking/", stop_rows[i].name,
                                               NULL);
      g_autofree char *between = g_strconcat ("/program/stop-between/", stop_rows[i].name, NULL);

      g_test_add_data_func (thinking, GUINT_TO_POINTER (i), check_stop);
      g_test_add_data_func (between, GUINT_TO_POINTER (i), check_stop_between);
    }
}

int
main (int    argc,
      char **argv)
{
  int result;

  directory = g_dir_make_tmp ("programs-XXXXXX", NULL);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/program/whole-game", test_whole_game);
  g_test_add_func ("/program/undo", test_undo);
  g_test_add_func ("/program/hidden", test_hidden);
  g_test_add_func ("/program/record", test_record);
  g_test_add_func ("/program/step", test_step);
  g_test_add_func ("/program/again", test_again);
  g_test_add_func ("/program/long", test_long);
  add_rows ();
  result = g_test_run ();
  g_free (log_name);
  g_free (directory);
  return result;
}
