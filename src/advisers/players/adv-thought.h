/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of decisions that are found in a position without anything unknown. */

#pragma once

#include "advisers/rules/adv-apply.h"
#include "kit/players/kit-evaluator.h"

G_BEGIN_DECLS

/**
 * AdvThought:
 * @evaluator: values positions
 * @board: the board
 * @seat: who decides
 * @most: how many lines at most; with one, only a hasty look is taken
 * @n: lines found so far
 * @lines: (array length=n): the best first
 */
typedef struct
{
  KitEvaluator   *evaluator;
  const AdvBoard *board;
  guint           seat;
  guint           most;
  guint           n;
  KitLine        *lines;
} AdvThought;

/** ADV_SOME_GAIN: below this nobody trades: thousandths of a chance. */
#define ADV_SOME_GAIN (KIT_WON / 250)

/* adv-thought.c */
void     adv_thought_add         (AdvThought        *thought,
                                  const AdvDecision *decisions,
                                  guint              n,
                                  gint32             value);
gint32   adv_thought_value       (AdvThought        *thought,
                                  const AdvState    *state,
                                  guint              seat);
void     adv_thought_give        (AdvThought        *thought,
                                  const AdvState    *state,
                                  AdvDecision       *decision);
void     adv_thought_gifts       (AdvThought        *thought,
                                  const AdvState    *state);

/* adv-thought-auction.c */
void     adv_thought_bid         (AdvThought        *thought,
                                  const AdvState    *state);

/* adv-thought-build.c */
void     adv_thought_build       (AdvThought        *thought,
                                  const AdvState    *state);
void     adv_thought_knight      (AdvThought        *thought,
                                  const AdvState    *state);

/* adv-thought-trade.c */
void     adv_thought_offer       (AdvThought        *thought,
                                  const AdvState    *state,
                                  gint32             without);
void     adv_thought_answer      (AdvThought        *thought,
                                  const AdvState    *state);

G_END_DECLS
