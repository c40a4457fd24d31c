/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be painted: a position and its marks, with translated names. */

#pragma once

#include "alexandros/rules/alx-state.h"
#include "kit/paint/kit-shapes.h"

G_BEGIN_DECLS

/**
 * AlxTrail:
 *
 * What a decision or a turn changed on the board: the way of Alexander, @n points, and the spaces
 * on which governors were placed or from which they were removed.
 */
typedef struct
{
  guint8      player;
  guint       n;
  guint8      way[ALX_MAX_WAY];
  AlxSpaceSet placed;
  AlxSpaceSet removed;
} AlxTrail;

/** The kinds of the ghosts of a scene, besides 0. */
#define ALX_GHOST_GOVERNOR 1
#define ALX_GHOST_POINT    2

/**
 * AlxScene:
 * @board: the board
 * @state: the position; only its public parts are painted
 * @colours: of the players
 * @regions: (array length=ALX_MAX_REGIONS): the names to be written on the land; constant texts
 * @lifted: spaces whose governors are not painted because they are moving
 * @n_trails: the number of @trails
 * @trails: of the last turns of the other players
 * @has_log_trail: whether there is a log trail
 * @log_trail: the log trail: that of the decision under the pointer in the log
 * @reached: spaces that the next player could reach
 * @threatened: spaces of the viewer's provinces that the next player could divide
 * @coordinates: whether lines and half-steps are named at the rim
 * @choices: spaces that may be chosen now
 * @targets: points that may be chosen now
 * @chosen: spaces of the proposal
 * @placing: whether the proposal places governors of the player on turn on them
 * @way: the proposed way, @n_way points
 * @after: the position after this way; only if @n_way is not 0
 * @ghosts: what a turn that is advised puts where: governors on spaces (%ALX_GHOST_GOVERNOR), ends
 *   of ways (%ALX_GHOST_POINT), or only the numbers of steps on spaces
 * @n_ghosts: how many there are
 * @space: under the pointer or the keyboard's cursor, or %ALX_NONE
 * @point: the same
 * @focused: whether that is the cursor of the keyboard
 */
typedef struct
{
  const AlxBoard *board;
  AlxState        state;
  KitColour       colours[ALX_MAX_PLAYERS];
  const char     *regions[ALX_MAX_REGIONS];
  gboolean        coordinates;

  AlxSpaceSet     lifted;
  guint           n_trails;
  AlxTrail        trails[ALX_MAX_PLAYERS];
  gboolean        has_log_trail;
  AlxTrail        log_trail;
  AlxSpaceSet     reached;
  AlxSpaceSet     threatened;
  AlxSpaceSet     choices;
  AlxPointSet     targets;
  AlxSpaceSet     chosen;
  gboolean        placing;
  guint           n_way;
  guint8          way[ALX_MAX_WAY];
  AlxState        after;
  KitGhost        ghosts[KIT_MAX_GHOSTS];
  guint           n_ghosts;
  guint8          space;
  guint8          point;
  gboolean        focused;
} AlxScene;

void alx_scene_init (AlxScene        *scene,
                     const AlxBoard  *board,
                     const AlxState  *state,
                     const KitColour  colours[ALX_MAX_PLAYERS]);

G_END_DECLS
