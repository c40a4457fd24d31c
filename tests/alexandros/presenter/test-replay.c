/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last round is replayed, decision by decision, until another position is displayed. */

#include "games.h"
#include "test-util.h"
#include "whole.h"

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "alexandros/presenter/alx-trails.h"
#include "kit/presenter/kit-replay.h"

#define DECK        "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define FRAME       16                  /* milliseconds */
#define MOST_FRAMES 10000

typedef struct
{
  KitGame     *game;
  KitInput    *input;
  KitPlayback *playback;
  KitReplay   *replay;
  GArray      *shown;                   /* each decision that was looked at */
  gint64       time;                    /* of the last frame, in microseconds */
  gboolean     playing;                 /* after it */
} Round;

static void
changed_cb (Round          *round,
            KitGameChanges  changes)
{
  guint shown = kit_game_get_shown (round->game);

  if ((changes & KIT_GAME_SHOWN) == 0)
    return;
  /* The next decision waits until the last one has been played. */
  if (round->shown->len > 0 &&
      shown == g_array_index (round->shown, guint, round->shown->len - 1) + 1)
    g_assert_false (round->playing);
  g_array_append_val (round->shown, shown);
}

/* Three players, each of whom has decided at least three times. */
static void
round_open (Round *round,
            guint  percent)
{
  BaseRandom random = { 21 };
  KitRecord *record = test_random_game (&random, 3, 0);
  AlxState state;

  do
    {
      g_assert_true (test_random_step (&random, record->history));
      alx_history_get_state_at (record->history, kit_history_get_cursor (record->history), &state);
    }
  while (state.turn < 8);
  for (guint i = 0; i < 3; i++)
    kit_record_set_player (record, i, i, "person", "P");
  *round = (Round) { .game = alx_game_new (record), .input = alx_input_new (),
                     .shown = g_array_new (FALSE, FALSE, sizeof (guint)) };
  kit_input_set_game (round->input, round->game);
  round->playback = kit_playback_new (round->input, alx_storyboard_make);
  kit_playback_set_percent (round->playback, percent);
  round->replay = kit_replay_new (round->input, round->playback);
  g_signal_connect_swapped (round->game, "changed", G_CALLBACK (changed_cb), round);
}

static void
round_close (Round *round)
{
  g_signal_handlers_disconnect_by_data (round->game, round);
  g_assert_finalize_object (round->replay);
  g_assert_finalize_object (round->playback);
  g_assert_finalize_object (round->input);
  g_assert_finalize_object (round->game);
  g_array_unref (round->shown);
}

/* Lets a frame pass, without waiting for it: the pauses between two decisions have no length. */
static void
round_frame (Round *round)
{
  round->time += FRAME * 1000;
  kit_playback_advance (round->playback, round->time);
  round->playing = kit_playback_is_playing (round->playback);
  g_main_context_iteration (NULL, FALSE);
}

static void
round_run (Round *round,
           guint  n_frames)
{
  for (guint i = 0; i < n_frames; i++)
    round_frame (round);
}

/* Lets frames pass until the position that is played on is shown. */
static void
round_finish (Round *round)
{
  for (guint i = 0; kit_game_is_looking (round->game); i++)
    {
      g_assert_cmpuint (i, <, MOST_FRAMES);
      round_frame (round);
    }
}

static void
check_steps (Round *round,
             guint  first)
{
  guint cursor = kit_game_get_cursor (round->game);

  g_assert_cmpuint (round->shown->len, ==, cursor - first + 1);
  for (guint i = 0; i < round->shown->len; i++)
    g_assert_cmpuint (g_array_index (round->shown, guint, i), ==, first + i);
}

/* From before the last round to the current position, where it ends. */
static void
test_round (gconstpointer data)
{
  Round round;
  guint first;

  round_open (&round, GPOINTER_TO_UINT (data));
  first =
    kit_replay_find_round (whole_record (round.game)->history,
                                 kit_game_get_cursor (round.game), -1);
  g_assert_cmpuint (first + 2, <=, kit_game_get_cursor (round.game));
  kit_replay_start (round.replay);
  g_assert_true (kit_game_is_looking (round.game));
  g_assert_cmpuint (kit_game_get_shown (round.game), ==, first);
  round_finish (&round);
  g_assert_false (kit_game_is_looking (round.game));
  g_assert_cmpuint (kit_game_get_shown (round.game), ==, kit_game_get_cursor (round.game));
  check_steps (&round, first);
  round_run (&round, 100);
  check_steps (&round, first);
  round_close (&round);
}

/* A player sees everything since their own turn. */
static void
test_viewer (void)
{
  Round round;
  AlxState state;

  round_open (&round, 0);
  kit_input_uncover (round.input);
  g_assert_cmpint (kit_input_get_viewer (round.input), ==, alx_game_get_state (round.game)->player);
  kit_replay_start (round.replay);
  alx_game_get_shown_state (round.game, &state);
  g_assert_cmpuint (state.turn, ==, alx_game_get_state (round.game)->turn - 2);
  g_assert_cmpuint (state.phase, ==, ALX_PHASE_CARD);
  round_close (&round);
}

/* When another position is displayed, the replay ends. */
static void
look_back (Round *round)
{
  kit_game_set_shown (round->game, 3);
}

static void
look_at_game (Round *round)
{
  kit_game_set_shown (round->game, kit_game_get_cursor (round->game));
}

static const struct
{
  const char *name;
  void      (*look) (Round *round);
} looks[] = {
  { "back", look_back },
  { "game", look_at_game },
};

static void
test_elsewhere (gconstpointer data)
{
  Round round;
  guint shown;

  round_open (&round, 20);
  kit_replay_start (round.replay);
  round_run (&round, 3);
  looks[GPOINTER_TO_UINT (data)].look (&round);
  shown = kit_game_get_shown (round.game);
  round_run (&round, 1000);
  g_assert_cmpuint (kit_game_get_shown (round.game), ==, shown);
  round_close (&round);
}

static void
test_other_game (void)
{
  Round round;
  KitGame *old;
  guint shown;

  round_open (&round, 0);
  kit_replay_start (round.replay);
  old = g_object_ref (round.game);
  shown = kit_game_get_shown (old);
  g_signal_handlers_disconnect_by_data (old, &round);
  g_object_unref (round.game);
  round.game = games_new ("ppp", DECK, "L A2-B3-C4 +");
  kit_input_set_game (round.input, round.game);
  round_run (&round, 1000);
  g_assert_cmpuint (kit_game_get_shown (old), ==, shown);
  g_assert_cmpuint (kit_game_get_shown (round.game), ==, 3);
  g_assert_finalize_object (old);
  round_close (&round);
}

/* Started in the middle of a replay, it starts again. */
static void
test_again (void)
{
  Round round;
  guint first;

  round_open (&round, 0);
  first =
    kit_replay_find_round (whole_record (round.game)->history,
                                 kit_game_get_cursor (round.game), -1);
  kit_replay_start (round.replay);
  round_run (&round, 2);
  g_assert_cmpuint (kit_game_get_shown (round.game), >, first);
  g_array_set_size (round.shown, 0);
  kit_replay_start (round.replay);
  round_finish (&round);
  check_steps (&round, first);
  round_close (&round);
}

/* The widget is gone before the round is over. */
static void
test_closed (void)
{
  Round round;

  round_open (&round, 0);
  kit_replay_start (round.replay);
  round_close (&round);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/replay/round/still", GUINT_TO_POINTER (0), test_round);
  g_test_add_data_func ("/replay/round/moving", GUINT_TO_POINTER (40), test_round);
  g_test_add_func ("/replay/viewer", test_viewer);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *path = g_strconcat ("/replay/elsewhere/", looks[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_elsewhere);
    }
  g_test_add_func ("/replay/other-game", test_other_game);
  g_test_add_func ("/replay/again", test_again);
  g_test_add_func ("/replay/closed", test_closed);
  return g_test_run ();
}
