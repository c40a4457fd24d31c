/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: the question that they get, and their answer. */

#pragma once

#include "kit-weights.h"

G_BEGIN_DECLS

/**
 * KitBudget:
 * @time: microseconds for a turn, 0 for no limit
 * @nodes: positions evaluated for a turn, 0 for no limit
 *
 * If both are 0, the level has limits of its own. A turn may take several questions, and each may
 * spend its share of the budget.
 */
typedef struct
{
  gint64  time;
  guint64 nodes;
} KitBudget;

/**
 * KitQuestion:
 * @rules: of the game
 * @board: the board
 * @view: what the seat that decides may know
 * @budget: limits for the turn
 * @seed: the same question with the same seed and budget of nodes has the same answer
 * @stop: (nullable): an atomic flag that is polled; when it is set, the search ends at once and its
 *   answer is of no use
 * @hurry: (nullable): another one; when it is set, the search ends with the best answer so far
 * @weights: (nullable): what the level has learned; %NULL for what is compiled in
 * @threads: number of threads, 0 for what the level uses by default
 * @named: (nullable): a line that is to be valued beside the best one, such as what was played; its
 *   first decision is legal. Only levels that compare lines do so
 * @n_named: decisions in it
 */
typedef struct
{
  const KitRules   *rules;
  gconstpointer     board;
  gconstpointer     view;
  KitBudget         budget;
  guint64           seed;
  const int        *stop;
  const int        *hurry;
  const KitWeights *weights;
  guint             threads;
  gconstpointer     named;
  guint             n_named;
} KitQuestion;

/** The most decisions of an advice. */
#define KIT_MAX_LINE 8

/**
 * KitAlternative:
 * @n: decisions in @line; 0 if there is none, or if nothing was compared
 * @line: another line than the best one, see #KitAdvice
 * @behind: by how much less it is worth than the best line, in the same worlds; %KIT_CERTAIN is all
 *   the difference between a lost game and a won one
 * @error: the standard error of @behind
 */
typedef struct
{
  guint  n;
  gint32 behind;
  gint32 error;
  guint8 line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitAlternative;

/**
 * KitAdvice:
 * @n: decisions in @line; 0 if it was stopped before it found any
 * @n_reusable: the decisions of @line that can be made without asking again, if everything goes as
 *   foreseen: nothing hidden is revealed before the last of them
 * @line: the best decisions found for the rest of the turn, and those of other seats that are
 *   foreseen between them, one after the other; the first is legal now
 * @chances: of winning, for each player, in thousandths
 * @nodes: positions evaluated
 * @value: what the line is worth, %KIT_CERTAIN for a certain win; 0 if nothing was compared
 * @risk: how often the next turn takes something away from the seat, in thousandths; see @holding
 *   of #KitStrategy
 * @loss: how much that is then in the mean, rounded
 * @second: the best line that begins with another decision
 * @named: the line that the question names
 */
typedef struct
{
  guint          n;
  guint          n_reusable;
  guint          chances[KIT_MAX_PLAYERS];
  guint64        nodes;
  gint32         value;
  guint          risk;
  guint          loss;
  KitAlternative second;
  KitAlternative named;
  guint8         line[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitAdvice;

/**
 * KitLevel:
 * @id: its name in records; %NULL ends a list of levels
 * @is_offered: whether persons may choose it
 * @is_slow: whether it thinks so long that it can be hurried
 * @advise: answers a question, in any thread; blocks for as long as the budget allows
 * @wins: of a hundred games of two players, those that it won against the level before it in the
 *   list when that was measured; 0 if it was not
 */
typedef struct
{
  const char *id;
  gboolean    is_offered;
  gboolean    is_slow;
  void      (*advise) (const KitQuestion *question,
                       KitAdvice         *advice);
  guint       wins;
} KitLevel;

const KitLevel *kit_levels_find         (const KitLevel    *levels,
                                         const char        *id);
void            kit_level_advise_random (const KitQuestion *question,
                                         KitAdvice         *advice);
gconstpointer   kit_advice_get          (const KitAdvice   *advice,
                                         const KitRules    *rules,
                                         guint              index);

G_END_DECLS
