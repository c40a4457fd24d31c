/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever happens to messages and programs, the same game comes of it; GAMES in the environment
   says how many games. */

#include "rehearsal.h"

#include <stdlib.h>

#define GAMES 10                        /* and of the game that is quickest, more */
#define QUICK "alexandros"
#define QUICK_GAMES 300

static void
test_faults (gconstpointer data)
{
  const EveryGame *game = data;
  static const RehearsalFaults none = { { 0 } };
  guint n_games = g_str_equal (game->name, QUICK) ? QUICK_GAMES : GAMES;
  const char *wanted = g_getenv ("GAMES");

  if (wanted != NULL)
    n_games = atoi (wanted);
  for (guint64 seed = 1; seed <= n_games; seed++)
    {
      const RehearsalFaults faults = {
        { seed % 5 * 100, seed % 3 * 100, seed % 2 == 0 }, seed % 4 * 4
      };
      guint most = game->format->rules->max_players;
      guint n_players = KIT_MIN_PLAYERS + seed % (most - KIT_MIN_PLAYERS + 1);
      g_autofree char *one = rehearsal_play (game, n_players, seed, &none);
      g_autofree char *other = rehearsal_play (game, n_players, seed, &faults);

      g_assert_cmpstr (one, ==, other);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  every_game_add_tests ("/apart/faults", test_faults);
  return g_test_run ();
}
