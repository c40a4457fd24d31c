/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo may go without revealing what is hidden. */

#include "kit-undo.h"

/* Undo stays within the turn and stops at what was revealed and at decisions of computers; with a
   @barrier it stops at those of any other seat, and stays within the turn of the last decision. */
static gboolean
find_in_turn (const KitRecord *record,
              gboolean         whole_turn,
              gboolean         barrier,
              guint           *cursor)
{
  const KitHistory *history = record->history;
  guint now = kit_history_get_cursor (history);
  guint last = barrier && now > 0 ? now - 1 : now;
  guint seat = kit_history_get_decider (history, last);
  guint turn = kit_history_get_turn (history, last);

  for (*cursor = now; *cursor > 0; (*cursor)--)
    {
      guint index = *cursor - 1;
      guint decider = kit_history_get_decider (history, index);

      if ((!whole_turn && *cursor + 1 == now) || kit_history_get_turn (history, index) != turn ||
          !kit_record_is_person (record, decider) || (barrier && decider != seat) ||
          kit_history_reveals (history, index))
        break;
    }
  return *cursor < now;
}

/* With one person undo goes to their last decision, or to the first one of that turn. Without
   persons every player counts as one. */
static gboolean
find_alone (const KitRecord *record,
            gboolean         whole_turn,
            guint           *cursor)
{
  const KitHistory *history = record->history;
  gboolean no_persons = kit_record_count_persons (record) == 0;
  guint turn = 0;

  for (guint i = kit_history_get_cursor (history); i > 0; i--)
    {
      if (turn != 0 && kit_history_get_turn (history, i - 1) != turn)
        return TRUE;
      if (!no_persons &&
          !kit_record_is_person (record, kit_history_get_decider (history, i - 1)))
        continue;
      *cursor = i - 1;
      if (!whole_turn)
        return TRUE;
      turn = kit_history_get_turn (history, i - 1);
    }
  return turn != 0;
}

/**
 * kit_undo_find:
 * @record: a game
 * @whole_turn: whether to go to the start of a turn
 * @cursor: (out): the number of decisions in force after undo
 *
 * How far undo goes is said by the rules, see #KitUndo. With several persons the end of the game
 * stays, for it shows their hands. Resigning is undone on its own. The record of a seat stays as it
 * is.
 *
 * Returns: whether anything can be undone
 */
gboolean
kit_undo_find (const KitRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
  gboolean barrier;
  guint n_persons;

  g_return_val_if_fail (record != NULL && cursor != NULL, FALSE);

  if (record->seat != 0)
    return FALSE;
  if (record->abandoned)
    {
      *cursor = kit_history_get_cursor (record->history);
      return TRUE;
    }
  n_persons = kit_record_count_persons (record);
  if (n_persons > 1 &&
      kit_rules_head (kit_history_get_state (record->history))->over)
    return FALSE;
  barrier = n_persons > 0 && record->format->rules->undo == KIT_UNDO_TO_BARRIER;
  return barrier || n_persons > 1 ? find_in_turn (record, whole_turn, barrier, cursor)
                                  : find_alone (record, whole_turn, cursor);
}

/**
 * kit_redo_find:
 * @record: a game
 * @whole_turn: whether to go to the end of a turn
 * @cursor: (out): the number of decisions in force after redo
 *
 * Redo never stops before a decision of a computer, which would decide anew.
 *
 * Returns: whether anything can be redone
 */
gboolean
kit_redo_find (const KitRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
  guint now, length, turn;
  gboolean no_persons;

  g_return_val_if_fail (record != NULL && cursor != NULL, FALSE);

  now = kit_history_get_cursor (record->history);
  length = kit_history_get_length (record->history);
  turn = kit_history_get_turn (record->history, now);
  no_persons = kit_record_count_persons (record) == 0;
  for (*cursor = now + 1; *cursor < length; (*cursor)++)
    {
      guint decider = kit_history_get_decider (record->history, *cursor);

      if ((no_persons || kit_record_is_person (record, decider)) &&
          (!whole_turn || kit_history_get_turn (record->history, *cursor) != turn))
        break;
    }
  return now < length && !record->abandoned && record->seat == 0;
}
