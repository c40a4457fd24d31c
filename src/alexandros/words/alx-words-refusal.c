/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a decision is not legal, in a sentence with the rule and its figures. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

/* What a sentence has of a refusal. */
enum
{
  SYMBOL,
  POINT,
  OTHER_POINT,
  SPACE,
  OTHER_SPACE,
  CARDS,
  NUMBER,
  LIMIT,
};

/* ALX_REFUSED_WAY_TARGET, if the symbol, or also the distances, are of no use to the player. */
enum
{
  TO_SYMBOL = ALX_REFUSED_NOT_OWN_GOVERNOR + 1,
  TO_MARKED,
};

/* By AlxRefusalReason. */
static const KitSentence sentences[] = {
  { ALX_REFUSED_OVER, N_("The game is over.") },

  { ALX_REFUSED_NOT_FACE_UP, N_("No face-up card shows %s."), { SYMBOL } },
  { ALX_REFUSED_NOT_IN_HAND, N_("There is no %s card in the hand."), { SYMBOL } },
  { ALX_REFUSED_DEAD_IN_HAND,
    N_("No %s space is available, and a card from the hand is never a joker."), { SYMBOL } },
  { ALX_REFUSED_OTHER_NOT_DEAD,
    N_("A card is a joker only when no face-up card has an available space, and %s has one."),
    { SYMBOL } },
  { ALX_REFUSED_NO_WAY,
    N_("Every route with this card needs at least %u walls; only %u are left."),
    { NUMBER, LIMIT } },
  { ALX_REFUSED_NO_SPACE, N_("No symbol space is available at all.") },
  { ALX_REFUSED_REFRESH_MISSING,
    N_("A special move also discards a face-up card: choose which.") },
  { ALX_REFUSED_REFRESH_OFF, N_("This special move does not discard a face-up card.") },
  { ALX_REFUSED_MOVE_POSSIBLE, N_("Alexander can move, so he must.") },
  { ALX_REFUSED_NO_CARDS, N_("The supply and the discards are both empty.") },

  { ALX_REFUSED_WAY_START, N_("The route must begin at %s, where Alexander stands."), { POINT } },
  { ALX_REFUSED_WAY_BROKEN, N_("No line leads from %s to %s."), { POINT, OTHER_POINT } },
  { ALX_REFUSED_WAY_TARGET, N_("Alexander cannot stop at %s, at distance %u. "
                               "He must go to a closest space, at distance %u."),
    { POINT, NUMBER, LIMIT } },
  { TO_SYMBOL, N_("Alexander cannot stop at %s. With %s he must go to a marked point."),
    { POINT, SYMBOL } },
  { TO_MARKED, N_("Alexander cannot stop at %s. He must go to a marked point."), { POINT } },
  { ALX_REFUSED_WAY_LONG, N_("This route has %u sides; the shortest has %u."), { NUMBER, LIMIT } },
  { ALX_REFUSED_WAY_WALLS, N_("This route needs %u walls; only %u are left."), { NUMBER, LIMIT } },

  { ALX_REFUSED_PLAIN_SPACE, N_("Governors stand on symbol spaces, and %s is plain."), { SPACE } },
  { ALX_REFUSED_NOT_IN_ORDER, N_("%s and %s are not in board order."), { SPACE, OTHER_SPACE } },
  { ALX_REFUSED_TWO_PROVINCES, N_("%s and %s are in different provinces."),
    { SPACE, OTHER_SPACE } },
  { ALX_REFUSED_NO_SYMBOL, N_("A province without a symbol space cannot be occupied.") },
  { ALX_REFUSED_OWN_PROVINCE,
    N_("The player already holds this province, with a governor on %s."), { SPACE } },
  { ALX_REFUSED_CARDS, N_("Missing cards: %s."), { CARDS } },
  { ALX_REFUSED_COMPENSATION_CARDS, N_("Not so many %s cards were paid."), { SYMBOL } },

  { ALX_REFUSED_LEVIED, N_("Taxes have already been levied this turn.") },
  { ALX_REFUSED_NO_GOVERNOR, N_("Only a player with a governor on the board can levy taxes.") },
  { ALX_REFUSED_LEVY_SYMBOL, N_("The player has no governor on a space with %s."), { SYMBOL } },
  { ALX_REFUSED_NOT_OWN_GOVERNOR, N_("The player has no governor on %s."), { SPACE } },

  { KIT_WORDS_OTHERWISE, NULL },
};

/* By AlxPhase. */
static const KitSentence of_phases[] = {
  { ALX_PHASE_CARD, N_("Choose a card first.") },
  { ALX_PHASE_WAY, N_("Move Alexander first.") },
  { ALX_PHASE_COMPENSATION, N_("Choose the cards for the loser first.") },
  { KIT_WORDS_OTHERWISE, N_("Alexander has already moved this turn.") },
};

typedef struct
{
  const AlxBoard   *board;
  const AlxRefusal *refusal;
} About;

static char *
get_value (gconstpointer data,
           guint         value)
{
  const About *about = data;
  const AlxRefusal *refusal = about->refusal;

  switch (value)
    {
    case SYMBOL:
      return g_strdup (alx_words_symbol (refusal->symbol));
    case POINT:
      return alx_words_name_point (about->board, refusal->place);
    case OTHER_POINT:
      return alx_words_name_point (about->board, refusal->other);
    case SPACE:
      return alx_words_name_space (about->board, refusal->place);
    case OTHER_SPACE:
      return alx_words_name_space (about->board, refusal->other);
    case CARDS:
      return alx_words_cards (refusal->cards);
    default:
      return g_strdup_printf ("%u", value == NUMBER ? refusal->number : refusal->limit);
    }
}

static char *
explain (const AlxBoard   *board,
         const AlxRefusal *refusal)
{
  const About about = { board, refusal };
  guint key = refusal->reason;

  switch (refusal->reason)
    {
    case ALX_REFUSED_PHASE:
      return kit_words_sentence (of_phases, refusal->number, get_value, &about);
    case ALX_REFUSED_GOVERNORS:
      return g_strdup_printf (ngettext ("%u governor is needed, and only %u are left.",
                                        "%u governors are needed, and only %u are left.",
                                        refusal->number),
                              refusal->number, refusal->limit);
    case ALX_REFUSED_COMPENSATION_NUMBER:
      return g_strdup_printf (ngettext ("The loser gets %u card, not %u.",
                                        "The loser gets %u cards, not %u.", refusal->limit),
                              refusal->limit, refusal->number);
    case ALX_REFUSED_WAY_TARGET:
      if (refusal->number == ALX_NONE)
        key = refusal->symbol == ALX_NONE ? TO_MARKED : TO_SYMBOL;
      break;
    }
  return kit_words_sentence (sentences, key, get_value, &about);
}

/**
 * alx_words_refusal:
 * @board: the board of the game
 * @refusal: why a decision is not legal
 *
 * Returns: (transfer full): a sentence that ends with the rule
 */
char *
alx_words_refusal (const AlxBoard   *board,
                   const AlxRefusal *refusal)
{
  g_autofree char *why = explain (board, refusal);

  return kit_words_refusal (why, refusal->rule, FALSE);
}

/** alx_words_refusal_markup: (transfer full): the same as Pango markup; the rule is a link to
    "rule:" and its number. */
char *
alx_words_refusal_markup (const AlxBoard   *board,
                          const AlxRefusal *refusal)
{
  g_autofree char *why = explain (board, refusal);

  return kit_words_refusal (why, refusal->rule, TRUE);
}
