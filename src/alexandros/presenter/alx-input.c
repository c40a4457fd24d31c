/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Alexandros, made into proposals. */

#include "alx-input-private.h"

G_DEFINE_FINAL_TYPE (AlxInput, alx_input, KIT_TYPE_INPUT)

/* The cards for the loser are a proposal from the start. */
static gboolean
alx_input_begin (KitInput *input,
                 gpointer  data)
{
  const AlxState *state = alx_input_get_state (input);
  AlxDecision *decision = data;

  if (state->phase != ALX_PHASE_COMPENSATION)
    return FALSE;
  alx_decision_init (decision, ALX_COMPENSATE);
  decision->n = ALX_SYMBOLS;
  if (alx_legal_count (state, alx_input_get_board (input)) == 1)
    alx_legal_pick (state, alx_input_get_board (input), 0, decision);
  return TRUE;
}

static gboolean
alx_input_clear (KitInput *input)
{
  AlxInput *self = ALX_INPUT (input);
  gboolean any = self->mode != ALX_MODE_ANY;

  self->mode = ALX_MODE_ANY;
  self->has_hovered = FALSE;
  self->has_payable = FALSE;
  self->ways.to = ALX_NONE;
  self->choice = ALX_CHOICE_NONE;
  return any;
}

static void
alx_input_hover (KitInput *input,
                 int       place)
{
  AlxInput *self = ALX_INPUT (input);
  const AlxState *moving = alx_input_get_moving (input);
  guint8 point = ALX_NONE;

  if (place != KIT_NO_PLACE)
    point = alx_place_get_point (alx_input_get_board (input), place);
  self->has_hovered = point != ALX_NONE && moving != NULL && alx_input_is_target (input, point) &&
                      alx_ways_list (&self->hovered, moving, alx_input_get_board (input), point);
}

/* With a card, the way that was chosen for it. */
static gboolean
alx_input_follow (KitInput *input,
                  gpointer  data)
{
  const AlxWays *ways = alx_input_get_ways (input);
  AlxDecision *decision = data;

  if (ways == NULL || alx_input_get_state (input)->phase != ALX_PHASE_CARD)
    return FALSE;
  *decision = ways->items[ways->index];
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
    alx_input_choose_way (input, way);
}

static void
alx_input_choose (KitInput *input,
                  int       place)
{
  const AlxBoard *board = alx_input_get_board (input);

  if (alx_place_get_point (board, place) != ALX_NONE)
    alx_input_choose_point (input, alx_place_get_point (board, place));
  else
    alx_input_choose_space (input, alx_place_get_space (board, place));
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
