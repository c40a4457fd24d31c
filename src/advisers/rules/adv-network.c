/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roads and buildings on the graph of the board: where one may build, and how long a road is. */

#include "adv-state.h"

/* The corners with villages and cities of all players. */
static AdvCornerSet
find_buildings (const AdvState *state)
{
  AdvCornerSet all = { { 0 } };

  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < G_N_ELEMENTS (all.bits); k++)
      all.bits[k] |= state->villages[i].bits[k] | state->cities[i].bits[k];
  return all;
}

/**
 * adv_state_building_on:
 * @state: a position
 * @corner: a corner
 * @city: (out) (nullable): whether it is a city
 *
 * Returns: the player whose building stands there, or %ADV_NONE
 */
guint8
adv_state_building_on (const AdvState *state,
                       guint8          corner,
                       gboolean       *city)
{
  for (guint i = 0; i < state->n_players; i++)
    {
      gboolean is_city = adv_corner_set_has (&state->cities[i], corner);

      if (city != NULL)
        *city = is_city;
      if (is_city || adv_corner_set_has (&state->villages[i], corner))
        return i;
    }
  return ADV_NONE;
}

/** adv_state_road_on: the player whose road lies on an edge, or %ADV_NONE. */
guint8
adv_state_road_on (const AdvState *state,
                   guint8          edge)
{
  for (guint i = 0; i < state->n_players; i++)
    if (adv_edge_set_has (&state->roads[i], edge))
      return i;
  return ADV_NONE;
}

/* The corners that the roads of a player touch. */
static AdvCornerSet
find_touched (const AdvState *state,
              const AdvBoard *board,
              guint           player)
{
  AdvCornerSet touched = { { 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (state->roads[player].bits); i++)
    for (guint64 bits = state->roads[player].bits[i]; bits != 0; bits &= bits - 1)
      {
        const AdvEdge *edge = &board->edges[64 * i + __builtin_ctzll (bits)];

        adv_corner_set_add (&touched, edge->corners[0]);
        adv_corner_set_add (&touched, edge->corners[1]);
      }
  return touched;
}

/** adv_state_road_sites: the edges on which the player on turn may lay a road, if they have one,
    Q39. */
AdvEdgeSet
adv_state_road_sites (const AdvState *state,
                      const AdvBoard *board)
{
  guint player = state->player;
  AdvCornerSet buildings = find_buildings (state);
  AdvCornerSet corners = find_touched (state, board, player);
  AdvEdgeSet edges = { { 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (corners.bits); i++)
    {
      guint64 own = state->villages[player].bits[i] | state->cities[player].bits[i];

      for (guint64 bits = (corners.bits[i] & ~buildings.bits[i]) | own; bits != 0; bits &= bits - 1)
        for (guint k = 0; k < G_N_ELEMENTS (edges.bits); k++)
          edges.bits[k] |= board->corners[64 * i + __builtin_ctzll (bits)].ways.bits[k];
    }
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < G_N_ELEMENTS (edges.bits); k++)
      edges.bits[k] &= ~state->roads[i].bits[k];
  return edges;
}

/** adv_state_sites: the corners on which the player on turn may build a village, if they have one
    and can pay it, Q40, Q41, Q43. */
AdvCornerSet
adv_state_sites (const AdvState *state,
                 const AdvBoard *board)
{
  AdvCornerSet buildings = find_buildings (state);
  AdvCornerSet sites = find_touched (state, board, state->player);

  for (guint i = 0; i < G_N_ELEMENTS (sites.bits); i++)
    for (guint64 bits = sites.bits[i]; bits != 0; bits &= bits - 1)
      {
        const AdvCorner *corner = &board->corners[64 * i + __builtin_ctzll (bits)];
        gboolean closed = state->alexander < corner->opened;

        for (guint k = 0; k < G_N_ELEMENTS (sites.bits); k++)
          closed |= (corner->near.bits[k] & buildings.bits[k]) != 0;
        if (closed)
          sites.bits[i] &= ~(bits & -bits);
      }
  return sites;
}

/* --- the longest road --- */

/* A chain of roads that is being followed, and what it may not run through. */
typedef struct
{
  const AdvBoard *board;
  AdvEdgeSet      roads;                /* that are not in the chain yet */
  AdvCornerSet    rivals;
} Chain;

/* The most roads that can follow at @corner. */
static guint
follow (Chain  *chain,
        guint8  corner)
{
  const AdvCorner *c = &chain->board->corners[corner];
  guint most = 0;

  for (guint i = 0; i < c->n_edges; i++)
    if (adv_edge_set_has (&chain->roads, c->edges[i]))
      {
        const guint8 *ends = chain->board->edges[c->edges[i]].corners;
        guint8 next = ends[0] == corner ? ends[1] : ends[0];
        guint n = 1;

        adv_edge_set_remove (&chain->roads, c->edges[i]);
        if (!adv_corner_set_has (&chain->rivals, next))
          n += follow (chain, next);
        adv_edge_set_add (&chain->roads, c->edges[i]);
        most = MAX (most, n);
      }
  return most;
}

/** adv_state_measure_road: the number of roads in the longest chain of a player, Q52. */
guint
adv_state_measure_road (const AdvState *state,
                        const AdvBoard *board,
                        guint           player)
{
  AdvCornerSet starts = find_touched (state, board, player);
  Chain chain = { board, state->roads[player], find_buildings (state) };
  guint most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (starts.bits); i++)
    chain.rivals.bits[i] &= ~(state->villages[player].bits[i] | state->cities[player].bits[i]);
  for (guint i = 0; i < G_N_ELEMENTS (starts.bits); i++)
    for (guint64 bits = starts.bits[i]; bits != 0; bits &= bits - 1)
      most = MAX (most, follow (&chain, 64 * i + __builtin_ctzll (bits)));
  return most;
}
