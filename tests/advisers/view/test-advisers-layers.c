/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kept layers of The Advisers' board show the same as if it were painted anew. */

#include "config.h"

#include "adv-robot.h"
#include "kept.h"
#include "whole.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/rules/adv-rules.h"
#include "base/base-random.h"

#define DECISIONS 300
#define EVERY     25                    /* decisions between two comparisons */
#define LETTERS   60                    /* pixels of letters that the rim of a tile cuts */

typedef struct
{
  KitGame      *game;
  KitInput     *input;
  KitBoardView *view;
  BaseRandom    random;
} Play;

static Play
begin (int width,
       int height)
{
  KitTable *table = adv_robot_start ();
  Play play = { .random = { 7 } };
  KitRecord *record = adv_format.create_record (&(AdvOptions) { 0 }, 4, 1998);

  for (guint i = 0; i < 4; i++)
    kit_record_set_player (record, i, i, "person", "P");
  adv_robot_play (record);
  play.game = kit_table_get_game (table);
  play.input = kit_table_get_input (table);
  play.view = kit_table_get_board (table);
  robot_resize (width, height);
  return play;
}

static void
check_kept (Play *play)
{
  kept_check (play->view, kit_game_get_cursor (play->game), LETTERS);
}

/* Decisions at random; where something is proposed and pointed at, it is compared too. */
static void
play_on (Play  *play,
         guint  n)
{
  const AdvBoard *board = adv_boards_default ();
  guint n_decided = 0;
  g_autofree gpointer decision = g_malloc0 (adv_rules.decision_size);
  KitRefusal refusal;

  for (guint i = 0; i < n && !kit_game_is_over (play->game); i++)
    {
      kit_input_uncover (play->input);
      kit_rules_pick_any (&adv_rules, whole_state (play->game), board, &play->random, decision);
      if (i % EVERY == 0)
        {
          kit_input_set_proposal (play->input, decision);
          kit_input_hover (play->input, base_random_below (&play->random, board->n_hexagons),
                           FALSE);
          check_kept (play);
        }
      /* Refused if the referee has made a forced decision meanwhile. */
      if (kit_game_decide (play->game, decision, &refusal))
        n_decided++;
      if (i % EVERY == 0)
        check_kept (play);
    }
  g_assert_cmpuint (n_decided, >, n * 3 / 4);
}

static void
test_kept (void)
{
  Play play = begin (1280, 900);

  play_on (&play, DECISIONS);
  robot_stop ();
}

/* Zoomed in, zoomed out, and in another size. */
static void
test_camera (void)
{
  static const char * const keys[] = { "ctrl+plus", "ctrl+plus", "ctrl+minus", "ctrl+0" };
  Play play = begin (1000, 700);

  play_on (&play, 60);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      robot_key (keys[i]);
      check_kept (&play);
      play_on (&play, 10);
    }
  robot_resize (640, 700);
  play_on (&play, 10);
  robot_stop ();
}

/* Earlier positions. */
static void
test_back (void)
{
  Play play = begin (900, 700);

  play_on (&play, 200);
  for (guint i = 0; i < 8; i++)
    {
      kit_game_set_shown (play.game,
                          base_random_below (&play.random, kit_game_get_cursor (play.game) + 1));
      check_kept (&play);
    }
  kit_game_set_shown (play.game, kit_game_get_cursor (play.game));
  check_kept (&play);
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/advisers/layers/kept", test_kept);
  g_test_add_func ("/advisers/layers/camera", test_camera);
  g_test_add_func ("/advisers/layers/back", test_back);
  return g_test_run ();
}
