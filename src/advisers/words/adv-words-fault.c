/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, in a sentence. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
explain_map (const KitFault *fault)
{
  switch (fault->detail)
    {
    case ADV_MAP_LETTER:
      return g_strdup (_("This character stands for nothing on a map."));
    case ADV_MAP_DISC:
      return g_strdup (_("Land has a disc; deserts and sea have none."));
    case ADV_MAP_COLUMN:
      return g_strdup (_("Every second row of a map begins with a dot, and a hexagon has two "
                         "characters."));
    case ADV_MAP_RIM:
      return g_strdup (_("There must be sea around the land."));
    case ADV_MAP_TOO_LARGE:
      return g_strdup (_("The map is too large."));
    default:
      return g_strdup (_("The map has no land."));
    }
}

static char *
explain_route (const KitFault *fault)
{
  switch (fault->detail)
    {
    case ADV_ROUTE_LENGTH:
      return g_strdup (_("The route has no points, or too many points or events."));
    case ADV_ROUTE_TWICE:
      return g_strdup_printf (_("The route comes here twice: “%s”."), fault->text);
    case ADV_ROUTE_JUMPS:
      return g_strdup_printf (_("This point is not next to the one before: “%s”."), fault->text);
    case ADV_ROUTE_TOUCHES:
      return g_strdup_printf (_("This point is next to one that it does not follow: “%s”."),
                              fault->text);
    case ADV_ROUTE_TEMPLES:
      return g_strdup_printf (_("A temple follows a temple: “%s”."), fault->text);
    case ADV_ROUTE_FIRST:
      return g_strdup_printf (_("The first point must be a temple: “%s”."), fault->text);
    default:
      return g_strdup (_("The last point must be a seven."));
    }
}

static char *
explain_board (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ADV_FAULT_MAP:
      return explain_map (fault);
    case ADV_FAULT_ROUTE:
      return explain_route (fault);
    case ADV_FAULT_PLACE:
      return g_strdup_printf (_("There is no place called “%s” on the board."), fault->text);
    case ADV_FAULT_HARBOUR:
      return g_strdup_printf (_("A harbour must lie on a coast, one at most on each edge: “%s”."),
                              fault->text);
    case ADV_FAULT_ROBBER:
      return g_strdup_printf (_("The robber begins on a desert, and “%s” is not one."),
                              fault->text);
    default:
      return NULL;
    }
}

static char *
explain_chance (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ADV_FAULT_DICE_MISSING:
      return g_strdup_printf (_("The dice of roll %u are missing."), fault->number);
    case ADV_FAULT_DICE_UNREACHED:
      return g_strdup_printf (_("The game never comes to roll %u."), fault->number);
    case ADV_FAULT_STEAL_MISSING:
      return g_strdup_printf (_("Robbed card %u is missing."), fault->number);
    case ADV_FAULT_STEAL_NOT_HELD:
      return g_strdup_printf (_("Robbed card %u cannot be this: %s. The hand has none."),
                              fault->number,
                              adv_words_good (adv_good_from_letter (fault->text[0])));
    case ADV_FAULT_STEAL_UNREACHED:
      return g_strdup_printf (_("The game never comes to robbed card %u."), fault->number);
    default:
      return NULL;
    }
}

/* The name behind a letter in the value of a key. */
static const char *
name_letter (const char *key,
             char        letter)
{
  const char *token = strchr (ADV_TOKEN_LETTERS, letter);
  const char *card = strchr (ADV_CARD_LETTERS, letter);

  if (g_str_equal (key, "Tokens"))
    return adv_words_auction (token - ADV_TOKEN_LETTERS);
  if (g_str_equal (key, "Development"))
    return adv_words_card (card - ADV_CARD_LETTERS);
  return adv_words_good (adv_good_from_letter (letter));
}

static char *
explain_position (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ADV_FAULT_TWICE:
      return g_strdup_printf (_("“%s” appears twice."), fault->text);
    case ADV_FAULT_PIECES:
      /* Translators: the name of a group of a file, such as “Villages”. */
      return g_strdup_printf (_("“%s” has more than the %u that there are."), fault->other,
                              fault->limit);
    case ADV_FAULT_DISTANCE:
      return g_strdup_printf (_("The buildings on %s and %s are next to each other."), fault->text,
                              fault->other);
    case ADV_FAULT_NOT_PASSED:
      return g_strdup_printf (
        _("No building can stand on %s yet, because of point %u."),
        fault->text, fault->number);
    case ADV_FAULT_WON:
      return g_strdup_printf (ngettext ("%u event has been passed, and “Won” names %u.",
                                        "%u events have been passed, and “Won” names %u.",
                                        fault->limit),
                              fault->limit, fault->number);
    case ADV_FAULT_BONUS:
      return g_strdup_printf (_("“%s” does not agree with roads or knights."), fault->other);
    case ADV_FAULT_FRESH:
      return g_strdup_printf (_("The player on turn has no such card: “%s”."), fault->text);
    case ADV_FAULT_ONLY_BUILD:
      return g_strdup_printf (_("“%s” must be empty or 0, except while a player trades and "
                                "builds."),
                              fault->other);
    case ADV_FAULT_NO_AUCTION:
      return g_strdup_printf (_("Nothing is auctioned at point %u."), fault->number);
    default:
      return g_strdup_printf (_("The player on turn has %u points, and %u win at once."),
                              fault->number, fault->limit);
    }
}

static char *
explain_cards (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ADV_FAULT_CARDS_AND_POSITION:
      return g_strdup (_("A game starts from cards or from a position, not from both."));
    case ADV_FAULT_NUMBER_OF_CARDS:
      return g_strdup_printf (fault->number > fault->limit
                                ? _("%s: there are only %u, and %u are named.")
                                : _("%s: there are %u, and only %u are named."),
                              name_letter (fault->other, fault->text[0]), fault->limit,
                              fault->number);
    case ADV_FAULT_STOCK:
      return g_strdup_printf (_("There are only %u of “%s”."), fault->limit,
                              name_letter ("Hands", fault->text[0]));
    default:
      return NULL;
    }
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
  char *text;

  if (fault->reason == KIT_FAULT_REFUSED)
    refusal = adv_words_refusal (NULL, (const AdvRefusal *) &fault->refusal);
  if (fault->reason < KIT_FAULT_GAME)
    return kit_words_fault (fault, refusal);
  text = explain_board (fault);
  if (text == NULL)
    text = explain_chance (fault);
  if (text == NULL)
    text = explain_cards (fault);
  return text != NULL ? text : explain_position (fault);
}
