/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captain with chances of winning that are as the squares of the points that all see: what says
   more must foresee better than that. */

#include "points.h"

#include "advisers/players/adv-levels.h"
#include "advisers/rules/adv-seat.h"

/** points_advise: what Captain decides. */
void
points_advise (const KitQuestion *question,
               KitAdvice         *advice)
{
  const AdvState *state = &((const AdvSeat *) question->view)->state;
  gint32 squares[KIT_MAX_PLAYERS];
  gint32 sum = 0;

  kit_levels_find (adv_levels, "captain")->advise (question, advice);
  for (guint p = 0; p < state->n_players; p++)
    {
      gint32 points = 1 + adv_state_visible_points (state, p);

      squares[p] = points * points;
      sum += squares[p];
    }
  for (guint p = 0; p < state->n_players; p++)
    advice->chances[p] = (1000 * squares[p] + sum / 2) / sum;
}
