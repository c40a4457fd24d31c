/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of the readers of records and tokens. */

#include "fuzz.h"

#include <string.h>

/* Decisions of the longest game that fuzz_get_game() makes. */
#define MOST_DECISIONS 63

/** fuzz_check_fault: fails if a refused text of @length bytes has no reason, or no line of its
    own. */
void
fuzz_check_fault (const KitFault *fault,
                  const char     *text,
                  gsize           length)
{
  guint n_lines = 1;

  for (gsize i = 0; i < length; i++)
    n_lines += text[i] == '\n';
  g_assert_cmpuint (fault->reason, !=, KIT_FAULT_NONE);
  g_assert_cmpuint (fault->line, >=, 1);
  g_assert_cmpuint (fault->line, <=, n_lines);
}

/* Plays at random, and stops before the end. */
static KitRecord *
play (const FuzzGame *game,
      guint8          number)
{
  const KitRules *rules = game->format->rules;
  KitRecord *record = game->make (2 + number % 3, number);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  BaseRandom random = { number };
  KitRefusal refusal;

  for (guint i = 0; i < number % (MOST_DECISIONS + 1); i++)
    {
      gconstpointer state = kit_history_get_state (record->history);
      gconstpointer board = kit_history_get_board (record->history);

      kit_rules_pick_any (rules, state, board, &random, decision);
      g_assert_true (kit_history_decide (record->history, decision, &refusal));
      if (kit_rules_head (kit_history_get_state (record->history))->over)
        {
          kit_history_set_cursor (record->history, i);
          kit_history_drop_tail (record->history);
          break;
        }
    }
  return record;
}

/** fuzz_get_game: (transfer none): a game that is being played, always the same for a @number. A
    target fuzzes one game alone. */
const KitRecord *
fuzz_get_game (const FuzzGame *game,
               guint8          number)
{
  static KitRecord *games[G_MAXUINT8 + 1];

  if (games[number] == NULL)
    games[number] = play (game, number);
  return games[number];
}

/* Fails unless @record is written as a text that is read as the same again. */
static void
check_written (const KitRecord *record)
{
  KitFault fault = { 0 };
  g_autofree char *written = kit_record_write (record);
  g_autoptr (KitRecord) again =
    kit_format_read (record->format, written, strlen (written), &fault);
  g_autofree char *twice = NULL;

  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_NONE);
  g_assert_nonnull (again);
  twice = kit_record_write (again);
  g_assert_cmpstr (written, ==, twice);
}

/**
 * fuzz_record:
 * @format: of a game
 * @data: (array length=size): what is read as a record
 * @size: of @data in bytes
 *
 * Fails unless it is refused with a reason and a line, or written as a text that is read as the
 * same again.
 *
 * Returns: (transfer full) (nullable): the record
 */
KitRecord *
fuzz_record (const KitFormat *format,
             const guint8    *data,
             gsize            size)
{
  const char *text = (const char *) data;
  KitFault fault = { 0 };
  g_autoptr (KitRecord) record = kit_format_read (format, text, size, &fault);
  gboolean claimed = kit_format_claims (format, text, size);

  if (record == NULL)
    {
      fuzz_check_fault (&fault, text, size);
      return NULL;
    }
  g_assert_true (claimed);
  check_written (record);
  return g_steal_pointer (&record);
}

/**
 * fuzz_token:
 * @game: the game
 * @data: (array length=size): the number of a game, and what is read as a decision in it
 * @size: of @data in bytes
 *
 * Fails unless it is no decision, or written as it was; and unless the game stays as it was if the
 * decision is not legal.
 */
void
fuzz_token (const FuzzGame *game,
            const guint8   *data,
            gsize           size)
{
  const KitRules *rules = game->format->rules;
  const KitRecord *before = fuzz_get_game (game, size > 0 ? data[0] : 0);
  gconstpointer board = kit_history_get_board (before->history);
  guint length = kit_history_get_length (before->history);
  g_autofree char *token = size > 0 ? g_strndup ((const char *) data + 1, size - 1) : g_strdup ("");
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  g_autofree char *written = g_malloc (KIT_TOKEN_SIZE);
  g_autoptr (KitRecord) record = NULL;
  KitRefusal refusal = { 0 };

  if (!rules->read (decision, board, token))
    return;
  rules->write (decision, board, written);
  g_assert_cmpstr (written, ==, token);

  record = kit_record_copy (before);
  if (kit_history_decide (record->history, decision, &refusal))
    {
      g_assert_cmpuint (kit_history_get_length (record->history), ==, length + 1);
      check_written (record);
      return;
    }
  g_assert_cmpuint (refusal.reason, !=, 0);
  g_assert_cmpuint (kit_history_get_length (record->history), ==, length);
  g_assert_cmpmem (kit_history_get_state (record->history), rules->state_size,
                   kit_history_get_state (before->history), rules->state_size);
}
