/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: the question that they get, and their answer. */

#include "kit-level.h"

#include <string.h>

/** kit_levels_find: (nullable): the level with an @id, or with it as an alias, in a list that ends
    with one without. */
const KitLevel *
kit_levels_find (const KitLevel *levels,
                 const char     *id)
{
  for (; levels->id != NULL; levels++)
    if (g_str_equal (levels->id, id) || g_strcmp0 (levels->alias, id) == 0)
      return levels;
  return NULL;
}

/** kit_levels_get_strongest: the last level in a list that persons may choose. */
const KitLevel *
kit_levels_get_strongest (const KitLevel *levels)
{
  const KitLevel *strongest = levels;

  for (; levels->id != NULL; levels++)
    if (levels->is_offered)
      strongest = levels;
  return strongest;
}

/** kit_level_advise_random: the function of a level that makes any legal decision, all equally
    likely. */
void
kit_level_advise_random (const KitQuestion *question,
                         KitAdvice         *advice)
{
  const KitRules *rules = question->rules;
  BaseRandom random = { question->seed };
  guint n_players = kit_rules_head (question->view)->n_players;

  memset (advice, 0, sizeof *advice);
  kit_rules_pick_any (rules, question->view, question->board, &random, advice->line);
  advice->n = advice->n_reusable = 1;
  advice->nodes = 1;
  for (guint i = 0; i < n_players; i++)
    advice->chances[i] = 1000 / n_players;
}
