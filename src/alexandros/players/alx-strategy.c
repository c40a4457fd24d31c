/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Alexandros tells the kit so that it can think. */

#include "alx-strategy.h"

#include "alx-features.h"
#include "alx-turn.h"
#include "alx-weights-data.h"

#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-legal.h"
#include "alexandros/rules/alx-rules.h"
#include "kit/players/kit-built-in.h"
#include "kit/players/kit-evaluator.h"

#include <string.h>

/* The share of a question in the budget of a turn, in thousandths: a turn is a card, a way, and up
   to four more decisions. */
#define SHARE_CARD 300
#define SHARE_WAY  420
#define SHARE_REST 70

/* A hasty turn: moves of Alexander that are followed, and ways to a point that are compared. More
   of both, up to 6 and 4, were no better in a reply, and took up to twice the time. */
#define HASTY_WAYS    1
#define HASTY_WAYS_TO 2
/* With up to so many plans, only one of several with equal value is kept, since they are probably
   the same in effect; with more all are, since some do differ. */
#define FEW_PLANS 16

/* In the card phase: cards after which the rest of the turn is planned thoroughly, the most plans
   for each, and the positions that must be left for each. */
#define MAX_CARDS  4
#define MAX_RESTS  16
#define LEAST_REST 150

/* Kinds of decisions; occupations differ by the governors beyond the fewest that do. */
#define KIND_OCCUPY    (ALX_END_TURN + 1)
#define KIND_TAKE_OVER (KIND_OCCUPY + ALX_GOVERNORS)

G_STATIC_ASSERT (KIND_TAKE_OVER + ALX_GOVERNORS <= KIT_MAX_KINDS);

static guint
look (gconstpointer  state,
      gconstpointer  board,
      gint16        *rows)
{
  return alx_features_look (state, board, rows);
}

static guint
share (gconstpointer view)
{
  switch (((const AlxSeat *) view)->state.phase)
    {
    case ALX_PHASE_CARD:
      return SHARE_CARD;
    case ALX_PHASE_WAY:
      return SHARE_WAY;
    default:
      return SHARE_REST;
    }
}

/* The evaluator's turn, to be searched hastily or thoroughly. */
static AlxTurn *
get_turn (KitEvaluator *evaluator,
          gboolean      thorough,
          guint         most,
          KitLine      *lines)
{
  AlxTurn *turn = evaluator->scratch;

  turn->evaluator = evaluator;
  turn->board = evaluator->board;
  turn->limit = &evaluator->limit;
  turn->thorough = thorough;
  turn->max_ways = thorough ? ALX_MAX_TRIED : HASTY_WAYS;
  turn->max_ways_to = thorough ? ALX_MAX_TRIED : HASTY_WAYS_TO;
  turn->max_plans = most;
  turn->distinct = most <= FEW_PLANS;
  turn->plans = lines;
  return turn;
}

/* The lines of a decision of the card phase, or of all of them, the best first. */
typedef struct
{
  KitEvaluator   *evaluator;
  const AlxState *state;
  guint           most;
  guint           n;
  KitLine        *lines;
} Cards;

/* Adds the rests of the turn that are found after @decision; those that foresee a card that nobody
   knows yet are only right in this position. */
static void
plan_after (Cards             *cards,
            const AlxDecision *decision,
            gboolean           thorough,
            guint              most)
{
  KitLine rests[MAX_RESTS];
  AlxTurn *turn = get_turn (cards->evaluator, thorough, most, rests);
  AlxState next = *cards->state;

  alx_apply (&next, cards->evaluator->board, decision, NULL);
  alx_turn_search (turn, &next);
  for (guint i = 0; i < turn->n_plans; i++)
    {
      KitLine line = { .value = rests[i].value };

      line.n = MIN (rests[i].n + 1, ALX_MAX_LINE);
      memcpy (line.decisions, decision, sizeof *decision);
      memcpy (line.decisions + sizeof *decision, rests[i].decisions,
              (line.n - 1) * sizeof *decision);
      cards->n = kit_lines_insert (cards->lines, cards->n, cards->most, &line);
    }
}

/* A first look: the rest of the turn is hasty. */
static gboolean
look_at_card (const AlxDecision *decision,
              gpointer           data)
{
  Cards *cards = data;

  plan_after (cards, decision, FALSE, 1);
  return !kit_limit_is_spent (&cards->evaluator->limit);
}

/* Plans the rest of the turn thoroughly after each of the best cards; each gets an equal part of
   the rest of the budget. What was found hastily is forgotten: it knows the card that is drawn. */
static void
look_again (Cards *cards)
{
  KitLimit *limit = &cards->evaluator->limit;
  const KitLimit whole = *limit;
  const gint64 now_us = g_get_monotonic_time ();
  const guint n = MIN (cards->n, MAX_CARDS);
  AlxDecision best[MAX_CARDS];

  if (whole.max_nodes > 0 && whole.max_nodes < whole.nodes + n * LEAST_REST)
    return;
  for (guint i = 0; i < n; i++)
    memcpy (&best[i], cards->lines[i].decisions, sizeof best[i]);
  cards->n = 0;
  for (guint i = 0; i < n && (i == 0 || !kit_limit_is_stopped (limit)); i++)
    {
      if (whole.max_nodes > 0)
        limit->max_nodes = whole.nodes + (whole.max_nodes - whole.nodes) * (i + 1) / n;
      if (whole.deadline > 0)
        limit->deadline = now_us + (whole.deadline - now_us) * (i + 1) / n;
      limit->spent = FALSE;
      plan_after (cards, &best[i], TRUE, CLAMP (cards->most / n, 1, MAX_RESTS));
    }
  limit->max_nodes = whole.max_nodes;
  limit->deadline = whole.deadline;
}

static guint
plan (KitEvaluator  *evaluator,
      gconstpointer  state,
      guint          most,
      KitLine       *lines)
{
  const AlxState *from = state;
  Cards cards = { evaluator, from, most, 0, lines };
  AlxTurn *turn;

  if (from->phase == ALX_PHASE_CARD)
    {
      alx_legal_foreach (from, evaluator->board, look_at_card, &cards);
      if (most > 1 && lines[0].value < KIT_WON && !kit_limit_is_spent (&evaluator->limit))
        look_again (&cards);
      return cards.n;
    }
  turn = get_turn (evaluator, TRUE, most, lines);
  alx_turn_search (turn, from);
  return turn->n_plans;
}

static void
policy (KitEvaluator  *evaluator,
        gconstpointer  view,
        BaseRandom    *random,
        KitLine       *line)
{
  AlxState *world = evaluator->world;

  alx_seat_sample (view, evaluator->board, random, world);
  alx_turn_search (get_turn (evaluator, FALSE, 1, line), world);
}

static guint
get_holding (gconstpointer state,
             gconstpointer board,
             guint         seat)
{
  return alx_state_levy_score (state, seat);
}

/* The fewest governors that do, instead of those of @decision: one for each card that the hand
   lacks. */
static guint
count_least (const AlxState    *state,
             const AlxBoard    *board,
             const AlxDecision *decision)
{
  AlxDecision without = *decision;
  guint least = 0;
  AlxCost cost;

  without.n = 0;
  alx_legal_cost (state, board, &without, &cost);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      guint needed = cost.occupation[i] + cost.removal[i];
      guint held = state->hands[state->player][i];

      least += needed > held ? needed - held : 0;
    }
  return MAX (least, 1);
}

static guint
kind (gconstpointer data,
      gconstpointer board,
      gconstpointer decided)
{
  const AlxState *state = data;
  const AlxDecision *decision = decided;
  guint extra;

  if (decision->kind != ALX_OCCUPY)
    return decision->kind;
  extra = decision->n - count_least (state, board, decision);
  return (state->holder[state->province[decision->at[0]]] != 0 ? KIND_TAKE_OVER : KIND_OCCUPY) +
         extra;
}

/* As Alexander, who with the nodes of training tries some four lines. Nets that learn from two are
   better for General, and not for him. */
static const KitStyle training = {
  .strategy = &alx_strategy, .n_lines = KIT_MAX_LINES, .replies = 1
};

const KitStrategy alx_strategy = {
  .rules = &alx_rules,
  .features = alx_features,
  .training = &training,
  .lead_unit = 30,
  .trial_nodes = 70,
  .least_block = 1,
  .turns = 28,
  .scratch_size = sizeof (AlxTurn),
  .look = look,
  .share = share,
  .plan = plan,
  .policy = policy,
  .holding = get_holding,
  .kind = kind,
};

static KitBuiltIn built_in = { alx_features, ALX_MAX_PLAYERS, alx_weights_data };

/** alx_weights_default: the compiled-in weights. */
const KitWeights *
alx_weights_default (void)
{
  return kit_built_in_get (&built_in);
}

/** alx_weights_get_name: what tells the compiled-in weights from others. */
const char *
alx_weights_get_name (void)
{
  return kit_built_in_get_name (&built_in);
}
