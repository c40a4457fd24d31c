/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, in a sentence. */

#include "alx-words.h"

#include <glib/gi18n-lib.h>

static char *
explain_lines (const AlxFault *fault)
{
  switch (fault->lines)
    {
    case BASE_LINES_TOO_LARGE:
      return g_strdup (_("The file is larger than 1 MiB."));
    case BASE_LINES_NOT_UTF8:
      return g_strdup (_("This is not UTF-8 text."));
    case BASE_LINES_BYTE_ORDER_MARK:
      return g_strdup (_("The file begins with a byte-order mark."));
    case BASE_LINES_CONTROL_CHARACTER:
      return g_strdup (_("The line has a control character."));
    case BASE_LINES_BLANKS:
      return g_strdup_printf (_("Blanks at the start, at the end or around “=”: “%s”."),
                              fault->text);
    case BASE_LINES_NO_GROUP:
      return g_strdup_printf (_("“%s” stands before the first group."), fault->text);
    case BASE_LINES_DOUBLE_GROUP:
      return g_strdup_printf (_("The group %s stands twice."), fault->text);
    case BASE_LINES_DOUBLE_KEY:
      return g_strdup_printf (_("The key of “%s” stands twice in its group."), fault->text);
    default:
      return g_strdup_printf (_("“%s” is neither a group nor a key with a value."), fault->text);
    }
}

static char *
explain_map (const AlxFault *fault)
{
  switch (fault->map)
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
      return g_strdup (_("Two points of the map have too many shortest ways between them."));
    }
}

static char *
explain_structure (const AlxFault *fault)
{
  switch (fault->reason)
    {
    case ALX_FAULT_UNKNOWN_GROUP:
      return g_strdup_printf (_("There is no group called “%s”."), fault->text);
    case ALX_FAULT_UNKNOWN_KEY:
      return g_strdup_printf (_("There is no key called “%s” here."), fault->text);
    case ALX_FAULT_MISSING_GROUP:
      return g_strdup_printf (_("The group “%s” is missing."), fault->text);
    case ALX_FAULT_MISSING_KEY:
      return g_strdup_printf (_("The key “%s” is missing in the group “%s”."), fault->text,
                              fault->other);
    case ALX_FAULT_KEY_ORDER:
      return g_strdup_printf (_("The key “%s” is out of order; %u comes next."), fault->text,
                              fault->number);
    case ALX_FAULT_VALUE:
      return g_strdup_printf (_("“%s” is no value for “%s”."), fault->text, fault->other);
    case ALX_FAULT_FORMAT:
      return g_strdup_printf (_("The format “%s” is not known to this version."), fault->text);
    case ALX_FAULT_BOARD:
      return g_strdup_printf (_("The board “%s” is not known."), fault->text);
    case ALX_FAULT_PLAYERS:
      return g_strdup_printf (_("A game has 2 to 4 players, not %u."), fault->number);
    case ALX_FAULT_COLOUR_TWICE:
      return g_strdup_printf (_("Two players have the colour “%s”."), fault->text);
    case ALX_FAULT_DECK_AND_POSITION:
      return g_strdup (_("A game starts from a deck or from a position, not from both."));
    case ALX_FAULT_CURSOR:
      return g_strdup_printf (_("The cursor is at %u, and there are only %u decisions."),
                              fault->number, fault->limit);
    default:
      return NULL;
    }
}

static char *
explain_play (const AlxBoard *board,
              const AlxFault *fault)
{
  g_autofree char *why = NULL;

  switch (fault->reason)
    {
    case ALX_FAULT_TOKEN:
      return g_strdup_printf (_("“%s” is no decision on this board."), fault->text);
    case ALX_FAULT_REFUSED:
      why = alx_words_refusal (board, &fault->refusal);
      /* Translators: a decision as it stands in the file, and why it is not legal. */
      return g_strdup_printf (_("“%s” is not legal: %s"), fault->text, why);
    case ALX_FAULT_EMPTY_TURN:
      return g_strdup (_("The turn is empty."));
    case ALX_FAULT_TURN_OVER:
      return g_strdup_printf (_("“%s” stands after the end of its turn."), fault->text);
    case ALX_FAULT_TURN_UNFINISHED:
      return g_strdup_printf (_("Turn %u is not finished, and another follows."), fault->number);
    case ALX_FAULT_GAME_OVER:
      return g_strdup_printf (_("“%s” stands after the end of the game."), fault->text);
    case ALX_FAULT_SHUFFLE_MISSING:
      return g_strdup_printf (_("Here the discards are shuffled, and “Shuffle%u” is missing."),
                              fault->number);
    case ALX_FAULT_SHUFFLE_CARDS:
      return g_strdup_printf (_("“Shuffle%u” is not made of the cards that were discarded then."),
                              fault->number);
    case ALX_FAULT_SHUFFLE_UNREACHED:
      return g_strdup_printf (_("The game never comes to “Shuffle%u”."), fault->number);
    case ALX_FAULT_RESULT_EARLY:
      return g_strdup (_("There is a result, and the game is not over."));
    case ALX_FAULT_RESULT_WRONG:
      return g_strdup_printf (_("The scores are “%s”, not “%s”."), fault->other, fault->text);
    case ALX_FAULT_ABANDONED:
      return g_strdup (_("A finished game cannot have been abandoned."));
    default:
      return NULL;
    }
}

static char *
explain_position (const AlxFault *fault)
{
  switch (fault->reason)
    {
    case ALX_FAULT_NUMBER_OF_CARDS:
      return g_strdup_printf (_("%s: there must be %u, and there are %u."),
                              alx_words_symbol (alx_symbol_from_letter (fault->text[0])),
                              fault->limit, fault->number);
    case ALX_FAULT_PLACE:
      return g_strdup_printf (_("There is no place called “%s” on the board."), fault->text);
    case ALX_FAULT_TWICE:
      return g_strdup_printf (_("“%s” stands twice."), fault->text);
    case ALX_FAULT_SIDE_ORDER:
      return g_strdup_printf (_("The points of “%s” are not in board order."), fault->text);
    case ALX_FAULT_STOCK:
      return g_strdup_printf (_("There are only %u of “%s”."), fault->limit, fault->other);
    case ALX_FAULT_RED_WALLS:
      return g_strdup (_("Red walls are laid only when all black ones are on the board, and the "
                          "last turn’s actions follow."));
    case ALX_FAULT_GOVERNOR_SPACE:
      return g_strdup_printf (_("A governor stands on a symbol space, and %s is plain."),
                              fault->text);
    case ALX_FAULT_TWO_OWNERS:
      return g_strdup_printf (_("With “%s” a province would have two owners."), fault->text);
    case ALX_FAULT_NO_WAY:
      return g_strdup (_("No way is possible with this card."));
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
 * @board: the board whose names are used in refusals
 * @fault: what is wrong with a file
 *
 * Returns: (transfer full): a sentence, without the number of the line
 */
char *
alx_words_fault (const AlxBoard *board,
                 const AlxFault *fault)
{
  char *text = NULL;

  if (fault->reason == ALX_FAULT_LINES)
    return explain_lines (fault);
  if (fault->reason == ALX_FAULT_MAP)
    return explain_map (fault);
  text = explain_structure (fault);
  if (text == NULL)
    text = explain_play (board, fault);
  if (text == NULL)
    text = explain_position (fault);
  return text;
}
