/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game tells the kit so that the kit can think for it: one constant table of functions. */

#pragma once

#include "kit-level.h"
#include "kit-limit.h"
#include "kit-weights.h"

G_BEGIN_DECLS

/** The most lines that are compared for one decision. */
#define KIT_MAX_LINES 64
/** The most kinds of decisions, see #KitStrategy. */
#define KIT_MAX_KINDS 32

/** KIT_WON: the value of a position in which the seat has won alone. Nothing is worth more. */
#define KIT_WON (KIT_CERTAIN << 6)

/**
 * KitLine:
 * @value: what the position after it is worth to the seat that decides, see kit_evaluator_value()
 * @n: decisions in @decisions
 * @decisions: one after the other; after one that reveals something hidden, as foreseen
 */
typedef struct
{
  gint32 value;
  guint8 n;
  guint8 decisions[KIT_MAX_LINE * KIT_MAX_DECISION] __attribute__ ((aligned (8)));
} KitLine;

typedef struct _KitEvaluator KitEvaluator;
typedef struct _KitStyle KitStyle;

/**
 * KitStrategy:
 * @rules: of the game
 * @features: (array zero-terminated=1): names of the features, an even number of them, up to
 *   %KIT_MAX_FEATURES. Weights are for these names: one that changes its meaning gets another
 * @training: (nullable): how the nets of the last rounds of training search: a net is right about
 *   the positions that those choose who play its games. %NULL: they plan turns for one dealing
 * @lead_unit: a lead of so many points is 1 where the net speaks of points
 * @trial_nodes: the positions that are usually valued for the turn of another player in a trial
 * @least_block: the fewest worlds in which lines are tried before some are dropped, 1 to 4: one
 *   world says less where there are dice
 * @turns: of a usual game
 * @scratch_size: bytes that an evaluator has for the game to work in, all zero at first
 * @look: fills in a row of features for each seat, one after the other, each from
 *   -%KIT_FEATURE_MAX to %KIT_FEATURE_MAX, of a position that is not over and without anything
 *   unknown. Returns the seat that is known to win, or %KIT_NOBODY
 * @share: (nullable): the part of the budget of a turn that a question may spend, in thousandths;
 *   %NULL: all of it
 * @plan: (nullable): the best lines for the seat that decides in a position without anything
 *   unknown, the best first, at most @most; returns how many, at least one. Stops when the limit of
 *   the evaluator is spent, or some hundred positions later. %NULL: each legal decision, valued by
 *   the position after it
 * @policy: (nullable): a cheap sensible line of the seat whose view is given, for the answers of
 *   others and for games played to their end; %NULL: the best of the plan for one dealing of what
 *   is hidden
 * @rival: (nullable): a cheap sensible decision of a player of another kind, whom training meets as
 *   well; its first games are those of such players. %NULL: nets meet nets alone
 * @holding: (nullable): what a seat has on the board that another turn may take away, such as the
 *   points of its next income
 * @kind: the kind of a legal decision, below %KIT_MAX_KINDS: training explores each kind alike
 */
typedef struct
{
  const KitRules     *rules;
  const char * const *features;
  const KitStyle     *training;
  guint               lead_unit;
  guint               trial_nodes;
  guint               least_block;
  guint               turns;
  gsize               scratch_size;

  guint (*look)   (gconstpointer  state,
                   gconstpointer  board,
                   gint16        *rows);
  guint (*share)  (gconstpointer  view);
  guint (*plan)   (KitEvaluator  *evaluator,
                   gconstpointer  state,
                   guint          most,
                   KitLine       *lines);
  void  (*policy) (KitEvaluator  *evaluator,
                   gconstpointer  view,
                   BaseRandom    *random,
                   KitLine       *line);
  void  (*rival)  (gconstpointer  view,
                   gconstpointer  board,
                   gpointer       decision);
  guint (*holding) (gconstpointer state,
                    gconstpointer board,
                    guint         seat);
  guint (*kind)   (gconstpointer  state,
                   gconstpointer  board,
                   gconstpointer  decision);
} KitStrategy;

/**
 * KitStyle:
 * @strategy: of the game
 * @nodes: budget of a turn for each player of the game, if @time is 0 and the question has none
 * @time: budget of a turn in microseconds, if the question has none
 * @n_lines: the most lines that are tried, 2 to %KIT_MAX_LINES
 * @replies: turns of the others that are played after the own one in a trial
 * @worth: of a game, in 65,535ths, up to 100: the lines are dropped whose further trials would gain
 *   less than their share of this in the mean; 0 to drop only what is clearly worse
 * @all_cores: whether to use a thread for each core, if the budget is one of time
 * @spends_all: whether the search goes on even where it is clear which line is the best: to measure
 *   what ending early loses
 *
 * How a level searches.
 */
struct _KitStyle
{
  const KitStrategy *strategy;
  guint64            nodes;
  gint64             time;
  guint              n_lines;
  guint              replies;
  guint              worth;
  gboolean           all_cores;
  gboolean           spends_all;
};

G_END_DECLS
