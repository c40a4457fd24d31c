/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo go: freely for a single person, to the last card revealed among several. */

#include "games.h"
#include "test-util.h"
#include "watch.h"
#include "whole.h"

#include "kit/record/kit-undo.h"

#define DECK "Deck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS"
/* Three decisions in each turn; the fourth turn is player 1's again. */
#define TURN_1 "L A2-B3-C4 ."
#define TURN_2 TURN_1 " / S C4-B3 ."
#define TURN_3 TURN_2 " / H B3-B5 ."
#define TURN_4 TURN_3 " / T B5-B7-B9-C10-D11 ."
/* All other cards are in a hand: nothing is turned up. */
#define CLOSED "Phase=card; FaceUp=LH; Hands=S rest A; Supply="
#define CLOSED_4 "Phase=card; FaceUp=LH; Hands=S rest A T; Supply="
#define END "Phase=actions 2 last; FaceUp=--"
#define CANNOT -1

typedef struct
{
  const char *name;
  const char *kinds;
  const char *position;
  const char *tokens;
  int         from;                     /* the cursor, -1 for after all tokens */
  int         decision;                 /* where one step leads */
  int         turn;
} StepRow;

static const StepRow undo_rows[] = {
  { "/undo/alone/at-start", "prr", DECK, NULL, -1, CANNOT, CANNOT },
  { "/undo/alone/over-revealed-card", "prr", DECK, "L", -1, 0, 0 },
  { "/undo/alone/over-drawn-card", "prr", DECK, "L A2-B3-C4 +", -1, 2, 0 },
  { "/undo/alone/decision-by-decision", "prr", DECK, "L A2-B3-C4", -1, 1, 0 },
  { "/undo/alone/own-turn-just-ended", "prr", DECK, TURN_1, -1, 2, 0 },
  { "/undo/alone/over-half-a-turn-of-a-computer", "prr", DECK, TURN_1 " S", -1, 2, 0 },
  { "/undo/alone/over-a-computer", "prr", DECK, TURN_2, -1, 2, 0 },
  { "/undo/alone/over-two-computers", "prr", DECK, TURN_3, -1, 2, 0 },
  { "/undo/alone/own-second-turn", "prr", DECK, TURN_3 " T", -1, 9, 9 },
  { "/undo/alone/own-second-turn-ended", "prr", DECK, TURN_4, -1, 11, 9 },
  { "/undo/alone/from-the-middle", "prr", DECK, TURN_4, 9, 2, 0 },
  { "/undo/alone/last-seat", "rrp", DECK, TURN_3, -1, 8, 6 },
  { "/undo/alone/before-own-first-turn", "rrp", DECK, TURN_2, -1, CANNOT, CANNOT },
  { "/undo/alone/before-own-first-decision", "rpr", DECK, TURN_1, -1, CANNOT, CANNOT },
  { "/undo/alone/the-end", "prr", END, ".", -1, 0, 0 },
  { "/undo/alone/with-programs", "pbs", DECK, TURN_3, -1, 2, 0 },

  { "/undo/computers/at-start", "rrr", DECK, NULL, -1, CANNOT, CANNOT },
  { "/undo/computers/decision-or-turn", "rcr", DECK, TURN_1 " / S C4-B3", -1, 4, 3 },
  { "/undo/computers/turn-just-ended", "rcr", DECK, TURN_2, -1, 5, 3 },
  { "/undo/computers/first", "rcb", DECK, "L", -1, 0, 0 },

  { "/undo/persons/at-start", "ppp", DECK, NULL, -1, CANNOT, CANNOT },
  { "/undo/persons/revealed-card", "ppp", DECK, "L", -1, CANNOT, CANNOT },
  { "/undo/persons/back-to-revealed-card", "ppp", DECK, "L A2-B3-C4", -1, 1, 1 },
  { "/undo/persons/drawn-card", "ppp", DECK, "L A2-B3-C4 +", -1, CANNOT, CANNOT },
  { "/undo/persons/taken-card", "ppp", DECK, "L A2-B3-C4 +H", -1, 2, 1 },
  { "/undo/persons/another-turn", "ppp", DECK, TURN_1, -1, CANNOT, CANNOT },
  { "/undo/persons/the-end", "ppp", END, ".", -1, CANNOT, CANNOT },
  { "/undo/persons/another-turn-later", "ppp", DECK, TURN_1 " S", -1, CANNOT, CANNOT },
  { "/undo/persons/nothing-revealed", "ppp", CLOSED, "L", -1, 0, 0 },
  { "/undo/persons/whole-turn", "ppp", CLOSED, "L A2-B3-C4 +H", -1, 2, 0 },
  { "/undo/persons/not-past-own-turn", "ppp", CLOSED, "L A2-B3-C4 . / A* C4-B5-B7-B9 +H", -1, 5,
    3 },
  { "/undo/persons/another-turn-though-nothing-revealed", "ppp", CLOSED, "L A2-B3-C4 .", -1, CANNOT,
    CANNOT },
  { "/undo/persons/reshuffled", "ppp", "Hands=S rest A; FaceUp=LH; Supply=; Discards=TT", "+", -1,
    CANNOT, CANNOT },
  { "/undo/persons/two-are-several", "ppr", DECK, "L", -1, CANNOT, CANNOT },
  { "/undo/persons/over-a-computer", "prp", CLOSED, "L A2-B3-C4 . / H C4-B5 .", -1, CANNOT,
    CANNOT },
  { "/undo/persons/while-a-computer-plays", "prp", CLOSED, "L A2-B3-C4 . / H C4-B5", -1, CANNOT,
    CANNOT },
  { "/undo/persons/special-move", "ppp", CLOSED, "S* A2-A4", -1, 1, 0 },
  { "/undo/persons/four", "pppp", CLOSED_4, "L A2-B3-C4", -1, 1, 0 },
};

static const StepRow redo_rows[] = {
  { "/redo/nothing", "prr", DECK, TURN_1, -1, CANNOT, CANNOT },
  { "/redo/alone/own-decision", "prr", DECK, TURN_4, 0, 1, 9 },
  { "/redo/alone/over-computers", "prr", DECK, TURN_4, 2, 9, 9 },
  { "/redo/alone/from-a-computers-turn", "prr", DECK, TURN_4, 4, 9, 9 },
  { "/redo/alone/own-second-turn", "prr", DECK, TURN_4, 9, 10, 12 },
  { "/redo/alone/to-the-end", "prr", DECK, TURN_4, 11, 12, 12 },
  { "/redo/alone/computers-at-the-end", "prr", DECK, TURN_3, 2, 9, 9 },
  { "/redo/alone/computer-has-more-to-decide", "prr", DECK, TURN_2, 2, 6, 6 },
  { "/redo/alone/last-seat", "rrp", DECK, TURN_4, 0, 6, 6 },
  { "/redo/persons/decision-or-turn", "ppp", DECK, TURN_4, 0, 1, 3 },
  { "/redo/persons/next-turn", "ppp", DECK, TURN_4, 3, 4, 6 },
  { "/redo/persons/over-a-computer", "prp", DECK, TURN_4, 2, 6, 6 },
  { "/redo/computers/step-by-step", "rrr", DECK, TURN_4, 3, 4, 6 },
  { "/redo/computers/last", "rrr", DECK, TURN_4, 11, 12, 12 },
};

static KitRecord *
make_record (const StepRow *row)
{
  KitRecord *record = games_record (row->kinds, row->position, row->tokens);

  if (row->from >= 0)
    kit_history_set_cursor (record->history, row->from);
  return record;
}

/* Finding the cursor, can_undo() and undo() agree; redo likewise. */
static void
check_step (const StepRow *row,
            gboolean       back,
            KitStep        step,
            int            expected)
{
  g_autoptr (KitGame) game = alx_game_new (make_record (row));
  const KitRecord *record = whole_record (game);
  guint from = kit_game_get_cursor (game);
  guint length = kit_history_get_length (record->history);
  gboolean whole = step == KIT_STEP_TURN;
  guint cursor;

  g_assert_cmpint (back ? kit_undo_find (record, whole, &cursor)
                        : kit_redo_find (record, whole, &cursor),
                   ==, expected != CANNOT);
  g_assert_cmpint (back ? kit_game_can_undo (game, step) : kit_game_can_redo (game, step),
                   ==, expected != CANNOT);
  if (back)
    kit_game_undo (game, step);
  else
    kit_game_redo (game, step);
  g_assert_cmpint (kit_game_get_cursor (game), ==, expected != CANNOT ? (guint) expected : from);
  g_assert_cmpuint (kit_history_get_length (record->history), ==, length);
  g_assert_cmpint (kit_game_get_modified (game), ==, expected != CANNOT);
}

static void
check_undo (gconstpointer data)
{
  const StepRow *row = data;

  check_step (row, TRUE, KIT_STEP_DECISION, row->decision);
  check_step (row, TRUE, KIT_STEP_TURN, row->turn);
}

static void
check_redo (gconstpointer data)
{
  const StepRow *row = data;

  check_step (row, FALSE, KIT_STEP_DECISION, row->decision);
  check_step (row, FALSE, KIT_STEP_TURN, row->turn);
}

/* --- random games --- */

static KitRecord *
make_random_record (guint seed)
{
  static const char * const kinds[] = { "person", "captain", "random" };
  BaseRandom random = { seed };
  guint n_players = 2 + seed % 3;
  KitRecord *record = test_random_game (&random, n_players, 60);

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, i, kinds[base_random_below (&random, 3)], "P");
  kit_history_set_cursor (record->history,
                          base_random_below (&random,
                                             kit_history_get_length (record->history) + 1));
  return record;
}

static guint
count_persons (const KitRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->n_players; i++)
    n += g_str_equal (record->players[i].kind, "person");
  return n;
}

static gboolean
is_person_on_turn (const KitRecord *record,
                   guint            cursor)
{
  AlxState state;

  alx_history_get_state_at (record->history, cursor, &state);
  return g_str_equal (record->players[state.player].kind, "person");
}

/* Whether two or more persons may undo the decision at @index at all. */
static gboolean
is_closed (const KitRecord *record,
           guint            index)
{
  AlxEvents events;

  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    switch (events.items[i].kind)
      {
      case ALX_EVENT_DRAWN:
      case ALX_EVENT_REVEALED:
      case ALX_EVENT_RESHUFFLED:
      case ALX_EVENT_TURN_ENDED:
        return FALSE;
      default:
        break;
      }
  return TRUE;
}

static void
check_undo_law (const KitRecord *record,
                guint            now,
                guint            to)
{
  g_assert_cmpuint (to, <, now);
  if (count_persons (record) > 0)
    g_assert_true (is_person_on_turn (record, to));
  for (guint i = to; count_persons (record) > 1 && i < now; i++)
    {
      g_assert_true (is_closed (record, i));
      g_assert_true (is_person_on_turn (record, i));
    }
  for (guint i = to + 1; count_persons (record) == 1 && i + 1 < now; i++)
    g_assert_false (is_person_on_turn (record, i));
}

static void
test_undo_law (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 400; seed++)
    {
      g_autoptr (KitRecord) record = make_random_record (seed);
      guint now = kit_history_get_cursor (record->history);
      guint to;
      guint turn;

      if (!kit_undo_find (record, FALSE, &to))
        {
          g_assert_false (kit_undo_find (record, TRUE, &turn));
          continue;
        }
      if (count_persons (record) != 1)
        g_assert_cmpuint (to, ==, now - 1);
      check_undo_law (record, now, to);
      g_assert_true (kit_undo_find (record, TRUE, &turn));
      g_assert_cmpuint (turn, <=, to);
      n++;
    }
  g_assert_cmpuint (n, >, 100);
}

/* Redo never stops where a computer would decide what is in the tail already. */
static void
test_redo_law (void)
{
  guint n = 0;

  for (guint seed = 0; seed < 400; seed++)
    {
      g_autoptr (KitRecord) record = make_random_record (seed);
      guint length = kit_history_get_length (record->history);
      guint now = kit_history_get_cursor (record->history);
      guint to;
      guint turn;

      g_assert_cmpint (kit_redo_find (record, FALSE, &to), ==, now < length);
      g_assert_cmpint (kit_redo_find (record, TRUE, &turn), ==, now < length);
      if (now == length)
        continue;
      g_assert_cmpuint (to, >, now);
      g_assert_cmpuint (turn, >=, to);
      g_assert_cmpuint (turn, <=, length);
      if (count_persons (record) > 0)
        {
          g_assert_true (to == length || is_person_on_turn (record, to));
          g_assert_true (turn == length || is_person_on_turn (record, turn));
        }
      n++;
    }
  g_assert_cmpuint (n, >, 300);
}

/* Undo to the start and redo to the end, one step at a time, gives the same positions. */
static void
test_there_and_back (void)
{
  for (guint seed = 0; seed < 30; seed++)
    {
      KitRecord *record = make_random_record (seed);
      g_autoptr (KitGame) game = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      guint n = 0;

      kit_history_set_cursor (record->history, kit_history_get_length (record->history));
      game = alx_game_new (record);
      before = kit_record_write (whole_record (game));
      for (; kit_game_can_undo (game, KIT_STEP_DECISION); n++)
        kit_game_undo (game, KIT_STEP_DECISION);
      for (; kit_game_can_redo (game, KIT_STEP_DECISION); n--)
        kit_game_redo (game, KIT_STEP_DECISION);
      g_assert_cmpuint (n, ==, 0);
      after = kit_record_write (whole_record (game));
      g_assert_cmpstr (after, ==, before);
    }
}

/* Drawn cards are the same after undo: neither undo nor a reshuffle uses new random numbers. */
static void
test_same_cards_again (void)
{
  g_autoptr (KitGame) game =
    games_new ("prr", "Supply=; FaceUp=LH; Hands=S rest A; Discards=TTAALL", NULL);
  AlxState first;

  g_assert_true (watch_decide (game, "+ +"));
  first = *alx_game_get_state (game);
  kit_game_undo (game, KIT_STEP_TURN);
  g_assert_true (watch_decide (game, "+ +"));
  g_assert_cmpmem (&first, sizeof first, alx_game_get_state (game), sizeof first);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (undo_rows); i++)
    g_test_add_data_func (undo_rows[i].name, &undo_rows[i], check_undo);
  for (guint i = 0; i < G_N_ELEMENTS (redo_rows); i++)
    g_test_add_data_func (redo_rows[i].name, &redo_rows[i], check_redo);
  g_test_add_func ("/undo/law", test_undo_law);
  g_test_add_func ("/redo/law", test_redo_law);
  g_test_add_func ("/undo/there-and-back", test_there_and_back);
  g_test_add_func ("/undo/same-cards-again", test_same_cards_again);
  return g_test_run ();
}
