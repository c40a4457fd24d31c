/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches one turn for the best plans, in a position without unknown cards. */

#include "alx-turn.h"

#include "alexandros/rules/alx-apply.h"

#include <string.h>

#define MAX_ACTIONS  48
#define N_PROMISING  2                  /* first actions that a hasty search follows */
#define MAX_GIFTS    12                 /* choices of cards for a loser */
#define MAX_VARIANTS 6                  /* occupations of one province with the same number of
                                           governors */

static gint32
evaluate (AlxTurn        *turn,
          const AlxState *state)
{
  return kit_evaluator_value (turn->evaluator, state, turn->player);
}

/* --- actions --- */

typedef struct
{
  const AlxTurn  *turn;
  const AlxState *state;
  const AlxDecision *before;            /* (nullable): the action before in the same plan */
  guint           n;
  AlxDecision     items[MAX_ACTIONS];
  guint8          fewest[ALX_MAX_PROVINCES];    /* governors with which it can be occupied */
  guint8          variants[ALX_MAX_PROVINCES][2];       /* so far, with the fewest governors and
                                                           with one more */
} Actions;

/* A second governor guards a province, so a thorough search tries one more than the fewest. */
static gboolean
occupation_is_likely (Actions           *actions,
                      const AlxDecision *decision)
{
  guint label = actions->state->province[decision->at[0]];
  guint extra;

  if (actions->fewest[label] == 0)
    {
      AlxCards missing =
        alx_cards_missing (actions->state->symbols[label],
                           alx_cards_pack (actions->state->hands[actions->state->player]));

      /* Without the removal of a rival: if that needs more governors, the take-over counts as one
         with extra governors. */
      actions->fewest[label] = MAX (1, alx_cards_total (missing));
    }
  if (decision->n < actions->fewest[label])
    actions->fewest[label] = decision->n;
  extra = decision->n - actions->fewest[label];
  if (extra > (actions->turn->thorough ? 1u : 0u))
    return FALSE;
  return actions->variants[label][extra]++ < (actions->turn->thorough ? MAX_VARIANTS : 2);
}

/* Prunes actions. Draws are only tried first, because the drawn card can then be used. Cards are
   taken before other actions and in the order of their symbols, so that each set of actions is
   tried in one order only. */
static gboolean
action_is_likely (Actions           *actions,
                  const AlxDecision *decision)
{
  const AlxDecision *before = actions->before;

  switch (decision->kind)
    {
    case ALX_DRAW:
      return before == NULL || before->kind == ALX_DRAW;
    case ALX_TAKE:
      return before == NULL || before->kind == ALX_DRAW ||
             (before->kind == ALX_TAKE && decision->symbol >= before->symbol);
    case ALX_OCCUPY:
      return occupation_is_likely (actions, decision);
    case ALX_COMPENSATE:
      return actions->n < (actions->turn->thorough ? MAX_GIFTS : 2u);
    case ALX_TAKE_BACK:
      return actions->turn->thorough;
    case ALX_END_TURN:
      return actions->n == 0 || actions->turn->thorough;
    default:
      return TRUE;
    }
}

static gboolean
collect_action (const AlxDecision *decision,
                gpointer           data)
{
  Actions *actions = data;

  if (action_is_likely (actions, decision))
    actions->items[actions->n++] = *decision;
  return actions->n < MAX_ACTIONS;
}

static gint32 search_actions (AlxTurn           *turn,
                              const AlxState    *state,
                              const AlxDecision *before,
                              guint              n,
                              AlxDecision       *line,
                              guint             *n_line);

/* The value of a draw: the mean over all cards of the supply, each of which may be on top. */
static gint32
search_draw (AlxTurn           *turn,
             const AlxState    *state,
             const AlxDecision *draw,
             guint              n)
{
  guint8 count[ALX_SYMBOLS] = { 0 };
  AlxDecision rest[ALX_MAX_LINE];
  guint n_rest;
  guint total = 0;
  gint64 sum = 0;

  for (guint i = state->supply_next; i < state->supply_end; i++)
    count[state->supply[i]]++;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (count[i] > 0)
      {
        AlxState next = *state;
        guint at = state->supply_next;

        while (next.supply[at] != i)
          at++;
        next.supply[at] = next.supply[next.supply_next];
        next.supply[next.supply_next] = i;
        alx_apply (&next, turn->board, draw, NULL);
        sum += count[i] * search_actions (turn, &next, draw, n, rest, &n_rest);
        total += count[i];
        if (turn->limit->spent)
          break;
      }
  return sum / total;
}

/* The value of an action and the best rest of the turn, which is put into @rest after the first
   @n. */
static gint32
follow_action (AlxTurn           *turn,
               const AlxState    *state,
               const AlxDecision *action,
               guint              n,
               AlxDecision       *rest,
               guint             *n_rest)
{
  AlxState next;
  gint32 value;

  *n_rest = n;
  if (action->kind == ALX_DRAW && turn->thorough && alx_state_supply_size (state) > 0)
    return search_draw (turn, state, action, n);
  next = *state;
  alx_apply (&next, turn->board, action, NULL);
  value = search_actions (turn, &next, action, n, rest, n_rest);
  if (action->kind == ALX_DRAW)
    *n_rest = n;
  return value;
}

static void
collect_actions (AlxTurn           *turn,
                 const AlxState    *state,
                 const AlxDecision *before,
                 Actions           *actions)
{
  actions->turn = turn;
  actions->state = state;
  actions->before = before;
  actions->n = 0;
  memset (actions->fewest, 0, state->n_provinces);
  memset (actions->variants, 0, state->n_provinces * sizeof *actions->variants);
  alx_legal_foreach (state, turn->board, collect_action, actions);
}

static gboolean
turn_is_over (const AlxTurn  *turn,
              const AlxState *state)
{
  return state->player != turn->player ||
         (state->phase != ALX_PHASE_ACTIONS && state->phase != ALX_PHASE_COMPENSATION);
}

/* For a hasty search: keeps only the actions that lead to the best positions immediately. */
static void
keep_promising (AlxTurn        *turn,
                const AlxState *state,
                Actions        *actions)
{
  gint32 values[MAX_ACTIONS];
  guint n = MIN (actions->n, N_PROMISING);

  for (guint i = 0; i < actions->n; i++)
    {
      AlxState next = *state;

      alx_apply (&next, turn->board, &actions->items[i], NULL);
      values[i] = evaluate (turn, &next);
    }
  for (guint i = 0; i < n; i++)
    {
      guint best = i;
      AlxDecision swap = actions->items[i];

      for (guint k = i + 1; k < actions->n; k++)
        if (values[k] > values[best])
          best = k;
      actions->items[i] = actions->items[best];
      actions->items[best] = swap;
      values[best] = values[i];
    }
  actions->n = n;
}

/* Returns the value of the best rest of the turn. Its decisions are put into @line after the first
   @n, and *n_line is the new length. */
static gint32
search_actions (AlxTurn           *turn,
                const AlxState    *state,
                const AlxDecision *before,
                guint              n,
                AlxDecision       *line,
                guint             *n_line)
{
  Actions actions;
  gint32 best = -1;

  *n_line = n;
  if (turn_is_over (turn, state) || n == ALX_MAX_LINE)
    return evaluate (turn, state);

  collect_actions (turn, state, before, &actions);
  if (!turn->thorough && state->actions_left > 1 && actions.n > N_PROMISING &&
      !kit_limit_is_spent (turn->limit) &&
      (turn->limit->max_nodes == 0 || turn->limit->nodes + actions.n < turn->limit->max_nodes))
    keep_promising (turn, state, &actions);
  for (guint i = 0; i < actions.n && (i == 0 || !kit_limit_is_spent (turn->limit)); i++)
    {
      AlxDecision rest[ALX_MAX_LINE];
      guint n_rest;
      gint32 value = follow_action (turn, state, &actions.items[i], n + 1, rest, &n_rest);

      if (value > best)
        {
          best = value;
          memcpy (line + n + 1, rest + n + 1, (n_rest - n - 1) * sizeof *rest);
          line[n] = actions.items[i];
          *n_line = n_rest;
        }
    }
  return best;
}

/* --- Alexander's moves --- */

/* Evaluates a position after the move, and inserts it into the sorted list of the best. */
static void
keep_tried (AlxTurn        *turn,
            const AlxState *state)
{
  guint most = MIN (turn->max_ways, ALX_MAX_TRIED);
  gint32 value = evaluate (turn, state);
  guint slot;
  guint i;

  if (turn->n_tried == most && value <= turn->tried[turn->order[most - 1]].value)
    return;
  slot = turn->n_tried < most ? turn->n_tried++ : turn->order[most - 1];
  for (i = turn->n_tried - 1; i > 0 && turn->tried[turn->order[i - 1]].value < value; i--)
    turn->order[i] = turn->order[i - 1];
  turn->order[i] = slot;
  turn->tried[slot].value = value;
  turn->tried[slot].state = *state;
  turn->tried[slot].n = turn->n_line;
  memcpy (turn->tried[slot].line, turn->line, sizeof turn->line);
}

static gboolean
try_way (const AlxDecision *decision,
         gpointer           data)
{
  AlxTurn *turn = data;
  AlxState next;

  if (turn->n_seen++ % turn->stride != 0)
    return TRUE;
  next = turn->from;
  turn->line[turn->n_line++] = *decision;
  alx_apply (&next, turn->board, decision, NULL);
  keep_tried (turn, &next);
  turn->n_line--;
  return !kit_limit_is_spent (turn->limit);
}

static void
try_ways (AlxTurn        *turn,
          const AlxState *state)
{
  AlxPointSet points = alx_state_allowed_points (state, turn->board, state->symbol);

  turn->from = *state;
  for (guint p = 0; p < turn->board->n_points; p++)
    if (alx_point_set_has (&points, p))
      {
        turn->stride =
          (turn->board->n_ways[state->alexander][p] + turn->max_ways_to - 1) / turn->max_ways_to;
        turn->n_seen = 0;
        alx_legal_foreach_way (state, turn->board, p, try_way, turn);
        if (turn->n_tried > 0 && kit_limit_is_spent (turn->limit))
          return;
      }
}

static gboolean
try_card (const AlxDecision *decision,
          gpointer           data)
{
  AlxTurn *turn = data;
  AlxState before = turn->from;
  AlxState next = turn->from;

  /* Compared with choosing a card, a special move costs two. */
  if (decision->kind == ALX_SPECIAL && turn->n_tried > 0)
    return TRUE;
  turn->line[0] = *decision;
  turn->n_line = 1;
  alx_apply (&next, turn->board, decision, NULL);
  if (next.phase == ALX_PHASE_WAY)
    try_ways (turn, &next);
  else
    keep_tried (turn, &next);
  turn->from = before;
  turn->n_line = 0;
  return turn->n_tried == 0 || !kit_limit_is_spent (turn->limit);
}

static void
keep_plan (AlxTurn           *turn,
           gint32             value,
           const AlxDecision *line,
           guint              n)
{
  KitLine plan = { .value = value, .n = n };

  if (turn->distinct)
    for (guint i = 0; i < turn->n_plans; i++)
      if (turn->plans[i].value == value)
        return;
  memcpy (plan.decisions, line, n * sizeof *line);
  turn->n_plans = kit_lines_insert (turn->plans, turn->n_plans, turn->max_plans, &plan);
}

/* Makes a plan of each line of actions after the move, not only of the best, so that plans do not
   differ in their ways alone. */
static void
plan_lines (AlxTurn           *turn,
            const AlxState    *state,
            const AlxDecision *before,
            AlxDecision       *line,
            guint              n)
{
  Actions actions;

  collect_actions (turn, state, before, &actions);
  for (guint i = 0; i < actions.n && (turn->n_plans == 0 || !kit_limit_is_spent (turn->limit)); i++)
    {
      AlxState next = *state;

      line[n] = actions.items[i];
      if (line[n].kind != ALX_DRAW)
        alx_apply (&next, turn->board, &line[n], NULL);
      if (line[n].kind == ALX_DRAW || turn_is_over (turn, &next) || n + 1 == ALX_MAX_LINE)
        {
          guint n_line;
          gint32 value = follow_action (turn, state, &actions.items[i], n + 1, line, &n_line);

          keep_plan (turn, value, line, n_line);
        }
      else
        plan_lines (turn, &next, &actions.items[i], line, n + 1);
    }
}

static void
plan_actions (AlxTurn        *turn,
              const AlxTried *tried)
{
  AlxDecision line[ALX_MAX_LINE];
  gint32 value = tried->value;
  guint n = tried->n;

  memcpy (line, tried->line, tried->n * sizeof *line);
  if (turn->thorough && !turn_is_over (turn, &tried->state))
    {
      plan_lines (turn, &tried->state, NULL, line, tried->n);
      return;
    }
  if (!turn_is_over (turn, &tried->state))
    value = search_actions (turn, &tried->state, NULL, tried->n, line, &n);
  keep_plan (turn, value, line, n);
}

/**
 * alx_turn_search:
 * @turn: (inout): the parameters, and the plans that were found: at least one, whatever the limit
 * @state: a position that is not over, without unknown cards; plans are for the player on turn
 */
void
alx_turn_search (AlxTurn        *turn,
                 const AlxState *state)
{
  turn->player = state->player;
  turn->n_plans = turn->n_tried = turn->n_line = 0;
  if (state->phase == ALX_PHASE_CARD)
    {
      turn->from = *state;
      alx_legal_foreach (state, turn->board, try_card, turn);
    }
  else if (state->phase == ALX_PHASE_WAY)
    try_ways (turn, state);
  else
    keep_tried (turn, state);
  for (guint i = 0; i < turn->n_tried && (i == 0 || !kit_limit_is_spent (turn->limit)); i++)
    {
      plan_actions (turn, &turn->tried[turn->order[i]]);
      if (turn->plans[0].value == KIT_WON)
        break;
    }
}
