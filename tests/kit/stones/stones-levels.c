/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of Stones: one plays at random, one plans its turn with the answer that it expects,
   and one thinks with what it has learned. */

#include "stones-levels.h"

#include "stones-rules.h"
#include "stones-strategy.h"

#include "kit/players/kit-search.h"

#include <string.h>

static void
add (KitAdvice *advice,
     guint      kind,
     guint      n)
{
  const StonesDecision decision = { kind, n };

  memcpy (advice->line + advice->n * sizeof decision, &decision, sizeof decision);
  advice->n = ++advice->n_reusable;
}

/* Nothing is planned beyond a roll, since nobody can foresee it; but an answer can be: if it comes
   as foreseen, the planner is not asked again. Looks at nothing but what its view shows. */
static void
advise_planner (const KitQuestion *question,
                KitAdvice         *advice)
{
  const StonesState *state = &((const StonesView *) question->view)->state;
  guint most = MIN (state->die, state->heap);

  memset (advice, 0, sizeof *advice);
  advice->nodes = 1;
  for (guint i = 0; i < state->n_players; i++)
    advice->chances[i] = 1000 / state->n_players;
  switch (state->phase)
    {
    case STONES_PHASE_ROLL:
      add (advice, STONES_ROLL, 0);
      break;
    case STONES_PHASE_ANSWER:
      /* To decline costs a point, to accept one for each stone. */
      add (advice, most < 3 ? STONES_ACCEPT : STONES_DECLINE, 0);
      break;
    default:
      if (state->doubling == STONES_NOT_OFFERED && !state->without_doubling)
        {
          add (advice, STONES_DOUBLE, 0);
          add (advice, STONES_ACCEPT, 0);
        }
      add (advice, STONES_TAKE, most);
    }
}

/* With weights that a test has made; without, it knows nothing. */
static void
advise_thinker (const KitQuestion *question,
                KitAdvice         *advice)
{
  static const KitWeights nothing;
  static const KitStyle style = {
    .strategy = &stones_strategy, .nodes = 2000, .n_lines = 8, .replies = 1
  };

  kit_search (&style, question->weights != NULL ? question->weights : &nothing, question, advice);
}

const KitLevel stones_levels[] = {
  { "random", TRUE, FALSE, kit_level_advise_random },
  { "planner", TRUE, FALSE, advise_planner },
  { "thinker", TRUE, FALSE, advise_thinker },
  { NULL }
};
