/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of decisions that are found in a position without anything unknown. */

#include "adv-thought.h"

#include "advisers/rules/adv-legal.h"

#include <string.h>

/** adv_thought_add: adds a line; what does not fit is left to be decided later. */
void
adv_thought_add (AdvThought        *thought,
                 const AdvDecision *decisions,
                 guint              n,
                 gint32             value)
{
  KitLine line = { .value = value, .n = MIN (n, KIT_MAX_LINE) };

  memcpy (line.decisions, decisions, line.n * sizeof *decisions);
  thought->n = kit_lines_insert (thought->lines, thought->n, thought->most, &line);
}

/** adv_thought_value: what a position is worth to @seat; in a turn, if nothing more is built. */
gint32
adv_thought_value (AdvThought     *thought,
                   const AdvState *state,
                   guint           seat)
{
  static const AdvDecision end = { ADV_END };
  AdvState after;

  if (state->phase != ADV_PHASE_BUILD)
    return kit_evaluator_value (thought->evaluator, state, seat);
  after = *state;
  adv_apply (&after, thought->board, &end, NULL);
  return kit_evaluator_value (thought->evaluator, &after, seat);
}

/* Takes a card, or gold, out of a hand; it goes nowhere. */
static void
take (AdvState *state,
      guint     player,
      guint     good)
{
  if (good == ADV_GOLD)
    state->gold[player]--;
  else
    {
      state->hands[player][good]--;
      state->n_cards[player]--;
    }
}

static guint
get_held (const AdvState *state,
          guint           good)
{
  return good == ADV_GOLD ? state->gold[state->decider] : state->hands[state->decider][good];
}

/* Gives @n goods of the set @admitted, one after the other, each time the one that is missed least.
   Returns whether there are so many; (inout) @state, (out) @goods. */
static gboolean
give_least (AdvThought *thought,
            guint       admitted,
            guint       n,
            AdvState   *state,
            guint8     *goods)
{
  const guint seat = state->decider;

  for (; n > 0; n--)
    {
      gint32 best = -1;
      guint least = ADV_TRADED;

      for (guint i = 0; i < ADV_TRADED; i++)
        {
          AdvState after = *state;
          gint32 value;

          if (get_held (state, i) == 0 || (admitted >> i & 1) == 0)
            continue;
          take (&after, seat, i);
          value = kit_evaluator_value (thought->evaluator, &after, seat);
          if (value > best)
            {
              best = value;
              least = i;
            }
        }
      if (least == ADV_TRADED)
        return FALSE;
      take (state, seat, least);
      goods[least]++;
    }
  return TRUE;
}

/* A payment with each number of knights; the one after which the position is worth most. */
static void
pay (AdvThought     *thought,
     const AdvState *state,
     AdvDecision    *decision)
{
  guint8 auction = adv_state_auction (state, thought->board);
  guint knights = auction == ADV_BATTLE ? state->knights[state->decider] : 0;
  guint admitted = 0;
  gint32 best = -1;

  for (guint i = 0; i < ADV_TRADED; i++)
    admitted |= adv_state_admits (auction, i) << i;
  for (guint n = 0; n <= knights && n * ADV_OF_KNIGHT <= state->bid; n++)
    {
      AdvDecision payment = { ADV_PAY };
      AdvState after = *state;
      gint32 value;

      payment.goods[ADV_KNIGHT] = n;
      if (!give_least (thought, admitted, state->bid - n * ADV_OF_KNIGHT, &after, payment.goods))
        continue;
      after = *state;
      adv_apply (&after, thought->board, &payment, NULL);
      value = kit_evaluator_value (thought->evaluator, &after, state->decider);
      if (value > best)
        {
          best = value;
          *decision = payment;
        }
    }
}

static void
add_gift (AdvThought        *thought,
          const AdvState    *state,
          const AdvDecision *decision)
{
  AdvState after = *state;

  adv_apply (&after, thought->board, decision, NULL);
  adv_thought_add (thought, decision, 1,
                   kit_evaluator_value (thought->evaluator, &after, thought->seat));
}

/** adv_thought_give: (out) @decision: pays, or gives up cards, whoever decides; what is missed
    least. */
void
adv_thought_give (AdvThought     *thought,
                  const AdvState *state,
                  AdvDecision    *decision)
{
  AdvState after = *state;

  *decision = (AdvDecision) { ADV_DROP };
  if (state->phase == ADV_PHASE_PAY)
    {
      pay (thought, state, decision);
      return;
    }
  give_least (thought, (1 << ADV_RESOURCES) - 1, state->owed, &after, decision->goods);
}

/** adv_thought_gifts: adds what adv_thought_give() gives and, but at a hasty look, the same with
    one good instead of another, by what the position is worth after that; some twenty positions,
    whatever the limit. */
void
adv_thought_gifts (AdvThought     *thought,
                   const AdvState *state)
{
  AdvDecision best;

  adv_thought_give (thought, state, &best);
  add_gift (thought, state, &best);
  for (guint kept = 0; kept < ADV_TRADED && thought->most > 1; kept++)
    for (guint given = 0; given < ADV_TRADED && best.goods[kept] > 0; given++)
      {
        AdvDecision other = best;
        AdvRefusal refusal;

        other.goods[kept]--;
        other.goods[given]++;
        if (given != kept && adv_legal_test (state, thought->board, &other, &refusal))
          add_gift (thought, state, &other);
      }
}
