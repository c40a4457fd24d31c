/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far undo and redo may go without revealing hidden cards. */

#include "alx-undo.h"

/* Whether the decision at @index reveals a hidden card to anybody. */
static gboolean
reveals (const AlxRecord *record,
         guint            index)
{
  AlxEvents events;

  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_REVEALED || events.items[i].kind == ALX_EVENT_DRAWN ||
        events.items[i].kind == ALX_EVENT_RESHUFFLED)
      return TRUE;
  return FALSE;
}

/* With several persons undo stays within the turn and stops at a revealed card. */
static gboolean
find_among_persons (const AlxRecord *record,
                    gboolean         whole_turn,
                    guint           *cursor)
{
  guint now = alx_history_get_cursor (record->history);
  guint turn = alx_history_get_state (record->history)->turn;
  AlxState before;

  for (*cursor = now; *cursor > 0; (*cursor)--)
    {
      if (!whole_turn && *cursor + 1 == now)
        break;
      alx_history_get_state_at (record->history, *cursor - 1, &before);
      if (before.turn != turn || !alx_record_is_person (record, before.player) ||
          reveals (record, *cursor - 1))
        break;
    }
  return *cursor < now;
}

/* With one person undo goes to their last decision, or to the first one of that turn. Without
   persons every player counts as one. */
static gboolean
find_alone (const AlxRecord *record,
            gboolean         whole_turn,
            guint           *cursor)
{
  gboolean no_persons = alx_record_count_persons (record) == 0;
  guint turn = 0;
  AlxState before;

  for (guint i = alx_history_get_cursor (record->history); i > 0; i--)
    {
      alx_history_get_state_at (record->history, i - 1, &before);
      if (turn != 0 && before.turn != turn)
        return TRUE;
      if (!no_persons && !alx_record_is_person (record, before.player))
        continue;
      *cursor = i - 1;
      if (!whole_turn)
        return TRUE;
      turn = before.turn;
    }
  return turn != 0;
}

/**
 * alx_undo_find:
 * @record: a game
 * @whole_turn: whether to go to the start of a turn
 * @cursor: (out): the number of decisions in force after undo
 *
 * A single person goes back freely. With two or more, undo stops at the last revealed card and at
 * another player's turn. Resigning is undone on its own.
 *
 * Returns: whether anything can be undone
 */
gboolean
alx_undo_find (const AlxRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
  g_return_val_if_fail (record != NULL && cursor != NULL, FALSE);

  if (record->abandoned)
    {
      *cursor = alx_history_get_cursor (record->history);
      return TRUE;
    }
  return alx_record_count_persons (record) > 1 ? find_among_persons (record, whole_turn, cursor)
                                               : find_alone (record, whole_turn, cursor);
}

/**
 * alx_redo_find:
 * @record: a game
 * @whole_turn: whether to go to the end of a turn
 * @cursor: (out): the number of decisions in force after redo
 *
 * Redo never stops before a decision of a computer, which would decide anew.
 *
 * Returns: whether anything can be redone
 */
gboolean
alx_redo_find (const AlxRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
  guint now, length, turn;
  gboolean no_persons;
  AlxState state;

  g_return_val_if_fail (record != NULL && cursor != NULL, FALSE);

  now = alx_history_get_cursor (record->history);
  length = alx_history_get_length (record->history);
  turn = alx_history_get_state (record->history)->turn;
  no_persons = alx_record_count_persons (record) == 0;
  for (*cursor = now + 1; *cursor < length; (*cursor)++)
    {
      alx_history_get_state_at (record->history, *cursor, &state);
      if ((no_persons || alx_record_is_person (record, state.player)) &&
          (!whole_turn || state.turn != turn))
        break;
    }
  return now < length && !record->abandoned;
}
