/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the net weighs: a row of numbers for each player. */

#pragma once

#include "alexandros/rules/alx-state.h"
#include "kit/players/kit-net.h"

G_BEGIN_DECLS

/**
 * AlxFeature:
 *
 * Scaled to about 0 to %KIT_FEATURE_ONE. The number in THREATENED is the number of cards that the
 * rival nearest to a take-over still lacks; in FREE and RIVAL, the number that the player lacks; in
 * NEXT, the number of turns before the player's next one.
 */
typedef enum
{
  ALX_F_SCORE,
  ALX_F_SCORE_SQUARED,
  ALX_F_INCOME,                         /* points at each levy */
  ALX_F_READY_INCOME,                   /* the same if a levy can be paid, otherwise 0 */
  ALX_F_LEVY_CARDS,                     /* cards of the hand that could pay for a levy */
  ALX_F_NO_GOVERNOR,                    /* unused governors: none, */
  ALX_F_ONE_GOVERNOR,                   /* one, */
  ALX_F_MANY_GOVERNORS,                 /* three or four */
  ALX_F_HAND,                           /* cards */
  ALX_F_HAND_SYMBOLS,                   /* different symbols */
  ALX_F_HAND_MOST,                      /* cards of the most frequent symbol */
  ALX_F_THREATENED_0,                   /* income that rivals could take */
  ALX_F_THREATENED_1,
  ALX_F_THREATENED_2,
  ALX_F_SAFE,                           /* income that no rival can take soon */
  ALX_F_OPEN,                           /* income from provinces that Alexander may go to */
  ALX_F_NEAR,                           /* income from provinces that Alexander is near */
  ALX_F_FREE_0,                         /* value of the best free province to occupy */
  ALX_F_FREE_1,
  ALX_F_FREE_2,
  ALX_F_RIVAL_0,                        /* value of the best rival's province to take over */
  ALX_F_RIVAL_1,
  ALX_F_RIVAL_2,
  ALX_F_SECOND,                         /* value of the second best of both that can be had now */
  ALX_F_FREE_FACE_UP,                   /* value of the best for one more card, which is face up */
  ALX_F_RIVAL_FACE_UP,
  ALX_F_NEXT_0,                         /* on turn */
  ALX_F_NEXT_1,
  ALX_F_NEXT_2,
  ALX_F_NEXT_3,
  ALX_F_ACTIONS,                        /* actions left in this turn */
  ALX_F_LEVIED,                         /* has levied in this turn */
  ALX_F_NEXT_INCOME,                    /* ready income of the player on turn, if not yet levied */
  ALX_F_NEARLY,                         /* nearer to 1 the fewer levies are needed to the end */
  ALX_F_LEAD,                           /* over the best rival */
  ALX_F_INCOME_LEAD,
  ALX_F_LATE_LEAD,                      /* these two, growing as the walls run out */
  ALX_F_LATE_INCOME_LEAD,
  ALX_F_WALLS,                          /* share of the black walls that are used */
  ALX_F_TOP_SCORE,                      /* of all players */
  ALX_F_SINGLES,                        /* provinces with one governor */
  ALX_F_GUARDED,                        /* value of provinces with several, */
  ALX_F_GUARDS,                         /* and the governors in them */
  ALX_F_LEVIES,                         /* how many end the game */
  ALX_F_ONE_LEVY,                       /* one more levy ends the game */
  ALX_F_TWO_LEVIES,
  ALX_F_WINS,                           /* the next levy of the player wins the game */
  ALX_F_LAST_TURN,                      /* the lead if this turn is the last */
  ALX_FEATURES
} AlxFeature;

extern const char * const alx_features[];

guint alx_features_look (const AlxState *state,
                         const AlxBoard *board,
                         gint16         *rows);

G_END_DECLS
