/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a position the evaluation looks at: one row of numbers a player. */

#pragma once

#include "alexandros/rules/alx-state.h"

G_BEGIN_DECLS

/** Changed whenever a feature is added or means something else: weights of another set are
    refused. */
#define ALX_FEATURE_SET 1

/**
 * AlxFeature:
 *
 * About 0 to 1 each. A province is threatened by as many cards as the rival who is nearest to a
 * take-over lacks; a prospect is a province that a player could have for so many cards more.
 */
typedef enum
{
  ALX_F_SCORE,
  ALX_F_SCORE_SQUARED,
  ALX_F_INCOME,                         /* points at each levy */
  ALX_F_READY_INCOME,                   /* the same when a levy can be paid */
  ALX_F_LEVY_CARDS,
  ALX_F_NO_GOVERNOR,                    /* unused governors: none, */
  ALX_F_ONE_GOVERNOR,                   /* one, */
  ALX_F_MANY_GOVERNORS,                 /* three or four */
  ALX_F_HAND,
  ALX_F_HAND_SYMBOLS,
  ALX_F_HAND_MOST,                      /* cards of one symbol */
  ALX_F_THREATENED_0,
  ALX_F_THREATENED_1,
  ALX_F_THREATENED_2,
  ALX_F_SAFE,
  ALX_F_OPEN,                           /* income from provinces that Alexander may go to */
  ALX_F_NEAR,                           /* income from provinces that he is near to */
  ALX_F_FREE_0,                         /* best prospect of a free province */
  ALX_F_FREE_1,
  ALX_F_FREE_2,
  ALX_F_RIVAL_0,                        /* and of a rival's */
  ALX_F_RIVAL_1,
  ALX_F_RIVAL_2,
  ALX_F_SECOND,                         /* the second best that can be had now */
  ALX_F_NEXT_0,                         /* on turn, */
  ALX_F_NEXT_1,                         /* after one turn more, */
  ALX_F_NEXT_2,
  ALX_F_NEXT_3,
  ALX_F_ACTIONS,                        /* actions left in this turn */
  ALX_F_LEVIED,                         /* already in this turn */
  ALX_F_NEXT_INCOME,                    /* what the next to levy would get */
  ALX_F_NEARLY,                         /* levies to the end, the fewer the nearer to 1 */
  ALX_F_LEAD,
  ALX_F_INCOME_LEAD,
  ALX_F_LATE_LEAD,                      /* the same as the walls run out */
  ALX_F_LATE_INCOME_LEAD,
  ALX_F_WALLS,                          /* of all players together: walls used, */
  ALX_F_TOP_SCORE,
  ALX_F_SINGLES,                        /* provinces with one governor */
  ALX_F_GUARDED,                        /* value of provinces with several */
  ALX_F_ONE_LEVY,                       /* one levy more ends the game, */
  ALX_F_TWO_LEVIES,
  ALX_F_WINS_NEXT,                      /* and may be made at once by who would win by it */
  ALX_F_LAST_TURN,                      /* the lead when this turn is the last */
  ALX_FEATURES
} AlxFeature;

typedef float AlxFeatures[ALX_MAX_PLAYERS][ALX_FEATURES];

void alx_features_look (const AlxState *state,
                        const AlxBoard *board,
                        AlxFeatures     features);

G_END_DECLS
