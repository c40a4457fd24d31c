/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players of Alexandros: what the kit asks them, in types of the game. */

#include "alx-level.h"

#include <string.h>

G_STATIC_ASSERT (ALX_MAX_LINE * sizeof (AlxDecision) <= sizeof (((KitAdvice *) 0)->line));

/* The number of decisions up to the first that reveals something hidden. */
static guint
count_reusable (const AlxDecision *line,
                guint              n)
{
  guint i = 0;

  while (i < n)
    {
      guint kind = line[i++].kind;

      /* A special move reveals a card only with the option SpecialRefresh, but asking once more
         than necessary does no harm. */
      if (kind == ALX_CHOOSE || kind == ALX_SPECIAL || kind == ALX_DRAW)
        break;
    }
  return i;
}

/** alx_advice_set_line: advises the @n decisions of @line, up to %ALX_MAX_LINE. */
void
alx_advice_set_line (KitAdvice         *advice,
                     const AlxDecision *line,
                     guint              n)
{
  advice->n = n;
  advice->n_reusable = count_reusable (line, n);
  memcpy (advice->line, line, n * sizeof *line);
}
