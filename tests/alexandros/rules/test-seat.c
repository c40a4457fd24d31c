/* SPDX-License-Identifier: GPL-3.0-or-later */
/* R43: what everybody knows, what one seat knows, and samples of what it does not know. */

#include "test-util.h"

#include "alexandros/rules/alx-seat.h"

#include <string.h>

#define CORNER "Black=A2-B3-C4-D3"

static const TestRow known[] = {
  { "/rules/R43/a-chosen-card-is-known", "Phase=card; FaceUp=LH; Hands=T S A", "L",
    .reads = "Known=L - -; Hands=TL S A" },
  { "/rules/R43/a-taken-card-is-known", "FaceUp=LH", "+H +L", .reads = "Known=HL - -" },
  { "/rules/R43/a-drawn-card-is-hidden", "Supply=LH", "+ +", .reads = "Known=- - -; Hands=HL - -" },
  { "/rules/R43/a-card-known-and-paid", "Phase=actions 2; FaceUp=LH; " CORNER "; Governors=1:c2",
    "+L $L",
    .reads = "Known=- - -; Hands=- - -" },
  { "/rules/R43/a-hidden-card-of-that-symbol-paid",
    "FaceUp=LL; Hands=LL - -; " CORNER "; Governors=1:c2", "+L $L",
    .reads = "Known=- - -; Hands=LL - -" },
  { "/rules/R43/one-of-two-known-ones-paid", "Players=2; FaceUp=HH", "+H +H T A2-B3 . H*",
    .reads = "Known=H T; Hands=H T" },
  { "/rules/R43/another-symbol-paid", "FaceUp=HS; Hands=L - -; " CORNER "; Governors=1:c2", "+H $L",
    .reads = "Known=H - -; Hands=H - -" },
  { "/rules/R43/a-special-move-shows-the-card", "Phase=card; FaceUp=LS; Hands=HH - -", "H*",
    .reads = "Known=- - -; Hands=H - -" },
  { "/rules/R43/compensation-is-known", CORNER "; Hands=AALLL - -; Governors=2:c2", "@c2 >AL",
    .reads = "Known=- AL -; Hands=AL AL -" },
  { "/rules/R43/known-cards-stay-known", "FaceUp=LH", "+H . L", .reads = "Known=H L -" },
};

/* Shuffles all that @player may not know: supply, seed, hidden cards of the others. */
static void
permute_hidden (const AlxState *state,
                guint           player,
                BaseRandom     *random,
                AlxState       *other)
{
  guint8 hidden[ALX_MAX_CARDS];
  guint n = 0;

  memcpy (other, state, sizeof *other);
  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_SYMBOLS && p != player; i++)
      for (guint k = state->known[p][i]; k < state->hands[p][i]; k++)
        hidden[n++] = i;
  for (guint i = state->supply_next; i < state->supply_end; i++)
    hidden[n++] = state->supply[i];
  base_random_shuffle (random, hidden, n);

  for (guint i = state->supply_next; i < state->supply_end; i++)
    other->supply[i] = hidden[--n];
  for (guint p = 0; p < state->n_players; p++)
    if (p != player)
      {
        guint size = alx_state_hand_size (state, p);

        memcpy (other->hands[p], state->known[p], ALX_SYMBOLS);
        while (alx_state_hand_size (other, p) < size)
          other->hands[p][hidden[--n]]++;
      }
  other->seed = base_random_next (random);
}

static void
look (AlxSeat        *seat,
      const AlxState *state,
      guint           player)
{
  memset (seat, 0, sizeof *seat);
  alx_seat_look (seat, state, player);
}

static void
check_nothing_hidden (const AlxState *state,
                      guint           player,
                      BaseRandom     *random)
{
  AlxState other;
  AlxSeat seat;
  AlxSeat seat_of_other;

  permute_hidden (state, player, random, &other);
  look (&seat, state, player);
  look (&seat_of_other, &other, player);
  g_assert_cmpmem (&seat, sizeof seat, &seat_of_other, sizeof seat_of_other);
  g_assert_cmpuint (seat.player, ==, player);
  g_assert_cmpuint (seat.state.unnamed[player], ==, 0);
  g_assert_cmpmem (seat.state.hands[player], ALX_SYMBOLS, state->hands[player], ALX_SYMBOLS);
}

static void
check_total (const AlxState *state)
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      guint n = state->discards[i] + state->paid[i];

      for (guint p = 0; p < state->n_players; p++)
        n += state->hands[p][i];
      for (guint k = 0; k < ALX_FACE_UP; k++)
        n += state->face_up[k] == i;
      for (guint k = state->supply_next; k < state->supply_end; k++)
        n += state->supply[k] == i;
      g_assert_cmpuint (n, ==, 11);
    }
}

static void
check_public (const AlxState *a,
              const AlxState *b)
{
  static const char * const keys[] = { "Turn", "Player", "Phase", "Alexander", "Black", "Red",
                                       "Governors", "FaceUp", "Discards", "Scores", "Known",
                                       "Sizes" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *left = test_ask (a, keys[i]);
      g_autofree char *right = test_ask (b, keys[i]);

      g_assert_cmpstr (left, ==, right);
    }
}

static void
check_sample (const AlxState *state,
              guint           player,
              BaseRandom     *random)
{
  AlxSeat seat;
  AlxSeat again;
  AlxState sample;

  look (&seat, state, player);
  alx_seat_sample (&seat, test_board (), random, &sample);
  check_total (&sample);
  check_public (state, &sample);
  g_assert_cmpmem (sample.hands[player], ALX_SYMBOLS, state->hands[player], ALX_SYMBOLS);
  for (guint p = 0; p < state->n_players; p++)
    {
      g_assert_cmpuint (alx_state_hand_size (&sample, p), ==, alx_state_hand_size (state, p));
      for (guint i = 0; i < ALX_SYMBOLS; i++)
        g_assert_cmpuint (sample.hands[p][i], >=, state->known[p][i]);
    }
  look (&again, &sample, player);
  g_assert_cmpmem (&seat, sizeof seat, &again, sizeof again);
}

/* No more cards of a hand are known than it has. */
static void
check_known (const AlxState *state)
{
  for (guint p = 0; p < state->n_players; p++)
    for (guint i = 0; i < ALX_SYMBOLS; i++)
      g_assert_cmpuint (state->known[p][i], <=, state->hands[p][i]);
}

static void
test_games (void)
{
  BaseRandom random = { 43 };
  guint positions = 0;

  for (guint game = 0; game < 8; game++)
    {
      g_autoptr (KitRecord) record = test_random_game (&random, 2 + game % 3, 250);
      guint n = kit_history_get_length (record->history);

      for (guint i = 0; i <= n; i += 1 + base_random_below (&random, 5))
        {
          AlxState state;

          alx_history_get_state_at (record->history, i, &state);
          check_known (&state);
          for (guint p = 0; p < state.n_players; p++)
            {
              check_nothing_hidden (&state, p, &random);
              check_sample (&state, p, &random);
            }
          positions++;
        }
    }
  g_assert_cmpuint (positions, >, 200);
}

/* The state of a seat has no supply and no seed, and of the other hands only the known cards. */
static void
test_blank (void)
{
  AlxState state;
  AlxSeat seat;

  test_state ("FaceUp=LH; Hands=TTA SS AAA", &state);
  state.seed = 99;
  test_play (&state, "+L . H A2-A4-A6 .");
  state.known[2][ALX_AMPHORA] = 1;
  look (&seat, &state, 1);
  g_assert_cmpuint (seat.state.seed, ==, 0);
  for (guint i = 0; i < ALX_MAX_CARDS; i++)
    g_assert_cmpuint (seat.state.supply[i], ==, ALX_NONE);
  g_assert_cmpmem (seat.state.hands[0], 5, ((guint8[]) { 0, 0, 0, 1, 0 }), 5);
  g_assert_cmpmem (seat.state.hands[1], 5, ((guint8[]) { 0, 0, 1, 0, 2 }), 5);
  g_assert_cmpmem (seat.state.hands[2], 5, ((guint8[]) { 0, 1, 0, 0, 0 }), 5);
  g_assert_cmpmem (seat.state.unnamed, 4, ((guint8[]) { 3, 0, 2, 0 }), 4);
}

/* Two samples of the start of a game are hardly ever the same. */
static void
test_samples_differ (void)
{
  BaseRandom random = { 7 };
  g_autoptr (KitRecord) record = test_random_game (&random, 4, 30);
  guint same = 0;
  AlxState first;
  AlxState sample;
  AlxSeat seat;

  look (&seat, alx_history_get_state (record->history), 0);
  alx_seat_sample (&seat, test_board (), &random, &first);
  for (guint i = 0; i < 50; i++)
    {
      alx_seat_sample (&seat, test_board (), &random, &sample);
      same += memcmp (sample.supply, first.supply, sizeof sample.supply) == 0;
      g_assert_cmpuint (sample.seed, !=, first.seed);
    }
  g_assert_cmpuint (same, ==, 0);
}

/* Of four hidden cards one is a temple, so a rival's only card is a temple in a quarter of the
   samples. */
static void
test_each_as_likely (void)
{
  BaseRandom random = { 11 };
  guint held = 0;
  AlxState state;
  AlxState sample;
  AlxSeat seat;

  test_state ("Players=2; FaceUp=LS; Supply=TAA; Discards=; Hands=rest A", &state);
  look (&seat, &state, 0);
  for (guint i = 0; i < 4000; i++)
    {
      alx_seat_sample (&seat, test_board (), &random, &sample);
      held += sample.hands[1][ALX_TEMPLE];
    }
  g_assert_cmpuint (held, >, 900);
  g_assert_cmpuint (held, <, 1100);
}

/* The same random numbers give the same sample. */
static void
test_repeatable (void)
{
  BaseRandom one = { 5 };
  BaseRandom two = { 5 };
  AlxState state;
  AlxState a;
  AlxState b;
  AlxSeat seat;

  test_state ("Hands=TTA SS AAA", &state);
  look (&seat, &state, 2);
  alx_seat_sample (&seat, test_board (), &one, &a);
  alx_seat_sample (&seat, test_board (), &two, &b);
  g_assert_cmpmem (a.supply, sizeof a.supply, b.supply, sizeof b.supply);
  g_assert_cmpmem (a.hands, sizeof a.hands, b.hands, sizeof b.hands);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_rows (known, G_N_ELEMENTS (known));
  g_test_add_func ("/rules/R43/games", test_games);
  g_test_add_func ("/rules/R43/blank", test_blank);
  g_test_add_func ("/rules/R43/samples-differ", test_samples_differ);
  g_test_add_func ("/rules/R43/each-as-likely", test_each_as_likely);
  g_test_add_func ("/rules/R43/repeatable", test_repeatable);
  return g_test_run ();
}
