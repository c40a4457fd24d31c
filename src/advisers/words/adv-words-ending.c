/* SPDX-License-Identifier: GPL-3.0-or-later */
/* That the end of the game is near. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

#define NEAR 2                          /* points before the last one: a city, a bonus card */

/* How many sevens Alexander still waits for, if nothing else is before him: Q54. */
static guint
count_sevens (const AdvState *state,
              const AdvBoard *board)
{
  for (guint i = state->alexander; i < board->n_points; i++)
    if (board->points[i].kind != ADV_POINT_SEVEN)
      return 0;
  return board->n_points - state->alexander;
}

/**
 * adv_words_ending:
 * @record: a game
 * @position: one of its positions, an #AdvState
 *
 * Returns: (transfer full) (nullable): what is about to end the game, in a few words; %NULL while
 *   the end is far, or has come
 */
char *
adv_words_ending (const KitRecord *record,
                  gconstpointer    position)
{
  const AdvState *state = position;
  guint first = 0;
  guint sevens;
  char name[KIT_WORDS_NAME_SIZE];

  g_return_val_if_fail (record != NULL && state != NULL, NULL);

  if (state->over)
    return NULL;
  for (guint i = 1; i < state->n_players; i++)
    if (adv_state_visible_points (state, i) > adv_state_visible_points (state, first))
      first = i;
  sevens = count_sevens (state, adv_history_get_board (record->history));
  if (adv_state_visible_points (state, first) + NEAR >= ADV_WINNING)
    /* Translators: a player, their points, and how many are needed. */
    return g_strdup_printf (_("End soon: %s, %u of %u"),
                            kit_words_name (&record->players[first], name),
                            adv_state_visible_points (state, first), ADV_WINNING);
  if (sevens > 0)
    /* Translators: so many sevens have still to be rolled. */
    return g_strdup_printf (ngettext ("End soon: %u seven more", "End soon: %u sevens more",
                                      sevens), sevens);
  return NULL;
}
