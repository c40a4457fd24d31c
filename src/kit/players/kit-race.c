/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that are tried in the same worlds, until it is clear which is the best. */

#include "kit-race.h"

#include "kit-gap.h"

#include <string.h>

#define BLOCK        4                  /* most worlds between two looks at who is ahead */
#define SURE_WORLDS  12                 /* before a line may be clearly worse */
#define WORTH_WORLDS 8                  /* before a line may be not worth its trials */
#define MAX_THREADS  64
/* Those that were found, and one that was named. */
#define MAX_RUNNERS (KIT_MAX_LINES + 1)
/* Values are compared in 65,535ths, so that squares of their sums have room. */
#define TO_COMPARE 6

/* The seeds of the worlds, and of what is played in them. */
#define SEED_OF_WORLD G_GUINT64_CONSTANT (0x9e6c63d0876a9a47)
#define SEED_OF_TURNS G_GUINT64_CONSTANT (0xc13fa9a902a6328f)

/* A line, and what came of its trials. */
typedef struct
{
  KitLine  line;
  gboolean is_named;                    /* begins with the line that the question names */
  guint    n_worlds;                    /* in which it has been tried */
  gint64   sum;
  gint64   chances[KIT_MAX_PLAYERS];
  guint    n_losses;                    /* worlds in which something was taken away, and the sum */
  guint    losses;
  gint32   values[KIT_GAP_MAX_WORLDS];
} Runner;

typedef struct
{
  gint32  value;
  guint   loss;
  guint16 chances[KIT_MAX_PLAYERS];
} Trial;

typedef struct
{
  KitRace     *race;
  KitEvaluator evaluator;
  gpointer     state;                   /* owned */
} Worker;

struct _KitRace
{
  const KitStyle    *style;
  const KitQuestion *question;
  guint              seat;              /* that decides */
  guint              n_workers;
  Worker            *workers;           /* owned */

  guint              n_runners;
  Runner            *runners;           /* owned */
  guint              n_alive;
  Runner            *alive[MAX_RUNNERS];        /* the best first */
  guint              n_worlds;          /* so far */

  /* of the block that is tried now */
  guint              block;             /* worlds, up to BLOCK */
  int                next;              /* atomic */
  gboolean           done[BLOCK][MAX_RUNNERS];
  Trial              trials[BLOCK][MAX_RUNNERS];
};

/* --- trials --- */

static void
deal (const KitRace *race,
      guint          number,
      gpointer       world)
{
  const KitQuestion *question = race->question;
  BaseRandom random = { question->seed + number * SEED_OF_WORLD };

  question->rules->deal (question->view, question->board, &random, world);
}

static guint
get_holding (const KitRace *race,
             gconstpointer  state)
{
  const KitStrategy *strategy = race->style->strategy;

  return strategy->holding != NULL && !kit_rules_head (state)->over
           ? strategy->holding (state, race->question->board, race->seat) : 0;
}

/* Plays a line and the turns after it in a world. FALSE if the limit was reached. */
static gboolean
try_line (Worker        *worker,
          const KitLine *line,
          guint          number,
          Trial         *trial)
{
  const KitRace *race = worker->race;
  KitEvaluator *evaluator = &worker->evaluator;
  const KitHead *head = kit_rules_head (worker->state);
  BaseRandom random = { race->question->seed ^ (number + 1) * SEED_OF_TURNS };
  KitOutlook outlook;
  guint held;
  guint last;

  deal (race, number, worker->state);
  last = head->turn + race->style->replies;
  kit_line_apply (line, race->question->rules, evaluator->board, worker->state);
  held = get_holding (race, worker->state);
  while (!head->over && head->turn <= last && !kit_limit_is_spent (&evaluator->limit))
    kit_evaluator_step (evaluator, worker->state, &random);
  held -= MIN (held, head->over ? held : get_holding (race, worker->state));
  trial->loss = held;
  kit_evaluator_look (evaluator, worker->state, &outlook);
  trial->value = kit_outlook_value (&outlook, race->seat);
  for (guint p = 0; p < outlook.n_players; p++)
    trial->chances[p] = outlook.chances[p];
  return !evaluator->limit.spent;
}

/* The body of a thread: takes one trial of the block after the other. */
static gpointer
run_trials (gpointer data)
{
  Worker *worker = data;
  KitRace *race = worker->race;
  guint next;

  while ((next = g_atomic_int_add (&race->next, 1)) < race->block * race->n_alive)
    {
      guint at = next / race->n_alive;
      guint i = next % race->n_alive;

      if (!try_line (worker, &race->alive[i]->line, race->n_worlds + at + 1,
                     &race->trials[at][i]))
        return NULL;
      race->done[at][i] = TRUE;
    }
  return NULL;
}

/* Whether all lines have been tried in a world of the block. */
static gboolean
is_done (const KitRace *race,
         guint          at)
{
  for (guint i = 0; i < race->n_alive; i++)
    if (!race->done[at][i])
      return FALSE;
  return TRUE;
}

static void
add_trials (KitRace *race)
{
  for (guint at = 0; at < race->block; at++)
    if (is_done (race, at))
      {
        for (guint i = 0; i < race->n_alive; i++)
          {
            Runner *runner = race->alive[i];
            const Trial *trial = &race->trials[at][i];

            runner->values[runner->n_worlds++] = trial->value >> TO_COMPARE;
            runner->sum += trial->value;
            runner->n_losses += trial->loss > 0;
            runner->losses += trial->loss;
            for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
              runner->chances[p] += trial->chances[p];
          }
        race->n_worlds++;
      }
}

static void
sort_alive (KitRace *race)
{
  for (guint i = 1; i < race->n_alive; i++)
    for (guint k = i; k > 0 && race->alive[k]->sum > race->alive[k - 1]->sum; k--)
      {
        Runner *better = race->alive[k];

        race->alive[k] = race->alive[k - 1];
        race->alive[k - 1] = better;
      }
}

static void
run_block (KitRace *race)
{
  GThread *threads[MAX_THREADS];

  race->next = 0;
  memset (race->done, 0, sizeof race->done);
  memset (race->trials, 0, sizeof race->trials);
  for (guint i = 1; i < race->n_workers; i++)
    threads[i] = g_thread_new ("trial", run_trials, &race->workers[i]);
  run_trials (&race->workers[0]);
  for (guint i = 1; i < race->n_workers; i++)
    g_thread_join (threads[i]);
  add_trials (race);
  sort_alive (race);
}

/* --- who is ahead --- */

static void
measure (const KitRace *race,
         const Runner  *runner,
         KitGap        *gap)
{
  kit_gap_measure (gap, race->alive[0]->values, runner->values, runner->n_worlds);
}

/* Whether so many worlds have been tried that more would not matter between the last two. */
static gboolean
is_close_enough (const KitRace *race)
{
  KitGap gap;

  if (race->n_alive != 2 || race->n_worlds < SURE_WORLDS || race->style->spends_all)
    return FALSE;
  measure (race, race->alive[1], &gap);
  return kit_gap_is_fine (&gap);
}

/* Whether the line at @place, which is not the best, is to be dropped. What may be lost by that
   adds up, so each of the lines has its share of what the style allows. */
static gboolean
is_out (const KitRace *race,
        guint          place)
{
  const Runner *runner = race->alive[place];
  guint worth = runner->is_named ? 0 : race->style->worth;
  KitGap gap;

  if (race->n_worlds < (worth > 0 ? WORTH_WORLDS : SURE_WORLDS))
    return FALSE;
  measure (race, runner, &gap);
  return worth > 0 ? !kit_gap_may_gain (&gap, MAX (worth / (race->n_alive - 1), 1))
                   : kit_gap_is_clear (&gap);
}

/* Drops those that are clearly worse than the best, or not worth more trials. */
static void
drop_worse (KitRace *race)
{
  guint n = race->style->spends_all ? 2 : 1;

  for (guint i = n; i < race->n_alive; i++)
    if (!is_out (race, i))
      race->alive[n++] = race->alive[i];
  race->n_alive = MIN (race->n_alive, n);
}

static gboolean
is_late (const KitRace *race,
         gint64         deadline)
{
  return kit_limit_is_stopped (&race->workers[0].evaluator.limit) ||
         (deadline > 0 && g_get_monotonic_time () >= deadline);
}

/* Drops half of the lines, but not the best of those that are named. */
static void
keep_half (KitRace *race)
{
  guint n = (race->n_alive + 1) / 2;
  guint named = 0;

  while (named < race->n_alive && !race->alive[named]->is_named)
    named++;
  if (named >= n && named < race->n_alive)
    race->alive[n - 1] = race->alive[named];
  race->n_alive = n;
}

/* Keeps half of the lines whenever another equal part of the budget is spent; @part is the next. */
static void
halve (KitRace *race,
       guint64  spent,
       guint64  whole,
       guint    n_parts,
       guint   *part)
{
  for (; *part < n_parts && spent * n_parts >= whole * *part; (*part)++)
    if (race->n_alive > 2)
      keep_half (race);
}

/* The worlds of the next block, when a trial costs so many positions: no more than a part of the
   budget pays for, so that lines are dropped in time, nor what is left of it. */
static guint
find_block (const KitRace *race,
            guint64        nodes,
            guint64        left,
            guint          n_parts,
            guint64        cost)
{
  guint least = race->style->strategy->least_block;

  return nodes > 0 ? CLAMP (MIN (nodes / n_parts, left) / (cost * race->n_alive), least, BLOCK)
                   : BLOCK;
}

/* --- public --- */

/** kit_race_estimate_trial: the positions that a trial of a line values, roughly. */
guint64
kit_race_estimate_trial (const KitStyle *style)
{
  return (guint64) style->strategy->trial_nodes * MAX (style->replies, 1);
}

/** kit_race_new: (transfer full): no lines yet; what is given stays the caller's, and has to
    outlive the race. */
KitRace *
kit_race_new (const KitStyle    *style,
              const KitWeights  *weights,
              const KitQuestion *question)
{
  KitRace *race = g_new0 (KitRace, 1);
  guint n = question->threads;

  if (n == 0)
    n = style->all_cores && question->budget.nodes == 0 ? g_get_num_processors () : 1;
  race->style = style;
  race->question = question;
  race->seat = kit_rules_head (question->view)->decider;
  race->runners = g_new (Runner, MAX_RUNNERS);
  race->n_workers = CLAMP (n, 1, MAX_THREADS);
  race->workers = g_new0 (Worker, race->n_workers);
  for (guint i = 0; i < race->n_workers; i++)
    {
      Worker *worker = &race->workers[i];

      worker->race = race;
      kit_evaluator_init (&worker->evaluator, style->strategy, question->board, weights);
      kit_limit_init (&worker->evaluator.limit, question->stop, question->hurry);
      worker->evaluator.wishes = question->wishes;
      worker->state = g_malloc (question->rules->state_size);
    }
  return race;
}

/** kit_race_free: frees it. */
void
kit_race_free (KitRace *race)
{
  for (guint i = 0; i < race->n_workers; i++)
    {
      kit_evaluator_clear (&race->workers[i].evaluator);
      g_free (race->workers[i].state);
    }
  g_free (race->workers);
  g_free (race->runners);
  g_free (race);
}

/** kit_race_get_evaluator: (transfer none): that of the calling thread. */
KitEvaluator *
kit_race_get_evaluator (KitRace *race)
{
  return &race->workers[0].evaluator;
}

/** kit_race_get_threads: how many there are. */
guint
kit_race_get_threads (const KitRace *race)
{
  return race->n_workers;
}

/** kit_race_deal: (transfer none): the world of a number, until the next one is dealt or the lines
    are tried. Lines are tried in those from 1 on. */
gpointer
kit_race_deal (KitRace *race,
               guint    number)
{
  deal (race, number, race->workers[0].state);
  return race->workers[0].state;
}

/* Whether two lines have the same decision at @index. */
static gboolean
is_same_at (const KitRace *race,
            gconstpointer  line,
            gconstpointer  other,
            guint          index)
{
  const KitQuestion *question = race->question;
  gsize at = index * question->rules->decision_size;

  return kit_rules_is_equal (question->rules, question->board, (const guint8 *) line + at,
                             (const guint8 *) other + at);
}

static gboolean
is_same_line (const KitRace *race,
              const KitLine *line,
              const KitLine *other)
{
  for (guint i = 0; i < line->n; i++)
    if (i == other->n || !is_same_at (race, line->decisions, other->decisions, i))
      return FALSE;
  return line->n == other->n;
}

static gboolean
begins_with_named (const KitRace *race,
                   const KitLine *line)
{
  const KitQuestion *question = race->question;

  for (guint i = 0; i < question->n_named && question->named != NULL; i++)
    if (i == line->n || !is_same_at (race, line->decisions, question->named, i))
      return FALSE;
  return question->named != NULL;
}

/** kit_race_add: adds a line, unless it is there already; up to %KIT_MAX_LINES, and one more. */
void
kit_race_add (KitRace       *race,
              const KitLine *line)
{
  Runner *runner = &race->runners[race->n_runners];

  for (guint i = 0; i < race->n_runners; i++)
    if (is_same_line (race, &race->runners[i].line, line))
      return;
  memset (runner, 0, G_STRUCT_OFFSET (Runner, values));
  runner->line = *line;
  runner->is_named = begins_with_named (race, line);
  race->n_runners++;
  race->alive[race->n_alive++] = runner;
}

/** kit_race_set_limits: begins a part of the search that may value positions up to @max_nodes in
    each thread, 0 for no limit, and last until @deadline, 0 for none. */
void
kit_race_set_limits (KitRace *race,
                     guint64  max_nodes,
                     gint64   deadline)
{
  for (guint i = 0; i < race->n_workers; i++)
    {
      KitLimit *limit = &race->workers[i].evaluator.limit;

      limit->max_nodes = max_nodes;
      limit->deadline = deadline;
      limit->spent = FALSE;
    }
}

/** kit_race_count_nodes: positions that all threads have valued. */
guint64
kit_race_count_nodes (const KitRace *race)
{
  guint64 nodes = 0;

  for (guint i = 0; i < race->n_workers; i++)
    nodes += race->workers[i].evaluator.limit.nodes;
  return nodes;
}

/**
 * kit_race_run:
 * @race: with one line or more
 * @nodes: positions that may be valued, 0 for no limit
 * @deadline: monotonic time, 0 for none
 *
 * Tries the lines in blocks of worlds, until one is left or the budget is spent. Lines that are
 * clearly worse or not worth more trials are dropped after each block. All lines of a block are
 * tried in all its worlds, and a block for which the budget does not suffice is not begun, so that
 * the result does not depend on the number of threads.
 */
void
kit_race_run (KitRace *race,
              guint64  nodes,
              gint64   deadline)
{
  guint64 before = kit_race_count_nodes (race);
  gint64 start_us = g_get_monotonic_time ();
  guint64 cost = kit_race_estimate_trial (race->style);
  guint least = race->style->strategy->least_block;
  guint64 n_trials = 0;
  guint n_parts = 1;
  guint part = 1;

  for (guint n = race->n_alive; n > 2; n = (n + 1) / 2)
    n_parts++;
  kit_race_set_limits (race, 0, deadline);
  while (race->n_alive > 1 && race->n_worlds + BLOCK <= KIT_GAP_MAX_WORLDS &&
         !is_late (race, deadline))
    {
      guint64 spent = kit_race_count_nodes (race) - before;

      while (nodes > 0 && race->n_alive > 2 && spent + cost * race->n_alive * least > nodes)
        keep_half (race);
      if (nodes > 0 && spent + cost * race->n_alive * least > nodes)
        break;
      race->block = find_block (race, nodes, nodes - spent, n_parts, cost);
      n_trials += race->n_alive * race->block;
      run_block (race);
      spent = kit_race_count_nodes (race) - before;
      cost = MAX (spent / n_trials, 1);
      drop_worse (race);
      if (nodes > 0)
        halve (race, spent, nodes, n_parts, &part);
      else
        halve (race, g_get_monotonic_time () - start_us, deadline - start_us, n_parts, &part);
      if (is_close_enough (race))
        break;
    }
}

/** kit_race_count_lines: how many there are that may be the best. */
guint
kit_race_count_lines (const KitRace *race)
{
  return race->n_alive;
}

/** kit_race_get_best: (transfer none): the best line so far; before any was tried, the first. */
const KitLine *
kit_race_get_best (const KitRace *race)
{
  return &race->alive[0]->line;
}

static void
report_alternative (const KitRace  *race,
                    const Runner   *runner,
                    KitAlternative *alternative)
{
  KitGap gap;

  measure (race, runner, &gap);
  alternative->n = runner->line.n;
  memcpy (alternative->line, runner->line.decisions,
          runner->line.n * race->question->rules->decision_size);
  alternative->behind = gap.behind / gap.n;
  alternative->error = kit_gap_get_error (&gap);
}

/* Reports a line that is less behind than the least so far. */
static void
report_if_better (const KitRace  *race,
                  const Runner   *runner,
                  gint64         *least,
                  KitAlternative *alternative)
{
  KitGap gap;

  if (runner->n_worlds == 0)
    return;
  measure (race, runner, &gap);
  if (gap.behind / gap.n >= *least)
    return;
  *least = gap.behind / gap.n;
  report_alternative (race, runner, alternative);
}

/**
 * kit_race_report:
 * @race: which was run
 * @advice: (inout): gets what is known of the best line and of others
 *
 * Returns: whether any world was tried
 */
gboolean
kit_race_report (const KitRace *race,
                 KitAdvice     *advice)
{
  const Runner *best = race->alive[0];
  gint64 least = G_MAXINT64;
  gint64 least_named = G_MAXINT64;

  if (race->n_worlds == 0)
    return FALSE;
  advice->value = (best->sum / race->n_worlds) >> TO_COMPARE;
  advice->risk = best->n_losses * 1000 / race->n_worlds;
  advice->loss = best->n_losses > 0 ? (best->losses + best->n_losses / 2) / best->n_losses : 0;
  for (guint p = 0; p < kit_rules_head (race->question->view)->n_players; p++)
    advice->chances[p] =
      (best->chances[p] * 1000 / race->n_worlds + KIT_CERTAIN / 2) / KIT_CERTAIN;
  for (guint i = 0; i < race->n_runners; i++)
    {
      const Runner *runner = &race->runners[i];

      if (runner->is_named)
        report_if_better (race, runner, &least_named, &advice->named);
      if (!is_same_at (race, runner->line.decisions, best->line.decisions, 0))
        report_if_better (race, runner, &least, &advice->second);
    }
  return TRUE;
}
