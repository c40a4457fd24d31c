/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves, when a decision is shown, and when: a plan without widgets or clocks. */

#pragma once

#include "alexandros/rules/alx-apply.h"

G_BEGIN_DECLS

/** AlxMotionKind: what moves; behind each what the fields of #AlxMotion say. */
typedef enum
{
  ALX_MOTION_WALK,                      /* Alexander from point from to point to */
  ALX_MOTION_WALL,                      /* a wall rises on side, beginning at point from; number:
                                           1 when it is red */
  ALX_MOTION_CLOSING,                   /* the province of space to flares up, as it is after the
                                           decision */
  ALX_MOTION_CARD,                      /* a card of symbol, or its back, from AlxAnchor from to
                                           AlxAnchor to */
  ALX_MOTION_PLACED,                    /* player's governor is set down on space to */
  ALX_MOTION_REMOVED,                   /* player's governor rises from space from */
  ALX_MOTION_POINTS,                    /* player's province of space from scores number */
  ALX_MOTION_DISC,                      /* player's disc runs from number to rest points */
} AlxMotionKind;

/** AlxAnchor: where a card comes from and goes to. */
typedef enum
{
  ALX_ANCHOR_SUPPLY,
  ALX_ANCHOR_DISCARDS,
  ALX_ANCHOR_FACE_UP,                   /* the first place, and so on */
  ALX_ANCHOR_HAND = ALX_ANCHOR_FACE_UP + ALX_FACE_UP,   /* of the first player, and so on */
  ALX_ANCHORS = ALX_ANCHOR_HAND + ALX_MAX_PLAYERS
} AlxAnchor;

/** The symbol of a card that nobody is to see. */
#define ALX_MOTION_HIDDEN ALX_NONE

/**
 * AlxMotion:
 * @start: milliseconds after the beginning, at normal speed
 * @length: milliseconds
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
 * @before: the position that is shown at first
 * @after: the position that is shown from @turn on
 * @turn: milliseconds
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
