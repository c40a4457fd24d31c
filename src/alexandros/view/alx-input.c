/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person at the table is about to decide: propose, change, confirm, cancel. No widgets. */

#include "alx-input.h"

#include "alx-ways.h"

#include <string.h>

struct _AlxInput
{
  GObject parent_instance;

  AlxGame     *game;                    /* owned */
  GSignalGroup *signals;                /* owned; of the current game */

  gboolean     proposed;
  AlxDecision  proposal;
  AlxMode      mode;
  AlxWays      ways;                    /* of a proposed way */
  AlxWays      hovered;                 /* of the one under the pointer */
  gboolean     has_hovered;
  guint8       point;                   /* under the pointer or cursor */
  guint8       space;
  gboolean     focused;
  int          seated;                  /* the person whose cards lie open, with several persons; or -1 */
};

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

static const AlxState *
get_state (AlxInput *input)
{
  return alx_game_get_state (input->game);
}

static void
clear_proposal (AlxInput *input)
{
  input->proposed = FALSE;
  input->mode = ALX_MODE_ANY;
  input->has_hovered = FALSE;
}

static void
emit_changed (AlxInput *input)
{
  g_signal_emit (input, signals[SIGNAL_CHANGED], 0);
}

/* --- callbacks --- */

static void
position_changed_cb (AlxInput *input)
{
  const AlxState *state = get_state (input);

  clear_proposal (input);
  if (input->seated >= 0 && alx_game_is_person (input->game, state->player) &&
      state->player != input->seated && !alx_game_is_over (input->game))
    input->seated = -1;
  if (state->phase == ALX_PHASE_COMPENSATION && alx_input_is_active (input))
    {
      input->proposed = TRUE;
      alx_decision_init (&input->proposal, ALX_COMPENSATE);
      input->proposal.n = ALX_SYMBOLS;
    }
  emit_changed (input);
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
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);
  /* Only what lies under the pointer or cursor. */
  signals[SIGNAL_HOVERED] = g_signal_new ("hovered", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);
  /* A wish is not legal: a pointer to its #AlxRefusal. */
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", ALX_TYPE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
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
  g_signal_group_connect_swapped (input->signals, "position-changed",
                                  G_CALLBACK (position_changed_cb), input);
  g_signal_group_connect_swapped (input->signals, "players-changed",
                                  G_CALLBACK (position_changed_cb), input);
  g_signal_group_connect_swapped (input->signals, "notify::thinker", G_CALLBACK (emit_changed), input);
  g_signal_group_connect_swapped (input->signals, "notify::shown", G_CALLBACK (emit_changed), input);
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
  position_changed_cb (input);
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
  const AlxState *state = get_state (input);

  if (alx_game_count_persons (input->game) > 1)
    return input->seated;
  for (guint i = 0; i < state->n_players; i++)
    if (alx_game_is_person (input->game, i))
      return i;
  return -1;
}

/** alx_input_is_covered: whether the person on turn has yet to say that he is ready. */
gboolean
alx_input_is_covered (AlxInput *input)
{
  return !alx_game_is_over (input->game) &&
         alx_game_is_person (input->game, get_state (input)->player) &&
         alx_input_get_viewer (input) != get_state (input)->player;
}

/** alx_input_uncover: the person on turn is ready and sees his hand. */
void
alx_input_uncover (AlxInput *input)
{
  if (!alx_input_is_covered (input))
    return;
  input->seated = get_state (input)->player;
  position_changed_cb (input);
}

/** alx_input_is_active: whether a person may decide now. */
gboolean
alx_input_is_active (AlxInput *input)
{
  return input->game != NULL && !alx_game_is_over (input->game) &&
         !alx_game_is_looking (input->game) &&
         alx_input_get_viewer (input) == get_state (input)->player;
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

/** alx_input_get_preview: (nullable): what is to be described: the way under the pointer, or the proposal. */
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
         alx_legal_test (get_state (input), alx_game_get_board (input->game), &input->proposal, refusal);
}

/** alx_input_get_n_ways: between how many ways one can choose, and which is proposed; 0 if none is. */
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

static void
refuse (AlxInput   *input,
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
  if (!alx_legal_test (get_state (input), alx_game_get_board (input->game), decision, &refusal))
    {
      refuse (input, &refusal);
      return;
    }
  input->proposal = *decision;
  input->proposed = TRUE;
  emit_changed (input);
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
    alx_ways_list (&input->ways, get_state (input), alx_game_get_board (input->game),
                   decision.at[decision.n - 1]);
  alx_input_propose (input, &decision);
  return TRUE;
}

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

/** alx_input_choose_face_up: wants the face-up card of @symbol, for the move or as an action. */
void
alx_input_choose_face_up (AlxInput *input,
                          guint8    symbol)
{
  if (!alx_input_is_active (input))
    return;
  if (input->proposed && input->proposal.kind == ALX_SPECIAL && input->proposal.refreshed != ALX_NONE)
    {
      AlxDecision decision = input->proposal;

      decision.refreshed = symbol;
      alx_input_propose (input, &decision);
      return;
    }
  propose_card (input, get_state (input)->phase == ALX_PHASE_CARD ? ALX_CHOOSE : ALX_TAKE, symbol);
}

/** alx_input_choose_hand: wants to use a card of the hand, for the special move or a levy. */
void
alx_input_choose_hand (AlxInput *input,
                       guint8    symbol)
{
  const AlxState *state = get_state (input);
  AlxDecision decision;

  if (!alx_input_is_active (input))
    return;
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

/** alx_input_choose_supply: wants the top card of the supply. */
void
alx_input_choose_supply (AlxInput *input)
{
  propose_card (input, ALX_DRAW, 0);
}

/** alx_input_choose_levy: wants to levy, with the card of which most are held; again, with the next. */
void
alx_input_choose_levy (AlxInput *input)
{
  const AlxState *state = get_state (input);
  AlxDecision decision;
  AlxRefusal refusal;
  AlxRefusal first;
  guint8 best = ALX_NONE;

  if (!alx_input_is_active (input))
    return;
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
    refuse (input, &first);
  else
    propose_card (input, ALX_LEVY, best);
}

/** alx_input_choose_no_move: says that Alexander cannot be moved, R17. */
void
alx_input_choose_no_move (AlxInput *input)
{
  propose_card (input, ALX_NO_MOVE, 0);
}

/** alx_input_choose_end: wants to end the turn. */
void
alx_input_choose_end (AlxInput *input)
{
  propose_card (input, ALX_END_TURN, 0);
}

/** alx_input_choose_mode: says what the next click on a space means. */
void
alx_input_choose_mode (AlxInput *input,
                       AlxMode   mode)
{
  if (!alx_input_is_active (input))
    return;
  clear_proposal (input);
  input->mode = mode;
  emit_changed (input);
}

/* --- ways --- */

static void
propose_way (AlxInput *input)
{
  input->proposed = TRUE;
  input->proposal = input->ways.items[input->ways.index];
  emit_changed (input);
}

static gboolean
is_target (AlxInput *input,
           guint8    point)
{
  AlxPointSet points = alx_state_allowed_points (get_state (input), alx_game_get_board (input->game),
                                                 get_state (input)->symbol);

  return alx_point_set_has (&points, point);
}

/* Why no way leads to @point: asked of the rules with any shortest way. */
static void
refuse_point (AlxInput *input,
              guint8    point)
{
  const AlxBoard *board = alx_game_get_board (input->game);
  AlxDecision way;
  AlxRefusal refusal;

  alx_decision_init (&way, ALX_WAY);
  for (guint8 at = get_state (input)->alexander; ; )
    {
      way.at[way.n++] = at;
      if (at == point)
        break;
      at = board->points[at].neighbours[__builtin_ctz (board->next[at][point])];
    }
  if (!alx_legal_test (get_state (input), board, &way, &refusal))
    refuse (input, &refusal);
}

/**
 * alx_input_choose_point:
 * @input: an input
 * @point: where Alexander is to go; the end of the proposed way confirms it,
 *   and a point that cannot be reached but be passed bends it
 */
void
alx_input_choose_point (AlxInput *input,
                        guint8    point)
{
  const AlxState *state = get_state (input);
  const AlxBoard *board = alx_game_get_board (input->game);
  gboolean proposed = input->proposed && input->proposal.kind == ALX_WAY;

  if (!alx_input_is_active (input) || state->phase != ALX_PHASE_WAY)
    return;
  if (proposed && input->ways.to == point)
    alx_input_confirm (input);
  else if (proposed && !is_target (input, point) && alx_ways_bend (&input->ways, state, board, point))
    propose_way (input);
  else if (is_target (input, point) && alx_ways_list (&input->ways, state, board, point))
    propose_way (input);
  else
    refuse_point (input, point);
}

/** alx_input_next_way: proposes the next way to the same point, or the one before. */
void
alx_input_next_way (AlxInput *input,
                    int       step)
{
  guint n = MIN (input->ways.n, ALX_MAX_LISTED);

  if (!input->proposed || input->proposal.kind != ALX_WAY || n < 2)
    return;
  input->ways.index = (input->ways.index + n + step) % n;
  propose_way (input);
}

/* --- spaces --- */

/* Fewest governors, on the spaces whose cards are missing or dearest. */
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
  /* The card that a governor saves is one more for a later levy on his own space. */
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

/* Where no occupation can be paid for: one governor on each symbol that is short, to show what is missing. */
static void
propose_short (AlxInput *input,
               guint8    label)
{
  const AlxState *state = get_state (input);
  const AlxBoard *board = alx_game_get_board (input->game);
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
    {
      input->proposal = decision;
      input->proposed = TRUE;
      emit_changed (input);
    }
  else
    refuse (input, &refusal);
}

static void
propose_occupation (AlxInput *input,
                    guint8    space)
{
  const AlxState *state = get_state (input);
  Cheapest cheapest = {
    .state = state,
    .board = alx_game_get_board (input->game),
    .label = state->province[space],
  };

  alx_legal_foreach (state, cheapest.board, compare_occupation, &cheapest);
  if (cheapest.best.n > 0)
    {
      input->proposal = cheapest.best;
      input->proposed = TRUE;
      emit_changed (input);
    }
  else
    propose_short (input, cheapest.label);
}

/* Puts a governor on @space of the proposed province, or takes him away; the last one stays. */
static void
toggle_governor (AlxInput *input,
                 guint8    space)
{
  AlxDecision *proposal = &input->proposal;
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
  *proposal = changed;
  emit_changed (input);
}

static void
propose_take_back (AlxInput *input,
                   guint8    space)
{
  AlxDecision decision;

  alx_decision_init (&decision, ALX_TAKE_BACK);
  decision.n = 1;
  decision.at[0] = space;
  alx_input_propose (input, &decision);
}

/**
 * alx_input_choose_space:
 * @input: an input
 * @space: a space that the person points at: Alexander is to go there, its
 *   province to be occupied, a governor put on it or taken back from it
 */
void
alx_input_choose_space (AlxInput *input,
                        guint8    space)
{
  const AlxState *state = get_state (input);
  const AlxBoard *board = alx_game_get_board (input->game);
  gboolean occupying = input->proposed && input->proposal.kind == ALX_OCCUPY;

  if (!alx_input_is_active (input))
    return;
  if (state->phase == ALX_PHASE_WAY)
    {
      const guint8 *points = board->spaces[space].points;
      guint8 nearest = points[0];

      for (guint i = 1; i < 3; i++)
        if (board->distance[state->alexander][points[i]] < board->distance[state->alexander][nearest])
          nearest = points[i];
      alx_input_choose_point (input, nearest);
    }
  else if (state->phase != ALX_PHASE_ACTIONS)
    return;
  else if (occupying && state->province[input->proposal.at[0]] == state->province[space] &&
           board->spaces[space].symbol != ALX_PLAIN)
    toggle_governor (input, space);
  else if (occupying && state->province[input->proposal.at[0]] == state->province[space])
    alx_input_confirm (input);
  else if (input->mode == ALX_MODE_TAKE_BACK ||
           (input->mode == ALX_MODE_ANY && alx_state_governor_on (state, space) == state->player))
    propose_take_back (input, space);
  else
    propose_occupation (input, space);
}

/** alx_input_give: the loser gets one card of @symbol more, or less. */
void
alx_input_give (AlxInput *input,
                guint8    symbol,
                int       step)
{
  const AlxState *state = get_state (input);
  guint given = 0;

  if (!alx_input_is_active (input) || state->phase != ALX_PHASE_COMPENSATION)
    return;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += input->proposal.at[i];
  if ((step > 0 && (given == state->owed || input->proposal.at[symbol] == state->paid[symbol])) ||
      (step < 0 && input->proposal.at[symbol] == 0))
    return;
  input->proposal.at[symbol] += step;
  emit_changed (input);
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
                       get_state (input)->phase == ALX_PHASE_WAY && is_target (input, point) &&
                       alx_ways_list (&input->hovered, get_state (input),
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
      refuse (input, &refusal);
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
  if (input->game != NULL && get_state (input)->phase == ALX_PHASE_COMPENSATION)
    memset (input->proposal.at, 0, sizeof input->proposal.at);
  else
    clear_proposal (input);
  emit_changed (input);
  return TRUE;
}

/* --- marks --- */

static void
mark_way (AlxInput          *input,
          AlxScene          *scene,
          const AlxDecision *way)
{
  scene->n_way = way->n;
  memcpy (scene->way, way->at, way->n);
  scene->after = scene->state;
  alx_apply (&scene->after, scene->board, way, NULL);
}

static void
mark_move (AlxInput *input,
           AlxScene *scene)
{
  const AlxState *state = &scene->state;
  const AlxDecision *way;
  guint8 symbol = state->symbol;

  if (state->phase == ALX_PHASE_CARD)
    {
      if (!input->proposed || input->proposal.kind == ALX_NO_MOVE)
        return;
      symbol = input->proposal.symbol;
    }
  scene->choices = alx_state_allowed_spaces (state, scene->board, symbol);
  scene->targets = alx_state_allowed_points (state, scene->board, symbol);
  if (state->phase != ALX_PHASE_WAY)
    return;
  way = alx_input_get_preview (input);
  if (way != NULL)
    mark_way (input, scene, way);
}

static void
mark_actions (AlxInput *input,
              AlxScene *scene)
{
  const AlxState *state = &scene->state;

  if (input->mode == ALX_MODE_TAKE_BACK)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[state->player][i] != ALX_NONE)
        alx_space_set_add (&scene->choices, state->governors[state->player][i]);
  if (!input->proposed || (input->proposal.kind != ALX_OCCUPY && input->proposal.kind != ALX_TAKE_BACK))
    return;
  if (input->proposal.kind == ALX_OCCUPY)
    for (guint s = 0; s < scene->board->n_spaces; s++)
      if (state->province[s] == state->province[input->proposal.at[0]] &&
          scene->board->spaces[s].symbol != ALX_PLAIN)
        alx_space_set_add (&scene->choices, s);
  for (guint i = 0; i < input->proposal.n; i++)
    alx_space_set_add (&scene->chosen, input->proposal.at[i]);
}

/** alx_input_mark: puts the marks of what may be and is being chosen on @scene, a scene of the current position. */
void
alx_input_mark (AlxInput *input,
                AlxScene *scene)
{
  scene->point = input->point;
  scene->space = input->space;
  scene->focused = input->focused;
  if (!alx_input_is_active (input))
    return;
  if (scene->state.phase == ALX_PHASE_ACTIONS)
    mark_actions (input, scene);
  else if (scene->state.phase == ALX_PHASE_CARD || scene->state.phase == ALX_PHASE_WAY)
    mark_move (input, scene);
}
