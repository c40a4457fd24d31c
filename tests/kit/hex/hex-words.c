/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hex as sentences. */

#include "hex-words.h"

#include "kit/words/kit-words.h"

/** hex_words_fault: (transfer full): what is wrong with a file: Hex has no faults of its own. */
char *
hex_words_fault (const KitFault *fault)
{
  return kit_words_fault (fault, "there is a stone already.");
}
