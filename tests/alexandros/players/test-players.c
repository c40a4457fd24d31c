/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every level in positions of all kinds: its answers are legal, do not depend on hidden cards, keep
   to the budget, and are the same for the same seed. */

#include "advise.h"
#include "hidden.h"
#include "test-util.h"

#include "alexandros/players/alx-features.h"
#include "alexandros/players/alx-strategy.h"
#include "alexandros/players/alx-turn.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-apply.h"

#include <string.h>

#define N_GAMES   90
#define MOST_STEPS 220
#define EACH      9                     /* one decision of a game in so many is tested */
/* Positions beyond the budget, because the first line of a turn is always finished. */
#define OVERDRAFT 24

/* Positions that random games hardly ever come to. */
static const char * const rare[] = {
  "figure-07", "figure-09", "figure-11", "figure-12",
  "Phase=card; FaceUp=LH; Dead=L",
  "Joker=both; Phase=card; FaceUp=LH; Dead=LH",
  "Joker=any; Phase=card; FaceUp=LH; Dead=LH",
  "Joker=any; Phase=way L; FaceUp=TH; Dead=L",
  "Phase=card; FaceUp=TH; Keep=h18; Fill=65; Dead=T",
  "Phase=card; FaceUp=LL; Dead=TAHLS",
  "Phase=card; FaceUp=--; Supply=; Hands=HA rest T",
  "SpecialRefresh=true; Phase=card; FaceUp=LS; Hands=HTA - -",
  "SpecialRefresh=true; Phase=card; FaceUp=--; Hands=HA - -; Supply=AT",
  "Phase=actions 1 last; FaceUp=--; Supply=; Hands=A rest T",
  "Phase=actions 2; FaceUp=--; Supply=; Hands=- rest T",
  "Fill=65; Red=A2-B3; Phase=actions 1; Supply=H",
  "Black=A2-B3-C4-D3; Governors=1:c2; Hands=L - -; Scores=98 0 0",
  "Players=4; Phase=way T; Alexander=J23",
};

typedef struct
{
  GArray *states;                       /* of AlxState, none of them over */
  guint   of_phase[ALX_PHASE_OVER + 1];
  guint   n_jokers;
  guint   n_refreshing;
  guint   of_players[ALX_MAX_PLAYERS + 1];
} Sample;

static Sample sample;

static void
add_state (const AlxState *state)
{
  if (state->phase == ALX_PHASE_OVER)
    return;
  g_array_append_val (sample.states, *state);
  sample.of_phase[state->phase]++;
  sample.of_players[state->n_players]++;
  sample.n_refreshing += state->options.special_refresh;
  if (state->phase == ALX_PHASE_CARD)
    for (guint i = 0; i < ALX_FACE_UP; i++)
      sample.n_jokers += state->face_up[i] != ALX_NONE &&
                         alx_state_symbol_is_dead (state, test_board (), state->face_up[i]);
}

static void
add_game (guint seed)
{
  BaseRandom random = { seed };
  g_autoptr (KitRecord) record = test_random_game (&random, 2 + seed % 3, MOST_STEPS);
  AlxState state;

  for (guint i = 0; i <= kit_history_get_length (record->history); i++)
    {
      alx_history_get_state_at (record->history, i, &state);
      if (i % EACH == seed % EACH || state.phase == ALX_PHASE_COMPENSATION)
        add_state (&state);
    }
}

/* Adds the compensation phase after each take-over that a rare position allows. */
static gboolean
add_compensation (const AlxDecision *decision,
                  gpointer           data)
{
  AlxState next = *(const AlxState *) data;

  alx_apply (&next, test_board (), decision, NULL);
  if (next.phase == ALX_PHASE_COMPENSATION)
    add_state (&next);
  return TRUE;
}

static void
make_sample (void)
{
  sample.states = g_array_new (FALSE, FALSE, sizeof (AlxState));
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    {
      AlxState state;

      test_state (rare[i], &state);
      add_state (&state);
      alx_legal_foreach (&state, test_board (), add_compensation, &state);
    }
  for (guint seed = 0; seed < N_GAMES; seed++)
    add_game (seed);
}

static const AlxState *
get_state (guint i)
{
  return &g_array_index (sample.states, AlxState, i);
}

static void
test_sample (void)
{
  g_assert_cmpuint (sample.states->len, >, 800);
  g_assert_cmpuint (sample.of_phase[ALX_PHASE_CARD], >, 100);
  g_assert_cmpuint (sample.of_phase[ALX_PHASE_WAY], >, 100);
  g_assert_cmpuint (sample.of_phase[ALX_PHASE_ACTIONS], >, 100);
  g_assert_cmpuint (sample.of_phase[ALX_PHASE_COMPENSATION], >, 20);
  g_assert_cmpuint (sample.n_jokers, >=, 7);
  g_assert_cmpuint (sample.n_refreshing, >, 100);
  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    g_assert_cmpuint (sample.of_players[n], >, 100);
}

/* --- questions --- */

static void
ask (AlxLevel        level,
     const AlxState *state,
     guint64         seed,
     guint64         nodes,
     AlxAdvice      *advice)
{
  AlxQuestion question = { .board = test_board (), .seed = seed, .budget.nodes = nodes };

  alx_seat_look (&question.seat, state, state->player);
  advise (level, &question, advice);
}

static void
check_same (const AlxAdvice *a,
            const AlxAdvice *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (guint i = 0; i < a->n; i++)
    g_assert_true (alx_decision_equal (&a->line[i], &b->line[i]));
  g_assert_cmpmem (a->chances, sizeof a->chances, b->chances, sizeof b->chances);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
}

static void
check_decision (AlxLevel           level,
                const AlxState    *state,
                const AlxDecision *decision)
{
  AlxRefusal refusal;

  if (!alx_legal_test (state, test_board (), decision, &refusal))
    {
      g_autofree char *why = test_refusal (&refusal);
      char token[ALX_TOKEN_SIZE];

      alx_decision_write (decision, test_board (), token);
      g_error ("%s advises %s in phase %u: %s", alx_levels[level].id, token, state->phase, why);
    }
}

static gboolean
reveals (const AlxState    *state,
         const AlxDecision *decision)
{
  AlxEvents events;

  alx_explain (state, test_board (), decision, NULL, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == ALX_EVENT_DRAWN || events.items[i].kind == ALX_EVENT_REVEALED ||
        events.items[i].kind == ALX_EVENT_RESHUFFLED)
      return TRUE;
  return FALSE;
}

/* The line is legal in the true position until something is revealed, and stays within the turn. */
static void
check_line (AlxLevel         level,
            const AlxState  *state,
            const AlxAdvice *advice)
{
  AlxState now = *state;
  gboolean open = TRUE;

  g_assert_cmpuint (advice->n, >=, 1);
  g_assert_cmpuint (advice->n, <=, ALX_MAX_LINE);
  for (guint i = 0; i < advice->n && open; i++)
    {
      g_assert_cmpint (now.phase, !=, ALX_PHASE_OVER);
      g_assert_cmpuint (now.turn, ==, state->turn);
      check_decision (level, &now, &advice->line[i]);
      open = !reveals (&now, &advice->line[i]);
      alx_apply (&now, test_board (), &advice->line[i], NULL);
    }
}

static void
check_chances (const AlxState  *state,
               const AlxAdvice *advice)
{
  guint sum = 0;

  for (guint i = 0; i < state->n_players; i++)
    sum += advice->chances[i];
  g_assert_cmpuint (sum, >=, 1000 - ALX_MAX_PLAYERS);
  g_assert_cmpuint (sum, <=, 1000 + ALX_MAX_PLAYERS);
  for (guint i = state->n_players; i < ALX_MAX_PLAYERS; i++)
    g_assert_cmpuint (advice->chances[i], ==, 0);
}

/* Levels that plan a whole turn. */
static gboolean
thinks_ahead (AlxLevel level)
{
  return level == ALX_LEVEL_GENERAL || level == ALX_LEVEL_SATRAP || level == ALX_LEVEL_ALEXANDER;
}

/* --- tests of each level --- */

static void
test_legal (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);
  guint n_long = 0;

  for (guint i = 0; i < sample.states->len; i++)
    {
      AlxAdvice advice;

      ask (level, get_state (i), i, thinks_ahead (level) ? 300 : 0, &advice);
      check_line (level, get_state (i), &advice);
      check_chances (get_state (i), &advice);
      n_long += advice.n > 1;
    }
  if (level == ALX_LEVEL_CAPTAIN)
    g_assert_cmpuint (n_long, >, sample.states->len / 2);
  else if (thinks_ahead (level))
    g_assert_cmpuint (n_long, >, sample.states->len / 4);
}

static void
test_same_seed (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);
  guint n_other = 0;

  for (guint i = 0; i < sample.states->len; i += 4)
    {
      AlxAdvice advice;
      AlxAdvice again;
      AlxAdvice other;

      ask (level, get_state (i), i, 300, &advice);
      ask (level, get_state (i), i, 300, &again);
      ask (level, get_state (i), i + 7777, 300, &other);
      check_same (&advice, &again);
      n_other += !alx_decision_equal (&advice.line[0], &other.line[0]);
    }
  g_assert_cmpuint (n_other, >, 0);
}

static void
check_same_seat (const AlxState *a,
                 const AlxState *b)
{
  AlxSeat of_a;
  AlxSeat of_b;

  memset (&of_a, 0, sizeof of_a);
  memset (&of_b, 0, sizeof of_b);
  alx_seat_look (&of_a, a, a->player);
  alx_seat_look (&of_b, b, b->player);
  g_assert_cmpmem (&of_a, sizeof of_a, &of_b, sizeof of_b);
}

static void
test_honest (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);
  BaseRandom random = { 4711 };
  guint n_hidden = 0;

  for (guint i = 0; i < sample.states->len; i += 2)
    {
      AlxState other = *get_state (i);
      AlxAdvice advice;
      AlxAdvice same;

      n_hidden += hidden_permute (&other, other.player, &random) > 1;
      check_same_seat (get_state (i), &other);
      ask (level, get_state (i), i, 400, &advice);
      ask (level, &other, i, 400, &same);
      check_same (&advice, &same);
    }
  g_assert_cmpuint (n_hidden, >, sample.states->len / 3);
}

static void
test_nodes (gconstpointer data)
{
  static const guint64 budgets[] = { 1, 2, 10, 100, 1000 };
  AlxLevel level = GPOINTER_TO_UINT (data);
  guint n_spent = 0;

  for (guint i = 0; i < sample.states->len; i += 2)
    for (guint k = 0; k < G_N_ELEMENTS (budgets); k++)
      {
        AlxAdvice advice;

        ask (level, get_state (i), i, budgets[k], &advice);
        g_assert_cmpuint (advice.nodes, >=, 1);
        g_assert_cmpuint (advice.nodes, <=, budgets[k] + OVERDRAFT);
        check_line (level, get_state (i), &advice);
        n_spent += advice.nodes >= budgets[k];
      }
  g_assert_cmpuint (n_spent, >, sample.states->len / 4);
}

/* With a budget of time that is spent at once, the answer is quick and legal. */
static void
test_time (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < sample.states->len; i += 16)
    {
      AlxQuestion question = { .board = test_board (), .seed = i, .budget.time = 1 };
      AlxAdvice advice;

      alx_seat_look (&question.seat, get_state (i), get_state (i)->player);
      advise (level, &question, &advice);
      g_assert_cmpuint (advice.nodes, <, 1000);
      check_line (level, get_state (i), &advice);
    }
}

/* Stopped before it begins: hardly a position is evaluated; if there is an answer, it is legal. */
static void
test_stop (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);
  int stop = 1;

  for (guint i = 0; i < sample.states->len; i += 4)
    {
      AlxQuestion question = { .board = test_board (), .seed = i, .stop = &stop };
      AlxAdvice advice;

      alx_seat_look (&question.seat, get_state (i), get_state (i)->player);
      advise (level, &question, &advice);
      g_assert_cmpuint (advice.nodes, <=, OVERDRAFT);
      if (advice.n > 0)
        check_line (level, get_state (i), &advice);
    }
}

/* Hurried before it begins: hardly a position is evaluated, but there is a legal answer. */
static void
test_hurry (gconstpointer data)
{
  AlxLevel level = GPOINTER_TO_UINT (data);
  int hurry = 1;

  for (guint i = 0; i < sample.states->len; i += 8)
    {
      AlxQuestion question = { .board = test_board (), .seed = i, .hurry = &hurry };
      AlxAdvice advice;

      alx_seat_look (&question.seat, get_state (i), get_state (i)->player);
      advise (level, &question, &advice);
      g_assert_cmpuint (advice.nodes, <=, OVERDRAFT);
      check_line (level, get_state (i), &advice);
    }
}

/* --- the same on every machine --- */

/* The number of threads changes nothing, with a budget of nodes. */
static void
test_threads (void)
{
  for (guint i = 0; i < sample.states->len; i += 10)
    {
      AlxQuestion question = { .board = test_board (), .seed = i, .budget.nodes = 6000 };
      AlxAdvice advice;

      alx_seat_look (&question.seat, get_state (i), get_state (i)->player);
      question.threads = 1;
      advise (ALX_LEVEL_ALEXANDER, &question, &advice);
      for (question.threads = 2; question.threads <= 7; question.threads += 5)
        {
          AlxAdvice other;

          advise (ALX_LEVEL_ALEXANDER, &question, &other);
          check_same (&advice, &other);
        }
    }
}

/* What the levels that learn decide with the weights that are shipped, with chances and nodes.
   Whatever changes the search or the weights changes the digest, and the new one is written here; a
   compiler or a machine does not. */
#define DIGEST "3607d8ab80ea4484bce6f943ad13f84f2e044c02fa4d41d168634cbf2104e611"

static void
test_digest (void)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (AlxLevel level = ALX_LEVEL_GENERAL; level < ALX_LEVELS; level++)
    for (guint i = 0; i < sample.states->len; i += 5)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        char token[ALX_TOKEN_SIZE];
        AlxAdvice advice;

        ask (level, get_state (i), i, 2000, &advice);
        for (guint k = 0; k < advice.n; k++)
          {
            alx_decision_write (&advice.line[k], test_board (), token);
            g_string_append_printf (text, "%s ", token);
          }
        g_string_append_printf (text, "%u %u %u %u %" G_GUINT64_FORMAT "\n", advice.chances[0],
                                advice.chances[1], advice.chances[2], advice.chances[3],
                                advice.nodes);
        g_checksum_update (sum, (const guchar *) text->str, text->len);
      }
  g_assert_cmpstr (g_checksum_get_string (sum), ==, DIGEST);
}

/* The weights that are shipped were made on the board that new games are played on. */
static void
test_board_of_weights (void)
{
  g_autofree char *digest = kit_boards_digest (&alx_boards, alx_boards_default ());

  g_assert_cmpstr (alx_weights_default ()->board, ==, digest);
}

/* --- names --- */

static void
test_names (void)
{
  for (AlxLevel level = 0; level < ALX_LEVELS; level++)
    g_assert_true (kit_levels_find (alx_levels, alx_levels[level].id) == &alx_levels[level]);
  g_assert_null (kit_levels_find (alx_levels, "person"));
  g_assert_null (kit_levels_find (alx_levels, "program"));
  g_assert_null (kit_levels_find (alx_levels, ""));
  g_assert_null (kit_levels_find (alx_levels, "Captain"));
}

/* Random makes all legal decisions about equally often. */
static void
test_random_is_even (void)
{
  AlxState state;
  guint n;
  guint seen[64] = { 0 };

  test_state ("Phase=actions 2; Governors=1:c2; Hands=LTA - -; FaceUp=AS", &state);
  n = alx_legal_count (&state, test_board ());
  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (n, <, G_N_ELEMENTS (seen));
  for (guint seed = 0; seed < 200 * n; seed++)
    {
      AlxDecision decision;
      AlxAdvice advice;
      guint i;

      ask (ALX_LEVEL_RANDOM, &state, seed, 0, &advice);
      for (i = 0; alx_legal_pick (&state, test_board (), i, &decision); i++)
        if (alx_decision_equal (&decision, &advice.line[0]))
          break;
      g_assert_cmpuint (i, <, n);
      seen[i]++;
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (seen[i], >, 130);
      g_assert_cmpuint (seen[i], <, 270);
    }
}

static void
add_for_levels (const char    *name,
                GTestDataFunc  test)
{
  for (guint level = 0; level < ALX_LEVELS; level++)
    {
      g_autofree char *path = g_strdup_printf ("/players/%s/%s", name, alx_levels[level].id);

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test);
    }
}

/* The clock is read soon after the deadline, whatever the steps in which nodes are counted. */
static void
test_late (void)
{
  for (guint step = 1; step <= 64; step++)
    for (guint start = 0; start < 64; start++)
      {
        KitLimit limit = { .deadline = 1, .nodes = start };

        for (guint n = 0; n < 64; n++)
          {
            kit_limit_is_spent (&limit);
            limit.nodes += step;
          }
        g_assert_true (kit_limit_is_spent (&limit));
      }
}

/* For the net, a take-over whose compensation is still to be chosen has been made. */
static void
test_compensation (void)
{
  guint n = 0;

  for (guint i = 0; i < sample.states->len; i++)
    {
      AlxState state = g_array_index (sample.states, AlxState, i);
      gint16 rows[2][ALX_MAX_PLAYERS * KIT_MAX_FEATURES];
      AlxDecision compensation;

      if (state.phase != ALX_PHASE_COMPENSATION)
        continue;
      alx_strategy.look (&state, test_board (), rows[0]);
      g_assert_true (alx_legal_pick (&state, test_board (), 0, &compensation));
      alx_apply (&state, test_board (), &compensation, NULL);
      if (state.over)
        continue;
      alx_strategy.look (&state, test_board (), rows[1]);
      g_assert_cmpmem (rows[0], state.n_players * ALX_FEATURES * sizeof **rows,
                       rows[1], state.n_players * ALX_FEATURES * sizeof **rows);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  make_sample ();
  g_test_add_func ("/players/names", test_names);
  g_test_add_func ("/players/sample", test_sample);
  g_test_add_func ("/players/compensation", test_compensation);
  g_test_add_func ("/players/late", test_late);
  g_test_add_func ("/players/threads", test_threads);
  g_test_add_func ("/players/digest", test_digest);
  g_test_add_func ("/players/board-of-weights", test_board_of_weights);
  g_test_add_func ("/players/random-is-even", test_random_is_even);
  add_for_levels ("legal", test_legal);
  add_for_levels ("same-seed", test_same_seed);
  add_for_levels ("honest", test_honest);
  add_for_levels ("nodes", test_nodes);
  add_for_levels ("time", test_time);
  add_for_levels ("stop", test_stop);
  add_for_levels ("hurry", test_hurry);
  result = g_test_run ();
  g_array_unref (sample.states);
  return result;
}
