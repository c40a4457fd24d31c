/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player advises in a position, and how sure it is. */

#pragma once

#include "kit-rules.h"

G_BEGIN_DECLS

/** KIT_CERTAIN: a chance of 1. */
#define KIT_CERTAIN 65535

/** The most decisions of an advice. */
#define KIT_MAX_LINE 8

/**
 * KitAlternative:
 * @n: decisions in @line; 0 if there is none, or if nothing was compared
 * @line: another line than the best one, see #KitAdvice
 * @behind: by how much less it is worth than the best line, in the same worlds; %KIT_CERTAIN is all
 *   the difference between a lost game and a won one
 * @error: the standard error of @behind
 */
typedef struct
{
  guint  n;
  gint32 behind;
  gint32 error;
  guint8 line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitAlternative;

/**
 * KitAdvice:
 * @n: decisions in @line; 0 if it was stopped before it found any
 * @n_reusable: the decisions of @line that can be made without asking again, if everything goes as
 *   foreseen: nothing hidden is revealed before the last of them
 * @line: the best decisions found for the rest of the turn, and those of other seats that are
 *   foreseen between them, one after the other; the first is legal now
 * @chances: of winning, for each player, in thousandths
 * @nodes: positions evaluated
 * @value: what the line is worth, %KIT_CERTAIN for a certain win; 0 if nothing was compared
 * @risk: how often the next turn takes something away from the seat, in thousandths; see @holding
 *   of #KitStrategy
 * @loss: how much that is then in the mean, rounded
 * @second: the best line that begins with another decision
 * @named: the best line that begins with what the question names
 */
typedef struct
{
  guint          n;
  guint          n_reusable;
  guint          chances[KIT_MAX_PLAYERS];
  guint64        nodes;
  gint32         value;
  guint          risk;
  guint          loss;
  KitAlternative second;
  KitAlternative named;
  guint8         line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitAdvice;

/** kit_advice_get: (transfer none): a decision of the line, from 0. */
static inline gconstpointer
kit_advice_get (const KitAdvice *advice,
                const KitRules  *rules,
                guint            index)
{
  g_return_val_if_fail (index < advice->n, NULL);

  return advice->line + index * rules->decision_size;
}

G_END_DECLS
