/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: the question that they get, and their answer. */

#pragma once

#include "kit-weights.h"

#include "kit/rules/kit-advice.h"

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
 * @wishes: (nullable): what other seats would like to be offered; %NULL for nothing
 * @named: (nullable): a line that is to be valued beside the best one, such as what was played; its
 *   first decision is legal. If it does not end the turn, the best lines that begin with it are
 *   valued. Only levels that compare lines do so
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
  const KitWishes  *wishes;
  gconstpointer     named;
  guint             n_named;
} KitQuestion;

/**
 * KitLevel:
 * @id: its name in records; %NULL ends a list of levels
 * @is_offered: whether persons may choose it
 * @is_slow: whether it thinks so long that it can be hurried
 * @advise: answers a question, in any thread; blocks for as long as the budget allows
 * @wins: of a hundred games of two players, those that it won against the level before it in the
 *   list when that was measured; 0 if it was not
 * @nodes: positions that it values for a turn, about, for each player of the game, if nothing else
 *   is said; 0 if it counts none
 * @alias: (nullable): another name by which persons may ask for it; never in records
 * @look: (nullable): (out) @chances: of winning, for each player, of %KIT_CERTAIN, after the line
 *   that the question names, or now if it names none: the mean over @n_worlds that the seat of the
 *   view cannot tell from the true one, without a search. Any seat's view will do, or that of
 *   %KIT_NOBODY. FALSE if the line is legal in none of these worlds. In any thread
 */
typedef struct
{
  const char *id;
  gboolean    is_offered;
  gboolean    is_slow;
  void      (*advise) (const KitQuestion *question,
                       KitAdvice         *advice);
  guint       wins;
  gint64      nodes;
  const char *alias;
  gboolean  (*look)   (const KitQuestion *question,
                       guint              n_worlds,
                       gint32             chances[KIT_MAX_PLAYERS]);
} KitLevel;

const KitLevel *kit_levels_find         (const KitLevel    *levels,
                                         const char        *id);
const KitLevel *kit_levels_get_strongest (const KitLevel   *levels);
void            kit_level_advise_random (const KitQuestion *question,
                                         KitAdvice         *advice);

G_END_DECLS
