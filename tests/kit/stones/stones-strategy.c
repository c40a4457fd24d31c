/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Stones tells the kit so that it can think. */

#include "stones-strategy.h"

#include "stones-rules.h"

static const char * const features[] = {
  "points", "bonus", "heap", "owner", "answers", "rolled", "can-take", "doubled", NULL
};

static gint16
scale (int number,
       int unit)
{
  return MIN (number * KIT_FEATURE_ONE / unit, KIT_FEATURE_MAX);
}

static guint
look (gconstpointer  data,
      gconstpointer  board,
      gint16        *rows)
{
  const StonesState *state = data;

  for (guint p = 0; p < state->n_players; p++, rows += 8)
    {
      gboolean owner = p == state->player;

      rows[0] = scale (state->points[p], 10);
      rows[1] = scale (state->bonus[p], STONES_MOST_BONUS);
      rows[2] = scale (state->heap, ((const StonesBoard *) board)->n_stones);
      rows[3] = scale (owner, 1);
      rows[4] = scale (state->phase == STONES_PHASE_ANSWER && p == state->decider, 1);
      rows[5] = scale (owner && state->phase != STONES_PHASE_ROLL, 1);
      rows[6] = owner ? scale (MIN (state->die, state->heap), STONES_MOST_DIE) : 0;
      rows[7] = scale (owner && state->doubling == STONES_ACCEPTED, 1);
    }
  return KIT_NOBODY;
}

static guint
kind (gconstpointer state,
      gconstpointer board,
      gconstpointer decision)
{
  return ((const StonesDecision *) decision)->kind;
}

const KitStrategy stones_strategy = {
  .rules = &stones_rules,
  .features = features,
  .lead_unit = 5,
  .trial_nodes = 10,
  .least_block = 1,
  .turns = 12,
  .look = look,
  .kind = kind,
};
