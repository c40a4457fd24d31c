/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision that a person is making: propose, change, confirm, cancel. Uses no widgets. */

#include "alx-input-private.h"

#include <string.h>

enum
{
  SIGNAL_CHANGED,
  SIGNAL_HOVERED,
  SIGNAL_REFUSED,
  SIGNAL_CONFIRM,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AlxInput, alx_input, G_TYPE_OBJECT)

/** alx_input_get_state: (transfer none): the current position. */
const AlxState *
alx_input_get_state (AlxInput *input)
{
  return alx_game_get_state (input->game);
}

/** alx_input_clear: drops the proposal without a signal. */
void
alx_input_clear (AlxInput *input)
{
  input->proposed = FALSE;
  input->mode = ALX_MODE_ANY;
  input->has_hovered = FALSE;
}

/** alx_input_refresh: emits "changed". */
void
alx_input_refresh (AlxInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  g_signal_emit (input, signals[SIGNAL_CHANGED], 0);
}

/* --- callbacks --- */

/* For a new position, or the same with another person to decide. */
static void
begin_decision (AlxInput *input)
{
  const AlxState *state = alx_input_get_state (input);

  alx_input_clear (input);
  if (input->seated >= 0 && alx_game_is_person (input->game, state->player) &&
      state->player != input->seated && !alx_game_is_over (input->game))
    input->seated = -1;
  if (state->phase == ALX_PHASE_COMPENSATION && alx_input_is_active (input))
    {
      input->proposed = TRUE;
      alx_decision_init (&input->proposal, ALX_COMPENSATE);
      input->proposal.n = ALX_SYMBOLS;
      if (alx_legal_count (state, alx_game_get_board (input->game)) == 1)
        alx_legal_pick (state, alx_game_get_board (input->game), 0, &input->proposal);
    }
  alx_input_refresh (input);
}

static void
game_changed_cb (AlxInput       *input,
                 AlxGameChanges  changes)
{
  if (changes & (ALX_GAME_POSITION | ALX_GAME_PLAYERS))
    begin_decision (input);
  else if (changes & (ALX_GAME_SHOWN | ALX_GAME_THINKER | ALX_GAME_RUNNING))
    alx_input_refresh (input);
}

/* --- virtual functions --- */

static void
alx_input_dispose (GObject *object)
{
  AlxInput *input = ALX_INPUT (object);

  g_clear_object (&input->signals);
  g_clear_object (&input->game);
  G_OBJECT_CLASS (alx_input_parent_class)->dispose (object);
}

static void
alx_input_class_init (AlxInputClass *class)
{
  G_OBJECT_CLASS (class)->dispose = alx_input_dispose;

  /* Anything that a panel shows may have changed: the game, its position, the proposal. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* Only the place under the pointer or cursor has changed. */
  signals[SIGNAL_HOVERED] = g_signal_new ("hovered", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* A choice was illegal; with a pointer to the #AlxRefusal. */
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  /* The proposal is about to be decided; a handler that returns TRUE prevents it, to ask first. */
  signals[SIGNAL_CONFIRM] = g_signal_new ("confirm", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0,
                                          g_signal_accumulator_true_handled, NULL, NULL,
                                          G_TYPE_BOOLEAN, 0);
}

static void
alx_input_init (AlxInput *input)
{
  input->point = input->space = ALX_NONE;
  input->seated = -1;
  input->signals = g_signal_group_new (ALX_TYPE_GAME);
  g_signal_group_connect_swapped (input->signals, "changed", G_CALLBACK (game_changed_cb), input);
}

/** alx_input_new: (transfer full): an input without a game. */
AlxInput *
alx_input_new (void)
{
  return g_object_new (ALX_TYPE_INPUT, NULL);
}

/** alx_input_set_game: makes @game the current game. */
void
alx_input_set_game (AlxInput *input,
                    AlxGame  *game)
{
  g_return_if_fail (ALX_IS_INPUT (input) && ALX_IS_GAME (game));

  if (!g_set_object (&input->game, game))
    return;
  g_signal_group_set_target (input->signals, game);
  input->seated = -1;
  input->point = input->space = ALX_NONE;
  begin_decision (input);
}

/** alx_input_get_game: (transfer none) (nullable): the current game. */
AlxGame *
alx_input_get_game (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  return input->game;
}

/** alx_input_get_viewer: the player whose hand is open: the only person or, with several, the one
    who has uncovered it; -1 for nobody. */
int
alx_input_get_viewer (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), -1);

  return alx_game_count_persons (input->game) > 1 ? input->seated
         : alx_record_get_only_person (alx_game_get_record (input->game));
}

/** alx_input_is_covered: whether the person on turn has yet to uncover their hand. */
gboolean
alx_input_is_covered (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), FALSE);

  return !alx_game_is_over (input->game) &&
         alx_game_is_person (input->game, alx_input_get_state (input)->player) &&
         alx_input_get_viewer (input) != alx_input_get_state (input)->player;
}

/** alx_input_uncover: opens the hand of the person on turn. */
void
alx_input_uncover (AlxInput *input)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  if (!alx_input_is_covered (input))
    return;
  input->seated = alx_input_get_state (input)->player;
  begin_decision (input);
}

/** alx_input_is_active: whether a person may decide now. */
gboolean
alx_input_is_active (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), FALSE);

  return input->game != NULL && !alx_game_is_over (input->game) &&
         !alx_game_is_looking (input->game) &&
         alx_input_get_viewer (input) == alx_input_get_state (input)->player;
}

/** alx_input_get_mode: what a click on a space means. */
AlxMode
alx_input_get_mode (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), ALX_MODE_ANY);

  return input->mode;
}

/** alx_input_get_proposal: (transfer none) (nullable): the proposal, which may not be legal yet. */
const AlxDecision *
alx_input_get_proposal (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  return input->proposed ? &input->proposal : NULL;
}

/** alx_input_get_preview: (transfer none) (nullable): the way to the point under the pointer, or
    else the proposal. */
const AlxDecision *
alx_input_get_preview (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  if (input->has_hovered && (!input->proposed || input->hovered.to != input->ways.to))
    return &input->hovered.items[0];
  return alx_input_get_proposal (input);
}

/** alx_input_is_complete: whether there is a legal proposal; sets @refusal if it is illegal. */
gboolean
alx_input_is_complete (AlxInput   *input,
                       AlxRefusal *refusal)
{
  g_return_val_if_fail (ALX_IS_INPUT (input) && refusal != NULL, FALSE);

  return input->proposed &&
         alx_legal_test (alx_input_get_state (input), alx_game_get_board (input->game),
                         &input->proposal, refusal);
}

/** alx_input_get_n_ways: the number of ways between which one can choose, and the @index of the
    proposed one; 0 if no way is proposed. */
guint
alx_input_get_n_ways (AlxInput *input,
                      guint    *index)
{
  g_return_val_if_fail (ALX_IS_INPUT (input) && index != NULL, 0);

  if (!input->proposed || input->proposal.kind != ALX_WAY)
    return 0;
  *index = input->ways.index;
  return input->ways.n;
}

/* --- proposing --- */

/** alx_input_set_proposal: proposes @decision without a check, and emits "changed". */
void
alx_input_set_proposal (AlxInput          *input,
                        const AlxDecision *decision)
{
  input->proposal = *decision;
  input->proposed = TRUE;
  alx_input_refresh (input);
}

/** alx_input_refuse: emits "refused". */
void
alx_input_refuse (AlxInput   *input,
                  AlxRefusal *refusal)
{
  g_signal_emit (input, signals[SIGNAL_REFUSED], 0, refusal);
}

/**
 * alx_input_propose:
 * @input: an input
 * @decision: a decision; refused if it is illegal, confirmed if it is the proposal already
 */
void
alx_input_propose (AlxInput          *input,
                   const AlxDecision *decision)
{
  AlxRefusal refusal;

  g_return_if_fail (ALX_IS_INPUT (input) && decision != NULL);

  if (!alx_input_is_active (input))
    return;
  if (input->proposed && alx_decision_equal (&input->proposal, decision))
    alx_input_confirm (input);
  else if (alx_legal_test (alx_input_get_state (input), alx_game_get_board (input->game), decision,
                           &refusal))
    alx_input_set_proposal (input, decision);
  else
    alx_input_refuse (input, &refusal);
}

/**
 * alx_input_type:
 * @input: an input
 * @token: a decision as records write it
 *
 * Returns: whether @token is a decision on this board
 */
gboolean
alx_input_type (AlxInput   *input,
                const char *token)
{
  AlxDecision decision;

  g_return_val_if_fail (ALX_IS_INPUT (input) && token != NULL, FALSE);

  if (!alx_decision_read (&decision, alx_game_get_board (input->game), token))
    return FALSE;
  if (decision.kind == ALX_WAY)
    alx_ways_list (&input->ways, alx_input_get_state (input), alx_game_get_board (input->game),
                   decision.at[decision.n - 1]);
  alx_input_propose (input, &decision);
  return TRUE;
}

/** alx_input_is_target: whether Alexander may go to @point. */
gboolean
alx_input_is_target (AlxInput *input,
                     guint8    point)
{
  AlxPointSet points = alx_state_allowed_points (alx_input_get_state (input),
                                                 alx_game_get_board (input->game),
                                                 alx_input_get_state (input)->symbol);

  return alx_point_set_has (&points, point);
}

/**
 * alx_input_hover:
 * @input: an input
 * @point: under the pointer or cursor, or %ALX_NONE
 * @space: under the pointer or cursor, or %ALX_NONE
 * @focused: whether that is the cursor of the keyboard
 */
void
alx_input_hover (AlxInput *input,
                 guint8    point,
                 guint8    space,
                 gboolean  focused)
{
  g_return_if_fail (ALX_IS_INPUT (input));

  if (input->point == point && input->space == space && input->focused == focused)
    return;
  input->point = point;
  input->space = space;
  input->focused = focused;
  input->has_hovered = point != ALX_NONE && alx_input_is_active (input) &&
                       alx_input_get_state (input)->phase == ALX_PHASE_WAY &&
                       alx_input_is_target (input, point) &&
                       alx_ways_list (&input->hovered, alx_input_get_state (input),
                                      alx_game_get_board (input->game), point);
  g_signal_emit (input, signals[SIGNAL_HOVERED], 0);
}

/** alx_input_confirm: decides as proposed. */
void
alx_input_confirm (AlxInput *input)
{
  AlxDecision decision;
  AlxRefusal refusal;
  gboolean held = FALSE;

  g_return_if_fail (ALX_IS_INPUT (input));

  decision = input->proposal;
  if (!input->proposed || !alx_input_is_active (input))
    return;
  if (!alx_input_is_complete (input, &refusal))
    {
      alx_input_refuse (input, &refusal);
      return;
    }
  g_signal_emit (input, signals[SIGNAL_CONFIRM], 0, &held);
  if (!held)
    alx_game_decide (input->game, &decision, &refusal);
}

/** alx_input_cancel: drops or resets the proposal and the mode; returns whether there was one. */
gboolean
alx_input_cancel (AlxInput *input)
{
  g_return_val_if_fail (ALX_IS_INPUT (input), FALSE);

  if (!input->proposed && input->mode == ALX_MODE_ANY)
    return FALSE;
  if (input->game != NULL && alx_input_get_state (input)->phase == ALX_PHASE_COMPENSATION)
    memset (input->proposal.at, 0, sizeof input->proposal.at);
  else
    alx_input_clear (input);
  alx_input_refresh (input);
  return TRUE;
}
