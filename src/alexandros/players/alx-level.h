/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: the question that they get, and their answer. */

#pragma once

#include "alx-weights.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-seat.h"

G_BEGIN_DECLS

/** AlxLevel: from the weakest to the strongest. */
typedef enum
{
  ALX_LEVEL_RANDOM,                     /* any legal decision, all equally likely */
  ALX_LEVEL_RECRUIT,                    /* compares a few random decisions */
  ALX_LEVEL_CAPTAIN,                    /* searches its own turn */
  ALX_LEVEL_GENERAL,                    /* tries plans for its turn against the next player */
  ALX_LEVEL_SATRAP,                     /* the same with more plans and more time */
  ALX_LEVEL_ALEXANDER,                  /* the same with most plans and time, on all cores */
  ALX_LEVEL_ISMCTS,                     /* a baseline for measurements, not offered to persons */
  ALX_LEVELS
} AlxLevel;

/** The levels below this one are offered to persons. */
#define ALX_LEVELS_SHOWN ALX_LEVEL_ISMCTS

/**
 * AlxBudget:
 * @time: microseconds for a turn, 0 for no limit
 * @nodes: positions evaluated for a turn, 0 for no limit
 *
 * If both are 0, the level has limits of its own. A turn takes several questions, and each may
 * spend its share of the budget.
 */
typedef struct
{
  gint64  time;
  guint64 nodes;
} AlxBudget;

/** A turn has at most a card, a way, and two take-overs with their compensations. */
#define ALX_MAX_LINE 6

/**
 * AlxAdvice:
 * @n: decisions in @line; 0 if it was stopped before it found any
 * @n_reusable: the decisions of @line that can be made without asking again, because nothing hidden
 *   is revealed before the last of them
 * @line: the best decisions found for the rest of the turn; the first is legal now
 * @chances: of winning, for each player, in thousandths
 * @nodes: positions evaluated
 */
typedef struct
{
  guint       n;
  guint       n_reusable;
  AlxDecision line[ALX_MAX_LINE];
  guint       chances[ALX_MAX_PLAYERS];
  guint64     nodes;
} AlxAdvice;

/**
 * AlxQuestion:
 * @board: the board
 * @seat: what the player on turn may know
 * @budget: limits for the turn
 * @seed: the same question with the same seed and budget of nodes has the same answer
 * @stop: (nullable): an atomic flag that is polled; when it is set, the search ends at once and its
 *   answer is of no use
 * @hurry: (nullable): another one; when it is set, the search ends with the best answer so far
 * @weights: (nullable): of the evaluation; %NULL for the compiled-in ones
 * @threads: number of threads, 0 for what the level uses by default
 */
typedef struct
{
  const AlxBoard *board;
  AlxSeat         seat;
  AlxBudget       budget;
  guint64         seed;
  const int      *stop;
  const int      *hurry;
  const AlxWeights *weights;
  guint           threads;
} AlxQuestion;

const char *alx_level_get_id (AlxLevel           level);
gboolean    alx_level_find   (const char        *id,
                              AlxLevel          *level);
void        alx_level_advise (AlxLevel           level,
                              const AlxQuestion *question,
                              AlxAdvice         *advice);

G_END_DECLS
