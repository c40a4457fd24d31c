/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input on the board: choosing ways, provinces and governors, and the marks for that. */

#include "alx-input-private.h"

#include <string.h>

/* --- ways --- */

/* A card stays proposed, together with the way. */
static void
propose_way (KitInput *input)
{
  const AlxWays *ways = &ALX_INPUT (input)->ways;

  ALX_INPUT (input)->way_symbol = alx_input_get_moving (input)->symbol;
  if (alx_input_get_card (input) != NULL)
    kit_input_refresh (input);
  else
    kit_input_set_proposal (input, &ways->items[ways->index]);
}

/* No way leads to @point: refuses with the reason why any shortest way is illegal. */
static void
refuse_point (KitInput *input,
              guint8    point)
{
  const AlxBoard *board = alx_input_get_board (input);
  const AlxState *moving = alx_input_get_moving (input);
  AlxDecision way;
  AlxRefusal refusal;

  alx_decision_init (&way, ALX_WAY);
  for (guint8 at = moving->alexander; ; )
    {
      way.at[way.n++] = at;
      if (at == point)
        break;
      at = board->points[at].neighbours[__builtin_ctz (board->next[at][point])];
    }
  if (!alx_legal_test (moving, board, &way, &refusal))
    kit_input_refuse (input, (KitRefusal *) &refusal);
}

static void
refuse_without_card (KitInput *input)
{
  kit_input_refuse (input, (KitRefusal *) &(AlxRefusal){
                             .reason = ALX_REFUSED_PHASE, .rule = 6, .number = ALX_PHASE_CARD });
}

/**
 * alx_input_choose_point:
 * @input: an input
 * @point: where Alexander is to go; the end of the proposed way confirms that way, and a point
 *   that is no target but can be passed is added to it. While a card is proposed, the way is
 *   proposed with it
 */
void
alx_input_choose_point (KitInput *input,
                        guint8    point)
{
  const AlxState *moving;
  const AlxBoard *board;
  AlxWays *ways;

  g_return_if_fail (ALX_IS_INPUT (input));

  moving = alx_input_get_moving (input);
  board = alx_input_get_board (input);
  g_return_if_fail (point < board->n_points);

  ways = alx_input_get_ways (input);
  if (moving == NULL)
    {
      if (kit_input_is_active (input) && alx_input_get_state (input)->phase == ALX_PHASE_CARD)
        refuse_without_card (input);
      return;
    }
  if (ways != NULL && ways->to == point)
    kit_input_confirm (input);
  else if (ways != NULL && !alx_input_is_target (input, point) &&
           alx_ways_bend (ways, moving, board, point))
    propose_way (input);
  else if (alx_input_is_target (input, point) &&
           alx_ways_list (&ALX_INPUT (input)->ways, moving, board, point))
    propose_way (input);
  else
    refuse_point (input, point);
}

/** alx_input_choose_way: proposes @way, a legal one, for the card that is chosen or proposed. */
void
alx_input_choose_way (KitInput          *input,
                      const AlxDecision *way)
{
  AlxWays *ways;

  g_return_if_fail (ALX_IS_INPUT (input) && way != NULL && way->kind == ALX_WAY);

  alx_input_choose_point (input, way->at[way->n - 1]);
  ways = alx_input_get_ways (input);
  for (guint i = 0; ways != NULL && i < MIN (ways->n, ALX_MAX_LISTED); i++)
    if (alx_decision_equal (&ways->items[i], way))
      {
        ways->index = i;
        propose_way (input);
        return;
      }
}

/** alx_input_next_way: proposes the way to the same point that is @step further in the list. */
void
alx_input_next_way (KitInput *input,
                    int       step)
{
  AlxWays *ways;
  guint n;

  g_return_if_fail (ALX_IS_INPUT (input));

  ways = alx_input_get_ways (input);
  n = ways != NULL ? MIN (ways->n, ALX_MAX_LISTED) : 0;
  if (n < 2)
    return;
  ways->index = (ways->index + n + step) % n;
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
propose_short (KitInput *input,
               guint8    label)
{
  const AlxState *state = alx_input_get_state (input);
  const AlxBoard *board = alx_input_get_board (input);
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
    kit_input_set_proposal (input, &decision);
  else
    kit_input_refuse (input, (KitRefusal *) &refusal);
}

static void
propose_occupation (KitInput *input,
                    guint8    space)
{
  const AlxState *state = alx_input_get_state (input);
  Cheapest cheapest = {
    .state = state,
    .board = alx_input_get_board (input),
    .label = state->province[space],
  };

  alx_legal_foreach (state, cheapest.board, compare_occupation, &cheapest);
  if (cheapest.best.n > 0)
    kit_input_set_proposal (input, &cheapest.best);
  else
    propose_short (input, cheapest.label);
}

/* Adds a governor on @space to the proposed occupation, or removes it unless it is the last. */
static void
toggle_governor (KitInput *input,
                 guint8    space)
{
  const AlxDecision *proposal = alx_input_get_proposal (input);
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
  kit_input_set_proposal (input, &changed);
}

static void
propose_take_back (KitInput *input,
                   guint8    space)
{
  AlxDecision decision;

  alx_decision_init (&decision, ALX_TAKE_BACK);
  decision.n = 1;
  decision.at[0] = space;
  kit_input_propose (input, &decision);
}

/**
 * alx_input_choose_space:
 * @input: an input
 * @space: the space to which Alexander is to go, whose province is to be occupied, or whose
 *   governor is to be placed or taken back, depending on phase and mode
 */
void
alx_input_choose_space (KitInput *input,
                        guint8    space)
{
  const AlxState *state;
  const AlxBoard *board;
  gboolean occupying;
  AlxMode mode;

  g_return_if_fail (ALX_IS_INPUT (input));

  state = alx_input_get_state (input);
  board = alx_input_get_board (input);
  g_return_if_fail (space < board->n_spaces);

  mode = alx_input_get_mode (input);
  occupying =
    alx_input_proposes (input, ALX_OCCUPY) &&
    state->province[alx_input_get_proposal (input)->at[0]] == state->province[space];
  if (!kit_input_is_active (input))
    return;
  if (alx_input_get_moving (input) != NULL)
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
    refuse_without_card (input);
  else if (state->phase != ALX_PHASE_ACTIONS)
    return;
  else if (occupying && board->spaces[space].symbol != ALX_PLAIN)
    toggle_governor (input, space);
  else if (occupying)
    kit_input_confirm (input);
  else if (mode == ALX_MODE_TAKE_BACK ||
           (mode == ALX_MODE_ANY && alx_state_governor_on (state, space) == state->player))
    propose_take_back (input, space);
  else
    propose_occupation (input, space);
}

/* --- marks --- */

static void
mark_move (KitInput *input,
           AlxScene *scene)
{
  const AlxDecision *preview = alx_input_get_preview (input);
  const AlxState *moving = alx_input_get_moving (input);
  gboolean is_card =
    preview != NULL && (preview->kind == ALX_CHOOSE || preview->kind == ALX_SPECIAL);
  guint8 symbol = is_card ? preview->symbol : moving != NULL ? moving->symbol : ALX_NONE;

  if (symbol == ALX_NONE)
    return;
  scene->choices = alx_state_allowed_spaces (&scene->state, scene->board, symbol);
  scene->targets = alx_state_allowed_points (&scene->state, scene->board, symbol);
  if (preview == NULL || preview->kind != ALX_WAY)
    return;
  scene->n_way = preview->n;
  memcpy (scene->way, preview->at, preview->n);
  scene->after = *moving;
  alx_apply (&scene->after, scene->board, preview, NULL);
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

static void
mark_actions (KitInput *input,
              AlxScene *scene)
{
  const AlxState *state = &scene->state;
  const AlxDecision *proposal = alx_input_get_proposal (input);
  AlxMode mode = alx_input_get_mode (input);

  if (proposal == NULL && mode != ALX_MODE_TAKE_BACK)
    scene->choices = *alx_input_get_payable (input);
  if (mode == ALX_MODE_TAKE_BACK || (mode == ALX_MODE_ANY && proposal == NULL))
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[state->player][i] != ALX_NONE)
        alx_space_set_add (&scene->choices, state->governors[state->player][i]);
  if (proposal == NULL ||
      (proposal->kind != ALX_OCCUPY && proposal->kind != ALX_TAKE_BACK))
    return;
  scene->placing = proposal->kind == ALX_OCCUPY;
  if (scene->placing)
    mark_symbols (scene, state->province[proposal->at[0]]);
  for (guint i = 0; i < proposal->n; i++)
    alx_space_set_add (&scene->chosen, proposal->at[i]);
}

/** alx_input_mark: adds marks for the proposal and what may be chosen to @scene, a scene of the
    current position. */
void
alx_input_mark (KitInput *input,
                AlxScene *scene)
{
  int place;

  g_return_if_fail (ALX_IS_INPUT (input) && scene != NULL);

  place = kit_input_get_place (input, &scene->focused);
  scene->point = alx_place_get_point (scene->board, place);
  scene->space = alx_place_get_space (scene->board, place);
  if (!kit_input_is_active (input))
    return;
  if (scene->state.phase == ALX_PHASE_ACTIONS)
    mark_actions (input, scene);
  else if (scene->state.phase == ALX_PHASE_CARD || scene->state.phase == ALX_PHASE_WAY)
    mark_move (input, scene);
}
