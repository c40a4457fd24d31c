/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tokens: each decision has one spelling, and nothing else is a token. */

#include "test-util.h"

#include <string.h>

typedef struct
{
  const char *token;
  guint       kind;
  guint       symbol;
  guint       refreshed;
  guint       n;
} Row;

static const Row rows[] = {
  { "T", ALX_CHOOSE, ALX_TEMPLE, ALX_NONE, 0 },
  { "S", ALX_CHOOSE, ALX_SOLDIER, ALX_NONE, 0 },
  { "L*", ALX_SPECIAL, ALX_LYRE, ALX_NONE, 0 },
  { "A*/H", ALX_SPECIAL, ALX_AMPHORA, ALX_HORSE, 0 },
  { "L*/L", ALX_SPECIAL, ALX_LYRE, ALX_LYRE, 0 },
  { "-", ALX_NO_MOVE, 0, ALX_NONE, 0 },
  { "A2", ALX_WAY, 0, ALX_NONE, 1 },
  { "A2-B3-C4", ALX_WAY, 0, ALX_NONE, 3 },
  { "A24-B25", ALX_WAY, 0, ALX_NONE, 2 },
  { "H17-A2", ALX_WAY, 0, ALX_NONE, 2 },
  { "+", ALX_DRAW, 0, ALX_NONE, 0 },
  { "+H", ALX_TAKE, ALX_HORSE, ALX_NONE, 0 },
  { "@c2", ALX_OCCUPY, 0, ALX_NONE, 1 },
  { "@a1,c2,c4,j24", ALX_OCCUPY, 0, ALX_NONE, 4 },
  { "@c4,c2", ALX_OCCUPY, 0, ALX_NONE, 2 },
  { ">T", ALX_COMPENSATE, 0, ALX_NONE, 5 },
  { ">TTAHLSS", ALX_COMPENSATE, 0, ALX_NONE, 5 },
  { "$S", ALX_LEVY, ALX_SOLDIER, ALX_NONE, 0 },
  { "^c2", ALX_TAKE_BACK, 0, ALX_NONE, 1 },
  { ".", ALX_END_TURN, 0, ALX_NONE, 0 },
};

static const char * const wrong[] = {
  "", " ", "t", "X", "TT", "T ", "*", "/", "**", "L**", "L*/", "L*/X", "L*/SS", "L/S", "L*S", "*L",
  "l*",
  "--", "-L", "..", ".L", "++", "+X", "+TT", "+.", "+ ", "+-",
  "a2", "A2-", "-A2", "A2--B3", "A2-B3-", "A2,B3", "A2 B3", "A1", "A02", "A2-B03", "A2-b3", "A2-B2",
  "A2-Z9", "K99", "A100", "L2", "A2-B3-C4.", "A2B3",
  "@", "@,", "@c2,", "@,c2", "@c2,,c4", "@c2-c4", "@C2", "@c1", "@c02", "@a1,c2,c4,j24,a3", "@c2 ",
  "@@c2",
  ">", ">AT", ">X", ">TT ", ">t", ">-", ">.", "$", "$X", "$SS", "$s", "$.", "^", "^C2", "^c2,c4",
  "^c1", "^^c2",
  "é", "+é", "\xff", "@\xff", "A\xff", "A2-B3-C4-D3-E4-F5-G6-H7-I6-J5-K6-K8",
};

static void
test_right (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AlxDecision decision;
      AlxDecision again;
      char token[ALX_TOKEN_SIZE];

      g_assert_true (alx_decision_read (&decision, test_board (), rows[i].token));
      g_assert_cmpuint (decision.kind, ==, rows[i].kind);
      g_assert_cmpuint (decision.symbol, ==, rows[i].symbol);
      g_assert_cmpuint (decision.refreshed, ==, rows[i].refreshed);
      g_assert_cmpuint (decision.n, ==, rows[i].n);
      alx_decision_write (&decision, test_board (), token);
      g_assert_cmpstr (token, ==, rows[i].token);
      g_assert_true (alx_decision_read (&again, test_board (), token));
      g_assert_true (alx_decision_equal (&decision, &again));
    }
}

static void
test_wrong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      AlxDecision decision;

      if (alx_decision_read (&decision, test_board (), wrong[i]))
        g_error ("\"%s\" is a token", wrong[i]);
    }
}

static void
test_different (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint k = 0; k < G_N_ELEMENTS (rows); k++)
      {
        AlxDecision a;
        AlxDecision b;

        test_decision (rows[i].token, &a);
        test_decision (rows[k].token, &b);
        g_assert_cmpint (alx_decision_equal (&a, &b), ==, i == k);
      }
}

/* More cards or points than fit are refused, and nothing is written out of bounds. */
static void
test_too_long (void)
{
  g_autoptr (GString) way = g_string_new ("A2");
  g_autoptr (GString) cards = g_string_new (">");
  AlxDecision decision;

  for (guint i = 1; i < ALX_MAX_WAY; i++)
    g_string_append (way, i % 2 ? "-B3" : "-A2");
  g_assert_true (alx_decision_read (&decision, test_board (), way->str));
  g_assert_cmpuint (decision.n, ==, ALX_MAX_WAY);
  g_string_append (way, "-A2");
  g_assert_false (alx_decision_read (&decision, test_board (), way->str));

  for (guint i = 0; i < ALX_MAX_CARDS; i++)
    g_string_append_c (cards, 'T');
  g_assert_true (alx_decision_read (&decision, test_board (), cards->str));
  g_assert_cmpuint (decision.at[ALX_TEMPLE], ==, ALX_MAX_CARDS);
  g_string_append_c (cards, 'T');
  g_assert_false (alx_decision_read (&decision, test_board (), cards->str));
}

/* The longest token fits into ALX_TOKEN_SIZE. */
static void
test_longest (void)
{
  AlxDecision decision;
  char token[ALX_TOKEN_SIZE];

  alx_decision_init (&decision, ALX_WAY);
  decision.n = ALX_MAX_WAY;
  for (guint i = 0; i < ALX_MAX_WAY; i++)
    decision.at[i] = alx_board_find_point (test_board (), "A24");
  alx_decision_write (&decision, test_board (), token);
  g_assert_cmpuint (strlen (token), ==, ALX_MAX_WAY * 4 - 1);
}

/* alx_legal_count() and alx_legal_pick() agree with what alx_legal_foreach() visits. */
static void
test_listed_once (void)
{
  BaseRandom random = { 8 };
  g_autoptr (KitRecord) record = test_random_game (&random, 3, 120);

  for (guint i = 0; i < kit_history_get_length (record->history); i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      AlxState state;
      guint n;

      alx_history_get_state_at (record->history, i, &state);
      n = alx_legal_count (&state, test_board ());
      for (guint k = 0; k < MIN (n, 60); k++)
        {
          AlxDecision decision;
          AlxDecision again;
          AlxRefusal refusal;
          char token[ALX_TOKEN_SIZE];

          g_assert_true (alx_legal_pick (&state, test_board (), k, &decision));
          g_assert_true (alx_legal_test (&state, test_board (), &decision, &refusal));
          alx_decision_write (&decision, test_board (), token);
          g_assert_true (alx_decision_read (&again, test_board (), token));
          g_assert_cmpmem (&decision, sizeof decision, &again, sizeof again);
          g_assert_true (g_hash_table_add (seen, g_strdup (token)));
        }
      g_assert_false (alx_legal_pick (&state, test_board (), n, &(AlxDecision) { 0 }));
    }
}

static gboolean
count_up (const AlxDecision *decision,
          gpointer           data)
{
  (*(guint *) data)++;
  return TRUE;
}

/* Without walls the whole board is one province, with more symbols than any in a game, and a player
   with nearly all cards has thousands of ways to occupy it. */
static void
test_many_occupations (void)
{
  const AlxBoard *board = test_board ();
  g_autoptr (KitRecord) record = alx_record_new (board, &(AlxOptions) { 0 }, 2, 1);
  AlxState state = *alx_history_get_state (record->history);

  state.phase = ALX_PHASE_ACTIONS;
  for (guint missing = 0; missing <= ALX_GOVERNORS + 1; missing++)
    {
      AlxDecision decision;
      guint listed = 0;
      guint n;

      for (guint i = 0; i < ALX_SYMBOLS; i++)
        state.hands[0][i] = board->n_of_symbol[i] - (i < 2 ? (missing + i) / 2 : 0);
      n = alx_legal_count (&state, board);
      alx_legal_foreach (&state, board, count_up, &listed);
      g_assert_cmpuint (n, ==, listed);
      g_assert_cmpint (n > 20, ==, missing <= ALX_GOVERNORS);
      g_assert_true (alx_legal_pick (&state, board, n - 1, &decision));
      g_assert_cmpint (decision.kind, ==, ALX_END_TURN);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/tokens/right", test_right);
  g_test_add_func ("/rules/tokens/wrong", test_wrong);
  g_test_add_func ("/rules/tokens/different", test_different);
  g_test_add_func ("/rules/tokens/too-long", test_too_long);
  g_test_add_func ("/rules/tokens/longest", test_longest);
  g_test_add_func ("/rules/tokens/listed-once", test_listed_once);
  g_test_add_func ("/rules/tokens/many-occupations", test_many_occupations);
  return g_test_run ();
}
