/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of levels that think: whole lines, tried in many worlds. */

#pragma once

#include "kit-strategy.h"

G_BEGIN_DECLS

/**
 * KitStyle:
 * @strategy: of the game
 * @nodes: budget of a turn, if @time is 0 and the question has none
 * @time: budget of a turn in microseconds, if the question has none
 * @n_lines: the most lines that are tried, 2 to %KIT_MAX_LINES
 * @replies: turns of the others that are played after the own one in a trial
 * @all_cores: whether to use a thread for each core, if the budget is one of time
 *
 * How a level searches.
 */
typedef struct
{
  const KitStrategy *strategy;
  guint64            nodes;
  gint64             time;
  guint              n_lines;
  guint              replies;
  gboolean           all_cores;
} KitStyle;

void kit_search (const KitStyle    *style,
                 const KitWeights  *weights,
                 const KitQuestion *question,
                 KitAdvice         *advice);

G_END_DECLS
