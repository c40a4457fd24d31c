/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position of a game: one plain struct, copied by "=", and questions about it. */

#include "alx-state-private.h"

#include <string.h>

/**
 * alx_state_clear:
 * @state: (inout): a position in which all fields about the board are zero
 * @board: its board
 *
 * Sets up the empty board, R3: one province, all walls and governors in stock.
 */
void
alx_state_clear (AlxState       *state,
                 const AlxBoard *board)
{
  state->held = board->rim;
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    state->unwalled[i] = (1u << board->n_of_symbol[i]) - 1;
  state->black = board->black;
  state->red = board->red;
  state->n_provinces = 1;
  state->symbols[0] = board->symbols;
  state->value[0] = board->value;
  memset (state->governors, ALX_NONE, sizeof state->governors);
}

/**
 * alx_state_deal:
 * @state: (out caller-allocates): the position after the deal
 * @board: a board
 * @options: the rules it is played by
 * @n_players: 2 to 4
 * @deck: all cards as symbols, top first
 * @seed: of later reshuffles
 *
 * Sets up a game: R1 to R3.
 */
void
alx_state_deal (AlxState         *state,
                const AlxBoard   *board,
                const AlxOptions *options,
                guint             n_players,
                const guint8     *deck,
                guint64           seed)
{
  g_return_if_fail (n_players >= 2 && n_players <= ALX_MAX_PLAYERS);

  memset (state, 0, sizeof *state);
  alx_state_clear (state, board);
  state->seed = seed;
  state->turn = 1;
  state->options = *options;
  state->n_players = n_players;
  state->alexander = board->start;

  state->supply_end = alx_board_n_cards (board);
  memcpy (state->supply, deck, state->supply_end);
  for (guint i = 0; i < n_players; i++)
    state->hands[i][state->supply[state->supply_next++]]++;
  for (guint i = 0; i < ALX_FACE_UP; i++)
    state->face_up[i] = state->supply[state->supply_next++];
}

/**
 * alx_state_deal_shuffled:
 * @state: (out caller-allocates): the position after the deal
 * @board: a board
 * @options: the rules it is played by
 * @n_players: 2 to 4
 * @random: shuffles the deck and makes the seed of later reshuffles
 *
 * Like alx_state_deal(), with a deck of its own.
 */
void
alx_state_deal_shuffled (AlxState         *state,
                         const AlxBoard   *board,
                         const AlxOptions *options,
                         guint             n_players,
                         BaseRandom       *random)
{
  guint n = alx_board_n_cards (board);
  guint8 deck[ALX_MAX_CARDS];

  for (guint i = 0; i < n; i++)
    deck[i] = i / board->cards;
  base_random_shuffle (random, deck, n);
  alx_state_deal (state, board, options, n_players, deck, base_random_next (random));
}

/** alx_state_is_last_turn: whether the game ends with this turn, R41. */
gboolean
alx_state_is_last_turn (const AlxState *state,
                        const AlxBoard *board)
{
  return state->no_move || state->red < board->red;
}

/** alx_state_supply_size: the number of cards in the supply. */
guint
alx_state_supply_size (const AlxState *state)
{
  return state->supply_end - state->supply_next;
}

static guint
count_cards (const guint8 cards[ALX_SYMBOLS])
{
  guint n = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    n += cards[i];
  return n;
}

/** alx_state_discards_size: the number of discarded cards. */
guint
alx_state_discards_size (const AlxState *state)
{
  return count_cards (state->discards);
}

/** alx_state_hand_size: the number of cards in a player's hand. */
guint
alx_state_hand_size (const AlxState *state,
                     guint           player)
{
  return count_cards (state->hands[player]) + state->unnamed[player];
}

/** alx_state_unused_governors: the number of governors that a player has in stock. */
guint
alx_state_unused_governors (const AlxState *state,
                            guint           player)
{
  return alx_state_count_unused (state, player);
}

/**
 * alx_state_governor_on:
 *
 * Returns: the player whose governor stands on @space, or %ALX_NONE
 */
guint8
alx_state_governor_on (const AlxState *state,
                       guint8          space)
{
  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_GOVERNORS; i++)
      if (state->governors[p][i] == space)
        return p;
  return ALX_NONE;
}

/** alx_state_is_won: whether some score ends the game, R40 and option EndAbove. */
gboolean
alx_state_is_won (const AlxState *state,
                  const AlxBoard *board)
{
  for (guint p = 0; p < state->n_players; p++)
    if (state->scores[p] > board->target ||
        (state->scores[p] == board->target && !state->options.end_above))
      return TRUE;
  return FALSE;
}
