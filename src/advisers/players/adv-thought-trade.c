/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers that gain for both, and answers to offers. */

#include "adv-thought.h"

#include "advisers/rules/adv-orders.h"

#include <string.h>

#define NEAR_WINNING (ADV_WINNING - 2)  /* points: who may have so many is given nothing */
#define MOST_OFFERS  3                  /* of a turn */
#define MOST_LACKING 2                  /* cards that an offer asks for */

/* Whether a player may be one or two points from winning, by the points that all see and those that
   their hidden cards may be. */
static gboolean
may_win (const AdvState *state,
         guint           player)
{
  guint hidden = state->n_developments[player] - state->sure_knights[player];

  return adv_state_visible_points (state, player) + MIN (hidden, 1) >= NEAR_WINNING;
}

/* --- offers --- */

typedef struct
{
  AdvThought     *thought;
  const AdvState *state;
  gint32          without;              /* what the turn is worth without a trade */
  gint32          now;                  /* what the position is worth; -1 if that is not known */
  AdvDecision     offer;
  AdvDecision     purchase;             /* for which the offer is made, if @buys */
  gboolean        buys;
} Bargain;

static void
move_goods (AdvState    *state,
            guint        from,
            guint        to,
            const guint8 *goods)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      state->hands[from][i] -= goods[i];
      state->hands[to][i] += goods[i];
      state->n_cards[from] -= goods[i];
      state->n_cards[to] += goods[i];
    }
  state->gold[from] -= goods[ADV_GOLD];
  state->gold[to] += goods[ADV_GOLD];
}

static gboolean
has_goods (const AdvState *state,
           guint           player,
           const guint8   *goods)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (state->hands[player][i] < goods[i])
      return FALSE;
  return state->gold[player] >= goods[ADV_GOLD];
}

static gint32
get_now (Bargain *bargain)
{
  if (bargain->now < 0)
    bargain->now = adv_thought_value (bargain->thought, bargain->state, bargain->thought->seat);
  return bargain->now;
}

/* Adds the offer if it gains for both in this position, with any of the others. */
static void
try_offer (Bargain *bargain)
{
  AdvThought *thought = bargain->thought;
  const AdvState *state = bargain->state;
  gint32 before = bargain->buys ? bargain->without : get_now (bargain);
  gint32 best = ADV_SOME_GAIN;

  for (guint p = 0; p < state->n_players; p++)
    {
      AdvState after = *state;
      gint32 gain;

      if (p == thought->seat || may_win (state, p) ||
          !has_goods (state, p, bargain->offer.get))
        continue;
      move_goods (&after, thought->seat, p, bargain->offer.goods);
      move_goods (&after, p, thought->seat, bargain->offer.get);
      if (bargain->buys)
        adv_apply (&after, thought->board, &bargain->purchase, NULL);
      gain = adv_thought_value (thought, &after, thought->seat) - before;
      if (gain > best &&
          adv_thought_value (thought, &after, p) >
            adv_thought_value (thought, state, p) + ADV_SOME_GAIN)
        best = gain;
    }
  if (best > ADV_SOME_GAIN)
    adv_thought_add (thought, &bargain->offer, 1, bargain->without + best);
}

static gboolean
has_offered (const Bargain     *bargain,
             const AdvDecision *offer)
{
  return (bargain->state->offered[bargain->thought->seat] &
          adv_state_offer_bit (offer->goods, offer->get)) != 0;
}

/* Up to @most goods of a kind that the purchase does not need, if there is one. */
static void
try_gifts (Bargain *bargain,
           guint    most)
{
  const AdvThought *thought = bargain->thought;
  const AdvState *state = bargain->state;

  for (guint give = 0; give < ADV_TRADED; give++)
    for (guint n = 1; n <= most; n++)
      {
        guint held = give == ADV_GOLD ? state->gold[thought->seat]
                                      : state->hands[thought->seat][give];
        guint needed = give == ADV_GOLD || !bargain->buys
                         ? 0 : adv_costs[bargain->purchase.kind][give];

        if (held < needed + n || bargain->offer.get[give] > 0)
          continue;
        memset (bargain->offer.goods, 0, sizeof bargain->offer.goods);
        bargain->offer.goods[give] = n;
        if (!has_offered (bargain, &bargain->offer))
          try_offer (bargain);
      }
}

/* What the rest of the turn is worth after a trade, at a hasty look. */
static gint32
value_turn (const AdvThought *thought,
            const AdvState   *after)
{
  KitLine line;
  AdvThought rest = { thought->evaluator, thought->board, thought->seat, 1, 0, &line };

  adv_thought_build (&rest, after);
  return line.value;
}

/* Offers that somebody wishes for: whether they gain for that one, too, is theirs to know. */
static void
try_wishes (Bargain *bargain)
{
  AdvThought *thought = bargain->thought;
  const AdvState *state = bargain->state;
  const KitWishes *wishes = thought->evaluator->wishes;

  for (guint p = 0; p < state->n_players && wishes != NULL; p++)
    {
      const AdvWish *wish = (const AdvWish *) wishes->seats[p];
      AdvDecision offer = { 0 };

      while (p != thought->seat && !may_win (state, p) && adv_wish_next (wish, &offer))
        {
          AdvState after = *state;
          gint32 value;

          if (!has_goods (state, thought->seat, offer.goods) || !has_goods (state, p, offer.get) ||
              has_offered (bargain, &offer))
            continue;
          move_goods (&after, thought->seat, p, offer.goods);
          move_goods (&after, p, thought->seat, offer.get);
          value = value_turn (thought, &after);
          if (value > bargain->without + ADV_SOME_GAIN)
            adv_thought_add (thought, &offer, 1, value);
        }
    }
}

static void
try_purchase (Bargain         *bargain,
              AdvDecisionKind  kind,
              guint            place)
{
  guint lacking = 0;

  bargain->purchase = (AdvDecision) { kind, place };
  bargain->buys = TRUE;
  bargain->offer = (AdvDecision) { ADV_OFFER };
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint held = bargain->state->hands[bargain->thought->seat][i];
      guint cost = adv_costs[kind][i];

      if (held < cost)
        bargain->offer.get[i] = cost - held;
      lacking += bargain->offer.get[i];
    }
  if (lacking > 0 && lacking <= MOST_LACKING)
    try_gifts (bargain, 2);
}

/* One good for another that the hand is better with, in a turn that buys nothing. */
static void
try_swaps (Bargain *bargain)
{
  bargain->buys = FALSE;
  for (guint get = 0; get < ADV_TRADED; get++)
    {
      bargain->offer = (AdvDecision) { ADV_OFFER };
      bargain->offer.get[get] = 1;
      try_gifts (bargain, 1);
    }
}

/* The place where a village or a city is worth most, whatever it costs; ADV_NONE. */
static guint
find_place (AdvThought      *thought,
            const AdvState  *state,
            AdvDecisionKind  kind)
{
  AdvCornerSet corners = kind == ADV_CITY ? state->villages[thought->seat]
                                          : adv_state_sites (state, thought->board);
  AdvState rich = *state;
  gint32 most = -1;
  guint best = ADV_NONE;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    rich.hands[thought->seat][i] += adv_costs[kind][i];
  for (guint w = 0; w < G_N_ELEMENTS (corners.bits); w++)
    for (guint64 bits = corners.bits[w]; bits != 0; bits &= bits - 1)
      {
        const AdvDecision build = { kind, 64 * w + __builtin_ctzll (bits) };
        AdvState after = rich;
        gint32 value;

        adv_apply (&after, thought->board, &build, NULL);
        value = kit_evaluator_value (thought->evaluator, &after, thought->seat);
        if (value > most)
          {
            most = value;
            best = build.place;
          }
      }
  return best;
}

/** adv_thought_offer: adds offers that somebody wishes for, and those for a village, a city or a
    better hand that gain for both; @without is what the turn is worth without them, by the best
    line so far. With two players what one gains the other loses. */
void
adv_thought_offer (AdvThought     *thought,
                   const AdvState *state,
                   gint32          without)
{
  Bargain bargain = { thought, state, without, -1 };
  const AdvDecision *first = (const AdvDecision *) thought->lines[0].decisions;
  gboolean saves = first->kind == ADV_END;
  guint seat = thought->seat;
  guint place;

  if (state->n_offers >= MIN (state->options.offers, MOST_OFFERS))
    return;
  try_wishes (&bargain);
  if (state->n_players == 2 || may_win (state, seat))
    return;
  if (state->n_villages[seat] < ADV_VILLAGES)
    {
      place = find_place (thought, state, ADV_VILLAGE);
      if (place != ADV_NONE)
        try_purchase (&bargain, ADV_VILLAGE, place);
    }
  if (state->n_cities[seat] < ADV_CITIES && state->n_villages[seat] > 0)
    {
      place = find_place (thought, state, ADV_CITY);
      if (place != ADV_NONE)
        try_purchase (&bargain, ADV_CITY, place);
    }
  if (saves && thought->most > 1)
    try_swaps (&bargain);
}

/* --- answers --- */

/* Whether who answers has wished for what is offered. */
static gboolean
has_wished (const AdvThought *thought,
            const AdvState   *state)
{
  const KitWishes *wishes = thought->evaluator->wishes;

  return wishes != NULL &&
         adv_wish_fits ((const AdvWish *) wishes->seats[state->decider], state->give, state->get);
}

/** adv_thought_answer: adds yes and no; yes, if it may be said, is worth what the trade is, and who
    has wished for it says that. */
void
adv_thought_answer (AdvThought     *thought,
                    const AdvState *state)
{
  static const AdvDecision yes = { ADV_YES };
  static const AdvDecision no = { ADV_NO };
  AdvState after = *state;
  AdvRefusal refusal;

  after.phase = ADV_PHASE_BUILD;
  after.decider = after.player;
  adv_thought_add (thought, &no, 1,
                   adv_thought_value (thought, &after, thought->seat) + ADV_SOME_GAIN);
  if ((may_win (state, state->player) && !has_wished (thought, state)) ||
      !adv_legal_test (state, thought->board, &yes, &refusal))
    return;
  move_goods (&after, state->player, thought->seat, state->give);
  move_goods (&after, thought->seat, state->player, state->get);
  adv_thought_add (thought, &yes, 1, has_wished (thought, state)
                                       ? KIT_WON
                                       : adv_thought_value (thought, &after, thought->seat));
}
