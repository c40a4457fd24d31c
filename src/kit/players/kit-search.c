/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of levels that think: whole lines, tried in many worlds.
 *
 * A world is a position that the seat cannot tell from the true one. Each has a number and a seed
 * of its own, and all lines are tried in the same worlds, so that luck does not decide between
 * them, and the number of threads does not either.
 */

#include "kit-search.h"

#include "kit-evaluator.h"

#include <string.h>

#define MAX_WORLDS  1024                /* for each line */
#define BLOCK       4                   /* worlds between two looks at who is ahead */
#define SURE_WORLDS 12                  /* before a line may be clearly worse */
#define FEW_WORLDS  4                   /* in which a line is looked at if nothing is tried */
#define MAX_THREADS 64
/* The budget of a forced decision. */
#define FORCED_NODES 2000
#define FORCED_US    5000
/* The share of a question's budget for finding lines, in thousandths. */
#define SHARE_LINES 450
/* A line is out when it is this many standard errors behind: squared. */
#define CLEAR_SQUARED 9
/* A standard error below which nothing more can be gained, in 65,535ths: squared. */
#define FINE_SQUARED (100 * 100)
/* Values are compared in 65,535ths, so that squares of their sums have room. */
#define TO_COMPARE 6
/* Positions that a thread values in a microsecond, roughly. */
#define NODES_PER_US 2

/* The seeds of the worlds, and of what is played in them. */
#define SEED_OF_WORLD G_GUINT64_CONSTANT (0x9e6c63d0876a9a47)
#define SEED_OF_TURNS G_GUINT64_CONSTANT (0xc13fa9a902a6328f)

/* A line, and what came of its trials. */
typedef struct
{
  KitLine line;
  gint64  sum;
  gint64  chances[KIT_MAX_PLAYERS];
  gint32  values[MAX_WORLDS];
} Candidate;

typedef struct
{
  gint32  value;
  guint16 chances[KIT_MAX_PLAYERS];
} Trial;

typedef struct _Search Search;

typedef struct
{
  Search      *search;
  KitEvaluator evaluator;
  gpointer     state;                   /* owned */
} Worker;

struct _Search
{
  const KitStyle    *style;
  const KitQuestion *question;
  guint              seat;              /* that decides */
  guint              n_workers;
  Worker            *workers;

  Candidate        **alive;             /* the best first */
  guint              n_alive;
  guint              n_worlds;          /* so far */

  /* of the block that is tried now */
  int                next;              /* atomic */
  gboolean           done[BLOCK][KIT_MAX_LINES];
  Trial              trials[BLOCK][KIT_MAX_LINES];
};

/* --- trials --- */

static void
deal (const Search *search,
      guint         number,
      gpointer      world)
{
  const KitQuestion *question = search->question;
  BaseRandom random = { question->seed + number * SEED_OF_WORLD };

  question->rules->deal (question->view, question->board, &random, world);
}

/* Plays a line and the turns after it in a world. FALSE if the limit was reached. */
static gboolean
try_line (Worker        *worker,
          const KitLine *line,
          guint          number,
          Trial         *trial)
{
  const Search *search = worker->search;
  KitEvaluator *evaluator = &worker->evaluator;
  const KitHead *head = kit_rules_head (worker->state);
  BaseRandom random = { search->question->seed ^ (number + 1) * SEED_OF_TURNS };
  KitOutlook outlook;
  guint last;

  deal (search, number, worker->state);
  last = head->turn + search->style->replies;
  kit_line_apply (line, search->question->rules, evaluator->board, worker->state);
  while (!head->over && head->turn <= last && !kit_limit_is_spent (&evaluator->limit))
    kit_evaluator_step (evaluator, worker->state, &random);
  kit_evaluator_look (evaluator, worker->state, &outlook);
  trial->value = kit_outlook_value (&outlook, search->seat);
  for (guint p = 0; p < outlook.n_players; p++)
    trial->chances[p] = outlook.chances[p];
  return !evaluator->limit.spent;
}

/* The body of a thread: takes one trial of the block after the other. */
static gpointer
run_trials (gpointer data)
{
  Worker *worker = data;
  Search *search = worker->search;
  guint next;

  while ((next = g_atomic_int_add (&search->next, 1)) < BLOCK * search->n_alive)
    {
      guint at = next / search->n_alive;
      guint i = next % search->n_alive;

      if (!try_line (worker, &search->alive[i]->line, search->n_worlds + at + 1,
                     &search->trials[at][i]))
        return NULL;
      search->done[at][i] = TRUE;
    }
  return NULL;
}

static guint64
count_nodes (const Search *search)
{
  guint64 nodes = 0;

  for (guint i = 0; i < search->n_workers; i++)
    nodes += search->workers[i].evaluator.limit.nodes;
  return nodes;
}

/* Whether all lines have been tried in a world of the block. */
static gboolean
is_done (const Search *search,
         guint         at)
{
  for (guint i = 0; i < search->n_alive; i++)
    if (!search->done[at][i])
      return FALSE;
  return TRUE;
}

static void
add_trials (Search *search)
{
  for (guint at = 0; at < BLOCK; at++)
    if (is_done (search, at))
      {
        for (guint i = 0; i < search->n_alive; i++)
          {
            Candidate *candidate = search->alive[i];
            const Trial *trial = &search->trials[at][i];

            candidate->values[search->n_worlds] = trial->value >> TO_COMPARE;
            candidate->sum += trial->value;
            for (guint p = 0; p < KIT_MAX_PLAYERS; p++)
              candidate->chances[p] += trial->chances[p];
          }
        search->n_worlds++;
      }
}

static void
sort_candidates (Search *search)
{
  for (guint i = 1; i < search->n_alive; i++)
    for (guint k = i; k > 0 && search->alive[k]->sum > search->alive[k - 1]->sum; k--)
      {
        Candidate *better = search->alive[k];

        search->alive[k] = search->alive[k - 1];
        search->alive[k - 1] = better;
      }
}

static void
run_block (Search *search)
{
  GThread *threads[MAX_THREADS];

  search->next = 0;
  memset (search->done, 0, sizeof search->done);
  memset (search->trials, 0, sizeof search->trials);
  for (guint i = 1; i < search->n_workers; i++)
    threads[i] = g_thread_new ("trial", run_trials, &search->workers[i]);
  run_trials (&search->workers[0]);
  for (guint i = 1; i < search->n_workers; i++)
    g_thread_join (threads[i]);
  add_trials (search);
  sort_candidates (search);
}

/* --- who is ahead --- */

/* By how much @candidate is behind the best in the same worlds, and n * (n - 1) times the variance
   of that, for n worlds; see TO_COMPARE. */
static void
measure (const Search    *search,
         const Candidate *candidate,
         gint64          *behind,
         gint64          *spread)
{
  const Candidate *best = search->alive[0];
  gint64 squares = 0;

  *behind = 0;
  for (guint i = 0; i < search->n_worlds; i++)
    {
      gint64 difference = best->values[i] - candidate->values[i];

      *behind += difference;
      squares += difference * difference;
    }
  *spread = search->n_worlds * squares - *behind * *behind;
}

static gboolean
is_clearly_worse (const Search    *search,
                  const Candidate *candidate)
{
  gint64 behind;
  gint64 spread;

  measure (search, candidate, &behind, &spread);
  return behind > 0 && behind * behind > CLEAR_SQUARED * (spread / (search->n_worlds - 1));
}

/* Whether so many worlds have been tried that more would not matter between @candidate and the
   best. */
static gboolean
is_close_enough (const Search    *search,
                 const Candidate *candidate)
{
  gint64 n = search->n_worlds;
  gint64 behind;
  gint64 spread;

  measure (search, candidate, &behind, &spread);
  return spread < FINE_SQUARED * n * n * (n - 1);
}

/* Drops those that are clearly worse than the best. */
static void
drop_worse (Search *search)
{
  guint n = 1;

  for (guint i = 1; i < search->n_alive; i++)
    if (!is_clearly_worse (search, search->alive[i]))
      search->alive[n++] = search->alive[i];
  search->n_alive = n;
}

static gboolean
is_late (const Search *search,
         gint64        deadline)
{
  return kit_limit_is_stopped (&search->workers[0].evaluator.limit) ||
         (deadline > 0 && g_get_monotonic_time () >= deadline);
}

static void
set_limits (Search *search,
            guint64 max_nodes,
            gint64  deadline)
{
  for (guint i = 0; i < search->n_workers; i++)
    {
      KitLimit *limit = &search->workers[i].evaluator.limit;

      limit->max_nodes = max_nodes;
      limit->deadline = deadline;
      limit->spent = FALSE;
    }
}

/* The positions that a trial values, roughly. */
static guint64
estimate_trial (const KitStyle *style)
{
  return (guint64) style->strategy->trial_nodes * MAX (style->replies, 1);
}

/* Drops half of the lines whenever another equal part of the budget is spent; @part is the next. */
static void
halve (Search  *search,
       guint64  spent,
       guint64  whole,
       guint    n_parts,
       guint   *part)
{
  for (; *part < n_parts && spent * n_parts >= whole * *part; (*part)++)
    if (search->n_alive > 2)
      search->n_alive = (search->n_alive + 1) / 2;
}

/*
 * Tries the lines in blocks of worlds, until one is left or the budget is spent. Clearly worse
 * lines are dropped after each block. All lines of a block are tried in all its worlds, and a block
 * for which the budget does not suffice is not begun, so that the result does not depend on the
 * number of threads.
 */
static void
run_blocks (Search *search,
            guint64 nodes,
            gint64  deadline)
{
  guint64 before = count_nodes (search);
  gint64 start_us = g_get_monotonic_time ();
  guint64 cost = estimate_trial (search->style);
  guint64 n_trials = 0;
  guint n_parts = 1;
  guint part = 1;

  for (guint n = search->n_alive; n > 2; n = (n + 1) / 2)
    n_parts++;
  set_limits (search, 0, deadline);
  while (search->n_alive > 1 && search->n_worlds + BLOCK <= MAX_WORLDS &&
         !is_late (search, deadline))
    {
      guint64 spent = count_nodes (search) - before;

      while (nodes > 0 && search->n_alive > 2 &&
             spent + cost * search->n_alive * BLOCK > nodes)
        search->n_alive = (search->n_alive + 1) / 2;
      if (nodes > 0 && spent + cost * search->n_alive * BLOCK > nodes)
        break;
      n_trials += search->n_alive * BLOCK;
      run_block (search);
      spent = count_nodes (search) - before;
      cost = spent / n_trials;
      if (search->n_worlds >= SURE_WORLDS)
        drop_worse (search);
      if (nodes > 0)
        halve (search, spent, nodes, n_parts, &part);
      else
        halve (search, g_get_monotonic_time () - start_us, deadline - start_us, n_parts, &part);
      if (search->n_alive == 2 && search->n_worlds >= SURE_WORLDS &&
          is_close_enough (search, search->alive[1]))
        break;
    }
}

/* --- the question --- */

static void
make_workers (Search           *search,
              const KitWeights *weights)
{
  const KitQuestion *question = search->question;
  const KitRules *rules = question->rules;
  guint n = question->threads;

  if (n == 0)
    n = search->style->all_cores && question->budget.nodes == 0 ? g_get_num_processors () : 1;
  search->n_workers = CLAMP (n, 1, MAX_THREADS);
  search->workers = g_new0 (Worker, search->n_workers);
  for (guint i = 0; i < search->n_workers; i++)
    {
      Worker *worker = &search->workers[i];

      worker->search = search;
      kit_evaluator_init (&worker->evaluator, search->style->strategy, question->board, weights);
      kit_limit_init (&worker->evaluator.limit, question->stop, question->hurry);
      worker->state = g_malloc (rules->state_size);
    }
}

static void
free_workers (Search *search)
{
  for (guint i = 0; i < search->n_workers; i++)
    {
      kit_evaluator_clear (&search->workers[i].evaluator);
      g_free (search->workers[i].state);
    }
  g_free (search->workers);
}

/* Finds lines in one world. More are of no use than can be tried in a few worlds each. */
static void
find_lines (Search    *search,
            Candidate *candidates,
            guint64    nodes,
            gint64     deadline)
{
  const KitStyle *style = search->style;
  Worker *worker = &search->workers[0];
  g_autofree KitLine *lines = g_new (KitLine, KIT_MAX_LINES);
  guint64 most = nodes;

  if (nodes == 0)
    most = MAX (deadline - g_get_monotonic_time (), 0) * NODES_PER_US * search->n_workers;
  most /= estimate_trial (style) * BLOCK;
  set_limits (search, nodes, deadline);
  deal (search, 0, worker->state);
  search->n_alive = kit_evaluator_plan (&worker->evaluator, worker->state,
                                        CLAMP (most, 2, style->n_lines), lines);
  for (guint i = 0; i < search->n_alive; i++)
    {
      candidates[i].line = lines[i];
      candidates[i].sum = 0;
      memset (candidates[i].chances, 0, sizeof candidates[i].chances);
      search->alive[i] = &candidates[i];
    }
}

/* The chances after the best line, if nothing was tried: in a few worlds. */
static void
look_after_line (Search *search)
{
  Worker *worker = &search->workers[0];
  const KitQuestion *question = search->question;

  set_limits (search, 0, 0);
  for (; search->n_worlds < FEW_WORLDS; search->n_worlds++)
    {
      KitOutlook outlook;

      deal (search, search->n_worlds + 1, worker->state);
      kit_line_apply (&search->alive[0]->line, question->rules, question->board, worker->state);
      kit_evaluator_look (&worker->evaluator, worker->state, &outlook);
      for (guint p = 0; p < outlook.n_players; p++)
        search->alive[0]->chances[p] += outlook.chances[p];
    }
}

/* The decisions of a line up to the first that reveals something or leaves the decision to
   another. */
static guint
count_reusable (Search        *search,
                const KitLine *line)
{
  const KitQuestion *question = search->question;
  const KitRules *rules = question->rules;
  gpointer state = search->workers[0].state;
  guint n = 0;

  deal (search, 0, state);
  while (n < line->n)
    {
      gconstpointer decision = line->decisions + n++ * rules->decision_size;

      if (kit_rules_reveals (rules, state, question->board, decision, NULL))
        break;
      rules->apply (state, question->board, decision, NULL);
      if (kit_rules_head (state)->over || kit_rules_head (state)->decider != search->seat)
        break;
    }
  return n;
}

static void
answer (Search    *search,
        KitAdvice *advice)
{
  const Candidate *best = search->alive[0];

  if (search->n_worlds == 0)
    look_after_line (search);
  advice->nodes = count_nodes (search);
  advice->n = best->line.n;
  memcpy (advice->line, best->line.decisions,
          best->line.n * search->question->rules->decision_size);
  advice->n_reusable = count_reusable (search, &best->line);
  for (guint p = 0; p < kit_rules_head (search->question->view)->n_players; p++)
    advice->chances[p] =
      (best->chances[p] * 1000 / search->n_worlds + KIT_CERTAIN / 2) / KIT_CERTAIN;
}

/* Whether a line wins alone in the world in which it was found and in a few others. */
static gboolean
is_certain (Search        *search,
            const KitLine *line)
{
  Worker *worker = &search->workers[0];
  const KitQuestion *question = search->question;

  if (line->value < KIT_WON)
    return FALSE;
  set_limits (search, 0, 0);
  for (guint number = 1; number <= FEW_WORLDS; number++)
    {
      deal (search, number, worker->state);
      kit_line_apply (line, question->rules, question->board, worker->state);
      if (kit_evaluator_value (&worker->evaluator, worker->state, search->seat) < KIT_WON)
        return FALSE;
    }
  return TRUE;
}

/* Tries the lines, unless there is only one, or a certain win. */
static void
try_lines (Search *search,
           guint64 nodes,
           gint64  deadline)
{
  guint64 spent = count_nodes (search);

  if (search->n_alive > 1 && (nodes == 0 || nodes > spent) &&
      !is_certain (search, &search->alive[0]->line))
    run_blocks (search, nodes > 0 ? nodes - spent : 0, deadline);
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
  const KitStrategy *strategy = style->strategy;
  KitBudget budget = question->budget;
  guint64 share = strategy->share != NULL ? strategy->share (question->view) : 1000;
  gint64 start = g_get_monotonic_time ();
  g_autofree Candidate *candidates = g_new (Candidate, KIT_MAX_LINES);
  Candidate *alive[KIT_MAX_LINES];
  Search *search = g_new0 (Search, 1);
  guint64 nodes;
  gint64 time;

  g_assert (style->n_lines >= 2 && style->n_lines <= KIT_MAX_LINES);
  memset (advice, 0, sizeof *advice);
  search->style = style;
  search->question = question;
  search->seat = kit_rules_head (question->view)->decider;
  search->alive = alive;
  if (budget.nodes == 0 && budget.time == 0)
    budget = (KitBudget) { style->time, style->time > 0 ? 0 : style->nodes };
  nodes = budget.nodes > 0 ? MAX (1, budget.nodes * share / 1000) : 0;
  time = budget.time > 0 ? MAX (1, budget.time * (gint64) share / 1000) : 0;
  if (kit_rules_count (question->rules, question->view, question->board) == 1)
    {
      nodes = MIN (nodes, FORCED_NODES);
      time = MIN (time, FORCED_US);
    }
  make_workers (search, weights);
  g_debug ("player %u: search begins, threads: %u", search->seat + 1, search->n_workers);
  find_lines (search, candidates, nodes > 0 ? nodes * SHARE_LINES / 1000 + 1 : 0,
              time > 0 ? start + time * SHARE_LINES / 1000 : 0);
  try_lines (search, nodes, time > 0 ? start + time : 0);
  answer (search, advice);
  g_debug ("player %u: search ends after %" G_GINT64_FORMAT " ms and %" G_GUINT64_FORMAT " nodes",
           search->seat + 1, (g_get_monotonic_time () - start) / 1000, advice->nodes);
  free_workers (search);
  g_free (search);
}
