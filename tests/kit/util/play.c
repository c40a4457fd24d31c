/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Stones for the tests of the kit, by short forms. */

#include "play.h"

#include <string.h>

#define LIMIT_SECONDS 60

static const char *
get_kind (char letter)
{
  switch (letter)
    {
    case 'p':
      return "person";
    case 'l':
      return "planner";
    case 'r':
      return "random";
    case 'b':
      return "program";
    default:
      g_assert (letter == 's');
      return "sage";                    /* not a known level */
    }
}

/** play_decision: reads a token, which must be one. */
void
play_decision (const char     *token,
               StonesDecision *decision)
{
  if (!stones_rules.read (decision, &stones_boards[0], token))
    g_error ("%s is no token", token);
}

/** play_tell: says what the dice bring from the start on, as "1 3 2". */
void
play_tell (KitHistory *history,
           const char *dice)
{
  for (guint i = 0; *dice != '\0'; dice++)
    if (g_ascii_isdigit (*dice))
      {
        guint8 die = g_ascii_digit_value (*dice);

        kit_chance_add (kit_history_get_chance (history), STONES_DICE, i++, &die, 1);
      }
}

/** play_history: makes decisions, which must be legal; "/" between turns is skipped. */
void
play_history (KitHistory *history,
              const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      StonesDecision decision;
      StonesRefusal refusal;

      if (g_str_equal (words[i], "/"))
        continue;
      play_decision (words[i], &decision);
      if (!stones_history_decide (history, &decision, &refusal))
        g_error ("%s is refused: reason %u, S%u", words[i], refusal.reason, refusal.rule);
    }
}

/**
 * play_record:
 * @kinds: a letter for each player: person, planner, random, b for a program, sage
 * @dice: what they bring from the start on; further rolls are made from a seed
 * @tokens: decisions made already, " / " between turns
 *
 * Returns: (transfer full): a record with its cursor at the end
 */
KitRecord *
play_record (const char *kinds,
             const char *dice,
             const char *tokens)
{
  static const guint8 bonus[STONES_MAX_PLAYERS] = { 2, 0, 3 };
  KitRecord *record;
  StonesState start;

  stones_state_start (&start, &stones_boards[0], strlen (kinds), PLAY_SEED);
  memcpy (start.bonus, bonus, start.n_players);
  record = kit_record_new (&stones_format, &stones_boards[0], &start);
  record->seeded = TRUE;
  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, get_kind (kinds[i]), "P");
  play_tell (record->history, dice);
  play_history (record->history, tokens);
  return record;
}

/** play_game: (transfer full): a game of play_record(). */
KitGame *
play_game (const char *kinds,
           const char *dice,
           const char *tokens)
{
  return stones_game_new (play_record (kinds, dice, tokens));
}

/** play_random: (transfer full): a game of persons with up to @most random decisions. */
KitRecord *
play_random (guint seed,
             guint most)
{
  BaseRandom random = { seed };
  const StonesBoard *board = &stones_boards[seed % 2];
  KitRecord *record = stones_record_new (board, seed % 5 == 0, 2 + seed / 2 % 2, seed);

  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (record, i, i, "person", "P");
  for (guint i = 0; i < most && !kit_history_is_over (record->history); i++)
    {
      const StonesState *state = stones_history_get_state (record->history);
      StonesDecision decision;
      StonesRefusal refusal;

      kit_rules_pick_any (&stones_rules, state, board, &random, &decision);
      g_assert_true (stones_history_decide (record->history, &decision, &refusal));
    }
  return record;
}

/** play_read: (transfer full): reads a record, which must be fine. */
KitRecord *
play_read (const char *text)
{
  KitFault fault;
  KitRecord *record = stones_record_read (text, strlen (text), &fault);

  if (record == NULL)
    g_error ("fault %u in line %u, “%s”:\n%s", fault.reason, fault.line, fault.text, text);
  return record;
}

static void
add_token (gconstpointer before,
           gconstpointer decision,
           gconstpointer after,
           gpointer      text)
{
  char token[KIT_TOKEN_SIZE];

  stones_rules.write (decision, &stones_boards[0], token);
  g_string_append_printf (text, "%s%s", ((GString *) text)->len > 0 ? " " : "", token);
}

/** play_write: (transfer full): all decisions of a history. */
char *
play_write (const KitHistory *history)
{
  GString *text = g_string_new (NULL);

  kit_history_foreach (history, add_token, text);
  return g_string_free (text, FALSE);
}

static void
add_die (gconstpointer before,
         gconstpointer decision,
         gconstpointer after,
         gpointer      text)
{
  if (((const StonesDecision *) decision)->kind == STONES_ROLL)
    g_string_append_printf (text, "%u", ((const StonesState *) after)->die);
}

/** play_dice: (transfer full): what was rolled in a history, a digit each. */
char *
play_dice (const KitHistory *history)
{
  GString *text = g_string_new (NULL);

  kit_history_foreach (history, add_die, text);
  return g_string_free (text, FALSE);
}

static gboolean
limit_reached_cb (gpointer data)
{
  g_error ("the limit of %d seconds is reached", LIMIT_SECONDS);
  return G_SOURCE_REMOVE;
}

/** play_run_until: runs the main loop until @test is true, which it must become. */
void
play_run_until (PlayTest test,
                gpointer data)
{
  guint limit = g_timeout_add_seconds (LIMIT_SECONDS, limit_reached_cb, NULL);

  while (!test (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (limit);
}

static gboolean
is_over (gpointer game)
{
  return kit_game_is_over (game);
}

/** play_run_to_end: lets the computers play to the end. */
void
play_run_to_end (KitGame *game)
{
  kit_game_set_running (game, TRUE);
  play_run_until (is_over, game);
}
