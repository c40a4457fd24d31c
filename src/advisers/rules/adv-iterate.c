/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks through the legal decisions, counts them, and finds the n-th. */

#include "adv-legal.h"

#include <string.h>

/* The get sides of an offer, by the kinds of goods that may be in them and by their sum; and those
   of all sums. Two kinds are left at least, as four goods at most are given. */
static const guint8 get_sides[ADV_TRADED][ADV_MOST_OFFERED + 1] = {
  [2] = { 0, 2, 3, 4, 5 }, [3] = { 0, 3, 6, 10, 15 }, [4] = { 0, 4, 10, 20, 35 },
  [5] = { 0, 5, 15, 35, 70 }
};
static const guint8 all_get_sides[ADV_TRADED] = { [2] = 14, [3] = 34, [4] = 69, [5] = 125 };

typedef struct
{
  const AdvState *state;
  const AdvBoard *board;
  KitVisit        visit;
  gpointer        data;
  AdvDecision     decision;             /* that is being made */
} Walk;

/* Called when a part of the decision has been made; FALSE ends the walk. */
typedef gboolean (*Found) (Walk *walk);

static gboolean
tell (Walk *walk)
{
  return walk->visit (&walk->decision, walk->data);
}

static gboolean
tell_kind (Walk   *walk,
           guint8  kind)
{
  walk->decision.kind = kind;
  return tell (walk);
}

/* Finds the vectors of @n numbers up to @limits with that sum. @numbers is part of the decision;
   all are 0 before and after. */
static gboolean
walk_vectors (Walk         *walk,
              guint8       *numbers,
              const guint8 *limits,
              guint         n,
              guint         sum,
              Found         found)
{
  guint most = n > 0 ? MIN (sum, limits[0]) : 0;
  guint rest = n > 0 ? adv_total (limits + 1, n - 1) : 0;
  gboolean go_on = TRUE;

  if (n == 0)
    return found (walk);
  for (guint k = sum > rest ? sum - rest : 0; k <= most && go_on; k++)
    {
      numbers[0] = k;
      go_on = walk_vectors (walk, numbers + 1, limits + 1, n - 1, sum - k, found);
    }
  numbers[0] = 0;
  return go_on;
}

static gboolean
walk_sum (Walk         *walk,
          guint8       *numbers,
          const guint8 *limits,
          guint         n,
          guint         sum)
{
  return sum > adv_total (limits, n) || walk_vectors (walk, numbers, limits, n, sum, tell);
}

/* --- robber, auctions, cards --- */

static gboolean
walk_robber (Walk   *walk,
             guint8  kind)
{
  walk->decision.kind = kind;
  for (guint i = 0; i < walk->board->n_hexagons; i++)
    {
      guint victims = i == walk->state->robber
                        ? 0
                        : adv_state_victims (walk->state, walk->board, i);

      walk->decision.place = i;
      walk->decision.other = ADV_NONE;
      if (victims == 0 && i != walk->state->robber && !tell (walk))
        return FALSE;
      for (; victims != 0; victims &= victims - 1)
        {
          walk->decision.other = __builtin_ctz (victims);
          if (!tell (walk))
            return FALSE;
        }
    }
  walk->decision = (AdvDecision) { 0 };
  return TRUE;
}

static gboolean
walk_bids (Walk *walk)
{
  guint ceiling = adv_state_ceiling (walk->state, walk->board, walk->state->decider);

  walk->decision.kind = ADV_BID;
  for (guint bid = walk->state->bid + 1; bid <= ceiling; bid++)
    {
      walk->decision.number = bid;
      if (!tell (walk))
        return FALSE;
    }
  walk->decision.number = 0;
  return tell_kind (walk, ADV_PASS);
}

static gboolean
walk_payments (Walk *walk)
{
  const AdvState *state = walk->state;
  guint8 auction = adv_state_auction (state, walk->board);
  guint knights = auction == ADV_BATTLE ? state->knights[state->decider] : 0;
  guint8 limits[ADV_TRADED] = { 0 };

  for (guint i = 0; i < ADV_RESOURCES; i++)
    limits[i] = adv_state_admits (auction, i) ? state->hands[state->decider][i] : 0;
  limits[ADV_GOLD] = state->gold[state->decider];
  walk->decision.kind = ADV_PAY;
  for (guint n = 0; n <= knights && ADV_OF_KNIGHT * n <= state->bid; n++)
    {
      walk->decision.goods[ADV_KNIGHT] = n;
      if (!walk_sum (walk, walk->decision.goods, limits, ADV_TRADED,
                     state->bid - ADV_OF_KNIGHT * n))
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_free_road (const AdvState *state,
               const AdvBoard *board)
{
  AdvEdgeSet edges = adv_state_road_sites (state, board);

  return adv_edge_set_size (&state->roads[state->player]) < ADV_ROADS &&
         adv_edge_set_size (&edges) > 0;
}

static gboolean
walk_cards (Walk *walk)
{
  const AdvState *state = walk->state;

  if (state->played || state->n_developments[state->player] == 0)
    return TRUE;
  if (adv_state_playable (state, ADV_CARD_KNIGHT) > 0 && !walk_robber (walk, ADV_PLAY_KNIGHT))
    return FALSE;
  if (adv_state_playable (state, ADV_CARD_ROADS) > 0 && has_free_road (state, walk->board) &&
      !tell_kind (walk, ADV_PLAY_ROADS))
    return FALSE;
  walk->decision.kind = ADV_PLAY_PLENTY;
  if (adv_state_playable (state, ADV_CARD_PLENTY) > 0 && adv_legal_plenty (state) > 0 &&
      !walk_sum (walk, walk->decision.get, state->piles, ADV_RESOURCES, adv_legal_plenty (state)))
    return FALSE;
  walk->decision.kind = ADV_PLAY_MONOPOLY;
  for (guint i = 0; i < ADV_RESOURCES && adv_state_playable (state, ADV_CARD_MONOPOLY) > 0; i++)
    {
      walk->decision.other = i;
      if (!tell (walk))
        return FALSE;
    }
  walk->decision.other = 0;
  return TRUE;
}

/* --- building and the bank --- */

static gboolean
walk_roads (Walk *walk)
{
  AdvEdgeSet edges = adv_state_road_sites (walk->state, walk->board);

  walk->decision.kind = ADV_ROAD;
  for (guint i = 0; i < G_N_ELEMENTS (edges.bits); i++)
    for (guint64 bits = edges.bits[i]; bits != 0; bits &= bits - 1)
      {
        walk->decision.place = 64 * i + __builtin_ctzll (bits);
        if (!tell (walk))
          return FALSE;
      }
  walk->decision.place = 0;
  return TRUE;
}

static gboolean
walk_corners (Walk         *walk,
              guint8        kind,
              AdvCornerSet  corners)
{
  walk->decision.kind = kind;
  for (guint i = 0; i < G_N_ELEMENTS (corners.bits); i++)
    for (guint64 bits = corners.bits[i]; bits != 0; bits &= bits - 1)
      {
        walk->decision.place = 64 * i + __builtin_ctzll (bits);
        if (!tell (walk))
          return FALSE;
      }
  walk->decision.place = 0;
  return TRUE;
}

static gboolean
walk_buildings (Walk *walk)
{
  const AdvState *state = walk->state;

  if (adv_legal_can_afford (state, ADV_ROAD) &&
      adv_edge_set_size (&state->roads[state->player]) < ADV_ROADS && !walk_roads (walk))
    return FALSE;
  if (adv_legal_can_afford (state, ADV_VILLAGE) &&
      state->n_villages[state->player] < ADV_VILLAGES &&
      !walk_corners (walk, ADV_VILLAGE, adv_state_sites (state, walk->board)))
    return FALSE;
  if (adv_legal_can_afford (state, ADV_CITY) &&
      state->n_cities[state->player] < ADV_CITIES &&
      !walk_corners (walk, ADV_CITY, state->villages[state->player]))
    return FALSE;
  return !adv_legal_can_afford (state, ADV_BUY) || state->deck_size == 0 ||
         tell_kind (walk, ADV_BUY);
}

static gboolean
walk_bank (Walk *walk)
{
  const AdvState *state = walk->state;

  walk->decision.kind = ADV_BANK;
  for (guint i = 0; i < ADV_TRADED; i++)
    {
      guint held = i == ADV_GOLD ? state->gold[state->player] : state->hands[state->player][i];
      guint rate = held < 2 ? 4 : adv_state_rate (state, walk->board, state->player, i);

      for (guint k = 0; k < ADV_TRADED && held >= rate; k++)
        if (k != i && (k == ADV_GOLD ? state->stock : state->piles[k]) > 0)
          {
            walk->decision.goods[i] = rate;
            walk->decision.get[k] = 1;
            if (!tell (walk))
              return FALSE;
            walk->decision.get[k] = 0;
          }
      walk->decision.goods[i] = 0;
    }
  return TRUE;
}

/* --- offers --- */

/* What the player on turn can give, at most four of each. */
static void
find_givable (const AdvState *state,
              guint8          limits[ADV_TRADED])
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    limits[i] = MIN (state->hands[state->player][i], ADV_MOST_OFFERED);
  limits[ADV_GOLD] = MIN (state->gold[state->player], ADV_MOST_OFFERED);
}

static gboolean
walk_get_sum (Walk  *walk,
              guint  sum)
{
  guint8 limits[ADV_TRADED];

  for (guint i = 0; i < ADV_TRADED; i++)
    limits[i] = walk->decision.goods[i] > 0 ? 0 : ADV_MOST_OFFERED;
  return walk_sum (walk, walk->decision.get, limits, ADV_TRADED, sum);
}

static gboolean
walk_get (Walk *walk)
{
  for (guint sum = 1; sum <= ADV_MOST_OFFERED; sum++)
    if (!walk_get_sum (walk, sum))
      return FALSE;
  return TRUE;
}

static gboolean
walk_give (Walk  *walk,
           Found  found)
{
  guint8 limits[ADV_TRADED];

  if (walk->state->n_offers >= walk->state->options.offers)
    return TRUE;
  find_givable (walk->state, limits);
  walk->decision.kind = ADV_OFFER;
  for (guint sum = 1; sum <= MIN (ADV_MOST_OFFERED, adv_total (limits, ADV_TRADED)); sum++)
    if (!walk_vectors (walk, walk->decision.goods, limits, ADV_TRADED, sum, found))
      return FALSE;
  return TRUE;
}

/* The give sides in as many kinds as they have, times the get sides in the others. */
static guint
count_offers (const AdvState *state)
{
  guint8 limits[ADV_TRADED];
  guint sides[ADV_MOST_OFFERED + 1][ADV_MOST_OFFERED + 1] = { { 1 } };  /* by kinds, by sum */
  guint n = 0;

  if (state->n_offers >= state->options.offers)
    return 0;
  find_givable (state, limits);
  for (guint i = 0; i < ADV_TRADED; i++)
    for (guint kinds = limits[i] > 0 ? ADV_MOST_OFFERED : 0; kinds > 0; kinds--)
      for (guint sum = kinds; sum <= ADV_MOST_OFFERED; sum++)
        for (guint k = 1; k <= MIN (limits[i], sum); k++)
          sides[kinds][sum] += sides[kinds - 1][sum - k];
  for (guint kinds = 1; kinds <= ADV_MOST_OFFERED; kinds++)
    for (guint sum = kinds; sum <= ADV_MOST_OFFERED; sum++)
      n += sides[kinds][sum] * all_get_sides[ADV_TRADED - kinds];
  return n;
}

/* --- all of them --- */

/* All but the offers, which come last. */
static gboolean
walk_others (Walk *walk)
{
  const AdvState *state = walk->state;

  switch (state->phase)
    {
    case ADV_PHASE_DICE:
      return tell_kind (walk, ADV_ROLL) && walk_cards (walk);
    case ADV_PHASE_DROP:
    case ADV_PHASE_FORFEIT:
      walk->decision.kind = ADV_DROP;
      return walk_sum (walk, walk->decision.goods, state->hands[state->decider], ADV_RESOURCES,
                       state->owed);
    case ADV_PHASE_ROBBER:
      return walk_robber (walk, ADV_ROB);
    case ADV_PHASE_BID:
      return walk_bids (walk);
    case ADV_PHASE_PAY:
      return walk_payments (walk);
    case ADV_PHASE_BUILD:
      return tell_kind (walk, ADV_END) && walk_cards (walk) && walk_buildings (walk) &&
             walk_bank (walk);
    case ADV_PHASE_ROADS:
      return walk_roads (walk);
    case ADV_PHASE_ANSWER:
      {
        AdvRefusal refusal;
        AdvDecision yes = { ADV_YES };

        return tell_kind (walk, ADV_NO) &&
               (!adv_legal_test (state, walk->board, &yes, &refusal) || tell_kind (walk, ADV_YES));
      }
    case ADV_PHASE_CHOOSE:
      if (!tell_kind (walk, ADV_WITH_NOBODY))
        return FALSE;
      walk->decision.kind = ADV_WITH;
      for (guint agreed = state->agreed; agreed != 0; agreed &= agreed - 1)
        {
          walk->decision.other = __builtin_ctz (agreed);
          if (!tell (walk))
            return FALSE;
        }
      return TRUE;
    default:
      return TRUE;
    }
}

/**
 * adv_legal_foreach:
 * @state: a position
 * @board: its board
 * @visit: called for each legal decision, each once
 * @data: user data
 *
 * Returns: %FALSE if @visit ended the walk
 */
gboolean
adv_legal_foreach (const AdvState *state,
                   const AdvBoard *board,
                   KitVisit        visit,
                   gpointer        data)
{
  Walk walk = { state, board, visit, data };

  return walk_others (&walk) && (state->phase != ADV_PHASE_BUILD || walk_give (&walk, walk_get));
}

static gboolean
count_one (gconstpointer decision,
           gpointer      data)
{
  (*(guint *) data)++;
  return TRUE;
}

/** adv_legal_count: the number of legal decisions; offers are not listed for it. */
guint
adv_legal_count (const AdvState *state,
                 const AdvBoard *board)
{
  guint n = 0;
  Walk walk = { state, board, count_one, &n };

  walk_others (&walk);
  return n + (state->phase == ADV_PHASE_BUILD ? count_offers (state) : 0);
}

/* The decision that is looked for: so many more come before it. */
typedef struct
{
  guint       index;
  AdvDecision decision;
} Search;

static gboolean
search_one (gconstpointer decision,
            gpointer      data)
{
  Search *search = data;

  if (search->index > 0)
    {
      search->index--;
      return TRUE;
    }
  search->decision = *(const AdvDecision *) decision;
  return FALSE;
}

/* Skips all offers that give the same, unless the one looked for is among them. */
static gboolean
search_give (Walk *walk)
{
  Search *search = walk->data;
  guint kinds = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    kinds += walk->decision.goods[i] == 0;
  for (guint sum = 1; sum <= ADV_MOST_OFFERED; sum++)
    {
      if (search->index < get_sides[kinds][sum])
        return walk_get_sum (walk, sum);
      search->index -= get_sides[kinds][sum];
    }
  return TRUE;
}

/**
 * adv_legal_pick:
 * @state: a position
 * @board: its board
 * @index: in the order of adv_legal_foreach()
 * @decision: (out): the legal decision with this index
 *
 * Returns: %FALSE if there are fewer
 */
gboolean
adv_legal_pick (const AdvState *state,
                const AdvBoard *board,
                guint           index,
                AdvDecision    *decision)
{
  Search search = { index };
  Walk walk = { state, board, search_one, &search };

  if (walk_others (&walk) && (state->phase != ADV_PHASE_BUILD || walk_give (&walk, search_give)))
    return FALSE;
  *decision = search.decision;
  return TRUE;
}
