/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best turns of one player in a position of which he knows everything: what all stronger
   levels think with. */

#pragma once

#include "alx-limit.h"
#include "alx-weights.h"

G_BEGIN_DECLS

#define ALX_MAX_PLANS 64
#define ALX_MAX_TRIED 96

/**
 * AlxPlan:
 * @value: the player's share of wins after the turn
 * @n: decisions in @line
 * @line: up to the end of the turn or to the first card drawn
 */
typedef struct
{
  float       value;
  guint       n;
  AlxDecision line[ALX_MAX_LINE];
} AlxPlan;

/** AlxTried: a position after Alexander's move, whose actions may be worth a thought. */
typedef struct
{
  float       value;
  guint       n;
  AlxDecision line[2];
  AlxState    state;
} AlxTried;

/**
 * AlxTurn:
 * @max_ways: after how many moves of Alexander, the most promising ones, actions are tried at all
 * @max_ways_to: ways to one point that are tried at all
 * @max_plans: how many plans are kept
 * @distinct: whether of plans with the same effect one is kept
 * @thorough: whether every draw and every action is looked at, or the likely ones only
 */
typedef struct
{
  const AlxBoard   *board;
  const AlxWeights *weights;
  AlxLimit         *limit;
  guint             max_ways;
  guint             max_ways_to;
  guint             max_plans;
  gboolean          distinct;
  gboolean          thorough;

  guint             n_plans;
  AlxPlan           plans[ALX_MAX_PLANS];       /* best first */

  /*< private >*/
  guint             player;
  AlxState          from;
  guint             n_line;
  AlxDecision       line[2];
  guint             stride;
  guint             n_seen;
  guint             n_tried;
  AlxTried          tried[ALX_MAX_TRIED];       /* best first, by index */
  guint8            order[ALX_MAX_TRIED];
} AlxTurn;

void  alx_turn_search (AlxTurn        *turn,
                       const AlxState *state);
float alx_turn_finish (AlxTurn        *turn,
                       AlxState       *state);

G_END_DECLS
