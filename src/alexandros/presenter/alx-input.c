/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person at the table is about to decide: propose, change, confirm, cancel. No widgets. */

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

/** alx_input_get_state: the position that is played on. */
const AlxState *
alx_input_get_state (AlxInput *input)
{
  return alx_game_get_state (input->game);
}

/** alx_input_clear: takes back what is proposed, without a word. */
void
alx_input_clear (AlxInput *input)
{
  input->proposed = FALSE;
  input->mode = ALX_MODE_ANY;
  input->has_hovered = FALSE;
}

/** alx_input_refresh: says that anything a panel shows may be another. */
void
alx_input_refresh (AlxInput *input)
{
  g_signal_emit (input, signals[SIGNAL_CHANGED], 0);
}

/* --- callbacks --- */

/* Another position, or the same for somebody else. */
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

  /* Anything a panel shows may be another: the game, its position, the proposal. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* Only what lies under the pointer or cursor. */
  signals[SIGNAL_HOVERED] = g_signal_new ("hovered", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  /* A wish is not legal: a pointer to its #AlxRefusal. */
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  /* A proposal is about to be decided; a handler that returns TRUE holds it back, to ask first. */
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

/** alx_input_set_game: has @input decide in @game from now on. */
void
alx_input_set_game (AlxInput *input,
                    AlxGame  *game)
{
  g_return_if_fail (ALX_IS_INPUT (input));

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
  return input->game;
}

/**
 * alx_input_get_viewer:
 *
 * Returns: the player whose hand lies open: the only person, or with several
 *   the one who is seated; -1 for nobody
 */
int
alx_input_get_viewer (AlxInput *input)
{
  return alx_game_count_persons (input->game) > 1 ? input->seated
         : alx_record_get_only_person (alx_game_get_record (input->game));
}

/** alx_input_is_covered: whether the person on turn has yet to say that he is ready. */
gboolean
alx_input_is_covered (AlxInput *input)
{
  return !alx_game_is_over (input->game) &&
         alx_game_is_person (input->game, alx_input_get_state (input)->player) &&
         alx_input_get_viewer (input) != alx_input_get_state (input)->player;
}

/** alx_input_uncover: the person on turn is ready and sees his hand. */
void
alx_input_uncover (AlxInput *input)
{
  if (!alx_input_is_covered (input))
    return;
  input->seated = alx_input_get_state (input)->player;
  begin_decision (input);
}

/** alx_input_is_active: whether a person may decide now. */
gboolean
alx_input_is_active (AlxInput *input)
{
  return input->game != NULL && !alx_game_is_over (input->game) &&
         !alx_game_is_looking (input->game) &&
         alx_input_get_viewer (input) == alx_input_get_state (input)->player;
}

/** alx_input_get_mode: what a click on a space means. */
AlxMode
alx_input_get_mode (AlxInput *input)
{
  return input->mode;
}

/** alx_input_get_proposal: (nullable): the half-made choice. */
const AlxDecision *
alx_input_get_proposal (AlxInput *input)
{
  return input->proposed ? &input->proposal : NULL;
}

/** alx_input_get_preview: (nullable): what is to be described: the way under the pointer, or
    the proposal. */
const AlxDecision *
alx_input_get_preview (AlxInput *input)
{
  if (input->has_hovered && (!input->proposed || input->hovered.to != input->ways.to))
    return &input->hovered.items[0];
  return alx_input_get_proposal (input);
}

/** alx_input_is_complete: whether the proposal is legal as it is; if not, @refusal says why. */
gboolean
alx_input_is_complete (AlxInput   *input,
                       AlxRefusal *refusal)
{
  return input->proposed &&
         alx_legal_test (alx_input_get_state (input), alx_game_get_board (input->game),
                         &input->proposal, refusal);
}

/** alx_input_get_n_ways: between how many ways one can choose, and which is proposed;
    0 if none is. */
guint
alx_input_get_n_ways (AlxInput *input,
                      guint    *index)
{
  if (!input->proposed || input->proposal.kind != ALX_WAY)
    return 0;
  *index = input->ways.index;
  return input->ways.n;
}

/* --- proposing --- */

/** alx_input_refuse: says that a wish is not legal. */
void
alx_input_refuse (AlxInput   *input,
                  AlxRefusal *refusal)
{
  g_signal_emit (input, signals[SIGNAL_REFUSED], 0, refusal);
}

/**
 * alx_input_propose:
 * @input: an input
 * @decision: what the person wants to decide
 *
 * Proposing the same again confirms it. What is not legal is refused.
 */
void
alx_input_propose (AlxInput          *input,
                   const AlxDecision *decision)
{
  AlxRefusal refusal;

  if (!alx_input_is_active (input))
    return;
  if (input->proposed && alx_decision_equal (&input->proposal, decision))
    {
      alx_input_confirm (input);
      return;
    }
  if (!alx_legal_test (alx_input_get_state (input), alx_game_get_board (input->game), decision,
                       &refusal))
    {
      alx_input_refuse (input, &refusal);
      return;
    }
  input->proposal = *decision;
  input->proposed = TRUE;
  alx_input_refresh (input);
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
 * @focused: whether it is the keyboard's cursor
 */
void
alx_input_hover (AlxInput *input,
                 guint8    point,
                 guint8    space,
                 gboolean  focused)
{
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
  AlxDecision decision = input->proposal;
  AlxRefusal refusal;
  gboolean held = FALSE;

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

/** alx_input_cancel: takes a half-made choice back; returns whether there was one. */
gboolean
alx_input_cancel (AlxInput *input)
{
  if (!input->proposed && input->mode == ALX_MODE_ANY)
    return FALSE;
  if (input->game != NULL && alx_input_get_state (input)->phase == ALX_PHASE_COMPENSATION)
    memset (input->proposal.at, 0, sizeof input->proposal.at);
  else
    alx_input_clear (input);
  alx_input_refresh (input);
  return TRUE;
}
