/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What chance has brought in a game, by number, so that nothing is rolled again by undo. */

#include "kit-chance.h"

#include <string.h>

struct _KitChance
{
  GArray *outcomes;                     /* of KitOutcome, sorted by stream and number; those with
                                           the same number in the order in which they were added */
  GBytes *secret;                       /* owned: outcomes are made from it; or NULL */

  /* borrowed */
  GArray  *taken;                       /* (nullable) of KitOutcome */
  KitTold *told;                        /* (nullable) */
};

/** kit_chance_new: (transfer full): no outcomes. */
KitChance *
kit_chance_new (void)
{
  KitChance *chance = g_new0 (KitChance, 1);

  chance->outcomes = g_array_new (FALSE, FALSE, sizeof (KitOutcome));
  return chance;
}

/** kit_chance_copy: (transfer full): the same outcomes. */
KitChance *
kit_chance_copy (const KitChance *chance)
{
  KitChance *copy = g_new0 (KitChance, 1);

  copy->outcomes = g_array_copy (chance->outcomes);
  if (chance->secret != NULL)
    copy->secret = g_bytes_ref (chance->secret);
  return copy;
}

/** kit_chance_free: frees @chance. */
void
kit_chance_free (KitChance *chance)
{
  g_array_unref (chance->outcomes);
  g_clear_pointer (&chance->secret, g_bytes_unref);
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
      const KitOutcome *outcome = &g_array_index (outcomes, KitOutcome, middle);

      if (outcome->stream < stream || (outcome->stream == stream && outcome->number < number))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* The outcome with a number, of several the one at @nth, or NULL. */
static const KitOutcome *
find (const KitChance *chance,
      guint            stream,
      guint            number,
      guint            nth)
{
  guint at = find_first (chance->outcomes, stream, number) + nth;
  const KitOutcome *outcome;

  if (at >= chance->outcomes->len)
    return NULL;
  outcome = &g_array_index (chance->outcomes, KitOutcome, at);
  return outcome->stream == stream && outcome->number == number ? outcome : NULL;
}

/* After those with the same number. */
static void
insert (KitChance        *chance,
        const KitOutcome *outcome)
{
  g_array_insert_vals (chance->outcomes,
                       find_first (chance->outcomes, outcome->stream, outcome->number + 1), outcome,
                       1);
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
  KitOutcome outcome = { .stream = stream, .n = n, .number = number };

  g_return_if_fail (stream <= G_MAXUINT16 && n <= KIT_MAX_OUTCOME);

  memcpy (outcome.bytes, bytes, n);
  insert (chance, &outcome);
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
  const KitOutcome *outcome = find (chance, stream, number, nth);

  if (outcome == NULL)
    return NULL;
  *n = outcome->n;
  return outcome->bytes;
}

/** kit_chance_set_secret: (nullable) @secret: new outcomes are made from it, and not from the seed
    of the position: whoever learns an outcome learns nothing about others. */
void
kit_chance_set_secret (KitChance *chance,
                       GBytes    *secret)
{
  g_clear_pointer (&chance->secret, g_bytes_unref);
  if (secret != NULL)
    chance->secret = g_bytes_ref (secret);
}

/* The first bytes of HMAC-SHA256 of stream and number, each as 32 bits, the highest byte first. */
static guint64
make_seed (GBytes *secret,
           guint   stream,
           guint   number)
{
  const guint32 message[] = { GUINT32_TO_BE (stream), GUINT32_TO_BE (number) };
  gsize key_size;
  const guint8 *key = g_bytes_get_data (secret, &key_size);
  g_autoptr (GHmac) hmac = g_hmac_new (G_CHECKSUM_SHA256, key, key_size);
  guint8 digest[32];
  gsize size = sizeof digest;
  guint64 seed;

  g_hmac_update (hmac, (const guint8 *) message, sizeof message);
  g_hmac_get_digest (hmac, digest, &size);
  memcpy (&seed, digest, sizeof seed);
  return GUINT64_FROM_BE (seed);
}

/**
 * kit_chance_begin:
 * @chance: (nullable): the outcomes
 * @stream: a kind of chance, or %KIT_START
 * @number: of the outcome in its stream, from 0
 * @seed: what the outcome is made from if there is no secret
 *
 * Returns: what an outcome is made with
 */
BaseRandom
kit_chance_begin (const KitChance *chance,
                  guint            stream,
                  guint            number,
                  guint64          seed)
{
  return (BaseRandom) {
    chance != NULL && chance->secret != NULL ? make_seed (chance->secret, stream, number) : seed
  };
}

/**
 * kit_chance_take:
 * @chance: (nullable): the outcomes; with %NULL nothing is done
 * @outcome: (inout): made from the seed; replaced by the first noted one with its stream and number
 *   that fits. If there is none, it is noted
 * @fits: (nullable) (scope call): whether a noted one fits; %NULL if any does
 * @data: for @fits
 */
void
kit_chance_take (KitChance     *chance,
                 KitOutcome    *outcome,
                 KitFits        fits,
                 gconstpointer  data)
{
  const KitOutcome *noted;
  guint nth = 0;

  if (chance == NULL)
    return;
  while ((noted = find (chance, outcome->stream, outcome->number, nth)) != NULL && fits != NULL &&
         !fits (noted, data))
    nth++;
  if (noted != NULL)
    *outcome = *noted;
  else
    {
      outcome->made = TRUE;
      insert (chance, outcome);
    }
  if (chance->taken != NULL)
    g_array_append_vals (chance->taken, outcome, 1);
}

/** kit_chance_set_taken: has the outcomes that decisions take appended to @taken, of #KitOutcome,
    which is borrowed until this is called with %NULL. */
void
kit_chance_set_taken (KitChance *chance,
                      GArray    *taken)
{
  chance->taken = taken;
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
