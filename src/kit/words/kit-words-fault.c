/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file of any game, in a sentence. */

#include "kit-words.h"

#include <glib/gi18n-lib.h>

/* By BaseLinesProblem. */
static const KitSentence of_lines[] = {
  { BASE_LINES_TOO_LARGE, N_("The file is larger than 1 MiB.") },
  { BASE_LINES_NOT_UTF8, N_("This is not UTF-8 text.") },
  { BASE_LINES_BYTE_ORDER_MARK, N_("The line has a byte-order mark.") },
  { BASE_LINES_CONTROL_CHARACTER, N_("The line has a control character.") },
  { BASE_LINES_BLANKS, N_("Blanks at the start, at the end or around “=”: “%s”."),
    { KIT_WORDS_TEXT } },
  { BASE_LINES_NO_GROUP, N_("“%s” comes before the first group."), { KIT_WORDS_TEXT } },
  { BASE_LINES_DOUBLE_GROUP, N_("The group %s appears twice."), { KIT_WORDS_TEXT } },
  { BASE_LINES_DOUBLE_KEY, N_("The key of “%s” appears twice in its group."), { KIT_WORDS_TEXT } },
  { KIT_WORDS_OTHERWISE, N_("“%s” is neither a group nor a key with a value."),
    { KIT_WORDS_TEXT } },
};

/* By KitFaultReason. */
static const KitSentence sentences[] = {
  { KIT_FAULT_UNKNOWN_GROUP, N_("There is no group called “%s”."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_UNKNOWN_KEY, N_("There is no key called “%s” here."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_MISSING_GROUP, N_("The group “%s” is missing."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_MISSING_KEY, N_("The key “%s” is missing in the group “%s”."),
    { KIT_WORDS_TEXT, KIT_WORDS_OTHER } },
  { KIT_FAULT_KEY_ORDER, N_("The key “%s” is out of order; %u comes next."),
    { KIT_WORDS_TEXT, KIT_WORDS_NUMBER } },
  { KIT_FAULT_VALUE, N_("“%s” is not a valid value for “%s”."),
    { KIT_WORDS_TEXT, KIT_WORDS_OTHER } },
  { KIT_FAULT_FORMAT, N_("The format “%s” is not known to this version."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_BOARD, N_("The board “%s” is not known."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_PLAYERS, N_("A game has %d to %u players, not %u."),
    { KIT_WORDS_MIN_PLAYERS, KIT_WORDS_LIMIT, KIT_WORDS_NUMBER } },
  { KIT_FAULT_COLOUR_TWICE, N_("Two players have the colour “%s”."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_CURSOR, N_("The cursor is at %u, and there are only %u decisions."),
    { KIT_WORDS_NUMBER, KIT_WORDS_LIMIT } },
  { KIT_FAULT_TOKEN, N_("“%s” is not a decision that this game knows."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_EMPTY_TURN, N_("The turn is empty.") },
  { KIT_FAULT_TURN_OVER, N_("“%s” comes after the end of its turn."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_TURN_UNFINISHED, N_("Turn %u is not finished, and another follows."),
    { KIT_WORDS_NUMBER } },
  { KIT_FAULT_GAME_OVER, N_("“%s” comes after the end of the game."), { KIT_WORDS_TEXT } },
  { KIT_FAULT_RESULT_EARLY, N_("There is a result, and the game is not over.") },
  { KIT_FAULT_RESULT_WRONG, N_("The result is “%s”, not “%s”."),
    { KIT_WORDS_OTHER, KIT_WORDS_TEXT } },
  { KIT_FAULT_VIEW, N_("No seat can see such a position.") },
  { KIT_FAULT_UNTOLD, N_("Decision %u, “%s”, tells this seat something that is missing in "
                         "[Seat]."), { KIT_WORDS_NUMBER, KIT_WORDS_TEXT } },
  { KIT_FAULT_TOLD, N_("Decision %u does not tell this seat “%s”."),
    { KIT_WORDS_NUMBER, KIT_WORDS_TEXT } },
  { KIT_FAULT_ABANDONED, N_("A finished game cannot have been abandoned.") },
  { KIT_WORDS_OTHERWISE, NULL },
};

/** kit_words_value_of_fault: a #KitWordsValue: a #KitWordsFaultValue of the #KitFault @fault. */
char *
kit_words_value_of_fault (gconstpointer fault,
                          guint         value)
{
  const KitFault *about = fault;

  switch (value)
    {
    case KIT_WORDS_TEXT:
      return g_strdup (about->text);
    case KIT_WORDS_OTHER:
      return g_strdup (about->other);
    case KIT_WORDS_NUMBER:
      return g_strdup_printf ("%u", about->number);
    case KIT_WORDS_LIMIT:
      return g_strdup_printf ("%u", about->limit);
    default:
      return g_strdup_printf ("%u", KIT_MIN_PLAYERS);
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
  if (fault->reason == KIT_FAULT_REFUSED)
    /* Translators: a decision as it stands in the file, and why it is not legal. */
    return g_strdup_printf (_("“%s” is not legal: %s"), fault->text, refusal);
  if (fault->reason == KIT_FAULT_LINES)
    return kit_words_sentence (of_lines, fault->detail, kit_words_value_of_fault, fault);
  return kit_words_sentence (sentences, fault->reason, kit_words_value_of_fault, fault);
}
