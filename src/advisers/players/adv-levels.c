/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The Advisers, as the kit asks them. */

#include "adv-levels.h"

#include "adv-level-private.h"

const KitLevel adv_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { "recruit", TRUE, FALSE, adv_recruit_advise, 99 },
  { "scout", TRUE, FALSE, adv_scout_advise, 77 },
  { "captain", TRUE, FALSE, adv_captain_advise, 79 },
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
