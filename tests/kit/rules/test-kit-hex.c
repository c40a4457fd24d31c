/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Hex, H1 to H3, and its records. */

#include "hex-record.h"

#include "kit/record/kit-reading.h"

#include <string.h>

#define N_GAMES 200

/* Makes decisions until the first that is refused, which @refusal tells. */
static KitRecord *
play (const char *tokens,
      KitRefusal *refusal)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);
  KitRecord *record = hex_format.create_record (NULL, HEX_PLAYERS, 0);
  HexDecision decision;

  *refusal = (KitRefusal) { 0 };
  kit_record_set_player (record, 0, KIT_RED, "person", "Ada");
  kit_record_set_player (record, 1, KIT_BLUE, "random", "Ben");
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_true (hex_rules.read (&decision, NULL, words[i]));
      if (!kit_history_decide (record->history, &decision, refusal))
        break;
    }
  return record;
}

/* --- what is legal, and who wins --- */

/* The column f and the row 6, but for the cell that they share. */
#define CROSS "f1 a6 f2 b6 f3 c6 f4 d6 f5 e6 f7 g6 f8 h6 f9 i6 f10 j6 f11 k6"

static const struct
{
  const char *name;
  const char *tokens;
  guint       n;                        /* decisions that are made of them */
  KitRefusal  refusal;                  /* of the next */
  int         winner;                   /* or -1 */
} rows[] = {
  { "H2-occupied", "c4 c4", 1, { HEX_REFUSED_OCCUPIED, 2 }, -1 },
  { "H2-own-stone", "c4 d4 c4", 2, { HEX_REFUSED_OCCUPIED, 2 }, -1 },
  { "H3-gap", CROSS, 20, { 0 }, -1 },
  { "H3-first", CROSS " f6", 21, { 0 }, 0 },
  { "H3-second", CROSS " a1 f6", 22, { 0 }, 1 },
  { "H3-over", CROSS " f6 a1", 21, { KIT_REFUSED_OVER, 3 }, 0 },
  /* From row to row a stone touches those right above it and to the right of that. */
  { "H1-touch", "k1 a1 j2 a2 i3 a3 h4 a4 g5 a5 f6 a6 e7 a7 d8 a8 c9 a9 b10 a10 a11", 21, { 0 }, 0 },
  { "H1-no-touch", "a1 k1 b2 k2 c3 k3 d4 k4 e5 k5 f6 k6 g7 k7 h8 k8 i9 k9 j10 k10 k11", 21, { 0 },
    -1 },
};

static void
check_row (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  KitRefusal refusal;
  g_autoptr (KitRecord) record = play (rows[i].tokens, &refusal);
  gconstpointer state = kit_history_get_state (record->history);

  g_assert_cmpuint (kit_history_get_length (record->history), ==, rows[i].n);
  g_assert_cmpmem (&refusal, sizeof refusal, &rows[i].refusal, sizeof refusal);
  g_assert_cmpint (kit_rules_head (state)->over, ==, rows[i].winner >= 0);
  if (rows[i].winner >= 0)
    g_assert_cmpuint (kit_rules_get_winners (&hex_rules, state), ==, 1 << rows[i].winner);
  for (int player = 0; player < HEX_PLAYERS; player++)
    g_assert_cmpint (hex_rules.get_score (state, player), ==, player == rows[i].winner);
}

/* --- random games --- */

static gboolean
count_one (gconstpointer decision,
           gpointer      n)
{
  ++*(guint *) n;
  return TRUE;
}

static void
check_legal (const HexState *state,
             guint           n)
{
  HexDecision decision, read;
  char token[KIT_TOKEN_SIZE];
  guint walked = 0;

  g_assert_true (hex_rules.walk (state, NULL, count_one, &walked));
  g_assert_cmpuint (walked, ==, n);
  g_assert_cmpuint (kit_rules_count (&hex_rules, state, NULL), ==, n);
  g_assert_false (kit_rules_pick (&hex_rules, state, NULL, n, &decision));
  if (n == 0)
    return;
  g_assert_true (kit_rules_pick (&hex_rules, state, NULL, n - 1, &decision));
  g_assert_cmpuint (state->cells[decision.cell], ==, HEX_EMPTY);
  hex_rules.write (&decision, NULL, token);
  g_assert_true (hex_rules.read (&read, NULL, token));
  g_assert_true (kit_rules_is_equal (&hex_rules, NULL, &read, &decision));
}

/* If all cells that are left were the other player's, these would not join their sides either. The
   rules look at a board where a stone is laid, so one of them is laid again. */
static void
check_only_winner (const HexState *end)
{
  HexState other = *end;
  guint winner = end->player;
  HexDecision again = { 0 };

  for (guint i = 0; i < HEX_CELLS; i++)
    if (other.cells[i] != winner + 1)
      {
        other.cells[i] = 2 - winner;
        again.cell = i;
      }
  other.player = 1 - winner;
  hex_rules.apply (&other, NULL, &again, NULL);
  g_assert_false (other.over);
}

static void
test_games (void)
{
  BaseRandom random = { 11 };
  guint wins[HEX_PLAYERS] = { 0 };

  for (guint i = 0; i < N_GAMES; i++)
    {
      HexState state = hex_start;
      HexDecision decision;

      for (guint n = HEX_CELLS; !state.over; n--)
        {
          g_assert_cmpuint (n, >, 0);
          g_assert_cmpuint (state.turn, ==, HEX_CELLS + 1 - n);
          check_legal (&state, n);
          kit_rules_pick (&hex_rules, &state, NULL, base_random_below (&random, n), &decision);
          hex_rules.apply (&state, NULL, &decision, NULL);
        }
      check_legal (&state, 0);
      check_only_winner (&state);
      wins[state.player]++;
    }
  g_assert_cmpuint (wins[0], >, N_GAMES / 4);
  g_assert_cmpuint (wins[1], >, N_GAMES / 4);
}

static void
test_no_words (void)
{
  static const char * const no_words[] = { "", "c", "4", "c0", "c12", "l4", "C4", "c04", "c+4",
                                           "c 4", "c4 ", "c4x", "`4" };
  HexDecision decision;

  for (guint i = 0; i < G_N_ELEMENTS (no_words); i++)
    g_assert_false (hex_rules.read (&decision, NULL, no_words[i]));
}

/* --- records --- */

#define HEAD "[Hex]\nFormat=1\nBoard=11\n\n[Players]\n1=red person Ada\n2=blue random Ben\n"
#define TURNS HEAD "\n[Turns]\n1=c4\n2=k11\n"

/* Every decision, and a tail: what is written is read and written as the same. */
static void
test_save (void)
{
  KitRefusal refusal;
  g_autoptr (KitRecord) record = play (CROSS " f6", &refusal);

  for (guint i = 0; i <= kit_history_get_length (record->history); i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (KitRecord) read = NULL;
      KitFault fault;

      kit_history_set_cursor (record->history, i);
      text = kit_record_write (record);
      read = kit_format_read (&hex_format, text, strlen (text), &fault);
      g_assert_nonnull (read);
      again = kit_record_write (read);
      g_assert_cmpstr (again, ==, text);
      g_assert_cmpmem (kit_history_get_state (read->history), sizeof (HexState),
                       kit_history_get_state (record->history), sizeof (HexState));
    }
}

static void
test_canonical (void)
{
  KitRefusal refusal;
  g_autoptr (KitRecord) record = play ("c4 k11", &refusal);
  g_autofree char *text = kit_record_write (record);

  g_assert_cmpstr (text, ==, TURNS);
}

static const struct { const char *name, *text; guint reason, line; } faults[] = {
  { "board", "[Hex]\nFormat=1\nBoard=13\n\n[Players]\n1=red person A\n2=blue person B\n",
    KIT_FAULT_BOARD, 3 },
  { "three", HEAD "3=green person C\n", KIT_FAULT_PLAYERS, 5 },
  { "group", HEAD "\n[Start]\n", KIT_FAULT_UNKNOWN_GROUP, 9 },
  { "token", TURNS "3=l1\n", KIT_FAULT_TOKEN, 12 },
  { "occupied", TURNS "3=c4\n", KIT_FAULT_REFUSED, 12 },
  { "two-stones", TURNS "3=a1 a2\n", KIT_FAULT_TURN_OVER, 12 },
  { "early-result", TURNS "\n[Result]\nWinner=1\n", KIT_FAULT_RESULT_EARLY, 13 },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      KitFault fault;

      g_test_message ("%s", faults[i].name);
      g_assert_null (kit_format_read (&hex_format, faults[i].text, strlen (faults[i].text),
                                      &fault));
      g_assert_cmpuint (fault.reason, ==, faults[i].reason);
      g_assert_cmpuint (fault.line, ==, faults[i].line);
    }
}

static void
test_wrong_result (void)
{
  KitRefusal refusal;
  g_autoptr (KitRecord) record = play (CROSS " f6", &refusal);
  g_autofree char *text = kit_record_write (record);
  char *winner = strstr (text, "Winner=1");
  KitFault fault;

  winner[strlen ("Winner=")] = '2';
  g_assert_null (kit_format_read (&hex_format, text, strlen (text), &fault));
  g_assert_cmpuint (fault.reason, ==, KIT_FAULT_RESULT_WRONG);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/kit-hex/rules/", rows[i].name, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_row);
    }
  g_test_add_func ("/kit-hex/games", test_games);
  g_test_add_func ("/kit-hex/no-words", test_no_words);
  g_test_add_func ("/kit-hex/save", test_save);
  g_test_add_func ("/kit-hex/canonical", test_canonical);
  g_test_add_func ("/kit-hex/faults", test_faults);
  g_test_add_func ("/kit-hex/wrong-result", test_wrong_result);
  return g_test_run ();
}
