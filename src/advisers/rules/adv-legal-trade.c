/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests whether goods can be given and had, and what may be traded with bank and players. */

#include "adv-legal-private.h"

/* How many of a good @player has; in a view where their hand is hidden, how many they may have. */
guint
adv_legal_count_good (const AdvState *state,
                      guint           player,
                      guint8          good)
{
  if (good == ADV_GOLD)
    return state->gold[player];
  return adv_state_shows_hand (state, player) ? state->hands[player][good]
                                              : state->most[player][good];
}

/* Whether @player has all of the goods or, in a view, may have them; knights are asked for only
   where they are admitted. */
gboolean
adv_legal_has_goods (const AdvState *state,
                     guint           player,
                     const guint8   *goods,
                     guint           rule,
                     AdvRefusal     *refusal)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint held = adv_legal_count_good (state, player, i);

      refusal->good = i;
      if (goods[i] > held)
        return adv_refuse_figures (refusal, ADV_REFUSED_LACKING, rule, goods[i], held);
    }
  return TRUE;
}

/* Likewise of piles and stock; @goods of a development card have no gold. */
gboolean
adv_legal_is_in_stock (const AdvState *state,
                       const guint8   *goods,
                       guint           rule,
                       AdvRefusal     *refusal)
{
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint there = i == ADV_GOLD ? state->stock : state->piles[i];

      refusal->good = i;
      if (goods[i] > there)
        return adv_refuse_figures (refusal, ADV_REFUSED_PILE, rule, goods[i], there);
    }
  return TRUE;
}

/* The only good of which there is any, or ADV_NONE. */
static guint8
find_single (const guint8 *goods)
{
  guint8 single = ADV_NONE;

  for (guint i = 0; i < ADV_TRADED; i++)
    if (goods[i] > 0)
      {
        if (single != ADV_NONE)
          return ADV_NONE;
        single = i;
      }
  return single;
}

/* The bank gives one card, or gold, for equal ones at the rate of the player, Q35, Q36. */
gboolean
adv_legal_test_bank (const AdvState    *state,
                     const AdvBoard    *board,
                     const AdvDecision *decision,
                     AdvRefusal        *refusal)
{
  guint8 given = find_single (decision->goods);
  guint8 got = find_single (decision->get);
  guint rule = given == ADV_GOLD || got == ADV_GOLD ? 36 : 35;
  guint rate;

  if (given == ADV_NONE || got == ADV_NONE || given == got || decision->get[got] != 1)
    return adv_refuse (refusal, ADV_REFUSED_BANK_KINDS, rule);
  rate = adv_state_rate (state, board, state->player, given);
  refusal->good = given;
  if (decision->goods[given] != rate)
    return adv_refuse_figures (refusal, ADV_REFUSED_BANK_RATE, rule, decision->goods[given], rate);
  return adv_legal_has_goods (state, state->player, decision->goods, rule, refusal) &&
         adv_legal_is_in_stock (state, decision->get, rule, refusal);
}

/* An offer has one to four goods on each side, none on both, and there are not too many in a turn,
   Q37, Q38. */
gboolean
adv_legal_test_offer (const AdvState    *state,
                      const AdvDecision *decision,
                      AdvRefusal        *refusal)
{
  guint given = adv_total (decision->goods, ADV_TRADED);
  guint got = adv_total (decision->get, ADV_TRADED);

  if (state->n_offers >= state->options.offers)
    return adv_refuse_figures (refusal, ADV_REFUSED_OFFERS_SPENT, 38, 0, state->options.offers);
  if (MIN (given, got) == 0)
    return adv_refuse_figures (refusal, ADV_REFUSED_OFFER_SIZE, 37, 0, ADV_MOST_OFFERED);
  if (MAX (given, got) > ADV_MOST_OFFERED)
    return adv_refuse_figures (refusal, ADV_REFUSED_OFFER_SIZE, 37, MAX (given, got),
                               ADV_MOST_OFFERED);
  for (guint i = 0; i < ADV_TRADED; i++)
    if (decision->goods[i] > 0 && decision->get[i] > 0)
      {
        refusal->good = i;
        return adv_refuse (refusal, ADV_REFUSED_OFFER_KIND, 37);
      }
  return adv_legal_has_goods (state, state->player, decision->goods, 37, refusal);
}
