/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short forms of positions and random games, and the run of a table's row. */

#include "test-util.h"

#include "alexandros/record/alx-board-file.h"

#include <string.h>

#define MAX_KEYS 32

/* The keys of a short form, and what is made of them. */
typedef struct
{
  char      **pairs;
  guint       n_players;
  AlxSideSet  walls;
} Short;

static const char * const rule_keys[] = {
  "Joker", "SpecialRefresh", "EndAbove", "Compensation", NULL
};

/** test_board: the board of all tests. */
const AlxBoard *
test_board (void)
{
  return alx_boards_default ();
}

static const char *
find_value (const Short *form,
            const char  *key,
            const char  *otherwise)
{
  for (guint i = 0; form->pairs[i]; i++)
    if (g_str_has_prefix (form->pairs[i], key) && form->pairs[i][strlen (key)] == '=')
      return form->pairs[i] + strlen (key) + 1;
  return otherwise;
}

static gboolean
is_plain_side (const AlxBoard *board,
               guint           side)
{
  const guint8 *spaces = board->sides[side].spaces;

  return board->spaces[spaces[0]].symbol == ALX_PLAIN &&
         (spaces[1] == ALX_NONE || board->spaces[spaces[1]].symbol == ALX_PLAIN);
}

static void
read_black (Short *form)
{
  const AlxBoard *board = test_board ();
  g_auto (GStrv) words = g_strsplit (find_value (form, "Black", ""), " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) names = g_strsplit (words[i], "-", -1);
      guint16 side;

      for (guint k = 1; names[0] && names[k]; k++)
        {
          side = alx_board_find_side (board, alx_board_find_point (board, names[k - 1]),
                                      alx_board_find_point (board, names[k]));
          g_assert_cmpuint (side, !=, ALX_NO_SIDE);
          alx_side_set_add (&form->walls, side);
        }
    }
}

static gboolean
is_listed (const char *names,
           guint8      space)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  char name[ALX_NAME_SIZE];

  alx_board_space_name (test_board (), space, name);
  return g_strv_contains ((const char * const *) words, name);
}

/* How many spaces of @symbols a wall on @side makes unavailable; too many if it spoils a kept
   one. */
static guint
count_killed (const Short *form,
              guint        side,
              const char  *symbols,
              const char  *keep)
{
  const AlxBoard *board = test_board ();
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    {
      guint8 space = board->sides[side].spaces[i];
      gboolean walled = FALSE;

      if (space == ALX_NONE || board->spaces[space].symbol == ALX_PLAIN)
        continue;
      if (is_listed (keep, space))
        return 100;
      if (strchr (symbols, ALX_LETTERS[board->spaces[space].symbol]) == NULL)
        continue;
      for (guint k = 0; k < 3; k++)
        walled |= alx_side_set_has (&form->walls, board->spaces[space].sides[k]);
      n += !walled;
    }
  return n;
}

/* A wall at each space of these symbols; two spaces side by side share one. */
static void
kill_symbols (Short      *form,
              const char *symbols,
              const char *keep)
{
  const AlxBoard *board = test_board ();

  for (guint most = 2; most > 0; most--)
    for (guint i = board->n_sides; i > 0; i--)
      if (count_killed (form, i - 1, symbols, keep) == most)
        alx_side_set_add (&form->walls, i - 1);
}

/* Walls up to a number, from the south-east corner on, beside plain spaces alone. */
static void
fill_walls (Short *form,
            guint  n)
{
  const AlxBoard *board = test_board ();

  for (guint i = board->n_sides; i > 0 && alx_side_set_size (&form->walls) < n; i--)
    if (is_plain_side (board, i - 1))
      alx_side_set_add (&form->walls, i - 1);
  g_assert_cmpuint (alx_side_set_size (&form->walls), ==, n);
}

static void
append_walls (GString     *text,
              const Short *form)
{
  const AlxBoard *board = test_board ();
  const char *divider = "";

  for (guint i = 0; i < board->n_sides; i++)
    if (alx_side_set_has (&form->walls, i))
      {
        char a[ALX_NAME_SIZE];
        char b[ALX_NAME_SIZE];

        alx_board_point_name (board, board->sides[i].points[0], a);
        alx_board_point_name (board, board->sides[i].points[1], b);
        g_string_append_printf (text, "%s%s-%s", divider, a, b);
        divider = " ";
      }
}

static char *
repeat_word (const char *word,
             guint       n)
{
  GString *text = g_string_new (word);

  for (guint i = 1; i < n; i++)
    g_string_append_printf (text, " %s", word);
  return g_string_free (text, FALSE);
}

/* @words with "rest" in it replaced. */
static char *
replace_rest (const char *words,
              const char *rest)
{
  g_auto (GStrv) parts = g_strsplit (words, "rest", -1);

  return g_strjoinv (rest, parts);
}

/* The letters that the other places leave, in turns of T A H L S. */
static char *
list_rest (const char * const *taken)
{
  GString *rest = g_string_new (NULL);
  guint n[ALX_SYMBOLS];

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    n[i] = test_board ()->cards;
  for (guint k = 0; taken[k]; k++)
    for (const char *letter = taken[k]; *letter; letter++)
      if (alx_symbol_from_letter (*letter) < ALX_SYMBOLS)
        n[alx_symbol_from_letter (*letter)]--;
  for (guint round = 0; round < test_board ()->cards; round++)
    for (guint i = 0; i < ALX_SYMBOLS; i++)
      if (n[i] > round && n[i] < 100)
        g_string_append_c (rest, ALX_LETTERS[i]);
  return g_string_free (rest, FALSE);
}

static void
append_position (GString *text,
                 Short   *form)
{
  g_autofree char *nothing = repeat_word ("-", form->n_players);
  g_autofree char *zeros = repeat_word ("0", form->n_players);
  const char *given = find_value (form, "Hands", nothing);
  gboolean all_held = strstr (given, "rest") != NULL;
  const char *face_up = find_value (form, "FaceUp", "TA");
  const char *supply = find_value (form, "Supply", all_held ? "" : NULL);
  const char *discards = find_value (form, "Discards", supply && !all_held ? "rest" : "");
  const char *fill = find_value (form, "Fill", NULL);
  g_autofree char *rest = list_rest ((const char *[]) { given, face_up, supply ? supply : "",
                                                        discards, NULL });
  g_autofree char *hands = replace_rest (given, rest);

  read_black (form);
  kill_symbols (form, find_value (form, "Dead", ""), find_value (form, "Keep", ""));
  if (fill != NULL)
    fill_walls (form, g_ascii_strtoull (fill, NULL, 10));

  g_string_append_printf (text, "\n[Position]\nTurn=%s\nPlayer=%s\nPhase=%s\nAlexander=%s\nBlack=",
                          find_value (form, "Turn", "1"), find_value (form, "Player", "1"),
                          find_value (form, "Phase", "actions 2"),
                          find_value (form, "Alexander", "A2"));
  append_walls (text, form);
  g_string_append_printf (text, "\nRed=%s\nGovernors=%s\nHands=%s\nFaceUp=%s\nSupply=%s\n"
                          "Discards=%s\nScores=%s\n",
                          find_value (form, "Red", ""), find_value (form, "Governors", ""),
                          hands, face_up, supply ? supply : rest,
                          g_str_equal (discards, "rest") ? rest : discards,
                          find_value (form, "Scores", zeros));
}

static void
append_cards (GString     *text,
              const Short *form)
{
  g_string_append (text, "\n[Cards]\n");
  for (guint i = 0; form->pairs[i]; i++)
    if (g_str_has_prefix (form->pairs[i], "Deck=") || g_str_has_prefix (form->pairs[i], "Seed=") ||
        g_str_has_prefix (form->pairs[i], "Shuffle"))
      g_string_append_printf (text, "%s\n", form->pairs[i]);
}

static void
append_rules (GString     *text,
              const Short *form)
{
  g_string_append (text, "\n[Rules]\n");
  for (guint i = 0; rule_keys[i]; i++)
    if (find_value (form, rule_keys[i], NULL))
      g_string_append_printf (text, "%s=%s\n", rule_keys[i], find_value (form, rule_keys[i], NULL));
}

/**
 * test_text:
 * @position: "key=value; key=value": those of [Rules], [Cards] and [Position], and
 *   Players: how many, otherwise 3 · Dead: symbols that get a wall at each space,
 *   but for those that Keep names · Fill: black walls up to this number, far from the start.
 *   Without a Deck it is a position, and what is missing has a default: the
 *   cards left over are the supply, or the discards where a Supply is given,
 *   or in the hand that is "rest". Black may hold whole ways.
 * @tokens: (nullable): decisions of the first turn
 *
 * Returns: (transfer full): a record
 */
char *
test_text (const char *position,
           const char *tokens)
{
  static const char * const players[] = { "red", "yellow", "blue", "green" };
  GString *text = g_string_new ("[Alexandros]\nFormat=1\nBoard=persia\n");
  Short form = { .pairs = g_strsplit (position ? position : "", "; ", MAX_KEYS) };

  form.n_players = g_ascii_strtoull (find_value (&form, "Players", "3"), NULL, 10);
  append_rules (text, &form);
  g_string_append (text, "\n[Players]\n");
  for (guint i = 0; i < form.n_players; i++)
    g_string_append_printf (text, "%u=%s person P%u\n", i + 1, players[i], i + 1);
  append_cards (text, &form);
  if (find_value (&form, "Deck", NULL) == NULL)
    append_position (text, &form);
  if (tokens != NULL)
    g_string_append_printf (text, "\n[Turns]\n%s=%s\n", find_value (&form, "Turn", "1"), tokens);
  g_strfreev (form.pairs);
  return g_string_free (text, FALSE);
}

/** test_read_record: (transfer full): a record that must be fine. */
KitRecord *
test_read_record (const char *text)
{
  KitFault fault;
  KitRecord *record = alx_record_read (text, strlen (text), &fault);

  if (record == NULL)
    g_error ("fault %u in line %u, \"%s\" %u %u:\n%s", fault.reason, fault.line, fault.text,
             fault.number, fault.limit, text);
  return record;
}

/** test_state: the state of a short form, or at the end of a record of data: "figure-01". */
void
test_state (const char *position,
            AlxState   *state)
{
  gboolean is_file = position != NULL && g_str_has_prefix (position, "figure-");
  g_autofree char *name = g_strconcat (is_file ? position : "", ".alexandros", NULL);
  g_autofree char *text = is_file ? test_data (name) : test_text (position, NULL);
  g_autoptr (KitRecord) record = test_read_record (text);

  *state = *alx_history_get_state (record->history);
}

/** test_decision: the decision of a token that must be one. */
void
test_decision (const char  *token,
               AlxDecision *decision)
{
  if (!alx_decision_read (decision, test_board (), token))
    g_error ("%s is no token", token);
}

/** test_play: makes decisions that must be legal. */
void
test_play (AlxState   *state,
           const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens ? tokens : "", " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (words[i], &decision);
      if (!alx_legal_test (state, test_board (), &decision, &refusal))
        g_error ("%s is refused: %s", words[i], test_refusal (&refusal));
      alx_apply (state, test_board (), &decision, NULL);
    }
}

static void
check_legal (const AlxState *state,
             const char     *legal)
{
  g_auto (GStrv) words = g_strsplit (legal ? legal : "", " ", -1);
  g_autofree char *listed = test_ask (state, "Legal");
  g_auto (GStrv) tokens = g_strsplit (listed, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (words[i], &decision);
      if (!alx_legal_test (state, test_board (), &decision, &refusal))
        g_error ("%s is refused: %s", words[i], test_refusal (&refusal));
      if (!g_strv_contains ((const char * const *) tokens, words[i]))
        g_error ("%s is not listed", words[i]);
    }
}

/** test_check_illegal: "token refusal; token refusal", all illegal, and for this reason. */
void
test_check_illegal (const AlxState *state,
                    const char     *illegal)
{
  g_auto (GStrv) items = g_strsplit (illegal ? illegal : "", "; ", -1);

  for (guint i = 0; items[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (items[i], " ", 2);
      g_autofree char *why = NULL;
      AlxDecision decision;
      AlxRefusal refusal;

      test_decision (parts[0], &decision);
      if (alx_legal_test (state, test_board (), &decision, &refusal))
        g_error ("%s is legal", parts[0]);
      why = test_refusal (&refusal);
      g_assert_cmpstr (why, ==, parts[1]);
    }
}

/** test_check_reads: "key=value; key=value", what test_ask() says. */
void
test_check_reads (const AlxState *state,
                  const char     *reads)
{
  g_auto (GStrv) pairs = g_strsplit (reads ? reads : "", "; ", -1);

  for (guint i = 0; pairs[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (pairs[i], "=", 2);
      g_autofree char *value = test_ask (state, parts[0]);

      if (g_strcmp0 (value, parts[1]) != 0)
        g_error ("%s is \"%s\", not \"%s\"", parts[0], value, parts[1]);
    }
}

static void
run_row (gconstpointer data)
{
  const TestRow *row = data;
  AlxState state;

  g_assert_true (row->legal != NULL || row->illegal != NULL || row->reads != NULL);
  test_state (row->position, &state);
  test_play (&state, row->decisions);
  check_legal (&state, row->legal);
  test_check_illegal (&state, row->illegal);
  test_check_reads (&state, row->reads);
}

/** test_add_rows: one test for each row. */
void
test_add_rows (const TestRow *rows,
               guint          n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    g_test_add_data_func (rows[i].name, &rows[i], run_row);
}

static gboolean
choose_kind (BaseRandom       *random,
             const KitHistory *history,
             AlxDecision      *decision)
{
  const AlxState *state = alx_history_get_state (history);
  guint n = alx_legal_count (state, test_board ());
  char kind = "@@$>^.++TAHLS"[base_random_below (random, 13)];
  guint offset = n > 0 ? base_random_below (random, n) : 0;

  for (guint i = 0; i < MIN (n, 40); i++)
    {
      char token[ALX_TOKEN_SIZE];

      g_assert_true (alx_legal_pick (state, test_board (), (offset + i) % n, decision));
      alx_decision_write (decision, test_board (), token);
      if (token[0] == kind)
        return TRUE;
    }
  return n > 0 && alx_legal_pick (state, test_board (), offset, decision);
}

/* What brings the end of the game nearer: new walls, and levies that reach the target. */
static guint
count_haste (const KitHistory  *history,
             const AlxDecision *decision)
{
  const AlxState *state = alx_history_get_state (history);
  AlxState after = *state;

  alx_apply (&after, test_board (), decision, NULL);
  if (decision->kind == ALX_LEVY && after.phase == ALX_PHASE_OVER)
    return 100;
  return state->black - after.black;
}

/** test_random_step: one decision, of any kind, so that games are long; FALSE at their end. */
gboolean
test_random_step (BaseRandom *random,
                  KitHistory *history)
{
  AlxDecision decision;
  AlxRefusal refusal;

  if (!choose_kind (random, history, &decision))
    return FALSE;
  for (guint tries = base_random_below (random, 60); tries > 0; tries--)
    {
      AlxDecision other;

      if (count_haste (history, &decision) > 0 && choose_kind (random, history, &other) &&
          count_haste (history, &other) < count_haste (history, &decision))
        decision = other;
    }
  g_assert_true (alx_history_decide (history, &decision, &refusal));
  return TRUE;
}

/**
 * test_random_game:
 * @random: makes all choices, the options among them
 * @n_players: 2 to 4
 * @most: decisions at most
 *
 * Returns: (transfer full): a game that may be over
 */
KitRecord *
test_random_game (BaseRandom *random,
                  guint       n_players,
                  guint       most)
{
  AlxOptions options = { .joker = base_random_below (random, 3),
                         .compensation = base_random_below (random, 3),
                         .special_refresh = base_random_below (random, 2),
                         .end_above = base_random_below (random, 2) };
  KitRecord *record = alx_record_new (test_board (), &options, n_players,
                                      base_random_next (random));

  for (guint i = 0; i < n_players; i++)
    kit_record_set_player (record, i, (i + 1) % KIT_COLOURS, i ? "captain" : "person", "Zoë B.");
  for (guint i = 0; i < most; i++)
    if (!test_random_step (random, record->history))
      break;
  return record;
}

/* A special move and a way of one side, back to @goal unless that is ALX_NONE, after which the
   same can be asked again. */
static gboolean
find_steps (const AlxState *state,
            guint8          goal,
            AlxDecision    *steps)
{
  for (guint symbol = 0; symbol < ALX_SYMBOLS; symbol++)
    {
      AlxState chosen = *state;
      AlxRefusal refusal;

      alx_decision_init (&steps[0], ALX_SPECIAL);
      steps[0].symbol = symbol;
      if (!alx_legal_test (state, test_board (), &steps[0], &refusal))
        continue;
      alx_apply (&chosen, test_board (), &steps[0], NULL);
      for (guint i = 0; i < alx_legal_count (&chosen, test_board ()); i++)
        {
          AlxState after = chosen;

          alx_legal_pick (&chosen, test_board (), i, &steps[1]);
          if (steps[1].n != 2 || (goal != ALX_NONE && steps[1].at[1] != goal))
            continue;
          if (goal != ALX_NONE)
            return TRUE;
          alx_apply (&after, test_board (), &steps[1], NULL);
          test_play (&after, "+ .");
          if (find_steps (&after, state->alexander, steps + 2))
            return TRUE;
        }
    }
  return FALSE;
}

/**
 * test_long_record:
 * @n_turns: how many turns
 *
 * Alexander walks to and fro beside the same wall for ever: each turn is four decisions and one
 * reshuffle of the only card that was discarded.
 *
 * Returns: (transfer full): a game that is not over
 */
KitRecord *
test_long_record (guint n_turns)
{
  g_autofree char *text =
    test_text ("Players=2; Supply=; Discards=; Hands=TTTTTAAAAAHHHHHLLLLLSSSSS rest; FaceUp=TA; "
               "Alexander=E12; Phase=card",
               NULL);
  KitRecord *record = test_read_record (text);
  AlxDecision steps[4], draw, end;

  alx_decision_init (&draw, ALX_DRAW);
  alx_decision_init (&end, ALX_END_TURN);
  g_assert_true (find_steps (alx_history_get_state (record->history), ALX_NONE, steps));
  for (guint turn = 0; turn < n_turns; turn++)
    {
      const AlxDecision *decisions[] = { &steps[turn % 2 * 2], &steps[turn % 2 * 2 + 1], &draw,
                                         &end };

      for (guint i = 0; i < G_N_ELEMENTS (decisions); i++)
        {
          AlxRefusal refusal;

          g_assert_true (alx_history_decide (record->history, decisions[i], &refusal));
        }
    }
  return record;
}

/** test_data: (transfer full): the text of a file of tests/alexandros/data. */
char *
test_data (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "alexandros", "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}
