/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stones as sentences. */

#include "stones-words.h"

#include "kit/words/kit-words.h"

/** stones_words_fault: (transfer full): what is wrong with a file: the sentences of the kit, and
    one for all that only Stones refuses. */
char *
stones_words_fault (const KitFault *fault)
{
  char *sentence = kit_words_fault (fault, "the rules of Stones forbid it.");

  return sentence != NULL ? sentence : g_strdup ("It does not fit the dice.");
}
