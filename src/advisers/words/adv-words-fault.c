/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, in a sentence. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* By AdvMapProblem. */
static const KitSentence of_maps[] = {
  { ADV_MAP_LETTER, N_("This character stands for nothing on a map.") },
  { ADV_MAP_DISC, N_("Land has a disc; deserts and sea have none.") },
  { ADV_MAP_COLUMN, N_("Every second row of a map begins with a dot, and a hexagon has two "
                       "characters.") },
  { ADV_MAP_RIM, N_("There must be sea around the land.") },
  { ADV_MAP_TOO_LARGE, N_("The map is too large.") },
  { KIT_WORDS_OTHERWISE, N_("The map has no land.") },
};

/* By AdvRouteProblem. */
static const KitSentence of_routes[] = {
  { ADV_ROUTE_LENGTH, N_("The route has no points, or too many points or events.") },
  { ADV_ROUTE_TWICE, N_("The route comes here twice: “%s”."), { KIT_WORDS_TEXT } },
  { ADV_ROUTE_JUMPS, N_("This point is not next to the one before: “%s”."), { KIT_WORDS_TEXT } },
  { ADV_ROUTE_TOUCHES, N_("This point is next to one that it does not follow: “%s”."),
    { KIT_WORDS_TEXT } },
  { ADV_ROUTE_TEMPLES, N_("A temple follows a temple: “%s”."), { KIT_WORDS_TEXT } },
  { ADV_ROUTE_FIRST, N_("The first point must be a temple: “%s”."), { KIT_WORDS_TEXT } },
  { KIT_WORDS_OTHERWISE, N_("The last point must be a seven.") },
};

/* Besides a KitWordsFaultValue: the good behind a letter. */
#define GOOD (KIT_WORDS_MIN_PLAYERS + 1)

/* By AdvFaultReason. */
static const KitSentence sentences[] = {
  { ADV_FAULT_PLACE, N_("There is no place called “%s” on the board."), { KIT_WORDS_TEXT } },
  { ADV_FAULT_HARBOUR, N_("A harbour must lie on a coast, one at most on each edge: “%s”."),
    { KIT_WORDS_TEXT } },
  { ADV_FAULT_ROBBER, N_("The robber begins on a desert, and “%s” is not one."),
    { KIT_WORDS_TEXT } },
  { ADV_FAULT_DICE_MISSING, N_("The dice of roll %u are missing."), { KIT_WORDS_NUMBER } },
  { ADV_FAULT_DICE_UNREACHED, N_("The game never comes to roll %u."), { KIT_WORDS_NUMBER } },
  { ADV_FAULT_STEAL_MISSING, N_("Robbed card %u is missing."), { KIT_WORDS_NUMBER } },
  { ADV_FAULT_STEAL_NOT_HELD, N_("Robbed card %u cannot be this: %s. The hand has none."),
    { KIT_WORDS_NUMBER, GOOD } },
  { ADV_FAULT_STEAL_UNREACHED, N_("The game never comes to robbed card %u."),
    { KIT_WORDS_NUMBER } },
  { ADV_FAULT_CARDS_AND_POSITION,
    N_("A game starts from cards or from a position, not from both.") },
  { ADV_FAULT_STOCK, N_("There are only %u of “%s”."), { KIT_WORDS_LIMIT, GOOD } },
  { ADV_FAULT_TWICE, N_("“%s” appears twice."), { KIT_WORDS_TEXT } },
  /* Translators: the name of a group of a file, such as “Villages”. */
  { ADV_FAULT_PIECES, N_("“%s” has more than the %u that there are."),
    { KIT_WORDS_OTHER, KIT_WORDS_LIMIT } },
  { ADV_FAULT_DISTANCE, N_("The buildings on %s and %s are next to each other."),
    { KIT_WORDS_TEXT, KIT_WORDS_OTHER } },
  { ADV_FAULT_NOT_PASSED, N_("No building can stand on %s yet, because of point %u."),
    { KIT_WORDS_TEXT, KIT_WORDS_NUMBER } },
  { ADV_FAULT_BONUS, N_("“%s” does not agree with roads or knights."), { KIT_WORDS_OTHER } },
  { ADV_FAULT_FRESH, N_("The player on turn has no such card: “%s”."), { KIT_WORDS_TEXT } },
  { ADV_FAULT_ONLY_BUILD,
    N_("“%s” must be empty or 0, except while a player trades and builds."), { KIT_WORDS_OTHER } },
  { ADV_FAULT_NO_AUCTION, N_("Nothing is auctioned at point %u."), { KIT_WORDS_NUMBER } },
  { KIT_WORDS_OTHERWISE, N_("The player on turn has %u points, and %u win at once."),
    { KIT_WORDS_NUMBER, KIT_WORDS_LIMIT } },
};

/* The name behind the letter of a card or token, of which there are too few or too many. */
static const char *
name_letter (const KitFault *fault)
{
  char letter = fault->text[0];

  if (g_str_equal (fault->other, "Tokens"))
    return adv_words_auction (strchr (ADV_TOKEN_LETTERS, letter) - ADV_TOKEN_LETTERS);
  if (g_str_equal (fault->other, "Development"))
    return adv_words_card (strchr (ADV_CARD_LETTERS, letter) - ADV_CARD_LETTERS);
  return adv_words_good (adv_good_from_letter (letter));
}

static char *
get_value (gconstpointer data,
           guint         value)
{
  const KitFault *fault = data;

  return value == GOOD ? g_strdup (adv_words_good (adv_good_from_letter (fault->text[0])))
                       : kit_words_value_of_fault (fault, value);
}

/**
 * adv_words_fault:
 * @fault: what is wrong with a file
 *
 * Returns: (transfer full): a sentence, without the number of the line
 */
char *
adv_words_fault (const KitFault *fault)
{
  g_autofree char *refusal = NULL;

  if (fault->reason == KIT_FAULT_REFUSED)
    refusal = adv_words_refusal (NULL, (const AdvRefusal *) &fault->refusal);
  if (fault->reason < KIT_FAULT_GAME)
    return kit_words_fault (fault, refusal);
  switch (fault->reason)
    {
    case ADV_FAULT_MAP:
      return kit_words_sentence (of_maps, fault->detail, get_value, fault);
    case ADV_FAULT_ROUTE:
      return kit_words_sentence (of_routes, fault->detail, get_value, fault);
    case ADV_FAULT_NUMBER_OF_CARDS:
      return g_strdup_printf (fault->number > fault->limit
                                ? _("%s: there are only %u, and %u are named.")
                                : _("%s: there are %u, and only %u are named."),
                              name_letter (fault), fault->limit, fault->number);
    case ADV_FAULT_WON:
      return g_strdup_printf (ngettext ("%u event has been passed, and “Won” names %u.",
                                        "%u events have been passed, and “Won” names %u.",
                                        fault->limit),
                              fault->limit, fault->number);
    default:
      return kit_words_sentence (sentences, fault->reason, get_value, fault);
    }
}
