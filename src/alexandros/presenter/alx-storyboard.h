/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. */

#pragma once

#include "alexandros/rules/alx-state.h"
#include "kit/presenter/kit-playback.h"

G_BEGIN_DECLS

/** AlxMotionKind: what moves besides cards, and which fields of #KitMotion it uses. */
typedef enum
{
  ALX_MOTION_WALK = KIT_MOTION_CARD + 1,        /* Alexander from point from to point to */
  ALX_MOTION_WALL,                      /* a wall rises on side place from point from; number is 1
                                           if it is red */
  ALX_MOTION_CLOSING,                   /* the province of space to after the decision lights up */
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

G_STATIC_ASSERT (ALX_ANCHORS <= KIT_MAX_ANCHORS);

void        alx_storyboard_make        (KitStoryboard    *board,
                                        const KitHistory *history,
                                        guint             index);
AlxSpaceSet alx_storyboard_find_lifted (KitPlayback      *playback);

G_END_DECLS
