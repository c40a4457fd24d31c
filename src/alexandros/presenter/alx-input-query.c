/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The getters of AlxInput: what is proposed, and between what one can choose. */

#include "alx-input-private.h"

#include <string.h>

/** alx_input_get_board: (transfer none): the board. */
const AlxBoard *
alx_input_get_board (KitInput *input)
{
  return kit_game_get_board (kit_input_get_game (input));
}

/** alx_input_get_state: (transfer none): the current position. */
const AlxState *
alx_input_get_state (KitInput *input)
{
  return kit_input_get_state (input);
}

/** alx_input_proposes: whether a decision of this kind is proposed. */
gboolean
alx_input_proposes (KitInput        *input,
                    AlxDecisionKind  kind)
{
  const AlxDecision *proposal = alx_input_get_proposal (input);

  return proposal != NULL && proposal->kind == kind;
}

/** alx_input_get_card: (transfer none) (nullable): the proposed card to move Alexander with. */
const AlxDecision *
alx_input_get_card (KitInput *input)
{
  return alx_input_proposes (input, ALX_CHOOSE) || alx_input_proposes (input, ALX_SPECIAL)
           ? alx_input_get_proposal (input) : NULL;
}

/** alx_input_get_moving: (transfer none) (nullable): the position in which a way is chosen: the
    current one or, while a card is proposed, the one after it; only that phase and symbol change
    is looked at. %NULL if no way can be chosen. */
const AlxState *
alx_input_get_moving (KitInput *input)
{
  AlxInput *self;
  const AlxState *state;
  const AlxDecision *card;

  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  self = ALX_INPUT (input);
  if (!kit_input_is_active (input))
    return NULL;
  state = alx_input_get_state (input);
  card = alx_input_get_card (input);
  if (state->phase == ALX_PHASE_WAY)
    return state;
  if (card == NULL)
    return NULL;
  self->moving = *state;
  self->moving.phase = ALX_PHASE_WAY;
  self->moving.symbol = card->symbol;
  return &self->moving;
}

/** alx_input_get_ways: (transfer none) (nullable): those between which one can choose, if a way is
    proposed, by itself or with a card. They are listed when they are needed, because a way may also
    be typed. */
AlxWays *
alx_input_get_ways (KitInput *input)
{
  const AlxDecision *proposal = alx_input_get_proposal (input);
  const AlxDecision *card = alx_input_get_card (input);
  AlxWays *ways = &ALX_INPUT (input)->ways;

  if (card != NULL)
    return ways->to != ALX_NONE && ALX_INPUT (input)->way_symbol == card->symbol ? ways : NULL;
  if (proposal == NULL || proposal->kind != ALX_WAY)
    return NULL;
  if (ways->to != proposal->at[proposal->n - 1])
    alx_ways_list (ways, alx_input_get_state (input), alx_input_get_board (input),
                   proposal->at[proposal->n - 1]);
  return ways;
}

/** alx_input_is_target: whether Alexander may go to @point; a way must be choosable. */
gboolean
alx_input_is_target (KitInput *input,
                     guint8    point)
{
  const AlxState *moving = alx_input_get_moving (input);
  AlxPointSet points =
    alx_state_allowed_points (moving, alx_input_get_board (input), moving->symbol);

  return alx_point_set_has (&points, point);
}

/** alx_input_get_mode: what a click on a space means. */
AlxMode
alx_input_get_mode (KitInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), ALX_MODE_ANY);

  return ALX_INPUT (input)->mode;
}

/** alx_input_get_proposal: (transfer none) (nullable): the proposal, which may not be legal yet. */
const AlxDecision *
alx_input_get_proposal (KitInput *input)
{
  return kit_input_get_proposal (input);
}

/** alx_input_get_preview: (transfer none) (nullable): what choosing what is pointed at would
    propose, or else the way to the point under the pointer, or else the proposal. A way is one in
    the position of alx_input_get_moving(). */
const AlxDecision *
alx_input_get_preview (KitInput *input)
{
  AlxInput *self;
  const AlxWays *ways;

  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  self = ALX_INPUT (input);
  ways = alx_input_get_ways (input);
  if (self->choice != ALX_CHOICE_NONE && self->is_legal)
    return &self->considered;
  if (self->has_hovered && (ways == NULL || self->hovered.to != ways->to))
    return &self->hovered.items[0];
  return ways != NULL ? &ways->items[ways->index] : alx_input_get_proposal (input);
}

/** alx_input_is_complete: whether there is a legal proposal; sets @refusal if it is illegal. */
gboolean
alx_input_is_complete (KitInput   *input,
                       AlxRefusal *refusal)
{
  KitRefusal why;
  gboolean complete;

  g_return_val_if_fail (ALX_IS_INPUT (input) && refusal != NULL, FALSE);

  complete = kit_input_is_complete (input, &why);
  if (!complete)
    *refusal = *(AlxRefusal *) &why;
  return complete;
}

/** alx_input_get_n_ways: the number of ways between which one can choose, and the @index of the
    proposed one; 0 if no way is proposed. */
guint
alx_input_get_n_ways (KitInput *input,
                      guint    *index)
{
  const AlxWays *ways;

  g_return_val_if_fail (ALX_IS_INPUT (input) && index != NULL, 0);

  ways = alx_input_get_ways (input);
  if (ways == NULL)
    return 0;
  *index = ways->index;
  return ways->n;
}

/** alx_input_is_pointing: whether something is pointed at that has a preview, or a reason why it is
    not possible. */
gboolean
alx_input_is_pointing (KitInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), FALSE);

  return ALX_INPUT (input)->choice != ALX_CHOICE_NONE || ALX_INPUT (input)->has_hovered;
}

/** alx_input_previews_proposal: whether the preview is the proposal, or the way proposed with it:
    then choosing it again confirms. */
gboolean
alx_input_previews_proposal (KitInput *input)
{
  const AlxDecision *preview;
  const AlxDecision *proposal;
  const AlxWays *ways;

  g_return_val_if_fail (ALX_IS_INPUT (input), FALSE);

  preview = alx_input_get_preview (input);
  proposal = alx_input_get_proposal (input);
  ways = alx_input_get_ways (input);
  return proposal != NULL &&
         (alx_decision_equal (preview, proposal) ||
          (ways != NULL && alx_decision_equal (preview, &ways->items[ways->index])));
}

/** alx_input_get_face_up: the place of the face-up card that is meant by a proposal, for both may
    show the same symbol. */
guint
alx_input_get_face_up (KitInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), 0);

  return ALX_INPUT (input)->face_up;
}

/** alx_input_get_paid: the cards of the hand that the proposal would cost. */
void
alx_input_get_paid (KitInput *input,
                    guint8    paid[ALX_SYMBOLS])
{
  const AlxDecision *proposal;
  AlxCost cost;

  g_return_if_fail (ALX_IS_INPUT (input) && paid != NULL);

  memset (paid, 0, ALX_SYMBOLS);
  proposal = alx_input_get_proposal (input);
  if (proposal == NULL)
    return;
  if (proposal->kind == ALX_SPECIAL || proposal->kind == ALX_LEVY)
    paid[proposal->symbol] = 1;
  if (proposal->kind != ALX_OCCUPY)
    return;
  alx_legal_cost (alx_input_get_state (input), alx_input_get_board (input), proposal, &cost);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    paid[i] = cost.removal[i] + cost.occupation[i];
}

static gboolean
add_payable (const AlxDecision *decision,
             gpointer           data)
{
  KitInput *input = data;
  AlxSpaceSet *payable = &ALX_INPUT (input)->payable;
  const AlxState *state = alx_input_get_state (input);
  const AlxBoard *board = alx_input_get_board (input);

  if (decision->kind != ALX_OCCUPY || alx_space_set_has (payable, decision->at[0]))
    return TRUE;
  for (guint s = 0; s < board->n_spaces; s++)
    if (state->province[s] == state->province[decision->at[0]] &&
        board->spaces[s].symbol != ALX_PLAIN)
      alx_space_set_add (payable, s);
  return TRUE;
}

/** alx_input_get_payable: (transfer none): the symbol spaces of the provinces that the player can
    occupy now. */
const AlxSpaceSet *
alx_input_get_payable (KitInput *input)
{
  AlxInput *self = ALX_INPUT (input);

  if (self->has_payable)
    return &self->payable;
  self->has_payable = TRUE;
  memset (&self->payable, 0, sizeof self->payable);
  alx_legal_foreach (alx_input_get_state (input), alx_input_get_board (input), add_payable, input);
  return &self->payable;
}
