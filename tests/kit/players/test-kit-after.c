/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program is told of the position after a decision: it is what its seat will know then,
   though it is computed without what is hidden. In all games. */

#include "every-game.h"

#include <string.h>

#define N_GAMES      40
#define N_SANITIZED  5                  /* where each allocation takes its time */
#define N_DECISIONS  12                 /* that are tried in each position */

/* The lines of what @seat knows once @decision has been made in @state. */
static char *
write_after (const KitFormat *format,
             gconstpointer    board,
             gconstpointer    state,
             gconstpointer    decision,
             guint            seat)
{
  g_autofree gpointer next = g_memdup2 (state, format->rules->state_size);
  g_autofree gpointer view = g_malloc0 (format->rules->view_size);
  GString *text = g_string_new (NULL);

  format->rules->apply (next, board, decision, NULL);
  format->rules->look (view, next, seat);
  format->write_view (text, view, board);
  return g_string_free (text, FALSE);
}

/* Returns whether the decision shows nothing, and then checks what is told of it. */
static gboolean
check_decision (const KitFormat *format,
                gconstpointer    board,
                gconstpointer    state,
                gconstpointer    decision,
                BaseRandom      *random)
{
  const KitRules *rules = format->rules;
  guint seat = kit_rules_head (state)->decider;
  g_autofree gpointer view = g_malloc0 (rules->view_size);
  g_autofree gpointer dealt = g_malloc0 (rules->state_size);
  g_autofree char *told = NULL;
  g_autofree char *true_text = NULL;

  rules->look (view, state, seat);
  rules->deal (view, board, random, dealt);
  g_assert_cmpint (kit_rules_reveals (rules, dealt, board, decision, NULL), ==,
                   kit_rules_reveals (rules, state, board, decision, NULL));
  if (kit_rules_reveals (rules, dealt, board, decision, NULL))
    return FALSE;
  told = write_after (format, board, dealt, decision, seat);
  true_text = write_after (format, board, state, decision, seat);
  g_assert_cmpstr (told, ==, true_text);
  return TRUE;
}

static void
check_game (gconstpointer data)
{
  const EveryGame *game = data;
  const KitRules *rules = game->format->rules;
  g_autofree gpointer state = g_malloc (rules->state_size);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  BaseRandom random = { 7 };
  guint n_games = g_getenv ("ASAN_OPTIONS") != NULL ? N_SANITIZED : N_GAMES;
  guint n_told = 0;

  for (guint i = 0; i < n_games; i++)
    {
      guint n_players = KIT_MIN_PLAYERS + i % (rules->max_players - KIT_MIN_PLAYERS + 1);
      g_autoptr (KitRecord) record = every_game_create (game, n_players, i);
      gconstpointer board = kit_history_get_board (record->history);

      memcpy (state, kit_history_get_state (record->history), rules->state_size);
      while (!kit_rules_head (state)->over)
        {
          guint n = kit_rules_count (rules, state, board);

          for (guint k = 0; k < N_DECISIONS; k++)
            {
              kit_rules_pick (rules, state, board, base_random_below (&random, n), decision);
              n_told += check_decision (game->format, board, state, decision, &random);
            }
          rules->apply (state, board, decision, NULL);
        }
    }
  g_test_message ("%u positions after a decision", n_told);
  g_assert_cmpuint (n_told, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  every_game_add_tests ("/kit/after", check_game);
  return g_test_run ();
}
