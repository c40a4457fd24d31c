/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playouts: they follow the rules, play the same game as a plain program, and are faster. */

#include "plain.h"
#include "playout.h"
#include "test-util.h"

#include "alexandros/rules/alx-rules.h"
#include "base/base-random.h"

#include <string.h>

#define N_CHECKED   600                 /* games, of each number of players */
#define N_COMPARED  8000
#define N_SLICES    8                   /* of each program, alternating */
#define SLICE       (G_USEC_PER_SEC / 16)
#define LEAST_RATIO 3.0

enum
{
  ENGINE,
  PLAIN,
  RANDOM,
  N_PROGRAMS
};

static void
deal (AlxState   *state,
      guint       n_players,
      guint       seed,
      BaseRandom *random)
{
  const AlxBoard *board = test_board ();
  AlxOptions options = { 0 };
  guint8 deck[ALX_MAX_CARDS];

  options.joker = seed % 3;
  options.compensation = seed / 3 % 3;
  options.special_refresh = seed / 9 % 2;
  options.end_above = seed / 18 % 2;
  for (guint i = 0; i < alx_board_n_cards (board); i++)
    deck[i] = i / board->cards;
  base_random_shuffle (random, deck, alx_board_n_cards (board));
  alx_state_deal (state, board, &options, n_players, deck, base_random_next (random));
}

/* --- they follow the rules --- */

typedef struct
{
  AlxState state;
  guint    of_kind[ALX_END_TURN + 1];
} Followed;

static gboolean
follow (const AlxDecision *decision,
        gpointer           data)
{
  Followed *followed = data;
  AlxRefusal refusal;

  g_assert_true (alx_legal_test (&followed->state, test_board (), decision, &refusal));
  alx_apply (&followed->state, test_board (), decision, NULL);
  followed->of_kind[decision->kind]++;
  return TRUE;
}

static void
test_rules (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  BaseRandom random = { 7 + n_players };
  AlxPlayoutCounts counts = { 0 };
  Followed followed = { .of_kind = { 0 } };

  for (guint game = 0; game < N_CHECKED; game++)
    {
      AlxState state;

      deal (&state, n_players, game, &random);
      followed.state = state;
      alx_playout (&state, test_board (), &random, &counts, follow, &followed);
      g_assert_cmpuint (state.phase, ==, ALX_PHASE_OVER);
      g_assert_cmpmem (&state, sizeof state, &followed.state, sizeof followed.state);
    }
  g_assert_cmpuint (counts.games, ==, N_CHECKED);
  g_assert_cmpuint (counts.occupations, ==, followed.of_kind[ALX_OCCUPY]);
  g_assert_cmpuint (counts.levies, ==, followed.of_kind[ALX_LEVY]);
  g_assert_cmpuint (counts.turns, ==, followed.of_kind[ALX_CHOOSE] + followed.of_kind[ALX_SPECIAL] +
                                      followed.of_kind[ALX_NO_MOVE]);
  g_assert_cmpuint (followed.of_kind[ALX_DRAW], >, N_CHECKED);
  if (n_players > 2)
    g_assert_cmpuint (followed.of_kind[ALX_COMPENSATE], >, 0);
}

/* --- ways --- */

/* Of ways to points to which there are several. */
typedef struct
{
  AlxState state;
  double   expected;                    /* of each of the two, if all are taken equally often */
  guint    n_first;                     /* always in the first direction that leads there */
  guint    n_last;
} Ways;

static gboolean
count_way (const AlxDecision *decision,
           gpointer           data)
{
  const AlxBoard *board = test_board ();
  Ways *ways = data;
  guint8 to = decision->at[MAX (decision->n, 1) - 1];
  gboolean first = TRUE;
  gboolean last = TRUE;

  /* While there are walls enough for any. */
  if (decision->kind != ALX_WAY || ways->state.black < 2 * decision->n ||
      board->n_ways[decision->at[0]][to] < 3)
    return TRUE;
  for (guint i = 0; i + 1 < decision->n; i++)
    {
      const AlxPoint *point = &board->points[decision->at[i]];
      guint next = board->next[decision->at[i]][to];

      first &= point->neighbours[__builtin_ctz (next)] == decision->at[i + 1];
      last &= point->neighbours[31 - __builtin_clz (next)] == decision->at[i + 1];
    }
  ways->expected += 1.0 / board->n_ways[decision->at[0]][to];
  ways->n_first += first;
  ways->n_last += last;
  return TRUE;
}

/* All shortest ways to a point are taken equally often. */
static void
test_ways (void)
{
  Ways ways = { .expected = 0 };
  BaseRandom random = { 9 };
  AlxPlayoutCounts counts = { 0 };

  for (guint i = 0; i < N_COMPARED; i++)
    {
      deal (&ways.state, 2, 0, &random);
      alx_playout (&ways.state, test_board (), &random, &counts, count_way, &ways);
    }
  g_test_message ("%.0f expected, %u first, %u last", ways.expected, ways.n_first, ways.n_last);
  g_assert_cmpfloat (ways.n_first, >, ways.expected * 0.95);
  g_assert_cmpfloat (ways.n_first, <, ways.expected * 1.05);
  g_assert_cmpfloat (ways.n_last, >, ways.expected * 0.95);
  g_assert_cmpfloat (ways.n_last, <, ways.expected * 1.05);
}

/* --- the same game as the plain program plays, but faster --- */

static Plain *
make_plain (void)
{
  const AlxBoard *board = test_board ();
  GString *rows[32];
  const char *texts[32];
  Plain *plain;

  for (guint r = 0; r < board->n_rows; r++)
    {
      rows[r] = g_string_new (NULL);
      for (guint c = 0; c < board->n_columns; c++)
        g_string_append_c (rows[r], '~');
    }
  for (guint s = 0; s < board->n_spaces; s++)
    rows[board->spaces[s].row]->str[board->spaces[s].column] = ALX_LETTERS[board->spaces[s].symbol];
  for (guint r = 0; r < board->n_rows; r++)
    texts[r] = rows[r]->str;
  plain = plain_new (texts, board->n_rows, board->points[board->start].line,
                     board->points[board->start].step);
  for (guint r = 0; r < board->n_rows; r++)
    g_string_free (rows[r], TRUE);
  return plain;
}

static void
play_engine (guint             n_players,
             BaseRandom       *random,
             AlxPlayoutCounts *counts)
{
  AlxState state;

  deal (&state, n_players, 0, random);
  alx_playout (&state, test_board (), random, counts, NULL, NULL);
}

static void
check_near (const char *what,
            double      engine,
            double      plain)
{
  g_test_message ("%s a game: %.3f, of the plain program %.3f", what, engine, plain);
  g_assert_cmpfloat (engine, >, plain * 0.97);
  g_assert_cmpfloat (engine, <, plain * 1.03);
}

static void
test_same_game (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  Plain *plain = make_plain ();
  BaseRandom random = { 1 };
  uint64_t plain_random = 2;
  AlxPlayoutCounts counts = { 0 };
  PlainCounts plain_counts = { 0 };

  for (guint i = 0; i < N_COMPARED; i++)
    {
      play_engine (n_players, &random, &counts);
      plain_play (plain, n_players, &plain_random, &plain_counts);
    }
  check_near ("turns", counts.turns / (double)N_COMPARED, plain_counts.turns / (double)N_COMPARED);
  check_near ("occupations", counts.occupations / (double)N_COMPARED,
              plain_counts.occupations / (double)N_COMPARED);
  check_near ("levies", counts.levies / (double)N_COMPARED,
              plain_counts.levies / (double)N_COMPARED);
  plain_free (plain);
}

/* A game of random decisions: they are counted, one is picked, and applied. */
static void
play_randomly (BaseRandom *random)
{
  AlxState state;

  deal (&state, 2, 0, random);
  while (!state.over)
    {
      AlxDecision decision;

      kit_rules_pick_any (&alx_rules, &state, test_board (), random, &decision);
      alx_apply (&state, test_board (), &decision, NULL);
    }
}

/* Alternates the two programs, and random games by the rules, so that other load slows all down. */
static void
test_faster (void)
{
  Plain *plain = make_plain ();
  BaseRandom random = { 3 };
  uint64_t plain_random = 4;
  AlxPlayoutCounts counts = { 0 };
  PlainCounts plain_counts = { 0 };
  guint64 n_games[N_PROGRAMS] = { 0 };
  double rates[N_PROGRAMS];
  gint64 spent[N_PROGRAMS] = { 0 };

  for (guint slice = 0; slice < N_PROGRAMS * N_SLICES; slice++)
    {
      gint64 start = g_get_monotonic_time ();
      guint program = slice % N_PROGRAMS;

      while (g_get_monotonic_time () < start + SLICE)
        for (guint i = 0; i < 16; i++, n_games[program]++)
          if (program == ENGINE)
            play_engine (2, &random, &counts);
          else if (program == PLAIN)
            plain_play (plain, 2, &plain_random, &plain_counts);
          else
            play_randomly (&random);
      spent[program] += g_get_monotonic_time () - start;
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    rates[i] = n_games[i] * 1e6 / spent[i];
  g_test_message ("%.0f games a second, %.0f of random decisions, the plain program %.0f",
                  rates[ENGINE], rates[RANDOM], rates[PLAIN]);
  g_assert_cmpfloat (rates[ENGINE], >, LEAST_RATIO * rates[PLAIN]);
  plain_free (plain);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    {
      g_autofree char *rules = g_strdup_printf ("/playout/rules/%u", n);
      g_autofree char *same = g_strdup_printf ("/playout/same-game/%u", n);

      g_test_add_data_func (rules, GUINT_TO_POINTER (n), test_rules);
      g_test_add_data_func (same, GUINT_TO_POINTER (n), test_same_game);
    }
  g_test_add_func ("/playout/ways", test_ways);
#ifndef __SANITIZE_ADDRESS__
  g_test_add_func ("/playout/faster", test_faster);
#endif
  return g_test_run ();
}
