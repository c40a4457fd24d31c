/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games between computer levels run to their end in the main loop, the same for the same seed. */

#include "test-util.h"
#include "watch.h"
#include "whole.h"

#include "alexandros/model/alx-game.h"

#define LIMIT_SECONDS 60

typedef struct
{
  const char *name;
  const char *levels[ALX_MAX_PLAYERS];
  guint       seed;
} GameRow;

static const GameRow game_rows[] = {
  { "/computers/two-random", { "random", "random" }, 1 },
  { "/computers/two-captains", { "captain", "captain" }, 2 },
  { "/computers/captain-and-random", { "captain", "random" }, 3 },
  { "/computers/three", { "random", "captain", "random" }, 4 },
  { "/computers/four", { "captain", "random", "captain", "random" }, 5 },
};

static KitRecord *
make_record (const GameRow *row,
             guint          seed)
{
  static const AlxOptions options = { 0 };
  guint n = 0;
  KitRecord *record;

  while (n < ALX_MAX_PLAYERS && row->levels[n] != NULL)
    n++;
  record = alx_record_new (test_board (), &options, n, seed);
  for (guint i = 0; i < n; i++)
    kit_record_set_player (record, i, i, row->levels[i], "P");
  return record;
}

static gboolean
limit_reached_cb (gpointer data)
{
  g_error ("the limit of %d seconds is reached", LIMIT_SECONDS);
  return G_SOURCE_REMOVE;
}

static void
run_to_end (KitGame *game)
{
  guint limit = g_timeout_add_seconds (LIMIT_SECONDS, limit_reached_cb, NULL);

  kit_game_set_running (game, TRUE);
  while (!kit_game_is_over (game))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (limit);
}

/* The thinkers that were signalled: never the same twice in a row, and none at the end. */
static void
check_thinkers (const Watch *watch)
{
  int last = -1;

  for (guint i = 0; i < watch->thinkers->len; i++)
    {
      int thinker = g_array_index (watch->thinkers, int, i);

      g_assert_cmpint (thinker, !=, last);
      last = thinker;
    }
  g_assert_cmpint (last, ==, -1);
}

static char *
play_game (const GameRow *row,
           guint          seed)
{
  KitGame *game = alx_game_new (make_record (row, seed));
  char *text;
  Watch watch;

  watch_start (&watch, game);
  run_to_end (game);
  g_assert_cmpuint (watch.ended, ==, 1);
  g_assert_cmpuint (watch.positions, >, 10);
  g_assert_cmpuint (watch.positions, ==, kit_game_get_cursor (game));
  g_assert_cmpuint (kit_game_get_shown (game), ==, kit_game_get_cursor (game));
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_true (kit_history_is_over (whole_record (game)->history));
  g_assert_false (g_main_context_pending (NULL));
  check_thinkers (&watch);
  text = kit_record_write (whole_record (game));
  g_assert_finalize_object (game);
  watch_stop (&watch);
  return text;
}

static void
check_game (gconstpointer data)
{
  const GameRow *row = data;
  g_autofree char *text = play_game (row, row->seed);
  g_autofree char *again = play_game (row, row->seed);
  g_autofree char *other = play_game (row, row->seed + 100);
  g_autoptr (KitRecord) record = test_read_record (text);

  g_assert_nonnull (record);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpstr (text, !=, other);
  g_assert_nonnull (strstr (text, "\n[Result]\n"));
}

/* Undone and continued, a game between computers makes the same decisions again. */
static void
test_same_after_undo (void)
{
  KitGame *game = alx_game_new (make_record (&game_rows[2], 9));
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  run_to_end (game);
  text = kit_record_write (whole_record (game));
  kit_game_set_running (game, FALSE);
  for (guint i = 0; i < 10; i++)
    kit_game_undo (game, KIT_STEP_TURN);
  g_assert_false (kit_game_is_over (game));
  run_to_end (game);
  again = kit_record_write (whole_record (game));
  g_assert_cmpstr (text, ==, again);
  g_assert_finalize_object (game);
}

/* Earlier positions may be displayed while computers play: only at the end of the history does the
   displayed position follow. */
static void
test_looking_meanwhile (void)
{
  KitGame *game = alx_game_new (make_record (&game_rows[0], 6));

  kit_game_set_running (game, TRUE);
  while (kit_game_get_cursor (game) < 20)
    g_main_context_iteration (NULL, TRUE);
  kit_game_set_shown (game, 7);
  run_to_end (game);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 7);
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (game_rows); i++)
    g_test_add_data_func (game_rows[i].name, &game_rows[i], check_game);
  g_test_add_func ("/computers/same-after-undo", test_same_after_undo);
  g_test_add_func ("/computers/looking-meanwhile", test_looking_meanwhile);
  return g_test_run ();
}
