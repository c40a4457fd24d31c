/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A view can be played: to decide and then look is the same as to look and then decide, byte by
   byte, for every seat and for nobody's. In all games.

     test-kit-views [--games=N] */

#include "every-game.h"

#include <string.h>

static gint n_games = 100;

typedef struct
{
  const EveryGame *game;
  gconstpointer    board;
  guint            seat;
  gpointer         state;               /* a view, to which decisions are applied */
  KitChance       *chance;              /* that of the view, */
  KitChance       *of_whole;            /* and of the whole position */

  /* Memory of the steps: sanitizers make it dear to ask for more. */
  gpointer whole, seen, played;
} Viewer;

/* Both states and what is known of hands, which follows from them. */
static void
assert_same_view (const Viewer  *viewer,
                  gconstpointer  whole)
{
  const KitRules *rules = viewer->game->format->rules;

  rules->look (viewer->seen, whole, viewer->seat);
  rules->look (viewer->played, viewer->state, viewer->seat);
  g_assert_cmpmem (viewer->state, rules->state_size, viewer->seen, rules->state_size);
  g_assert_cmpmem (viewer->played, rules->view_size, viewer->seen, rules->view_size);
}

static void
decide (Viewer        *viewer,
        gconstpointer  before,
        gconstpointer  decision,
        gconstpointer  after)
{
  const KitRules *rules = viewer->game->format->rules;
  KitTold told = { .seat = viewer->seat };
  KitRefusal refusal;

  memcpy (viewer->whole, before, rules->state_size);
  kit_chance_set_told (viewer->of_whole, &told);
  rules->apply (viewer->whole, viewer->board, decision, viewer->of_whole);
  g_assert_cmpmem (viewer->whole, rules->state_size, after, rules->state_size);

  g_assert_true (rules->test (viewer->state, viewer->board, decision, &refusal));
  kit_chance_set_told (viewer->chance, &told);
  rules->apply (viewer->state, viewer->board, decision, viewer->chance);
  g_assert_cmpuint (told.at, ==, told.n);
  assert_same_view (viewer, after);
}

static guint
play_game (const EveryGame *game,
           guint            number,
           BaseRandom      *random)
{
  const KitRules *rules = game->format->rules;
  guint n_players = KIT_MIN_PLAYERS + number % (rules->max_players - KIT_MIN_PLAYERS + 1);
  g_autoptr (KitRecord) record = game->create (n_players, number);
  gconstpointer board = kit_history_get_board (record->history);
  g_autofree gpointer before = g_malloc (rules->state_size);
  g_autofree gpointer state = g_memdup2 (kit_history_get_state (record->history),
                                         rules->state_size);
  g_autofree gpointer decision = g_malloc0 (rules->decision_size);
  Viewer viewers[KIT_NOBODY + 1];
  guint n_viewers = 0;
  guint n = 0;

  for (guint i = 0; i <= KIT_NOBODY; i++)
    if (i < n_players || i == KIT_NOBODY)
      {
        Viewer *viewer = &viewers[n_viewers++];

        *viewer = (Viewer) {
          game, board, i, g_malloc0 (rules->view_size), kit_chance_new (), kit_chance_new (),
          g_malloc0 (rules->view_size), g_malloc0 (rules->view_size), g_malloc0 (rules->view_size),
        };
        rules->look (viewer->state, state, i);
        assert_same_view (viewer, state);
      }
  for (; !rules->is_over (state); n += n_viewers)
    {
      memcpy (before, state, rules->state_size);
      rules->pick (state, board, base_random_below (random, rules->count (state, board)), decision);
      rules->apply (state, board, decision, NULL);
      for (guint i = 0; i < n_viewers; i++)
        decide (&viewers[i], before, decision, state);
    }
  for (guint i = 0; i < n_viewers; i++)
    {
      kit_chance_free (viewers[i].chance);
      kit_chance_free (viewers[i].of_whole);
      g_free (viewers[i].state);
      g_free (viewers[i].whole);
      g_free (viewers[i].seen);
      g_free (viewers[i].played);
    }
  return n;
}

static void
test_views (gconstpointer data)
{
  BaseRandom random = { 28 };
  guint n = 0;

  for (gint i = 0; i < n_games; i++)
    n += play_game (data, i, &random);
  g_test_message ("%d games, %u decisions times views", n_games, n);
}

int
main (int   argc,
      char *argv[])
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Of each kind", "N" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  g_test_init (&argc, &argv, NULL);
  every_game_add_tests ("/kit/views", test_views);
  return g_test_run ();
}
