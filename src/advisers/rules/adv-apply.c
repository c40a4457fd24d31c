/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Begins a game, applies a decision to a position, or lists as events what it does. */

#include "adv-apply.h"

#include "adv-turn-private.h"

#include <string.h>

/* --- the robber --- */

/* Whether the hand @data has the card. */
static gboolean
is_held (const KitOutcome *steal,
         gconstpointer     data)
{
  return ((const guint8 *) data)[steal->bytes[0]] > 0;
}

static guint8
make_steal (AdvTurn *turn,
            guint    victim)
{
  AdvState *state = turn->state;
  BaseRandom random =
    kit_chance_begin (turn->chance, ADV_STEALS, state->n_steals,
                      ~state->seed +
                        (state->n_steals + 1) * G_GUINT64_CONSTANT (0xd1342543de82ef95));
  guint index = base_random_below (&random, state->n_cards[victim]);
  KitOutcome steal = { ADV_STEALS, 1, state->n_steals };

  for (; index >= state->hands[victim][steal.bytes[0]]; steal.bytes[0]++)
    index -= state->hands[victim][steal.bytes[0]];
  kit_chance_take (turn->chance, &steal, is_held, state->hands[victim]);
  return steal.bytes[0];
}

/* The card that is robbed; ADV_NONE in the view of a seat that does not see it. */
static guint8
draw_card (AdvTurn *turn,
           guint    victim)
{
  AdvState *state = turn->state;

  return adv_turn_tell (turn, 1 << victim | 1 << state->player, ADV_RESOURCES,
                        state->viewer == 0 ? make_steal (turn, victim) : ADV_NONE);
}

static void
move_robber (AdvTurn           *turn,
             const AdvDecision *decision)
{
  AdvState *state = turn->state;

  adv_events_tell_place (turn, ADV_EVENT_ROBBER, state->player, decision->place, state->robber);
  state->robber = decision->place;
  if (decision->other != ADV_NONE)
    {
      adv_hands_rob (turn, decision->other, draw_card (turn, decision->other));
      state->n_steals++;
    }
}

/* --- building --- */

static void
pay_cost (AdvTurn         *turn,
          AdvDecisionKind  kind)
{
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_costs[kind][i] > 0)
      {
        adv_hands_lose (turn, turn->state->player, i, adv_costs[kind][i]);
        adv_events_tell (turn, ADV_EVENT_COST, turn->state->player, i, adv_costs[kind][i]);
      }
}

static void
lay_road (AdvTurn *turn,
          guint8   edge)
{
  AdvState *state = turn->state;

  adv_edge_set_add (&state->roads[state->player], edge);
  adv_events_tell_place (turn, ADV_EVENT_ROAD, state->player, edge, ADV_NONE);
  state->lengths[state->player] = adv_state_measure_road (state, turn->board, state->player);
  adv_bonus_update_longest (turn);
}

/* Q49: after the card, or a free road, whether there is piece and place for another. */
static void
go_on_laying (AdvTurn *turn)
{
  AdvState *state = turn->state;
  AdvEdgeSet edges = adv_state_road_sites (state, turn->board);
  guint left = ADV_ROADS - adv_edge_set_size (&state->roads[state->player]);

  state->free_roads = adv_edge_set_size (&edges) > 0 ? MIN (state->free_roads, left) : 0;
  state->phase = state->free_roads > 0 ? ADV_PHASE_ROADS
                 : state->rolled       ? ADV_PHASE_BUILD
                                       : ADV_PHASE_DICE;
}

static void
build_road (AdvTurn *turn,
            guint8   edge)
{
  AdvState *state = turn->state;

  if (state->phase == ADV_PHASE_BUILD)
    {
      pay_cost (turn, ADV_ROAD);
      lay_road (turn, edge);
      return;
    }
  lay_road (turn, edge);
  state->free_roads--;
  go_on_laying (turn);
}

static void
build_city (AdvTurn *turn,
            guint8   corner)
{
  AdvState *state = turn->state;

  pay_cost (turn, ADV_CITY);
  adv_corner_set_remove (&state->villages[state->player], corner);
  adv_corner_set_add (&state->cities[state->player], corner);
  state->n_villages[state->player]--;
  state->n_cities[state->player]++;
  adv_events_tell_place (turn, ADV_EVENT_CITY, state->player, corner, ADV_NONE);
}

/* Q44. Who draws a knight that was paid is known to have it. */
static void
buy_card (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint8 card = adv_turn_tell (turn, 1 << state->player, ADV_CARDS, state->deck[0]);

  pay_cost (turn, ADV_BUY);
  state->deck_size--;
  memmove (state->deck, state->deck + 1, state->deck_size);
  state->deck[state->deck_size] = 0;
  if (state->deck_paid > state->deck_size)
    {
      state->deck_paid--;
      state->sure_knights[state->player]++;
    }
  if (card != ADV_NONE)
    {
      state->developments[state->player][card]++;
      state->fresh[card]++;
    }
  state->n_developments[state->player]++;
  state->n_fresh++;
  adv_events_tell (turn, ADV_EVENT_BOUGHT, state->player, ADV_NONE, card);
}

/* --- trade --- */

static void
trade_with_bank (AdvTurn           *turn,
                 const AdvDecision *decision)
{
  guint player = turn->state->player;

  for (guint i = 0; i < ADV_TRADED; i++)
    if (decision->goods[i] > 0)
      {
        adv_hands_lose (turn, player, i, decision->goods[i]);
        adv_events_tell (turn, ADV_EVENT_GAVE, player, i, decision->goods[i]);
      }
  for (guint i = 0; i < ADV_TRADED; i++)
    if (decision->get[i] > 0)
      {
        adv_hands_gain (turn, player, i, decision->get[i]);
        adv_events_tell (turn, ADV_EVENT_GOT, player, i, decision->get[i]);
      }
}

static void
make_offer (AdvTurn           *turn,
            const AdvDecision *decision)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_OFFERED, state->player, ADV_NONE, 0);
  memcpy (state->give, decision->goods, sizeof state->give);
  memcpy (state->get, decision->get, sizeof state->get);
  state->offered[state->player] |= adv_state_offer_bit (state->give, state->get);
  state->n_offers++;
  state->phase = ADV_PHASE_ANSWER;
  state->decider = adv_turn_next (state, state->player);
  adv_hands_show (turn, state->player, state->give);
}

static void
finish_offer (AdvTurn *turn)
{
  AdvState *state = turn->state;

  state->phase = ADV_PHASE_BUILD;
  state->decider = state->player;
  state->agreed = 0;
  memset (state->give, 0, sizeof state->give);
  memset (state->get, 0, sizeof state->get);
}

static void
answer_offer (AdvTurn  *turn,
              gboolean  yes)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_ANSWERED, state->decider, ADV_NONE, yes);
  if (yes)
    {
      adv_hands_show (turn, state->decider, state->get);
      state->agreed |= 1 << state->decider;
    }
  state->decider = adv_turn_next (state, state->decider);
  if (state->decider != state->player)
    return;
  if (state->agreed != 0)
    state->phase = ADV_PHASE_CHOOSE;
  else
    finish_offer (turn);
}

static void
choose_partner (AdvTurn *turn,
                guint8   partner)
{
  AdvState *state = turn->state;

  if (partner == ADV_NONE)
    adv_events_tell (turn, ADV_EVENT_REFUSED, state->player, ADV_NONE, 0);
  else
    {
      adv_hands_trade (turn, state->player, partner, state->give);
      adv_hands_trade (turn, partner, state->player, state->get);
      state->offered[state->player] = state->offered[partner] = 0;
    }
  finish_offer (turn);
}

/* --- development cards --- */

static void
play_card (AdvTurn *turn,
           AdvCard  card)
{
  AdvState *state = turn->state;
  guint8 *sure = &state->sure_knights[state->player];

  state->played = TRUE;
  if (adv_state_shows_hand (state, state->player))
    state->developments[state->player][card]--;
  state->n_developments[state->player]--;
  /* The knight may be one that all know of. */
  if (card == ADV_CARD_KNIGHT)
    *sure -= *sure > 0;
  else
    state->gone[card]++;
  adv_events_tell (turn, ADV_EVENT_PLAYED, state->player, ADV_NONE, card);
}

static void
play_knight (AdvTurn           *turn,
             const AdvDecision *decision)
{
  AdvState *state = turn->state;

  play_card (turn, ADV_CARD_KNIGHT);
  move_robber (turn, decision);
  state->knights[state->player]++;
  adv_bonus_update_strongest (turn);
}

static void
play_roads (AdvTurn *turn)
{
  play_card (turn, ADV_CARD_ROADS);
  turn->state->free_roads = 2;
  go_on_laying (turn);
}

static void
play_plenty (AdvTurn           *turn,
             const AdvDecision *decision)
{
  play_card (turn, ADV_CARD_PLENTY);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (decision->get[i] > 0)
      {
        adv_hands_gain (turn, turn->state->player, i, decision->get[i]);
        adv_events_tell (turn, ADV_EVENT_GOT, turn->state->player, i, decision->get[i]);
      }
}

/* All see that the others have none left. */
static void
play_monopoly (AdvTurn *turn,
               guint8   resource)
{
  AdvState *state = turn->state;

  play_card (turn, ADV_CARD_MONOPOLY);
  for (guint i = 0; i < state->n_players; i++)
    if (i != state->player)
      {
        guint8 goods[ADV_TRADED] = { 0 };
        guint8 n = adv_turn_tell (turn, KIT_ALL_SEATS, ADV_OF_RESOURCE + 1,
                                  state->hands[i][resource]);

        goods[resource] = n != KIT_UNTOLD ? n : 0;
        adv_hands_trade (turn, i, state->player, goods);
        adv_hands_exhaust (turn, i, resource);
      }
}

static void
play (AdvTurn           *turn,
      const AdvDecision *decision)
{
  switch (decision->kind)
    {
    case ADV_PLAY_KNIGHT:
      play_knight (turn, decision);
      break;
    case ADV_PLAY_ROADS:
      play_roads (turn);
      break;
    case ADV_PLAY_PLENTY:
      play_plenty (turn, decision);
      break;
    default:
      play_monopoly (turn, decision->other);
    }
}

/* --- all decisions --- */

static void
drop_cards (AdvTurn           *turn,
            const AdvDecision *decision)
{
  AdvState *state = turn->state;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (decision->goods[i] > 0)
      {
        adv_hands_lose (turn, state->decider, i, decision->goods[i]);
        adv_events_tell (turn, ADV_EVENT_DROPPED, state->decider, i, decision->goods[i]);
      }
  if (state->phase == ADV_PHASE_FORFEIT)
    adv_auction_forfeit (turn);
  else
    adv_turn_begin_robber (turn, (state->decider + state->n_players - state->player) %
                           state->n_players + 1);
}

static void
carry_out (AdvTurn           *turn,
           const AdvDecision *decision)
{
  switch (decision->kind)
    {
    case ADV_ROLL:
      adv_turn_roll (turn);
      break;
    case ADV_DROP:
      drop_cards (turn, decision);
      break;
    case ADV_ROB:
      move_robber (turn, decision);
      adv_turn_after_dice (turn, TRUE);
      break;
    case ADV_BID:
      adv_auction_bid (turn, decision->number);
      break;
    case ADV_PASS:
      adv_auction_pass (turn);
      break;
    case ADV_PAY:
      adv_auction_pay (turn, decision->goods);
      break;
    case ADV_ROAD:
      build_road (turn, decision->place);
      break;
    case ADV_VILLAGE:
      pay_cost (turn, ADV_VILLAGE);
      adv_bonus_found_village (turn, turn->state->player, decision->place);
      break;
    case ADV_CITY:
      build_city (turn, decision->place);
      break;
    case ADV_BUY:
      buy_card (turn);
      break;
    case ADV_BANK:
      trade_with_bank (turn, decision);
      break;
    case ADV_OFFER:
      make_offer (turn, decision);
      break;
    case ADV_END:
      adv_turn_end (turn);
      break;
    case ADV_YES:
    case ADV_NO:
      answer_offer (turn, decision->kind == ADV_YES);
      break;
    case ADV_WITH:
    case ADV_WITH_NOBODY:
      choose_partner (turn, decision->kind == ADV_WITH ? decision->other : ADV_NONE);
      break;
    default:
      play (turn, decision);
    }
}

static void
finish (AdvTurn *turn)
{
  adv_turn_check_points (turn);
  if (turn->learnt)
    adv_hands_close (turn->state);
}

/**
 * adv_apply:
 * @state: (inout): a position
 * @board: its board
 * @decision: a legal decision, which is not checked
 * @chance: (nullable): what chance has brought and brings
 */
void
adv_apply (AdvState          *state,
           const AdvBoard    *board,
           const AdvDecision *decision,
           KitChance         *chance)
{
  AdvTurn turn = { state, board, chance };

  carry_out (&turn, decision);
  finish (&turn);
}

/**
 * adv_explain:
 * @state: a position
 * @board: its board
 * @decision: a legal decision, which is not checked
 * @chance: (nullable): what chance has brought and brings
 * @events: (out): what happens, in order
 */
void
adv_explain (const AdvState    *state,
             const AdvBoard    *board,
             const AdvDecision *decision,
             KitChance         *chance,
             AdvEvents         *events)
{
  AdvState copy = *state;
  AdvTurn turn = { &copy, board, chance, events };

  events->n = 0;
  carry_out (&turn, decision);
  finish (&turn);
}

/**
 * adv_apply_deal:
 * @state: (inout): of adv_state_clear()
 * @board: its board
 * @options: of the rules
 * @supply: Q3, the top card first
 * @deck: Q4
 * @tokens: Q5
 *
 * Deals, Q3 to Q8, and begins the first turn, which has no dice, Q11.
 */
void
adv_apply_deal (AdvState         *state,
                const AdvBoard   *board,
                const AdvOptions *options,
                const guint8     *supply,
                const guint8     *deck,
                const guint8     *tokens)
{
  AdvTurn turn = { state, board };
  guint of_resource = adv_state_of_resource (state->n_players);

  state->options = *options;
  state->supply_end = of_resource * ADV_RESOURCES;
  memcpy (state->supply, supply, state->supply_end);
  memcpy (state->deck, deck, ADV_DECK);
  state->deck_size = ADV_DECK;
  memcpy (state->tokens, tokens, ADV_TOKENS);
  for (guint i = 0; i < ADV_RESOURCES; i++)
    state->piles[i] -= of_resource;
  for (guint i = 0; i < state->n_players; i++)
    {
      adv_hands_gain (&turn, i, ADV_GOLD, options->start_gold);
      for (guint k = 0; k < 5; k++)
        adv_hands_supply (&turn, i);
    }
  adv_turn_after_dice (&turn, FALSE);
}

/**
 * adv_apply_ready:
 * @state: (inout): a position put together from its parts, with the hands and @n_cards, pieces,
 *   @tokens and @won
 * @board: its board
 *
 * Sets what follows from the rest: numbers, lengths, the order of advisers, and that nobody knows
 * more of a hand than the number of its cards. If the point where Alexander stands is to be
 * auctioned, begins that.
 */
void
adv_apply_ready (AdvState       *state,
                 const AdvBoard *board)
{
  AdvTurn turn = { state, board };

  state->decider = state->player;
  for (guint i = 0; i < state->n_players; i++)
    {
      state->lengths[i] = adv_state_measure_road (state, board, i);
      state->n_villages[i] = adv_corner_set_size (&state->villages[i]);
      state->n_cities[i] = adv_corner_set_size (&state->cities[i]);
      for (guint k = 0; k < ADV_RESOURCES; k++)
        {
          state->least[i][k] = 0;
          state->most[i][k] = state->n_cards[i];
        }
    }
  for (guint i = 0; i < ADV_TOKENS; i++)
    if (state->won[i] != ADV_NONE)
      adv_auction_award (&turn, state->won[i]);
  adv_hands_close (state);
  if (state->phase == ADV_PHASE_BID)
    adv_auction_begin (&turn);
}
