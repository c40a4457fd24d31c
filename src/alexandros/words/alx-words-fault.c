/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, in a sentence. */

#include "alx-words.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-fault.h"

#include <glib/gi18n-lib.h>

static char *
explain_map (const KitFault *fault)
{
  switch (fault->detail)
    {
    case ALX_MAP_LETTER:
      return g_strdup (_("This character stands for nothing on a map."));
    case ALX_MAP_BLANK:
      return g_strdup (_("A map has no blanks; “~” stands for no space."));
    case ALX_MAP_TOO_LARGE:
      return g_strdup (_("The map is too large."));
    case ALX_MAP_TOO_MANY_OF_SYMBOL:
      return g_strdup (_("The map has too many spaces of this symbol."));
    case ALX_MAP_EMPTY:
      return g_strdup (_("The map has no space."));
    case ALX_MAP_NOT_CONNECTED:
      return g_strdup (_("This space is not connected with the others."));
    case ALX_MAP_TOO_FAR:
      return g_strdup (_("Two points of the map are too far apart."));
    default:
      return g_strdup (_("Two points of the map have too many shortest routes between them."));
    }
}

static char *
explain_cards (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ALX_FAULT_DECK_AND_POSITION:
      return g_strdup (_("A game starts from a deck or from a position, not from both."));
    case ALX_FAULT_SHUFFLE_MISSING:
      return g_strdup_printf (_("Here the discards are shuffled, and “Shuffle%u” is missing."),
                              fault->number);
    case ALX_FAULT_SHUFFLE_CARDS:
      return g_strdup_printf (_("“Shuffle%u” is not made of the cards that were discarded then."),
                              fault->number);
    case ALX_FAULT_SHUFFLE_UNREACHED:
      return g_strdup_printf (_("The game never comes to “Shuffle%u”."), fault->number);
    case ALX_FAULT_NUMBER_OF_CARDS:
      return g_strdup_printf (_("%s: there must be %u, and there are %u."),
                              alx_words_symbol (alx_symbol_from_letter (fault->text[0])),
                              fault->limit, fault->number);
    default:
      return NULL;
    }
}

static char *
explain_position (const KitFault *fault)
{
  switch (fault->reason)
    {
    case ALX_FAULT_PLACE:
      return g_strdup_printf (_("There is no place called “%s” on the board."), fault->text);
    case ALX_FAULT_TWICE:
      return g_strdup_printf (_("“%s” appears twice."), fault->text);
    case ALX_FAULT_SIDE_ORDER:
      return g_strdup_printf (_("The points of “%s” are not in board order."), fault->text);
    case ALX_FAULT_STOCK:
      return g_strdup_printf (_("There are only %u of “%s”."), fault->limit, fault->other);
    case ALX_FAULT_RED_WALLS:
      return g_strdup (_("Red walls are laid only when all black ones are on the board, and the "
                          "last turn’s actions follow."));
    case ALX_FAULT_GOVERNOR_SPACE:
      return g_strdup_printf (_("Governors stand on symbol spaces, and %s is plain."),
                              fault->text);
    case ALX_FAULT_TWO_OWNERS:
      return g_strdup_printf (_("With “%s” a province would have two owners."), fault->text);
    case ALX_FAULT_NO_WAY:
      return g_strdup (_("No route is possible with this card."));
    case ALX_FAULT_WITHOUT_REGION:
      return g_strdup_printf (_("The space “%s” is in no region."), fault->text);
    case ALX_FAULT_START_INLAND:
      return g_strdup_printf (_("The start “%s” does not lie on the rim."), fault->text);
    default:
      return NULL;
    }
}

/**
 * alx_words_fault:
 * @fault: what is wrong with a file
 *
 * Returns: (transfer full): a sentence, without the number of the line; places have the names of
 *   the default board
 */
char *
alx_words_fault (const KitFault *fault)
{
  g_autofree char *refusal = NULL;
  char *text;

  if (fault->reason == KIT_FAULT_REFUSED)
    refusal = alx_words_refusal (alx_boards_default (), (const AlxRefusal *) &fault->refusal);
  if (fault->reason < KIT_FAULT_GAME)
    return kit_words_fault (fault, refusal);
  if (fault->reason == ALX_FAULT_MAP)
    return explain_map (fault);
  text = explain_cards (fault);
  return text != NULL ? text : explain_position (fault);
}
