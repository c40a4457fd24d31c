/* SPDX-License-Identifier: GPL-3.0-or-later */
/* KitGame with a game in which another seat answers: its signal, saving in the middle of an answer,
   looking back. */

#include "play.h"
#include "watch.h"
#include "whole.h"

#include <string.h>

#define TURNS "roll take:3 / roll take:3"
#define BEFORE_LAST TURNS " / " TURNS " / " TURNS " / roll"
#define THREES "33333333"

/* --- what one step signals --- */

typedef enum
{
  DECIDE,                               /* its tokens */
  REFUSED,                              /* its tokens, of which the last is */
  UNDO,
  UNDO_TURN,
  REDO,
  RESIGN,
  SAVE,
  SHOW,                                 /* its token as a number */
  HAND_OVER,                            /* seat 1 to the kind that is its token */
} Step;

typedef struct
{
  const char *name;
  const char *kinds;
  const char *before;                   /* decisions in force */
  Step        step;
  const char *tokens;
  const char *log;
} SignalRow;

static const SignalRow signal_rows[] = {
  { "roll", "pp", "", DECIDE, "roll", "position+shown+modified" },
  { "doubling", "pp", "roll", DECIDE, "double", "position+shown+modified" },
  { "answer", "pp", "roll double", DECIDE, "accept", "position+shown+modified" },
  { "end-of-turn", "pp", "roll", DECIDE, "take:3", "position+shown+modified" },
  { "two", "pp", "", DECIDE, "roll double", "position+shown+modified position+shown" },
  { "end", "pp", BEFORE_LAST, DECIDE, "take:3", "position+shown+modified+ended" },

  { "refused", "pp", "", REFUSED, "take:1", "" },
  { "refused-answer-due", "pp", "roll double", REFUSED, "take:1", "" },
  { "refused-over", "pp", BEFORE_LAST " take:3", REFUSED, "roll", "" },

  { "undo", "pp", "roll double accept", UNDO, NULL, "position+shown+modified" },
  { "undo-turn", "pp", "roll double accept", UNDO_TURN, NULL, "position+shown+modified" },
  { "undo-barrier", "pp", "roll", UNDO, NULL, "" },
  { "undo-turn-barrier", "pp", "roll", UNDO_TURN, NULL, "" },
  { "undo-other-seat", "pl", "roll double accept", UNDO, NULL, "" },
  { "redo-nothing", "pp", "roll", REDO, NULL, "" },

  { "resign", "pp", "roll double", RESIGN, NULL, "position+modified+ended" },
  { "resign-over", "pp", BEFORE_LAST " take:3", RESIGN, NULL, "" },

  { "save", "pp", "roll", SAVE, NULL, "" },
  { "show", "pp", "roll double", SHOW, "1", "shown" },
  { "show-same", "pp", "roll double", SHOW, "2", "" },
  { "show-too-far", "pp", "roll double", SHOW, "3", "" },
  { "show-after-end", "pp", BEFORE_LAST " take:3", SHOW, "1", "shown" },
  { "hand-over", "pp", "roll", HAND_OVER, "planner", "players+modified" },
  { "hand-over-answer", "pp", "roll double", HAND_OVER, "planner", "players+modified" },
  { "hand-over-same", "pp", "roll", HAND_OVER, "person", "" },
};

static void
do_step (KitGame         *game,
         const SignalRow *row)
{
  switch (row->step)
    {
    case DECIDE:
      g_assert_true (watch_decide (game, row->tokens));
      break;
    case REFUSED:
      g_assert_false (watch_decide (game, row->tokens));
      break;
    case UNDO:
    case UNDO_TURN:
      kit_game_undo (game, row->step == UNDO ? KIT_STEP_DECISION : KIT_STEP_TURN);
      break;
    case REDO:
      kit_game_redo (game, KIT_STEP_DECISION);
      break;
    case RESIGN:
      kit_game_resign (game);
      break;
    case SAVE:
      kit_game_mark_saved (game, TRUE);
      break;
    case SHOW:
      kit_game_set_shown (game, atoi (row->tokens));
      break;
    default:
      kit_game_set_kind (game, 1, row->tokens);
    }
}

static void
check_signals (gconstpointer data)
{
  const SignalRow *row = data;
  KitGame *game = play_game (row->kinds, THREES, row->before);
  Watch watch;

  watch_start (&watch, game);
  do_step (game, row);
  watch_check (&watch, row->log);
  watch_stop (&watch);
  g_assert_finalize_object (game);
}

static gboolean
is_idle (gpointer game)
{
  return kit_game_get_thinker (game) < 0;
}

/* A decision and the question that it leads to are one change. */
static void
test_signals_of_answer (void)
{
  KitGame *game = play_game ("pl", "3", "roll");
  Watch watch;

  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  watch_check (&watch, "running");
  g_assert_true (watch_decide (game, "double"));
  watch_check (&watch, "position+shown+thinker+modified");
  play_run_until (is_idle, game);
  watch_check (&watch, "position+shown+thinker");
  kit_game_mark_saved (game, TRUE);
  watch_check (&watch, "modified");
  g_assert_true (watch_decide (game, "take:3"));
  watch_check (&watch, "position+shown+thinker+modified");
  kit_game_set_running (game, FALSE);
  watch_check (&watch, "thinker+running");
  watch_stop (&watch);
  g_assert_finalize_object (game);
}

/* --- a new game --- */

static void
test_new (void)
{
  KitGame *game = play_game ("pls", "3", "roll double");

  g_assert_cmpstr (stones_game_get_board (game)->id, ==, "heap");
  g_assert_cmpuint (kit_game_get_turn (game), ==, 1);
  g_assert_cmpuint (kit_rules_head (kit_game_get_state (game))->player, ==, 0);
  g_assert_cmpuint (kit_game_get_decider (game), ==, 1);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 2);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 2);
  g_assert_cmpuint (kit_game_count_persons (game), ==, 1);
  g_assert_true (kit_game_is_person (game, 0));
  g_assert_false (kit_game_is_person (game, 1));
  g_assert_false (kit_game_is_over (game));
  g_assert_false (kit_game_is_looking (game));
  g_assert_false (kit_game_get_running (game));
  g_assert_false (kit_game_get_modified (game));
  g_assert_false (kit_game_thinks_long (game));
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_null (kit_game_get_program (game, 1));
  /* Nobody plays the seat of an unknown level. */
  kit_game_set_running (game, TRUE);
  g_assert_true (kit_game_get_running (game));
  play_run_until (is_idle, game);
  g_assert_true (watch_decide (game, "take:3 roll double"));
  g_assert_cmpuint (kit_game_get_decider (game), ==, 2);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_finalize_object (game);
}

/* After resigning nobody decides, by the rule for the end. */
static void
test_resigned (void)
{
  g_autoptr (KitGame) game = play_game ("pp", "3", "roll double");
  StonesDecision decision;
  StonesRefusal refusal;

  kit_game_resign (game);
  play_decision ("accept", &decision);
  g_assert_false (stones_game_decide (game, &decision, &refusal));
  g_assert_cmpuint (refusal.reason, ==, STONES_REFUSED_OVER);
  g_assert_cmpuint (refusal.rule, ==, 7);
  g_assert_true (whole_record (game)->abandoned);
}

/* With a tail that reaches the end, which an abandoned record must not have. */
static void
test_resigned_with_tail (void)
{
  KitRecord *record = play_record ("pp", THREES, BEFORE_LAST " take:3");
  g_autoptr (KitGame) game = NULL;
  g_autoptr (KitRecord) read = NULL;
  g_autofree char *text = NULL;

  kit_history_set_cursor (record->history, 4);
  game = stones_game_new (record);
  kit_game_resign (game);
  g_assert_cmpuint (kit_history_get_length (record->history), ==, 4);
  text = kit_record_write (record);
  read = play_read (text);
  g_assert_true (read->abandoned);
}

/* --- saving in the middle of an answer --- */

static gboolean
is_answer_or_end (gpointer game)
{
  return stones_game_get_state (game)->phase == STONES_PHASE_ANSWER || kit_game_is_over (game);
}

static char *
play_on (KitGame *game)
{
  g_autofree char *text = NULL;

  play_run_to_end (game);
  text = kit_record_write (whole_record (game));
  g_assert_finalize_object (game);
  return g_steal_pointer (&text);
}

/* The game that is read goes on as the one that was saved. */
static void
check_saved (gconstpointer kinds)
{
  for (guint rounds = 1; rounds <= 4; rounds++)
    {
      KitGame *game = play_game (kinds, "", "");
      KitGame *again;
      g_autofree char *text = NULL;
      g_autofree char *end = NULL;
      g_autofree char *other_end = NULL;

      for (guint i = 0; i < rounds; i++)
        do
          {
            kit_game_step (game);
            play_run_until (is_idle, game);
          }
        while (!is_answer_or_end (game));
      g_assert_cmpint (stones_game_get_state (game)->phase, ==, STONES_PHASE_ANSWER);
      text = kit_record_write (whole_record (game));
      again = stones_game_new (play_read (text));
      g_assert_cmpuint (kit_rules_head (kit_game_get_state (again))->player, ==,
                        kit_rules_head (kit_game_get_state (game))->player);
      g_assert_cmpuint (kit_game_get_decider (again), ==, kit_game_get_decider (game));
      end = play_on (game);
      other_end = play_on (again);
      g_assert_cmpstr (end, ==, other_end);
      g_assert_nonnull (strstr (end, "\n[Result]\n"));
    }
}

/* --- looking back --- */

static gboolean
has_five (gpointer game)
{
  return kit_game_get_cursor (game) >= 5;
}

/* The position that is displayed stays while computers go on. */
static void
test_looking (void)
{
  KitGame *game = play_game ("ll", "3", "");
  StonesState shown;
  Watch watch;

  watch_start (&watch, game);
  kit_game_set_running (game, TRUE);
  play_run_until (has_five, game);
  g_assert_false (kit_game_is_looking (game));
  kit_game_set_shown (game, 2);
  g_assert_true (kit_game_is_looking (game));
  play_run_to_end (game);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 2);
  stones_game_get_shown_state (game, &shown);
  g_assert_cmpuint (shown.phase, ==, STONES_PHASE_ANSWER);
  g_assert_cmpuint (shown.heap, ==, 21);
  g_assert_cmpuint (watch.positions, ==, kit_game_get_cursor (game));
  kit_game_set_shown (game, kit_game_get_cursor (game));
  g_assert_false (kit_game_is_looking (game));
  stones_game_get_shown_state (game, &shown);
  g_assert_cmpuint (shown.heap, ==, 0);
  watch_stop (&watch);
  g_assert_finalize_object (game);
}

/* Undo and a decision display what they lead to, or leave an earlier position. */
static void
test_shown (void)
{
  g_autoptr (KitGame) game = play_game ("pp", "3", "roll double accept");

  kit_game_set_shown (game, 1);
  g_assert_true (watch_decide (game, "take:1"));
  g_assert_cmpuint (kit_game_get_shown (game), ==, 1);
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 3);
  kit_game_redo (game, KIT_STEP_TURN);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 4);
}

/* The computer thinks while the game is held, and decides as soon as it is not; a person may decide
   at any time. */
static void
test_held (void)
{
  KitGame *game = play_game ("pl", "3", "");

  kit_game_set_running (game, TRUE);
  kit_game_set_held (game, TRUE);
  g_assert_true (watch_decide (game, "roll double"));
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  for (guint i = 0; i < 50; i++)
    {
      g_usleep (1000);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 2);
  g_assert_cmpint (kit_game_get_thinker (game), ==, 1);
  kit_game_set_held (game, FALSE);
  play_run_until (is_idle, game);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 3);
  g_assert_finalize_object (game);
}

/* Whether what is known of the game is all of it. */
static gboolean
is_whole (KitGame *game)
{
  g_autofree char *known = kit_record_write (kit_game_get_record (game));
  g_autofree char *whole = kit_record_write (whole_record (game));

  return g_str_equal (known, whole);
}

/* All hands are shown after the end, and then nobody goes back into the game. */
static void
test_all_hands (void)
{
  g_autoptr (KitGame) game = play_game ("pp", "3", "roll double accept");

  kit_game_show_all (game, TRUE);
  g_assert_false (kit_game_shows_all (game));
  kit_game_resign (game);
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  g_assert_false (is_whole (game));
  kit_game_show_all (game, TRUE);
  g_assert_true (kit_game_shows_all (game));
  g_assert_true (is_whole (game));
  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_true (kit_game_is_over (game));
  kit_game_show_all (game, FALSE);
  g_assert_false (is_whole (game));
  /* Not even if computers play their seats. */
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
      kit_game_set_kind (game, i, "planner");
    }
  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
}

/* Who watches computers may see all hands, until a person takes part. */
static void
test_all_hands_of_computers (void)
{
  g_autoptr (KitGame) game = play_game ("ll", "3", "roll");
  guint sight;

  kit_game_show_all (game, TRUE);
  g_assert_true (is_whole (game));
  g_assert_true (watch_decide (game, "double"));
  g_assert_true (is_whole (game));
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  sight = kit_game_get_sight (game);
  kit_game_set_kind (game, 0, "person");
  g_assert_false (kit_game_shows_all (game));
  g_assert_false (is_whole (game));
  g_assert_cmpuint (kit_game_get_sight (game), !=, sight);
  kit_game_resign (game);
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
}

/* The same game without and with looks at it, to the last byte. */
static void
test_computers (void)
{
  static const char * const kinds[] = { "ll", "lr", "rr", "lrl", "rrr" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *once = play_on (play_game (kinds[i], "", ""));
      g_autofree char *twice = play_on (play_game (kinds[i], "", ""));

      g_assert_cmpstr (once, ==, twice);
      g_assert_nonnull (strstr (once, "\nWinners="));
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char * const saved[] = { "ll", "lr", "rl", "rr", "lrl", "rrr" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signal_rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-game/signals/", signal_rows[i].name, NULL);

      g_test_add_data_func (name, &signal_rows[i], check_signals);
    }
  g_test_add_func ("/kit-game/signals-of-answer", test_signals_of_answer);
  g_test_add_func ("/kit-game/new", test_new);
  g_test_add_func ("/kit-game/resigned", test_resigned);
  g_test_add_func ("/kit-game/resigned-with-tail", test_resigned_with_tail);
  for (guint i = 0; i < G_N_ELEMENTS (saved); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-game/saved/", saved[i], NULL);

      g_test_add_data_func (name, saved[i], check_saved);
    }
  g_test_add_func ("/kit-game/looking", test_looking);
  g_test_add_func ("/kit-game/shown", test_shown);
  g_test_add_func ("/kit-game/held", test_held);
  g_test_add_func ("/kit-game/all-hands", test_all_hands);
  g_test_add_func ("/kit-game/all-hands-of-computers", test_all_hands_of_computers);
  g_test_add_func ("/kit-game/computers", test_computers);
  return g_test_run ();
}
