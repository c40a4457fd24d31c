/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What chance has brought in a game, by number, so that nothing is rolled again by undo. */

#include "kit-chance.h"

#include <string.h>

typedef struct
{
  guint16 stream;
  guint16 n;
  guint32 number;
  guint8  bytes[KIT_MAX_OUTCOME];
} Outcome;

struct _KitChance
{
  GArray *outcomes;                     /* of Outcome, sorted by stream and number; those with the
                                           same number in the order in which they were added */
  KitTold *told;                        /* (nullable) borrowed */
};

/** kit_chance_new: (transfer full): no outcomes. */
KitChance *
kit_chance_new (void)
{
  KitChance *chance = g_new0 (KitChance, 1);

  chance->outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));
  return chance;
}

/** kit_chance_copy: (transfer full): the same outcomes. */
KitChance *
kit_chance_copy (const KitChance *chance)
{
  KitChance *copy = g_new0 (KitChance, 1);

  copy->outcomes = g_array_copy (chance->outcomes);
  return copy;
}

/** kit_chance_free: frees @chance. */
void
kit_chance_free (KitChance *chance)
{
  g_array_unref (chance->outcomes);
  g_free (chance);
}

/* Binary search for the first outcome that is not before outcome @number of @stream. */
static guint
find_first (const GArray *outcomes,
            guint         stream,
            guint         number)
{
  guint low = 0;
  guint high = outcomes->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const Outcome *outcome = &g_array_index (outcomes, Outcome, middle);

      if (outcome->stream < stream || (outcome->stream == stream && outcome->number < number))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/**
 * kit_chance_add:
 * @chance: the outcomes
 * @stream: a kind of chance, up to 65535
 * @number: of the outcome in its stream, from 0
 * @bytes: (array length=n): the outcome
 * @n: up to %KIT_MAX_OUTCOME
 */
void
kit_chance_add (KitChance    *chance,
                guint         stream,
                guint         number,
                const guint8 *bytes,
                guint         n)
{
  Outcome outcome = { .stream = stream, .n = n, .number = number };

  g_return_if_fail (stream <= G_MAXUINT16 && n <= KIT_MAX_OUTCOME);

  memcpy (outcome.bytes, bytes, n);
  g_array_insert_val (chance->outcomes, find_first (chance->outcomes, stream, number + 1), outcome);
}

/**
 * kit_chance_get:
 * @chance: the outcomes
 * @stream: a kind of chance
 * @number: of the outcome in its stream, from 0
 * @nth: which of several with this number, from 0
 * @n: (out): its bytes
 *
 * Returns: (nullable) (array length=n): the outcome, valid until the next one is added
 */
const guint8 *
kit_chance_get (const KitChance *chance,
                guint            stream,
                guint            number,
                guint            nth,
                guint           *n)
{
  guint at = find_first (chance->outcomes, stream, number) + nth;
  const Outcome *outcome;

  if (at >= chance->outcomes->len)
    return NULL;
  outcome = &g_array_index (chance->outcomes, Outcome, at);
  if (outcome->stream != stream || outcome->number != number)
    return NULL;
  *n = outcome->n;
  return outcome->bytes;
}

/** kit_chance_set_told: has the decisions that are made with @chance tell a seat, or read what they
    have told it: @told is borrowed until this is called with %NULL. */
void
kit_chance_set_told (KitChance *chance,
                     KitTold   *told)
{
  chance->told = told;
}

/** kit_chance_get_told: (nullable) (transfer none): see kit_chance_set_told(). */
KitTold *
kit_chance_get_told (const KitChance *chance)
{
  return chance != NULL ? chance->told : NULL;
}
