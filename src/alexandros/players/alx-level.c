/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: the question that they get, and their answer. */

#include "alx-level-private.h"

#include <string.h>

/* Any legal decision, all equally likely. */
static void
advise_at_random (const AlxQuestion *question,
                  AlxAdvice         *advice)
{
  const AlxState *state = &question->seat.state;
  BaseRandom random = { question->seed };
  guint n = alx_legal_count (state, question->board);

  alx_legal_pick (state, question->board, base_random_below (&random, n), &advice->line[0]);
  advice->n = 1;
  advice->nodes = 1;
  for (guint i = 0; i < state->n_players; i++)
    advice->chances[i] = 1000 / state->n_players;
}

static const struct
{
  const char *id;
  void      (*advise) (const AlxQuestion *question,
                       AlxAdvice         *advice);
} levels[ALX_LEVELS] = {
  { "random", advise_at_random },
  { "recruit", alx_recruit_advise },
  { "captain", alx_captain_advise },
  { "general", alx_general_advise },
  { "satrap", alx_satrap_advise },
  { "alexander", alx_alexander_advise },
  { "ismcts", alx_ismcts_advise },
};

/** alx_level_get_id: the name of @level in records. */
const char *
alx_level_get_id (AlxLevel level)
{
  g_return_val_if_fail (level < ALX_LEVELS, NULL);

  return levels[level].id;
}

/**
 * alx_level_find:
 * @id: the name of a level in records
 * @level: (out): the level
 *
 * Returns: whether there is such a level
 */
gboolean
alx_level_find (const char *id,
                AlxLevel   *level)
{
  for (*level = 0; *level < ALX_LEVELS; (*level)++)
    if (g_str_equal (levels[*level].id, id))
      return TRUE;
  return FALSE;
}

/* The number of decisions up to the first that reveals something hidden. */
static guint
count_reusable (const AlxAdvice *advice)
{
  guint n = 0;

  while (n < advice->n)
    {
      guint kind = advice->line[n++].kind;

      /* A special move reveals a card only with the option SpecialRefresh, but asking once more
         than necessary does no harm. */
      if (kind == ALX_CHOOSE || kind == ALX_SPECIAL || kind == ALX_DRAW)
        break;
    }
  return n;
}

/**
 * alx_level_advise:
 * @level: a level
 * @question: the question, with the view of the player on turn in a game that is not over
 * @advice: (out): the answer
 *
 * Blocks for as long as the budget allows; can be called in any thread.
 */
void
alx_level_advise (AlxLevel           level,
                  const AlxQuestion *question,
                  AlxAdvice         *advice)
{
  g_return_if_fail (level < ALX_LEVELS);
  g_return_if_fail (question->seat.player == question->seat.state.player);
  g_return_if_fail (question->seat.state.phase != ALX_PHASE_OVER);

  memset (advice, 0, sizeof *advice);
  levels[level].advise (question, advice);
  advice->n_reusable = count_reusable (advice);
}
