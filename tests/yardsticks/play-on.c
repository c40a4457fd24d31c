/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Alexandros that a level plays on in all seats. */

#include "play-on.h"

#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-rules.h"
#include "alexandros/rules/alx-seat.h"

#define MAX_TURNS 400

/** play_on_ask: asks @level, which may value @nodes positions a turn, who knows what the seat knows
    that decides. */
void
play_on_ask (const AlxState *state,
             const AlxBoard *board,
             const KitLevel *level,
             guint64         nodes,
             BaseRandom     *random,
             KitAdvice      *advice)
{
  AlxSeat seat;
  KitQuestion question = {
    .rules = &alx_rules, .board = board, .view = &seat, .budget = { 0, nodes },
    .seed = base_random_next (random), .threads = 1
  };

  alx_seat_look (&seat, state, state->decider);
  level->advise (&question, advice);
}

/** play_on_to_end: plays the game on; returns the set of those who won. */
guint
play_on_to_end (AlxState       *state,
                const AlxBoard *board,
                const KitLevel *level,
                guint64         nodes,
                BaseRandom     *random)
{
  KitAdvice advice;

  while (!state->over && state->turn < MAX_TURNS)
    {
      play_on_ask (state, board, level, nodes, random, &advice);
      for (guint i = 0; i < advice.n_reusable; i++)
        alx_apply (state, board, kit_advice_get (&advice, &alx_rules, i), NULL);
    }
  return kit_rules_get_winners (&alx_rules, state);
}

/** play_on_after: plays @decision and the rest of the game, in a world in which what the seat does
    not know is dealt by @seed; returns the share of the win of the seat, which decides. */
double
play_on_after (const AlxSeat     *seat,
               const AlxBoard    *board,
               const AlxDecision *decision,
               const KitLevel    *level,
               guint64            nodes,
               guint64            seed)
{
  BaseRandom random = { seed };
  AlxState state;
  guint winners;

  alx_seat_sample (seat, board, &random, &state);
  alx_apply (&state, board, decision, NULL);
  winners = play_on_to_end (&state, board, level, nodes, &random);
  return (winners >> seat->player & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;
}
