/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the motions of a decision: what moves and when. */

#pragma once

#include "advisers/paint/adv-scene.h"
#include "kit/presenter/kit-playback.h"

G_BEGIN_DECLS

/**
 * AdvMotionKind:
 *
 * What moves besides cards; the comments say which numbers of #KitMotion are used.
 */
typedef enum
{
  ADV_MOTION_DICE = KIT_MOTION_CARD + 1,        /* number, rest: what they show */
  ADV_MOTION_WALK,                      /* Alexander; number: points passed afterwards */
  ADV_MOTION_TURN,                      /* the token at the point number, from 0, is turned */
  ADV_MOTION_ROBBER,                    /* from, to: hexagons */
  ADV_MOTION_ROAD,                      /* place: an edge */
  ADV_MOTION_BUILDING,                  /* place: a corner; number: whether it is a city */
} AdvMotionKind;

/** Where cards lie: the bank, the supply, the deck of development cards, the board at the hexagon
    that motion->place names, or for a token the corner; then the hands of the players. */
enum
{
  ADV_ANCHOR_BANK,
  ADV_ANCHOR_SUPPLY,
  ADV_ANCHOR_DECK,
  ADV_ANCHOR_BOARD,
  ADV_ANCHOR_HAND,
  ADV_ANCHORS = ADV_ANCHOR_HAND + KIT_MAX_PLAYERS,
};

void adv_storyboard_make (KitStoryboard    *board,
                          const KitHistory *history,
                          guint             index);
void adv_storyboard_lift (KitPlayback      *playback,
                          AdvScene         *scene);

G_END_DECLS
