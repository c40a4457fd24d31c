/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values positions, and finds lines by their values. */

#include "kit-evaluator.h"

#include <string.h>

/* The part of a chance that the net never gives away, of 256: only an end is certain. */
#define DOUBT 1
/* What a lead counts beside a chance: two units about as much as three thousandths of a chance, so
   that a seat that is about to lose, or to win, still plays for points. */
#define LEAD_MAX    (2 * KIT_FEATURE_ONE)
#define LEAD_WEIGHT 24

/**
 * kit_evaluator_init:
 * @evaluator: (out): values positions of the game
 * @strategy: of the game
 * @board: the board
 * @weights: of the net; they must outlive @evaluator
 */
void
kit_evaluator_init (KitEvaluator      *evaluator,
                    const KitStrategy *strategy,
                    gconstpointer      board,
                    const KitWeights  *weights)
{
  *evaluator = (KitEvaluator) {
    .strategy = strategy,
    .board = board,
    .weights = weights,
    .scratch = g_malloc0 (strategy->scratch_size),
    .vectorised = kit_net_can_vectorise (),
    .world = g_malloc (strategy->rules->state_size),
    .view = g_malloc (strategy->rules->view_size),
  };
}

/** kit_evaluator_clear: frees what @evaluator has. */
void
kit_evaluator_clear (KitEvaluator *evaluator)
{
  g_clear_pointer (&evaluator->scratch, g_free);
  g_clear_pointer (&evaluator->world, g_free);
  g_clear_pointer (&evaluator->view, g_free);
}

/* The outlook of a game that is over. */
static void
look_at_end (const KitEvaluator *evaluator,
             gconstpointer       state,
             KitOutlook         *outlook)
{
  const KitRules *rules = evaluator->strategy->rules;
  guint n = kit_rules_head (state)->n_players;
  guint winners = kit_rules_get_winners (rules, state);
  int scores[KIT_MAX_PLAYERS];

  outlook->n_players = n;
  for (guint p = 0; p < n; p++)
    scores[p] = rules->get_score (state, p);
  for (guint p = 0; p < n; p++)
    {
      int rival = G_MININT;

      for (guint q = 0; q < n; q++)
        if (q != p)
          rival = MAX (rival, scores[q]);
      outlook->chances[p] =
        (winners >> p & 1) != 0 ? KIT_CERTAIN / __builtin_popcount (winners) : 0;
      outlook->leads[p] =
        (scores[p] - rival) * KIT_FEATURE_ONE / (int) evaluator->strategy->lead_unit;
    }
}

/**
 * kit_evaluator_look:
 * @evaluator: counts one position
 * @state: a position without anything unknown
 * @outlook: (out): what is expected of it; of one that is over, what came
 */
void
kit_evaluator_look (KitEvaluator *evaluator,
                    gconstpointer state,
                    KitOutlook   *outlook)
{
  gint16 rows[KIT_MAX_PLAYERS * KIT_MAX_FEATURES];
  guint n = kit_rules_head (state)->n_players;
  guint winner;

  evaluator->limit.nodes++;
  if (kit_rules_head (state)->over)
    {
      look_at_end (evaluator, state, outlook);
      return;
    }
  winner = evaluator->strategy->look (state, evaluator->board, rows);
  kit_net_run (kit_weights_get (evaluator->weights, n), n, rows, evaluator->vectorised, outlook);
  for (guint p = 0; p < n; p++)
    {
      if (winner != KIT_NOBODY)
        outlook->chances[p] = p == winner ? KIT_CERTAIN : 0;
      outlook->chances[p] =
        (outlook->chances[p] * (256 - DOUBT) + KIT_CERTAIN * DOUBT / (gint32) n) / 256;
    }
}

/** kit_outlook_value: what an outlook is worth to a seat, from 0 on: its chance, and a little its
    lead; %KIT_WON for a certain win. */
gint32
kit_outlook_value (const KitOutlook *outlook,
                   guint             seat)
{
  gint32 lead = CLAMP (outlook->leads[seat], -LEAD_MAX, LEAD_MAX);
  gint32 room = KIT_WON - 2 * LEAD_MAX * LEAD_WEIGHT;

  if (outlook->chances[seat] == KIT_CERTAIN)
    return KIT_WON;
  return outlook->chances[seat] * (gint64) room / KIT_CERTAIN + (LEAD_MAX + lead) * LEAD_WEIGHT;
}

/** kit_evaluator_value: kit_evaluator_look() and kit_outlook_value(). */
gint32
kit_evaluator_value (KitEvaluator *evaluator,
                     gconstpointer state,
                     guint         seat)
{
  KitOutlook outlook;

  kit_evaluator_look (evaluator, state, &outlook);
  return kit_outlook_value (&outlook, seat);
}

/* --- lines --- */

/** kit_line_apply: makes the decisions of a line in a position without anything unknown, up to one
    that is not legal because of what was revealed before it. The first one is legal. */
void
kit_line_apply (const KitLine  *line,
                const KitRules *rules,
                gconstpointer   board,
                gpointer        state)
{
  KitRefusal refusal;

  for (guint i = 0; i < line->n; i++)
    {
      gconstpointer decision = line->decisions + i * rules->decision_size;

      if (i > 0 && !rules->test (state, board, decision, &refusal))
        return;
      rules->apply (state, board, decision, NULL);
    }
}

/**
 * kit_lines_insert:
 * @lines: (inout): room for @most lines, the best first
 * @n: how many there are
 * @most: at least 1
 * @line: is put in its place, unless there are @most better ones
 *
 * Returns: how many there are now
 */
guint
kit_lines_insert (KitLine       *lines,
                  guint          n,
                  guint          most,
                  const KitLine *line)
{
  guint at;

  if (n == most && line->value <= lines[n - 1].value)
    return n;
  n += n < most;
  for (at = n - 1; at > 0 && lines[at - 1].value < line->value; at--)
    lines[at] = lines[at - 1];
  lines[at] = *line;
  return n;
}

typedef struct
{
  KitEvaluator *evaluator;
  gconstpointer state;
  gpointer      next;
  guint         most;
  guint         n;
  KitLine      *lines;
} Survey;

/* Values a decision by the position after it, and inserts it into the sorted list of the best. */
static gboolean
survey_decision (gconstpointer decision,
                 gpointer      data)
{
  Survey *survey = data;
  KitEvaluator *evaluator = survey->evaluator;
  const KitRules *rules = evaluator->strategy->rules;
  KitLine line = { .n = 1 };

  memcpy (survey->next, survey->state, rules->state_size);
  memcpy (line.decisions, decision, rules->decision_size);
  rules->apply (survey->next, evaluator->board, decision, NULL);
  line.value =
    kit_evaluator_value (evaluator, survey->next, kit_rules_head (survey->state)->decider);
  survey->n = kit_lines_insert (survey->lines, survey->n, survey->most, &line);
  return !kit_limit_is_spent (&evaluator->limit);
}

/**
 * kit_evaluator_survey:
 * @evaluator: values positions
 * @state: a position that is not over, without anything unknown
 * @most: how many lines at most
 * @lines: (out): the decisions after which the position is worth most, the best first
 *
 * Returns: how many, at least one whatever the limit
 */
guint
kit_evaluator_survey (KitEvaluator *evaluator,
                      gconstpointer state,
                      guint         most,
                      KitLine      *lines)
{
  const KitRules *rules = evaluator->strategy->rules;
  Survey survey = { evaluator, state, g_malloc (rules->state_size), most, 0, lines };

  rules->walk (state, evaluator->board, survey_decision, &survey);
  g_free (survey.next);
  return survey.n;
}

/**
 * kit_evaluator_plan:
 * @evaluator: values positions
 * @state: a position that is not over, without anything unknown
 * @most: how many lines at most
 * @lines: (out): the best lines for the seat that decides, the best first
 *
 * Returns: how many, at least one whatever the limit
 */
guint
kit_evaluator_plan (KitEvaluator *evaluator,
                    gconstpointer state,
                    guint         most,
                    KitLine      *lines)
{
  const KitStrategy *strategy = evaluator->strategy;

  return strategy->plan != NULL ? strategy->plan (evaluator, state, most, lines)
                                : kit_evaluator_survey (evaluator, state, most, lines);
}

/** kit_evaluator_policy: a cheap sensible line of the seat that decides and knows @view alone; see
    #KitStrategy. */
void
kit_evaluator_policy (KitEvaluator *evaluator,
                      gconstpointer view,
                      BaseRandom   *random,
                      KitLine      *line)
{
  const KitStrategy *strategy = evaluator->strategy;

  if (strategy->policy != NULL)
    {
      strategy->policy (evaluator, view, random, line);
      return;
    }
  strategy->rules->deal (view, evaluator->board, random, evaluator->world);
  kit_evaluator_plan (evaluator, evaluator->world, 1, line);
}

/**
 * kit_evaluator_step:
 * @evaluator: values positions
 * @state: (inout): a position that is not over, without anything unknown
 * @random: (inout): deals what the seat that decides does not know
 *
 * That seat plays a line of the policy, from what it knows.
 */
void
kit_evaluator_step (KitEvaluator *evaluator,
                    gpointer      state,
                    BaseRandom   *random)
{
  const KitRules *rules = evaluator->strategy->rules;
  KitLine line;

  rules->look (evaluator->view, state, kit_rules_head (state)->decider);
  kit_evaluator_policy (evaluator, evaluator->view, random, &line);
  kit_line_apply (&line, rules, evaluator->board, state);
}
