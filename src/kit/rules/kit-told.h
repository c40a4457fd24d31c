/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a decision shows a seat of what was hidden or left to chance. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The seat that stands for nobody: it is told what all may know. */
#define KIT_NOBODY 4

/** A set of seats in which all are, nobody's too. */
#define KIT_ALL_SEATS 0xff

/** What a view has in place of a card, a die or a number that was not told. */
#define KIT_UNTOLD 255

/** The most bytes that one decision tells a seat. */
#define KIT_MAX_TOLD 64

/**
 * KitTold:
 * @seat: who is told, or %KIT_NOBODY
 * @n: how many bytes
 * @at: the next of them that is read, in a view
 * @wrong: in a view, a byte was missing, or none of those that can be
 * @bytes: what is told, in the order in which the decision brings it to light
 *
 * In a whole position the rules write into this what @seat sees of a decision; in the view of
 * @seat they read the same from it. So the same functions apply a decision to both, and
 *
 *   look (apply (position)) == apply (look (position), told)
 */
typedef struct
{
  guint8 seat;
  guint8 n;
  guint8 at;
  guint8 wrong;
  guint8 bytes[KIT_MAX_TOLD];
} KitTold;

/**
 * kit_told_pass:
 * @told: (nullable): what a seat is told; %NULL if nobody asks
 * @is_view: whether the decision is made in a view: then @value is not known
 * @seats: the seats that see it, a bit each
 * @n_values: how many values there are, from 0 on
 * @value: a card, a die, a number, in the whole position
 *
 * Returns: the value, as far as it is known; %KIT_UNTOLD otherwise
 */
static inline guint8
kit_told_pass (KitTold  *told,
               gboolean  is_view,
               guint     seats,
               guint     n_values,
               guint8    value)
{
  gboolean seen = told != NULL && ((seats >> told->seat) & 1);

  if (is_view && seen)
    {
      if (told->at < told->n && told->bytes[told->at] < n_values)
        return told->bytes[told->at++];
      told->wrong = TRUE;
    }
  if (is_view)
    return KIT_UNTOLD;
  if (seen)
    {
      g_assert (told->n < KIT_MAX_TOLD);
      told->bytes[told->n++] = value;
    }
  return value;
}

G_END_DECLS
