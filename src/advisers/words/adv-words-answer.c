/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to what a player asks about the table. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
name_card (guint8 card)
{
  return adv_words_card (card);
}

static char *
describe_hand (const AdvState *state,
               guint           viewer)
{
  GString *text = g_string_new (NULL);
  g_autofree char *cards = kit_words_amounts (state->developments[viewer], ADV_CARDS, name_card);
  g_autofree char *goods = NULL;
  guint8 hand[ADV_GOODS] = { 0 };

  memcpy (hand, state->hands[viewer], sizeof state->hands[viewer]);
  hand[ADV_GOLD] = state->gold[viewer];
  goods = adv_words_goods (hand);
  if (goods[0] == '\0')
    kit_words_add (text, _("Your hand is empty."));
  else
    /* Translators: what the player has, such as “2 × Brick, Gold”. */
    kit_words_add (text, _("In your hand: %s."), goods);
  if (cards[0] != '\0')
    kit_words_add (text, _("Development cards: %s."), cards);
  return g_string_free (text, FALSE);
}

static char *
describe_table (const AdvState *state)
{
  GString *text = g_string_new (NULL);
  g_autofree char *goods = NULL;
  guint8 left[ADV_GOODS] = { 0 };

  memcpy (left, state->piles, sizeof state->piles);
  left[ADV_GOLD] = state->stock;
  goods = adv_words_goods (left);
  /* Translators: what is in the bank, such as “12 × Brick, 40 × Gold”. */
  kit_words_add (text, _("In the bank: %s."), goods);
  kit_words_add (text, ngettext ("%u development card left.", "%u development cards left.",
                                 state->deck_size), state->deck_size);
  return g_string_free (text, FALSE);
}

/* What is sold and what that brings the viewer, and the highest bid. */
static char *
describe_auction (const KitRecord *record,
                  const AdvState  *state,
                  guint            viewer)
{
  const AdvBoard *board = adv_history_get_board (record->history);
  GString *text = g_string_new (NULL);
  g_autofree char *stakes = NULL;
  char name[KIT_WORDS_NAME_SIZE];

  if (state->phase != ADV_PHASE_BID && state->phase != ADV_PHASE_PAY &&
      state->phase != ADV_PHASE_FORFEIT)
    {
      kit_words_add (text, _("There is no auction now."));
      return g_string_free (text, FALSE);
    }
  stakes = adv_words_stakes (board, state, viewer != KIT_NOBODY ? viewer : state->decider);
  /* Translators: what is sold: an event, or a temple. */
  kit_words_add (text, _("Auction: %s"), adv_words_auction (adv_state_auction (state, board)));
  g_string_append (text, ".");
  kit_words_add (text, "%s", stakes);
  if (state->bid == 0)
    kit_words_add (text, _("Nobody has bid yet."));
  else
    /* Translators: the highest bid of an auction, and whose it is. */
    kit_words_add (text, _("The highest bid is %u, by %s."), state->bid,
                   kit_words_name (&record->players[state->bidder], name));
  return g_string_free (text, FALSE);
}

/**
 * adv_words_answer:
 * @record: the game
 * @position: what is shown, as the seat @viewer sees it
 * @viewer: whose hand is open, or %KIT_NOBODY, of whose hand nobody asks
 * @asked: the question; what only this game has is an auction
 *
 * Returns: (transfer full): sentences
 */
char *
adv_words_answer (const KitRecord *record,
                  gconstpointer    position,
                  guint            viewer,
                  KitAsked         asked)
{
  const AdvState *state = position;

  switch (asked)
    {
    case KIT_ASKED_HAND:
      return describe_hand (state, viewer);
    case KIT_ASKED_TABLE:
      return describe_table (state);
    default:
      return describe_auction (record, state, viewer);
    }
}
