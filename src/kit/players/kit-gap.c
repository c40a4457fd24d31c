/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far one line is behind another, and how sure that is; in whole numbers, so that all machines
   decide alike. */

#include "kit-gap.h"

#include "kit-level.h"

#include <math.h>

/* A gap is clear when it is this many standard errors: squared. */
#define CLEAR_SQUARED 9
/* A standard error below which nothing more can be gained, in 65,535ths: squared. */
#define FINE_SQUARED (100 * 100)

/**
 * kit_gap_measure:
 * @gap: (out): the gap
 * @best: what the best line was worth in each world, in 65,535ths
 * @other: the same for the other line
 * @n: worlds, 1 to %KIT_GAP_MAX_WORLDS
 */
void
kit_gap_measure (KitGap       *gap,
                 const gint32 *best,
                 const gint32 *other,
                 guint         n)
{
  gint64 squares = 0;

  *gap = (KitGap) { .n = n };
  for (guint i = 0; i < n; i++)
    {
      gint64 difference = best[i] - other[i];

      gap->behind += difference;
      squares += difference * difference;
    }
  gap->spread = n * squares - gap->behind * gap->behind;
}

/** kit_gap_is_clear: whether the other line is clearly worse; of two worlds or more. */
gboolean
kit_gap_is_clear (const KitGap *gap)
{
  return gap->behind > 0 &&
         gap->behind * gap->behind > CLEAR_SQUARED * (gap->spread / (gap->n - 1));
}

/* Whether the standard error of the mean is below one of this square. */
static gboolean
is_error_below (const KitGap *gap,
                gint64        squared)
{
  return gap->spread < squared * gap->n * gap->n * (gap->n - 1);
}

/** kit_gap_is_fine: whether it is known so well that more worlds would not matter. */
gboolean
kit_gap_is_fine (const KitGap *gap)
{
  return is_error_below (gap, FINE_SQUARED);
}

/**
 * kit_gap_may_gain:
 * @gap: of two worlds or more
 * @worth: of a game, in 65,535ths; up to 100
 *
 * Whether the other line, if it was tried in many more worlds, would gain as much as @worth in the
 * mean, by being the best after all. Taken as normal, with the mean and the standard error that
 * were seen, it gains error * (density (z) - z * (1 - distribution (z))), when it is z standard
 * errors behind.
 */
gboolean
kit_gap_may_gain (const KitGap *gap,
                  guint         worth)
{
  /* Below which standard error that is too little, for a z of 0, 1/2, 1, 3/2, 2 and 5/2: in tenths
     of @worth. With a z of 3 it is always too little. */
  static const gint64 errors[] = { 25, 51, 120, 341, 1178, 4990 };
  gint64 halves = 0;

  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      gint64 error = errors[i] * worth / 10;

      halves += !is_error_below (gap, error * error);
    }
  return 4 * gap->behind * gap->behind < halves * halves * (gap->spread / (gap->n - 1));
}

/** kit_gap_get_error: the standard error of the mean, in 65,535ths; in one world %KIT_CERTAIN. */
guint
kit_gap_get_error (const KitGap *gap)
{
  const gint64 n = gap->n;

  return n > 1 ? lround (sqrt ((double) gap->spread / (n * n * (n - 1)))) : KIT_CERTAIN;
}
