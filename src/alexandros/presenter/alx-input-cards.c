/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input besides the board: choosing cards and actions. */

#include "alx-input-private.h"

static void
propose_card (AlxInput        *input,
              AlxDecisionKind  kind,
              guint8           symbol)
{
  AlxDecision decision;

  alx_decision_init (&decision, kind);
  decision.symbol = symbol;
  alx_input_propose (input, &decision);
}

/** alx_input_choose_face_up: proposes the face-up card of @symbol, for the move or as an action. */
void
alx_input_choose_face_up (AlxInput *input,
                          guint8    symbol)
{
  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  if (!alx_input_is_active (input))
    return;
  if (input->proposed && input->proposal.kind == ALX_SPECIAL &&
      input->proposal.refreshed != ALX_NONE)
    {
      AlxDecision decision = input->proposal;

      decision.refreshed = symbol;
      alx_input_propose (input, &decision);
      return;
    }
  propose_card (input, alx_input_get_state (input)->phase == ALX_PHASE_CARD ? ALX_CHOOSE : ALX_TAKE,
                symbol);
}

/** alx_input_choose_hand: proposes a special move or a levy with a card of @symbol of the hand. */
void
alx_input_choose_hand (AlxInput *input,
                       guint8    symbol)
{
  const AlxState *state;
  AlxDecision decision;

  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  if (!alx_input_is_active (input))
    return;
  state = alx_input_get_state (input);
  if (state->phase != ALX_PHASE_CARD)
    {
      propose_card (input, ALX_LEVY, symbol);
      return;
    }
  if (input->proposed && input->proposal.kind == ALX_SPECIAL && input->proposal.symbol == symbol)
    {
      alx_input_confirm (input);
      return;
    }
  alx_decision_init (&decision, ALX_SPECIAL);
  decision.symbol = symbol;
  if (state->options.special_refresh)
    decision.refreshed = state->face_up[0] != ALX_NONE ? state->face_up[0] : state->face_up[1];
  alx_input_propose (input, &decision);
}

/** alx_input_choose_supply: proposes to draw the top card of the supply. */
void
alx_input_choose_supply (AlxInput *input)
{
  propose_card (input, ALX_DRAW, 0);
}

/** alx_input_choose_levy: proposes a levy with the symbol of which the hand has most cards. */
void
alx_input_choose_levy (AlxInput *input)
{
  const AlxState *state;
  AlxDecision decision;
  AlxRefusal refusal;
  AlxRefusal first;
  guint8 best = ALX_NONE;

  g_return_if_fail (ALX_IS_INPUT (input));

  if (!alx_input_is_active (input))
    return;
  state = alx_input_get_state (input);
  alx_decision_init (&decision, ALX_LEVY);
  for (guint8 i = 0; i < ALX_SYMBOLS; i++)
    {
      decision.symbol = i;
      if (alx_legal_test (state, alx_game_get_board (input->game), &decision, &refusal))
        {
          if (best == ALX_NONE ||
              state->hands[state->player][i] > state->hands[state->player][best])
            best = i;
        }
      else if (i == 0 || first.reason == ALX_REFUSED_LEVY_SYMBOL)
        first = refusal;
    }
  if (best == ALX_NONE)
    alx_input_refuse (input, &first);
  else
    propose_card (input, ALX_LEVY, best);
}

/** alx_input_choose_no_move: proposes not to move Alexander, R17. */
void
alx_input_choose_no_move (AlxInput *input)
{
  propose_card (input, ALX_NO_MOVE, 0);
}

/** alx_input_choose_end: proposes to end the turn. */
void
alx_input_choose_end (AlxInput *input)
{
  propose_card (input, ALX_END_TURN, 0);
}

/** alx_input_choose_mode: sets what the next click on a space means, and drops the proposal. */
void
alx_input_choose_mode (AlxInput *input,
                       AlxMode   mode)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  if (!alx_input_is_active (input))
    return;
  alx_input_clear (input);
  input->mode = mode;
  alx_input_refresh (input);
}

/** alx_input_give: adds @step (1 or -1) cards of @symbol to the proposed compensation. */
void
alx_input_give (AlxInput *input,
                guint8    symbol,
                int       step)
{
  const AlxState *state;
  guint given = 0;

  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  state = alx_input_get_state (input);
  if (!alx_input_is_active (input) || state->phase != ALX_PHASE_COMPENSATION)
    return;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += input->proposal.at[i];
  if ((step > 0 && (given == state->owed || input->proposal.at[symbol] == state->paid[symbol])) ||
      (step < 0 && input->proposal.at[symbol] == 0))
    return;
  input->proposal.at[symbol] += step;
  alx_input_refresh (input);
}
