/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strongest level of Alexandros, but without ending early where it is clear which line is the
   best: to measure what ending early loses. Its style is that of advise_alexander() otherwise. */

#include "patient.h"

#include "alexandros/players/alx-strategy.h"
#include "kit/players/kit-search.h"

/** patient_advise: what it decides. */
void
patient_advise (const KitQuestion *question,
                KitAdvice         *advice)
{
  static const KitStyle style = {
    .strategy = &alx_strategy, .nodes = 30000, .n_lines = KIT_MAX_LINES, .replies = 1,
    .spends_all = TRUE
  };
  const KitWeights *weights = question->weights;

  kit_search (&style, weights != NULL ? weights : alx_weights_default (), question, advice);
}
