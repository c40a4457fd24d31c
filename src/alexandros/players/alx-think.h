/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thinking ahead: plans of the turn, tried against what the others may hold and do. */

#pragma once

#include "alx-turn.h"

G_BEGIN_DECLS

/**
 * AlxThinkStyle:
 * @nodes: for a turn, where the question names neither nodes nor time
 * @time: the same in microseconds, if not 0
 * @n_plans: of the turn that are tried against the others, at least
 * @most_plans: the same where there are nodes or time enough for each of them
 * @n_replies: turns of the others that are played after the plan
 * @reply_ways: moves of Alexander after which actions are thought of, in the turns of a trial
 * @max_trials: of each plan in a round, 0 for as many as the budget allows
 * @all_cores: whether all may be used
 */
typedef struct
{
  guint64  nodes;
  gint64   time;
  guint    n_plans;
  guint    most_plans;
  guint    n_replies;
  guint    reply_ways;
  guint    reply_ways_to;
  guint    max_trials;
  gboolean all_cores;
} AlxThinkStyle;

void alx_think (const AlxThinkStyle *style,
                const AlxQuestion   *question,
                AlxAdvice           *advice);

G_END_DECLS
