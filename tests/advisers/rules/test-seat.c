/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat may know, Q55 to Q57: nothing more, and enough for its legal decisions. */

#include "deal.h"

#include "advisers/record/adv-board-file.h"
#include "advisers/rules/adv-rules.h"
#include "advisers/rules/adv-seat.h"

#include <string.h>

#define N_DECISIONS 40000

typedef struct
{
  const AdvBoard *board;
  BaseRandom      random;
  AdvState        state;
} Game;

static void
begin (Game  *game,
       guint  n_players)
{
  AdvOptions options = { 8 * base_random_below (&game->random, 2), 4 };

  test_deal (&game->state, game->board, &options, n_players, &game->random);
}

/* Any decision; seldom an offer, of which there are so many. */
static void
decide (Game *game)
{
  guint n = adv_legal_count (&game->state, game->board);
  AdvDecision decision;

  for (guint i = 0; i == 0 || (decision.kind == ADV_OFFER && i < 4); i++)
    adv_legal_pick (&game->state, game->board, base_random_below (&game->random, n), &decision);
  adv_apply (&game->state, game->board, &decision, NULL);
}

/* --- the cards of a position are all there, and within what is known --- */

static void
check_cards (const AdvState *state)
{
  guint8 resources[ADV_RESOURCES];
  guint8 cards[ADV_CARDS];
  guint8 tokens[ADV_TOKEN_KINDS] = { 0 };

  memcpy (resources, state->piles, sizeof resources);
  memcpy (cards, state->gone, sizeof cards);
  for (guint i = state->supply_next; i < state->supply_end; i++)
    resources[state->supply[i]]++;
  for (guint i = 0; i < state->deck_size; i++)
    cards[state->deck[i]]++;
  for (guint i = 0; i < state->n_players; i++)
    {
      g_assert_cmpuint (adv_total (state->hands[i], ADV_RESOURCES), ==, state->n_cards[i]);
      g_assert_cmpuint (adv_total (state->developments[i], ADV_CARDS), ==,
                        state->n_developments[i]);
      g_assert_cmpuint (state->developments[i][ADV_CARD_KNIGHT], >=, state->sure_knights[i]);
      for (guint k = 0; k < ADV_RESOURCES; k++)
        {
          resources[k] += state->hands[i][k];
          g_assert_cmpuint (state->hands[i][k], >=, state->least[i][k]);
          g_assert_cmpuint (state->hands[i][k], <=, state->most[i][k]);
        }
      for (guint k = 0; k < ADV_CARDS; k++)
        cards[k] += state->developments[i][k];
      cards[ADV_CARD_KNIGHT] += state->knights[i];
    }
  for (guint i = 0; i < ADV_TOKENS; i++)
    tokens[state->tokens[i]]++;
  for (guint i = 0; i < ADV_RESOURCES; i++)
    g_assert_cmpuint (resources[i], ==, ADV_OF_RESOURCE);
  for (guint i = 0; i < ADV_CARDS; i++)
    g_assert_cmpuint (cards[i], ==, adv_of_card[i]);
  for (guint i = 0; i < ADV_TOKEN_KINDS; i++)
    g_assert_cmpuint (tokens[i], ==, 7);
  for (guint i = 0; i < ADV_CARDS; i++)
    g_assert_cmpuint (state->fresh[i], <=, state->developments[state->player][i]);
  g_assert_cmpuint (adv_total (state->fresh, ADV_CARDS), ==, state->n_fresh);
  for (guint i = state->deck_size; i < ADV_DECK; i++)
    g_assert_cmpuint (state->deck[i], ==, 0);
  g_assert_cmpuint (adv_state_points (state, state->player), <, ADV_WINNING);
}

/* --- legal decisions --- */

static gboolean
add_decision (gconstpointer decision,
              gpointer      checksum)
{
  g_checksum_update (checksum, decision, sizeof (AdvDecision));
  return TRUE;
}

static char *
sum_legal (const AdvState *state,
           const AdvBoard *board)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_MD5);

  adv_legal_foreach (state, board, add_decision, checksum);
  return g_strdup (g_checksum_get_string (checksum));
}

/* Deals anew what each seat does not know: it sees the same and may decide the same. */
static void
check_seats (Game *game)
{
  const AdvState *state = &game->state;

  for (guint i = 0; i < state->n_players; i++)
    {
      AdvSeat seat;
      AdvSeat again;
      AdvState other;

      adv_seat_look (&seat, state, i);
      adv_seat_deal (&seat, &game->random, &other);
      check_cards (&other);
      adv_seat_look (&again, &other, i);
      g_assert_cmpmem (&seat, sizeof seat, &again, sizeof again);
      if (i == state->decider)
        {
          g_autofree char *ours = sum_legal (state, game->board);
          g_autofree char *seen = sum_legal (&seat.state, game->board);
          g_autofree char *dealt = sum_legal (&other, game->board);

          g_assert_cmpstr (ours, ==, seen);
          g_assert_cmpstr (ours, ==, dealt);
        }
    }
}

static void
test_random_games (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  guint n = 0;

  while (n < N_DECISIONS)
    for (begin (&game, 2 + base_random_below (&game.random, 3));
         game.state.phase != ADV_PHASE_OVER && n < N_DECISIONS; n++)
      {
        check_cards (&game.state);
        if (n % 4 == 0)
          check_seats (&game);
        decide (&game);
      }
}

/* A view says nothing of what it hides: the bytes stay the same when that is dealt anew. */
static void
test_hidden (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  AdvSeat seat;

  begin (&game, 4);
  adv_seat_look (&seat, &game.state, 1);
  for (guint i = 0; i < seat.state.supply_end; i++)
    g_assert_cmpuint (seat.state.supply[i], ==, ADV_NONE);
  for (guint i = 0; i < seat.state.deck_size; i++)
    g_assert_cmpuint (seat.state.deck[i], ==, ADV_NONE);
  for (guint i = 0; i < ADV_TOKENS; i++)
    g_assert_cmpuint (seat.state.tokens[i], ==, ADV_NONE);
  g_assert_cmpuint (adv_total (seat.state.hands[0], ADV_RESOURCES), ==, 0);
  g_assert_cmpuint (seat.state.n_cards[0], ==, 6);
  g_assert_cmpmem (seat.state.hands[1], ADV_RESOURCES, game.state.hands[1], ADV_RESOURCES);
  g_assert_cmpuint (seat.state.seed, ==, 0);
}

/* What is hidden lies in any order. */
static void
test_any_order (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  guint tokens = 0;
  guint cards = 0;
  guint resources = 0;
  guint hands = 0;
  AdvState other;
  AdvSeat seat;

  begin (&game, 3);
  adv_seat_look (&seat, &game.state, 1);
  for (guint i = 0; i < 300; i++)
    {
      adv_seat_deal (&seat, &game.random, &other);
      tokens |= 1 << other.tokens[0];
      cards |= 1 << other.deck[0];
      resources |= 1 << other.supply[other.supply_next];
      for (guint k = 0; k < ADV_RESOURCES; k++)
        if (other.hands[2][k] > 0)
          hands |= 1 << k;
    }
  g_assert_cmpuint (tokens, ==, 0xf);
  g_assert_cmpuint (cards, ==, 0x1f);
  g_assert_cmpuint (resources, ==, 0x1f);
  g_assert_cmpuint (hands, ==, 0x1f);
}

/* Knights that were paid lie at the bottom of the deck, and all know it. */
static void
test_paid_knights (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  const AdvDecision buy = { ADV_BUY };
  const AdvDecision knight = { ADV_PLAY_KNIGHT, .place = 0, .other = ADV_NONE };
  AdvState other;
  AdvSeat seat;

  begin (&game, 3);
  game.state.phase = ADV_PHASE_BUILD;
  game.state.decider = game.state.player = 0;
  game.state.knights[2] = 0;
  game.state.deck_size = 2;
  game.state.deck[0] = ADV_CARD_VICTORY;
  game.state.deck[1] = ADV_CARD_KNIGHT;
  game.state.deck_paid = 1;
  adv_seat_look (&seat, &game.state, 1);
  g_assert_cmpuint (seat.state.deck[0], ==, ADV_NONE);
  g_assert_cmpuint (seat.state.deck[1], ==, ADV_CARD_KNIGHT);
  memset (game.state.hands[0], 2, sizeof game.state.hands[0]);
  game.state.n_cards[0] = 2 * ADV_RESOURCES;
  memset (game.state.most[0], 2, sizeof game.state.most[0]);
  adv_apply (&game.state, game.board, &buy, NULL);
  g_assert_cmpuint (game.state.sure_knights[0], ==, 0);
  adv_apply (&game.state, game.board, &buy, NULL);
  g_assert_cmpuint (game.state.sure_knights[0], ==, 1);
  g_assert_cmpuint (game.state.developments[0][ADV_CARD_VICTORY], ==, 1);
  adv_seat_look (&seat, &game.state, 1);
  adv_seat_deal (&seat, &game.random, &other);
  g_assert_cmpuint (other.developments[0][ADV_CARD_KNIGHT], >=, 1);
  g_assert_cmpuint (adv_total (other.developments[0], ADV_CARDS), ==, 2);
  adv_apply (&game.state, game.board, &knight, NULL);
  g_assert_cmpuint (game.state.sure_knights[0], ==, 0);
}

/* Q53: the player on turn has less than 14 points, so that their hidden cards bring no more than
   what is missing. */
static void
test_points (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  AdvState other;
  AdvSeat seat;
  guint n_victories = 0;

  begin (&game, 4);
  game.state.longest = game.state.strongest = game.state.player;
  game.state.n_cities[game.state.player] = 4;
  game.state.developments[0][ADV_CARD_KNIGHT] = game.state.n_developments[0] = 3;
  game.state.developments[2][ADV_CARD_VICTORY] = game.state.n_developments[2] = 1;
  memmove (game.state.deck, game.state.deck + 4, ADV_DECK - 4);
  game.state.deck_size = ADV_DECK - 4;
  adv_seat_look (&seat, &game.state, 1);
  for (guint i = 0; i < 500; i++)
    {
      adv_seat_deal (&seat, &game.random, &other);
      g_assert_cmpuint (adv_state_points (&other, 0), <, ADV_WINNING);
      n_victories += other.developments[0][ADV_CARD_VICTORY];
    }
  g_assert_cmpuint (n_victories, >, 0);
}

/* What all know of hands is kept, even if few deals agree with it: each of the others has two of
   three kinds, so that the last of them often finds cards that they may not have. */
static void
test_narrow_hands (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  AdvState *state = &game.state;
  AdvState other;
  AdvSeat seat;

  adv_state_clear (state, game.board, 4);
  for (guint i = 0; i < 3; i++)
    {
      state->hands[i][i] = state->hands[i][(i + 1) % 3] = 2;
      state->most[i][i] = state->most[i][(i + 1) % 3] = 4;
      state->n_cards[i] = 4;
      state->piles[i] -= 4;
    }
  adv_seat_look (&seat, state, 3);
  for (guint i = 0; i < 500; i++)
    {
      adv_seat_deal (&seat, &game.random, &other);
      for (guint k = 0; k < 3; k++)
        {
          g_assert_cmpuint (adv_total (other.hands[k], ADV_RESOURCES), ==, 4);
          for (guint r = 0; r < ADV_RESOURCES; r++)
            g_assert_cmpuint (other.hands[k][r], <=, seat.most[k][r]);
        }
    }
}

/* Nothing is auctioned before point 1, nor where there is neither temple nor event. */
static void
test_auction (void)
{
  Game game = { adv_boards_default (), { 1998 } };

  begin (&game, 4);
  g_assert_cmpuint (adv_state_auction (&game.state, game.board), ==, ADV_TEMPLE);
  game.state.alexander = 0;
  g_assert_cmpuint (adv_state_auction (&game.state, game.board), ==, ADV_NONE);
  game.state.alexander = 2;
  g_assert_cmpuint (adv_state_auction (&game.state, game.board), ==, ADV_NONE);
}

/* What others may see of the points. */
static void
test_kit (void)
{
  Game game = { adv_boards_default (), { 1998 } };
  AdvSeat seat;

  begin (&game, 4);
  game.state.developments[2][ADV_CARD_VICTORY] = 2;
  g_assert_cmpint (adv_rules.get_score (&game.state, 2), ==, 0);
  adv_seat_look (&seat, &game.state, 1);
  g_assert_cmpuint (seat.state.developments[2][ADV_CARD_VICTORY], ==, 0);
  game.state.phase = ADV_PHASE_OVER;
  game.state.over = TRUE;
  g_assert_cmpint (adv_rules.get_score (&game.state, 2), ==, 2);
  adv_seat_look (&seat, &game.state, 1);
  g_assert_cmpuint (seat.state.developments[2][ADV_CARD_VICTORY], ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seat/Q57/random-games", test_random_games);
  g_test_add_func ("/seat/Q56/hidden", test_hidden);
  g_test_add_func ("/seat/Q56/any-order", test_any_order);
  g_test_add_func ("/seat/Q55/paid-knights", test_paid_knights);
  g_test_add_func ("/seat/Q53/points", test_points);
  g_test_add_func ("/seat/Q55/narrow-hands", test_narrow_hands);
  g_test_add_func ("/seat/Q25/auction", test_auction);
  g_test_add_func ("/seat/kit", test_kit);
  return g_test_run ();
}
