/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captain: searches its own turn with the hand-made evaluation, for one sample of the hidden
   cards. */

#include "alx-level-private.h"

#include "kit/players/kit-limit.h"

#include <string.h>

/* Moves of Alexander whose actions are searched. */
#define MAX_BEST 16
/* Ways to one point that are evaluated. */
#define MAX_WAYS 48

typedef struct
{
  int         worth;
  AlxState    state;
  guint       n;
  AlxDecision line[2];
} Candidate;

typedef struct
{
  const AlxBoard *board;
  KitAdvice      *advice;
  guint           player;
  KitLimit        limit;

  AlxState        from;                 /* before the way */
  guint           n_line;
  AlxDecision     line[2];              /* of the turn so far */
  guint           stride;               /* one way in so many is evaluated */
  guint           n_seen;
  guint           n_best;
  Candidate       best[MAX_BEST];       /* best first */
} Search;

/* Whether the player on turn would score more with a levy than every rival. */
static gboolean
levy_is_sensible (const AlxState *state)
{
  guint own = alx_state_levy_score (state, state->player);
  guint rival = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (i != state->player)
      rival = MAX (rival, alx_state_levy_score (state, i));
  return own > rival;
}

/* The actions that are tried: no occupation with more governors than it takes. */
typedef struct
{
  const AlxState *state;
  guint           n;
  AlxDecision     items[48];
  guint8          fewest[ALX_MAX_SPACES];       /* governors by province */
} Actions;

static gboolean
collect_action (const AlxDecision *decision,
                gpointer           data)
{
  Actions *actions = data;

  if (decision->kind == ALX_LEVY && !levy_is_sensible (actions->state))
    return TRUE;
  if (decision->kind == ALX_OCCUPY)
    {
      guint8 *fewest = &actions->fewest[actions->state->province[decision->at[0]]];

      if (*fewest != 0 && *fewest < decision->n)
        return TRUE;
      *fewest = decision->n;
    }
  actions->items[actions->n++] = *decision;
  return actions->n < G_N_ELEMENTS (actions->items);
}

/* Returns the value of the best rest of the turn. Its decisions are put into @line after the first
   @n, and *n_line is the new length. */
static int
search_actions (Search         *search,
                const AlxState *state,
                guint           n,
                AlxDecision    *line,
                guint          *n_line)
{
  Actions actions = { .state = state };
  int best = G_MININT;

  search->limit.nodes++;
  *n_line = n;
  if (state->phase == ALX_PHASE_OVER || state->player != search->player ||
      (state->phase != ALX_PHASE_ACTIONS && state->phase != ALX_PHASE_COMPENSATION) ||
      n == ALX_MAX_LINE)
    return alx_evaluate (state, search->board, search->player);

  alx_legal_foreach (state, search->board, collect_action, &actions);
  for (guint i = 0; i < actions.n && (i == 0 || !kit_limit_is_spent (&search->limit)); i++)
    {
      AlxState next = *state;
      AlxDecision rest[ALX_MAX_LINE];
      guint n_rest;
      int worth;

      alx_apply (&next, search->board, &actions.items[i], NULL);
      worth = search_actions (search, &next, n + 1, rest, &n_rest);
      if (worth > best)
        {
          best = worth;
          memcpy (line + n + 1, rest + n + 1, (n_rest - n - 1) * sizeof *rest);
          line[n] = actions.items[i];
          *n_line = n_rest;
        }
    }
  return best;
}

static void
keep_candidate (Search         *search,
                const AlxState *state)
{
  int worth = alx_evaluate (state, search->board, search->player);
  guint i;

  search->limit.nodes++;
  if (search->n_best == MAX_BEST && worth <= search->best[MAX_BEST - 1].worth)
    return;
  for (i = MIN (search->n_best, MAX_BEST - 1); i > 0 && search->best[i - 1].worth < worth; i--)
    search->best[i] = search->best[i - 1];
  search->best[i].worth = worth;
  search->best[i].state = *state;
  search->best[i].n = search->n_line;
  memcpy (search->best[i].line, search->line, sizeof search->line);
  search->n_best = MIN (search->n_best + 1, MAX_BEST);
}

static gboolean
try_way (const AlxDecision *decision,
         gpointer           data)
{
  Search *search = data;
  AlxState next = search->from;

  if (search->n_seen++ % search->stride != 0)
    return TRUE;
  search->line[search->n_line++] = *decision;
  alx_apply (&next, search->board, decision, NULL);
  keep_candidate (search, &next);
  search->n_line--;
  return search->n_seen / search->stride < MAX_WAYS && !kit_limit_is_spent (&search->limit);
}

/* Evaluates ways to all allowed points. */
static void
try_ways (Search         *search,
          const AlxState *state)
{
  AlxPointSet points = alx_state_allowed_points (state, search->board, state->symbol);

  search->from = *state;
  for (guint p = 0; p < search->board->n_points; p++)
    if (alx_point_set_has (&points, p))
      {
        search->stride = 1 + search->board->n_ways[state->alexander][p] / MAX_WAYS;
        search->n_seen = 0;
        alx_legal_foreach_way (state, search->board, p, try_way, search);
        if (search->n_best > 0 && kit_limit_is_spent (&search->limit))
          return;
      }
}

static gboolean
try_card (const AlxDecision *decision,
          gpointer           data)
{
  Search *search = data;
  AlxState next = search->from;
  AlxState before = search->from;

  search->line[0] = *decision;
  search->n_line = 1;
  alx_apply (&next, search->board, decision, NULL);
  if (next.phase == ALX_PHASE_WAY)
    try_ways (search, &next);
  else
    keep_candidate (search, &next);
  search->from = before;
  return search->n_best == 0 || !kit_limit_is_spent (&search->limit);
}

static void
search_candidates (Search *search)
{
  int best = G_MININT;

  for (guint i = 0; i < search->n_best && (i == 0 || !kit_limit_is_spent (&search->limit)); i++)
    {
      const Candidate *candidate = &search->best[i];
      AlxDecision line[ALX_MAX_LINE];
      guint n;
      int worth;

      memcpy (line, candidate->line, candidate->n * sizeof *line);
      worth = search_actions (search, &candidate->state, candidate->n, line, &n);
      if (worth > best)
        {
          best = worth;
          alx_advice_set_line (search->advice, line, n);
        }
    }
}

/** alx_captain_advise: the best own turn, without a thought for what the others may do next. */
void
alx_captain_advise (const KitQuestion *question,
                    KitAdvice         *advice)
{
  g_autofree Search *search = g_new0 (Search, 1);
  const AlxSeat *seat = alx_question_get_seat (question);
  BaseRandom random = { question->seed };
  AlxState state;

  memset (advice, 0, sizeof *advice);
  alx_seat_sample (seat, question->board, &random, &state);
  search->board = question->board;
  search->advice = advice;
  search->player = seat->player;
  kit_limit_init (&search->limit, question->stop, question->hurry);
  search->limit.max_nodes = question->budget.nodes;
  if (question->budget.time > 0)
    search->limit.deadline = g_get_monotonic_time () + question->budget.time;
  alx_evaluate_chances (&state, question->board, advice->chances);

  if (state.phase == ALX_PHASE_CARD)
    {
      search->from = state;
      alx_legal_foreach (&state, question->board, try_card, search);
    }
  else if (state.phase == ALX_PHASE_WAY)
    try_ways (search, &state);
  else
    keep_candidate (search, &state);
  search_candidates (search);
  advice->nodes = search->limit.nodes;
}
