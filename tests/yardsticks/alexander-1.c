/* SPDX-License-Identifier: GPL-3.0-or-later */
/* General, Satrap and Alexander as they were at first: their search finds plans for the own turn,
   and tries them in sampled positions against the replies of the others. */

#include "alexander-1.h"

#include "alexander-1-turn.h"

#include "alexandros/rules/alx-apply.h"

#include <math.h>
#include <string.h>

/* The share of a question in the budget of a turn, in thousandths: a turn is a card, a way, and up
   to four more decisions. */
#define SHARE_CARD 300
#define SHARE_WAY  420
#define SHARE_REST 70

/* Nodes that a reply in a trial costs, roughly. With few nodes, fewer plans are tried, but each of
   them at least MIN_TRIALS times. */
#define TURN_COST  120
#define MIN_TRIALS 2
/* The number of plans is doubled as long as each still gets this many trials in a round. */
#define GOOD_TRIALS 4

/* The weight of a plan's own value against that of one trial. */
#define PRIOR       1.0
/* The share of a question's budget for finding plans, in thousandths. */
#define SHARE_PLANS 450
/* Ends a search that has no other limit. */
#define MAX_TRIALS  1000000
#define MAX_THREADS 64

/*
 * Style:
 * @nodes: default budget of a turn, if @time is 0
 * @time: default budget of a turn in microseconds
 * @n_plans: number of plans that are tried
 * @most_plans: the same with nodes or time enough for more; 0 for no more
 * @n_replies: turns of the others that are played after a plan
 * @reply_ways: A1Turn.max_ways of the turns in a trial
 * @reply_ways_to: A1Turn.max_ways_to of the turns in a trial
 * @max_trials: of each plan in a round, 0 for no limit
 * @all_cores: use a thread for each core, if the budget is one of time
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
} Style;

typedef struct _Thinking Thinking;

/* One thread, its limit, and the sums of the values of the plans in its trials. */
typedef struct
{
  Thinking  *thinking;
  BaseRandom random;
  KitLimit   limit;
  A1Turn   *reply;
  guint      n_trials;
  double     sums[A1_MAX_PLANS];
} Worker;

struct _Thinking
{
  const Style       *style;
  const KitQuestion *question;
  const AlxSeat     *seat;              /* of the question */
  const A1Weights  *weights;
  guint              player;
  guint              n_workers;
  Worker            *workers;
  guint              n_alive;           /* plans still tried, sorted by value */
  A1Plan           *plans;
  guint              n_trials[A1_MAX_PLANS];
  double             sums[A1_MAX_PLANS];
};

/* --- trials --- */

static void
init_turn (A1Turn        *turn,
           const Thinking *thinking,
           KitLimit       *limit)
{
  turn->board = thinking->question->board;
  turn->weights = thinking->weights;
  turn->limit = limit;
}

/* One trial: plays a plan and the replies of the others in the sampled position @world. Returns the
   chance of winning afterwards. */
static float
try_plan (Worker         *worker,
          const AlxState *world,
          const A1Plan  *plan)
{
  Thinking *thinking = worker->thinking;
  const AlxBoard *board = thinking->question->board;
  AlxState state = *world;
  float chances[ALX_MAX_PLAYERS];

  for (guint i = 0; i < plan->n; i++)
    alx_apply (&state, board, &plan->line[i], NULL);
  if (state.phase != ALX_PHASE_OVER && state.player == thinking->player &&
      state.turn == world->turn)
    a1_turn_finish (worker->reply, &state);
  for (guint i = 0;
       i < thinking->style->n_replies && state.phase != ALX_PHASE_OVER && !worker->limit.spent; i++)
    a1_turn_finish (worker->reply, &state);
  worker->limit.nodes++;
  a1_net_chances (thinking->weights, &state, board, chances);
  return chances[thinking->player];
}

/* The body of a thread. All plans are tried in the same samples; a sample in which the limit was
   reached is dropped for all of them. */
static gpointer
work (gpointer data)
{
  Worker *worker = data;
  Thinking *thinking = worker->thinking;
  guint most = thinking->style->max_trials > 0 ? thinking->style->max_trials : MAX_TRIALS;

  while (!kit_limit_is_spent (&worker->limit) && worker->n_trials < most)
    {
      float values[A1_MAX_PLANS];
      AlxState world;

      alx_seat_sample (thinking->seat, thinking->question->board, &worker->random,
                       &world);
      for (guint i = 0; i < thinking->n_alive; i++)
        {
          values[i] = try_plan (worker, &world, &thinking->plans[i]);
          if (worker->limit.spent)
            return NULL;
        }
      for (guint i = 0; i < thinking->n_alive; i++)
        worker->sums[i] += values[i];
      worker->n_trials++;
    }
  return NULL;
}

static double
find_value (const Thinking *thinking,
            guint           plan)
{
  double prior = thinking->plans[plan].value;

  return (thinking->sums[plan] + PRIOR * prior) / (thinking->n_trials[plan] + PRIOR);
}

static void
sort_plans (Thinking *thinking)
{
  for (guint i = 1; i < thinking->n_alive; i++)
    for (guint k = i; k > 0 && find_value (thinking, k) > find_value (thinking, k - 1); k--)
      {
        A1Plan plan = thinking->plans[k];
        double sum = thinking->sums[k];
        guint n = thinking->n_trials[k];

        thinking->plans[k] = thinking->plans[k - 1];
        thinking->sums[k] = thinking->sums[k - 1];
        thinking->n_trials[k] = thinking->n_trials[k - 1];
        thinking->plans[k - 1] = plan;
        thinking->sums[k - 1] = sum;
        thinking->n_trials[k - 1] = n;
      }
}

/* One round: all workers spend their share, then their sums are added up and the plans sorted. */
static void
run_round (Thinking *thinking,
           guint64   nodes,
           gint64    deadline)
{
  GThread *threads[MAX_THREADS];

  for (guint i = 0; i < thinking->n_workers; i++)
    {
      Worker *worker = &thinking->workers[i];

      worker->n_trials = 0;
      memset (worker->sums, 0, sizeof worker->sums);
      worker->limit.max_nodes =
        nodes > 0 ? worker->limit.nodes + MAX (1, nodes / thinking->n_workers) : 0;
      worker->limit.deadline = deadline;
      worker->limit.spent = FALSE;
      if (i > 0)
        threads[i] = g_thread_new ("trial", work, worker);
    }
  work (&thinking->workers[0]);
  for (guint i = 0; i < thinking->n_workers; i++)
    {
      if (i > 0)
        g_thread_join (threads[i]);
      for (guint k = 0; k < thinking->n_alive; k++)
        {
          thinking->sums[k] += thinking->workers[i].sums[k];
          thinking->n_trials[k] += thinking->workers[i].n_trials;
        }
    }
  sort_plans (thinking);
}

/* Successive halving: each round gets the same share of the budget, and half of the plans are
   dropped after it. */
static void
try_plans (Thinking *thinking,
           guint64   nodes,
           gint64    deadline)
{
  guint n_rounds = 1;

  if (nodes > 0)
    thinking->n_alive =
      MIN (thinking->n_alive,
           MAX (2, nodes / (MIN_TRIALS * TURN_COST * thinking->style->n_replies)));
  for (guint n = thinking->n_alive; n > 2; n = (n + 1) / 2)
    n_rounds++;
  for (; n_rounds > 0 && thinking->n_alive > 1 &&
         !kit_limit_is_stopped (&thinking->workers[0].limit); n_rounds--)
    {
      gint64 now = g_get_monotonic_time ();

      if (deadline > 0 && now >= deadline)
        break;
      run_round (thinking, nodes > 0 ? MAX (1, nodes / n_rounds) : 0,
                 deadline > 0 ? now + (deadline - now) / n_rounds : 0);
      if (nodes > 0)
        nodes = MAX (1, nodes - nodes / n_rounds);
      thinking->n_alive = (thinking->n_alive + 1) / 2;
    }
}

/* --- plans --- */

/* In the card phase every legal decision is a plan. */
static gboolean
add_card (const AlxDecision *decision,
          gpointer           data)
{
  Thinking *thinking = data;
  A1Plan *plan = &thinking->plans[thinking->n_alive++];

  plan->value = 0;
  plan->n = 1;
  plan->line[0] = *decision;
  return thinking->n_alive < A1_MAX_PLANS;
}

/* The number of plans that the budget allows; a thread evaluates about one node a microsecond. */
static guint
count_plans (const Thinking *thinking,
             guint64         nodes,
             gint64          time)
{
  guint n = thinking->style->n_plans;
  guint rounds = 1;

  if (nodes == 0)
    nodes = MAX (time, 0) * thinking->n_workers;
  for (guint k = n; k > 2; k = (k + 1) / 2)
    rounds++;
  for (; 2 * n <= thinking->style->most_plans &&
         nodes > (guint64) rounds * 2 * n * GOOD_TRIALS * TURN_COST; rounds++)
    n *= 2;
  return n;
}

static void
find_plans (Thinking *thinking,
            guint64   nodes,
            gint64    deadline)
{
  const KitQuestion *question = thinking->question;
  Worker *worker = &thinking->workers[0];
  A1Turn *turn;
  AlxState world;

  if (thinking->seat->state.phase == ALX_PHASE_CARD)
    {
      alx_legal_foreach (&thinking->seat->state, question->board, add_card, thinking);
      return;
    }
  alx_seat_sample (thinking->seat, question->board, &worker->random, &world);
  turn = g_new (A1Turn, 1);
  init_turn (turn, thinking, &worker->limit);
  turn->max_ways = A1_MAX_TRIED;
  turn->max_ways_to = A1_MAX_TRIED;
  turn->max_plans = count_plans (thinking, nodes,
                                 deadline > 0 ? deadline - g_get_monotonic_time () : 0);
  /* Plans of equal value are probably the same in effect. With few plans only one of them is kept;
     with many, all are, because some do differ. */
  turn->distinct = turn->max_plans == thinking->style->n_plans;
  turn->thorough = TRUE;
  worker->limit.max_nodes = nodes;
  worker->limit.deadline = deadline;
  a1_turn_search (turn, &world);
  thinking->n_alive = turn->n_plans;
  memcpy (thinking->plans, turn->plans, turn->n_plans * sizeof *turn->plans);
  g_free (turn);
}

/* Gives the plans of the card phase a value of their own, by a hasty search of the rest of the
   turn. */
static void
look_at_cards (Thinking *thinking)
{
  Worker *worker = &thinking->workers[0];
  AlxState world;

  alx_seat_sample (thinking->seat, thinking->question->board, &worker->random, &world);
  for (guint i = 0; i < thinking->n_alive && (i == 0 || !kit_limit_is_spent (&worker->limit)); i++)
    {
      AlxState state = world;

      alx_apply (&state, thinking->question->board, &thinking->plans[i].line[0], NULL);
      a1_turn_search (worker->reply, &state);
      thinking->plans[i].value = worker->reply->plans[0].value;
    }
  sort_plans (thinking);
}

static void
make_workers (Thinking *thinking)
{
  const KitQuestion *question = thinking->question;
  guint n = question->threads;

  if (n == 0)
    n = thinking->style->all_cores && question->budget.nodes == 0 ? g_get_num_processors () : 1;
  thinking->n_workers = CLAMP (n, 1, MAX_THREADS);
  thinking->workers = g_new0 (Worker, thinking->n_workers);
  for (guint i = 0; i < thinking->n_workers; i++)
    {
      Worker *worker = &thinking->workers[i];

      worker->thinking = thinking;
      worker->random.state = question->seed + i * G_GUINT64_CONSTANT (0x9e6c63d0876a9a47);
      kit_limit_init (&worker->limit, question->stop, question->hurry);
      worker->reply = g_new0 (A1Turn, 1);
      init_turn (worker->reply, thinking, &worker->limit);
      worker->reply->max_ways = thinking->style->reply_ways;
      worker->reply->max_ways_to = thinking->style->reply_ways_to;
      worker->reply->max_plans = 1;
    }
}

static void
answer (Thinking  *thinking,
        KitAdvice *advice)
{
  const A1Plan *best = &thinking->plans[0];
  guint n_players = thinking->seat->state.n_players;
  guint own = lround (1000 * CLAMP (find_value (thinking, 0), 0, 1));

  alx_advice_set_line (advice, best->line, best->n);
  for (guint p = 0; p < n_players; p++)
    advice->chances[p] = p == thinking->player ? own : (1000 - own) / (n_players - 1);
  for (guint i = 0; i < thinking->n_workers; i++)
    {
      advice->nodes += thinking->workers[i].limit.nodes;
      g_free (thinking->workers[i].reply);
    }
}

/*
 * Answers a question in the given style.
 *
 * Only the view of the seat is used. The hidden cards are sampled anew for each trial, the same
 * sample for all plans, so that luck does not decide between them.
 */
static void
think (const Style       *style,
       const KitQuestion *question,
       KitAdvice         *advice)
{
  const AlxSeat *seat = alx_question_get_seat (question);
  guint phase = seat->state.phase;
  guint64 share = phase == ALX_PHASE_CARD  ? SHARE_CARD
                  : phase == ALX_PHASE_WAY ? SHARE_WAY
                                           : SHARE_REST;
  KitBudget budget = question->budget;
  g_autofree A1Plan *plans = g_new (A1Plan, A1_MAX_PLANS);
  Thinking thinking = { .style = style,
                        .question = question,
                        .seat = seat,
                        .plans = plans,
                        .player = seat->player };
  gint64 start = g_get_monotonic_time ();
  guint64 nodes;
  gint64 time;

  memset (advice, 0, sizeof *advice);
  if (budget.nodes == 0 && budget.time == 0)
    budget = (KitBudget) { style->time, style->time > 0 ? 0 : style->nodes };
  nodes = budget.nodes > 0 ? MAX (1, budget.nodes * share / 1000) : 0;
  time = budget.time > 0 ? MAX (1, budget.time * (gint64) share / 1000) : 0;
  thinking.weights = a1_weights_default ();
  make_workers (&thinking);
  g_debug ("player %u: search begins, threads: %u", thinking.player + 1, thinking.n_workers);

  find_plans (&thinking, nodes * SHARE_PLANS / 1000 + (nodes > 0),
              time > 0 ? start + time * SHARE_PLANS / 1000 : 0);
  if (phase == ALX_PHASE_CARD && thinking.n_alive > 1)
    {
      thinking.workers[0].limit.max_nodes = nodes;
      thinking.workers[0].limit.deadline = time > 0 ? start + time : 0;
      look_at_cards (&thinking);
    }
  if (nodes == 0 || thinking.workers[0].limit.nodes < nodes)
    try_plans (&thinking, nodes > 0 ? nodes - thinking.workers[0].limit.nodes : 0,
               time > 0 ? start + time : 0);
  answer (&thinking, advice);
  advice->nodes = MAX (advice->nodes, 1);
  g_debug ("player %u: search ends after %" G_GINT64_FORMAT " ms and %" G_GUINT64_FORMAT " nodes",
           thinking.player + 1, (g_get_monotonic_time () - start) / 1000, advice->nodes);
  g_free (thinking.workers);
}

/** a1_general_advise: two plans, each tried once against the next player. */
void
a1_general_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  static const Style style = {
    .nodes = 40000,
    .n_plans = 2,
    .n_replies = 1,
    .reply_ways = 3,
    .reply_ways_to = 2,
    .max_trials = 1,
  };

  think (&style, question, advice);
}

/* More replies, up to the own next turn, were tried and rejected: with three and four players so
   few trials are left that it is no better than no search, and two replies are worse than one; with
   two players a third hasty turn adds more noise than information. */

/** a1_satrap_advise: six plans, tried for half a second a turn. */
void
a1_satrap_advise (const KitQuestion *question,
                   KitAdvice         *advice)
{
  static const Style style = {
    .time = 450000,
    .n_plans = 6,
    .n_replies = 1,
    .reply_ways = 3,
    .reply_ways_to = 2,
  };

  think (&style, question, advice);
}

/** a1_alexander_advise: up to 64 plans, tried for three seconds a turn on all cores. */
void
a1_alexander_advise (const KitQuestion *question,
                      KitAdvice         *advice)
{
  static const Style style = {
    .time = 2900000,
    .n_plans = 8,
    .most_plans = A1_MAX_PLANS,
    .n_replies = 1,
    .reply_ways = 3,
    .reply_ways_to = 2,
    .all_cores = TRUE,
  };

  think (&style, question, advice);
}
