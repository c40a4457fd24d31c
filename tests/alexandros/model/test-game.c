/* SPDX-License-Identifier: GPL-3.0-or-later */
/* KitGame: its signal, refusals, modified flag and displayed position. */

#include "games.h"
#include "test-util.h"
#include "watch.h"
#include "whole.h"

#include "alexandros/rules/alx-seat.h"

#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
#define TURN "L A2-B3-C4 ."
/* The levy that comes next brings player 1 to 100 points. */
#define ENDING "Black=A2-B3-C4-D3; Governors=1:c2; Hands=LL - -; Scores=98 0 0"

/* --- what one step signals --- */

typedef enum
{
  DECIDE,                               /* its tokens */
  REFUSED,                              /* its tokens, of which the last is */
  UNDO,
  UNDO_TURN,
  REDO,
  REDO_TURN,
  RESIGN,
  SAVE,
  SHOW,                                 /* its token as a number */
  HAND_OVER,                            /* seat 1 to the kind that is its token */
} Step;

typedef struct
{
  const char *name;
  const char *kinds;
  const char *position;
  const char *before;                   /* decisions in force */
  Step        step;
  const char *tokens;
  const char *log;
} SignalRow;

static const SignalRow signal_rows[] = {
  { "/game/signals/card", "ppp", DECK, NULL, DECIDE, "L",
    "position+shown+modified" },
  { "/game/signals/way", "ppp", DECK, "L", DECIDE, "A2-B3-C4",
    "position+shown+modified" },
  { "/game/signals/action", "ppp", DECK, "L A2-B3-C4", DECIDE, "+H",
    "position+shown+modified" },
  { "/game/signals/hidden-card", "ppp", DECK, "L A2-B3-C4", DECIDE, "+",
    "position+shown+modified" },
  { "/game/signals/end-of-turn", "ppp", DECK, "L A2-B3-C4", DECIDE, ".",
    "position+shown+modified" },
  { "/game/signals/single-person", "prr", DECK, NULL, DECIDE, "L",
    "position+shown+modified" },
  { "/game/signals/end", "ppp", ENDING, NULL, DECIDE, "$L",
    "position+shown+modified+ended" },
  { "/game/signals/two", "prr", DECK, NULL, DECIDE, "L A2-B3-C4",
    "position+shown+modified position+shown" },

  { "/game/signals/refused", "ppp", DECK, NULL, REFUSED, "T", "" },
  { "/game/signals/refused-later", "ppp", DECK, "L", REFUSED, "+", "" },
  { "/game/signals/refused-over", "ppp", ENDING, "$L", REFUSED, "+", "" },

  { "/game/signals/undo", "ppp", DECK, "L A2-B3-C4 +H", UNDO, NULL,
    "position+shown+modified" },
  { "/game/signals/undo-turn", "ppp", DECK, "L A2-B3-C4 +H", UNDO_TURN, NULL,
    "position+shown+modified" },
  { "/game/signals/undo-end", "prr", ENDING, "$L", UNDO, NULL,
    "position+shown+modified" },
  { "/game/signals/undo-end-of-persons", "ppp", ENDING, "$L", UNDO, NULL, "" },
  { "/game/signals/undo-nothing", "ppp", DECK, NULL, UNDO, NULL, "" },
  { "/game/signals/undo-revealed", "ppp", DECK, "L", UNDO, NULL, "" },
  { "/game/signals/undo-turn-revealed", "ppp", DECK, "L", UNDO_TURN, NULL, "" },
  { "/game/signals/redo-nothing", "ppp", DECK, "L A2-B3-C4", REDO, NULL, "" },
  { "/game/signals/redo-turn-nothing", "ppp", DECK, "L A2-B3-C4", REDO_TURN, NULL, "" },

  { "/game/signals/resign", "ppp", DECK, NULL, RESIGN, NULL,
    "position+modified+ended" },
  { "/game/signals/resign-over", "ppp", ENDING, "$L", RESIGN, NULL, "" },

  { "/game/signals/save", "ppp", DECK, "L", SAVE, NULL, "" },
  { "/game/signals/show", "ppp", DECK, TURN, SHOW, "1", "shown" },
  { "/game/signals/show-same", "ppp", DECK, TURN, SHOW, "3", "" },
  { "/game/signals/show-too-far", "ppp", DECK, TURN, SHOW, "99", "" },

  { "/game/signals/hand-over", "ppp", DECK, TURN, HAND_OVER, "captain",
    "players+modified" },
  { "/game/signals/hand-over-same", "ppp", DECK, TURN, HAND_OVER, "person", "" },
  { "/game/signals/hand-over-leaves-one", "pprr", "Phase=card", NULL, HAND_OVER, "captain",
    "players+modified" },
  { "/game/signals/hand-over-frees-undo", "ppr", DECK, "L", HAND_OVER, "random",
    "players+modified" },
  { "/game/signals/hand-back-stops-undo", "rpr", DECK, "L A2-B3-C4 + . S", HAND_OVER, "person",
    "players+modified" },
  { "/game/signals/hand-over-undo-of-computers", "prr", DECK, TURN, HAND_OVER, "random",
    "players+modified" },
};

static void
do_step (KitGame    *game,
         Step        step,
         const char *tokens)
{
  switch (step)
    {
    case DECIDE:
      g_assert_true (watch_decide (game, tokens));
      break;
    case REFUSED:
      g_assert_false (watch_decide (game, tokens));
      break;
    case UNDO:
    case UNDO_TURN:
      kit_game_undo (game, step == UNDO ? KIT_STEP_DECISION : KIT_STEP_TURN);
      break;
    case REDO:
    case REDO_TURN:
      kit_game_redo (game, step == REDO ? KIT_STEP_DECISION : KIT_STEP_TURN);
      break;
    case RESIGN:
      kit_game_resign (game);
      break;
    case SAVE:
      kit_game_mark_saved (game, TRUE);
      break;
    case SHOW:
      kit_game_set_shown (game, g_ascii_strtoull (tokens, NULL, 10));
      break;
    case HAND_OVER:
      kit_game_set_kind (game, 0, tokens);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
check_signals (gconstpointer data)
{
  const SignalRow *row = data;
  KitGame *game = games_new (row->kinds, row->position, row->before);
  g_autofree char *before = kit_record_write (whole_record (game));
  g_autofree char *after = NULL;
  Watch watch;

  watch_start (&watch, game);
  do_step (game, row->step, row->tokens);
  watch_check (&watch, row->log);
  after = kit_record_write (whole_record (game));
  g_assert_cmpint (strstr (row->log, "modified") != NULL, ==, strcmp (before, after) != 0);
  g_assert_cmpint (kit_game_get_modified (game), ==, strcmp (before, after) != 0);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* --- the course of a game --- */

static void
test_ends_twice (void)
{
  KitGame *game = games_new ("prr", ENDING, NULL);
  Watch watch;

  watch_start (&watch, game);
  g_assert_true (watch_decide (game, "$L"));
  g_assert_cmpuint (watch.ended, ==, 1);
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_false (kit_game_is_over (game));
  g_assert_cmpuint (watch.ended, ==, 1);
  kit_game_redo (game, KIT_STEP_DECISION);
  g_assert_true (kit_game_is_over (game));
  g_assert_cmpuint (watch.ended, ==, 2);
  g_assert_cmpuint (watch.positions, ==, 3);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

static void
test_decision_drops_tail (void)
{
  g_autoptr (KitGame) game = games_new ("prr", DECK, "L A2-B3-C4 +");

  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_true (kit_game_can_redo (game, KIT_STEP_DECISION));
  g_assert_true (watch_decide (game, "+H"));
  g_assert_false (kit_game_can_redo (game, KIT_STEP_DECISION));
  g_assert_cmpuint (kit_history_get_length (whole_record (game)->history), ==, 3);
}

static void
test_refusal_keeps_tail (void)
{
  g_autoptr (KitGame) game = games_new ("prr", DECK, "L A2-B3-C4 +");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  AlxState state;

  kit_game_undo (game, KIT_STEP_DECISION);
  kit_game_mark_saved (game, TRUE);
  kit_game_set_shown (game, 1);
  before = kit_record_write (whole_record (game));
  state = *alx_game_get_state (game);
  g_assert_false (watch_decide (game, "L"));
  after = kit_record_write (whole_record (game));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpmem (&state, sizeof state, alx_game_get_state (game), sizeof state);
  g_assert_true (kit_game_can_redo (game, KIT_STEP_DECISION));
  g_assert_false (kit_game_get_modified (game));
  g_assert_cmpuint (kit_game_get_shown (game), ==, 1);
}

static void
test_refusal_says_why (void)
{
  g_autoptr (KitGame) game = games_new ("ppp", DECK, NULL);
  AlxDecision decision;
  AlxRefusal refusal;
  g_autofree char *why = NULL;
  g_autofree char *over = NULL;

  test_decision ("T", &decision);
  g_assert_false (alx_game_decide (game, &decision, &refusal));
  why = test_refusal (&refusal);
  g_assert_cmpstr (why, ==, "not-face-up R9 symbol=T");
  kit_game_resign (game);
  test_decision ("L", &decision);
  g_assert_false (alx_game_decide (game, &decision, &refusal));
  over = test_refusal (&refusal);
  g_assert_true (g_str_has_prefix (over, "over R4"));
}

/* --- resigning --- */

static void
test_resign (void)
{
  KitGame *game = games_new ("prr", DECK, TURN);
  g_autofree char *before = kit_record_write (whole_record (game));
  g_autofree char *resigned = NULL;
  g_autofree char *after = NULL;
  Watch watch;

  watch_start (&watch, game);
  kit_game_resign (game);
  resigned = kit_record_write (whole_record (game));
  g_assert_nonnull (strstr (resigned, "\nAbandoned=true\n"));
  g_assert_true (kit_game_is_over (game));
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  g_assert_true (kit_game_can_undo (game, KIT_STEP_TURN));
  g_assert_false (kit_game_can_redo (game, KIT_STEP_DECISION));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 3);
  g_assert_cmpuint (watch.ended, ==, 1);

  kit_game_resign (game);
  g_assert_cmpuint (watch.ended, ==, 1);

  kit_game_undo (game, KIT_STEP_TURN);
  after = kit_record_write (whole_record (game));
  g_assert_cmpstr (after, ==, before);
  g_assert_false (kit_game_is_over (game));
  g_assert_cmpuint (watch.positions, ==, 2);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* A resigned game keeps its redo tail, and its record can be read again. */
static void
test_resign_with_tail (void)
{
  g_autoptr (KitGame) game = games_new ("prr", DECK, "L A2-B3-C4 +");
  g_autoptr (KitRecord) record = NULL;
  g_autofree char *text = NULL;

  kit_game_undo (game, KIT_STEP_DECISION);
  kit_game_resign (game);
  g_assert_false (kit_game_can_redo (game, KIT_STEP_DECISION));
  text = kit_record_write (whole_record (game));
  record = test_read_record (text);
  g_assert_true (record->abandoned);
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_true (kit_game_can_redo (game, KIT_STEP_DECISION));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 2);
}

/* The same with a tail that ends the game: what is written must still be a valid record. */
static void
test_resign_before_end (void)
{
  g_autoptr (KitGame) game = games_new ("ppp", ENDING, "$L");
  g_autoptr (KitRecord) record = NULL;
  g_autofree char *text = NULL;
  KitFault fault;

  kit_game_undo (game, KIT_STEP_DECISION);
  kit_game_resign (game);
  text = kit_record_write (whole_record (game));
  record = alx_record_read (text, strlen (text), &fault);
  g_assert_nonnull (record);
}

/* --- who plays --- */

static void
test_kinds (void)
{
  g_autoptr (KitGame) game = games_new ("pcrb", "Phase=card", NULL);

  g_assert_true (kit_game_is_person (game, 0));
  for (guint i = 1; i < 4; i++)
    g_assert_false (kit_game_is_person (game, i));
  g_assert_cmpuint (kit_game_count_persons (game), ==, 1);
  kit_game_set_kind (game, 2, "person");
  g_assert_true (kit_game_is_person (game, 2));
  g_assert_cmpuint (kit_game_count_persons (game), ==, 2);
  kit_game_set_kind (game, 0, "captain");
  g_assert_false (kit_game_is_person (game, 0));
  g_assert_cmpstr (whole_record (game)->players[0].kind, ==, "captain");
  g_assert_cmpstr (whole_record (game)->players[0].name, ==, "P1");
  g_assert_cmpint (whole_record (game)->players[0].colour, ==, KIT_RED);
}

/* How far undo may go depends on the number of persons, so views are notified of that. */
static void
test_kinds_and_undo (void)
{
  KitGame *game = games_new ("ppp", DECK, "L");
  Watch watch;

  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
  kit_game_set_kind (game, 2, "random");
  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
  watch_start (&watch, game);
  kit_game_set_kind (game, 1, "random");
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  watch_check (&watch, "players");
  kit_game_set_kind (game, 1, "person");
  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
  watch_check (&watch, "players");
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* --- the displayed position --- */

static void
test_shown (void)
{
  KitGame *game = games_new ("prr", DECK, TURN);
  AlxState state;
  AlxState expected;
  AlxSeat seat;
  Watch watch;

  g_assert_cmpuint (kit_game_get_shown (game), ==, 3);
  g_assert_false (kit_game_is_looking (game));
  for (guint i = 0; i <= 3; i++)
    {
      kit_game_set_shown (game, i);
      g_assert_cmpuint (kit_game_get_shown (game), ==, i);
      alx_game_get_shown_state (game, &state);
      alx_history_get_state_at (whole_record (game)->history, i, &expected);
      alx_seat_look (&seat, &expected, 0);
      g_assert_cmpmem (&state, sizeof state, &seat.state, sizeof seat.state);
      g_assert_cmpint (kit_game_is_looking (game), ==, i < 3);
      g_assert_cmpuint (kit_game_get_cursor (game), ==, 3);
    }

  kit_game_set_shown (game, 1);
  watch_start (&watch, game);
  g_assert_true (watch_decide (game, "S"));
  watch_check (&watch, "position+modified");
  g_assert_cmpuint (kit_game_get_shown (game), ==, 1);
  kit_game_set_shown (game, 4);
  watch_check (&watch, "shown");
  g_assert_true (watch_decide (game, "C4-B3"));
  g_assert_cmpuint (kit_game_get_shown (game), ==, 5);
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

static void
test_shown_after_undo (void)
{
  g_autoptr (KitGame) game = games_new ("rrr", DECK, TURN);

  kit_game_set_shown (game, 1);
  kit_game_undo (game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 2);
  g_assert_false (kit_game_is_looking (game));
  kit_game_set_shown (game, 0);
  kit_game_redo (game, KIT_STEP_DECISION);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 3);
  g_assert_false (kit_game_is_looking (game));
  kit_game_undo (game, KIT_STEP_DECISION);
  kit_game_set_shown (game, 3);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 2);
}

/* --- saving --- */

static void
test_modified (void)
{
  static const Step steps[] = { DECIDE, UNDO, REDO, RESIGN, UNDO };
  KitGame *game = games_new ("prr", DECK, "L");
  Watch watch;

  g_assert_false (kit_game_get_modified (game));
  watch_start (&watch, game);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      do_step (game, steps[i], "A2-B3-C4");
      g_assert_true (kit_game_get_modified (game));
      g_assert_nonnull (strstr (watch.log->str, "modified"));
      g_string_truncate (watch.log, 0);
      kit_game_mark_saved (game, TRUE);
      g_assert_false (kit_game_get_modified (game));
      watch_check (&watch, "modified");
      kit_game_mark_saved (game, TRUE);
      watch_check (&watch, "");
    }
  kit_game_set_shown (game, 0);
  g_assert_false (kit_game_get_modified (game));
  g_assert_finalize_object (game);
  watch_stop (&watch);
}

/* After each step of a game the record can be written and read, and is the same afterwards. */
static void
test_writes_record (void)
{
  g_autoptr (KitGame) game = games_new ("prr", DECK, NULL);

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *expected = NULL;
      g_autofree char *again = NULL;
      g_autoptr (KitRecord) record = NULL;

      watch_decide_any (game);
      if (i % 7 == 6)
        kit_game_undo (game, KIT_STEP_DECISION);
      text = kit_record_write (whole_record (game));
      expected = kit_record_write (whole_record (game));
      g_assert_cmpstr (text, ==, expected);
      record = test_read_record (text);
      again = kit_record_write (record);
      g_assert_cmpstr (again, ==, text);
    }
}

static void
test_new_game (void)
{
  KitRecord *record = games_record ("ppp", ENDING, "$L");
  KitGame *game;

  kit_history_set_cursor (record->history, 0);
  game = alx_game_new (record);
  g_assert_true (whole_record (game) == record);
  g_assert_true (alx_game_get_board (game) == test_board ());
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 0);
  g_assert_cmpuint (kit_game_get_shown (game), ==, 0);
  g_assert_cmpint (kit_game_get_thinker (game), ==, -1);
  g_assert_false (kit_game_is_over (game));
  g_assert_false (kit_game_get_modified (game));
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signal_rows); i++)
    g_test_add_data_func (signal_rows[i].name, &signal_rows[i], check_signals);
  g_test_add_func ("/game/new", test_new_game);
  g_test_add_func ("/game/ends-twice", test_ends_twice);
  g_test_add_func ("/game/decision-drops-tail", test_decision_drops_tail);
  g_test_add_func ("/game/refusal/keeps-tail", test_refusal_keeps_tail);
  g_test_add_func ("/game/refusal/says-why", test_refusal_says_why);
  g_test_add_func ("/game/resign/and-undo", test_resign);
  g_test_add_func ("/game/resign/with-tail", test_resign_with_tail);
  g_test_add_func ("/game/resign/before-end", test_resign_before_end);
  g_test_add_func ("/game/kinds", test_kinds);
  g_test_add_func ("/game/kinds-and-undo", test_kinds_and_undo);
  g_test_add_func ("/game/shown", test_shown);
  g_test_add_func ("/game/shown-after-undo", test_shown_after_undo);
  g_test_add_func ("/game/modified", test_modified);
  g_test_add_func ("/game/writes-record", test_writes_record);
  return g_test_run ();
}
