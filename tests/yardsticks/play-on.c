/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Alexandros that a level plays on in all seats. */

#include "play-on.h"

#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-rules.h"
#include "alexandros/rules/alx-seat.h"

#define MAX_TURNS 400

/** play_on: makes the decisions of one answer of @level, which may value @nodes positions a
    turn. */
void
play_on (AlxState       *state,
         const AlxBoard *board,
         const KitLevel *level,
         guint64         nodes,
         BaseRandom     *random)
{
  AlxSeat seat;
  KitAdvice advice;
  KitQuestion question = {
    .rules = &alx_rules, .board = board, .view = &seat, .budget = { 0, nodes },
    .seed = base_random_next (random), .threads = 1
  };

  alx_seat_look (&seat, state, state->decider);
  level->advise (&question, &advice);
  for (guint i = 0; i < advice.n_reusable; i++)
    alx_apply (state, board, kit_advice_get (&advice, &alx_rules, i), NULL);
}

/** play_on_to_end: plays the game on; returns the set of those who won. */
guint
play_on_to_end (AlxState       *state,
                const AlxBoard *board,
                const KitLevel *level,
                guint64         nodes,
                BaseRandom     *random)
{
  while (!state->over && state->turn < MAX_TURNS)
    play_on (state, board, level, nodes, random);
  return kit_rules_get_winners (&alx_rules, state);
}
