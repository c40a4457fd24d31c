/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Of games of both kinds each line of the log is said, once, before sentences are joined.

     test-narration -p /narration/GAME */

#include "config.h"

#include "every-window.h"
#include "whole.h"

#include "shell/shell-speech.h"

#define DECISIONS 150                   /* of a game at most */

static void
said_cb (GPtrArray  *said,
         guint       kind,
         const char *text)
{
  g_ptr_array_add (said, g_strdup (text));
}

static guint
count (GPtrArray  *said,
       const char *text)
{
  guint n = 0;

  for (guint i = 0; i < said->len; i++)
    n += g_str_equal (said->pdata[i], text);
  return n;
}

/* A game whose first player is a person, and all others too, so that no computer decides. */
static KitGame *
make_game (const EveryGame *game,
           const KitLevel  *levels,
           guint            n_players)
{
  KitRecord *record = every_game_create (game, n_players, n_players);

  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

      kit_record_set_player (record, i, i, "person", name);
    }
  return kit_game_new (record, levels);
}

/* Each decision is a random one; its line is said, and it alone. */
static void
play (const EveryGame   *game,
      const KitGameView *view,
      GPtrArray         *said,
      guint              n_players)
{
  KitGame *played = make_game (game, view->levels, n_players);
  g_autofree gpointer decision = g_malloc0 (game->format->rules->decision_size);
  BaseRandom random = { n_players };
  KitRefusal refusal;
  guint n_told = 0;

  robot_play_game (played);
  robot_settle ();
  for (guint i = 0; i < DECISIONS && !kit_game_is_over (played); i++)
    {
      const KitRecord *record;
      g_autofree char *line = NULL;

      kit_game_uncover (played);
      kit_rules_pick_any (game->format->rules, kit_game_get_state (played),
                          kit_game_get_board (played), &random, decision);
      g_ptr_array_set_size (said, 0);
      g_assert_true (kit_game_decide (played, decision, &refusal));
      record = kit_game_get_record (played);
      if (view->is_told != NULL && !view->is_told (record, i))
        continue;
      line = view->make_line (record, i);
      g_assert_cmpuint (count (said, line), ==, 1);
      n_told++;
    }
  g_assert_cmpuint (n_told, >, DECISIONS / 2);
  /* Back and forth. */
  g_ptr_array_set_size (said, 0);
  kit_game_set_shown (played, 1);
  g_assert_cmpuint (count (said, "Decision 1:"), ==, 1);
  kit_game_set_shown (played, 0);
  g_assert_cmpuint (count (said, "The beginning of the game."), ==, 1);
  g_ptr_array_set_size (said, 0);
  kit_game_set_shown (played, kit_game_get_cursor (played));
  g_assert_cmpuint (count (said, "Decision 1:"), ==, 0);
  g_assert_cmpuint (said->len, <, 5);
}

static void
test_narration (gconstpointer data)
{
  const EveryGame *game = data;
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  every_window_open (game);
  every_window_wait ();
  g_signal_connect_swapped (shell_speech_of (robot_get_window ()), "said", G_CALLBACK (said_cb),
                            said);
  for (guint n = KIT_MIN_PLAYERS; n <= KIT_MAX_PLAYERS; n++)
    play (game, every_window_view (game), said, n);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  every_game_add_tests ("/narration", test_narration);
  return g_test_run ();
}
