/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#include "adv-levels.h"

#include "adv-level-private.h"
#include "adv-strategy.h"

#include "kit/players/kit-search.h"

static void
advise_general (const KitQuestion *question,
                KitAdvice         *advice)
{
  static const KitStyle style = { .strategy = &adv_strategy, .nodes = 3000, .n_lines = 8 };

  kit_search (&style, question->weights != NULL ? question->weights : adv_weights_default (),
              question, advice);
}

const KitLevel adv_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { "recruit", TRUE, FALSE, adv_recruit_advise, 99 },
  { "scout", TRUE, FALSE, adv_scout_advise, 77 },
  { "captain", TRUE, FALSE, adv_captain_advise, 79 },
  { "general", TRUE, FALSE, advise_general, 0, 3000 },
  { NULL }
};

/** adv_levels_propose: (out) @decision: what a Captain would do, in a few microseconds: for a
    person a payment or cards to give, which they may change, and the turns before a short
    campaign. */
void
adv_levels_propose (const AdvSeat  *seat,
                    const AdvBoard *board,
                    AdvDecision    *decision)
{
  AdvFigures figures;

  *decision = (AdvDecision) { 0 };
  adv_figures_init (&figures, seat, board);
  adv_captain_decide (&figures, decision);
}
