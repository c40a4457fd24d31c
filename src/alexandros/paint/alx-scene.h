/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be painted: a position and the marks on it, names already in the language of the
   moment. */

#pragma once

#include "alexandros/rules/alx-state.h"

G_BEGIN_DECLS

/**
 * AlxTrail:
 *
 * What a decision or a whole turn did on the board: the way that Alexander went,
 * @n points, and the spaces on which governors were placed or stood no more.
 */
typedef struct
{
  guint8      player;
  guint       n;
  guint8      way[ALX_MAX_WAY];
  AlxSpaceSet placed;
  AlxSpaceSet removed;
} AlxTrail;

/**
 * AlxScene:
 * @board: the board
 * @state: the position; only its public parts are painted
 * @colours: of the players
 * @regions: (array length=ALX_MAX_REGIONS): names to be written on the land; owned by whoever
 *   made the scene
 * @lifted: spaces whose governors are not painted, for they are in the air
 * @n_trails: how many of @trails there are
 * @trails: of the last turns of the others
 * @has_told: whether there is
 * @told: the trail of what the log tells under the pointer
 * @reached: spaces that the next player could reach
 * @threatened: spaces of the viewer's provinces that he could divide
 * @coordinates: whether lines and half-steps are named at the rim
 * @choices: spaces that may be chosen now
 * @targets: points that may be chosen now
 * @chosen: spaces of a half-made choice
 * @placing: whether governors of the player on turn are to be put on the chosen spaces
 * @way: of a half-made move, @n_way points
 * @after: the position that this move leads to; only if @n_way is not 0
 * @space: under the pointer or the keyboard's cursor, or %ALX_NONE
 * @point: the same
 * @focused: whether the cursor is the keyboard's
 */
typedef struct
{
  const AlxBoard *board;
  AlxState        state;
  AlxColour       colours[ALX_MAX_PLAYERS];
  const char     *regions[ALX_MAX_REGIONS];
  gboolean        coordinates;

  AlxSpaceSet     lifted;
  guint           n_trails;
  AlxTrail        trails[ALX_MAX_PLAYERS];
  gboolean        has_told;
  AlxTrail        told;
  AlxSpaceSet     reached;
  AlxSpaceSet     threatened;
  AlxSpaceSet     choices;
  AlxPointSet     targets;
  AlxSpaceSet     chosen;
  gboolean        placing;
  guint           n_way;
  guint8          way[ALX_MAX_WAY];
  AlxState        after;
  guint8          space;
  guint8          point;
  gboolean        focused;
} AlxScene;

void alx_scene_init (AlxScene        *scene,
                     const AlxBoard  *board,
                     const AlxState  *state,
                     const AlxColour  colours[ALX_MAX_PLAYERS]);
void alx_scene_clear_choice (AlxScene *scene);

G_END_DECLS
