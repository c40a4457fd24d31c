/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of levels that think: whole lines are found in one world, and tried in many. */

#include "kit-search.h"

#include "kit-race.h"

#include <string.h>

#define FEW_WORLDS 4                    /* in which a line is looked at if nothing is tried */
/* The budget of a forced decision. */
#define FORCED_NODES 2000
#define FORCED_US    5000
/* The share of a question's budget for finding lines, in thousandths. */
#define SHARE_LINES 450
/* Of more lines than can be tried in so many worlds each, there is no use. */
#define LEAST_WORLDS 4
/* Positions that a thread values in a microsecond, roughly. */
#define NODES_PER_US 2
/* A game that is so many times as long as usual goes in circles, because nobody gains by a change:
   from then on one decision in @RESTLESS is any legal one. */
#define LONG_GAME 10
#define RESTLESS  8
#define SEED_OF_RESTLESSNESS G_GUINT64_CONSTANT (0xd1342543de82ef95)

/* Adds the line that the question names, with the best that is found after it in the rest of the
   turn: others are compared with what could still come of it. */
static void
add_named (KitRace           *race,
           const KitQuestion *question)
{
  const KitRules *rules = question->rules;
  const KitHead *head = kit_rules_head (question->view);
  gpointer world = kit_race_deal (race, 0);
  KitLine named = { .n = MIN (question->n_named, KIT_MAX_LINE) };
  KitLine rest;

  memcpy (named.decisions, question->named, named.n * rules->decision_size);
  kit_line_apply (&named, rules, question->board, world);
  if (!kit_rules_head (world)->over && kit_rules_head (world)->decider == head->decider &&
      kit_rules_head (world)->turn == head->turn && named.n < KIT_MAX_LINE)
    {
      kit_evaluator_plan (kit_race_get_evaluator (race), world, 1, &rest);
      rest.n = MIN (rest.n, KIT_MAX_LINE - named.n);
      memcpy (named.decisions + named.n * rules->decision_size, rest.decisions,
              rest.n * rules->decision_size);
      named.n += rest.n;
    }
  kit_race_add (race, &named);
}

/* Finds lines in one world. */
static void
find_lines (KitRace           *race,
            const KitStyle    *style,
            const KitQuestion *question,
            KitBudget          budget)
{
  g_autofree KitLine *lines = g_new (KitLine, KIT_MAX_LINES);
  gint64 deadline = budget.time > 0 ? g_get_monotonic_time () + budget.time : 0;
  guint64 most = budget.nodes;
  guint n;

  if (budget.nodes == 0)
    most = budget.time * NODES_PER_US * kit_race_get_threads (race);
  most /= kit_race_estimate_trial (style) * LEAST_WORLDS;
  kit_race_set_limits (race, budget.nodes, deadline);
  n = kit_evaluator_plan (kit_race_get_evaluator (race), kit_race_deal (race, 0),
                          CLAMP (most, 2, style->n_lines), lines);
  for (guint i = 0; i < n; i++)
    kit_race_add (race, &lines[i]);
  if (question->named != NULL)
    add_named (race, question);
}

/* The chances after the best line, if nothing was tried: in a few worlds. */
static void
look_after_line (KitRace           *race,
                 const KitQuestion *question,
                 KitAdvice         *advice)
{
  guint n_players = kit_rules_head (question->view)->n_players;
  gint64 sums[KIT_MAX_PLAYERS] = { 0 };

  kit_race_set_limits (race, 0, 0);
  for (guint number = 1; number <= FEW_WORLDS; number++)
    {
      gpointer world = kit_race_deal (race, number);
      KitOutlook outlook;

      kit_line_apply (kit_race_get_best (race), question->rules, question->board, world);
      kit_evaluator_look (kit_race_get_evaluator (race), world, &outlook);
      for (guint p = 0; p < n_players; p++)
        sums[p] += outlook.chances[p];
    }
  for (guint p = 0; p < n_players; p++)
    advice->chances[p] = (sums[p] * 1000 / FEW_WORLDS + KIT_CERTAIN / 2) / KIT_CERTAIN;
}

/* The decisions of the best line up to the first that reveals something or leaves the decision to
   another. */
static guint
count_reusable (KitRace           *race,
                const KitQuestion *question)
{
  const KitRules *rules = question->rules;
  const KitLine *line = kit_race_get_best (race);
  gpointer state = kit_race_deal (race, 0);
  guint n = 0;

  while (n < line->n)
    {
      gconstpointer decision = line->decisions + n++ * rules->decision_size;

      if (kit_rules_reveals (rules, state, question->board, decision, NULL))
        break;
      rules->apply (state, question->board, decision, NULL);
      if (kit_rules_head (state)->over ||
          kit_rules_head (state)->decider != kit_rules_head (question->view)->decider)
        break;
    }
  return n;
}

/* Whether the best line wins alone in the world in which it was found and in a few others. */
static gboolean
is_certain (KitRace           *race,
            const KitQuestion *question)
{
  const KitLine *line = kit_race_get_best (race);

  if (line->value < KIT_WON)
    return FALSE;
  kit_race_set_limits (race, 0, 0);
  for (guint number = 1; number <= FEW_WORLDS; number++)
    {
      gpointer world = kit_race_deal (race, number);

      kit_line_apply (line, question->rules, question->board, world);
      if (kit_evaluator_value (kit_race_get_evaluator (race), world,
                               kit_rules_head (question->view)->decider) < KIT_WON)
        return FALSE;
    }
  return TRUE;
}

/* What the question may spend. */
static KitBudget
find_budget (const KitStyle    *style,
             const KitQuestion *question)
{
  const KitStrategy *strategy = style->strategy;
  KitBudget budget = question->budget;
  guint share = strategy->share != NULL ? strategy->share (question->view) : 1000;

  if (budget.nodes == 0 && budget.time == 0)
    budget = (KitBudget) {
      style->time,
      style->time > 0 ? 0 : style->nodes * kit_rules_head (question->view)->n_players
    };
  if (budget.nodes > 0)
    budget.nodes = MAX (1, budget.nodes * share / 1000);
  if (budget.time > 0)
    budget.time = MAX (1, budget.time * share / 1000);
  if (question->named == NULL &&
      kit_rules_count (question->rules, question->view, question->board) == 1)
    {
      budget.nodes = MIN (budget.nodes, FORCED_NODES);
      budget.time = MIN (budget.time, FORCED_US);
    }
  return budget;
}

/* Whether this decision is one of those that end a game that goes in circles. A line that is to be
   valued is valued in any case. */
static gboolean
is_restless (const KitStyle    *style,
             const KitQuestion *question)
{
  BaseRandom random = { question->seed ^ SEED_OF_RESTLESSNESS };

  return kit_rules_head (question->view)->turn > LONG_GAME * style->strategy->turns &&
         question->named == NULL && base_random_below (&random, RESTLESS) == 0;
}

/**
 * kit_search:
 * @style: how the level searches
 * @weights: of the net
 * @question: what is asked
 * @advice: (out): the best line that was found
 *
 * Only the view of the seat is used; what is hidden is dealt anew for each world. The answer is a
 * function of view, seed and budget of nodes; a budget of time, or a hurry, depends on the clock.
 */
void
kit_search (const KitStyle    *style,
            const KitWeights  *weights,
            const KitQuestion *question,
            KitAdvice         *advice)
{
  const KitBudget budget = find_budget (style, question);
  const KitBudget lines = { (budget.time * SHARE_LINES + 999) / 1000,
                            budget.nodes > 0 ? budget.nodes * SHARE_LINES / 1000 + 1 : 0 };
  const gint64 start = g_get_monotonic_time ();
  KitRace *race;
  const KitLine *best;
  guint64 spent;

  g_assert (style->n_lines >= 2 && style->n_lines <= KIT_MAX_LINES);
  if (is_restless (style, question))
    {
      kit_level_advise_random (question, advice);
      return;
    }
  memset (advice, 0, sizeof *advice);
  race = kit_race_new (style, weights, question);
  g_debug ("player %u: search begins, threads: %u", kit_rules_head (question->view)->decider + 1,
           kit_race_get_threads (race));
  find_lines (race, style, question, lines);
  spent = kit_race_count_nodes (race);
  if (kit_race_count_lines (race) > 1 && (budget.nodes == 0 || budget.nodes > spent) &&
      (question->named != NULL || !is_certain (race, question)))
    kit_race_run (race, budget.nodes > 0 ? budget.nodes - spent : 0,
                  budget.time > 0 ? start + budget.time : 0);
  if (!kit_race_report (race, advice))
    look_after_line (race, question, advice);
  best = kit_race_get_best (race);
  advice->nodes = kit_race_count_nodes (race);
  advice->n = best->n;
  memcpy (advice->line, best->decisions, best->n * question->rules->decision_size);
  advice->n_reusable = count_reusable (race, question);
  g_debug ("player %u: search ends after %" G_GINT64_FORMAT " ms and %" G_GUINT64_FORMAT " nodes",
           kit_rules_head (question->view)->decider + 1,
           (g_get_monotonic_time () - start) / 1000, advice->nodes);
  kit_race_free (race);
}

/**
 * kit_search_look:
 * @strategy: of the game
 * @weights: of the net
 * @question: what is asked, see #KitLevel
 * @n_worlds: 1 or more
 * @chances: (out): of winning, of %KIT_CERTAIN
 *
 * Returns: %FALSE if the line of the question is legal in none of the worlds, or it was stopped
 */
gboolean
kit_search_look (const KitStrategy *strategy,
                 const KitWeights  *weights,
                 const KitQuestion *question,
                 guint              n_worlds,
                 gint32             chances[KIT_MAX_PLAYERS])
{
  const KitRules *rules = question->rules;
  g_autofree gpointer world = g_malloc (rules->state_size);
  KitLine line = { .n = MIN (question->n_named, KIT_MAX_LINE) };
  gint64 sums[KIT_MAX_PLAYERS] = { 0 };
  BaseRandom random = { question->seed };
  KitEvaluator evaluator;
  KitRefusal refusal;
  guint n = 0;

  if (line.n > 0)
    memcpy (line.decisions, question->named, line.n * rules->decision_size);
  kit_evaluator_init (&evaluator, strategy, question->board, weights);
  kit_limit_init (&evaluator.limit, question->stop, question->hurry);
  for (guint i = 0; i < n_worlds && !kit_limit_is_stopped (&evaluator.limit); i++)
    {
      KitOutlook outlook;

      rules->deal (question->view, question->board, &random, world);
      if (line.n > 0 && !rules->test (world, question->board, line.decisions, &refusal))
        continue;
      kit_line_apply (&line, rules, question->board, world);
      kit_evaluator_look (&evaluator, world, &outlook);
      for (guint p = 0; p < outlook.n_players; p++)
        sums[p] += outlook.chances[p];
      n++;
    }
  kit_evaluator_clear (&evaluator);
  for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
    chances[p] = n > 0 ? sums[p] / n : 0;
  return n > 0;
}
