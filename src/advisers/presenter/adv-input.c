/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in The Advisers, made into decisions. */

#include "adv-input.h"

#include "advisers/model/adv-game.h"

#include <string.h>

struct _AdvInput
{
  KitInput parent_instance;

  AdvChoice choice;
  guint     shown;                      /* decisions in force when "changed" was emitted last */
};

G_DEFINE_FINAL_TYPE (AdvInput, adv_input, KIT_TYPE_INPUT)

/**
 * adv_input_get_choice:
 * @input: an input with a game
 *
 * Returns: (transfer none): what has been chosen so far; it is brought up to date by each call
 */
const AdvChoice *
adv_input_get_choice (KitInput *input)
{
  AdvChoice *choice = &((AdvInput *) input)->choice;
  gboolean focused;

  g_return_val_if_fail (ADV_IS_INPUT (input), NULL);

  choice->state = kit_input_get_state (input);
  choice->board = adv_game_get_board (kit_input_get_game (input));
  choice->proposal = kit_input_get_proposal (input);
  choice->advice = kit_input_get_advice (input, &choice->n_advice);
  choice->is_active = kit_input_is_active (input);
  choice->sees_hand = kit_input_get_viewer (input) == choice->state->decider;
  choice->place = kit_input_get_place (input, &focused);
  return choice;
}

/** adv_input_consider: the button for decisions of @kind is pointed at, or none: %ADV_NONE. */
void
adv_input_consider (KitInput *input,
                    guint8    kind)
{
  AdvChoice *choice = &((AdvInput *) input)->choice;

  g_return_if_fail (ADV_IS_INPUT (input));

  if (choice->considered == kind)
    return;
  choice->considered = kind;
  kit_input_refresh_preview (input);
}

static gboolean
proposes (KitInput          *input,
          const AdvDecision *decision)
{
  const AdvDecision *proposal = kit_input_get_proposal (input);

  return proposal != NULL && memcmp (proposal, decision, sizeof *decision) == 0;
}

/* Decides without a second click; a refusal is told as ever. */
static void
decide (KitInput          *input,
        const AdvDecision *decision)
{
  kit_input_cancel (input);
  if (!proposes (input, decision))
    kit_input_propose (input, decision);
  if (proposes (input, decision))
    kit_input_confirm (input);
}

/* --- virtual functions of the input --- */

/* What a Captain would pay or give up, and the dice: the first can be changed. */
static gboolean
adv_input_begin (KitInput *input,
                 gpointer  data)
{
  const AdvChoice *choice = adv_input_get_choice (input);
  const AdvState *state = choice->state;
  AdvDecision *decision = data;
  AdvSeat seat;

  switch (state->phase)
    {
    case ADV_PHASE_DICE:
      decision->kind = ADV_ROLL;
      return TRUE;
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
    case ADV_PHASE_PAY:
      adv_seat_look (&seat, state, state->decider);
      adv_levels_propose (&seat, choice->board, decision);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
adv_input_clear (KitInput *input)
{
  AdvInput *self = ADV_INPUT (input);
  gboolean any = self->choice.mode != ADV_NONE;

  self->choice.mode = ADV_NONE;
  memset (self->choice.goods, 0, sizeof self->choice.goods);
  return any;
}

/* The pointer or the cursor has moved. */
static void
adv_input_hover (KitInput *input,
                 int       place)
{
  ADV_INPUT (input)->choice.is_resting = FALSE;
}

static void
adv_input_choose (KitInput *input,
                  int       place)
{
  AdvDecision decision;

  if (adv_choice_decide (adv_input_get_choice (input), place, &decision))
    kit_input_propose (input, &decision);
}

/* Numbers of cards and gold are public, and with them which bids are legal. An offer may be refused
   without a look; only who looks may accept. */
static gboolean
adv_input_is_public (gconstpointer state)
{
  guint8 phase = ((const AdvState *) state)->phase;

  return phase == ADV_PHASE_BID || phase == ADV_PHASE_ANSWER;
}

/* (nullable): the last offer, if it was answered, and nobody took it. */
static const AdvDecision *
find_vain_offer (KitInput *input)
{
  KitGame *game = kit_input_get_game (input);
  const KitHistory *history = kit_game_get_record (game)->history;
  guint i = kit_game_get_cursor (game);
  const AdvDecision *decision = NULL;
  guint n = 0;

  for (; i > 0; i--, n++)
    {
      decision = kit_history_get_decision (history, i - 1);
      if (decision->kind != ADV_YES && decision->kind != ADV_NO &&
          decision->kind != ADV_WITH_NOBODY)
        break;
    }
  return n > 0 && i > 0 && decision->kind == ADV_OFFER ? decision : NULL;
}

/* An offer that nobody took can be changed, and made once more. */
static void
keep_offer (AdvInput *self)
{
  const AdvChoice *choice = adv_input_get_choice (KIT_INPUT (self));
  const AdvState *state = choice->state;
  const AdvDecision *offer = find_vain_offer (KIT_INPUT (self));

  if (offer == NULL || state->phase != ADV_PHASE_BUILD ||
      state->n_offers >= state->options.offers ||
      !kit_game_is_person (kit_input_get_game (KIT_INPUT (self)), state->decider))
    return;
  self->choice.mode = ADV_OFFER;
  memcpy (self->choice.goods[ADV_GIVE], offer->goods, sizeof offer->goods);
  memcpy (self->choice.goods[ADV_GET], offer->get, sizeof offer->get);
}

/* If another decision was made, what is pointed at has been pointed at before. */
static void
changed_cb (AdvInput *self)
{
  guint cursor = kit_game_get_cursor (kit_input_get_game (KIT_INPUT (self)));

  if (cursor == self->shown)
    return;
  self->choice.is_resting = TRUE;
  self->shown = cursor;
  keep_offer (self);
}

static void
adv_input_class_init (AdvInputClass *class)
{
  KitInputClass *input_class = KIT_INPUT_CLASS (class);

  input_class->begin = adv_input_begin;
  input_class->clear = adv_input_clear;
  input_class->hover = adv_input_hover;
  input_class->choose = adv_input_choose;
  input_class->is_public = adv_input_is_public;
}

static void
adv_input_init (AdvInput *input)
{
  input->choice.mode = input->choice.considered = ADV_NONE;
  g_signal_connect (input, "changed", G_CALLBACK (changed_cb), NULL);
}

/** adv_input_new: (transfer full): an input without a game. */
KitInput *
adv_input_new (void)
{
  return g_object_new (ADV_TYPE_INPUT, NULL);
}

/* --- buttons --- */

/** adv_input_decide: decides what a button says, without a second click: the dice, to pass, an
    answer, to trade with nobody. Who accepts must have looked at their hand. */
void
adv_input_decide (KitInput        *input,
                  AdvDecisionKind  kind)
{
  g_return_if_fail (ADV_IS_INPUT (input));

  if (kind == ADV_YES && kit_input_is_covered (input))
    kit_input_uncover (input);
  else
    decide (input, &(AdvDecision) { .kind = kind });
}

/** adv_input_bid: bids @number; proposes it first if the hand is seen and it would be a bluff. */
void
adv_input_bid (KitInput *input,
               guint     number)
{
  AdvDecision decision = { .kind = ADV_BID, .number = number };

  g_return_if_fail (ADV_IS_INPUT (input));

  if (adv_choice_is_bluff (adv_input_get_choice (input), number))
    kit_input_propose (input, &decision);
  else
    decide (input, &decision);
}

/**
 * adv_input_choose_kind:
 * @input: an input
 * @kind: a decision that needs a place of the board or goods, which are to be chosen next; chosen
 *   again, no more. Or one that needs nothing, which is proposed
 *
 * A road, a village, a city, a knight, plenty, monopoly, an offer; or a card to buy, two roads.
 */
void
adv_input_choose_kind (KitInput        *input,
                       AdvDecisionKind  kind)
{
  AdvInput *self = (AdvInput *) input;
  AdvRefusal refusal;

  g_return_if_fail (ADV_IS_INPUT (input));

  if (!kit_input_is_active (input))
    return;
  self->choice.is_resting = TRUE;
  if (kind == ADV_BUY || kind == ADV_PLAY_ROADS)
    {
      kit_input_propose (input, &(AdvDecision) { .kind = kind });
      return;
    }
  if (self->choice.mode != kind &&
      !adv_choice_test (adv_input_get_choice (input), kind, &refusal))
    {
      kit_input_refuse (input, (KitRefusal *) &refusal);
      return;
    }
  if (self->choice.mode == kind)
    {
      kit_input_cancel (input);
      return;
    }
  kit_input_clear (input);
  self->choice.mode = kind;
  kit_input_refresh (input);
}

/** adv_input_choose_partner: robs another player where the robber is to go, or trades with them. */
void
adv_input_choose_partner (KitInput *input,
                          guint     player)
{
  const AdvDecision *proposal;
  AdvDecision decision;

  g_return_if_fail (ADV_IS_INPUT (input) && player < ADV_MAX_PLAYERS);

  if (((const AdvState *) kit_input_get_state (input))->phase == ADV_PHASE_CHOOSE)
    {
      decide (input, &(AdvDecision) { .kind = ADV_WITH, .other = player });
      return;
    }
  proposal = kit_input_get_proposal (input);
  if (proposal == NULL || (proposal->kind != ADV_ROB && proposal->kind != ADV_PLAY_KNIGHT))
    return;
  decision = *proposal;
  decision.other = player;
  kit_input_propose (input, &decision);
}

/** adv_input_end_turn: ends the turn; proposes it first if something could still be built. */
void
adv_input_end_turn (KitInput *input)
{
  g_return_if_fail (ADV_IS_INPUT (input));

  if (!kit_input_is_active (input))
    return;
  ADV_INPUT (input)->choice.is_resting = TRUE;
  if (adv_choice_find_buildable (adv_input_get_choice (input)) != 0)
    kit_input_propose (input, &(AdvDecision) { .kind = ADV_END });
  else
    decide (input, &(AdvDecision) { .kind = ADV_END });
}

/* --- goods --- */

/* Of a card the proposal follows what is chosen. */
static void
propose_card (KitInput *input)
{
  AdvInput *self = ADV_INPUT (input);
  AdvDecision decision = { .kind = self->choice.mode };

  if (self->choice.mode == ADV_PLAY_PLENTY)
    memcpy (decision.get, self->choice.goods[ADV_GET], sizeof decision.get);
  else
    for (guint i = 0; i < ADV_RESOURCES; i++)
      if (self->choice.goods[ADV_GET][i] > 0)
        decision.other = i;
  kit_input_set_proposal (input, &decision);
}

/**
 * adv_input_add:
 * @input: an input
 * @side: what @good is chosen for
 * @good: a good
 * @step: 1 or -1
 *
 * One more or one less is given, or got. Of a payment and of cards to give, the proposal follows.
 */
void
adv_input_add (KitInput *input,
               AdvSide   side,
               guint8    good,
               int       step)
{
  AdvChoice *choice = &((AdvInput *) input)->choice;
  guint n;
  AdvDecision decision;

  g_return_if_fail (ADV_IS_INPUT (input) && side < ADV_SIDES_OF_TRADE && good < ADV_GOODS);

  adv_input_get_choice (input);
  n = adv_choice_get_goods (choice, side)[good];
  if (!choice->is_active ||
      (step < 0 ? n == 0 : n >= adv_choice_get_limit (choice, side, good)))
    return;
  if (choice->proposal != NULL &&
      (choice->proposal->kind == ADV_PAY || choice->proposal->kind == ADV_DROP))
    {
      decision = *choice->proposal;
      decision.goods[good] += step;
      kit_input_set_proposal (input, &decision);
      return;
    }
  if (choice->mode == ADV_PLAY_MONOPOLY)
    memset (choice->goods[ADV_GET], 0, sizeof choice->goods[ADV_GET]);
  choice->goods[side][good] += step;
  if (choice->mode == ADV_PLAY_PLENTY || choice->mode == ADV_PLAY_MONOPOLY)
    propose_card (input);
  else
    kit_input_refresh (input);
}

/** adv_input_trade: trades the goods that were chosen: %ADV_BANK, with as many of what is given as
    the bank takes, proposes that, and again decides it; %ADV_OFFER asks the others, without a
    second click. */
void
adv_input_trade (KitInput        *input,
                 AdvDecisionKind  kind)
{
  const AdvChoice *choice;
  AdvDecision decision = { .kind = kind };

  g_return_if_fail (ADV_IS_INPUT (input) && (kind == ADV_BANK || kind == ADV_OFFER));

  choice = adv_input_get_choice (input);
  memcpy (decision.goods, choice->goods[ADV_GIVE], sizeof decision.goods);
  memcpy (decision.get, choice->goods[ADV_GET], sizeof decision.get);
  if (kind == ADV_BANK)
    for (guint i = 0; i < ADV_TRADED; i++)
      if (decision.goods[i] > 0)
        decision.goods[i] =
          adv_state_rate (choice->state, choice->board, choice->state->decider, i);
  if (!proposes (input, &decision) || kind == ADV_BANK)
    kit_input_propose (input, &decision);
  if (proposes (input, &decision) && kind == ADV_OFFER)
    kit_input_confirm (input);
}
