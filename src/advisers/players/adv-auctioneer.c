/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bids what a thing is worth, pays with what is worth least, and gives that up too. */

#include "adv-level-private.h"

#include <string.h>

#define KNIGHT       180                /* what a face-up knight is worth, */
#define KNIGHT_ARMY  500                /* and one on which the strongest army depends */

/* What may be given, and how much of it was taken. */
typedef struct
{
  const AdvFigures *figures;
  guint8            limits[ADV_TRADED];
  guint8            taken[ADV_TRADED];
} Purse;

static guint
get_held (const AdvFigures *figures,
          guint8            good)
{
  const AdvState *state = &figures->seat->state;

  return good == ADV_GOLD ? state->gold[figures->player] : state->hands[figures->player][good];
}

/* Takes the goods that are worth least. Returns their worth, or -1 if there are not so many. */
static int
take_cheapest (Purse *purse,
               guint  n)
{
  int worth = 0;

  memset (purse->taken, 0, sizeof purse->taken);
  for (; n > 0; n--)
    {
      int least = G_MAXINT;
      guint at = ADV_TRADED;

      for (guint i = 0; i < ADV_TRADED; i++)
        if (purse->taken[i] < purse->limits[i])
          {
            int nth = adv_figures_get_nth (purse->figures, i,
                                           get_held (purse->figures, i) - purse->taken[i]);

            if (nth < least)
              {
                least = nth;
                at = i;
              }
          }
      if (at == ADV_TRADED)
        return -1;
      purse->taken[at]++;
      worth += least;
    }
  return worth;
}

static int
get_knight (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;

  return state->strongest == figures->player || state->knights[figures->player] >= 2 ? KNIGHT_ARMY
                                                                                    : KNIGHT;
}

/* The cheapest payment of @sum in the auction that is on; what it is worth, or -1 if there is
   none. */
static int
find_payment (const AdvFigures *figures,
              guint             sum,
              AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  guint8 auction = adv_state_auction (state, figures->board);
  guint knights = auction == ADV_BATTLE ? state->knights[figures->player] : 0;
  Purse purse = { figures };
  int least = -1;

  for (guint i = 0; i < ADV_TRADED; i++)
    purse.limits[i] = adv_state_admits (auction, i) ? get_held (figures, i) : 0;
  for (guint n = 0; n <= knights && ADV_OF_KNIGHT * n <= sum; n++)
    {
      int worth = take_cheapest (&purse, sum - ADV_OF_KNIGHT * n);

      if (worth < 0)
        continue;
      worth += n * get_knight (figures);
      if (least >= 0 && worth >= least)
        continue;
      least = worth;
      memcpy (decision->goods, purse.taken, sizeof purse.taken);
      decision->goods[ADV_KNIGHT] = n;
    }
  return least;
}

/* What the auction that is on brings. */
static int
get_prize (const AdvFigures *figures)
{
  const AdvState *state = &figures->seat->state;
  const AdvPoint *point = &figures->board->points[state->alexander - 1];

  if (point->kind == ADV_POINT_EVENT)
    return adv_figures_get_token (figures);
  return state->n_villages[figures->player] < ADV_VILLAGES
           ? adv_figures_get_corner (figures, point->corner)
           : 0;
}

/** adv_auctioneer_bid: one more than the highest bid, if it can be paid and is worth it. */
void
adv_auctioneer_bid (const AdvFigures *figures,
                    AdvDecision      *decision)
{
  AdvDecision payment = { 0 };
  guint bid = figures->seat->state.bid + 1;
  int price = find_payment (figures, bid, &payment);

  decision->kind = ADV_PASS;
  if (price >= 0 && price <= get_prize (figures))
    {
      decision->kind = ADV_BID;
      decision->number = bid;
    }
}

/** adv_auctioneer_pay: what is worth least. */
void
adv_auctioneer_pay (const AdvFigures *figures,
                    AdvDecision      *decision)
{
  decision->kind = ADV_PAY;
  find_payment (figures, figures->seat->state.bid, decision);
}

/** adv_auctioneer_drop: the cards that are worth least. */
void
adv_auctioneer_drop (const AdvFigures *figures,
                     AdvDecision      *decision)
{
  const AdvState *state = &figures->seat->state;
  Purse purse = { figures };

  memcpy (purse.limits, state->hands[figures->player], ADV_RESOURCES);
  take_cheapest (&purse, state->owed);
  decision->kind = ADV_DROP;
  memcpy (decision->goods, purse.taken, ADV_RESOURCES);
}
