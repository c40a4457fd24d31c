/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "ladder": how much stronger each level is than the one below. */

#include "config.h"

#include "kit-cli-contest.h"

#include "kit/cli/kit-cli-commands.h"

#include <glib/gi18n.h>
#include <math.h>

/* A share of wins that stands for all. */
#define MOST_SHARE 0.999

typedef struct
{
  const KitCliGame *game;
  int               n_players;
  int               n_sets;
  int               n_threads;
  int               fraction;
  guint64           seed;
} Ladder;

/* The difference of strength at which A wins this share, in Elo. With several others A is as strong
   as they are if it wins the share of one seat. */
static double
compute_elo (double share,
             int    n_players)
{
  double won = CLAMP (share, 1 - MOST_SHARE, MOST_SHARE);

  return 400 * log10 (won * (n_players - 1) / (1 - won));
}

static void
fill_side (const Ladder   *ladder,
           const KitLevel *level,
           KitCliSide     *side)
{
  side->name = g_strdup (level->id);
  side->player.level = level;
  side->nodes = level->nodes * ladder->n_players / ladder->fraction;
}

/* Plays a step, and prints it as a row of a table. */
static gboolean
climb (const Ladder   *ladder,
       const KitLevel *upper,
       const KitLevel *lower)
{
  KitCliContest contest = {
    .game = ladder->game, .n_players = ladder->n_players, .n_sets = ladder->n_sets,
    .n_threads = ladder->n_threads, .seed = ladder->seed, .bound = -1, .quiet = TRUE,
    .options = kit_options_new (ladder->game->format->options)
  };
  gboolean played;

  fill_side (ladder, upper, &contest.sides[0]);
  fill_side (ladder, lower, &contest.sides[1]);
  played = kit_cli_contest_play (&contest);
  if (played)
    {
      KitCliInterval interval;
      double share = kit_cli_contest_share (&contest);

      kit_cli_interval_of_sets (&interval, contest.sets, contest.n_sets);
      printf ("%s against %s, %d players, %d games, share of wins %.3f, 95 %% from %.3f to %.3f, "
              "Elo %+.0f\n", upper->id, lower->id, ladder->n_players,
              ladder->n_sets * ladder->n_players, share, interval.low, interval.high,
              compute_elo (share, ladder->n_players));
      fflush (stdout);
    }
  kit_cli_contest_clear (&contest);
  return played;
}

static gboolean
check (const Ladder *ladder)
{
  if (!kit_cli_check_players (ladder->game, ladder->n_players))
    return FALSE;
  if (ladder->n_sets < 1 || ladder->n_sets > 1000000)
    return kit_cli_usage (_("the number of sets is from 1 to 1000000")) == KIT_CLI_OK;
  if (ladder->fraction < 1 || ladder->fraction > 1000)
    return kit_cli_usage (_("a part is from 1 to 1000")) == KIT_CLI_OK;
  return kit_cli_check_threads (ladder->n_threads);
}

/** kit_cli_ladder: plays each level that persons may choose against the one below. */
int
kit_cli_ladder (const KitCliGame * const *games,
                int                       argc,
                char                    **argv)
{
  Ladder ladder = { .game = games[0], .n_players = 2, .n_sets = 300, .n_threads = 1,
                    .fraction = 10 };
  g_autofree char *seed_text = NULL;
  GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_INT, &ladder.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "sets", 0, 0, G_OPTION_ARG_INT, &ladder.n_sets,
      N_("Number of sets, 1 to 1000000: one deal, A in every seat"), "S" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "X" },
    { "part", 0, 0, G_OPTION_ARG_INT, &ladder.fraction,
      N_("One part in N of the positions that persons’ opponents search, 1 to 1000"), "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &ladder.n_threads, N_("How many cores are used, 1 to 64"),
      "N" },
    { NULL }
  };
  const KitLevel *lower = NULL;

  if (!kit_cli_parse ("", _("Measures how much stronger each level is than the one below."),
                      entries, &argc, &argv) ||
      !check (&ladder) || !kit_cli_read_seed (seed_text, &ladder.seed))
    return KIT_CLI_USAGE;
  for (const KitLevel *level = ladder.game->levels; level->id != NULL; level++)
    if (level->is_offered)
      {
        if (lower != NULL && !climb (&ladder, level, lower))
          return KIT_CLI_FAILED;
        lower = level;
      }
  return KIT_CLI_OK;
}
