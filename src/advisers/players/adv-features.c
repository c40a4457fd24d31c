/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of a position that the net weighs: a row of numbers for each player. */

#include "adv-features.h"

#include "advisers/rules/adv-legal.h"

#include <string.h>

/* Scaled to about 0 to KIT_FEATURE_ONE. A pip is one of 36 rolls in which a hexagon produces; a
   city counts twice. */
typedef enum
{
  POINTS,                               /* hidden ones too */
  POINTS_SQUARED,
  LEAD,                                 /* over the best rival */
  NEAR_2,                               /* two points, or fewer, to the goal */
  NEAR_1,
  INCOME_BRICK,                         /* pips of each resource, */
  INCOME_WOOD,
  INCOME_WHEAT,
  INCOME_WOOL,
  INCOME_ORE,
  INCOME_GOLD,
  INCOME,                               /* of all goods, */
  INCOME_KINDS,                         /* and how many resources there are among them */
  BLOCKED,                              /* pips that the robber takes */
  HAND_BRICK,
  HAND_WOOD,
  HAND_WHEAT,
  HAND_WOOL,
  HAND_ORE,
  GOLD,
  CARDS,
  CARDS_OVER,                           /* beyond those that a seven leaves alone */
  LACKS_VILLAGE,                        /* cards that are missing for a purchase */
  LACKS_CITY,
  LACKS_CARD,
  CAN_VILLAGE,                          /* could be bought, with what the bank gives for the rest */
  CAN_CITY,
  VILLAGES,
  CITIES,
  ROADS,
  SITE_0,                               /* pips of the best place for a village without a road, */
  SITE_1,                               /* or with one or two */
  SITE_2,
  SITES,                                /* places that need no road */
  SITE_SOON,                            /* the best that opens soon and needs a road at most */
  HARBOUR,                              /* three to one */
  HARBOUR_INCOME,                       /* pips of resources that are exchanged two to one */
  TOKENS,
  ADVISER,                              /* points as an adviser */
  TO_ADVISER,                           /* tokens to be an adviser, */
  TO_NEXT_ADVISER,                      /* or to be as good as the next better one */
  LONGEST,                              /* has the longest road */
  LENGTH,
  LENGTH_GAP,                           /* roads that it is longer than that of any rival */
  STRONGEST,                            /* has the strongest army */
  ARMY,
  ARMY_GAP,
  KNIGHTS,                              /* that are not played yet */
  VICTORIES,
  OTHER_CARDS,
  TIME,                                 /* the share of the route that is left */
  SEVENS,                               /* at which Alexander waits for one */
  TEMPLES,
  EVENTS,
  INCOME_TIME,                          /* products with the time that is left */
  LATE_LEAD,
  LATE_TOKENS,
  NEXT_0,                               /* on turn */
  NEXT_1,
  NEXT_2,
  NEXT_3,
  ROLLED,                               /* the player on turn has rolled */
  SUPPLY,                               /* cards in the supply */
  TEMPLE_SOON,                          /* turns to the next temple */
  FEATURES
} Feature;

const char * const adv_features[] = {
  [POINTS] = "points",
  [POINTS_SQUARED] = "points-squared",
  [LEAD] = "lead",
  [NEAR_2] = "near-2",
  [NEAR_1] = "near-1",
  [INCOME_BRICK] = "income-brick",
  [INCOME_WOOD] = "income-wood",
  [INCOME_WHEAT] = "income-wheat",
  [INCOME_WOOL] = "income-wool",
  [INCOME_ORE] = "income-ore",
  [INCOME_GOLD] = "income-gold",
  [INCOME] = "income",
  [INCOME_KINDS] = "income-kinds",
  [BLOCKED] = "blocked",
  [HAND_BRICK] = "hand-brick",
  [HAND_WOOD] = "hand-wood",
  [HAND_WHEAT] = "hand-wheat",
  [HAND_WOOL] = "hand-wool",
  [HAND_ORE] = "hand-ore",
  [GOLD] = "gold",
  [CARDS] = "cards",
  [CARDS_OVER] = "cards-over",
  [LACKS_VILLAGE] = "lacks-village",
  [LACKS_CITY] = "lacks-city",
  [LACKS_CARD] = "lacks-card",
  [CAN_VILLAGE] = "can-village",
  [CAN_CITY] = "can-city",
  [VILLAGES] = "villages",
  [CITIES] = "cities",
  [ROADS] = "roads",
  [SITE_0] = "site-0",
  [SITE_1] = "site-1",
  [SITE_2] = "site-2",
  [SITES] = "sites",
  [SITE_SOON] = "site-soon",
  [HARBOUR] = "harbour",
  [HARBOUR_INCOME] = "harbour-income",
  [TOKENS] = "tokens",
  [ADVISER] = "adviser",
  [TO_ADVISER] = "to-adviser",
  [TO_NEXT_ADVISER] = "to-next-adviser",
  [LONGEST] = "longest",
  [LENGTH] = "length",
  [LENGTH_GAP] = "length-gap",
  [STRONGEST] = "strongest",
  [ARMY] = "army",
  [ARMY_GAP] = "army-gap",
  [KNIGHTS] = "knights",
  [VICTORIES] = "victories",
  [OTHER_CARDS] = "other-cards",
  [TIME] = "time",
  [SEVENS] = "sevens",
  [TEMPLES] = "temples",
  [EVENTS] = "events",
  [INCOME_TIME] = "income-time",
  [LATE_LEAD] = "late-lead",
  [LATE_TOKENS] = "late-tokens",
  [NEXT_0] = "next-0",
  [NEXT_1] = "next-1",
  [NEXT_2] = "next-2",
  [NEXT_3] = "next-3",
  [ROLLED] = "rolled",
  [SUPPLY] = "supply",
  [TEMPLE_SOON] = "temple-soon",
  [FEATURES] = NULL
};

G_STATIC_ASSERT (FEATURES % 2 == 0 && FEATURES <= KIT_MAX_FEATURES);

#define N_SITES 3                       /* places that need up to two roads are looked for */
#define SOON    6                       /* points of the route */

/* What the rows of all players have in common. */
typedef struct
{
  const AdvState *state;
  const AdvBoard *board;
  int             points[ADV_MAX_PLAYERS];
  AdvCornerSet    built;                /* corners with a building */
  AdvCornerSet    open;                 /* places for villages, whoever's roads lead there, and */
  AdvCornerSet    soon;                 /* those that open soon */
  int             time;                 /* share of the route that is left, of KIT_FEATURE_ONE */
  guint           sevens;
  guint           temples;
  guint           to_temple;            /* points of the route, 0 if there is none */
} View;

static gint16
scale (int number,
       int unit)
{
  return CLAMP (number * KIT_FEATURE_ONE / unit, -KIT_FEATURE_MAX, KIT_FEATURE_MAX);
}

/* --- what is common --- */

static void
look_at_sites (View *view)
{
  const AdvState *state = view->state;
  const AdvBoard *board = view->board;
  const AdvCornerSet *now = &board->opened[state->alexander];
  const AdvCornerSet *then = &board->opened[MIN (state->alexander + SOON, board->n_points)];
  AdvCornerSet taken = { { 0 } };

  for (guint p = 0; p < state->n_players; p++)
    for (guint w = 0; w < G_N_ELEMENTS (taken.bits); w++)
      view->built.bits[w] |= state->villages[p].bits[w] | state->cities[p].bits[w];
  for (guint w = 0; w < G_N_ELEMENTS (taken.bits); w++)
    for (guint64 bits = view->built.bits[w]; bits != 0; bits &= bits - 1)
      {
        const AdvCorner *corner = &board->corners[64 * w + __builtin_ctzll (bits)];

        for (guint k = 0; k < G_N_ELEMENTS (taken.bits); k++)
          taken.bits[k] |= corner->near.bits[k];
      }
  for (guint w = 0; w < G_N_ELEMENTS (taken.bits); w++)
    {
      view->open.bits[w] = now->bits[w] & ~taken.bits[w];
      view->soon.bits[w] = then->bits[w] & ~now->bits[w] & ~taken.bits[w];
    }
}

static void
look_at_route (View *view)
{
  const AdvBoard *board = view->board;
  guint passed = view->state->alexander;

  view->time = (board->n_points - passed) * KIT_FEATURE_ONE / board->n_points;
  view->sevens = view->temples = view->to_temple = 0;
  for (guint i = passed; i < board->n_points; i++)
    {
      view->sevens += board->points[i].kind == ADV_POINT_SEVEN;
      view->temples += board->points[i].kind == ADV_POINT_TEMPLE;
      if (view->to_temple == 0 && board->points[i].kind == ADV_POINT_TEMPLE)
        view->to_temple = i + 1 - passed;
    }
}

/* --- of a player --- */

/* Pips of each good; returns those under the robber. */
static guint
count_income (const View *view,
              guint       player,
              guint       income[ADV_TRADED])
{
  const AdvState *state = view->state;
  const AdvHexagon *robbed = &view->board->hexagons[state->robber];
  guint blocked = 0;

  memset (income, 0, ADV_TRADED * sizeof *income);
  for (guint w = 0; w < G_N_ELEMENTS (state->villages[player].bits); w++)
    for (guint64 bits = state->villages[player].bits[w] | state->cities[player].bits[w];
         bits != 0; bits &= bits - 1)
      {
        guint at = 64 * w + __builtin_ctzll (bits);
        const AdvCorner *corner = &view->board->corners[at];
        guint worth = adv_corner_set_has (&state->cities[player], at) ? 2 : 1;

        for (guint i = 0; i < ADV_TRADED; i++)
          income[i] += worth * corner->pips[i];
        if (adv_corner_set_has (&robbed->around, at))
          blocked += worth * adv_disc_pips (robbed->disc);
      }
  return blocked;
}

/* Adds the corners next to those in @last, the last that were reached, and sets it to the new ones;
   those with a building of @rivals lead no further. */
static void
reach (const View         *view,
       const AdvCornerSet *rivals,
       AdvCornerSet       *reached,
       AdvCornerSet       *last)
{
  const AdvCornerSet from = *last;
  const AdvCornerSet before = *reached;

  for (guint w = 0; w < G_N_ELEMENTS (from.bits); w++)
    for (guint64 bits = from.bits[w] & ~rivals->bits[w]; bits != 0; bits &= bits - 1)
      {
        const AdvCorner *corner = &view->board->corners[64 * w + __builtin_ctzll (bits)];

        for (guint k = 0; k < G_N_ELEMENTS (from.bits); k++)
          reached->bits[k] |= corner->near.bits[k];
      }
  for (guint w = 0; w < G_N_ELEMENTS (from.bits); w++)
    last->bits[w] = reached->bits[w] & ~before.bits[w];
}

/* Of all goods. */
static guint
count_pips (const AdvCorner *corner)
{
  guint pips = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    pips += corner->pips[i];
  return pips;
}

/* The pips of the best of @places that is in @reached; 0 if there is none. */
static guint
find_best_site (const View         *view,
                const AdvCornerSet *places,
                const AdvCornerSet *reached,
                guint              *n)
{
  guint best = 0;

  *n = 0;
  for (guint w = 0; w < G_N_ELEMENTS (places->bits); w++)
    for (guint64 bits = places->bits[w] & reached->bits[w]; bits != 0; bits &= bits - 1)
      {
        best = MAX (best, count_pips (&view->board->corners[64 * w + __builtin_ctzll (bits)]));
        ++*n;
      }
  return best;
}

static void
fill_sites (const View *view,
            guint       player,
            gint16     *f)
{
  const AdvState *state = view->state;
  AdvCornerSet reached;
  AdvCornerSet last;
  AdvCornerSet rivals;
  guint n;

  for (guint w = 0; w < G_N_ELEMENTS (reached.bits); w++)
    {
      reached.bits[w] = state->villages[player].bits[w] | state->cities[player].bits[w];
      rivals.bits[w] = view->built.bits[w] & ~reached.bits[w];
    }
  for (guint w = 0; w < G_N_ELEMENTS (state->roads[player].bits); w++)
    for (guint64 bits = state->roads[player].bits[w]; bits != 0; bits &= bits - 1)
      {
        const AdvEdge *edge = &view->board->edges[64 * w + __builtin_ctzll (bits)];

        adv_corner_set_add (&reached, edge->corners[0]);
        adv_corner_set_add (&reached, edge->corners[1]);
      }
  last = reached;
  for (guint i = 0; i < N_SITES; i++)
    {
      f[SITE_0 + i] = scale (find_best_site (view, &view->open, &reached, &n), 13);
      if (i == 0)
        f[SITES] = scale (n, 4);
      if (i == 1)
        f[SITE_SOON] = scale (find_best_site (view, &view->soon, &reached, &n), 13);
      if (i + 1 < N_SITES)
        reach (view, &rivals, &reached, &last);
    }
}

static gboolean
is_at_harbour (const View *view,
               guint       player,
               guint       kind)
{
  const AdvCornerSet *corners = &view->board->harbour_corners[kind];
  guint64 at = 0;

  for (guint w = 0; w < G_N_ELEMENTS (corners->bits); w++)
    at |= corners->bits[w] &
          (view->state->villages[player].bits[w] | view->state->cities[player].bits[w]);
  return at != 0;
}

/* Cards that are missing for a purchase; @rates says what the bank asks for a card. Returns whether
   the bank could give them for the rest. */
static gboolean
find_missing (const AdvState *state,
              guint           player,
              AdvDecisionKind kind,
              const guint8    rates[ADV_TRADED],
              guint          *missing)
{
  guint spare = state->gold[player] / rates[ADV_GOLD];

  *missing = 0;
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      guint held = state->hands[player][i];
      guint cost = adv_costs[kind][i];

      if (held < cost)
        *missing += cost - held;
      else
        spare += (held - cost) / rates[i];
    }
  return spare >= *missing;
}

static void
fill_goods (const View *view,
            guint       player,
            gint16     *f)
{
  const AdvState *state = view->state;
  gboolean harbour = is_at_harbour (view, player, ADV_RESOURCES);
  guint income[ADV_TRADED];
  guint blocked = count_income (view, player, income);
  guint8 rates[ADV_TRADED];
  guint all = income[ADV_GOLD];
  guint two_to_one = 0;
  guint kinds = 0;
  guint missing;
  gboolean can;

  memset (rates, harbour ? 3 : 4, sizeof rates);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    {
      f[INCOME_BRICK + i] = scale (income[i], 10);
      f[HAND_BRICK + i] = scale (state->hands[player][i], 4);
      all += income[i];
      kinds += income[i] > 0;
      if (is_at_harbour (view, player, i))
        {
          rates[i] = 2;
          two_to_one += income[i];
        }
    }
  f[INCOME_GOLD] = scale (income[ADV_GOLD], 10);
  f[INCOME] = scale (all, 25);
  f[INCOME_KINDS] = scale (kinds, 5);
  f[INCOME_TIME] = scale (all * view->time / KIT_FEATURE_ONE, 15);
  f[BLOCKED] = scale (blocked, 8);
  f[GOLD] = scale (state->gold[player], 6);
  f[CARDS] = scale (state->n_cards[player], 12);
  f[CARDS_OVER] = scale (MAX ((int) state->n_cards[player] - ADV_SPARED, 0), 6);
  f[HARBOUR] = scale (harbour, 1);
  f[HARBOUR_INCOME] = scale (two_to_one, 10);
  can = find_missing (state, player, ADV_VILLAGE, rates, &missing);
  f[LACKS_VILLAGE] = scale (missing, 4);
  f[CAN_VILLAGE] = scale (can && f[SITES] > 0 && state->n_villages[player] < ADV_VILLAGES, 1);
  can = find_missing (state, player, ADV_CITY, rates, &missing);
  f[LACKS_CITY] = scale (missing, 4);
  f[CAN_CITY] = scale (can && state->n_villages[player] > 0 &&
                       state->n_cities[player] < ADV_CITIES, 1);
  find_missing (state, player, ADV_BUY, rates, &missing);
  f[LACKS_CARD] = scale (missing, 3);
}

/* By how much @player has more than the best rival. */
static int
find_gap (const AdvState *state,
          const guint8    numbers[ADV_MAX_PLAYERS],
          guint           player)
{
  int rival = 0;

  for (guint p = 0; p < state->n_players; p++)
    if (p != player)
      rival = MAX (rival, numbers[p]);
  return numbers[player] - rival;
}

static void
fill_pieces (const View *view,
             guint       player,
             gint16     *f)
{
  const AdvState *state = view->state;
  const guint8 *cards = state->developments[player];
  int tokens = state->n_won[player];
  guint8 place = adv_state_adviser_place (state, player);
  int next = ADV_LEAST_TOKENS;

  if (place != ADV_NONE && place > 0)
    next = state->n_won[state->advisers[place - 1]];
  f[VILLAGES] = scale (state->n_villages[player], 5);
  f[CITIES] = scale (state->n_cities[player], 4);
  f[ROADS] = scale (adv_edge_set_size (&state->roads[player]), 15);
  f[TOKENS] = scale (tokens, 8);
  f[ADVISER] = scale (adv_state_adviser_points (state, player), 4);
  f[TO_ADVISER] = scale (MAX (ADV_LEAST_TOKENS - tokens, 0), 3);
  f[TO_NEXT_ADVISER] = scale (MAX (next - tokens, 0), 4);
  f[LATE_TOKENS] = f[TOKENS] * (KIT_FEATURE_ONE - view->time) / KIT_FEATURE_ONE;
  f[LONGEST] = scale (state->longest == player, 1);
  f[LENGTH] = scale (state->lengths[player], 10);
  f[LENGTH_GAP] = scale (find_gap (state, state->lengths, player), 5);
  f[STRONGEST] = scale (state->strongest == player, 1);
  f[ARMY] = scale (state->knights[player], 5);
  f[ARMY_GAP] = scale (find_gap (state, state->knights, player), 4);
  f[KNIGHTS] = scale (cards[ADV_CARD_KNIGHT], 3);
  f[VICTORIES] = scale (cards[ADV_CARD_VICTORY], 3);
  f[OTHER_CARDS] = scale (cards[ADV_CARD_ROADS] + cards[ADV_CARD_PLENTY] +
                          cards[ADV_CARD_MONOPOLY], 2);
}

static void
fill_race (const View *view,
           guint       player,
           gint16     *f)
{
  const AdvState *state = view->state;
  guint n = state->n_players;
  guint wait = (player + n - state->player) % n;
  int points = view->points[player];
  int best = 0;

  for (guint p = 0; p < n; p++)
    if (p != player)
      best = MAX (best, view->points[p]);
  f[POINTS] = scale (points, ADV_WINNING);
  f[POINTS_SQUARED] = scale (points * points, ADV_WINNING * ADV_WINNING);
  f[LEAD] = scale (points - best, 7);
  f[LATE_LEAD] = f[LEAD] * (KIT_FEATURE_ONE - view->time) / KIT_FEATURE_ONE;
  f[NEAR_2] = scale (points + 2 >= ADV_WINNING, 1);
  f[NEAR_1] = scale (points + 1 >= ADV_WINNING, 1);
  f[TIME] = view->time;
  f[SEVENS] = scale (view->sevens, 5);
  f[TEMPLES] = scale (view->temples, 6);
  f[EVENTS] = scale (view->board->points[view->board->n_points - 1].n_events - state->n_turned,
                     ADV_TOKENS);
  f[NEXT_0 + wait] = KIT_FEATURE_ONE;
  f[ROLLED] = scale (wait == 0 && state->rolled, 1);
  f[SUPPLY] = scale (adv_state_supply_size (state), ADV_MAX_SUPPLY);
  f[TEMPLE_SOON] = view->to_temple > 0 ? scale (1, view->to_temple) : 0;
}

/**
 * adv_features_look:
 * @state: a position that is not over, without anything unknown
 * @board: its board
 * @rows: (out): a row of numbers for each player
 */
void
adv_features_look (const AdvState *state,
                   const AdvBoard *board,
                   gint16         *rows)
{
  View view = { .state = state, .board = board };

  memset (rows, 0, state->n_players * FEATURES * sizeof *rows);
  for (guint p = 0; p < state->n_players; p++)
    view.points[p] = adv_state_points (state, p);
  look_at_sites (&view);
  look_at_route (&view);
  for (guint p = 0; p < state->n_players; p++)
    {
      gint16 *f = rows + p * FEATURES;

      fill_race (&view, p, f);
      fill_pieces (&view, p, f);
      fill_sites (&view, p, f);
      fill_goods (&view, p, f);
    }
}
