/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to what a player asks about the table. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

static char *
describe_hand (const AlxState *state,
               guint           viewer)
{
  g_autofree char *cards = alx_words_cards (state->hands[viewer]);

  if (cards[0] == '\0')
    return g_strdup (_("Your hand is empty."));
  /* Translators: the cards of the player, such as “Lyre, 2 × Temple”. */
  return g_strdup_printf (_("In your hand: %s."), cards);
}

static char *
describe_table (const AlxState *state)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GString) cards = g_string_new (NULL);
  guint n = alx_state_supply_size (state);

  for (guint i = 0; i < ALX_FACE_UP; i++)
    if (state->face_up[i] != ALX_NONE)
      kit_words_add_item (cards, alx_words_symbol (state->face_up[i]));
  if (cards->len > 0)
    /* Translators: the cards that lie open on the table. */
    kit_words_add (text, _("Face-up cards: %s."), cards->str);
  kit_words_add (text, ngettext ("%u card in the supply.", "%u cards in the supply.", n), n);
  n = alx_state_discards_size (state);
  kit_words_add (text, ngettext ("%u discarded card.", "%u discarded cards.", n), n);
  /* Translators: walls that are not laid yet. */
  kit_words_add (text, _("Walls left: %u black, %u red."), state->black, state->red);
  return g_string_free (text, FALSE);
}

/**
 * alx_words_answer:
 * @record: the game
 * @position: what is shown, as the seat @viewer sees it
 * @viewer: whose hand is open
 * @asked: the question
 *
 * Returns: (transfer full) (nullable): sentences
 */
char *
alx_words_answer (const KitRecord *record,
                  gconstpointer    position,
                  guint            viewer,
                  KitAsked         asked)
{
  const AlxState *state = position;

  switch (asked)
    {
    case KIT_ASKED_HAND:
      return describe_hand (state, viewer);
    case KIT_ASKED_TABLE:
      return describe_table (state);
    default:
      return NULL;
    }
}
