/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player advises, as a sentence with the reason. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>

/* (nullable): why a Captain would do that. */
static const char *
explain (const AdvState    *state,
         const AdvDecision *decision)
{
  switch (decision->kind)
    {
    case ADV_BID:
      return _("It is worth more to you than the cheapest goods that you can pay with.");
    case ADV_PASS:
      return _("It would cost you more than it brings, or you could not pay.");
    case ADV_PAY:
    case ADV_DROP:
      return _("These are the goods that you need least.");
    case ADV_ROB:
    case ADV_PLAY_KNIGHT:
      return _("There the robber hurts the others most, and you least.");
    case ADV_ROAD:
      return _("It leads to the best free place for a village, or makes the longest road.");
    case ADV_VILLAGE:
      return _("Of all places within reach this one brings most.");
    case ADV_CITY:
      return _("Of your villages this one brings most.");
    case ADV_BUY:
      return _("There is nothing better to build now.");
    case ADV_BANK:
    case ADV_OFFER:
      return _("You need what you get more than what you give.");
    case ADV_YES:
      return _("You gain more by it than the other.");
    case ADV_NO:
    case ADV_WITH_NOBODY:
      return _("You would lose by it, or help the other more.");
    case ADV_END:
      return state->n_cards[state->player] > 0 ? _("Save the cards for something larger.") : NULL;
    default:
      return NULL;
    }
}

/**
 * adv_words_hint:
 * @record: a game
 * @line: (array length=n): what is advised in its current position; the first is legal
 * @n: the length of @line, at least 1
 * @whole: ignored: what follows depends on dice, cards and others
 *
 * Returns: (transfer full): what to do, and why
 */
char *
adv_words_hint (const KitRecord *record,
                gconstpointer    line,
                guint            n,
                gboolean         whole)
{
  const AdvState *state;
  g_autofree char *advice = NULL;
  const char *why;

  g_return_val_if_fail (record != NULL && line != NULL && n > 0, NULL);

  state = adv_history_get_state (record->history);
  advice = adv_words_proposal (record, state, line, TRUE, 0);
  why = explain (state, line);
  return why != NULL ? g_strdup_printf ("%s %s", advice, why) : g_steal_pointer (&advice);
}
