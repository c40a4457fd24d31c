/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person chooses in Stones, made into proposals; and what moves when a decision is shown. */

#include "stones-input.h"

#define DIE_MS  600
#define CARD_MS 350
#define NEXT_MS 120                     /* between the starts of two stones */

struct _StonesInput
{
  KitInput parent_instance;
};

G_DEFINE_FINAL_TYPE (StonesInput, stones_input, KIT_TYPE_INPUT)

/** stones_place_decide: what choosing a place means: a stone is taken with all behind it. Returns
    %FALSE if that is not legal. */
gboolean
stones_place_decide (const StonesState *state,
                     const StonesBoard *board,
                     int                place,
                     StonesDecision    *decision)
{
  static const guint8 kinds[STONES_BUTTONS] = { STONES_ROLL, STONES_ACCEPT, STONES_DECLINE };
  KitRefusal refusal;

  if (place >= board->n_stones)
    *decision = (StonesDecision) { kinds[place - board->n_stones], 0 };
  else
    *decision = (StonesDecision) { STONES_TAKE, MAX (state->heap - place, 0) };
  return stones_rules.test (state, board, decision, &refusal);
}

static const StonesBoard *
get_board (KitInput *input)
{
  return stones_game_get_board (kit_input_get_game (input));
}

/* Proposed from the start: the only legal decision, so that Enter makes it. Under a cover nothing
   may be proposed that depends on the hand; here nothing that is legal does. */
static gboolean
stones_input_begin (KitInput *input,
                    gpointer  decision)
{
  const StonesState *state = kit_input_get_state (input);

  return kit_rules_count (&stones_rules, state, get_board (input)) == 1 &&
         kit_rules_pick (&stones_rules, state, get_board (input), 0, decision);
}

/* What is proposed already is confirmed: a second click on a place decides. */
static void
stones_input_choose (KitInput *input,
                     int       place)
{
  StonesDecision decision;

  if (stones_place_decide (kit_input_get_state (input), get_board (input), place, &decision))
    kit_input_propose (input, &decision);
}

/* One may answer without a look at one's bonus stone: the hand need not be uncovered for it, so
   that the one on turn goes on at once. */
static gboolean
stones_input_is_public (gconstpointer state)
{
  return ((const StonesState *) state)->phase == STONES_PHASE_ANSWER;
}

static void
stones_input_class_init (StonesInputClass *class)
{
  KitInputClass *input_class = KIT_INPUT_CLASS (class);

  input_class->begin = stones_input_begin;
  input_class->choose = stones_input_choose;
  input_class->is_public = stones_input_is_public;
}

static void
stones_input_init (StonesInput *input)
{
}

/** stones_input_new: (transfer full): an input without a game. */
KitInput *
stones_input_new (void)
{
  return g_object_new (STONES_TYPE_INPUT, NULL);
}

/** stones_input_double: proposes to offer the doubling, which is no place of the board; confirms it
    if it is proposed already. */
void
stones_input_double (KitInput *input)
{
  kit_input_propose (input, &(StonesDecision) { STONES_DOUBLE, 0 });
}

/* --- what moves --- */

static void
add_card (KitStoryboard *board,
          guint          start,
          guint          face,
          guint          from,
          guint          to)
{
  const StonesState *before = board->before;
  KitMotion *motion = kit_storyboard_add (board, KIT_MOTION_CARD, before->player, start, CARD_MS);

  motion->face = face;
  motion->from = from;
  motion->to = to;
}

/** stones_storyboard_make: a #KitStoryboardFunc. Who begins a turn takes their bonus stone in hand
    while the die rolls; stones that are taken fly to the row of the player. */
void
stones_storyboard_make (KitStoryboard    *board,
                        const KitHistory *history,
                        guint             index)
{
  const StonesDecision *decision = stones_history_get_decision (history, index);
  const StonesState *before = board->before;
  guint owner = before->player;

  if (decision->kind == STONES_ROLL)
    {
      kit_storyboard_add (board, STONES_MOTION_DIE, owner, 0, DIE_MS)->number =
        ((const StonesState *) board->after)->die;
      add_card (board, 0, before->bonus[owner], STONES_ANCHOR_ROW + owner,
                STONES_ANCHOR_HAND + owner);
    }
  for (guint i = 0; i < decision->n; i++)
    add_card (board, i * NEXT_MS, STONES_FACE_HEAP, STONES_ANCHOR_HEAP,
              STONES_ANCHOR_ROW + owner);
  /* The position changes when everything has arrived. */
  board->turn = board->length;
}
