/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has chosen so far in Alexandros: questions of panels and board. */

#include "alx-choice.h"

#include <string.h>

/** alx_choice_proposes: whether a decision of this kind is proposed. */
gboolean
alx_choice_proposes (const AlxChoice *choice,
                     AlxDecisionKind  kind)
{
  return choice->proposal != NULL && choice->proposal->kind == kind;
}

/** alx_choice_get_card: (transfer none) (nullable): the proposed card to move Alexander with. */
const AlxDecision *
alx_choice_get_card (const AlxChoice *choice)
{
  return alx_choice_proposes (choice, ALX_CHOOSE) || alx_choice_proposes (choice, ALX_SPECIAL)
           ? choice->proposal : NULL;
}

/** alx_choice_is_target: whether Alexander may go to @point; a way must be choosable. */
gboolean
alx_choice_is_target (const AlxChoice *choice,
                      guint8           point)
{
  AlxPointSet points =
    alx_state_allowed_points (choice->moving, choice->board, choice->moving->symbol);

  return alx_point_set_has (&points, point);
}

/* --- what choosing something besides the board would propose --- */

/* A special move with a card of the hand. */
static void
make_special (const AlxChoice *choice,
              AlxDecision     *decision)
{
  const AlxState *state = choice->state;

  decision->kind = ALX_SPECIAL;
  if (state->options.special_refresh)
    decision->refreshed = state->face_up[0] != ALX_NONE ? state->face_up[0] : state->face_up[1];
}

/* A levy with the symbol of which the hand has most cards; if none is legal, one whose refusal says
   more than that no governor stands on the symbol. */
static void
make_levy (const AlxChoice *choice,
           AlxDecision     *decision)
{
  const guint8 *hand = choice->state->hands[choice->state->player];
  AlxDecision levy = *decision;
  AlxRefusal refusal;
  gboolean found = FALSE;

  for (levy.symbol = 0; levy.symbol < ALX_SYMBOLS; levy.symbol++)
    if (alx_legal_test (choice->state, choice->board, &levy, &refusal))
      {
        if (!found || hand[levy.symbol] > hand[decision->symbol])
          decision->symbol = levy.symbol;
        found = TRUE;
      }
    else if (!found && refusal.reason != ALX_REFUSED_LEVY_SYMBOL)
      decision->symbol = levy.symbol;
}

/* The face-up card at @place: to move with, to be discarded too, or to be taken. */
static void
make_face_up (const AlxChoice *choice,
              guint            place,
              AlxDecision     *decision)
{
  const AlxState *state = choice->state;

  if (alx_choice_proposes (choice, ALX_SPECIAL) && choice->proposal->refreshed != ALX_NONE)
    {
      *decision = *choice->proposal;
      decision->refreshed = state->face_up[place];
      return;
    }
  decision->kind = state->phase == ALX_PHASE_CARD ? ALX_CHOOSE : ALX_TAKE;
  decision->symbol = state->face_up[place];
}

/**
 * alx_choice_make:
 * @choice: what has been chosen so far
 * @item: what could be chosen
 * @which: which of these
 * @decision: (out): what that would propose, legal or not
 *
 * Returns: %FALSE if nothing would be proposed: an empty place, or what is chosen on the board
 */
gboolean
alx_choice_make (const AlxChoice *choice,
                 AlxItem          item,
                 guint            which,
                 AlxDecision     *decision)
{
  static const guint8 kinds[] = {
    [ALX_ITEM_HAND] = ALX_LEVY,
    [ALX_ITEM_SUPPLY] = ALX_DRAW,
    [ALX_ITEM_LEVY] = ALX_LEVY,
    [ALX_ITEM_NO_MOVE] = ALX_NO_MOVE,
    [ALX_ITEM_END] = ALX_END_TURN,
  };

  alx_decision_init (decision, kinds[item]);
  switch (item)
    {
    case ALX_ITEM_NONE:
    case ALX_ITEM_OCCUPY:
    case ALX_ITEM_TAKE_BACK:
      return FALSE;
    case ALX_ITEM_FACE_UP:
      make_face_up (choice, which, decision);
      return choice->state->face_up[which] != ALX_NONE;
    case ALX_ITEM_HAND:
      decision->symbol = which;
      if (choice->state->phase == ALX_PHASE_CARD)
        make_special (choice, decision);
      return TRUE;
    case ALX_ITEM_LEVY:
      decision->symbol = 0;
      make_levy (choice, decision);
      return TRUE;
    default:
      return TRUE;
    }
}

typedef struct
{
  const AlxChoice *choice;
  AlxSpaceSet      found;
} Payable;

static gboolean
add_payable (const AlxDecision *decision,
             gpointer           data)
{
  Payable *payable = data;
  const AlxState *state = payable->choice->state;
  const AlxBoard *board = payable->choice->board;

  if (decision->kind != ALX_OCCUPY || alx_space_set_has (&payable->found, decision->at[0]))
    return TRUE;
  for (guint s = 0; s < board->n_spaces; s++)
    if (state->province[s] == state->province[decision->at[0]] &&
        board->spaces[s].symbol != ALX_PLAIN)
      alx_space_set_add (&payable->found, s);
  return TRUE;
}

/* The symbol spaces of the provinces that the player can occupy now. */
static AlxSpaceSet
find_payable (const AlxChoice *choice)
{
  Payable payable = { choice };

  alx_legal_foreach (choice->state, choice->board, add_payable, &payable);
  return payable.found;
}

/**
 * alx_choice_is_possible:
 * @choice: what has been chosen so far
 * @item: what could be chosen
 * @which: which of these
 * @refusal: (out): why it is not possible; its reason is 0 if no rule says so: an empty place,
 *   nobody to choose, or no province or governor that could be chosen
 *
 * Returns: whether it may be chosen now
 */
gboolean
alx_choice_is_possible (const AlxChoice *choice,
                        AlxItem          item,
                        guint            which,
                        AlxRefusal      *refusal)
{
  const AlxState *state = choice->state;
  AlxDecision decision;
  AlxSpaceSet payable;

  memset (refusal, 0, sizeof *refusal);
  if (!choice->is_active)
    return FALSE;
  if (item == ALX_ITEM_OCCUPY && state->phase == ALX_PHASE_ACTIONS)
    {
      payable = find_payable (choice);
      return alx_space_set_size (&payable) > 0;
    }
  if (item == ALX_ITEM_TAKE_BACK)
    return state->phase == ALX_PHASE_ACTIONS &&
           alx_state_unused_governors (state, state->player) < ALX_GOVERNORS;
  return alx_choice_make (choice, item, which, &decision) &&
         alx_legal_test (state, choice->board, &decision, refusal);
}

/* --- what is shown of it --- */

/** alx_choice_get_preview: (transfer none) (nullable): what choosing what is pointed at would
    propose, or else the way to the point under the pointer, or else the proposal. A way is one in
    the position @moving. */
const AlxDecision *
alx_choice_get_preview (const AlxChoice *choice)
{
  const AlxWays *ways = choice->ways;

  if (choice->considered != NULL)
    return choice->considered;
  if (choice->hovered != NULL && (ways == NULL || choice->hovered->to != ways->to))
    return &choice->hovered->items[0];
  return ways != NULL ? &ways->items[ways->index] : choice->proposal;
}

/** alx_choice_previews_proposal: whether the preview is the proposal, or the way proposed with it:
    then choosing it again confirms. */
gboolean
alx_choice_previews_proposal (const AlxChoice *choice)
{
  const AlxDecision *preview = alx_choice_get_preview (choice);
  const AlxWays *ways = choice->ways;

  return choice->proposal != NULL &&
         (alx_decision_equal (preview, choice->proposal) ||
          (ways != NULL && alx_decision_equal (preview, &ways->items[ways->index])));
}

/** alx_choice_is_pointing: whether something is pointed at that has a preview, or a reason why it
    is not possible. */
gboolean
alx_choice_is_pointing (const AlxChoice *choice)
{
  return choice->item != ALX_ITEM_NONE || choice->hovered != NULL;
}

/** alx_choice_get_paid: the cards of the hand that the proposal would cost. */
void
alx_choice_get_paid (const AlxChoice *choice,
                     guint8           paid[ALX_SYMBOLS])
{
  const AlxDecision *proposal = choice->proposal;
  AlxCost cost;

  memset (paid, 0, ALX_SYMBOLS);
  if (alx_choice_proposes (choice, ALX_SPECIAL) || alx_choice_proposes (choice, ALX_LEVY))
    paid[proposal->symbol] = 1;
  if (!alx_choice_proposes (choice, ALX_OCCUPY))
    return;
  alx_legal_cost (choice->state, choice->board, proposal, &cost);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    paid[i] = cost.removal[i] + cost.occupation[i];
}

static void
mark_move (const AlxChoice *choice,
           AlxScene        *scene)
{
  const AlxDecision *preview = alx_choice_get_preview (choice);
  gboolean is_card =
    preview != NULL && (preview->kind == ALX_CHOOSE || preview->kind == ALX_SPECIAL);
  guint8 symbol = is_card                  ? preview->symbol
                  : choice->moving != NULL ? choice->moving->symbol : ALX_NONE;

  if (symbol == ALX_NONE)
    return;
  scene->choices = alx_state_allowed_spaces (&scene->state, scene->board, symbol);
  scene->targets = alx_state_allowed_points (&scene->state, scene->board, symbol);
  if (preview == NULL || preview->kind != ALX_WAY)
    return;
  scene->n_way = preview->n;
  memcpy (scene->way, preview->at, preview->n);
  scene->after = *choice->moving;
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
mark_actions (const AlxChoice *choice,
              AlxScene        *scene)
{
  const AlxState *state = &scene->state;
  const AlxDecision *proposal = choice->proposal;
  AlxMode mode = choice->mode;

  if (proposal == NULL && mode != ALX_MODE_TAKE_BACK)
    scene->choices = find_payable (choice);
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

static void
add_ghost (AlxScene *scene,
           guint8    kind,
           guint8    at,
           guint     number)
{
  if (scene->n_ghosts < KIT_MAX_GHOSTS)
    scene->ghosts[scene->n_ghosts++] = (KitGhost) { at, kind, number };
}

/* The steps of a turn that is advised; a card and the way that it leads are one. */
static void
mark_advice (const AlxChoice *choice,
             AlxScene        *scene)
{
  guint number = 0;

  for (guint i = 0; choice->n_advice > 1 && i < choice->n_advice; i++)
    {
      const AlxDecision *step = &choice->advice[i];

      number += i == 0 || step->kind != ALX_WAY;
      if (step->kind == ALX_WAY)
        add_ghost (scene, ALX_GHOST_POINT, step->at[step->n - 1], number);
      for (guint k = 0; step->kind == ALX_OCCUPY && k < step->n; k++)
        add_ghost (scene, ALX_GHOST_GOVERNOR, step->at[k], number);
      if (step->kind == ALX_TAKE_BACK)
        add_ghost (scene, 0, step->at[0], number);
    }
}

/** alx_choice_mark: adds marks for the proposal and what may be chosen to @scene, a scene of the
    same position. */
void
alx_choice_mark (const AlxChoice *choice,
                 AlxScene        *scene)
{
  scene->point = alx_place_get_point (scene->board, choice->place);
  scene->space = alx_place_get_space (scene->board, choice->place);
  scene->focused = choice->is_focused;
  if (!choice->is_active)
    return;
  mark_advice (choice, scene);
  if (scene->state.phase == ALX_PHASE_ACTIONS)
    mark_actions (choice, scene);
  else if (scene->state.phase == ALX_PHASE_CARD || scene->state.phase == ALX_PHASE_WAY)
    mark_move (choice, scene);
}
