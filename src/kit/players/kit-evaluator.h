/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values positions, and finds lines by their values. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

/**
 * KitEvaluator:
 * @strategy: of the game
 * @board: the board
 * @weights: of the net
 * @wishes: (nullable): what seats would like to be offered; %NULL for nothing
 * @limit: counts the positions valued
 * @scratch: of the game
 * @world: a state in which the game may deal what a seat does not know
 *
 * Values positions. Each thread has its own.
 */
struct _KitEvaluator
{
  const KitStrategy *strategy;
  gconstpointer      board;
  const KitWeights  *weights;
  const KitWishes   *wishes;
  KitLimit           limit;
  gpointer           scratch;           /* owned */
  gpointer           world;             /* owned */

  /*< private >*/
  gboolean           vectorised;
  gpointer           view;              /* owned: of a step */
};

void   kit_evaluator_init   (KitEvaluator      *evaluator,
                             const KitStrategy *strategy,
                             gconstpointer      board,
                             const KitWeights  *weights);
void   kit_evaluator_clear  (KitEvaluator      *evaluator);
void   kit_evaluator_look   (KitEvaluator      *evaluator,
                             gconstpointer      state,
                             KitOutlook        *outlook);
gint32 kit_evaluator_value  (KitEvaluator      *evaluator,
                             gconstpointer      state,
                             guint              seat);
guint  kit_evaluator_survey (KitEvaluator      *evaluator,
                             gconstpointer      state,
                             guint              most,
                             KitLine           *lines);
guint  kit_evaluator_plan   (KitEvaluator      *evaluator,
                             gconstpointer      state,
                             guint              most,
                             KitLine           *lines);
void   kit_evaluator_policy (KitEvaluator      *evaluator,
                             gconstpointer      view,
                             BaseRandom        *random,
                             KitLine           *line);
void   kit_evaluator_step   (KitEvaluator      *evaluator,
                             gpointer           state,
                             BaseRandom        *random);

gint32 kit_outlook_value    (const KitOutlook  *outlook,
                             guint              seat);

guint  kit_lines_insert     (KitLine           *lines,
                             guint              n,
                             guint              most,
                             const KitLine     *line);
void   kit_line_apply       (const KitLine     *line,
                             const KitRules    *rules,
                             gconstpointer      board,
                             gpointer           state);

G_END_DECLS
