/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one player may know of a position, and positions that it could be. */

#include "adv-seat.h"

#include "adv-turn-private.h"

#include <string.h>

/* --- what a seat may know --- */

static void
hide_cards (AdvState *state,
            guint     player)
{
  memset (state->supply, ADV_NONE, state->supply_end);
  memset (state->deck, ADV_NONE, state->deck_size - state->deck_paid);
  for (guint i = 0; i < state->n_players; i++)
    if (i != player)
      {
        memset (state->hands[i], 0, sizeof state->hands[i]);
        /* At the end victory points are counted for all to see. */
        if (state->phase != ADV_PHASE_OVER)
          memset (state->developments[i], 0, sizeof state->developments[i]);
      }
  if (player != state->player)
    memset (state->fresh, 0, sizeof state->fresh);
}

/**
 * adv_seat_look:
 * @seat: (out): what @player may know
 * @state: a position
 * @player: a player, or %KIT_NOBODY; a view is that of its seat, and looks like itself
 */
void
adv_seat_look (AdvSeat        *seat,
               const AdvState *state,
               guint           player)
{
  AdvState known = *state;

  if (player != KIT_NOBODY)
    {
      memcpy (known.least[player], state->hands[player], sizeof known.least[player]);
      memcpy (known.most[player], state->hands[player], sizeof known.most[player]);
      adv_hands_close (&known);
    }
  memset (seat, 0, sizeof *seat);
  seat->state = *state;
  seat->state.seed = 0;
  seat->state.viewer = player + 1;
  seat->player = player;
  memcpy (seat->least, known.least, sizeof seat->least);
  memcpy (seat->most, known.most, sizeof seat->most);
  hide_cards (&seat->state, player);
  memset (seat->state.tokens + state->n_turned, ADV_NONE, ADV_TOKENS - state->n_turned);
}

/* --- positions that it could be --- */

/* Cards that are dealt to hands within what is known of them. */
typedef struct
{
  const AdvSeat *seat;
  BaseRandom    *random;
  AdvState      *state;
  guint8         pool[ADV_RESOURCES];   /* what is in no hand yet */
} Dealing;

/* A resource of the pool that @player may get, or ADV_NONE. */
static guint8
draw (const Dealing *dealing,
      guint          player)
{
  const guint8 *hand = dealing->state->hands[player];
  guint8 open[ADV_RESOURCES];
  guint8 resource = 0;
  guint n;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    open[i] = hand[i] < dealing->seat->most[player][i] ? dealing->pool[i] : 0;
  n = adv_total (open, ADV_RESOURCES);
  if (n == 0)
    return ADV_NONE;
  n = base_random_below (dealing->random, n);
  for (; n >= open[resource]; resource++)
    n -= open[resource];
  return resource;
}

/* Gives a player a card; if the pool has none that they may get, another one gives theirs and
   takes one in its place. @asked: players who have been asked for that, a bit each. */
static gboolean
give_card (Dealing *dealing,
           guint    player,
           guint    asked)
{
  AdvState *state = dealing->state;
  guint8 resource = draw (dealing, player);

  if (resource != ADV_NONE)
    {
      dealing->pool[resource]--;
      state->hands[player][resource]++;
      return TRUE;
    }
  asked |= 1 << player;
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_RESOURCES && ((asked >> i) & 1) == 0; k++)
      if (state->hands[i][k] > dealing->seat->least[i][k] &&
          state->hands[player][k] < dealing->seat->most[player][k])
        {
          state->hands[i][k]--;
          state->hands[player][k]++;
          if (give_card (dealing, i, asked))
            return TRUE;
          state->hands[i][k]++;
          state->hands[player][k]--;
        }
  return FALSE;
}

static void
deal_hands (const AdvSeat *seat,
            BaseRandom    *random,
            AdvState      *state)
{
  Dealing dealing = { seat, random, state };
  guint8 *next = state->supply + state->supply_next;

  for (guint i = 0; i < ADV_RESOURCES; i++)
    dealing.pool[i] = ADV_OF_RESOURCE - state->piles[i];
  for (guint i = 0; i < state->n_players; i++)
    for (guint k = 0; k < ADV_RESOURCES; k++)
      {
        state->hands[i][k] = seat->least[i][k];
        dealing.pool[k] -= seat->least[i][k];
      }
  for (guint i = 0; i < state->n_players; i++)
    for (guint n = adv_total (state->hands[i], ADV_RESOURCES); n < state->n_cards[i]; n++)
      {
        G_GNUC_UNUSED gboolean given = give_card (&dealing, i, 1 << seat->player);

        g_assert (given);
      }
  for (guint i = 0; i < ADV_RESOURCES; i++)
    for (; dealing.pool[i] > 0; dealing.pool[i]--)
      *next++ = i;
  base_random_shuffle (random, state->supply + state->supply_next, adv_state_supply_size (state));
}

/* The unknown development cards in a random order, the knights of which all know left out. */
static guint
shuffle_developments (const AdvSeat *seat,
                      BaseRandom    *random,
                      guint8         cards[ADV_DECK])
{
  const AdvState *state = &seat->state;
  guint8 left[ADV_CARDS];
  guint n = 0;

  for (guint i = 0; i < ADV_CARDS; i++)
    left[i] = adv_of_card[i] - state->gone[i];
  for (guint i = 0; i < ADV_CARDS && seat->player != KIT_NOBODY; i++)
    left[i] -= state->developments[seat->player][i];
  left[ADV_CARD_KNIGHT] -= state->deck_paid;
  for (guint i = 0; i < state->n_players; i++)
    left[ADV_CARD_KNIGHT] -= state->knights[i] + (i != seat->player ? state->sure_knights[i] : 0);
  for (guint i = 0; i < ADV_CARDS; i++)
    for (guint k = 0; k < left[i]; k++)
      cards[n++] = i;
  base_random_shuffle (random, cards, n);
  return n;
}

/* The next card; not a victory point if the player on turn would have won by it. */
static guint8
take_development (const AdvState *state,
                  guint           player,
                  guint8         *cards,
                  guint          *n)
{
  gboolean full = player == state->player &&
                  adv_state_points (state, player) + 1 >= ADV_WINNING;
  guint at = *n - 1;
  guint8 card;

  while (full && at > 0 && cards[at] == ADV_CARD_VICTORY)
    at--;
  card = cards[at];
  cards[at] = cards[--*n];
  return card;
}

static void
deal_developments (const AdvSeat *seat,
                   BaseRandom    *random,
                   AdvState      *state)
{
  guint8 cards[ADV_DECK];
  guint n = shuffle_developments (seat, random, cards);

  /* The player on turn first, while there is a choice. */
  for (guint i = 0; i < state->n_players; i++)
    {
      guint player = (state->player + i) % state->n_players;
      guint8 *held = state->developments[player];

      if (player == seat->player)
        continue;
      held[ADV_CARD_KNIGHT] = state->sure_knights[player];
      for (guint k = state->sure_knights[player]; k < state->n_developments[player]; k++)
        held[take_development (state, player, cards, &n)]++;
    }
  memcpy (state->deck, cards, n);
}

/* Some of the cards of the player on turn were bought in this turn. */
static void
deal_fresh (BaseRandom *random,
            AdvState   *state)
{
  const guint8 *held = state->developments[state->player];
  guint8 cards[ADV_DECK];
  guint n = 0;

  for (guint i = 0; i < ADV_CARDS; i++)
    for (guint k = 0; k < held[i]; k++)
      cards[n++] = i;
  base_random_shuffle (random, cards, n);
  for (guint i = 0; i < state->n_fresh; i++)
    state->fresh[cards[i]]++;
}

static void
deal_tokens (BaseRandom *random,
             AdvState   *state)
{
  guint8 left[ADV_TOKEN_KINDS] = { 7, 7, 7, 7 };
  guint n = state->n_turned;

  for (guint i = 0; i < state->n_turned; i++)
    left[state->tokens[i]]--;
  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    for (guint k = 0; k < left[i]; k++)
      state->tokens[n++] = i;
  base_random_shuffle (random, state->tokens + state->n_turned, ADV_TOKENS - state->n_turned);
}

/**
 * adv_seat_deal:
 * @seat: what a player may know of a position that is not over
 * @random: a generator
 * @state: (out): a position that the seat would see like this
 *
 * Deals anew what the seat does not know.
 */
void
adv_seat_deal (const AdvSeat *seat,
               BaseRandom    *random,
               AdvState      *state)
{
  *state = seat->state;
  state->viewer = 0;
  state->seed = base_random_next (random);
  deal_hands (seat, random, state);
  deal_developments (seat, random, state);
  if (seat->player != state->player)
    deal_fresh (random, state);
  deal_tokens (random, state);
}
