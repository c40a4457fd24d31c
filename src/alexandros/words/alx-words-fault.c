/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, in a sentence. */

#include "alx-words.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-fault.h"

#include <glib/gi18n-lib.h>

/* By AlxMapProblem. */
static const KitSentence of_maps[] = {
  { ALX_MAP_LETTER, N_("This character stands for nothing on a map.") },
  { ALX_MAP_BLANK, N_("A map has no blanks; “~” stands for no space.") },
  { ALX_MAP_TOO_LARGE, N_("The map is too large.") },
  { ALX_MAP_TOO_MANY_OF_SYMBOL, N_("The map has too many spaces of this symbol.") },
  { ALX_MAP_EMPTY, N_("The map has no space.") },
  { ALX_MAP_NOT_CONNECTED, N_("This space is not connected with the others.") },
  { ALX_MAP_TOO_FAR, N_("Two points of the map are too far apart.") },
  { KIT_WORDS_OTHERWISE,
    N_("Two points of the map have too many shortest routes between them.") },
};

/* By AlxFaultReason. */
static const KitSentence sentences[] = {
  { ALX_FAULT_DECK_AND_POSITION,
    N_("A game starts from a deck or from a position, not from both.") },
  { ALX_FAULT_SHUFFLE_MISSING, N_("Here the discards are shuffled, and “Shuffle%u” is missing."),
    { KIT_WORDS_NUMBER } },
  { ALX_FAULT_SHUFFLE_CARDS,
    N_("“Shuffle%u” is not made of the cards that were discarded then."), { KIT_WORDS_NUMBER } },
  { ALX_FAULT_SHUFFLE_UNREACHED, N_("The game never comes to “Shuffle%u”."), { KIT_WORDS_NUMBER } },
  { ALX_FAULT_PLACE, N_("There is no place called “%s” on the board."), { KIT_WORDS_TEXT } },
  { ALX_FAULT_TWICE, N_("“%s” appears twice."), { KIT_WORDS_TEXT } },
  { ALX_FAULT_SIDE_ORDER, N_("The points of “%s” are not in board order."), { KIT_WORDS_TEXT } },
  { ALX_FAULT_STOCK, N_("There are only %u of “%s”."), { KIT_WORDS_LIMIT, KIT_WORDS_OTHER } },
  { ALX_FAULT_RED_WALLS, N_("Red walls are laid only when all black ones are on the board, and the "
                            "last turn’s actions follow.") },
  { ALX_FAULT_GOVERNOR_SPACE, N_("Governors stand on symbol spaces, and %s is plain."),
    { KIT_WORDS_TEXT } },
  { ALX_FAULT_TWO_OWNERS, N_("With “%s” a province would have two owners."), { KIT_WORDS_TEXT } },
  { ALX_FAULT_NO_WAY, N_("No route is possible with this card.") },
  { ALX_FAULT_WITHOUT_REGION, N_("The space “%s” is in no region."), { KIT_WORDS_TEXT } },
  { ALX_FAULT_START_INLAND, N_("The start “%s” does not lie on the rim."), { KIT_WORDS_TEXT } },
  { KIT_WORDS_OTHERWISE, NULL },
};

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

  if (fault->reason == KIT_FAULT_REFUSED)
    refusal = alx_words_refusal (alx_boards_default (), (const AlxRefusal *) &fault->refusal);
  if (fault->reason < KIT_FAULT_GAME)
    return kit_words_fault (fault, refusal);
  if (fault->reason == ALX_FAULT_NUMBER_OF_CARDS)
    return g_strdup_printf (_("%s: there must be %u, and there are %u."),
                            alx_words_symbol (alx_symbol_from_letter (fault->text[0])),
                            fault->limit, fault->number);
  if (fault->reason == ALX_FAULT_MAP)
    return kit_words_sentence (of_maps, fault->detail, kit_words_value_of_fault, fault);
  return kit_words_sentence (sentences, fault->reason, kit_words_value_of_fault, fault);
}
