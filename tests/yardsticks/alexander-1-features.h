/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the evaluation weighs: a row of numbers for each player. */

#pragma once

#include "alexandros/rules/alx-state.h"

G_BEGIN_DECLS

/** Increase this when a feature is added or changes its meaning: weights of another set are
    refused. */
#define A1_FEATURE_SET 1

/**
 * A1Feature:
 *
 * Scaled to about 0 to 1. The number in THREATENED is the number of cards that the rival nearest to
 * a take-over still lacks; in FREE and RIVAL, the number that the player lacks; in NEXT, the number
 * of turns before the player's next one.
 */
typedef enum
{
  A1_F_SCORE,
  A1_F_SCORE_SQUARED,
  A1_F_INCOME,                         /* points at each levy */
  A1_F_READY_INCOME,                   /* the same if a levy can be paid, otherwise 0 */
  A1_F_LEVY_CARDS,                     /* cards of the hand that could pay for a levy */
  A1_F_NO_GOVERNOR,                    /* unused governors: none, */
  A1_F_ONE_GOVERNOR,                   /* one, */
  A1_F_MANY_GOVERNORS,                 /* three or four */
  A1_F_HAND,                           /* cards */
  A1_F_HAND_SYMBOLS,                   /* different symbols */
  A1_F_HAND_MOST,                      /* cards of the most frequent symbol */
  A1_F_THREATENED_0,                   /* income that rivals could take */
  A1_F_THREATENED_1,
  A1_F_THREATENED_2,
  A1_F_SAFE,                           /* income that no rival can take soon */
  A1_F_OPEN,                           /* income from provinces that Alexander may go to */
  A1_F_NEAR,                           /* income from provinces that Alexander is near */
  A1_F_FREE_0,                         /* value of the best free province to occupy */
  A1_F_FREE_1,
  A1_F_FREE_2,
  A1_F_RIVAL_0,                        /* value of the best rival's province to take over */
  A1_F_RIVAL_1,
  A1_F_RIVAL_2,
  A1_F_SECOND,                         /* value of the second best of both that can be had now */
  A1_F_NEXT_0,                         /* on turn */
  A1_F_NEXT_1,
  A1_F_NEXT_2,
  A1_F_NEXT_3,
  A1_F_ACTIONS,                        /* actions left in this turn */
  A1_F_LEVIED,                         /* has levied in this turn */
  A1_F_NEXT_INCOME,                    /* ready income of the player on turn, if not yet levied */
  A1_F_NEARLY,                         /* nearer to 1 the fewer levies are needed to the end */
  A1_F_LEAD,                           /* over the best rival */
  A1_F_INCOME_LEAD,
  A1_F_LATE_LEAD,                      /* these two, growing as the walls run out */
  A1_F_LATE_INCOME_LEAD,
  A1_F_WALLS,                          /* share of the black walls that are used */
  A1_F_TOP_SCORE,                      /* of all players */
  A1_F_SINGLES,                        /* provinces with one governor */
  A1_F_GUARDED,                        /* value of provinces with several */
  A1_F_ONE_LEVY,                       /* one more levy ends the game */
  A1_F_TWO_LEVIES,
  A1_F_WINS_NEXT,                      /* on turn, and a levy now wins the game */
  A1_F_LAST_TURN,                      /* the lead if this turn is the last */
  A1_FEATURES
} A1Feature;

typedef float A1Features[ALX_MAX_PLAYERS][A1_FEATURES];

void a1_features_look (const AlxState *state,
                        const AlxBoard *board,
                        A1Features     features);

G_END_DECLS
