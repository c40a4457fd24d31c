/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far back and forth one may go without seeing what one may not know. */

#include "alx-undo.h"

/* Does the decision at @index show anybody a card that was hidden before? */
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

/* With several persons: within the turn, and not past a card that was revealed. */
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

/* With one person: to his own last decision, or to the start of the turn of that decision. With
   none: to any. */
static gboolean
find_alone (const AlxRecord *record,
            gboolean         whole_turn,
            guint           *cursor)
{
  gboolean watched = alx_record_count_persons (record) == 0;
  guint turn = 0;
  AlxState before;

  for (guint i = alx_history_get_cursor (record->history); i > 0; i--)
    {
      alx_history_get_state_at (record->history, i - 1, &before);
      if (turn != 0 && before.turn != turn)
        return TRUE;
      if (!watched && !alx_record_is_person (record, before.player))
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
 * @cursor: (out): where undo leads
 *
 * A single person goes back freely to own earlier decisions. With two or more,
 * undo stops at the last card revealed and at another person's turn.
 *
 * Returns: whether anything can be undone
 */
gboolean
alx_undo_find (const AlxRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
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
 * @cursor: (out): where redo leads
 *
 * Redo never stops where a computer is to decide what it has decided already.
 *
 * Returns: whether anything can be redone
 */
gboolean
alx_redo_find (const AlxRecord *record,
               gboolean         whole_turn,
               guint           *cursor)
{
  guint now = alx_history_get_cursor (record->history);
  guint length = alx_history_get_length (record->history);
  guint turn = alx_history_get_state (record->history)->turn;
  gboolean watched = alx_record_count_persons (record) == 0;
  AlxState state;

  for (*cursor = now + 1; *cursor < length; (*cursor)++)
    {
      alx_history_get_state_at (record->history, *cursor, &state);
      if ((watched || alx_record_is_person (record, state.player)) &&
          (!whole_turn || state.turn != turn))
        break;
    }
  return now < length && !record->abandoned;
}
