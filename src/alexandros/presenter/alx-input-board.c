/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input on the board: choosing ways, provinces and governors. */

#include "alx-input-private.h"

#include <string.h>

/* --- ways --- */

/* A card stays proposed, together with the way. */
static void
propose_way (KitInput *input)
{
  AlxInput *self = ALX_INPUT (input);

  self->way_symbol = self->choice.moving->symbol;
  if (alx_choice_get_card (&self->choice) != NULL)
    kit_input_refresh (input);
  else
    kit_input_set_proposal (input, &self->ways.items[self->ways.index]);
}

/* No way leads to @point: refuses with the reason why any shortest way is illegal. */
static void
refuse_point (KitInput        *input,
              const AlxChoice *choice,
              guint8           point)
{
  const AlxBoard *board = choice->board;
  AlxDecision way;
  AlxRefusal refusal;

  alx_decision_init (&way, ALX_WAY);
  for (guint8 at = choice->moving->alexander; ; )
    {
      way.at[way.n++] = at;
      if (at == point)
        break;
      at = board->points[at].neighbours[__builtin_ctz (board->next[at][point])];
    }
  if (!alx_legal_test (choice->moving, board, &way, &refusal))
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
  const AlxChoice *choice;
  AlxWays *ways;

  g_return_if_fail (ALX_IS_INPUT (input));

  choice = alx_input_get_choice (input);
  ways = &ALX_INPUT (input)->ways;
  g_return_if_fail (point < choice->board->n_points);

  if (choice->moving == NULL)
    {
      if (choice->is_active && choice->state->phase == ALX_PHASE_CARD)
        refuse_without_card (input);
    }
  else if (choice->ways != NULL && ways->to == point)
    kit_input_confirm (input);
  else if (alx_choice_is_target (choice, point)
             ? alx_ways_list (ways, choice->moving, choice->board, point)
             : choice->ways != NULL && alx_ways_bend (ways, choice->moving, choice->board, point))
    propose_way (input);
  else
    refuse_point (input, choice, point);
}

/** alx_input_choose_way: proposes @way, a legal one, for the card that is chosen or proposed. */
void
alx_input_choose_way (KitInput          *input,
                      const AlxDecision *way)
{
  const AlxWays *ways;

  g_return_if_fail (ALX_IS_INPUT (input) && way != NULL && way->kind == ALX_WAY);

  alx_input_choose_point (input, way->at[way->n - 1]);
  ways = alx_input_get_choice (input)->ways;
  for (guint i = 0; ways != NULL && i < MIN (ways->n, ALX_MAX_LISTED); i++)
    if (alx_decision_equal (&ways->items[i], way))
      {
        ALX_INPUT (input)->ways.index = i;
        propose_way (input);
        return;
      }
}

/** alx_input_next_way: proposes the way to the same point that is @step further in the list. */
void
alx_input_next_way (KitInput *input,
                    int       step)
{
  const AlxWays *ways;
  guint n;

  g_return_if_fail (ALX_IS_INPUT (input));

  ways = alx_input_get_choice (input)->ways;
  n = ways != NULL ? MIN (ways->n, ALX_MAX_LISTED) : 0;
  if (n < 2)
    return;
  ALX_INPUT (input)->ways.index = (ways->index + n + step) % n;
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
propose_short (KitInput        *input,
               const AlxChoice *choice,
               guint8           label)
{
  const AlxState *state = choice->state;
  const AlxBoard *board = choice->board;
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
propose_occupation (KitInput        *input,
                    const AlxChoice *choice,
                    guint8           space)
{
  Cheapest cheapest = {
    .state = choice->state,
    .board = choice->board,
    .label = choice->state->province[space],
  };

  alx_legal_foreach (choice->state, choice->board, compare_occupation, &cheapest);
  if (cheapest.best.n > 0)
    kit_input_set_proposal (input, &cheapest.best);
  else
    propose_short (input, choice, cheapest.label);
}

/* Adds a governor on @space to the proposed occupation, or removes it unless it is the last. */
static void
toggle_governor (KitInput          *input,
                 const AlxDecision *proposal,
                 guint8             space)
{
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
  const AlxChoice *choice;
  const AlxState *state;
  const AlxSpace *chosen;
  gboolean occupying;

  g_return_if_fail (ALX_IS_INPUT (input));

  choice = alx_input_get_choice (input);
  state = choice->state;
  g_return_if_fail (space < choice->board->n_spaces);

  if (!choice->is_active)
    return;
  chosen = &choice->board->spaces[space];
  occupying = alx_choice_proposes (choice, ALX_OCCUPY) &&
              state->province[choice->proposal->at[0]] == state->province[space];
  if (choice->moving != NULL)
    {
      const guint8 *distance = choice->board->distance[state->alexander];
      guint8 nearest = chosen->points[0];

      for (guint i = 1; i < G_N_ELEMENTS (chosen->points); i++)
        if (distance[chosen->points[i]] < distance[nearest])
          nearest = chosen->points[i];
      alx_input_choose_point (input, nearest);
    }
  else if (state->phase == ALX_PHASE_CARD)
    refuse_without_card (input);
  else if (state->phase != ALX_PHASE_ACTIONS)
    return;
  else if (occupying && chosen->symbol != ALX_PLAIN)
    toggle_governor (input, choice->proposal, space);
  else if (occupying)
    kit_input_confirm (input);
  else if (choice->mode == ALX_MODE_TAKE_BACK ||
           (choice->mode == ALX_MODE_ANY && alx_state_governor_on (state, space) == state->player))
    propose_take_back (input, space);
  else
    propose_occupation (input, choice, space);
}
