/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches one turn for the best plans, in a position without unknown cards. */

#pragma once

#include "alx-level.h"

#include "kit/players/kit-evaluator.h"

G_BEGIN_DECLS

#define ALX_MAX_TRIED 96

/** AlxTried: a position after Alexander's move, and the decisions that led to it. */
typedef struct
{
  gint32      value;
  guint       n;
  AlxDecision line[2];
  AlxState    state;
} AlxTried;

/**
 * AlxTurn:
 * @evaluator: values positions
 * @board: its board
 * @limit: its limit
 * @max_ways: number of moves of Alexander, the best ones, after which actions are searched
 * @max_ways_to: number of ways to one point that are evaluated
 * @max_plans: number of plans that are kept
 * @distinct: keep only one of several plans with the same value
 * @thorough: search all outcomes of a draw and all actions, not only the most likely actions
 * @n_plans: plans found
 * @plans: room for @max_plans: the plans, the best first, each up to the end of the turn or to the
 *   first card drawn
 */
typedef struct
{
  KitEvaluator   *evaluator;
  const AlxBoard *board;
  KitLimit       *limit;
  guint           max_ways;
  guint           max_ways_to;
  guint           max_plans;
  gboolean        distinct;
  gboolean        thorough;

  guint           n_plans;
  KitLine        *plans;

  /*< private >*/
  guint             player;
  AlxState          from;                       /* before the way */
  guint             n_line;
  AlxDecision       line[2];                    /* of the turn so far */
  guint             stride;                     /* one way in so many is evaluated */
  guint             n_seen;
  guint             n_tried;
  AlxTried          tried[ALX_MAX_TRIED];
  guint8            order[ALX_MAX_TRIED];       /* indices of tried, best first */
} AlxTurn;

void alx_turn_search (AlxTurn        *turn,
                      const AlxState *state);

G_END_DECLS
