/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input besides the board: choosing cards and actions. */

#include "alx-input-private.h"

#include <string.h>

/* --- what choosing something would propose --- */

/* A special move with a card of the hand. */
static void
make_special (KitInput    *input,
              AlxDecision *decision)
{
  const AlxState *state = alx_input_get_state (input);

  decision->kind = ALX_SPECIAL;
  if (state->options.special_refresh)
    decision->refreshed = state->face_up[0] != ALX_NONE ? state->face_up[0] : state->face_up[1];
}

/* A levy with the symbol of which the hand has most cards; if none is legal, one whose refusal says
   more than that no governor stands on the symbol. */
static void
make_levy (KitInput    *input,
           AlxDecision *decision)
{
  const AlxState *state = alx_input_get_state (input);
  const guint8 *hand = state->hands[state->player];
  AlxDecision levy = *decision;
  AlxRefusal refusal;
  gboolean found = FALSE;

  for (levy.symbol = 0; levy.symbol < ALX_SYMBOLS; levy.symbol++)
    if (alx_legal_test (state, alx_input_get_board (input), &levy, &refusal))
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
make_face_up (KitInput    *input,
              guint        place,
              AlxDecision *decision)
{
  const AlxState *state = alx_input_get_state (input);

  if (alx_input_proposes (input, ALX_SPECIAL) &&
      alx_input_get_proposal (input)->refreshed != ALX_NONE)
    {
      *decision = *alx_input_get_proposal (input);
      decision->refreshed = state->face_up[place];
      return;
    }
  decision->kind = state->phase == ALX_PHASE_CARD ? ALX_CHOOSE : ALX_TAKE;
  decision->symbol = state->face_up[place];
}

/* %FALSE if nothing would be proposed: an empty place, or what is chosen on the board. */
static gboolean
make (KitInput    *input,
      AlxChoice    choice,
      guint        which,
      AlxDecision *decision)
{
  static const guint8 kinds[] = {
    [ALX_CHOICE_HAND] = ALX_LEVY,
    [ALX_CHOICE_SUPPLY] = ALX_DRAW,
    [ALX_CHOICE_LEVY] = ALX_LEVY,
    [ALX_CHOICE_NO_MOVE] = ALX_NO_MOVE,
    [ALX_CHOICE_END] = ALX_END_TURN,
  };
  const AlxState *state = alx_input_get_state (input);

  alx_decision_init (decision, kinds[choice]);
  switch (choice)
    {
    case ALX_CHOICE_NONE:
    case ALX_CHOICE_OCCUPY:
    case ALX_CHOICE_TAKE_BACK:
      return FALSE;
    case ALX_CHOICE_FACE_UP:
      make_face_up (input, which, decision);
      return state->face_up[which] != ALX_NONE;
    case ALX_CHOICE_HAND:
      decision->symbol = which;
      if (state->phase == ALX_PHASE_CARD)
        make_special (input, decision);
      return TRUE;
    case ALX_CHOICE_LEVY:
      decision->symbol = 0;
      make_levy (input, decision);
      return TRUE;
    default:
      return TRUE;
    }
}

/**
 * alx_input_is_possible:
 * @input: an input
 * @choice: what could be chosen
 * @which: which of them
 * @refusal: (out): why it is not possible; its reason is 0 if no rule says so: an empty place,
 *   nobody to choose, or no province or governor that could be chosen
 *
 * Returns: whether it may be chosen now
 */
gboolean
alx_input_is_possible (KitInput   *input,
                       AlxChoice   choice,
                       guint       which,
                       AlxRefusal *refusal)
{
  const AlxState *state;
  AlxDecision decision;

  g_return_val_if_fail (ALX_IS_INPUT (input) && refusal != NULL, FALSE);

  memset (refusal, 0, sizeof *refusal);
  if (!kit_input_is_active (input))
    return FALSE;
  state = alx_input_get_state (input);
  if (choice == ALX_CHOICE_OCCUPY)
    return state->phase == ALX_PHASE_ACTIONS &&
           alx_space_set_size (alx_input_get_payable (input)) > 0;
  if (choice == ALX_CHOICE_TAKE_BACK)
    return state->phase == ALX_PHASE_ACTIONS &&
           alx_state_unused_governors (state, state->player) < ALX_GOVERNORS;
  return make (input, choice, which, &decision) &&
         alx_legal_test (state, alx_input_get_board (input), &decision, refusal);
}

/** alx_input_consider: points at something besides the board; %ALX_CHOICE_NONE at nothing. What
    choosing it would propose is the preview, if it is legal. */
void
alx_input_consider (KitInput  *input,
                    AlxChoice  choice,
                    guint      which)
{
  AlxInput *self;
  AlxRefusal refusal;

  g_return_if_fail (ALX_IS_INPUT (input));

  self = ALX_INPUT (input);
  if (self->choice == choice && self->which == which)
    return;
  self->choice = choice;
  self->which = which;
  self->is_legal = alx_input_is_possible (input, choice, which, &refusal) &&
                   make (input, choice, which, &self->considered);
  kit_input_refresh_preview (input);
}

/** alx_input_get_considered: what besides the board is pointed at, and @which of them. */
AlxChoice
alx_input_get_considered (KitInput *input,
                          guint    *which)
{
  g_return_val_if_fail (ALX_IS_INPUT (input) && which != NULL, ALX_CHOICE_NONE);

  *which = ALX_INPUT (input)->which;
  return ALX_INPUT (input)->choice;
}

/* --- choosing --- */

static void
choose (KitInput  *input,
        AlxChoice  choice,
        guint      which)
{
  AlxDecision decision;

  if (kit_input_is_active (input) && make (input, choice, which, &decision))
    kit_input_propose (input, &decision);
}

/** alx_input_choose_face_up: proposes the face-up card at @place, 0 or 1, for the move or as an
    action. If both show the same symbol, choosing the other one moves the mark. */
void
alx_input_choose_face_up (KitInput *input,
                          guint     place)
{
  const AlxState *state;
  AlxInput *self;
  gboolean moved;

  g_return_if_fail (ALX_IS_INPUT (input) && place < ALX_FACE_UP);

  self = ALX_INPUT (input);
  state = alx_input_get_state (input);
  moved = place != self->face_up && state->face_up[0] == state->face_up[1] &&
          (alx_input_proposes (input, ALX_CHOOSE) || alx_input_proposes (input, ALX_TAKE));
  self->face_up = place;
  if (moved)
    kit_input_refresh (input);
  else
    choose (input, ALX_CHOICE_FACE_UP, place);
}

/** alx_input_choose_hand: proposes a special move or a levy with a card of @symbol of the hand. */
void
alx_input_choose_hand (KitInput *input,
                       guint8    symbol)
{
  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  /* Whichever face-up card is to be discarded too. */
  if (alx_input_proposes (input, ALX_SPECIAL) && alx_input_get_proposal (input)->symbol == symbol)
    kit_input_confirm (input);
  else
    choose (input, ALX_CHOICE_HAND, symbol);
}

/** alx_input_choose_supply: proposes to draw the top card of the supply. */
void
alx_input_choose_supply (KitInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  choose (input, ALX_CHOICE_SUPPLY, 0);
}

/** alx_input_choose_levy: proposes a levy with the symbol of which the hand has most cards. */
void
alx_input_choose_levy (KitInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  choose (input, ALX_CHOICE_LEVY, 0);
}

/** alx_input_choose_no_move: proposes not to move Alexander, R17. */
void
alx_input_choose_no_move (KitInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  choose (input, ALX_CHOICE_NO_MOVE, 0);
}

/** alx_input_choose_end: proposes to end the turn. */
void
alx_input_choose_end (KitInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  choose (input, ALX_CHOICE_END, 0);
}

/** alx_input_choose_mode: sets what the next click on a space means, and drops the proposal. */
void
alx_input_choose_mode (KitInput *input,
                       AlxMode   mode)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  if (!kit_input_is_active (input))
    return;
  kit_input_clear (input);
  ALX_INPUT (input)->mode = mode;
  kit_input_refresh (input);
}

/** alx_input_give: adds @step (1 or -1) cards of @symbol to the proposed compensation. */
void
alx_input_give (KitInput *input,
                guint8    symbol,
                int       step)
{
  const AlxState *state;
  AlxDecision decision;
  guint given = 0;

  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  state = alx_input_get_state (input);
  if (!kit_input_is_active (input) || state->phase != ALX_PHASE_COMPENSATION)
    return;
  decision = *alx_input_get_proposal (input);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += decision.at[i];
  if ((step > 0 && (given == state->owed || decision.at[symbol] == state->paid[symbol])) ||
      (step < 0 && decision.at[symbol] == 0))
    return;
  decision.at[symbol] += step;
  kit_input_set_proposal (input, &decision);
}
