/* SPDX-License-Identifier: GPL-3.0-or-later */
/* That the end of the game is near. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

#define FEW_WALLS 6                     /* a way or two: R16 */

/* Whether the next levy ends the game, if nothing changes before: R40. */
static gboolean
ends_by_levy (const AlxState *state,
              const AlxBoard *board)
{
  for (guint i = 0; i < state->n_players; i++)
    {
      guint score = state->scores[i] + alx_state_levy_score (state, i);

      if (score > board->target || (score == board->target && !state->options.end_above))
        return TRUE;
    }
  return FALSE;
}

/**
 * alx_words_ending:
 * @record: a game
 * @position: one of its positions, an #AlxState
 *
 * Returns: (transfer full) (nullable): what is about to end the game, in a few words; %NULL while
 *   the end is far, or has come
 */
char *
alx_words_ending (const KitRecord *record,
                  gconstpointer    position)
{
  const AlxState *state = position;

  g_return_val_if_fail (record != NULL && state != NULL, NULL);

  if (state->over)
    return NULL;
  if (ends_by_levy (state, alx_history_get_board (record->history)))
    return g_strdup (_("Ends at the next levy"));
  if (state->black <= FEW_WALLS)
    return g_strdup_printf (ngettext ("End soon: %u black wall", "End soon: %u black walls",
                                      state->black), state->black);
  return NULL;
}
