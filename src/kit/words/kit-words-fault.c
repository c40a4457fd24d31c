/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file of any game, in a sentence. */

#include "kit-words.h"

#include <glib/gi18n-lib.h>

static char *
explain_lines (const KitFault *fault)
{
  switch (fault->detail)
    {
    case BASE_LINES_TOO_LARGE:
      return g_strdup (_("The file is larger than 1 MiB."));
    case BASE_LINES_NOT_UTF8:
      return g_strdup (_("This is not UTF-8 text."));
    case BASE_LINES_BYTE_ORDER_MARK:
      return g_strdup (_("The line has a byte-order mark."));
    case BASE_LINES_CONTROL_CHARACTER:
      return g_strdup (_("The line has a control character."));
    case BASE_LINES_BLANKS:
      return g_strdup_printf (_("Blanks at the start, at the end or around “=”: “%s”."),
                              fault->text);
    case BASE_LINES_NO_GROUP:
      return g_strdup_printf (_("“%s” comes before the first group."), fault->text);
    case BASE_LINES_DOUBLE_GROUP:
      return g_strdup_printf (_("The group %s appears twice."), fault->text);
    case BASE_LINES_DOUBLE_KEY:
      return g_strdup_printf (_("The key of “%s” appears twice in its group."), fault->text);
    default:
      return g_strdup_printf (_("“%s” is neither a group nor a key with a value."), fault->text);
    }
}

static char *
explain_structure (const KitFault *fault)
{
  switch (fault->reason)
    {
    case KIT_FAULT_UNKNOWN_GROUP:
      return g_strdup_printf (_("There is no group called “%s”."), fault->text);
    case KIT_FAULT_UNKNOWN_KEY:
      return g_strdup_printf (_("There is no key called “%s” here."), fault->text);
    case KIT_FAULT_MISSING_GROUP:
      return g_strdup_printf (_("The group “%s” is missing."), fault->text);
    case KIT_FAULT_MISSING_KEY:
      return g_strdup_printf (_("The key “%s” is missing in the group “%s”."), fault->text,
                              fault->other);
    case KIT_FAULT_KEY_ORDER:
      return g_strdup_printf (_("The key “%s” is out of order; %u comes next."), fault->text,
                              fault->number);
    case KIT_FAULT_VALUE:
      return g_strdup_printf (_("“%s” is not a valid value for “%s”."), fault->text, fault->other);
    case KIT_FAULT_FORMAT:
      return g_strdup_printf (_("The format “%s” is not known to this version."), fault->text);
    case KIT_FAULT_BOARD:
      return g_strdup_printf (_("The board “%s” is not known."), fault->text);
    case KIT_FAULT_PLAYERS:
      return g_strdup_printf (_("A game has %d to %u players, not %u."), KIT_MIN_PLAYERS,
                              fault->limit, fault->number);
    case KIT_FAULT_COLOUR_TWICE:
      return g_strdup_printf (_("Two players have the colour “%s”."), fault->text);
    case KIT_FAULT_CURSOR:
      return g_strdup_printf (_("The cursor is at %u, and there are only %u decisions."),
                              fault->number, fault->limit);
    default:
      return NULL;
    }
}

static char *
explain_play (const KitFault *fault,
              const char     *refusal)
{
  switch (fault->reason)
    {
    case KIT_FAULT_TOKEN:
      return g_strdup_printf (_("“%s” is not a decision that this game knows."), fault->text);
    case KIT_FAULT_REFUSED:
      /* Translators: a decision as it stands in the file, and why it is not legal. */
      return g_strdup_printf (_("“%s” is not legal: %s"), fault->text, refusal);
    case KIT_FAULT_EMPTY_TURN:
      return g_strdup (_("The turn is empty."));
    case KIT_FAULT_TURN_OVER:
      return g_strdup_printf (_("“%s” comes after the end of its turn."), fault->text);
    case KIT_FAULT_TURN_UNFINISHED:
      return g_strdup_printf (_("Turn %u is not finished, and another follows."), fault->number);
    case KIT_FAULT_GAME_OVER:
      return g_strdup_printf (_("“%s” comes after the end of the game."), fault->text);
    case KIT_FAULT_RESULT_EARLY:
      return g_strdup (_("There is a result, and the game is not over."));
    case KIT_FAULT_RESULT_WRONG:
      return g_strdup_printf (_("The result is “%s”, not “%s”."), fault->other, fault->text);
    case KIT_FAULT_VIEW:
      return g_strdup (_("No seat can see such a position."));
    case KIT_FAULT_UNTOLD:
      return g_strdup_printf (_("Decision %u, “%s”, tells this seat something that is missing in "
                                "[Seat]."), fault->number, fault->text);
    case KIT_FAULT_TOLD:
      return g_strdup_printf (_("Decision %u does not tell this seat “%s”."), fault->number,
                              fault->text);
    case KIT_FAULT_ABANDONED:
      return g_strdup (_("A finished game cannot have been abandoned."));
    default:
      return NULL;
    }
}

/**
 * kit_words_fault:
 * @fault: what is wrong with a file
 * @refusal: (nullable): why the decision is not legal, if that is what is wrong: a sentence of the
 *   game
 *
 * Returns: (transfer full) (nullable): a sentence, without the number of the line; %NULL for the
 *   reasons of a game
 */
char *
kit_words_fault (const KitFault *fault,
                 const char     *refusal)
{
  char *text;

  if (fault->reason == KIT_FAULT_LINES)
    return explain_lines (fault);
  text = explain_structure (fault);
  return text != NULL ? text : explain_play (fault, refusal);
}
