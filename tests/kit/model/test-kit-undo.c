/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo go in a game with barriers: not over a roll, nor over what another seat has
   decided; and in one without. */

#include "play.h"
#include "watch.h"
#include "whole.h"

#include "kit/record/kit-undo.h"

#define LINE "roll double accept take:3 / roll double decline take:1 / roll take:1"
#define TURNS "roll take:3 / roll take:3"
#define LAST TURNS " / " TURNS " / " TURNS " / roll take:3"
#define CANNOT -1

typedef struct
{
  const char *name;
  const char *kinds;
  const char *tokens;                   /* with all dice at 3 */
  int         from;                     /* the cursor, -1 for after all tokens */
  int         decision;                 /* where one step leads */
  int         turn;
} StepRow;

static const StepRow undo_rows[] = {
  { "/kit-undo/persons/at-start", "pp", "", -1, CANNOT, CANNOT },
  { "/kit-undo/persons/roll", "pp", "roll", -1, CANNOT, CANNOT },
  { "/kit-undo/persons/doubling", "pp", "roll double", -1, 1, 1 },
  { "/kit-undo/persons/answer", "pp", "roll double accept", -1, 2, 2 },
  { "/kit-undo/persons/back-to-answer", "pp", "roll double accept take:3", -1, 3, 3 },
  { "/kit-undo/persons/turn-just-ended", "pp", "roll take:3", -1, 1, 1 },
  { "/kit-undo/persons/next-roll", "pp", "roll take:3 / roll", -1, CANNOT, CANNOT },
  { "/kit-undo/persons/from-the-middle", "pp", LINE, 4, 3, 3 },
  { "/kit-undo/persons/three", "ppp", "roll take:3 / roll double decline", -1, 4, 4 },
  { "/kit-undo/persons/before-last", "pp", TURNS " / " TURNS " / roll take:3", -1, 9, 9 },
  { "/kit-undo/persons/bonus-stones-turned-up", "pp", LAST, -1, CANNOT, CANNOT },

  { "/kit-undo/alone/roll", "pl", "roll", -1, CANNOT, CANNOT },
  { "/kit-undo/alone/doubling", "pl", "roll double", -1, 1, 1 },
  { "/kit-undo/alone/answer-of-a-computer", "pl", "roll double accept", -1, CANNOT, CANNOT },
  { "/kit-undo/alone/back-to-answer", "pl", "roll double accept take:3", -1, 3, 3 },
  { "/kit-undo/alone/turn-of-a-computer", "pl", "roll take:3 / roll", -1, CANNOT, CANNOT },
  { "/kit-undo/alone/own-answer", "lp", "roll double accept", -1, 2, 2 },
  { "/kit-undo/alone/own-answer-used", "lp", "roll double accept take:3", -1, CANNOT, CANNOT },
  { "/kit-undo/alone/program", "bp", "roll double accept take:3", -1, CANNOT, CANNOT },
  { "/kit-undo/alone/unknown-level", "sp", "roll take:3", -1, CANNOT, CANNOT },

  { "/kit-undo/computers/at-start", "ll", "", -1, CANNOT, CANNOT },
  { "/kit-undo/computers/roll", "ll", "roll", -1, 0, 0 },
  { "/kit-undo/computers/answer", "lr", "roll double accept", -1, 2, 0 },
  { "/kit-undo/computers/turn-just-ended", "lr", "roll double accept take:3", -1, 3, 0 },
  { "/kit-undo/computers/second-turn", "bs", "roll take:3 / roll double", -1, 3, 2 },
  { "/kit-undo/computers/bonus-stones-turned-up", "ll", LAST, -1, 13, 12 },
};

/* If the rules were to allow it: a person alone goes back over everything, several stay in the turn
   and stop at what was revealed, and at a computer's answer. */
static const StepRow free_rows[] = {
  { "/kit-undo/freely/alone/roll", "pl", "roll", -1, 0, 0 },
  { "/kit-undo/freely/alone/over-an-answer", "pl", "roll double accept", -1, 1, 0 },
  { "/kit-undo/freely/alone/own-answer", "lp", "roll double accept", -1, 2, 2 },
  { "/kit-undo/freely/alone/over-a-turn", "pl", "roll take:3 / roll", -1, 1, 0 },
  { "/kit-undo/freely/alone/own-second-decision", "pl", "roll double accept take:3", -1, 3, 0 },
  { "/kit-undo/freely/alone/before-own-first", "lp", "roll double", -1, CANNOT, CANNOT },
  { "/kit-undo/freely/persons/roll", "pp", "roll", -1, CANNOT, CANNOT },
  { "/kit-undo/freely/persons/over-an-answer", "pp", "roll double accept", -1, 2, 1 },
  { "/kit-undo/freely/persons/turn-just-ended", "pp", "roll take:3", -1, CANNOT, CANNOT },
  { "/kit-undo/freely/persons/answer-of-a-computer", "plp", "roll double accept", -1, CANNOT,
    CANNOT },
};

/* The deciders of LINE, with two players: 0 0 1 0 / 1 1 0 1 / 0 0. */
static const StepRow redo_rows[] = {
  { "/kit-redo/nothing", "pp", LINE, -1, CANNOT, CANNOT },
  { "/kit-redo/persons/decision-or-turn", "pp", LINE, 0, 1, 4 },
  { "/kit-redo/persons/answer", "pp", LINE, 2, 3, 4 },
  { "/kit-redo/persons/next-turn", "pp", LINE, 4, 5, 8 },
  { "/kit-redo/persons/last", "pp", LINE, 9, 10, 10 },
  { "/kit-redo/alone/over-an-answer", "pl", LINE, 1, 3, 6 },
  { "/kit-redo/alone/to-own-answer", "pl", LINE, 3, 6, 6 },
  { "/kit-redo/alone/from-own-answer", "pl", LINE, 6, 8, 8 },
  { "/kit-redo/alone/other-seat", "lp", LINE, 0, 2, 4 },
  { "/kit-redo/computers/step-by-step", "ll", LINE, 2, 3, 4 },
};

static KitRecord *
make_record (const StepRow *row)
{
  KitRecord *record = play_record (row->kinds, "33333333", row->tokens);

  if (row->from >= 0)
    kit_history_set_cursor (record->history, row->from);
  return record;
}

/* The rules and the format of Stones with the other policy. */
static KitRules free_rules;
static KitFormat free_format;

static KitGame *
new_game (const StepRow *row,
          gboolean       freely)
{
  KitRecord *record = make_record (row);

  free_rules = stones_rules;
  free_rules.undo = KIT_UNDO_FREELY;
  free_format = stones_format;
  free_format.rules = &free_rules;
  if (freely)
    record->format = &free_format;
  return stones_game_new (record);
}

/* Finding the cursor, can_undo() and undo() agree; redo likewise. */
static void
check_step (const StepRow *row,
            gboolean       freely,
            gboolean       back,
            KitStep        step,
            int            expected)
{
  g_autoptr (KitGame) game = new_game (row, freely);
  const KitRecord *record = whole_record (game);
  guint from = kit_game_get_cursor (game);
  guint length = kit_history_get_length (record->history);
  gboolean whole = step == KIT_STEP_TURN;
  guint cursor;

  g_assert_cmpint (back ? kit_undo_find (record, whole, &cursor)
                        : kit_redo_find (record, whole, &cursor),
                   ==, expected != CANNOT);
  g_assert_cmpint (back ? kit_game_can_undo (game, step) : kit_game_can_redo (game, step), ==,
                   expected != CANNOT);
  if (back)
    kit_game_undo (game, step);
  else
    kit_game_redo (game, step);
  g_assert_cmpint (kit_game_get_cursor (game), ==, expected != CANNOT ? (guint) expected : from);
  g_assert_cmpuint (kit_history_get_length (record->history), ==, length);
}

static void
check_undo (gconstpointer data)
{
  const StepRow *row = data;

  check_step (row, FALSE, TRUE, KIT_STEP_DECISION, row->decision);
  check_step (row, FALSE, TRUE, KIT_STEP_TURN, row->turn);
}

static void
check_free (gconstpointer data)
{
  const StepRow *row = data;

  check_step (row, TRUE, TRUE, KIT_STEP_DECISION, row->decision);
  check_step (row, TRUE, TRUE, KIT_STEP_TURN, row->turn);
}

static void
check_redo (gconstpointer data)
{
  const StepRow *row = data;

  check_step (row, FALSE, FALSE, KIT_STEP_DECISION, row->decision);
  check_step (row, FALSE, FALSE, KIT_STEP_TURN, row->turn);
}

static KitRecord *
make_random_record (guint seed)
{
  static const char * const kinds[] = { "person", "person", "planner" };
  BaseRandom random = { seed };
  KitRecord *record = play_random (seed, 60);
  guint length = kit_history_get_length (record->history);

  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, kinds[base_random_below (&random, 3)], "P");
  kit_history_set_cursor (record->history, base_random_below (&random, length + 1));
  return record;
}

/* With persons, undo takes back nothing that was revealed, and what one person alone decided in one
   turn; one step is one decision. */
static void
test_law (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 500; seed++)
    {
      g_autoptr (KitRecord) record = make_random_record (seed);
      const KitHistory *history = record->history;
      guint now = kit_history_get_cursor (history);
      guint to, step;

      if (kit_record_count_persons (record) == 0 || !kit_undo_find (record, TRUE, &to))
        continue;
      g_assert_true (kit_undo_find (record, FALSE, &step));
      g_assert_cmpuint (step, ==, now - 1);
      g_assert_cmpuint (to, <=, step);
      for (guint i = to; i < now; i++)
        {
          g_assert_false (kit_history_reveals (history, i));
          g_assert_true (kit_record_is_person (record, kit_history_get_decider (history, i)));
          g_assert_cmpuint (kit_history_get_decider (history, i), ==,
                            kit_history_get_decider (history, now - 1));
          g_assert_cmpuint (kit_history_get_turn (history, i), ==,
                            kit_history_get_turn (history, now - 1));
        }
      n++;
    }
  g_assert_cmpuint (n, >, 100);
}

/* A roll that a person has seen stays, whatever is tried. */
static void
test_roll_stays (void)
{
  g_autoptr (KitGame) game = play_game ("pp", "3", "roll double accept take:3");

  for (guint i = 0; i < 10; i++)
    {
      kit_game_undo (game, i % 2 == 0 ? KIT_STEP_TURN : KIT_STEP_DECISION);
      if (kit_game_get_cursor (game) == 3)
        kit_game_set_kind (game, 1, "person");
    }
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 1);
  g_assert_cmpuint (stones_game_get_state (game)->die, ==, 3);
  kit_game_redo (game, KIT_STEP_TURN);
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 4);
}

/* Games without persons can be undone to the start; redo brings the same dice. */
static void
test_watching (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      KitRecord *record = play_random (seed, 200);
      g_autoptr (KitGame) game = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      guint n = kit_history_get_length (record->history);

      for (guint i = 0; i < record->n_players; i++)
        kit_record_set_player (record, i, i, "random", "P");
      game = stones_game_new (record);
      before = kit_record_write (record);
      for (guint i = n; i > 0; i--)
        {
          g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
          kit_game_undo (game, KIT_STEP_DECISION);
          g_assert_cmpuint (kit_game_get_cursor (game), ==, i - 1);
        }
      g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
      while (kit_game_can_redo (game, KIT_STEP_TURN))
        kit_game_redo (game, KIT_STEP_TURN);
      after = kit_record_write (record);
      g_assert_cmpstr (after, ==, before);
    }
}

/* Another line of play after undo gets the dice that were rolled before. */
static void
test_other_line (void)
{
  g_autoptr (KitGame) game = play_game ("ll", "132", "roll take:1 / roll take:3 / roll");
  g_autofree char *dice = NULL;

  while (kit_game_can_undo (game, KIT_STEP_TURN))
    kit_game_undo (game, KIT_STEP_TURN);
  g_assert_true (watch_decide (game, "roll double decline take:1 roll double accept take:1 roll"));
  dice = play_dice (whole_record (game)->history);
  g_assert_cmpstr (dice, ==, "132");
}

/* Resigning is undone on its own. */
static void
test_resigned (void)
{
  g_autoptr (KitGame) game = play_game ("pp", "3", "roll");

  g_assert_false (kit_game_can_undo (game, KIT_STEP_DECISION));
  kit_game_resign (game);
  g_assert_true (kit_game_can_undo (game, KIT_STEP_DECISION));
  g_assert_false (kit_game_can_redo (game, KIT_STEP_DECISION));
  kit_game_undo (game, KIT_STEP_TURN);
  g_assert_false (kit_game_is_over (game));
  g_assert_cmpuint (kit_game_get_cursor (game), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (undo_rows); i++)
    g_test_add_data_func (undo_rows[i].name, &undo_rows[i], check_undo);
  for (guint i = 0; i < G_N_ELEMENTS (free_rows); i++)
    g_test_add_data_func (free_rows[i].name, &free_rows[i], check_free);
  for (guint i = 0; i < G_N_ELEMENTS (redo_rows); i++)
    g_test_add_data_func (redo_rows[i].name, &redo_rows[i], check_redo);
  g_test_add_func ("/kit-undo/law", test_law);
  g_test_add_func ("/kit-undo/roll-stays", test_roll_stays);
  g_test_add_func ("/kit-undo/watching", test_watching);
  g_test_add_func ("/kit-undo/other-line", test_other_line);
  g_test_add_func ("/kit-undo/resigned", test_resigned);
  return g_test_run ();
}
