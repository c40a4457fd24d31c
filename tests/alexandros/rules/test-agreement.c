/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine and the plain second implementation agree: legal decisions, whole state,
   invariants. */

#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-position.h"
#include "alexandros/reference/reference.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/rules/alx-rules.h"
#include "base/base-random.h"

#include <string.h>

static guint64 n_wanted = 20000;

typedef struct
{
  AlxBoard       *board;                /* a copy whose stock of walls changes from game to game */
  BaseRandom      random;
  AlxOptions      options;
  guint           n_players;
  AlxState        state;
  Ref            *ref;
  guint64         decisions;
  guint           kinds[ALX_END_TURN + 1];
  guint           takeovers;
  guint           jokers;
  guint           endings[3];           /* target, red walls, no move */
  guint           positions;
} Duel;

static const char * const jokers[] = { "each", "both", "any" };
static const char * const compensations[] = { "all", "occupation", "none" };

static char *
map_text (const AlxBoard *board)
{
  GString *map = g_string_new (NULL);

  for (guint r = 0; r < board->n_rows; r++)
    {
      for (guint c = 0; c < board->n_columns; c++)
        {
          char letter = '~';

          for (guint s = 0; s < board->n_spaces; s++)
            if (board->spaces[s].row == r && board->spaces[s].column == c)
              letter = ALX_LETTERS[board->spaces[s].symbol];
          g_string_append_c (map, letter);
        }
      g_string_append_c (map, '\n');
    }
  return g_string_free (map, FALSE);
}

static void
begin (Duel *duel)
{
  static const guint8 stocks[][2] = { { 65, 10 }, { 20, 2 }, { 9, 1 } };
  g_autofree char *map = map_text (duel->board);
  guint stock = base_random_below (&duel->random, G_N_ELEMENTS (stocks));
  char start[ALX_NAME_SIZE];
  RefOptions options;

  duel->board->black = stocks[stock][0];
  duel->board->red = stocks[stock][1];
  duel->n_players = 2 + base_random_below (&duel->random, 3);
  duel->options.joker = base_random_below (&duel->random, 3);
  duel->options.special_refresh = base_random_below (&duel->random, 2);
  duel->options.end_above = base_random_below (&duel->random, 2);
  duel->options.compensation = base_random_below (&duel->random, 3);
  options.joker = jokers[duel->options.joker];
  options.special_refresh = duel->options.special_refresh;
  options.end_above = duel->options.end_above;
  options.compensation = compensations[duel->options.compensation];
  alx_board_point_name (duel->board, duel->board->start, start);
  duel->ref = ref_new (map, start, duel->board->black, duel->board->red, duel->board->target,
                       duel->n_players, &options);
}

static void
shuffled_cards (Duel   *duel,
                guint8 *cards,
                char   *letters)
{
  guint n = alx_board_n_cards (duel->board);

  for (guint i = 0; i < n; i++)
    cards[i] = i / duel->board->cards;
  base_random_shuffle (&duel->random, cards, n);
  for (guint i = 0; i < n; i++)
    letters[i] = ALX_LETTERS[cards[i]];
  letters[n] = '\0';
}

static void
deal (Duel *duel)
{
  guint8 deck[ALX_MAX_CARDS];
  char letters[ALX_MAX_CARDS + 1];

  shuffled_cards (duel, deck, letters);
  alx_state_deal (&duel->state, duel->board, &duel->options, duel->n_players, deck,
                  base_random_next (&duel->random));
  ref_deal (duel->ref, letters);
}

static guint
add_wall (const AlxBoard *board,
          AlxSideSet     *walls,
          guint16         side,
          GString        *text)
{
  char a[ALX_NAME_SIZE];
  char b[ALX_NAME_SIZE];

  if (alx_side_set_has (walls, side))
    return 0;
  alx_side_set_add (walls, side);
  alx_board_point_name (board, board->sides[side].points[0], a);
  alx_board_point_name (board, board->sides[side].points[1], b);
  g_string_append_printf (text, "%s%s-%s", text->len > 0 ? " " : "", a, b);
  return 1;
}

/* Lays walls along random walks, so that they enclose something. The position need not be one that
   a game can come to. */
static char *
random_position (Duel *duel)
{
  const AlxBoard *board = duel->board;
  g_autoptr (GString) black = g_string_new (NULL);
  g_autoptr (GString) red = g_string_new (NULL);
  g_autoptr (GString) governors = g_string_new (NULL);
  g_autoptr (GString) scores = g_string_new (NULL);
  g_autoptr (GString) hands = g_string_new (NULL);
  AlxSideSet walls = { { 0 } };
  guint8 cards[ALX_MAX_CARDS];
  char letters[ALX_MAX_CARDS + 1];
  char *next = letters;
  BaseRandom *random = &duel->random;
  guint n_black = base_random_below (random, 4) == 0 ? board->black
                                                     : base_random_below (random, board->black + 1);
  guint n_red = base_random_below (random, 4) == 0 ? base_random_below (random, 4) : 0;
  guint8 at = base_random_below (random, board->n_points);
  gboolean way = base_random_below (random, 4) == 0;
  gboolean actions = base_random_below (random, 2) == 0;
  char phase[32];
  char alexander[ALX_NAME_SIZE];
  char face_up[3];
  guint n_governors[4] = { 0 };
  guint supply;
  gboolean can_die = board->black > 40 && base_random_below (random, 3) == 0;
  guint n = 0;

  /* Sometimes makes one or two symbols dead, which random walks hardly ever do. */
  for (guint i = base_random_below (random, 3); i > 0 && can_die; i--)
    {
      guint symbol = base_random_below (random, ALX_SYMBOLS);

      for (guint k = 0; k < board->n_of_symbol[symbol]; k++)
        n +=
          add_wall (board, &walls,
                    board->spaces[board->of_symbol[symbol][k]].sides[base_random_below (random, 3)],
                    n < n_black ? black : red);
    }
  for (guint tries = 0; n < n_black + n_red && tries < 5000; tries++)
    {
      guint d = base_random_below (random, ALX_DIRECTIONS);
      const AlxPoint *point = &board->points[at];

      if (point->neighbours[d] == ALX_NONE)
        continue;
      n += add_wall (board, &walls, point->sides[d], n < n_black ? black : red);
      at = base_random_below (random, 12) == 0 ? base_random_below (random, board->n_points)
                                               : point->neighbours[d];
    }
  alx_board_point_name (board, at, alexander);

  for (guint i = base_random_below (random, 7); i > 0; i--)
    {
      char name[ALX_NAME_SIZE];
      guint player = base_random_below (random, duel->n_players);
      guint8 space = board->of_symbol[base_random_below (random, 5)]
                                     [base_random_below (random, 14)];

      if (n_governors[player]++ >= 4)
        continue;
      alx_board_space_name (board, space, name);
      if (strstr (governors->str, name) == NULL)
        g_string_append_printf (governors, "%s%u:%s", governors->len > 0 ? " " : "", player + 1,
                                name);
    }

  shuffled_cards (duel, cards, letters);
  for (guint p = 0; p < duel->n_players; p++)
    {
      guint held = base_random_below (random, 12);

      g_string_append_printf (hands, "%s%.*s", p > 0 ? " " : "", held > 0 ? (int) held : 1,
                              held > 0 ? next : "-");
      next += held;
      g_string_append_printf (scores, "%s%u", p > 0 ? " " : "", base_random_below (random, 103));
    }
  for (guint i = 0; i < 2; i++)
    face_up[i] = base_random_below (random, 8) == 0 ? '-' : *next++;
  face_up[2] = '\0';
  supply = base_random_below (random, 2) == 0 ? base_random_below (random, 3)
                                              : base_random_below (random, strlen (next) + 1);
  supply = MIN (supply, strlen (next));

  if (way)
    g_snprintf (phase, sizeof phase, "way %c", ALX_LETTERS[base_random_below (random, 5)]);
  else if (actions || red->len > 0)
    g_snprintf (phase, sizeof phase, "actions %s%s",
                (const char * const[]) { "1", "2", "1 levied",
                                       "2 levied" }[base_random_below (random, 4)],
                base_random_below (random, 10) == 0 ? " last" : "");
  else
    g_strlcpy (phase, "card", sizeof phase);

  duel->positions++;
  return g_strdup_printf (
    "Turn=%u\nPlayer=%u\nPhase=%s\nAlexander=%s\nBlack=%s\nRed=%s\n"
    "Governors=%s\nHands=%s\nFaceUp=%s\nSupply=%.*s\nDiscards=%s\nScores=%s\n",
    1 + base_random_below (random, 99), 1 + base_random_below (random, duel->n_players), phase,
    alexander, black->str, red->str, governors->str, hands->str, face_up, (int)supply, next,
    next + supply, scores->str);
}

static gboolean
set_position (Duel       *duel,
              const char *text)
{
  g_autofree char *file = g_strconcat ("[Position]\n", text, NULL);
  g_autoptr (BaseLines) lines = NULL;
  KitFault fault;
  gboolean lawful;

  lines = kit_fault_read (&fault, file, strlen (file));
  g_assert_nonnull (lines);
  duel->state = (AlxState) { .options = duel->options,
                             .n_players = duel->n_players,
                             .seed = base_random_next (&duel->random) };
  lawful = alx_position_read (&duel->state, duel->board, base_lines_get_group (lines, "Position"),
                              &fault);
  if (lawful != ref_set_position (duel->ref, text))
    g_error ("the two do not agree whether this is lawful (engine: %d, fault %u \"%s\" %u %u):\n%s",
             lawful, fault.reason, fault.text, fault.number, fault.limit, text);
  return lawful;
}

static gboolean
list_token (const AlxDecision *decision,
            gpointer           data)
{
  gpointer *user = data;
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (decision, user[1], token);
  g_ptr_array_add (user[0], g_strdup (token));
  return TRUE;
}

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

static char *
dump (const Duel *duel)
{
  GString *text = g_string_new (NULL);
  const AlxState *state = &duel->state;
  const AlxBoard *board = duel->board;

  alx_position_write (text, state, board);
  g_string_append (text, "Known=");
  for (guint p = 0; p < state->n_players; p++)
    {
      gsize length;

      g_string_append (text, p > 0 ? " " : "");
      length = text->len;
      alx_position_write_cards (text, state->known[p]);
      if (text->len == length)
        g_string_append_c (text, '-');
    }
  g_string_append (text, "\nProvinces=");
  for (guint s = 0; s < board->n_spaces; s++)
    {
      gboolean first = TRUE;

      for (guint k = 0; k < s; k++)
        first &= state->province[k] != state->province[s];
      for (guint k = s; first && k < board->n_spaces; k++)
        if (state->province[k] == state->province[s])
          {
            char name[ALX_NAME_SIZE];

            alx_board_space_name (board, k, name);
            g_string_append_printf (text, "%s%s", k > s ? "," : s > 0 ? " " : "", name);
          }
    }
  g_string_append (text, "\nPaid=");
  alx_position_write_cards (text, state->paid);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

static void
compare_states (Duel       *duel,
                const char *token)
{
  g_autofree char *ours = dump (duel);
  g_autofree char *theirs = ref_position (duel->ref);
  g_autofree char *broken = ref_check (duel->ref);

  if (strcmp (ours, theirs) != 0)
    g_error ("after %s\n--- engine\n%s--- reference\n%s", token, ours, theirs);
  if (broken != NULL)
    g_error ("after %s: %s\n%s", token, broken, ours);
}

/* Picks a kind of decision first, so that occupations and levies are as common as draws. */
static const char *
choose_token (Duel  *duel,
              char **tokens)
{
  guint n = g_strv_length (tokens);
  const char *token = tokens[base_random_below (&duel->random, n)];
  char kind = "@@$>+^.LTAHS"[base_random_below (&duel->random, 12)];
  guint offset = base_random_below (&duel->random, n);

  if (base_random_below (&duel->random, 4) > 0)
    for (guint i = 0; i < n; i++)
      if (tokens[(i + offset) % n][0] == kind)
        return tokens[(i + offset) % n];
  return token;
}

/* Both give the same verdict on random texts that look like tokens. */
static void
try_wrong_token (Duel  *duel,
                 char **tokens)
{
  AlxDecision decision;
  AlxRefusal refusal;
  g_autofree char *token =
    g_strdup (tokens[base_random_below (&duel->random, g_strv_length (tokens))]);
  gsize length = strlen (token);
  gboolean legal;
  AlxState before = duel->state;

  token[base_random_below (&duel->random, length)] =
    "TAHLS.-+@$^>*/,abcdefghijABCDEFGHIJK0123456789"[base_random_below (&duel->random, 46)];
  legal = alx_decision_read (&decision, duel->board, token) &&
          alx_legal_test (&duel->state, duel->board, &decision, &refusal);
  g_assert_cmpint (legal, ==, g_strv_contains ((const char * const *) tokens, token));
  g_assert_cmpmem (&before, sizeof before, &duel->state, sizeof duel->state);
  if (!legal && alx_decision_read (&decision, duel->board, token))
    g_assert_cmpint (refusal.rule, >, 0);
}

static gboolean
step (Duel *duel)
{
  g_autoptr (GPtrArray) ours = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) theirs = ref_legal (duel->ref);
  gpointer user[] = { ours, duel->board };
  AlxDecision decision;
  AlxDecision picked;
  AlxRefusal refusal;
  AlxEvents events;
  AlxState after;
  const char *token;
  char back[ALX_TOKEN_SIZE];

  alx_legal_foreach (&duel->state, duel->board, list_token, user);
  g_ptr_array_sort (ours, compare_tokens);
  if (ours->len != g_strv_length (theirs))
    {
      g_autofree char *text = dump (duel);

      g_ptr_array_add (ours, NULL);
      g_error ("engine %u, reference %u:\n%s\n%.2000s\n%.2000s", ours->len - 1,
               g_strv_length (theirs), text, g_strjoinv (" ", (char **)ours->pdata),
               g_strjoinv (" ", theirs));
    }
  for (guint i = 0; i < ours->len; i++)
    g_assert_cmpstr (ours->pdata[i], ==, theirs[i]);
  g_assert_cmpuint (alx_legal_count (&duel->state, duel->board), ==, ours->len);
  g_assert_cmpint (duel->state.over, ==, ours->len == 0);
  if (ours->len == 0)
    {
      g_assert_cmpint (duel->state.phase, ==, ALX_PHASE_OVER);
      g_assert_cmpint (kit_rules_get_winners (&alx_rules, &duel->state), ==,
                       ref_winners (duel->ref));
      duel->endings[duel->state.no_move ? 2 : alx_state_is_last_turn (&duel->state, duel->board)]++;
      return FALSE;
    }

  try_wrong_token (duel, theirs);
  token = choose_token (duel, theirs);
  g_assert_true (alx_decision_read (&decision, duel->board, token));
  alx_decision_write (&decision, duel->board, back);
  g_assert_cmpstr (back, ==, token);
  if (!alx_legal_test (&duel->state, duel->board, &decision, &refusal))
    g_error ("%s is refused: %u", token, refusal.reason);
  g_assert_true (alx_legal_pick (&duel->state, duel->board,
                                 base_random_below (&duel->random, ours->len), &picked));
  duel->kinds[decision.kind]++;
  duel->jokers += decision.kind == ALX_CHOOSE &&
                  alx_state_symbol_is_dead (&duel->state, duel->board, decision.symbol);
  if (decision.kind == ALX_OCCUPY)
    {
      AlxCost cost;

      alx_legal_cost (&duel->state, duel->board, &decision, &cost);
      duel->takeovers += cost.loser != ALX_NONE;
    }

  alx_explain (&duel->state, duel->board, &decision, NULL, &events);
  g_assert_cmpuint (events.n, >, 0);
  after = duel->state;
  alx_apply (&after, duel->board, &decision, NULL);
  if (after.n_shuffles != duel->state.n_shuffles)
    {
      char order[ALX_MAX_CARDS + 1] = "";

      for (guint i = 0; i < after.supply_end; i++)
        order[i] = ALX_LETTERS[after.supply[i]];
      ref_plan_shuffle (duel->ref, order);
    }
  duel->state = after;
  g_assert_true (ref_apply (duel->ref, token));
  duel->decisions++;
  compare_states (duel, token);
  return TRUE;
}

static void
test_agreement (void)
{
  g_autofree AlxBoard *board = g_memdup2 (alx_boards_default (), sizeof (AlxBoard));
  Duel duel = { .board = board, .random = { 20031120 } };

  for (guint round = 0; duel.decisions < n_wanted; round++)
    {
      begin (&duel);
      if (round % 3 == 0)
        deal (&duel);
      else
        {
          g_autofree char *text = random_position (&duel);

          if (!set_position (&duel, text))
            {
              g_clear_pointer (&duel.ref, ref_free);
              continue;
            }
        }
      compare_states (&duel, "the start");
      for (guint i = 0; i < (round % 3 == 0 ? 100000 : 40) && duel.decisions < n_wanted; i++)
        if (!step (&duel))
          break;
      g_clear_pointer (&duel.ref, ref_free);
    }

  /* Each kind of decision occurred, or the comparison says nothing about it. */
  for (guint i = 0; i <= ALX_END_TURN; i++)
    {
      g_test_message ("kind %u: %u", i, duel.kinds[i]);
      g_assert_cmpuint (duel.kinds[i], >, 0);
    }
  g_test_message ("%u take-overs, %u jokers, endings %u %u %u, %u positions", duel.takeovers,
                  duel.jokers, duel.endings[0], duel.endings[1], duel.endings[2], duel.positions);
  g_assert_cmpuint (duel.takeovers, >, 0);
  g_assert_cmpuint (duel.jokers, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (duel.endings); i++)
    g_assert_cmpuint (duel.endings[i], >, 0);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--decisions"))
    {
      n_wanted = g_ascii_strtoull (argv[2], NULL, 10);
      argc = 1;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/agreement", test_agreement);
  return g_test_run ();
}
