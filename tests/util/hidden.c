/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other positions that look the same to one player: what is honest cannot tell them apart. */

#include "hidden.h"

/* The cards of @hand that not everybody knows of. */
static guint
take_unknown (AlxState *state,
              guint     player,
              guint8   *cards)
{
  guint n = 0;

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    while (state->hands[player][i] > state->known[player][i])
      {
        state->hands[player][i]--;
        cards[n++] = i;
      }
  return n;
}

/**
 * hidden_permute:
 * @state: (inout): a position
 * @player: who must not notice
 * @random: makes the choice
 *
 * Changes the order of the supply, the unknown cards of the others and the seed.
 *
 * Returns: how many cards lie elsewhere than before, at most
 */
guint
hidden_permute (AlxState   *state,
                guint       player,
                BaseRandom *random)
{
  guint8 cards[ALX_MAX_CARDS];
  guint held[ALX_MAX_PLAYERS] = { 0 };
  guint n = 0;
  guint next = 0;

  state->seed = base_random_next (random);
  for (guint p = 0; p < state->n_players; p++)
    if (p != player)
      {
        held[p] = take_unknown (state, p, cards + n);
        n += held[p];
      }
  for (guint i = state->supply_next; i < state->supply_end; i++)
    cards[n++] = state->supply[i];
  base_random_shuffle (random, cards, n);
  for (guint p = 0; p < state->n_players; p++)
    for (guint k = 0; k < held[p]; k++)
      state->hands[p][cards[next++]]++;
  for (guint i = state->supply_next; i < state->supply_end; i++)
    state->supply[i] = cards[next++];
  return n;
}

/** hidden_record: (transfer full): a game of the same players that starts from @state. */
KitRecord *
hidden_record (const KitRecord *record,
               const AlxState  *state)
{
  const AlxBoard *board = alx_history_get_board (record->history);
  KitRecord *other = kit_record_new (&alx_format, board, state);

  other->from_position = TRUE;
  for (guint i = 0; i < record->n_players; i++)
    kit_record_set_player (other, i, record->players[i].colour, record->players[i].kind,
                           record->players[i].name);
  return other;
}
