/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros says at the end of a game: why it ended, and the points levy by levy. */

#include "alx-result.h"

#include "alexandros/record/alx-record.h"

#include <glib/gi18n.h>

#define FIRST_LEVY 2                    /* its column */

/** alx_result_explain_end: why the game of @record, which has a winner, has ended. */
const char *
alx_result_explain_end (const KitRecord *record)
{
  const AlxState *state;

  g_return_val_if_fail (record != NULL, NULL);

  state = alx_history_get_state (record->history);
  if (state->no_move)
    return _("Alexander could not be moved any more.");
  if (alx_state_is_last_turn (state, alx_history_get_board (record->history)))
    return _("The black walls have run out, and the last turn is done.");
  return _("The end of the score track has been reached.");
}

/* Adds the points that each player got by a levy. */
static void
add_points (KitResult       *result,
            const KitRecord *record,
            guint            index,
            guint            column)
{
  AlxEvents events;

  alx_history_explain (record->history, index, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_SCORED)
      {
        g_autofree char *points = g_strdup_printf ("%u", events.items[i].number);

        kit_result_add_cell (result, points, column, events.items[i].player + 1, FALSE);
      }
}

/** alx_result_fill: adds a column for each levy: its turn, then the points of each player. */
void
alx_result_fill (KitResult       *result,
                 const KitRecord *record)
{
  guint column = FIRST_LEVY;

  g_return_if_fail (KIT_IS_RESULT (result));
  g_return_if_fail (record != NULL);

  /* Translators: heads the row of the turns in which taxes were levied. */
  kit_result_add_cell (result, _("Levy in turn"), 0, 0, FALSE);
  for (guint i = 0; i < kit_history_get_cursor (record->history); i++)
    {
      g_autofree char *turn = NULL;

      if (alx_history_get_decision (record->history, i)->kind != ALX_LEVY)
        continue;
      turn = g_strdup_printf ("%u", kit_history_get_turn (record->history, i));
      kit_result_add_cell (result, turn, column, 0, FALSE);
      add_points (result, record, i, column++);
    }
}
