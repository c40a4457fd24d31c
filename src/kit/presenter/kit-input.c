/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision that a person is making: propose, change, confirm, cancel. Uses no widgets. */

#include "kit-input.h"

#include <string.h>

typedef struct
{
  /* owned */
  KitGame      *game;
  GSignalGroup *signals;                /* of the game */
  gpointer      proposal;               /* a decision, or NULL */
  gpointer      advice;                 /* decisions, or NULL */
  guint         n_advice;               /* how many those are */

  int           place;                  /* under the pointer or the cursor, or KIT_NO_PLACE */
  gboolean      focused;                /* it is that of the keyboard */
  gboolean      peeking;                /* as the game was told last */
  gboolean      peeked;                 /* the proposal was made while peeking */
} KitInputPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (KitInput, kit_input, G_TYPE_OBJECT)

static KitInputPrivate *
get_private (KitInput *input)
{
  return kit_input_get_instance_private (input);
}

static const KitRules *
get_rules (KitInput *input)
{
  return kit_game_get_record (get_private (input)->game)->format->rules;
}

static void
forget_advice (KitInput *input)
{
  g_clear_pointer (&get_private (input)->advice, g_free);
  get_private (input)->n_advice = 0;
}

/** kit_input_get_state: (transfer none): the current position. */
gconstpointer
kit_input_get_state (KitInput *input)
{
  g_return_val_if_fail (KIT_IS_INPUT (input), NULL);

  return kit_game_get_state (get_private (input)->game);
}

/** kit_input_clear: drops the proposal and what belongs to it, without a signal; returns whether
    there was anything. */
gboolean
kit_input_clear (KitInput *input)
{
  KitInputPrivate *private = get_private (input);
  gboolean any;

  g_return_val_if_fail (KIT_IS_INPUT (input), FALSE);

  any = private->proposal != NULL;
  g_clear_pointer (&private->proposal, g_free);
  forget_advice (input);
  private->peeked = FALSE;
  if (KIT_INPUT_GET_CLASS (input)->clear != NULL)
    any |= KIT_INPUT_GET_CLASS (input)->clear (input);
  return any;
}

/* Proposes what the game proposes from the start, if anything. */
static void
propose_first (KitInput *input)
{
  KitInputPrivate *private = get_private (input);
  KitInputClass *class = KIT_INPUT_GET_CLASS (input);
  g_autofree gpointer decision = g_malloc0 (get_rules (input)->decision_size);

  if (class->begin != NULL && kit_input_is_active (input) && class->begin (input, decision))
    private->proposal = g_steal_pointer (&decision);
}

/** kit_input_refresh: emits "changed". */
void
kit_input_refresh (KitInput *input)
{
  g_return_if_fail (KIT_IS_INPUT (input));

  g_signal_emit_by_name (input, "changed");
}

/** kit_input_refresh_preview: emits "hovered": something besides the board is pointed at. */
void
kit_input_refresh_preview (KitInput *input)
{
  g_return_if_fail (KIT_IS_INPUT (input));

  g_signal_emit_by_name (input, "hovered");
}

/* --- callbacks --- */

/* For a new position, or the same with another person to decide. */
static void
begin_decision (KitInput *input)
{
  kit_input_clear (input);
  propose_first (input);
  kit_input_refresh (input);
}

/* A proposal stays when peeking begins or ends, unless it was made meanwhile: it could tell what
   the hand holds. */
static void
begin_or_end_peeking (KitInput *input)
{
  KitInputPrivate *private = get_private (input);

  if (!private->peeking && private->peeked)
    {
      kit_input_clear (input);
      propose_first (input);
    }
  kit_input_refresh (input);
}

static void
game_changed_cb (KitInput       *input,
                 KitGameChanges  changes)
{
  KitInputPrivate *private = get_private (input);
  /* A proposal stays if only another seat has got another player. */
  gboolean proposing = private->proposal != NULL && kit_input_is_active (input);
  gboolean peeks = kit_game_get_peeking (private->game) != private->peeking;

  private->peeking = kit_game_get_peeking (private->game);
  if ((changes & KIT_GAME_POSITION) || ((changes & KIT_GAME_PLAYERS) && !proposing) ||
      ((changes & KIT_GAME_VIEWER) && !peeks) ||
      (peeks && kit_input_get_cover (input) == KIT_COVER_OPEN))
    begin_decision (input);
  else if (peeks)
    begin_or_end_peeking (input);
  else if (changes & (KIT_GAME_PLAYERS | KIT_GAME_SHOWN | KIT_GAME_THINKER | KIT_GAME_RUNNING |
                      KIT_GAME_ORDERS | KIT_GAME_CONNECTION))
    kit_input_refresh (input);
}

/* --- virtual functions --- */

static void
kit_input_dispose (GObject *object)
{
  KitInputPrivate *private = get_private (KIT_INPUT (object));

  g_clear_object (&private->signals);
  g_clear_object (&private->game);
  g_clear_pointer (&private->proposal, g_free);
  g_clear_pointer (&private->advice, g_free);
  G_OBJECT_CLASS (kit_input_parent_class)->dispose (object);
}

static void
kit_input_class_init (KitInputClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_input_dispose;

  /* Anything that a panel shows may have changed: the game, its position, the proposal. */
  g_signal_new ("changed", KIT_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Only what is pointed at has changed. */
  g_signal_new ("hovered", KIT_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* A choice was illegal; with a pointer to the #KitRefusal. */
  g_signal_new ("refused", KIT_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  /* The proposal is about to be decided; a handler that returns TRUE prevents it, to ask first. */
  g_signal_new ("confirm", KIT_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 0);
  /* What is proposed now is advice that the person has asked for. */
  g_signal_new ("advised", KIT_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kit_input_init (KitInput *input)
{
  KitInputPrivate *private = get_private (input);

  private->place = KIT_NO_PLACE;
  private->signals = g_signal_group_new (KIT_TYPE_GAME);
  g_signal_group_connect_swapped (private->signals, "changed", G_CALLBACK (game_changed_cb),
                                  input);
}

/** kit_input_set_game: makes @game the current game. */
void
kit_input_set_game (KitInput *input,
                    KitGame  *game)
{
  KitInputPrivate *private = get_private (input);

  g_return_if_fail (KIT_IS_INPUT (input) && KIT_IS_GAME (game));

  if (!g_set_object (&private->game, game))
    return;
  g_signal_group_set_target (private->signals, game);
  private->place = KIT_NO_PLACE;
  private->peeking = kit_game_get_peeking (game);
  begin_decision (input);
}

/** kit_input_get_game: (transfer none) (nullable): the current game. */
KitGame *
kit_input_get_game (KitInput *input)
{
  g_return_val_if_fail (KIT_IS_INPUT (input), NULL);

  return get_private (input)->game;
}

/* --- whose hand is open --- */

/** kit_input_get_viewer: the player whose hand is open: the only person or, with several, the one
    who has uncovered it or peeks at it; -1 for nobody. */
int
kit_input_get_viewer (KitInput *input)
{
  guint viewer;

  g_return_val_if_fail (KIT_IS_INPUT (input), -1);

  viewer = kit_game_get_viewer (get_private (input)->game);
  return viewer != KIT_NOBODY ? (int) viewer : -1;
}

/** kit_input_get_cover: whether the hand of the person who decides is open. Without a person to
    decide it is. */
KitCover
kit_input_get_cover (KitInput *input)
{
  KitInputPrivate *private = get_private (input);
  guint decider;

  g_return_val_if_fail (KIT_IS_INPUT (input), KIT_COVER_OPEN);

  decider = kit_game_get_decider (private->game);
  if (kit_game_is_over (private->game) || !kit_game_is_person (private->game, decider))
    return KIT_COVER_OPEN;
  if (private->peeking)
    return KIT_COVER_PEEKING;
  return kit_input_get_viewer (input) == (int) decider ? KIT_COVER_OPEN : KIT_COVER_COVERED;
}

/** kit_input_is_covered: whether the person who decides has yet to uncover their hand. */
gboolean
kit_input_is_covered (KitInput *input)
{
  return kit_input_get_cover (input) == KIT_COVER_COVERED;
}

/** kit_input_uncover: opens the hand of the person who decides. */
void
kit_input_uncover (KitInput *input)
{
  g_return_if_fail (KIT_IS_INPUT (input));

  if (kit_input_get_cover (input) != KIT_COVER_OPEN)
    kit_game_uncover (get_private (input)->game);
}

/** kit_input_peek: shows the covered hand of the person who decides for as long as they are
    @peeking. A proposal stays, unless it was made meanwhile: it could tell what the hand holds. */
void
kit_input_peek (KitInput *input,
                gboolean  peeking)
{
  KitInputPrivate *private = get_private (input);

  g_return_if_fail (KIT_IS_INPUT (input));

  if (private->peeking != peeking && kit_input_get_cover (input) != KIT_COVER_OPEN)
    kit_game_set_peeking (private->game, peeking);
}

/** kit_input_is_active: whether a person may decide now: with an open hand or, where the game
    allows it, with a covered one. */
gboolean
kit_input_is_active (KitInput *input)
{
  KitInputPrivate *private = get_private (input);
  KitInputClass *class;

  g_return_val_if_fail (KIT_IS_INPUT (input), FALSE);

  class = KIT_INPUT_GET_CLASS (input);
  if (private->game == NULL || kit_game_is_over (private->game) ||
      kit_game_is_looking (private->game) || kit_game_is_waiting (private->game) ||
      !kit_game_is_person (private->game, kit_game_get_decider (private->game)))
    return FALSE;
  return kit_input_get_cover (input) == KIT_COVER_OPEN ||
         (class->is_public != NULL && class->is_public (kit_input_get_state (input)));
}

/** kit_input_is_asked: whether the game waits for a person, whose hand may be covered. */
gboolean
kit_input_is_asked (KitInput *input)
{
  KitGame *game;

  g_return_val_if_fail (KIT_IS_INPUT (input), FALSE);

  game = get_private (input)->game;
  return game != NULL && !kit_game_is_over (game) && !kit_game_is_waiting (game) &&
         kit_game_is_person (game, kit_game_get_decider (game)) && !kit_game_is_ordered (game);
}

/* --- proposing --- */

/** kit_input_get_proposal: (transfer none) (nullable): the proposal, which may not be legal yet. */
gconstpointer
kit_input_get_proposal (KitInput *input)
{
  g_return_val_if_fail (KIT_IS_INPUT (input), NULL);

  return get_private (input)->proposal;
}

/** kit_input_is_complete: whether there is a legal proposal; sets @refusal if it is illegal. */
gboolean
kit_input_is_complete (KitInput   *input,
                       KitRefusal *refusal)
{
  KitInputPrivate *private = get_private (input);

  g_return_val_if_fail (KIT_IS_INPUT (input) && refusal != NULL, FALSE);

  return private->proposal != NULL &&
         get_rules (input)->test (kit_input_get_state (input), kit_game_get_board (private->game),
                                  private->proposal, refusal);
}

/** kit_input_set_proposal: proposes @decision without a check, and emits "changed". */
void
kit_input_set_proposal (KitInput      *input,
                        gconstpointer  decision)
{
  KitInputPrivate *private = get_private (input);
  gpointer copy;

  g_return_if_fail (KIT_IS_INPUT (input) && decision != NULL);

  copy = g_memdup2 (decision, get_rules (input)->decision_size);
  if (private->advice != NULL &&
      !kit_rules_is_equal (get_rules (input), kit_game_get_board (private->game),
                           private->advice, decision))
    forget_advice (input);
  g_free (private->proposal);
  private->proposal = copy;
  private->peeked = private->peeking;
  kit_input_refresh (input);
}

/**
 * kit_input_advise:
 * @input: an active input
 * @line: (array length=n): decisions, one after the other; the first is legal now
 * @n: the length of @line, at least 1
 *
 * Drops the proposal, proposes what @line begins with, and emits "advised".
 */
void
kit_input_advise (KitInput      *input,
                  gconstpointer  line,
                  guint          n)
{
  KitInputClass *class;

  g_return_if_fail (KIT_IS_INPUT (input) && line != NULL && n > 0);

  class = KIT_INPUT_GET_CLASS (input);
  kit_input_clear (input);
  get_private (input)->advice = g_memdup2 (line, n * get_rules (input)->decision_size);
  get_private (input)->n_advice = n;
  if (class->advise != NULL)
    class->advise (input, line, n);
  else
    kit_input_propose (input, line);
  g_signal_emit_by_name (input, "advised");
}

/** kit_input_get_advice: (transfer none) (nullable): the line of @n decisions that was advised
    last, as long as nothing of it was decided or cancelled. */
gconstpointer
kit_input_get_advice (KitInput *input,
                      guint    *n)
{
  g_return_val_if_fail (KIT_IS_INPUT (input) && n != NULL, NULL);

  *n = get_private (input)->n_advice;
  return get_private (input)->advice;
}

/** kit_input_refuse: emits "refused". */
void
kit_input_refuse (KitInput   *input,
                  KitRefusal *refusal)
{
  g_return_if_fail (KIT_IS_INPUT (input) && refusal != NULL);

  g_signal_emit_by_name (input, "refused", refusal);
}

/**
 * kit_input_propose:
 * @input: an input
 * @decision: a decision; refused if it is illegal, confirmed if it is the proposal already
 */
void
kit_input_propose (KitInput      *input,
                   gconstpointer  decision)
{
  KitInputPrivate *private = get_private (input);
  KitRefusal refusal;

  g_return_if_fail (KIT_IS_INPUT (input) && decision != NULL);

  if (!kit_input_is_active (input))
    return;
  if (private->proposal != NULL &&
      kit_rules_is_equal (get_rules (input), kit_game_get_board (private->game),
                          private->proposal, decision))
    kit_input_confirm (input);
  else if (get_rules (input)->test (kit_input_get_state (input),
                                    kit_game_get_board (private->game), decision, &refusal))
    kit_input_set_proposal (input, decision);
  else
    kit_input_refuse (input, &refusal);
}

/**
 * kit_input_type:
 * @input: an input
 * @token: a decision as records write it
 *
 * Returns: whether @token is a decision on this board
 */
gboolean
kit_input_type (KitInput   *input,
                const char *token)
{
  g_autofree gpointer decision = NULL;

  g_return_val_if_fail (KIT_IS_INPUT (input) && token != NULL, FALSE);

  decision = g_malloc0 (get_rules (input)->decision_size);
  if (!get_rules (input)->read (decision, kit_game_get_board (get_private (input)->game), token))
    return FALSE;
  kit_input_propose (input, decision);
  return TRUE;
}

/** kit_input_choose: chooses a @place of the board, which means what the game makes of it. */
void
kit_input_choose (KitInput *input,
                  int       place)
{
  g_return_if_fail (KIT_IS_INPUT (input) && place >= 0);

  if (KIT_INPUT_GET_CLASS (input)->choose != NULL)
    KIT_INPUT_GET_CLASS (input)->choose (input, place);
}

/**
 * kit_input_hover:
 * @input: an input
 * @place: under the pointer or cursor, or %KIT_NO_PLACE
 * @focused: whether that is the cursor of the keyboard
 */
void
kit_input_hover (KitInput *input,
                 int       place,
                 gboolean  focused)
{
  KitInputPrivate *private = get_private (input);

  g_return_if_fail (KIT_IS_INPUT (input));

  if (private->place == place && private->focused == focused)
    return;
  private->place = place;
  private->focused = focused;
  if (KIT_INPUT_GET_CLASS (input)->hover != NULL)
    KIT_INPUT_GET_CLASS (input)->hover (input, place);
  g_signal_emit_by_name (input, "hovered");
}

/** kit_input_get_place: the place under the pointer or cursor, or %KIT_NO_PLACE, and whether it is
    @focused by the keyboard. */
int
kit_input_get_place (KitInput *input,
                     gboolean *focused)
{
  g_return_val_if_fail (KIT_IS_INPUT (input) && focused != NULL, KIT_NO_PLACE);

  *focused = get_private (input)->focused;
  return get_private (input)->place;
}

/** kit_input_confirm: decides as proposed. */
void
kit_input_confirm (KitInput *input)
{
  KitInputPrivate *private = get_private (input);
  KitInputClass *class;
  g_autofree char *decisions = NULL;
  KitRefusal refusal;
  gboolean held = FALSE;
  gboolean follows;
  gsize size;

  g_return_if_fail (KIT_IS_INPUT (input));

  if (private->proposal == NULL || !kit_input_is_active (input))
    return;
  if (!kit_input_is_complete (input, &refusal))
    {
      kit_input_refuse (input, &refusal);
      return;
    }
  class = KIT_INPUT_GET_CLASS (input);
  size = get_rules (input)->decision_size;
  decisions = g_malloc0 (2 * size);
  memcpy (decisions, private->proposal, size);
  g_signal_emit_by_name (input, "confirm", &held);
  if (held)
    return;
  follows = class->follow != NULL && class->follow (input, decisions + size);
  kit_game_decide_line (private->game, decisions, 1 + follows, &refusal);
}

/** kit_input_cancel: drops the proposal and what belongs to it, or goes back to what is proposed
    from the start; returns whether there was anything to cancel. */
gboolean
kit_input_cancel (KitInput *input)
{
  g_return_val_if_fail (KIT_IS_INPUT (input), FALSE);

  if (!kit_input_clear (input))
    return FALSE;
  if (get_private (input)->game != NULL)
    propose_first (input);
  kit_input_refresh (input);
  return TRUE;
}
