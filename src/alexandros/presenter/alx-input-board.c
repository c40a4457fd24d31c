/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input on the board: choosing ways, provinces and governors, and the marks for that. */

#include "alx-input-private.h"

#include <string.h>

/* --- ways --- */

static void
propose_way (AlxInput *input)
{
  alx_input_set_proposal (input, &input->ways.items[input->ways.index]);
}

/* No way leads to @point: refuses with the reason why any shortest way is illegal. */
static void
refuse_point (AlxInput *input,
              guint8    point)
{
  const AlxBoard *board = alx_game_get_board (input->game);
  AlxDecision way;
  AlxRefusal refusal;

  alx_decision_init (&way, ALX_WAY);
  for (guint8 at = alx_input_get_state (input)->alexander; ; )
    {
      way.at[way.n++] = at;
      if (at == point)
        break;
      at = board->points[at].neighbours[__builtin_ctz (board->next[at][point])];
    }
  if (!alx_legal_test (alx_input_get_state (input), board, &way, &refusal))
    alx_input_refuse (input, &refusal);
}

/**
 * alx_input_choose_point:
 * @input: an input
 * @point: where Alexander is to go; the end of the proposed way confirms that way, and a point
 *   that is no target but can be passed is added to it
 */
void
alx_input_choose_point (AlxInput *input,
                        guint8    point)
{
  const AlxState *state;
  const AlxBoard *board;
  gboolean proposed;

  g_return_if_fail (ALX_IS_INPUT (input));

  state = alx_input_get_state (input);
  board = alx_game_get_board (input->game);
  g_return_if_fail (point < board->n_points);

  proposed = input->proposed && input->proposal.kind == ALX_WAY;
  if (!alx_input_is_active (input) || state->phase != ALX_PHASE_WAY)
    return;
  if (proposed && input->ways.to == point)
    alx_input_confirm (input);
  else if (proposed && !alx_input_is_target (input, point) &&
           alx_ways_bend (&input->ways, state, board, point))
    propose_way (input);
  else if (alx_input_is_target (input, point) && alx_ways_list (&input->ways, state, board, point))
    propose_way (input);
  else
    refuse_point (input, point);
}

/** alx_input_next_way: proposes the way to the same point that is @step further in the list. */
void
alx_input_next_way (AlxInput *input,
                    int       step)
{
  guint n;

  g_return_if_fail (ALX_IS_INPUT (input));

  n = MIN (input->ways.n, ALX_MAX_LISTED);
  if (!input->proposed || input->proposal.kind != ALX_WAY || n < 2)
    return;
  input->ways.index = (input->ways.index + n + step) % n;
  propose_way (input);
}

/* --- spaces --- */

/* The occupation with the fewest governors and, among those, the one that saves the best cards. */
typedef struct
{
  const AlxState *state;
  const AlxBoard *board;
  guint8          label;
  AlxDecision     best;
  int             worth;
} Cheapest;

static gboolean
compare_occupation (const AlxDecision *decision,
                    gpointer           data)
{
  Cheapest *cheapest = data;
  int worth = -100 * decision->n;

  if (decision->kind != ALX_OCCUPY || cheapest->state->province[decision->at[0]] != cheapest->label)
    return TRUE;
  /* A card that is not paid can be used for a later levy, so save what the player has most of. */
  for (guint i = 0; i < decision->n; i++)
    worth += cheapest->state->hands[cheapest->state->player]
                                   [cheapest->board->spaces[decision->at[i]].symbol];
  if (cheapest->best.n == 0 || worth > cheapest->worth)
    {
      cheapest->best = *decision;
      cheapest->worth = worth;
    }
  return TRUE;
}

/* For a province that cannot be occupied: propose a governor if only cards are missing, so that the
   missing ones are shown; otherwise refuse. */
static void
propose_short (AlxInput *input,
               guint8    label)
{
  const AlxState *state = alx_input_get_state (input);
  const AlxBoard *board = alx_game_get_board (input->game);
  AlxDecision decision;
  AlxRefusal refusal;

  alx_decision_init (&decision, ALX_OCCUPY);
  for (guint s = 0; s < board->n_spaces && decision.n == 0; s++)
    if (state->province[s] == label && board->spaces[s].symbol != ALX_PLAIN)
      decision.at[decision.n++] = s;
  if (decision.n == 0)
    for (guint s = 0; s < board->n_spaces && decision.n == 0; s++)
      if (state->province[s] == label)
        decision.at[decision.n++] = s;
  if (alx_legal_test (state, board, &decision, &refusal))
    return;
  if (refusal.reason == ALX_REFUSED_CARDS)
    alx_input_set_proposal (input, &decision);
  else
    alx_input_refuse (input, &refusal);
}

static void
propose_occupation (AlxInput *input,
                    guint8    space)
{
  const AlxState *state = alx_input_get_state (input);
  Cheapest cheapest = {
    .state = state,
    .board = alx_game_get_board (input->game),
    .label = state->province[space],
  };

  alx_legal_foreach (state, cheapest.board, compare_occupation, &cheapest);
  if (cheapest.best.n > 0)
    alx_input_set_proposal (input, &cheapest.best);
  else
    propose_short (input, cheapest.label);
}

/* Adds a governor on @space to the proposed occupation, or removes it unless it is the last. */
static void
toggle_governor (AlxInput *input,
                 guint8    space)
{
  const AlxDecision *proposal = &input->proposal;
  AlxDecision changed;
  gboolean found = FALSE;

  alx_decision_init (&changed, ALX_OCCUPY);
  for (guint i = 0; i < proposal->n; i++)
    if (proposal->at[i] == space)
      found = TRUE;
    else
      changed.at[changed.n++] = proposal->at[i];
  if (found && changed.n == 0)
    return;
  if (!found)
    {
      guint i;

      if (changed.n == ALX_GOVERNORS)
        return;
      for (i = changed.n++; i > 0 && changed.at[i - 1] > space; i--)
        changed.at[i] = changed.at[i - 1];
      changed.at[i] = space;
    }
  alx_input_set_proposal (input, &changed);
}

static void
propose_take_back (AlxInput *input,
                   guint8    space)
{
  AlxDecision decision;

  alx_decision_init (&decision, ALX_TAKE_BACK);
  decision.n = 1;
  decision.at[0] = space;
  alx_input_propose (input, &decision);
}

/**
 * alx_input_choose_space:
 * @input: an input
 * @space: the space to which Alexander is to go, whose province is to be occupied, or whose
 *   governor is to be placed or taken back, depending on phase and mode
 */
void
alx_input_choose_space (AlxInput *input,
                        guint8    space)
{
  const AlxState *state;
  const AlxBoard *board;
  gboolean occupying;

  g_return_if_fail (ALX_IS_INPUT (input));

  state = alx_input_get_state (input);
  board = alx_game_get_board (input->game);
  g_return_if_fail (space < board->n_spaces);

  occupying = input->proposed && input->proposal.kind == ALX_OCCUPY &&
              state->province[input->proposal.at[0]] == state->province[space];
  if (!alx_input_is_active (input))
    return;
  if (state->phase == ALX_PHASE_WAY)
    {
      const guint8 *points = board->spaces[space].points;
      guint8 nearest = points[0];

      for (guint i = 1; i < 3; i++)
        if (board->distance[state->alexander][points[i]] <
            board->distance[state->alexander][nearest])
          nearest = points[i];
      alx_input_choose_point (input, nearest);
    }
  else if (state->phase == ALX_PHASE_CARD)
    alx_input_refuse (input, &(AlxRefusal){
                               .reason = ALX_REFUSED_PHASE, .rule = 6, .number = ALX_PHASE_CARD });
  else if (state->phase != ALX_PHASE_ACTIONS)
    return;
  else if (occupying && board->spaces[space].symbol != ALX_PLAIN)
    toggle_governor (input, space);
  else if (occupying)
    alx_input_confirm (input);
  else if (input->mode == ALX_MODE_TAKE_BACK ||
           (input->mode == ALX_MODE_ANY && alx_state_governor_on (state, space) == state->player))
    propose_take_back (input, space);
  else
    propose_occupation (input, space);
}

/* --- marks --- */

static void
mark_move (AlxInput *input,
           AlxScene *scene)
{
  const AlxState *state = &scene->state;
  const AlxDecision *way;
  guint8 symbol = state->symbol;

  if (state->phase == ALX_PHASE_CARD)
    {
      if (!input->proposed || input->proposal.kind == ALX_NO_MOVE)
        return;
      symbol = input->proposal.symbol;
    }
  scene->choices = alx_state_allowed_spaces (state, scene->board, symbol);
  scene->targets = alx_state_allowed_points (state, scene->board, symbol);
  if (state->phase != ALX_PHASE_WAY)
    return;
  way = alx_input_get_preview (input);
  if (way == NULL)
    return;
  scene->n_way = way->n;
  memcpy (scene->way, way->at, way->n);
  scene->after = scene->state;
  alx_apply (&scene->after, scene->board, way, NULL);
}

/* Marks the spaces of a province on which a governor can be placed. */
static void
mark_symbols (AlxScene *scene,
              guint8    label)
{
  for (guint s = 0; s < scene->board->n_spaces; s++)
    if (scene->state.province[s] == label && scene->board->spaces[s].symbol != ALX_PLAIN)
      alx_space_set_add (&scene->choices, s);
}

static gboolean
mark_province (const AlxDecision *decision,
               gpointer           data)
{
  AlxScene *scene = data;

  if (decision->kind == ALX_OCCUPY && !alx_space_set_has (&scene->choices, decision->at[0]))
    mark_symbols (scene, scene->state.province[decision->at[0]]);
  return TRUE;
}

static void
mark_actions (AlxInput *input,
              AlxScene *scene)
{
  const AlxState *state = &scene->state;

  if (input->mode == ALX_MODE_TAKE_BACK)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[state->player][i] != ALX_NONE)
        alx_space_set_add (&scene->choices, state->governors[state->player][i]);
  if (input->mode == ALX_MODE_OCCUPY && !input->proposed)
    alx_legal_foreach (state, scene->board, mark_province, scene);
  if (!input->proposed ||
      (input->proposal.kind != ALX_OCCUPY && input->proposal.kind != ALX_TAKE_BACK))
    return;
  scene->placing = input->proposal.kind == ALX_OCCUPY;
  if (scene->placing)
    mark_symbols (scene, state->province[input->proposal.at[0]]);
  for (guint i = 0; i < input->proposal.n; i++)
    alx_space_set_add (&scene->chosen, input->proposal.at[i]);
}

/** alx_input_mark: adds marks for the proposal and what may be chosen to @scene, a scene of the
    current position. */
void
alx_input_mark (AlxInput *input,
                AlxScene *scene)
{
  g_return_if_fail (ALX_IS_INPUT (input) && scene != NULL);

  scene->point = input->point;
  scene->space = input->space;
  scene->focused = input->focused;
  if (!alx_input_is_active (input))
    return;
  if (scene->state.phase == ALX_PHASE_ACTIONS)
    mark_actions (input, scene);
  else if (scene->state.phase == ALX_PHASE_CARD || scene->state.phase == ALX_PHASE_WAY)
    mark_move (input, scene);
}
