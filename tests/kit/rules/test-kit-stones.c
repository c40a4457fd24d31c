/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Stones, S1 to S7, and what the kit expects of any rules. */

#include "play.h"

#include <string.h>

#define N_GAMES 500

/* --- what is legal --- */

typedef struct
{
  const char *name;
  const char *kinds;
  const char *dice;
  const char *tokens;                   /* decisions made before */
  const char *legal;                    /* all decisions, in the order of the walk */
} LegalRow;

/* Turns of three stones each. */
#define TWO_TURNS "roll take:3 / roll take:3"
#define SIX_TURNS TWO_TURNS " / " TWO_TURNS " / " TWO_TURNS
#define THREES "33333333"

static const LegalRow legal_rows[] = {
  { "S3-start", "pp", "3", "", "roll" },
  { "S4-S6-rolled-1", "pp", "1", "roll", "double take:1" },
  { "S4-S6-rolled-3", "ppp", "3", "roll", "double take:1 take:2 take:3" },
  { "S5-answer", "pp", "2", "roll double", "accept decline" },
  { "S5-accepted", "pp", "2", "roll double accept", "take:1 take:2" },
  { "S5-declined", "pp", "2", "roll double decline", "take:1 take:2" },
  { "S3-next-turn", "pp", "2", "roll take:2", "roll" },
  { "S6-heap", "pp", THREES, SIX_TURNS " / roll take:1 / roll", "double take:1 take:2" },
  { "S7-over", "pp", THREES, SIX_TURNS " / roll take:3", "" },
};

static gboolean
add_token (gconstpointer decision,
           gpointer      data)
{
  GString *text = data;
  char token[KIT_TOKEN_SIZE];

  stones_rules.write (decision, &stones_boards[0], token);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", token);
  return TRUE;
}

static void
check_legal (gconstpointer data)
{
  const LegalRow *row = data;
  g_autoptr (KitRecord) record = play_record (row->kinds, row->dice, row->tokens);
  g_autoptr (GString) legal = g_string_new (NULL);

  g_assert_true (stones_rules.walk (stones_history_get_state (record->history), &stones_boards[0],
                                    add_token, legal));
  g_assert_cmpstr (legal->str, ==, row->legal);
}

typedef struct
{
  const char   *name;
  const char   *dice;
  const char   *tokens;
  const char   *asked;
  StonesRefusal refusal;
} RefusedRow;

static const RefusedRow refused_rows[] = {
  { "S3-take-before-roll", "3", "", "take:1", { STONES_REFUSED_NOT_ROLLED, 3 } },
  { "S3-double-before-roll", "3", "", "double", { STONES_REFUSED_NOT_ROLLED, 3 } },
  { "S3-second-roll", "2", "roll", "roll", { STONES_REFUSED_ROLLED, 3, 2 } },
  { "S4-second-doubling", "2", "roll double accept", "double", { STONES_REFUSED_OFFERED, 4 } },
  { "S4-after-declined", "2", "roll double decline", "double", { STONES_REFUSED_OFFERED, 4 } },
  { "S5-take-before-answer", "2", "roll double", "take:1", { STONES_REFUSED_ANSWER_DUE, 5 } },
  { "S5-roll-before-answer", "2", "roll double", "roll", { STONES_REFUSED_ANSWER_DUE, 5 } },
  { "S5-nothing-to-answer", "2", "roll", "accept", { STONES_REFUSED_NOT_OFFERED, 5 } },
  { "S5-answered-already", "2", "roll double accept", "decline",
    { STONES_REFUSED_NOT_OFFERED, 5 } },
  { "S6-no-stone", "2", "roll", "take:0", { STONES_REFUSED_NO_STONE, 6 } },
  { "S6-die", "1", "roll", "take:2", { STONES_REFUSED_DIE, 6, 2, 1 } },
  { "S6-heap", THREES, SIX_TURNS " / roll take:1 / roll", "take:3",
    { STONES_REFUSED_HEAP, 6, 3, 2 } },
  { "S7-over", THREES, SIX_TURNS " / roll take:3", "roll", { STONES_REFUSED_OVER, 7 } },
};

static void
check_refused (gconstpointer data)
{
  const RefusedRow *row = data;
  g_autoptr (KitRecord) record = play_record ("pp", row->dice, row->tokens);
  StonesState before = *stones_history_get_state (record->history);
  StonesDecision decision;
  StonesRefusal refusal;

  play_decision (row->asked, &decision);
  g_assert_false (stones_history_decide (record->history, &decision, &refusal));
  g_assert_cmpmem (&refusal, sizeof refusal, &row->refusal, sizeof refusal);
  g_assert_cmpmem (&before, sizeof before, stones_history_get_state (record->history),
                   sizeof before);
}

static void
test_without_doubling (void)
{
  g_autoptr (KitRecord) record = stones_record_new (&stones_boards[1], TRUE, 3, 1);
  StonesDecision decision;
  StonesRefusal refusal;

  play_history (record->history, "roll");
  play_decision ("double", &decision);
  g_assert_false (stones_history_decide (record->history, &decision, &refusal));
  g_assert_cmpuint (refusal.reason, ==, STONES_REFUSED_WITHOUT_DOUBLING);
  g_assert_cmpuint (refusal.rule, ==, 4);
}

/* --- what decisions do --- */

typedef struct
{
  const char *name;
  const char *kinds;
  const char *dice;
  const char *tokens;
  guint       turn;
  guint       owner;
  guint       decider;
  guint       heap;
  int         scores[STONES_MAX_PLAYERS];
} EffectRow;

static const EffectRow effect_rows[] = {
  { "start", "ppp", "", "", 1, 0, 0, 21, { 0, 0, 0 } },
  { "take", "ppp", "3", "roll take:2", 2, 1, 1, 19, { 2, 0, 0 } },
  { "offered", "ppp", "33", "roll take:2 / roll double", 2, 1, 2, 19, { 2, 0, 0 } },
  { "offered-by-last-seat", "pp", "33", "roll take:2 / roll double", 2, 1, 0, 19, { 2, 0 } },
  { "accepted", "ppp", "3", "roll double accept take:3", 2, 1, 1, 18, { 6, 0, 0 } },
  { "declined", "ppp", "3", "roll double decline", 1, 0, 0, 21, { 1, 0, 0 } },
  { "declined-and-taken", "ppp", "3", "roll double decline take:3", 2, 1, 1, 18, { 4, 0, 0 } },
  { "next-turn-counts-once", "pp", "33", "roll double accept take:3 / roll take:3", 3, 0, 0, 15,
    { 6, 3 } },
  { "over", "pp", THREES, SIX_TURNS " / roll take:3", 7, 0, 0, 0, { 14, 9 } },
};

static void
check_effect (gconstpointer data)
{
  const EffectRow *row = data;
  g_autoptr (KitRecord) record = play_record (row->kinds, row->dice, row->tokens);
  const StonesState *state = stones_history_get_state (record->history);

  g_assert_cmpuint (kit_rules_head (state)->turn, ==, row->turn);
  g_assert_cmpuint (kit_rules_head (state)->player, ==, row->owner);
  g_assert_cmpuint (kit_rules_head (state)->decider, ==, row->decider);
  g_assert_cmpuint (state->heap, ==, row->heap);
  g_assert_cmpuint (kit_rules_head (state)->n_players, ==, strlen (row->kinds));
  for (guint i = 0; i < record->n_players; i++)
    g_assert_cmpint (stones_rules.get_score (state, i), ==, row->scores[i]);
  g_assert_cmpint (kit_rules_head (state)->over, ==, row->heap == 0);
  if (row->heap == 0)
    g_assert_cmpuint (kit_rules_get_winners (&stones_rules, state), ==, 1 << 0);
}

/* S7: several may win. */
static void
test_winners (void)
{
  StonesState state;

  stones_state_start (&state, &stones_boards[0], 3, 1);
  state.phase = STONES_PHASE_OVER;
  state.over = TRUE;
  memcpy (state.points, ((guint8[]) { 5, 7, 6 }), 3);
  memcpy (state.bonus, ((guint8[]) { 3, 0, 2 }), 3);
  g_assert_cmpuint (kit_rules_get_winners (&stones_rules, &state), ==, 1 << 0 | 1 << 2);
}

/* S2: 0 to 3 points, each about as often, by the seed. */
static void
test_bonus (void)
{
  guint n[STONES_MOST_BONUS + 1] = { 0 };

  for (guint seed = 0; seed < 400; seed++)
    {
      StonesState state, again;

      stones_state_start (&state, &stones_boards[0], 3, seed);
      stones_state_start (&again, &stones_boards[0], 3, seed);
      g_assert_cmpmem (&state, sizeof state, &again, sizeof again);
      g_assert_cmpuint (state.seed, ==, seed);
      for (guint i = 0; i < 3; i++)
        n[state.bonus[i]]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >, 200);
}

/* S3: each number about as often; the same without an object that keeps it. */
static void
test_dice (void)
{
  guint n[STONES_MOST_DIE + 1] = { 0 };

  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, 60);
      StonesState state;

      kit_history_get_state_at (record->history, 0, &state);
      for (guint i = 0; i < kit_history_get_length (record->history); i++)
        {
          StonesState kept;

          stones_rules.apply (&state, kit_history_get_board (record->history),
                              kit_history_get_decision (record->history, i), NULL);
          kit_history_get_state_at (record->history, i + 1, &kept);
          g_assert_cmpmem (&state, sizeof state, &kept, sizeof kept);
          n[kept.die] += stones_history_get_decision (record->history, i)->kind == STONES_ROLL;
        }
    }
  g_assert_cmpuint (n[0], ==, 0);
  for (guint i = 1; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i] * 4, >, n[1] + n[2] + n[3]);
}

/* --- what is revealed, and what a seat may know --- */

static const struct { const char *tokens, *asked; gboolean reveals; } reveal_rows[] = {
  { "", "roll", TRUE },
  { "roll", "double", FALSE },
  { "roll double", "accept", FALSE },
  { "roll double", "decline", FALSE },
  { "roll", "take:3", FALSE },
  { SIX_TURNS " / roll", "take:2", FALSE },
  { SIX_TURNS " / roll", "take:3", TRUE },
};

static void
test_reveals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (reveal_rows); i++)
    {
      g_autoptr (KitRecord) record = play_record ("pp", THREES, reveal_rows[i].tokens);
      guint last = kit_history_get_length (record->history);

      play_history (record->history, reveal_rows[i].asked);
      g_assert_cmpint (kit_history_reveals (record->history, last), ==, reveal_rows[i].reveals);
    }
}

/* S2: the bonus stones of others are turned up at the end; the seed is never seen. */
static void
test_look (void)
{
  g_autoptr (KitRecord) record = play_record ("ppp", THREES, SIX_TURNS);
  StonesView view;

  for (guint player = 0; player < 3; player++)
    {
      stones_rules.look (&view, stones_history_get_state (record->history), player);
      g_assert_cmpuint (view.state.seed, ==, 0);
      for (guint i = 0; i < 3; i++)
        g_assert_cmpuint (view.state.bonus[i], ==,
                          i != player ? STONES_UNKNOWN : i == 0 ? 2 : i == 1 ? 0 : 3);
    }
  play_history (record->history, "roll take:3");
  stones_rules.look (&view, stones_history_get_state (record->history), 1);
  g_assert_cmpuint (view.state.seed, ==, 0);
  g_assert_cmpmem (view.state.bonus, 3, ((guint8[]) { 2, 0, 3 }), 3);
}

static gboolean
count_one (gconstpointer decision,
           gpointer      n)
{
  ++*(guint *) n;
  return TRUE;
}

/* Walking, counting, picking and testing agree. */
static void
check_agreement (const StonesState *state,
                 const StonesBoard *board)
{
  guint n = kit_rules_count (&stones_rules, state, board);
  guint walked = 0;
  StonesDecision decision, read;
  KitRefusal refusal;

  g_assert_true (stones_rules.walk (state, board, count_one, &walked));
  g_assert_cmpuint (walked, ==, n);
  for (guint i = 0; i < n; i++)
    {
      char token[KIT_TOKEN_SIZE];

      memset (&refusal, 0xff, sizeof refusal);
      g_assert_true (kit_rules_pick (&stones_rules, state, board, i, &decision));
      g_assert_true (stones_rules.test (state, board, &decision, &refusal));
      g_assert_cmpuint (refusal.reason, ==, STONES_REFUSED_NOT);
      stones_rules.write (&decision, board, token);
      g_assert_true (stones_rules.read (&read, board, token));
      g_assert_true (kit_rules_is_equal (&stones_rules, board, &read, &decision));
    }
  g_assert_false (kit_rules_pick (&stones_rules, state, board, n, &decision));
}

/* Whatever is dealt for what a seat does not know, it sees the same and may decide the same. */
static void
check_deal (const StonesState *state,
            const StonesBoard *board,
            BaseRandom        *random)
{
  guint n = kit_rules_count (&stones_rules, state, board);

  for (guint player = 0; player < state->n_players; player++)
    {
      StonesView view, again;
      StonesState dealt;

      stones_rules.look (&view, state, player);
      stones_rules.deal (&view, board, random, &dealt);
      stones_rules.look (&again, &dealt, player);
      g_assert_cmpmem (&view, sizeof view, &again, sizeof again);
      g_assert_cmpuint (dealt.decider, ==, kit_rules_head (state)->decider);
      for (guint i = 0; i < dealt.n_players; i++)
        g_assert_cmpuint (dealt.bonus[i], <=, STONES_MOST_BONUS);
      g_assert_cmpuint (kit_rules_count (&stones_rules, &dealt, board), ==, n);
      g_assert_cmpuint (kit_rules_count (&stones_rules, &view, board), ==, n);
      check_agreement (&dealt, board);
    }
}

static void
test_games_end (void)
{
  BaseRandom random = { 7 };

  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (KitRecord) record = play_random (seed, 4 * 31);
      guint last = 1;

      g_assert_true (kit_history_is_over (record->history));
      for (guint i = 0; i <= kit_history_get_length (record->history); i++)
        {
          const StonesBoard *board = stones_history_get_board (record->history);
          StonesState state;

          stones_history_get_state_at (record->history, i, &state);
          check_agreement (&state, board);
          check_deal (&state, board, &random);
          g_assert_cmpuint (state.turn - last, <=, 1);
          last = state.turn;
        }
    }
}

/* --- words --- */

static gboolean
stop_at_take (gconstpointer decision,
              gpointer      n)
{
  ++*(guint *) n;
  return ((const StonesDecision *) decision)->kind != STONES_TAKE;
}

static void
test_walk_stops (void)
{
  g_autoptr (KitRecord) record = play_record ("pp", "3", "roll");
  guint n = 0;

  g_assert_false (stones_rules.walk (stones_history_get_state (record->history), &stones_boards[0],
                                     stop_at_take, &n));
  g_assert_cmpuint (n, ==, 2);
}

static void
test_no_words (void)
{
  static const char * const no_words[] = { "", "rol", "rolls", "Roll", "take", "take:", "take:02",
                                           "take:22", "take:-1", "take:2 ", "double:1", "4" };
  StonesDecision decision;

  for (guint i = 0; i < G_N_ELEMENTS (no_words); i++)
    g_assert_false (stones_rules.read (&decision, &stones_boards[0], no_words[i]));
  g_assert_true (stones_rules.read (&decision, &stones_boards[1], "take:22"));
}

#define ADD_ROWS(rows, path, check)                                              \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                                \
    {                                                                            \
      g_autofree char *name = g_strconcat (path, rows[i].name, NULL);            \
                                                                                 \
      g_test_add_data_func (name, &rows[i], check);                              \
    }

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS (legal_rows, "/kit-stones/legal/", check_legal);
  ADD_ROWS (refused_rows, "/kit-stones/refused/", check_refused);
  ADD_ROWS (effect_rows, "/kit-stones/effect/", check_effect);
  g_test_add_func ("/kit-stones/refused/S4-without-doubling", test_without_doubling);
  g_test_add_func ("/kit-stones/winners", test_winners);
  g_test_add_func ("/kit-stones/bonus", test_bonus);
  g_test_add_func ("/kit-stones/dice", test_dice);
  g_test_add_func ("/kit-stones/reveals", test_reveals);
  g_test_add_func ("/kit-stones/look", test_look);
  g_test_add_func ("/kit-stones/games-end", test_games_end);
  g_test_add_func ("/kit-stones/walk-stops", test_walk_stops);
  g_test_add_func ("/kit-stones/no-words", test_no_words);
  return g_test_run ();
}
