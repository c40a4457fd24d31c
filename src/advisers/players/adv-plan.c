/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player could build next, and the first decision on the way to it. */

#include "adv-plan.h"

#include <string.h>

#define FAR          3                  /* roads beyond which nothing is looked for */
#define SOON         6                  /* points: a corner that Alexander passes soon */
#define DEVELOPMENT  330                /* what a development card is worth by itself */
#define ARMY_NEAR    150                /* and more, if it may bring the strongest army */

/* --- ways to good corners --- */

/* How far each corner is from the player's roads and buildings, and the first road on the way. */
typedef struct
{
  guint8 distance[ADV_MAX_CORNERS];     /* in roads, ADV_NONE if it is too far */
  guint8 first[ADV_MAX_CORNERS];        /* an edge, ADV_NONE if none is needed */
} Ways;

static void
add_corner (Ways   *ways,
            guint8 *queue,
            guint  *n,
            guint8  corner,
            guint8  distance,
            guint8  first)
{
  if (ways->distance[corner] != ADV_NONE)
    return;
  ways->distance[corner] = distance;
  ways->first[corner] = first;
  queue[(*n)++] = corner;
}

static void
find_ways (const AdvFigures *figures,
           Ways             *ways)
{
  const AdvState *state = &figures->seat->state;
  const AdvBoard *board = figures->board;
  guint8 queue[ADV_MAX_CORNERS];
  guint n = 0;

  memset (ways, ADV_NONE, sizeof *ways);
  for (guint i = 0; i < board->n_corners; i++)
    {
      const AdvCorner *c = &board->corners[i];
      guint8 owner = adv_state_building_on (state, i, NULL);

      if (owner == figures->player)
        add_corner (ways, queue, &n, i, 0, ADV_NONE);
      for (guint k = 0; owner == ADV_NONE && k < c->n_edges; k++)
        if (adv_edge_set_has (&state->roads[figures->player], c->edges[k]))
          add_corner (ways, queue, &n, i, 0, ADV_NONE);
    }
  for (guint at = 0; at < n; at++)
    {
      const AdvCorner *c = &board->corners[queue[at]];
      guint8 distance = ways->distance[queue[at]];
      guint8 owner = adv_state_building_on (state, queue[at], NULL);

      if (distance == FAR || (owner != ADV_NONE && owner != figures->player))
        continue;
      for (guint k = 0; k < c->n_edges; k++)
        if (adv_state_road_on (state, c->edges[k]) == ADV_NONE)
          {
            const guint8 *ends = board->edges[c->edges[k]].corners;

            add_corner (ways, queue, &n, ends[0] == queue[at] ? ends[1] : ends[0], distance + 1,
                        distance == 0 ? c->edges[k] : ways->first[queue[at]]);
          }
    }
}

/* What a village there will be worth; 0 if there can be none. */
static int
get_site (const AdvFigures *figures,
          guint8            corner)
{
  const AdvState *state = &figures->seat->state;
  const AdvCorner *c = &figures->board->corners[corner];
  int worth = adv_figures_get_corner (figures, corner);

  for (guint i = 0; i < figures->board->n_corners; i++)
    if (adv_corner_set_has (&c->near, i) && adv_state_building_on (state, i, NULL) != ADV_NONE)
      return 0;
  if (state->alexander >= c->opened)
    return worth;
  return state->alexander + SOON >= c->opened ? worth * 2 / 3 : 0;
}

/* What another road is worth because it brings the longest road, or brings it nearer. */
static int
get_longest (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  int own = state->lengths[figures->player];
  int most = ADV_LEAST_ROAD - 1;

  if (state->longest == figures->player)
    return 0;
  for (guint i = 0; i < state->n_players; i++)
    if (i != figures->player)
      most = MAX (most, state->lengths[i]);
  return own + 2 >= most ? 2 * ADV_POINT_WORTH / (1 + MAX (most - own, 0)) : 0;
}

/* Of each edge that is the first on a way to a place for a village: what the best such place is
   worth, by the roads to it. G_MININT for all other edges. */
static void
list_ways (const AdvFigures *figures,
           int               worths[ADV_MAX_EDGES])
{
  Ways ways;

  for (guint i = 0; i < ADV_MAX_EDGES; i++)
    worths[i] = G_MININT;
  if (figures->seat->state.n_villages[figures->player] == ADV_VILLAGES)
    return;
  find_ways (figures, &ways);
  for (guint i = 0; i < figures->board->n_corners; i++)
    {
      guint8 distance = ways.distance[i];
      int site = distance == 0 || distance == ADV_NONE ? 0 : get_site (figures, i);
      int worth = (site - 4 * figures->card) / (distance + 1);

      if (site > 0 && worth > worths[ways.first[i]])
        worths[ways.first[i]] = worth;
    }
}

/**
 * adv_plan_get_edge:
 * @figures: the figures of a player
 * @edge: (out): where a road is worth most, of those that lead to a place for a village; %ADV_NONE
 *   if there is none
 *
 * Returns: what it is worth, whatever it costs; %G_MININT if there is none. Whether the player has
 *   a road left is not asked
 */
int
adv_plan_get_edge (const AdvFigures *figures,
                   guint8           *edge)
{
  const AdvBoard *board = figures->board;
  AdvState copy = figures->seat->state;
  int worths[ADV_MAX_EDGES];
  int best = G_MININT;

  *edge = ADV_NONE;
  list_ways (figures, worths);
  for (guint i = 0; i < board->n_edges; i++)
    {
      int worth = worths[i];

      if (worth == G_MININT)
        continue;
      adv_edge_set_add (&copy.roads[figures->player], i);
      if (adv_state_measure_road (&copy, board, figures->player) > copy.lengths[figures->player])
        worth = MAX (worth, get_longest (figures) + MAX (worth, 0) / 2);
      adv_edge_set_remove (&copy.roads[figures->player], i);
      if (worth > best)
        {
          best = worth;
          *edge = i;
        }
    }
  return best;
}

/**
 * adv_plan_has_free_roads:
 * @figures: the figures of the player on turn
 *
 * Returns: whether free roads are worth something, and the second one, which must be laid if it can
 *   be, Q49, leads to a place for a village too
 */
gboolean
adv_plan_has_free_roads (const AdvFigures *figures)
{
  AdvSeat seat = *figures->seat;
  AdvFigures then = *figures;
  AdvEdgeSet *roads = &seat.state.roads[figures->player];
  AdvEdgeSet sites;
  guint8 edge;

  if (adv_edge_set_size (roads) == ADV_ROADS || adv_plan_get_edge (figures, &edge) <= 0)
    return FALSE;
  then.seat = &seat;
  adv_edge_set_add (roads, edge);
  sites = adv_state_road_sites (&seat.state, figures->board);
  if (adv_edge_set_size (roads) == ADV_ROADS || adv_edge_set_size (&sites) == 0)
    return TRUE;
  adv_plan_get_edge (&then, &edge);
  return edge != ADV_NONE;
}

/* --- goals --- */

static guint
count_missing (const AdvFigures *figures,
               guint8            kind)
{
  guint missing = 0;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    missing += MAX (adv_costs[kind][i], figures->seat->state.hands[figures->player][i]) -
               figures->seat->state.hands[figures->player][i];
  return missing;
}

static void
add_goal (const AdvFigures *figures,
          AdvGoal          *goals,
          guint            *n,
          const AdvGoal    *goal)
{
  int cost = adv_total (adv_costs[goal->kind], ADV_RESOURCES) * figures->card;
  guint at;

  goals[*n] = *goal;
  goals[*n].missing = count_missing (figures, goal->kind);
  goals[*n].worth -= cost * 8 / 10;
  for (at = (*n)++; at > 0 && goals[at].worth > goals[at - 1].worth; at--)
    {
      AdvGoal better = goals[at];

      goals[at] = goals[at - 1];
      goals[at - 1] = better;
    }
}

/* The best of the corners where a village or a city may be built. */
static AdvGoal
find_corner (const AdvFigures *figures,
             guint8            kind,
             AdvCornerSet      corners,
             int             (*get_worth) (const AdvFigures *, guint8))
{
  AdvGoal goal = { G_MININT, kind, ADV_NONE };

  for (guint i = 0; i < figures->board->n_corners; i++)
    if (adv_corner_set_has (&corners, i) && get_worth (figures, i) > goal.worth)
      {
        goal.worth = get_worth (figures, i);
        goal.place = i;
      }
  return goal;
}

/* Whether a development card may be bought. Before the first building, and in turn 1, it would cost
   what the next temple is won with. */
static gboolean
may_buy (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  const AdvBoard *board = figures->board;

  if (state->turn > 1 && state->n_villages[figures->player] + state->n_cities[figures->player] > 0)
    return TRUE;
  for (guint i = state->alexander; i < board->n_points; i++)
    if (board->points[i].kind == ADV_POINT_TEMPLE)
      return FALSE;
  return TRUE;
}

/**
 * adv_plan_list_goals:
 * @figures: the figures of the player on turn
 * @goals: (out): the best of each kind for which there is piece and place, the best one first
 *
 * Returns: how many there are
 */
guint
adv_plan_list_goals (const AdvFigures *figures,
                     AdvGoal           goals[ADV_MAX_GOALS])
{
  const AdvState *state = &figures->seat->state;
  guint player = figures->player;
  guint knights = state->knights[player] + state->developments[player][ADV_CARD_KNIGHT];
  AdvGoal goal;
  guint n = 0;

  if (state->n_villages[player] < ADV_VILLAGES)
    {
      goal = find_corner (figures, ADV_VILLAGE, adv_state_sites (state, figures->board),
                          adv_figures_get_corner);
      if (goal.place != ADV_NONE)
        add_goal (figures, goals, &n, &goal);
    }
  if (state->n_cities[player] < ADV_CITIES)
    {
      goal = find_corner (figures, ADV_CITY, state->villages[player], adv_figures_get_city);
      if (goal.place != ADV_NONE)
        add_goal (figures, goals, &n, &goal);
    }
  if (adv_edge_set_size (&state->roads[player]) < ADV_ROADS)
    {
      goal = (AdvGoal) { .kind = ADV_ROAD };
      goal.worth = adv_plan_get_edge (figures, &goal.place);
      if (goal.place != ADV_NONE)
        add_goal (figures, goals, &n, &goal);
    }
  if (state->deck_size > 0 && may_buy (figures))
    {
      goal = (AdvGoal) { .kind = ADV_BUY };
      goal.worth = DEVELOPMENT * figures->card / ADV_CARD_WORTH +
                   (knights >= 1 && state->strongest != player ? ARMY_NEAR : 0);
      add_goal (figures, goals, &n, &goal);
    }
  return n;
}

/* --- the way to a goal --- */

/* What the bank can be given without touching what the goal costs. */
static guint
count_spare (const AdvFigures *figures,
             const AdvGoal    *goal,
             guint8            good)
{
  const AdvState *state = &figures->seat->state;
  guint held = good == ADV_GOLD ? state->gold[figures->player]
                                : state->hands[figures->player][good];
  guint cost = good == ADV_GOLD ? 0 : adv_costs[goal->kind][good];

  return MAX (held, cost) - cost;
}

/* Whether the piles have all cards that @goal lacks. */
static gboolean
is_on_piles (const AdvFigures *figures,
             const AdvGoal    *goal)
{
  const AdvState *state = &figures->seat->state;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_costs[goal->kind][i] > state->hands[figures->player][i] + state->piles[i])
      return FALSE;
  return TRUE;
}

/* Trades with the bank for a card that is missing, if all that are missing can be had so. */
static gboolean
trade (const AdvFigures *figures,
       const AdvGoal    *goal,
       AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint8 give = ADV_NONE;
  guint most = 0;
  guint n = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint rate = adv_state_rate (state, figures->board, figures->player, i);
      guint spare = count_spare (figures, goal, i);

      n += spare / rate;
      if (spare >= rate && spare * 4 / rate > most)
        {
          most = spare * 4 / rate;
          give = i;
        }
    }
  if (give == ADV_NONE || n < goal->missing || !is_on_piles (figures, goal))
    return FALSE;
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_costs[goal->kind][i] > state->hands[figures->player][i])
      {
        memset (decision, 0, sizeof *decision);
        decision->kind = ADV_BANK;
        decision->goods[give] = adv_state_rate (state, figures->board, figures->player, give);
        decision->get[i] = 1;
        return TRUE;
      }
  return FALSE;
}

/**
 * adv_plan_begin:
 * @figures: the figures of the player on turn, who trades and builds
 * @goal: one of their goals
 * @decision: (out): the first decision on the way: to build it, or to trade with the bank
 *
 * Returns: whether it can be reached in this turn
 */
gboolean
adv_plan_begin (const AdvFigures *figures,
                const AdvGoal    *goal,
                AdvDecision      *decision)
{
  if (goal->missing > 0)
    return trade (figures, goal, decision);
  memset (decision, 0, sizeof *decision);
  decision->kind = goal->kind;
  decision->place = goal->kind == ADV_BUY ? 0 : goal->place;
  return TRUE;
}
