/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Alexandros, made into proposals. */

#include "alx-input.h"

#include "alx-occupation.h"

struct _AlxInput
{
  KitInput parent_instance;

  AlxChoice   choice;                   /* which points to what follows */
  AlxWays     ways;                     /* of which one is proposed */
  guint8      way_symbol;               /* of the card that leads there */
  AlxWays     hovered;                  /* to the point under the pointer */
  AlxState    moving;                   /* after the proposed card */
  AlxDecision considered;               /* what choosing the item pointed at would propose */
};

G_DEFINE_FINAL_TYPE (AlxInput, alx_input, KIT_TYPE_INPUT)

/* --- what has been chosen --- */

/* The position after the proposed card, as far as a way is concerned. */
static const AlxState *
find_moving (AlxInput *self)
{
  const AlxChoice *choice = &self->choice;
  const AlxDecision *card = alx_choice_get_card (choice);

  if (!choice->is_active)
    return NULL;
  if (choice->state->phase == ALX_PHASE_WAY)
    return choice->state;
  if (card == NULL)
    return NULL;
  self->moving = *choice->state;
  self->moving.phase = ALX_PHASE_WAY;
  self->moving.symbol = card->symbol;
  return &self->moving;
}

/* Those of a proposed way are listed when they are needed, because a way may also be typed. */
static const AlxWays *
find_ways (AlxInput *self)
{
  const AlxChoice *choice = &self->choice;
  const AlxDecision *proposal = choice->proposal;
  const AlxDecision *card = alx_choice_get_card (choice);
  AlxWays *ways = &self->ways;

  if (card != NULL)
    return ways->to != ALX_NONE && self->way_symbol == card->symbol ? ways : NULL;
  if (!alx_choice_proposes (choice, ALX_WAY))
    return NULL;
  if (ways->to != proposal->at[proposal->n - 1])
    alx_ways_list (ways, choice->state, choice->board, proposal->at[proposal->n - 1]);
  return ways;
}

/**
 * alx_input_get_choice:
 * @input: an input with a game
 *
 * Returns: (transfer none): what has been chosen so far; it is brought up to date by each call
 */
const AlxChoice *
alx_input_get_choice (KitInput *input)
{
  AlxInput *self = (AlxInput *) input;
  AlxChoice *choice = &self->choice;

  g_return_val_if_fail (ALX_IS_INPUT (input), NULL);

  choice->state = kit_input_get_state (input);
  choice->board = alx_game_get_board (kit_input_get_game (input));
  choice->proposal = kit_input_get_proposal (input);
  choice->advice = kit_input_get_advice (input, &choice->n_advice);
  choice->is_active = kit_input_is_active (input);
  choice->place = kit_input_get_place (input, &choice->is_focused);
  choice->moving = find_moving (self);
  choice->ways = find_ways (self);
  return choice;
}

/** alx_input_consider: points at something besides the board; %ALX_ITEM_NONE at nothing. What
    choosing it would propose is the preview, if it is legal. */
void
alx_input_consider (KitInput *input,
                    AlxItem   item,
                    guint     which)
{
  AlxInput *self = (AlxInput *) input;
  AlxChoice *choice = &self->choice;
  AlxRefusal refusal;

  g_return_if_fail (ALX_IS_INPUT (input));

  if (choice->item == item && choice->which == which)
    return;
  choice->item = item;
  choice->which = which;
  alx_input_get_choice (input);
  choice->considered = alx_choice_is_possible (choice, item, which, &refusal) &&
                       alx_choice_make (choice, item, which, &self->considered)
                         ? &self->considered : NULL;
  kit_input_refresh_preview (input);
}

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

/* Alexander is to go to @point: the end of the proposed way confirms that way, and a point that is
   no target but can be passed is added to it. While a card is proposed, the way is proposed with
   it. */
static void
choose_point (KitInput *input,
              guint8    point)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  AlxWays *ways = &ALX_INPUT (input)->ways;

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

/* Proposes @way, a legal one, for the card that is chosen or proposed. */
static void
choose_way (KitInput          *input,
            const AlxDecision *way)
{
  const AlxWays *ways;

  choose_point (input, way->at[way->n - 1]);
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

static void
propose_occupation (KitInput *input,
                    guint8    label)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  AlxDecision decision;
  AlxRefusal refusal;

  if (alx_occupation_make (choice->state, choice->board, label, &decision, &refusal))
    kit_input_set_proposal (input, &decision);
  else
    kit_input_refuse (input, (KitRefusal *) &refusal);
}

static void
toggle_governor (KitInput *input,
                 guint8    space)
{
  AlxDecision decision = *(const AlxDecision *) kit_input_get_proposal (input);

  if (alx_occupation_toggle (&decision, space))
    kit_input_set_proposal (input, &decision);
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

/* Depending on phase and mode, Alexander is to go to @space, its province is to be occupied, or a
   governor is to be placed there or taken back. */
static void
choose_space (KitInput *input,
              guint8    space)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  const AlxState *state = choice->state;
  const AlxSpace *chosen = &choice->board->spaces[space];
  gboolean occupying;

  if (!choice->is_active)
    return;
  occupying = alx_choice_proposes (choice, ALX_OCCUPY) &&
              state->province[choice->proposal->at[0]] == state->province[space];
  if (choice->moving != NULL)
    {
      const guint8 *distance = choice->board->distance[state->alexander];
      guint8 nearest = chosen->points[0];

      for (guint i = 1; i < G_N_ELEMENTS (chosen->points); i++)
        if (distance[chosen->points[i]] < distance[nearest])
          nearest = chosen->points[i];
      choose_point (input, nearest);
    }
  else if (state->phase == ALX_PHASE_CARD)
    refuse_without_card (input);
  else if (state->phase != ALX_PHASE_ACTIONS)
    return;
  else if (occupying && chosen->symbol != ALX_PLAIN)
    toggle_governor (input, space);
  else if (occupying)
    kit_input_confirm (input);
  else if (choice->mode == ALX_MODE_TAKE_BACK ||
           (choice->mode == ALX_MODE_ANY && alx_state_governor_on (state, space) == state->player))
    propose_take_back (input, space);
  else
    propose_occupation (input, choice->state->province[space]);
}

/* --- besides the board --- */

static void
choose (KitInput *input,
        AlxItem   item,
        guint     which)
{
  const AlxChoice *choice;
  AlxDecision decision;

  g_return_if_fail (ALX_IS_INPUT (input));

  choice = alx_input_get_choice (input);
  if (choice->is_active && alx_choice_make (choice, item, which, &decision))
    kit_input_propose (input, &decision);
}

/** alx_input_choose_face_up: proposes the face-up card at @place, 0 or 1, for the move or as an
    action. If both show the same symbol, choosing the other one moves the mark. */
void
alx_input_choose_face_up (KitInput *input,
                          guint     place)
{
  AlxChoice *choice = &((AlxInput *) input)->choice;
  gboolean moved;

  g_return_if_fail (ALX_IS_INPUT (input) && place < ALX_FACE_UP);

  alx_input_get_choice (input);
  moved = place != choice->face_up && choice->state->face_up[0] == choice->state->face_up[1] &&
          (alx_choice_proposes (choice, ALX_CHOOSE) || alx_choice_proposes (choice, ALX_TAKE));
  choice->face_up = place;
  if (moved)
    kit_input_refresh (input);
  else
    choose (input, ALX_ITEM_FACE_UP, place);
}

/** alx_input_choose_hand: proposes a special move or a levy with a card of @symbol of the hand. */
void
alx_input_choose_hand (KitInput *input,
                       guint8    symbol)
{
  const AlxChoice *choice;

  g_return_if_fail (ALX_IS_INPUT (input) && symbol < ALX_SYMBOLS);

  choice = alx_input_get_choice (input);
  /* Whichever face-up card is to be discarded too. */
  if (alx_choice_proposes (choice, ALX_SPECIAL) && choice->proposal->symbol == symbol)
    kit_input_confirm (input);
  else
    choose (input, ALX_ITEM_HAND, symbol);
}

/** alx_input_choose_supply: proposes to draw the top card of the supply. */
void
alx_input_choose_supply (KitInput *input)
{
  choose (input, ALX_ITEM_SUPPLY, 0);
}

/** alx_input_choose_levy: proposes a levy with the symbol of which the hand has most cards. */
void
alx_input_choose_levy (KitInput *input)
{
  choose (input, ALX_ITEM_LEVY, 0);
}

/** alx_input_choose_no_move: proposes not to move Alexander, R17. */
void
alx_input_choose_no_move (KitInput *input)
{
  choose (input, ALX_ITEM_NO_MOVE, 0);
}

/** alx_input_choose_end: proposes to end the turn. */
void
alx_input_choose_end (KitInput *input)
{
  choose (input, ALX_ITEM_END, 0);
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
  ALX_INPUT (input)->choice.mode = mode;
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

  state = kit_input_get_state (input);
  if (!kit_input_is_active (input) || state->phase != ALX_PHASE_COMPENSATION)
    return;
  decision = *(const AlxDecision *) kit_input_get_proposal (input);
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    given += decision.at[i];
  if ((step > 0 && (given == state->owed || decision.at[symbol] == state->paid[symbol])) ||
      (step < 0 && decision.at[symbol] == 0))
    return;
  decision.at[symbol] += step;
  kit_input_set_proposal (input, &decision);
}

/* --- virtual functions --- */

/* The cards for the loser are a proposal from the start. */
static gboolean
alx_input_begin (KitInput *input,
                 gpointer  data)
{
  const AlxState *state = kit_input_get_state (input);
  const AlxBoard *board = alx_game_get_board (kit_input_get_game (input));
  AlxDecision *decision = data;

  if (state->phase != ALX_PHASE_COMPENSATION)
    return FALSE;
  alx_decision_init (decision, ALX_COMPENSATE);
  decision->n = ALX_SYMBOLS;
  if (alx_legal_count (state, board) == 1)
    alx_legal_pick (state, board, 0, decision);
  return TRUE;
}

static gboolean
alx_input_clear (KitInput *input)
{
  AlxChoice *choice = &ALX_INPUT (input)->choice;
  gboolean any = choice->mode != ALX_MODE_ANY;

  choice->mode = ALX_MODE_ANY;
  choice->hovered = NULL;
  choice->item = ALX_ITEM_NONE;
  choice->considered = NULL;
  ALX_INPUT (input)->ways.to = ALX_NONE;
  return any;
}

static void
alx_input_hover (KitInput *input,
                 int       place)
{
  AlxInput *self = ALX_INPUT (input);
  const AlxChoice *choice = alx_input_get_choice (input);
  guint8 point = alx_place_get_point (choice->board, place);

  self->choice.hovered =
    point != ALX_NONE && choice->moving != NULL && alx_choice_is_target (choice, point) &&
    alx_ways_list (&self->hovered, choice->moving, choice->board, point) ? &self->hovered : NULL;
}

/* With a card, the way that was chosen for it. */
static gboolean
alx_input_follow (KitInput *input,
                  gpointer  data)
{
  const AlxChoice *choice = alx_input_get_choice (input);
  AlxDecision *decision = data;

  if (choice->ways == NULL || choice->state->phase != ALX_PHASE_CARD)
    return FALSE;
  *decision = choice->ways->items[choice->ways->index];
  return TRUE;
}

/* A card with its way. */
static void
alx_input_advise (KitInput      *input,
                  gconstpointer  line,
                  guint          n)
{
  const AlxDecision *way = line;

  if (way->kind != ALX_WAY)
    {
      kit_input_propose (input, way++);
      n--;
    }
  if (n > 0 && way->kind == ALX_WAY)
    choose_way (input, way);
}

static void
alx_input_choose (KitInput *input,
                  int       place)
{
  const AlxBoard *board = alx_game_get_board (kit_input_get_game (input));

  if (alx_place_get_point (board, place) != ALX_NONE)
    choose_point (input, alx_place_get_point (board, place));
  else
    choose_space (input, alx_place_get_space (board, place));
}

static void
alx_input_class_init (AlxInputClass *class)
{
  KitInputClass *input_class = KIT_INPUT_CLASS (class);

  input_class->begin = alx_input_begin;
  input_class->clear = alx_input_clear;
  input_class->follow = alx_input_follow;
  input_class->advise = alx_input_advise;
  input_class->hover = alx_input_hover;
  input_class->choose = alx_input_choose;
}

static void
alx_input_init (AlxInput *input)
{
  input->ways.to = ALX_NONE;
}

/** alx_input_new: (transfer full): an input without a game. */
KitInput *
alx_input_new (void)
{
  return g_object_new (ALX_TYPE_INPUT, NULL);
}
