/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards for the longest road and the strongest army, Q52, and villages, which cut roads. */

#include "adv-turn-private.h"

static guint8
find_holder (const AdvState *state,
             guint8          holder,
             const guint8    numbers[ADV_MAX_PLAYERS],
             guint           least)
{
  guint8 first = 0;
  gboolean alone = TRUE;

  for (guint i = 1; i < state->n_players; i++)
    if (numbers[i] > numbers[first])
      {
        first = i;
        alone = TRUE;
      }
    else if (numbers[i] == numbers[first])
      alone = FALSE;
  if (numbers[first] < least)
    return ADV_NONE;
  if (holder != ADV_NONE && numbers[holder] == numbers[first])
    return holder;
  return alone ? first : ADV_NONE;
}

void
adv_bonus_update_longest (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint8 holder = find_holder (state, state->longest, state->lengths, ADV_LEAST_ROAD);

  if (holder != state->longest)
    adv_events_tell (turn, ADV_EVENT_LONGEST, holder, ADV_NONE, 0);
  state->longest = holder;
}

void
adv_bonus_update_strongest (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint8 holder = find_holder (state, state->strongest, state->knights, ADV_LEAST_ARMY);

  if (holder != state->strongest)
    adv_events_tell (turn, ADV_EVENT_STRONGEST, holder, ADV_NONE, 0);
  state->strongest = holder;
}

/* A village may cut the roads of others. */
void
adv_bonus_found_village (AdvTurn *turn,
                         guint    player,
                         guint8   corner)
{
  AdvState *state = turn->state;
  const AdvCorner *c = &turn->board->corners[corner];

  adv_corner_set_add (&state->villages[player], corner);
  state->n_villages[player]++;
  adv_events_tell_place (turn, ADV_EVENT_VILLAGE, player, corner, ADV_NONE);
  for (guint i = 0; i < state->n_players; i++)
    {
      guint n = 0;

      for (guint k = 0; i != player && k < c->n_edges; k++)
        n += adv_edge_set_has (&state->roads[i], c->edges[k]);
      if (n > 1)
        state->lengths[i] = adv_state_measure_road (state, turn->board, i);
    }
  adv_bonus_update_longest (turn);
}
