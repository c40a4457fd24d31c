/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about a position that are asked so often that they are inline. */

#pragma once

#include "alx-state.h"

#include <string.h>

G_BEGIN_DECLS

/** alx_state_available_of: the available spaces of @symbol, by their numbers; R7. */
static inline guint
alx_state_available_of (const AlxState *state,
                        const AlxBoard *board,
                        guint           symbol)
{
  return state->unwalled[symbol] & ~state->governed[symbol] &
         ~board->touching[state->alexander][symbol];
}

/** alx_state_closest_of: the closest available spaces of @symbol, R9; 0 if there are none. */
static inline guint
alx_state_closest_of (const AlxState *state,
                      const AlxBoard *board,
                      guint           symbol)
{
  guint available = alx_state_available_of (state, board, symbol);
  const guint16 *ring = board->rings[state->alexander][symbol];

  while ((*ring & available) == 0 && *ring != 0)
    ring++;
  return *ring & available;
}

/** alx_state_first_of: the first space of a set that is not empty. */
static inline guint8
alx_state_first_of (const AlxBoard *board,
                    guint           symbol,
                    guint           set)
{
  return board->of_symbol[symbol][__builtin_ctz (set)];
}

/** alx_state_owner: the player with governors in the province, or %ALX_NONE. */
static inline guint8
alx_state_owner (const AlxState *state,
                 guint           label)
{
  return state->holder[label] != 0 ? state->holder[label] >> 4 : ALX_NONE;
}

/** alx_state_holding: how many governors stand in the province. */
static inline guint
alx_state_holding (const AlxState *state,
                   guint           label)
{
  return state->holder[label] & 15;
}

/** alx_state_count_unused: alx_state_unused_governors(), inline. A space is below 0xc0, so a byte
    with its two highest bits set is ALX_NONE; four are tested at once. */
static inline guint
alx_state_count_unused (const AlxState *state,
                        guint           player)
{
  guint32 spaces;

  G_STATIC_ASSERT (sizeof spaces == ALX_GOVERNORS && ALX_MAX_SPACES <= 0xc0);
  memcpy (&spaces, state->governors[player], sizeof spaces);
  return ((spaces & (spaces << 1) & 0x80808080u) >> 7) * 0x01010101u >> 24;
}

/** alx_state_removal: the cost of removing the governors from a province: two cards each, R24. */
static inline AlxCards
alx_state_removal (const AlxState *state,
                   const AlxBoard *board,
                   guint           label)
{
  AlxCards removal = 0;

  if (state->holder[label] == 0)
    return 0;
  for (guint i = 0; i < ALX_GOVERNORS; i++)
    {
      guint8 space = state->governors[state->holder[label] >> 4][i];

      if (space != ALX_NONE && state->province[space] == label)
        removal += 2 * board->spaces[space].card;
    }
  return removal;
}

/**
 * alx_state_least_governors:
 * @state: a position
 * @board: its board
 * @label: of a province
 * @hand: the cards of a player who is not its owner
 * @missing: (out): the cards that the hand lacks
 *
 * Each governor replaces the card of the space that it stands on.
 *
 * Returns: the fewest governors with which the hand is enough to occupy or take over the province,
 *   which can be more than a player has, or %ALX_NONE if no number is enough
 */
static inline guint
alx_state_least_governors (const AlxState *state,
                           const AlxBoard *board,
                           guint           label,
                           AlxCards        hand,
                           AlxCards       *missing)
{
  AlxCards symbols = state->symbols[label];
  AlxCards removal;

  *missing = alx_cards_missing (symbols, hand);
  if (alx_cards_total (*missing) > ALX_GOVERNORS)
    return ALX_NONE;
  if (state->holder[label] != 0)
    {
      /* A governor only replaces a card of the occupation, never one of the removal. */
      removal = alx_state_removal (state, board, label);
      if (alx_cards_missing (removal, hand) != 0)
        return ALX_NONE;
      *missing = alx_cards_missing (symbols + removal, hand);
    }
  return MAX (1, alx_cards_total (*missing));
}

/** alx_state_list_reachable: lists the provinces that the player on turn could pay for, not
    counting the removal of a rival. Branchless, because the conditions are unpredictable. */
static inline guint
alx_state_list_reachable (const AlxState *state,
                          AlxCards        hand,
                          guint           unused,
                          guint8          labels[ALX_MAX_PROVINCES])
{
  guint own = state->player << 4;
  guint n = 0;

  for (guint label = 0; label < state->n_provinces; label++)
    {
      AlxCards symbols = state->symbols[label];
      guint governors = alx_cards_total (alx_cards_missing (symbols, hand));
      guint is_own = state->holder[label] - own - 1 < 15;

      labels[n] = label;
      n += (governors <= unused) & (symbols != 0) & !is_own;
    }
  return n;
}

G_END_DECLS
