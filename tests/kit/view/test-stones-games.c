/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones in the real window: computers are watched and looked back at, and a game is saved, undone
   and begun again in the middle of an answer. */

#include "robot-result.h"
#include "stand-stones.h"
#include "stones-levels.h"
#include "watch.h"

#include "shell/document/shell-store.h"
#include "shell/shell-language.h"
#include "shell/window/shell-window.h"

#include <string.h>

static KitGame *game;                   /* that is played */
static int n_asked;                     /* questions to the planner; atomic */

/* Like the planner, and counts. */
static void
advise_counted (const KitQuestion *question,
                KitAdvice         *advice)
{
  g_atomic_int_inc (&n_asked);
  kit_levels_find (stones_levels, "planner")->advise (question, advice);
}

static const KitLevel levels[] = { { "planner", TRUE, FALSE, advise_counted }, { NULL } };

static KitGame *
begin (const char *kinds,
       const char *tokens)
{
  g_atomic_int_set (&n_asked, 0);
  game = stand_play (kit_game_new (play_record (kinds, "3 1 2 3", tokens), levels));
  return game;
}

static gboolean
is_idle (gpointer data)
{
  return kit_game_get_thinker (game) < 0;
}

static gboolean
is_over (gpointer data)
{
  return kit_game_is_over (game);
}

static gboolean
is_at (gpointer cursor)
{
  return kit_game_get_cursor (game) == GPOINTER_TO_UINT (cursor);
}

static void
set_speed (const char *speed)
{
  g_autoptr (GSettings) settings = g_settings_new (stones_info.schema);

  g_settings_set_string (settings, "animation-speed", speed);
}

/* --- computers --- */

/* The planner has thought of the answer before: if it comes as foreseen, it is not asked again. */
static void
test_planner (void)
{
  stand_open (&stones_info, FALSE);
  begin ("lp", "");
  robot_wait ("the offer", is_at, GUINT_TO_POINTER (2));
  robot_wait ("the planner to wait", is_idle, NULL);
  stand_check ("roll double");
  g_assert_cmpint (g_atomic_int_get (&n_asked), ==, 2);
  g_assert_false (kit_input_is_covered (stand_get_input ()));
  g_assert_false (gtk_widget_get_mapped (stand_find_button ("game.ready")));
  /* Nobody but the player could go on: there is nothing to be paused. */
  g_assert_false (stand_can ("pause"));
  g_assert_false (stand_can ("step"));
  g_assert_false (stand_can ("move-now"));
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  robot_wait ("the planner", is_at, GUINT_TO_POINTER (4));
  stand_check ("roll double accept take:3");
  g_assert_cmpint (g_atomic_int_get (&n_asked), ==, 2);
  robot_stop ();
}

/* Another answer, which was not foreseen. */
static void
test_otherwise (void)
{
  stand_open (&stones_info, FALSE);
  begin ("lp", "");
  robot_wait ("the offer", is_at, GUINT_TO_POINTER (2));
  stand_click_place (21 + STONES_BUTTON_DECLINE);
  stand_click_place (21 + STONES_BUTTON_DECLINE);
  robot_wait ("the planner", is_at, GUINT_TO_POINTER (4));
  stand_check ("roll double decline take:3");
  g_assert_cmpint (g_atomic_int_get (&n_asked), ==, 3);
  robot_stop ();
}

static gboolean
is_shown (gpointer index)
{
  return kit_game_get_shown (game) == GPOINTER_TO_UINT (index);
}

/* From the first decision that is replayed to now. */
static void
check_replay (void)
{
  guint now = kit_game_get_cursor (game);

  set_speed ("fast");
  robot_key ("w");
  g_assert_true (kit_game_is_looking (game));
  robot_wait ("a decision of the replay", is_shown, GUINT_TO_POINTER (now - 1));
  robot_wait ("the end of the replay", is_shown, GUINT_TO_POINTER (now));
  set_speed ("off");
}

static void
check_looking (void)
{
  guint now = kit_game_get_cursor (game);

  g_assert_false (stand_can ("look-forward"));
  robot_key ("alt+Left");
  g_assert_cmpuint (kit_game_get_shown (game), ==, now - 1);
  robot_key ("alt+Home");
  g_assert_cmpuint (kit_game_get_shown (game), ==, 0);
  g_assert_false (stand_can ("look-back"));
  robot_key ("alt+Right");
  g_assert_cmpuint (kit_game_get_shown (game), ==, 1);
  robot_key ("alt+End");
  g_assert_cmpuint (kit_game_get_shown (game), ==, now);
  g_assert_false (kit_game_is_looking (game));
}

/* Without persons there is no hand, and whoever watches pauses the game and goes on. */
static void
test_watched (void)
{
  stand_open (&stones_info, FALSE);
  set_speed ("slow");
  begin ("ll", "");
  g_assert_true (stand_can ("pause"));
  g_assert_false (gtk_widget_get_mapped (stand_find_button ("game.ready")));
  robot_key ("g");
  g_assert_false (kit_game_get_running (game));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 0);
  for (guint i = 1; i <= 4; i++)
    {
      robot_key ("s");
      robot_wait ("one decision", is_at, GUINT_TO_POINTER (i));
      g_assert_false (kit_game_get_running (game));
    }
  g_assert_cmpuint (kit_game_get_turn (game), ==, 2);
  set_speed ("off");
  check_looking ();
  check_replay ();
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 4);
  robot_key ("g");
  robot_wait ("the end", is_over, NULL);
  stand_close_result ("The heap is empty.", "Bonus");
  g_assert_false (stand_can ("pause"));
  check_looking ();
  check_replay ();
  robot_stop ();
}

/* Each seat has a submenu of its own, though the players have the same name. */
static void
test_names (void)
{
  g_autofree char *menu = NULL;

  stand_open (&stones_info, FALSE);
  begin ("ppp", "");
  menu = robot_read_menu (robot_get_window ());
  g_assert_nonnull (strstr (menu, "_Who Plays;(P (1);(Person;"));
  g_assert_nonnull (strstr (menu, ")P (2);(Person;"));
  g_assert_nonnull (strstr (menu, ")P (3);(Person;"));
  robot_stop ();
}

/* --- undo --- */

static void
check_undo (gboolean possible)
{
  robot_settle ();
  g_assert_cmpint (gtk_widget_is_sensitive (stand_find_button ("game.undo")), ==, possible);
  g_assert_cmpint (stand_can ("undo-turn"), ==, possible);
}

/* Undo stops at what was rolled and at the decision of another seat. */
static void
test_undo (void)
{
  stand_open (&stones_info, FALSE);
  begin ("pp", "");
  check_undo (FALSE);
  robot_key ("r");
  g_assert_true (watch_decide (game, "roll"));
  check_undo (FALSE);
  robot_key ("ctrl+z");
  stand_check ("roll");
  g_assert_true (watch_decide (game, "double"));
  check_undo (TRUE);
  robot_click_middle (stand_find_button ("game.undo"));
  stand_check ("roll");
  check_undo (FALSE);
  robot_key ("ctrl+y");
  stand_check ("roll double");
  g_assert_true (watch_decide (game, "accept"));
  robot_key ("ctrl+alt+z");
  stand_check ("roll double");
  g_assert_true (watch_decide (game, "accept take:3"));
  check_undo (TRUE);
  robot_key ("ctrl+alt+z");
  stand_check ("roll double accept");
  g_assert_true (watch_decide (game, "take:3 roll"));
  check_undo (FALSE);
  robot_stop ();
}

static gboolean
is_still (gpointer data)
{
  return !kit_playback_is_playing (kit_table_get_playback (robot_get_table ()));
}

/* Who resigns while stones fly, and takes it back, is shown no result; otherwise one comes. */
static void
test_end_taken_back (void)
{
  stand_open (&stones_info, FALSE);
  begin ("pp", "roll");
  set_speed ("slow");
  g_assert_true (watch_decide (game, "take:3"));
  kit_game_resign (game);
  g_assert_false (is_still (NULL));
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_false (kit_game_is_over (game));
  robot_wait ("all stones to lie still", is_still, NULL);
  g_assert_false (robot_has_result (NULL));
  set_speed ("off");
  kit_game_resign (game);
  robot_wait ("the result", robot_has_result, NULL);
  robot_stop ();
}

/* --- files --- */

static GFile *
make_file (const char *name,
           const char *tokens)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (KitRecord) record = play_record ("pp", "3 1 2", tokens);
  g_autofree char *text = kit_record_write (record);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static gboolean
is_other (gpointer before)
{
  return kit_table_get_game (robot_get_table ()) != before;
}

static void
open_file (GFile *file)
{
  KitGame *before = kit_table_get_game (robot_get_table ());

  g_object_ref (before);
  shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
  robot_wait ("the game of the file", is_other, before);
  g_object_unref (before);
  game = kit_table_get_game (robot_get_table ());
  robot_settle ();
}

static gboolean
is_saved (gpointer data)
{
  return !kit_game_get_modified (game);
}

static void
check_answer (void)
{
  stand_check ("roll double");
  g_assert_cmpuint (kit_game_get_decider (game), ==, 1);
  g_assert_cmpuint (kit_rules_head (kit_game_get_state (game))->player, ==, 0);
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  g_assert_true (kit_input_is_active (stand_get_input ()));
}

static void
play_on (void)
{
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_click_place (21 + STONES_BUTTON_ACCEPT);
  stand_check ("roll double accept");
  g_assert_true (kit_input_is_covered (stand_get_input ()));
  robot_key ("r");
  stand_click_place (18);
  stand_click_place (18);
  stand_check ("roll double accept take:3");
  g_assert_cmpuint (stones_game_get_state (game)->points[0], ==, 6);
}

static void
test_saved (void)
{
  g_autoptr (GFile) file = make_file ("middle.stones", "roll");
  g_autoptr (GFile) other = make_file ("other.stones", "");
  g_autofree char *text = NULL;

  stand_open (&stones_info, FALSE);
  open_file (file);
  robot_key ("r");
  robot_key ("d");
  robot_key ("d");
  check_answer ();
  g_assert_false (is_saved (NULL));
  robot_key ("ctrl+s");
  robot_wait ("the game to be saved", is_saved, NULL);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "roll double"));
  open_file (other);
  stand_check ("");
  open_file (file);
  check_answer ();
  play_on ();
  robot_stop ();
}

/* A window that is closed in the middle of an answer, and another one, which goes on. */
static void
test_restart (void)
{
  stand_open (&stones_info, FALSE);
  begin ("pp", "roll");
  robot_key ("r");
  robot_key ("d");
  robot_key ("d");
  check_answer ();
  robot_stop ();
  stand_open (&stones_info, TRUE);
  game = kit_table_get_game (robot_get_table ());
  check_answer ();
  play_on ();
  robot_stop ();
}

static gboolean
says (gpointer sentence)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    {
      g_autofree char *text = stand_read_widgets (l->data);

      if (l->data != robot_get_window () && gtk_widget_get_mapped (l->data) &&
          strstr (text, sentence) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_silent (gpointer sentence)
{
  return !says (sentence);
}

/* What is wrong is told in the words of the kit, or of the game for what is its own. */
static void
test_refused (void)
{
  static const struct { const char *from, *to, *why; } cases[] = {
    { "Turns]", "Turn]", "Line" },
    { "roll take:3", "roll take:4", "the rules of Stones forbid it" },
    { "Dice=3", "Dice=3 1", "It does not fit the dice" },
  };

  stand_open (&stones_info, FALSE);
  game = kit_table_get_game (robot_get_table ());
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = make_file ("wrong.stones", "roll take:3");
      g_autofree char *text = NULL;
      g_autoptr (GString) changed = NULL;

      g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
      changed = g_string_new (text);
      g_assert_cmpuint (g_string_replace (changed, cases[i].from, cases[i].to, 1), ==, 1);
      g_assert_true (g_file_set_contents (g_file_peek_path (file), changed->str, -1, NULL));
      shell_window_open (SHELL_WINDOW (robot_get_window ()), &file, 1);
      robot_wait (cases[i].why, says, (gpointer) cases[i].why);
      robot_key ("Escape");
      robot_wait ("the message to close", is_silent, (gpointer) cases[i].why);
      g_assert_true (kit_table_get_game (robot_get_table ()) == game);
    }
  robot_stop ();
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stones/planner", test_planner);
  g_test_add_func ("/stones/otherwise", test_otherwise);
  g_test_add_func ("/stones/watched", test_watched);
  g_test_add_func ("/stones/names", test_names);
  g_test_add_func ("/stones/undo", test_undo);
  g_test_add_func ("/stones/end-taken-back", test_end_taken_back);
  g_test_add_func ("/stones/saved", test_saved);
  g_test_add_func ("/stones/restart", test_restart);
  g_test_add_func ("/stones/refused", test_refused);
  return g_test_run ();
}
