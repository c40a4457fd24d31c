/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is painted of a position, and of what the player is doing. */

#pragma once

#include "adv-layout.h"

#include "advisers/rules/adv-decision.h"
#include "advisers/rules/adv-state.h"
#include "kit/paint/kit-shapes.h"

G_BEGIN_DECLS

/** AdvHexagonSet: a bit set, copied by "=". */
typedef struct { guint64 bits[(ADV_MAX_HEXAGONS + 63) / 64]; } AdvHexagonSet;

BASE_DEFINE_SET (AdvHexagonSet, adv_hexagon_set)

/**
 * AdvScene:
 * @board: the board
 * @state: the position
 * @colours: of the players
 * @names: whether the names of the hexagons are shown
 * @regions: (nullable): for each name of the board, what is written there; constant texts
 * @dice: the last roll, 0 for none
 * @lifted: corners whose building moves or has yet to appear
 * @no_robber: the robber moves
 * @hexagons: that may be chosen, as the next two
 * @corners: see there
 * @edges: see there
 * @placing: what would be put there: %ADV_ROAD, %ADV_VILLAGE or %ADV_CITY; 0 for nothing
 * @chosen: the place of the proposal, or -1
 * @cursor: the place under the pointer or the cursor, or -1
 * @ghosts: what a turn that is advised puts where, of the kinds of @placing
 * @n_ghosts: how many there are
 * @auction: the corner for which the players bid, or %ADV_NONE
 * @marked: places of a line of the log that is pointed at
 * @n_marked: how many there are
 *
 * It holds nothing that is secret: so no painting code can give it away. Its state is that of a
 * seat that knows nothing.
 */
typedef struct
{
  const AdvBoard *board;
  AdvState        state;
  KitColour       colours[KIT_MAX_PLAYERS];
  gboolean        names;
  const char     *regions[ADV_MAX_REGIONS];
  guint8          dice[2];
  AdvCornerSet    lifted;
  gboolean        no_robber;

  /* marks */
  AdvHexagonSet   hexagons;
  AdvCornerSet    corners;
  AdvEdgeSet      edges;
  guint8          placing;
  int             chosen;
  int             cursor;
  KitGhost        ghosts[KIT_MAX_GHOSTS];
  guint           n_ghosts;
  guint8          auction;
  int             marked[4];
  guint           n_marked;
} AdvScene;

void adv_scene_init (AdvScene        *scene,
                     const AdvBoard  *board,
                     const AdvState  *state,
                     const KitColour *colours);

G_END_DECLS
