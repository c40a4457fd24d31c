/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player has, and what their points are made of. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

/** adv_words_adviser: the rank in the order of advisers, from 0, that brings points with so many
    players; %NULL for none. */
const char *
adv_words_adviser (guint n_players,
                   guint place)
{
  guint points;

  g_return_val_if_fail (n_players <= ADV_MAX_PLAYERS, NULL);

  points = place < n_players ? adv_of_adviser[n_players][place] : 0;
  return points == 4   ? _("First adviser")
         : points == 3 ? _("Second adviser")
         : points == 2 ? _("Third adviser") : NULL;
}

/**
 * adv_words_points:
 * @state: a position
 * @player: a player
 *
 * Returns: (transfer full): what the points that all can see come from, such as "Villages 3,
 *   Longest road 2"; empty for none
 */
char *
adv_words_points (const AdvState *state,
                  guint           player)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (state != NULL && player < state->n_players, NULL);

  adv_words_add_number (text, _("Villages"), state->n_villages[player]);
  adv_words_add_number (text, _("Cities"), 2 * state->n_cities[player]);
  adv_words_add_number (text, _("Longest road"), state->longest == player ? 2 : 0);
  adv_words_add_number (text, _("Strongest army"), state->strongest == player ? 2 : 0);
  adv_words_add_number (text,
                        adv_words_adviser (state->n_players,
                                           adv_state_adviser_place (state, player)),
                        adv_state_adviser_points (state, player));
  return g_string_free (text, FALSE);
}

/** adv_words_stakes: (transfer full): what the auction that is on brings the seat @player: a
    village with its yield, or a token and the adviser that it would make. */
char *
adv_words_stakes (const AdvBoard *board,
                  const AdvState *state,
                  guint           player)
{
  const AdvPoint *point;
  g_autofree char *yield = NULL;
  guint n;

  g_return_val_if_fail (board != NULL && state != NULL && state->alexander > 0, NULL);

  if (!adv_state_can_gain (state, board, player))
    return g_strdup (_("A village, but you have none left: you would win nothing."));
  point = &board->points[state->alexander - 1];
  if (point->kind == ADV_POINT_TEMPLE)
    {
      yield = adv_words_yield (board, point->corner);
      /* Translators: what a village would bring in 36 rolls of the dice. */
      return g_strdup_printf (_("A village here, worth 1 point. In 36 rolls: %s."), yield);
    }
  n = state->n_won[player] + 1;
  if (n < ADV_LEAST_TOKENS)
    /* Translators: how many event tokens the player would have. */
    return g_strdup_printf (_("An event token: you would have %u of the 3 that make an adviser."),
                            n);
  for (guint place = 0; place <= state->n_advisers; place++)
    {
      guint8 holder = place < state->n_advisers ? state->advisers[place] : ADV_NONE;

      if (holder != ADV_NONE && holder != player && state->n_won[holder] >= n)
        continue;
      if (holder == player)
        break;
      if (adv_words_adviser (state->n_players, place) != NULL)
        /* Translators: a rank, and the points that it is worth. */
        return g_strdup_printf (_("An event token: it makes you %s, worth %u points."),
                                adv_words_adviser (state->n_players, place),
                                adv_of_adviser[state->n_players][place]);
      break;
    }
  return g_strdup_printf (_("An event token: you would have %u. Who has most is first adviser."),
                          n);
}
