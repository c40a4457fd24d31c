/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is displayed during playback, and what ends it: time, skip, undo, a jump, another game. */

#include "games.h"
#include "test-util.h"
#include "watch.h"
#include "whole.h"

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "kit/presenter/kit-playback.h"

#include <string.h>

#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define FRAME 16                        /* milliseconds */

/* A game with its playback, and a clock. */
typedef struct
{
  KitGame     *game;
  KitInput    *input;
  KitPlayback *playback;
  gint64       time;                    /* microseconds */
  guint        changed;
  guint        shown;
} Stage;

static void
changed_cb (Stage *stage)
{
  stage->changed++;
}

static void
position_shown_cb (Stage *stage)
{
  stage->shown++;
}

static void
stage_open (Stage      *stage,
            const char *kinds,
            const char *tokens)
{
  *stage = (Stage) { .game = games_new (kinds, DECK, tokens),
                    .input = alx_input_new (),
                    .time = 1000000 };
  kit_input_set_game (stage->input, stage->game);
  stage->playback = kit_playback_new (stage->input, alx_storyboard_make);
  g_signal_connect_swapped (stage->playback, "changed", G_CALLBACK (changed_cb), stage);
  g_signal_connect_swapped (stage->playback, "position-shown", G_CALLBACK (position_shown_cb),
                            stage);
}

static void
stage_close (Stage *stage)
{
  g_assert_finalize_object (stage->playback);
  g_assert_finalize_object (stage->input);
  g_assert_finalize_object (stage->game);
}

static void
stage_wait (Stage *stage,
            guint  milliseconds)
{
  stage->time += milliseconds * 1000;
  kit_playback_advance (stage->playback, stage->time);
}

/* Advances frame by frame until the end; returns the time. */
static guint
stage_finish (Stage *stage)
{
  guint n = 0;

  stage_wait (stage, 0);
  for (; kit_playback_is_playing (stage->playback); n += FRAME)
    {
      g_assert_cmpuint (n, <, 200000);
      stage_wait (stage, FRAME);
    }
  return n;
}

static void
check_state (const AlxState *state,
             KitGame        *game,
             guint           index)
{
  g_autoptr (KitRecord) known = kit_record_look (whole_record (game), kit_game_get_viewer (game));
  AlxState other;

  alx_history_get_state_at (known->history, index, &other);
  g_assert_cmpmem (state, sizeof *state, &other, sizeof other);
}

/* Nothing moves, and the displayed position is that of the game. */
static void
check_rest (Stage *stage)
{
  AlxSpaceSet lifted = alx_storyboard_find_lifted (stage->playback);

  g_assert_false (kit_playback_is_playing (stage->playback));
  g_assert_false (kit_playback_is_own (stage->playback));
  check_state (kit_playback_get_state (stage->playback), stage->game,
               kit_game_get_shown (stage->game));
  check_state (kit_playback_get_after (stage->playback), stage->game,
               kit_game_get_shown (stage->game));
  for (guint s = 0; s < ALX_MAX_SPACES; s++)
    g_assert_false (alx_space_set_has (&lifted, s));
}

/* (transfer full): the storyboard of the decision @index of @game. */
static KitStoryboard *
tell (KitGame *game,
      guint    index)
{
  const KitHistory *history = kit_game_get_record (game)->history;
  KitStoryboard *board = kit_storyboard_new (history, index);

  alx_storyboard_make (board, history, index);
  return board;
}

static void
count_walls (const KitMotion *motion,
             double           progress,
             gpointer         data)
{
  guint *n = data;

  *n += motion->kind == ALX_MOTION_WALL && progress == 1;
}

/* Walls that have risen are motions until the position with them is displayed. */
static void
check_risen (Stage               *stage,
             const KitStoryboard *board,
             guint                time)
{
  guint n = 0;
  guint shown = 0;

  for (guint i = 0; i < board->n; i++)
    n += board->motions[i].kind == ALX_MOTION_WALL &&
         board->motions[i].start + board->motions[i].length <= time;
  kit_playback_foreach (stage->playback, count_walls, &shown);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (shown, ==, n);
  g_assert_cmpmem (kit_playback_get_state (stage->playback), sizeof (AlxState), board->before,
                   sizeof (AlxState));
}

static void
test_turn (void)
{
  Stage stage;
  g_autoptr (KitStoryboard) board = NULL;

  stage_open (&stage, "ppp", "L");
  check_rest (&stage);
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  board = tell (stage.game, 1);
  g_assert_cmpuint (board->turn, >, 2);
  g_assert_true (kit_playback_is_playing (stage.playback));
  g_assert_cmpuint (stage.changed, ==, 1);
  /* The first frame only sets the clock. */
  stage_wait (&stage, 5000);
  check_state (kit_playback_get_state (stage.playback), stage.game, 1);
  check_state (kit_playback_get_after (stage.playback), stage.game, 2);
  stage_wait (&stage, board->turn - 1);
  check_risen (&stage, board, board->turn - 1);
  g_assert_true (kit_playback_is_playing (stage.playback));
  g_assert_cmpuint (stage.changed, ==, 3);
  g_assert_cmpuint (stage.shown, ==, 1);
  stage_wait (&stage, 2);
  if (board->length > board->turn + 1)
    check_state (kit_playback_get_state (stage.playback), stage.game, 2);
  g_assert_cmpuint (stage.shown, ==, 2);
  stage_wait (&stage, board->length);
  check_rest (&stage);
  /* Time does not count while nothing moves. */
  stage.changed = 0;
  stage_wait (&stage, 100);
  g_assert_cmpuint (stage.changed, ==, 0);
  stage_close (&stage);
}

static void
test_skip (void)
{
  Stage stage;

  stage_open (&stage, "ppp", NULL);
  g_assert_true (watch_decide (stage.game, "L"));
  stage_wait (&stage, 0);
  stage_wait (&stage, 10);
  stage.changed = 0;
  kit_playback_skip (stage.playback);
  g_assert_cmpuint (stage.changed, ==, 1);
  check_rest (&stage);
  kit_playback_skip (stage.playback);
  g_assert_cmpuint (stage.changed, ==, 1);
  /* The next decision is played from its start. */
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  stage_wait (&stage, 60000);
  g_assert_true (kit_playback_is_playing (stage.playback));
  check_state (kit_playback_get_state (stage.playback), stage.game, 1);
  stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
}

/* Decisions are played one after the other; the later ones wait. */
static void
test_waiting (void)
{
  Stage stage;

  stage_open (&stage, "ppp", NULL);
  g_assert_cmpuint (kit_playback_count_waiting (stage.playback), ==, 0);
  g_assert_true (watch_decide (stage.game, "L"));
  g_assert_cmpuint (kit_playback_count_waiting (stage.playback), ==, 0);
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  g_assert_true (watch_decide (stage.game, "+"));
  g_assert_cmpuint (kit_playback_count_waiting (stage.playback), ==, 2);
  stage_finish (&stage);
  g_assert_cmpuint (kit_playback_count_waiting (stage.playback), ==, 0);
  g_assert_true (watch_decide (stage.game, "+"));
  kit_playback_skip (stage.playback);
  g_assert_cmpuint (kit_playback_count_waiting (stage.playback), ==, 0);
  stage_close (&stage);
}

static guint
measure_time (guint percent)
{
  Stage stage;
  guint time;

  stage_open (&stage, "ppp", "L");
  kit_playback_set_percent (stage.playback, percent);
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  time = stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
  return time;
}

static void
test_percent (void)
{
  guint normal = measure_time (100);
  Stage stage;

  g_assert_cmpuint (ABS ((int) normal - 2 * (int) measure_time (50)), <=, 2 * FRAME);
  g_assert_cmpuint (ABS ((int) measure_time (200) - 2 * (int) normal), <=, 2 * FRAME);
  g_assert_cmpuint (measure_time (0), ==, 0);

  /* Motions are turned off in the middle of one. */
  stage_open (&stage, "ppp", "L");
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  stage_wait (&stage, 0);
  stage_wait (&stage, 10);
  g_assert_true (kit_playback_is_playing (stage.playback));
  kit_playback_set_percent (stage.playback, 0);
  check_rest (&stage);
  g_assert_true (watch_decide (stage.game, "+"));
  check_rest (&stage);
  stage_close (&stage);
}

/* --- what ends playback --- */

static void
undo (Stage *stage)
{
  kit_game_undo (stage->game, KIT_STEP_DECISION);
}

static void
undo_turn (Stage *stage)
{
  kit_game_undo (stage->game, KIT_STEP_TURN);
}

static void
jump_back (Stage *stage)
{
  kit_game_set_shown (stage->game, 1);
}

static void
jump_to_start (Stage *stage)
{
  kit_game_set_shown (stage->game, 0);
}

static void
change_game (Stage *stage)
{
  g_object_unref (stage->game);
  stage->game = games_new ("pp", "Phase=card", NULL);
  kit_input_set_game (stage->input, stage->game);
}

/* Another game with one decision more. */
static void
change_game_one_on (Stage *stage)
{
  g_object_unref (stage->game);
  stage->game = games_new ("ppp", DECK, "L A2-B3-C4 +H +S");
  kit_input_set_game (stage->input, stage->game);
}

static const struct
{
  const char *name;
  void      (*cut) (Stage *stage);
} cuts[] = {
  { "undo", undo },
  { "undo-turn", undo_turn },
  { "jump-back", jump_back },
  { "jump-to-start", jump_to_start },
  { "game", change_game },
  { "game-one-on", change_game_one_on },
};

static void
test_cut (gconstpointer data)
{
  Stage stage;

  stage_open (&stage, "ppp", NULL);
  g_assert_true (watch_decide (stage.game, "L A2-B3-C4 +H"));
  stage_wait (&stage, 0);
  stage_wait (&stage, 10);
  g_assert_true (kit_playback_is_playing (stage.playback));
  stage.changed = 0;
  cuts[GPOINTER_TO_UINT (data)].cut (&stage);
  g_assert_cmpuint (stage.changed, >, 0);
  check_rest (&stage);
  /* The next decision is played again. */
  if (!kit_game_is_looking (stage.game))
    {
      watch_decide_any (stage.game);
      g_assert_true (kit_playback_is_playing (stage.playback));
      stage_finish (&stage);
    }
  check_rest (&stage);
  stage_close (&stage);
}

/* A step of one decision forward is played, a longer one is not. */
static void
test_steps (void)
{
  Stage stage;

  stage_open (&stage, "ppp", "L A2-B3-C4 + +");
  kit_game_set_shown (stage.game, 1);
  check_rest (&stage);
  kit_game_set_shown (stage.game, 2);
  g_assert_true (kit_playback_is_playing (stage.playback));
  check_state (kit_playback_get_state (stage.playback), stage.game, 1);
  check_state (kit_playback_get_after (stage.playback), stage.game, 2);
  stage_finish (&stage);
  check_rest (&stage);
  kit_game_set_shown (stage.game, 0);
  check_rest (&stage);
  kit_game_set_shown (stage.game, 3);
  check_rest (&stage);
  kit_game_set_shown (stage.game, 4);
  g_assert_true (kit_playback_is_playing (stage.playback));
  kit_game_redo (stage.game, KIT_STEP_DECISION);
  stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
}

static void
test_redo (void)
{
  Stage stage;

  stage_open (&stage, "ppp", "L A2-B3-C4 +H");
  kit_game_undo (stage.game, KIT_STEP_DECISION);
  check_rest (&stage);
  kit_game_redo (stage.game, KIT_STEP_DECISION);
  g_assert_true (kit_playback_is_playing (stage.playback));
  stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
}

/* When the turn goes to another person, whose hand is covered, what waits is still played. */
static void
test_next_person (void)
{
  Stage stage;

  stage_open (&stage, "ppp", "L A2-B3-C4");
  kit_game_uncover (stage.game);
  g_assert_true (watch_decide (stage.game, "+H"));
  g_assert_cmpint (kit_playback_get_index (stage.playback), ==, 2);
  g_assert_cmpuint (kit_game_get_viewer (stage.game), ==, 0);
  /* The second action ends the turn. */
  g_assert_true (watch_decide (stage.game, "+S"));
  g_assert_cmpuint (kit_game_get_viewer (stage.game), ==, KIT_NOBODY);
  g_assert_cmpint (kit_playback_get_index (stage.playback), ==, 2);
  check_state (kit_playback_get_after (stage.playback), stage.game, 3);
  stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
}

/* An undone decision is never played, even if another one has its number. */
static void
test_instead (void)
{
  Stage stage;

  stage_open (&stage, "ppp", "L A2-B3-C4");
  g_assert_true (watch_decide (stage.game, "+H"));
  kit_game_undo (stage.game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_cursor (stage.game), ==, 2);
  g_assert_true (watch_decide (stage.game, "+S"));
  g_assert_true (kit_playback_is_playing (stage.playback));
  check_state (kit_playback_get_after (stage.playback), stage.game, 3);
  stage_finish (&stage);
  check_rest (&stage);
  stage_close (&stage);
}

/* --- many decisions --- */

static guint
measure_decisions (guint n)
{
  Stage stage;
  BaseRandom random = { 4 };
  guint sum = 0;
  guint time;
  guint last = 0;

  stage_open (&stage, "ppp", NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (KitStoryboard) board = NULL;
      AlxDecision decision;
      AlxRefusal refusal;
      guint legal = alx_legal_count (whole_state (stage.game), test_board ());

      g_assert_true (alx_legal_pick (whole_state (stage.game), test_board (),
                                     base_random_below (&random, legal), &decision));
      g_assert_true (alx_game_decide (stage.game, &decision, &refusal));
      board = tell (stage.game, i);
      sum += board->length;
    }
  stage_wait (&stage, 0);
  for (time = 0; kit_playback_is_playing (stage.playback); time += FRAME)
    {
      guint index = last;
      AlxState shown = *(const AlxState *) kit_playback_get_state (stage.playback);
      AlxState state;

      /* The positions are displayed in order, except for walls that have already risen. */
      do
        {
          g_assert_cmpuint (index, <=, n);
          alx_history_get_state_at (kit_game_get_record (stage.game)->history, index++, &state);
          shown.walls = state.walls;
          shown.red_walls = state.red_walls;
        }
      while (memcmp (&state, &shown, sizeof state) != 0);
      last = index - 1;
      stage_wait (&stage, FRAME);
    }
  check_rest (&stage);
  stage_close (&stage);
  g_test_message ("%u decisions of %u ms in %u ms", n, sum, time);
  return 100 * time / MAX (sum, 1);
}

/* With more than two waiting decisions, playback speeds up. */
static void
test_late (void)
{
  g_assert_cmpuint (measure_decisions (2), >=, 97);
  g_assert_cmpuint (measure_decisions (2), <=, 110);
  g_assert_cmpuint (measure_decisions (10), <, 60);
  g_assert_cmpuint (measure_decisions (30), <, measure_decisions (10));
}

/* --- what moves --- */

typedef struct
{
  KitPlayback *playback;
  AlxSpaceSet  lifted;
  guint        n;
  guint        n_governors;
} Sight;

static void
see_motion (const KitMotion *motion,
            double           progress,
            gpointer         data)
{
  Sight *sight = data;

  sight->n++;
  g_assert_cmpfloat (progress, >=, 0);
  g_assert_cmpfloat (progress, <=, 1);
  if (motion->kind != ALX_MOTION_PLACED && motion->kind != ALX_MOTION_REMOVED)
    return;
  /* A lifted governor is in the displayed position, and must not be painted there. */
  sight->n_governors++;
  g_assert_true (alx_space_set_has (&sight->lifted,
                                    motion->kind == ALX_MOTION_PLACED ? motion->to : motion->from));
  g_assert_cmpuint (alx_state_governor_on (kit_playback_get_state (sight->playback),
                                           motion->kind == ALX_MOTION_PLACED ? motion->to
                                                                             : motion->from),
                    ==, motion->player);
}

static void
test_motions (void)
{
  guint n_governors = 0;

  for (guint game = 0; game < 8; game++)
    {
      Stage stage;
      BaseRandom random = { game + 20 };
      g_autoptr (KitRecord) record = test_random_game (&random, 3, 120);

      stage_open (&stage, "ppp", NULL);
      g_object_unref (stage.game);
      stage.game = alx_game_new (g_steal_pointer (&record));
      kit_input_set_game (stage.input, stage.game);
      for (guint i = 0; i < kit_game_get_cursor (stage.game); i++)
        {
          kit_game_set_shown (stage.game, i);
          kit_game_set_shown (stage.game, i + 1);
          for (stage_wait (&stage, 0); kit_playback_is_playing (stage.playback);
               stage_wait (&stage, 20 + base_random_below (&random, 300)))
            {
              Sight sight = { stage.playback, alx_storyboard_find_lifted (stage.playback), 0, 0 };

              kit_playback_foreach (stage.playback, see_motion, &sight);
              n_governors += sight.n_governors;
            }
          check_rest (&stage);
        }
      stage_close (&stage);
    }
  g_assert_cmpuint (n_governors, >, 50);
}

/* Whether the viewer made the decision being played. */
static void
test_own (void)
{
  Stage stage;

  stage_open (&stage, "ppp", NULL);
  g_assert_true (watch_decide (stage.game, "L"));
  g_assert_false (kit_playback_is_own (stage.playback));
  kit_playback_skip (stage.playback);
  kit_input_uncover (stage.input);
  g_assert_true (watch_decide (stage.game, "A2-B3-C4"));
  g_assert_true (kit_playback_is_own (stage.playback));
  kit_playback_skip (stage.playback);
  g_assert_false (kit_playback_is_own (stage.playback));
  stage_close (&stage);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/show/turn", test_turn);
  g_test_add_func ("/show/skip", test_skip);
  g_test_add_func ("/show/waiting", test_waiting);
  g_test_add_func ("/show/percent", test_percent);
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *path = g_strconcat ("/show/cut/", cuts[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_cut);
    }
  g_test_add_func ("/show/steps", test_steps);
  g_test_add_func ("/show/redo", test_redo);
  g_test_add_func ("/show/next-person", test_next_person);
  g_test_add_func ("/show/instead", test_instead);
  g_test_add_func ("/show/late", test_late);
  g_test_add_func ("/show/motions", test_motions);
  g_test_add_func ("/show/own", test_own);
  return g_test_run ();
}
