/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches one turn for the best plans, in a position without unknown cards. General, Satrap,
   Alexander and training use it, on samples. */

#pragma once

#include "alexander-1-weights.h"

#include "alexandros/players/alx-level.h"
#include "kit/players/kit-limit.h"

G_BEGIN_DECLS

#define A1_MAX_PLANS 64
#define A1_MAX_TRIED 96

/**
 * A1Plan:
 * @value: the player's chance of winning after the turn, 0 to 1
 * @n: decisions in @line
 * @line: decisions up to the end of the turn or to the first card drawn
 */
typedef struct
{
  float       value;
  guint       n;
  AlxDecision line[ALX_MAX_LINE];
} A1Plan;

/** A1Tried: a position after Alexander's move, and the decisions that led to it. */
typedef struct
{
  float       value;
  guint       n;
  AlxDecision line[2];
  AlxState    state;
} A1Tried;

/**
 * A1Turn:
 * @max_ways: number of moves of Alexander, the best ones, after which actions are searched
 * @max_ways_to: number of ways to one point that are evaluated
 * @max_plans: number of plans that are kept, at most %A1_MAX_PLANS
 * @distinct: keep only one of several plans with the same value
 * @thorough: search all outcomes of a draw and all actions, not only the most likely actions
 * @n_plans: plans found
 * @plans: the plans, best first
 */
typedef struct
{
  const AlxBoard   *board;
  const A1Weights *weights;
  KitLimit         *limit;
  guint             max_ways;
  guint             max_ways_to;
  guint             max_plans;
  gboolean          distinct;
  gboolean          thorough;

  guint             n_plans;
  A1Plan           plans[A1_MAX_PLANS];

  /*< private >*/
  guint             player;
  AlxState          from;                       /* before the way */
  guint             n_line;
  AlxDecision       line[2];                    /* of the turn so far */
  guint             stride;                     /* one way in so many is evaluated */
  guint             n_seen;
  guint             n_tried;
  A1Tried          tried[A1_MAX_TRIED];
  guint8            order[A1_MAX_TRIED];       /* indices of tried, best first */
} A1Turn;

void  a1_turn_search (A1Turn        *turn,
                       const AlxState *state);
float a1_turn_finish (A1Turn        *turn,
                       AlxState       *state);

G_END_DECLS
