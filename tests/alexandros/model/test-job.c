/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stopped job calls nobody back, is not waited for, and its thread ends. */

#include "games.h"
#include "test-util.h"
#include "watch.h"

#include "alexandros/rules/alx-rules.h"
#include "alexandros/rules/alx-seat.h"
#include "kit/model/kit-game.h"

#include <string.h>

#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define TURN_1 "L A2-B3-C4 ."
/* A call that stops a job returns within this; it does not wait for the thread. */
#define MOST_MICROSECONDS 20000
#define LIMIT_SECONDS 30

/* Replaces the levels: the captain thinks until it is stopped, random answers at once. */
static int n_begun;
static int n_left;
static int n_gone;                      /* finalized tasks */
static int n_heard;
static int held;                        /* a stopped captain goes on while it is set */

static void
advise_late (const KitQuestion *question,
             KitAdvice         *advice)
{
  memset (advice, 0, sizeof *advice);
  g_atomic_int_inc (&n_begun);
  while (g_atomic_int_get (question->stop) == 0)
    g_thread_yield ();
  while (g_atomic_int_get (&held) != 0)
    g_thread_yield ();
  g_atomic_int_inc (&n_left);
}

static void
advise_at_once (const KitQuestion *question,
                KitAdvice         *advice)
{
  memset (advice, 0, sizeof *advice);
  g_atomic_int_inc (&n_begun);
  kit_rules_pick (question->rules, question->view, question->board, 0, advice->line);
  advice->n = 1;
  advice->nodes = question->seed;
  g_atomic_int_inc (&n_left);
}

static const KitLevel levels[] = {
  { "captain", .advise = advise_late },
  { "random", .advise = advise_at_once },
  { NULL }
};
static const KitLevel * const captain = &levels[0];
static const KitLevel * const at_random = &levels[1];

/* Replaces g_task_new() by --wrap, so that finalization can be counted. */
GTask *__real_g_task_new (gpointer             source,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data);
GTask *__wrap_g_task_new (gpointer             source,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data);

static void
task_gone_cb (gpointer  data,
              GObject  *task)
{
  g_atomic_int_inc (&n_gone);
}

GTask *
__wrap_g_task_new (gpointer             source,
                   GCancellable        *cancellable,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  GTask *task = __real_g_task_new (source, cancellable, callback, data);

  g_object_weak_ref (G_OBJECT (task), task_gone_cb, NULL);
  return task;
}

/* --- waiting for a condition with a limit --- */

static void
wait_for (int *counter,
          int  n)
{
  gint64 limit = g_get_monotonic_time () + LIMIT_SECONDS * G_USEC_PER_SEC;

  while (g_atomic_int_get (counter) < n)
    {
      g_thread_yield ();
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
    }
}

/* Runs the main loop until that many tasks are finalized. */
static void
run_until_gone (int n)
{
  gint64 limit = g_get_monotonic_time () + LIMIT_SECONDS * G_USEC_PER_SEC;

  while (g_atomic_int_get (&n_gone) < n)
    {
      g_main_context_iteration (NULL, FALSE);
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
    }
}

static void
run_until_decided (const Watch *watch,
                   guint        n)
{
  gint64 limit = g_get_monotonic_time () + LIMIT_SECONDS * G_USEC_PER_SEC;

  while (watch->positions < n)
    {
      g_main_context_iteration (NULL, FALSE);
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
    }
}

static void
reset (void)
{
  n_begun = 0;
  n_left = 0;
  n_gone = 0;
  n_heard = 0;
  held = 0;
}

/* Releases all threads; their tasks end and no source is left in the main context. */
static void
finish (int n_jobs)
{
  wait_for (&n_begun, n_jobs);
  g_atomic_int_set (&held, 0);
  run_until_gone (n_jobs);
  g_assert_false (g_main_context_pending (NULL));
  g_assert_cmpint (n_begun, ==, n_jobs);
  g_assert_cmpint (n_gone, ==, n_jobs);
}

/* --- jobs alone --- */

typedef struct
{
  KitQuestion question;
  AlxState    state;
  AlxSeat     seat;
  GThread    *thread;
  KitAdvice   advice;
} Asked;

static void
heard_cb (const KitAdvice *advice,
          gpointer         data)
{
  Asked *asked = data;

  n_heard++;
  asked->thread = g_thread_self ();
  asked->advice = *advice;
}

static void
ask (Asked *asked)
{
  memset (asked, 0, sizeof *asked);
  test_state (DECK, &asked->state);
  alx_seat_look (&asked->seat, &asked->state, asked->state.player);
  asked->question = (KitQuestion) { .rules = &alx_rules, .board = test_board (),
                                    .view = &asked->seat, .seed = 77 };
}

static void
test_answers_once (void)
{
  Asked asked;
  AlxDecision first;

  reset ();
  ask (&asked);
  alx_legal_pick (&asked.state, test_board (), 0, &first);
  kit_job_start (at_random, &asked.question, heard_cb, &asked);
  /* The job has its own. */
  memset (&asked.question, 0, sizeof asked.question);
  memset (&asked.seat, 0, sizeof asked.seat);
  g_assert_cmpint (n_heard, ==, 0);
  finish (1);
  g_assert_cmpint (n_heard, ==, 1);
  g_assert_true (asked.thread == g_thread_self ());
  g_assert_cmpuint (asked.advice.n, ==, 1);
  g_assert_cmpuint (asked.advice.nodes, ==, 77);
  g_assert_true (alx_decision_equal (kit_advice_get (&asked.advice, &alx_rules, 0), &first));
}

static void
test_stopped_while_thinking (void)
{
  Asked asked;
  KitJob *job;
  gint64 start;

  reset ();
  held = 1;
  ask (&asked);
  job = kit_job_start (captain, &asked.question, heard_cb, &asked);
  wait_for (&n_begun, 1);
  start = g_get_monotonic_time ();
  kit_job_stop (job);
  g_assert_cmpint (g_get_monotonic_time () - start, <, MOST_MICROSECONDS);
  g_assert_cmpint (g_atomic_int_get (&n_left), ==, 0);
  finish (1);
  g_assert_cmpint (n_heard, ==, 0);
}

static void
test_stopped_before_it_began (void)
{
  Asked asked;

  reset ();
  ask (&asked);
  kit_job_stop (kit_job_start (captain, &asked.question, heard_cb, &asked));
  finish (1);
  g_assert_cmpint (n_heard, ==, 0);
}

/* The answer is already queued in the main context, and still no callback is made. */
static void
test_stopped_when_done (void)
{
  Asked asked;
  KitJob *job;

  reset ();
  ask (&asked);
  job = kit_job_start (at_random, &asked.question, heard_cb, &asked);
  wait_for (&n_left, 1);
  kit_job_stop (job);
  finish (1);
  g_assert_cmpint (n_heard, ==, 0);
}

static void
test_one_stopped_of_two (void)
{
  Asked first;
  Asked second;
  KitJob *job;

  reset ();
  ask (&first);
  ask (&second);
  job = kit_job_start (captain, &first.question, heard_cb, &first);
  kit_job_start (at_random, &second.question, heard_cb, &second);
  run_until_gone (1);
  g_assert_cmpint (n_heard, ==, 1);
  g_assert_cmpuint (second.advice.n, ==, 1);
  kit_job_stop (job);
  finish (2);
  g_assert_cmpint (n_heard, ==, 1);
  g_assert_cmpuint (first.advice.n, ==, 0);
}

/* --- a game whose computer is stopped --- */

static KitGame *
new_game (KitRecord *record)
{
  static const KitThinkersSetup setup = { .format = &alx_format, .levels = levels };

  return kit_game_new_full (record, &setup);
}

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
stop_by_redo (KitGame *game)
{
  kit_game_redo (game, KIT_STEP_DECISION);
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
}

static void
stop_by_last_decision (KitGame *game)
{
  g_assert_true (watch_decide (game, "+"));
}

static void
stop_by_kind (KitGame *game)
{
  kit_game_set_kind (game, alx_game_get_state (game)->player, "person");
}

static void
stop_by_other_kind (KitGame *game)
{
  kit_game_set_kind (game, 0, "random");
}

static void
stop_by_unref (KitGame *game)
{
  g_object_unref (game);
}

typedef struct
{
  const char *name;
  Stop        stop;
  const char *tokens;
  int         from;                     /* the cursor, -1 for after all tokens */
  guint       positions;                /* signalled by the call itself */
  int         n_jobs;                   /* of the captain, those started by the call included */
} StopRow;

static const StopRow stop_rows[] = {
  { "running", stop_running, TURN_1, -1, 0, 1 },
  { "undo", stop_by_undo, TURN_1, -1, 1, 1 },
  { "undo-turn", stop_by_undo_turn, TURN_1, -1, 1, 1 },
  { "redo", stop_by_redo, TURN_1 " S C4-B3 . H B3-B5 .", 4, 1, 1 },
  { "resign", stop_by_resigning, TURN_1, -1, 1, 1 },
  { "decide", stop_by_deciding, TURN_1, -1, 1, 2 },
  { "decide-last", stop_by_last_decision, TURN_1 " S C4-B3 . H B3-B5 +", -1, 1, 1 },
  { "kind", stop_by_kind, TURN_1, -1, 0, 1 },
  { "other-kind", stop_by_other_kind, TURN_1, -1, 0, 2 },
  { "unref", stop_by_unref, TURN_1, -1, 0, 1 },
};

static KitGame *
make_game (const StopRow *row,
           guint          pause)
{
  KitRecord *record = games_record (pause > 0 ? "prr" : "pcc", DECK, row->tokens);
  KitGame *game;

  if (row->from >= 0)
    kit_history_set_cursor (record->history, row->from);
  game = new_game (record);
  kit_game_set_pause (game, pause);
  return game;
}

static void
set_gone_cb (gpointer  data,
             GObject  *object)
{
  *(gboolean *) data = TRUE;
}

/* After the call no job runs but one that the call has started, which is then stopped too. */
static void
check_stopped (KitGame  *game,
               gboolean  asked_again)
{
  g_assert_cmpint (kit_game_get_thinker (game) >= 0, ==, asked_again);
  kit_game_set_running (game, FALSE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
}

static void
check_stop (gconstpointer data)
{
  const StopRow *row = data;
  KitGame *game = make_game (row, 0);
  gboolean gone = FALSE;
  gint64 start;
  Watch watch;

  reset ();
  held = 1;
  g_object_weak_ref (G_OBJECT (game), set_gone_cb, &gone);
  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), >=, 1);
  wait_for (&n_begun, 1);

  start = g_get_monotonic_time ();
  row->stop (game);
  g_assert_cmpint (g_get_monotonic_time () - start, <, MOST_MICROSECONDS);
  g_assert_cmpint (g_atomic_int_get (&n_left), ==, 0);
  g_assert_cmpint (gone, ==, row->stop == stop_by_unref);
  if (!gone)
    check_stopped (game, row->n_jobs > 1);
  finish (row->n_jobs);
  g_assert_cmpuint (watch.positions, ==, row->positions);
  if (!gone)
    g_assert_finalize_object (game);
  g_assert_true (gone);
  watch_stop (&watch);
}

/* The same in the pause after an answer, which has its own source. */
static void
check_stop_in_pause (gconstpointer data)
{
  const StopRow *row = data;
  KitGame *game = make_game (row, 60000);
  KitReferee *referee = kit_game_get_referee (game);
  gboolean gone = FALSE;
  Watch watch;

  reset ();
  g_object_weak_ref (G_OBJECT (game), set_gone_cb, &gone);
  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  run_until_gone (1);
  g_assert_cmpint (kit_game_get_thinker (game), >=, 1);
  g_assert_cmpuint (watch.positions, ==, 0);
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, referee));

  row->stop (game);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, referee));
  if (!gone)
    check_stopped (game, row->n_jobs > 1);
  finish (row->n_jobs);
  g_assert_cmpuint (watch.positions, ==, row->positions);
  if (!gone)
    g_assert_finalize_object (game);
  watch_stop (&watch);
}

static void
test_thinker_notifies (void)
{
  KitGame *game = new_game (games_record ("prp", DECK, TURN_1));
  Watch watch;

  reset ();
  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  kit_game_set_running (game, TRUE);
  for (guint n = 1; alx_game_get_state (game)->player == 1; n++)
    run_until_decided (&watch, n);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  /* A player who decides several times in a row stays the thinker. */
  g_assert_cmpuint (watch.thinkers->len, ==, 2);
  g_assert_cmpint (g_array_index (watch.thinkers, int, 0), ==, 1);
  g_assert_cmpint (g_array_index (watch.thinkers, int, 1), ==, -1);
  kit_game_set_running (game, FALSE);
  g_assert_cmpuint (watch.thinkers->len, ==, 2);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* During the pause the thinker is still the same. */
static void
test_pause (void)
{
  KitGame *game = new_game (games_record ("prp", DECK, TURN_1));
  Watch watch;

  reset ();
  watch_start (&watch, game);
  kit_game_set_pause (game, 60000);
  kit_game_set_running (game, TRUE);
  run_until_gone (1);
  g_assert_cmpuint (watch.positions, ==, 0);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  g_assert_cmpuint (watch.thinkers->len, ==, 1);
  kit_game_set_running (game, FALSE);
  g_assert_cmpuint (watch.thinkers->len, ==, 2);

  kit_game_set_pause (game, 1);
  kit_game_set_running (game, TRUE);
  run_until_decided (&watch, 1);
  g_assert_cmpuint (watch.thinkers->len, ==, 3);
  kit_game_set_running (game, FALSE);
  run_until_gone (3);
  g_assert_cmpuint (watch.positions, ==, 1);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

typedef struct
{
  const char *name;
  const char *kinds;
  const char *tokens;
  gboolean    resign;
} NobodyRow;

static const NobodyRow nobody_rows[] = {
  { "person", "pcc", NULL, FALSE },
  { "program", "bcc", NULL, FALSE },
  { "unknown", "scc", NULL, FALSE },
  { "resigned", "ccc", NULL, TRUE },
};

static void
check_nobody_thinks (gconstpointer data)
{
  const NobodyRow *row = data;
  KitGame *game = new_game (games_record (row->kinds, DECK, row->tokens));

  reset ();
  if (row->resign)
    kit_game_resign (game);
  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  finish (0);
  g_assert_finalize_object (game);
}

/* A seat handed to a computer is played at once; one handed back to a person is not. */
static void
test_hand_over (void)
{
  KitGame *game = new_game (games_record ("prr", DECK, NULL));
  Watch watch;

  reset ();
  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  kit_game_set_kind (game, 0, "captain");
  g_assert_cmpint (kit_game_get_thinker (game), ==, 0);
  kit_game_set_kind (game, 0, "person");
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  finish (1);
  kit_game_set_kind (game, 0, "random");
  run_until_decided (&watch, 1);
  kit_game_set_kind (game, 0, "person");
  finish (3);
  g_assert_cmpuint (watch.positions, ==, 1);
  g_assert_cmpuint (watch.players, ==, 4);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

static void
add_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (stop_rows); i++)
    {
      g_autofree char *thinking =
        g_strconcat ("/job/stop-while-thinking/", stop_rows[i].name, NULL);
      g_autofree char *pausing = g_strconcat ("/job/stop-in-pause/", stop_rows[i].name, NULL);

      g_test_add_data_func (thinking, &stop_rows[i], check_stop);
      g_test_add_data_func (pausing, &stop_rows[i], check_stop_in_pause);
    }
  for (guint i = 0; i < G_N_ELEMENTS (nobody_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/job/nobody-thinks/", nobody_rows[i].name, NULL);

      g_test_add_data_func (name, &nobody_rows[i], check_nobody_thinks);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/job/answers-once", test_answers_once);
  g_test_add_func ("/job/stopped-while-thinking", test_stopped_while_thinking);
  g_test_add_func ("/job/stopped-before-it-began", test_stopped_before_it_began);
  g_test_add_func ("/job/stopped-when-done", test_stopped_when_done);
  g_test_add_func ("/job/one-stopped-of-two", test_one_stopped_of_two);
  g_test_add_func ("/job/thinker-notifies", test_thinker_notifies);
  g_test_add_func ("/job/pause", test_pause);
  g_test_add_func ("/job/hand-over", test_hand_over);
  add_rows ();
  return g_test_run ();
}
