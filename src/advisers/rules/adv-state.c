/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position of a game: how it begins, and questions about it. */

#include "adv-state.h"

#include <string.h>

/** adv_of_card: the development cards of each kind, Q2. */
const guint8 adv_of_card[ADV_CARDS] = { 14, 5, 2, 2, 2 };

/**
 * adv_state_clear:
 * @state: (out): an empty board with the whole material in its places, and no cards anywhere but
 *   on the piles
 * @board: the board
 * @n_players: 2 to 4
 */
void
adv_state_clear (AdvState       *state,
                 const AdvBoard *board,
                 guint           n_players)
{
  /* All bytes are set, so that equal positions are equal in memory. */
  memset (state, 0, sizeof *state);
  state->options = ADV_OPTIONS_DEFAULT;
  state->n_players = n_players;
  state->turn = 1;
  state->rolled = TRUE;
  state->phase = ADV_PHASE_BUILD;
  state->robber = board->robber;
  state->stock = ADV_STOCK;
  state->longest = state->strongest = ADV_NONE;
  memset (state->won, ADV_NONE, sizeof state->won);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    state->piles[i] = ADV_OF_RESOURCE;
}

/** adv_state_of_resource: the cards of each resource in the supply at the start, Q3. */
guint
adv_state_of_resource (guint n_players)
{
  static const guint8 numbers[ADV_MAX_PLAYERS + 1] = { 0, 0, 10, 15, 19 };

  return numbers[n_players];
}

/**
 * adv_state_shuffle:
 * @n_players: 2 to 4
 * @random: a generator
 * @supply: (out): of Q3, the top card first; shorter with fewer players
 * @deck: (out): of Q4
 * @tokens: (out): of Q5
 *
 * Shuffles all that a game begins with.
 */
void
adv_state_shuffle (guint       n_players,
                   BaseRandom *random,
                   guint8      supply[ADV_MAX_SUPPLY],
                   guint8      deck[ADV_DECK],
                   guint8      tokens[ADV_TOKENS])
{
  guint of_resource = adv_state_of_resource (n_players);
  guint n = 0;

  for (guint i = 0; i < of_resource * ADV_RESOURCES; i++)
    supply[i] = i / of_resource;
  for (guint i = 0; i < ADV_CARDS; i++)
    for (guint k = 0; k < adv_of_card[i]; k++)
      deck[n++] = i;
  for (guint i = 0; i < ADV_TOKENS; i++)
    tokens[i] = i % ADV_TOKEN_KINDS;
  base_random_shuffle (random, supply, of_resource * ADV_RESOURCES);
  base_random_shuffle (random, deck, ADV_DECK);
  base_random_shuffle (random, tokens, ADV_TOKENS);
}

/** adv_state_supply_size: the cards of the supply. */
guint
adv_state_supply_size (const AdvState *state)
{
  return state->supply_end - state->supply_next;
}

/* --- points --- */

/** adv_of_adviser: the points of each adviser by the number of players, Q33. */
const guint8 adv_of_adviser[ADV_MAX_PLAYERS + 1][ADV_MAX_PLAYERS] = {
  [2] = { 4 }, [3] = { 4, 2 }, [4] = { 4, 3, 2 },
};

/** adv_state_adviser_place: which adviser a player is, 0 for the first; %ADV_NONE for none. */
guint8
adv_state_adviser_place (const AdvState *state,
                         guint           player)
{
  for (guint i = 0; i < state->n_advisers; i++)
    if (state->advisers[i] == player)
      return i;
  return ADV_NONE;
}

/** adv_state_adviser_points: what a player has as an adviser, Q33. */
guint
adv_state_adviser_points (const AdvState *state,
                          guint           player)
{
  guint8 place = adv_state_adviser_place (state, player);

  return place != ADV_NONE ? adv_of_adviser[state->n_players][place] : 0;
}

/** adv_state_visible_points: the points of a player without victory-point cards, Q53. */
guint
adv_state_visible_points (const AdvState *state,
                          guint           player)
{
  return state->n_villages[player] + 2 * state->n_cities[player] +
         2 * (state->longest == player) + 2 * (state->strongest == player) +
         adv_state_adviser_points (state, player);
}

/** adv_state_points: all points of a player, hidden ones included, Q53. */
guint
adv_state_points (const AdvState *state,
                  guint           player)
{
  return adv_state_visible_points (state, player) + state->developments[player][ADV_CARD_VICTORY];
}

/**
 * adv_state_winners:
 * @state: a position that is over
 *
 * Returns: the players who have won, a bit each: the player on turn by points, Q53, or those with
 *   most points and then most tokens at Persepolis, Q54
 */
guint
adv_state_winners (const AdvState *state)
{
  guint most = 0;
  guint winners = 0;

  if (adv_state_points (state, state->player) >= ADV_WINNING)
    return 1 << state->player;
  for (guint i = 0; i < state->n_players; i++)
    {
      guint worth = adv_state_points (state, i) * (ADV_TOKENS + 1) + state->n_won[i];

      if (worth > most)
        winners = 0;
      most = MAX (most, worth);
      if (worth == most)
        winners |= 1 << i;
    }
  return winners;
}

/* --- auctions --- */

/** adv_state_auction: what the point brings at which Alexander stands, an #AdvAuction; %ADV_NONE if
    nothing. */
guint8
adv_state_auction (const AdvState *state,
                   const AdvBoard *board)
{
  const AdvPoint *point = &board->points[MAX (state->alexander, 1) - 1];

  if (state->alexander == 0)
    return ADV_NONE;
  if (point->kind == ADV_POINT_EVENT)
    return state->tokens[point->n_events - 1];
  return point->kind == ADV_POINT_TEMPLE ? ADV_TEMPLE : ADV_NONE;
}

/** adv_state_admits: whether a good is admitted in payment, Q24. */
gboolean
adv_state_admits (guint8 auction,
                  guint8 good)
{
  static const guint8 admitted[] = {
    [ADV_HUNGER] = 1 << ADV_WHEAT | 1 << ADV_WOOL | 1 << ADV_GOLD,
    [ADV_BRIDGE] = 1 << ADV_BRICK | 1 << ADV_WOOD | 1 << ADV_GOLD,
    [ADV_BATTLE] = 1 << ADV_ORE | 1 << ADV_WOOL | 1 << ADV_GOLD | 1 << ADV_KNIGHT,
    [ADV_STATUE] = 1 << ADV_BRICK | 1 << ADV_ORE | 1 << ADV_GOLD,
    [ADV_TEMPLE] = 1 << ADV_BRICK | 1 << ADV_WOOD | 1 << ADV_WHEAT | 1 << ADV_WOOL | 1 << ADV_GOLD,
  };

  return (admitted[auction] >> good) & 1;
}

/** adv_state_ceiling: the most that a player may bid in the auction that is on, Q26. */
guint
adv_state_ceiling (const AdvState *state,
                   const AdvBoard *board,
                   guint           player)
{
  guint knights = adv_state_auction (state, board) == ADV_BATTLE ? state->knights[player] : 0;

  return state->n_cards[player] + state->gold[player] + ADV_OF_KNIGHT * knights;
}

/** adv_state_can_pay: whether a player can pay exactly @bid in the auction that is on, Q27. */
gboolean
adv_state_can_pay (const AdvState *state,
                   const AdvBoard *board,
                   guint           player,
                   guint           bid)
{
  guint8 auction = adv_state_auction (state, board);
  guint knights = auction == ADV_BATTLE ? state->knights[player] : 0;
  guint singles = state->gold[player];

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_state_admits (auction, i))
      singles += state->hands[player][i];
  for (guint n = 0; n <= knights && ADV_OF_KNIGHT * n <= bid; n++)
    if (bid - ADV_OF_KNIGHT * n <= singles)
      return TRUE;
  return FALSE;
}

/** adv_state_can_gain: whether who wins the auction that is on gains anything, if that is @player:
    at a temple, who has no village left does not (Q30). */
gboolean
adv_state_can_gain (const AdvState *state,
                    const AdvBoard *board,
                    guint           player)
{
  g_return_val_if_fail (state != NULL && board != NULL && state->alexander > 0, FALSE);

  return board->points[state->alexander - 1].kind != ADV_POINT_TEMPLE ||
         state->n_villages[player] < ADV_VILLAGES;
}

/** adv_state_known_limit: the most that a player could pay in the auction that is on, by what
    everybody knows; no less than they can. */
guint
adv_state_known_limit (const AdvState *state,
                       const AdvBoard *board,
                       guint           player)
{
  guint8 auction = adv_state_auction (state, board);
  guint cards = 0;
  guint unknown = state->n_cards[player];

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_state_admits (auction, i))
      cards += state->most[player][i];
    else
      unknown -= MIN (unknown, state->least[player][i]);
  return MIN (cards, unknown) + state->gold[player] +
         (auction == ADV_BATTLE ? ADV_OF_KNIGHT * state->knights[player] : 0);
}

/* --- turn --- */

static gboolean
has_building_on (const AdvState     *state,
                 guint               player,
                 const AdvCornerSet *corners)
{
  for (guint i = 0; i < G_N_ELEMENTS (corners->bits); i++)
    if (((state->villages[player].bits[i] | state->cities[player].bits[i]) & corners->bits[i]) != 0)
      return TRUE;
  return FALSE;
}

/**
 * adv_state_victims:
 * @state: a position
 * @board: its board
 * @hexagon: where the robber goes
 *
 * Returns: the players who can be robbed there by the player on turn, a bit each, Q17
 */
guint
adv_state_victims (const AdvState *state,
                   const AdvBoard *board,
                   guint8          hexagon)
{
  guint victims = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (i != state->player && state->n_cards[i] > 0 &&
        has_building_on (state, i, &board->hexagons[hexagon].around))
      victims |= 1 << i;
  return victims;
}

/** adv_state_rate: how many of a resource, or of gold, a player gives to the bank for one, Q35,
    Q36. */
guint
adv_state_rate (const AdvState *state,
                const AdvBoard *board,
                guint           player,
                guint8          good)
{
  if (good < ADV_RESOURCES && has_building_on (state, player, &board->harbour_corners[good]))
    return 2;
  return has_building_on (state, player, &board->harbour_corners[ADV_RESOURCES]) ? 3 : 4;
}

/** adv_state_offer_bit: which bit of @offered in #AdvState stands for an offer: one of its own for
    a good for another; offers of more share the rest. */
guint64
adv_state_offer_bit (const guint8 *give,
                     const guint8 *get)
{
  const guint n_own = ADV_TRADED * ADV_TRADED;
  gboolean single = adv_total (give, ADV_TRADED) == 1 && adv_total (get, ADV_TRADED) == 1;
  guint bit = 0;

  for (guint i = 0; i < ADV_TRADED; i++)
    bit = single ? bit + i * (give[i] * ADV_TRADED + get[i]) : bit * 31 + give[i] * 5 + get[i];
  return G_GUINT64_CONSTANT (1) << (single ? bit : n_own + bit % (64 - n_own));
}

/** adv_state_playable: the development cards of a kind that the player on turn holds and did not
    buy in this turn, Q46. */
guint
adv_state_playable (const AdvState *state,
                    AdvCard         card)
{
  return state->developments[state->player][card] - state->fresh[card];
}
