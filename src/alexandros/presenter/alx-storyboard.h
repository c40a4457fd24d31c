/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. Uses no widgets and no clock. */

#pragma once

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

/** AlxMotionKind: what moves, and which fields of #AlxMotion it uses. */
typedef enum
{
  ALX_MOTION_WALK,                      /* Alexander from point from to point to */
  ALX_MOTION_WALL,                      /* a wall rises on side from point from; number is 1 if it
                                           is red */
  ALX_MOTION_CLOSING,                   /* the province of space to after the decision lights up */
  ALX_MOTION_CARD,                      /* a card of symbol from AlxAnchor from to AlxAnchor to */
  ALX_MOTION_PLACED,                    /* player's governor is set down on space to */
  ALX_MOTION_REMOVED,                   /* player's governor is lifted from space from */
  ALX_MOTION_POINTS,                    /* player's province of space from scores number */
  ALX_MOTION_DISC,                      /* player's disc moves from number to rest points */
} AlxMotionKind;

/** AlxAnchor: where the motion of a card starts or ends. */
typedef enum
{
  ALX_ANCHOR_SUPPLY,
  ALX_ANCHOR_DISCARDS,
  ALX_ANCHOR_FACE_UP,                   /* the first place, and so on */
  ALX_ANCHOR_HAND = ALX_ANCHOR_FACE_UP + ALX_FACE_UP,   /* of the first player, and so on */
  ALX_ANCHORS = ALX_ANCHOR_HAND + ALX_MAX_PLAYERS
} AlxAnchor;

/** The symbol of a card that is shown face down. */
#define ALX_MOTION_HIDDEN ALX_NONE

/**
 * AlxMotion:
 * @start: milliseconds after the start of the storyboard, at normal speed
 * @length: milliseconds, at normal speed
 */
typedef struct
{
  guint8  kind;
  guint8  player;
  guint8  symbol;
  guint8  from;
  guint8  to;
  guint16 side;
  guint16 number;
  guint16 rest;
  guint   start;
  guint   length;
} AlxMotion;

#define ALX_MAX_MOTIONS 160

/**
 * AlxStoryboard:
 * @before: the position that is displayed before @turn
 * @after: the position that is displayed from @turn on
 * @turn: milliseconds after the start, at normal speed
 * @length: milliseconds; 0 if nothing moves
 */
typedef struct
{
  AlxState  before;
  AlxState  after;
  guint     turn;
  guint     length;
  guint     n;
  AlxMotion motions[ALX_MAX_MOTIONS];
} AlxStoryboard;

void   alx_storyboard_make (AlxStoryboard     *board,
                            const AlxBoard    *map,
                            const AlxDecision *decision,
                            const AlxEvents   *events,
                            int                viewer);
double alx_motion_ease     (double             progress);

G_END_DECLS
