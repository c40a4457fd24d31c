/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Auctions and what is won in them, sections 7 and 8 of the rules. */

#include "adv-turn-private.h"

/* The next player clockwise from @from on who is still in the auction and has not the highest bid,
   or ADV_NONE. */
static guint8
find_bidder (const AdvState *state,
             guint           from)
{
  for (guint i = 0; i < state->n_players; i++)
    {
      guint player = (from + i) % state->n_players;

      if ((((state->passed | state->bluffed) >> player) & 1) == 0 &&
          (state->bid == 0 || state->bidder != player))
        return player;
    }
  return ADV_NONE;
}

/* The auction is over, and with it the event. */
static void
finish (AdvTurn *turn)
{
  AdvState *state = turn->state;

  state->bid = state->bidder = state->passed = state->bluffed = state->owed = 0;
  state->phase = ADV_PHASE_BUILD;
  state->decider = state->player;
}

/* Q29: the token stays on the board. */
static void
leave_unsold (AdvTurn *turn)
{
  adv_events_tell (turn, ADV_EVENT_UNSOLD, turn->state->player, ADV_NONE,
                   adv_state_auction (turn->state, turn->board));
  finish (turn);
}

/* Q25, Q28: begun by the player on turn or the next who may take part. */
static void
open (AdvTurn *turn)
{
  AdvState *state = turn->state;

  state->bid = state->bidder = state->passed = state->owed = 0;
  state->phase = ADV_PHASE_BID;
  state->decider = find_bidder (state, state->player);
  if (state->decider == ADV_NONE)
    {
      leave_unsold (turn);
      return;
    }
  adv_events_add (turn, (AdvEvent) { ADV_EVENT_AUCTION, state->player, ADV_NONE, ADV_NONE,
                                     state->bluffed != 0, adv_state_auction (state, turn->board) });
}

/* The auction of the point that was passed begins; nobody has bluffed in it, Q22. */
void
adv_auction_begin (AdvTurn *turn)
{
  turn->state->bluffed = 0;
  open (turn);
}

/* Q28: who cannot pay exactly what they bid gives half of their cards. */
static void
catch_bluff (AdvTurn *turn)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_BLUFFED, state->bidder, ADV_NONE, state->bid);
  state->bluffed |= 1 << state->bidder;
  state->owed = state->n_cards[state->bidder] / 2;
  state->passed = 0;
  if (state->owed == 0)
    {
      open (turn);
      return;
    }
  state->phase = ADV_PHASE_FORFEIT;
  state->decider = state->bidder;
  state->bid = state->bidder = 0;
}

/* Whether the highest bidder can pay, which everybody sees now. */
static gboolean
can_pay (AdvTurn *turn)
{
  AdvState *state = turn->state;
  gboolean known = adv_state_can_pay (state, turn->board, state->bidder, state->bid);
  guint8 told = adv_turn_tell (turn, KIT_ALL_SEATS, 2, known);

  adv_turn_expect (turn, state->viewer != state->bidder + 1 || told == known);
  return told;
}

/* Asks the next bidder, or ends the bidding. */
static void
go_on (AdvTurn *turn)
{
  AdvState *state = turn->state;
  guint8 next = find_bidder (state, state->decider);

  if (next != ADV_NONE)
    state->decider = next;
  else if (state->bid == 0)
    leave_unsold (turn);
  else if (!can_pay (turn))
    catch_bluff (turn);
  else
    {
      state->phase = ADV_PHASE_PAY;
      state->decider = state->bidder;
      state->passed = 0;
    }
}

void
adv_auction_bid (AdvTurn *turn,
                 guint    number)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_BID, state->decider, ADV_NONE, number);
  state->bid = number;
  state->bidder = state->decider;
  go_on (turn);
}

void
adv_auction_pass (AdvTurn *turn)
{
  AdvState *state = turn->state;

  adv_events_tell (turn, ADV_EVENT_PASSED, state->decider, ADV_NONE, 0);
  state->passed |= 1 << state->decider;
  go_on (turn);
}

/* The cards of a bluffer have gone to the piles. */
void
adv_auction_forfeit (AdvTurn *turn)
{
  open (turn);
}

/* Q31, Q32: one more token may make an adviser, or a better one. */
void
adv_auction_award (AdvTurn *turn,
                   guint    player)
{
  AdvState *state = turn->state;
  guint at = 0;
  guint before;

  state->n_won[player]++;
  if (state->n_won[player] < ADV_LEAST_TOKENS)
    return;
  while (at < state->n_advisers && state->advisers[at] != player)
    at++;
  before = at;
  if (at == state->n_advisers)
    state->n_advisers++;
  for (; at > 0 && state->n_won[state->advisers[at - 1]] < state->n_won[player]; at--)
    state->advisers[at] = state->advisers[at - 1];
  state->advisers[at] = player;
  if (at != before || state->n_won[player] == ADV_LEAST_TOKENS)
    adv_events_tell (turn, ADV_EVENT_ADVISER, player, ADV_NONE, at + 1);
}

static void
win_temple (AdvTurn *turn,
            guint    winner,
            guint8   corner)
{
  if (turn->state->n_villages[winner] < ADV_VILLAGES)
    adv_bonus_found_village (turn, winner, corner);
  else
    adv_events_tell (turn, ADV_EVENT_NO_VILLAGE, winner, ADV_NONE, 0);
}

/* The winner pays with goods, and with knights that go under the deck; then they get the village of
   a temple, or the token, Q27, Q30. */
void
adv_auction_pay (AdvTurn      *turn,
                 const guint8 *goods)
{
  AdvState *state = turn->state;
  const AdvPoint *point = &turn->board->points[state->alexander - 1];
  guint winner = state->decider;

  for (guint i = 0; i < ADV_GOODS; i++)
    if (goods[i] > 0)
      adv_events_tell (turn, ADV_EVENT_PAID, winner, i, goods[i]);
  for (guint i = 0; i < ADV_TRADED; i++)
    adv_hands_lose (turn, winner, i, goods[i]);
  for (guint i = 0; i < goods[ADV_KNIGHT]; i++)
    state->deck[state->deck_size++] = ADV_CARD_KNIGHT;
  state->deck_paid += goods[ADV_KNIGHT];
  state->knights[winner] -= goods[ADV_KNIGHT];
  adv_bonus_update_strongest (turn);
  adv_events_tell (turn, ADV_EVENT_WON, winner, ADV_NONE, adv_state_auction (state, turn->board));
  if (point->kind == ADV_POINT_TEMPLE)
    win_temple (turn, winner, point->corner);
  else
    {
      state->won[point->n_events - 1] = winner;
      adv_auction_award (turn, winner);
    }
  finish (turn);
}
