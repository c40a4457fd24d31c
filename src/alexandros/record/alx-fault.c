/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be wrong with a file of Alexandros besides what may be wrong with any. */

#include "alx-fault.h"

/**
 * alx_fault_cards:
 * @fault: (out): what is wrong
 * @line: where, from 1
 * @symbol: of which there is a wrong number
 * @number: what was found
 * @limit: what would have been right
 *
 * Sets %ALX_FAULT_NUMBER_OF_CARDS.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean
alx_fault_cards (KitFault *fault,
                 guint     line,
                 guint8    symbol,
                 guint     number,
                 guint     limit)
{
  return kit_fault_figures (fault, ALX_FAULT_NUMBER_OF_CARDS, line,
                            (const char[]) { ALX_LETTERS[symbol], '\0' }, number, limit);
}
