/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The getters of KitReferee. */

#include "kit-referee-private.h"

#include "kit/record/kit-undo.h"

/** kit_referee_get_record: (transfer none): the whole record, as it is saved. */
const KitRecord *
kit_referee_get_record (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), NULL);

  return referee->record;
}

/** kit_referee_get_decider: the player who decides next: the owner of the turn or, within it,
    another one. */
guint
kit_referee_get_decider (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), 0);

  return kit_rules_head (kit_history_get_state (referee->record->history))->decider;
}

/** kit_referee_get_cursor: the number of decisions in force. */
guint
kit_referee_get_cursor (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), 0);

  return kit_history_get_cursor (referee->record->history);
}

/** kit_referee_is_over: whether the game has ended or was resigned, or is the record of a seat. */
gboolean
kit_referee_is_over (KitReferee *referee)
{
  g_return_val_if_fail (KIT_IS_REFEREE (referee), FALSE);

  return referee->record->seat != 0 || kit_record_is_over (referee->record);
}

/** kit_referee_get_thinker: the computer player that is about to decide, or -1. */
int
kit_referee_get_thinker (KitReferee *referee)
{
  guint decider;

  g_return_val_if_fail (KIT_IS_REFEREE (referee), -1);

  decider = kit_referee_get_decider (referee);
  return (kit_thinkers_is_asked (referee->thinkers) || referee->pause_source != 0 ||
          referee->due) && !kit_record_is_person (referee->record, decider)
         ? (int) decider : -1;
}

/** kit_referee_can_undo: whether a decision, or a turn, can be undone. */
gboolean
kit_referee_can_undo (KitReferee *referee,
                      KitStep     step)
{
  guint cursor;

  g_return_val_if_fail (KIT_IS_REFEREE (referee), FALSE);

  return !referee->all_shown &&
         kit_undo_find (referee->record, step == KIT_STEP_TURN, &cursor);
}

/** kit_referee_can_redo: whether a decision, or a turn, can be redone. */
gboolean
kit_referee_can_redo (KitReferee *referee,
                      KitStep     step)
{
  guint cursor;

  g_return_val_if_fail (KIT_IS_REFEREE (referee), FALSE);

  return kit_redo_find (referee->record, step == KIT_STEP_TURN, &cursor);
}
