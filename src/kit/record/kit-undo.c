/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo may go without revealing what is hidden. */

#include "kit-undo.h"

/* With several persons undo stays within the turn and stops at what was revealed. */
static gboolean
find_among_persons (const KitRecord *record,
                    gboolean         whole_turn,
                    guint           *cursor)
{
  const KitHistory *history = record->history;
  guint now = kit_history_get_cursor (history);
  guint turn = kit_history_get_turn (history, now);

  for (*cursor = now; *cursor > 0; (*cursor)--)
    {
      guint index = *cursor - 1;

      if ((!whole_turn && *cursor + 1 == now) || kit_history_get_turn (history, index) != turn ||
          !kit_record_is_person (record, kit_history_get_decider (history, index)) ||
          kit_history_reveals (history, index))
        break;
    }
  return *cursor < now;
}

/* Undo stops at what was revealed, at another seat's decision and at the start of the turn. */
static gboolean
find_barrier (const KitRecord *record,
              gboolean         whole_turn,
              guint           *cursor)
{
  const KitHistory *history = record->history;
  guint now = kit_history_get_cursor (history);
  guint seat = now > 0 ? kit_history_get_decider (history, now - 1) : 0;
  guint turn = now > 0 ? kit_history_get_turn (history, now - 1) : 0;

  for (*cursor = now; *cursor > 0 && kit_record_is_person (record, seat); (*cursor)--)
    {
      guint index = *cursor - 1;

      if ((!whole_turn && *cursor + 1 == now) || kit_history_get_turn (history, index) != turn ||
          kit_history_get_decider (history, index) != seat ||
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
  if (n_persons > 0 && record->format->rules->undo == KIT_UNDO_TO_BARRIER)
    return find_barrier (record, whole_turn, cursor);
  return n_persons > 1 ? find_among_persons (record, whole_turn, cursor)
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
