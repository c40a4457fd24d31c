/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history of a game with chance: nothing is rolled again, and what was told is kept. */

#include "play.h"

#include <string.h>

#define LINE "roll double accept take:3 / roll take:1 / roll take:2"

static void
check_dice (const KitHistory *history,
            const char       *expected)
{
  g_autofree char *dice = play_dice (history);

  g_assert_cmpstr (dice, ==, expected);
}

/* After undo, another line of play gets the outcomes that were told. */
static void
test_other_line (void)
{
  g_autoptr (KitRecord) record = play_record ("ppp", "312", LINE);

  check_dice (record->history, "312");
  kit_history_set_cursor (record->history, 1);
  check_dice (record->history, "312");
  play_history (record->history, "take:2 / roll double decline take:1 / roll");
  check_dice (record->history, "312");
  kit_history_set_cursor (record->history, 0);
  play_history (record->history, "roll");
  check_dice (record->history, "3");
}

/* The same for what was made from the seed: no roll is made twice, however often it is undone. */
static void
test_not_again (void)
{
  for (guint seed = 0; seed < 50; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, 200);
      g_autofree char *dice = play_dice (record->history);
      guint n_turns = strlen (dice);
      guint n;

      for (guint i = 0; i < n_turns; i++)
        g_assert_cmpuint (*kit_chance_get (kit_history_get_chance (record->history), STONES_DICE, i,
                                           0, &n), ==, g_ascii_digit_value (dice[i]));
      g_assert_null (kit_chance_get (kit_history_get_chance (record->history), STONES_DICE, n_turns,
                                     0, &n));
      kit_history_set_cursor (record->history, 0);
      for (guint i = 0; i < n_turns; i++)
        {
          g_autofree char *now = NULL;

          play_history (record->history, "roll take:1");
          now = play_dice (record->history);
          g_assert_true (g_str_has_prefix (dice, now));
        }
    }
}

/* A game that is read from a record goes on as it would have: the seed is in it. */
static void
test_goes_on (void)
{
  g_autoptr (KitRecord) record = play_record ("pp", "", "roll take:1 / roll");
  g_autofree char *text = kit_record_write (record);
  g_autoptr (KitRecord) read = play_read (text);
  g_autofree char *once = NULL;

  for (guint i = 0; i < 10; i++)
    {
      play_history (record->history, "take:1 / roll");
      play_history (read->history, "take:1 / roll");
    }
  once = play_dice (record->history);
  g_assert_cmpuint (strlen (once), ==, 12);
  check_dice (read->history, once);
}

/* A tail that was read from a record can be left, and its dice stay. */
static void
test_tail_of_record (void)
{
  g_autoptr (KitRecord) record = play_record ("pp", "312", LINE);
  g_autoptr (KitRecord) read = NULL;
  g_autofree char *text = NULL;

  kit_history_set_cursor (record->history, 0);
  text = kit_record_write (record);
  read = play_read (text);
  g_assert_cmpuint (kit_history_get_length (read->history), ==, 8);
  play_history (read->history, "roll take:1 / roll take:1 / roll take:1");
  check_dice (read->history, "312");
  kit_history_set_cursor (read->history, 0);
  kit_history_drop_tail (read->history);
  g_assert_cmpuint (kit_history_get_length (read->history), ==, 0);
  g_clear_pointer (&text, g_free);
  text = kit_record_write (read);
  /* What is neither in force nor in the tail is no part of the record. */
  g_assert_null (strstr (text, "Chance"));
}

/* A copy has the outcomes, and further ones of its own. */
static void
test_copy (void)
{
  g_autoptr (KitRecord) record = play_record ("pp", "", "roll take:1 / roll");
  g_autoptr (KitHistory) copy = kit_history_copy (record->history);
  g_autofree char *dice = play_dice (record->history);
  static const guint8 die = 3;
  guint n;

  kit_history_set_cursor (copy, 0);
  play_history (copy, "roll take:1 / roll");
  check_dice (copy, dice);
  kit_chance_add (kit_history_get_chance (copy), STONES_DICE, 2, &die, 1);
  g_assert_null (kit_chance_get (kit_history_get_chance (record->history), STONES_DICE, 2, 0, &n));
}

/* Deciders, turns and positions at every index, over a stored position and an answer. */
static void
test_every_index (void)
{
  g_autoptr (KitRecord) record = stones_record_new (&stones_boards[1], FALSE, 3, 3);
  KitHistory *history = record->history;
  StonesState state;
  guint n;

  for (guint i = 0; i < 20; i++)
    play_history (history, "roll double decline take:1");
  n = kit_history_get_length (history);
  g_assert_cmpuint (n, ==, 80);
  stones_history_get_state_at (history, 0, &state);
  for (guint i = 0; i <= n; i++)
    {
      StonesState at;

      stones_history_get_state_at (history, i, &at);
      g_assert_cmpmem (&at, sizeof at, &state, sizeof state);
      kit_history_set_cursor (history, i);
      g_assert_cmpmem (&at, sizeof at, stones_history_get_state (history), sizeof state);
      g_assert_cmpuint (kit_history_get_turn (history, i), ==, i / 4 + 1);
      g_assert_cmpuint (kit_history_get_decider (history, i), ==, (i / 4 + (i % 4 == 2)) % 3);
      if (i == n)
        break;
      g_assert_cmpint (kit_history_reveals (history, i), ==, i % 4 == 0);
      stones_rules.apply (&state, stones_history_get_board (history),
                          stones_history_get_decision (history, i), NULL);
    }
  g_assert_cmpuint (kit_history_get_cursor (history), ==, n);
  g_assert_false (kit_history_is_over (history));
  g_assert_true (kit_history_get_rules (history) == &stones_rules);
}

/* A refused decision changes nothing, and keeps the tail. */
static void
test_refused (void)
{
  g_autoptr (KitRecord) record = play_record ("pp", "3", "roll double accept take:1");
  StonesDecision decision;
  StonesRefusal refusal;

  kit_history_set_cursor (record->history, 2);
  play_decision ("take:1", &decision);
  g_assert_false (stones_history_decide (record->history, &decision, &refusal));
  g_assert_cmpuint (refusal.rule, ==, 5);
  g_assert_cmpuint (kit_history_get_cursor (record->history), ==, 2);
  g_assert_cmpuint (kit_history_get_length (record->history), ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-told/other-line", test_other_line);
  g_test_add_func ("/kit-told/not-again", test_not_again);
  g_test_add_func ("/kit-told/goes-on", test_goes_on);
  g_test_add_func ("/kit-told/tail-of-record", test_tail_of_record);
  g_test_add_func ("/kit-told/copy", test_copy);
  g_test_add_func ("/kit-told/every-index", test_every_index);
  g_test_add_func ("/kit-told/refused", test_refused);
  return g_test_run ();
}
