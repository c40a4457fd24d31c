/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "match": measures how strong one level is against another, with a confidence
   interval. */

#include "config.h"

#include "kit-cli-contest.h"

#include "kit/cli/kit-cli-commands.h"

#include <glib/gi18n.h>

/* Stands for no bound: no number that can be given by mistake. */
#define NO_BOUND (-G_MAXDOUBLE)

static int
read_side (const KitCliGame *game,
           KitCliSide       *side)
{
  if (side->name == NULL)
    return kit_cli_usage (_("--a and --b are needed"));
  if (!kit_cli_player_read (&side->player, game, side->name))
    return KIT_CLI_USAGE;
  if (side->nodes < 0)
    return kit_cli_usage (_("a budget is not negative"));
  if (side->seconds != 0 && !kit_cli_check_seconds (side->seconds))
    return KIT_CLI_USAGE;
  if (side->weights_name == NULL)
    return KIT_CLI_OK;
  side->weights = kit_cli_read_weights (game, side->weights_name);
  return side->weights != NULL ? KIT_CLI_OK : KIT_CLI_FAILED;
}

static int
read_match (KitCliContest *contest,
            const char    *seed_text)
{
  int result;

  if (!kit_cli_check_players (contest->game, contest->n_players))
    return KIT_CLI_USAGE;
  if (contest->n_sets < 1 || contest->n_sets > 1000000)
    return kit_cli_usage (_("the number of sets is from 1 to 1000000"));
  if (contest->bound != NO_BOUND && !(contest->bound >= 0 && contest->bound <= 1))
    return kit_cli_usage (_("a share of wins is from 0 to 1"));
  if (!kit_cli_check_threads (contest->n_threads) ||
      !kit_cli_read_seed (seed_text, &contest->seed) ||
      !kit_cli_rules_read (&contest->rules, contest->game, &contest->options))
    return KIT_CLI_USAGE;
  result = read_side (contest->game, &contest->sides[0]);
  return result == KIT_CLI_OK ? read_side (contest->game, &contest->sides[1]) : result;
}

/* What is said for both sides is for those that have no budget of their own. */
static void
share_budget (KitCliContest *contest,
              gint64         nodes,
              double         seconds)
{
  for (guint i = 0; i < 2; i++)
    {
      KitCliSide *side = &contest->sides[i];

      if (side->nodes != 0 || side->seconds != 0)
        continue;
      side->nodes = nodes;
      side->seconds = seconds;
    }
}

static void
print (KitCliContest *contest,
       gboolean       json)
{
  if (json)
    kit_cli_contest_print_json (contest);
  else
    kit_cli_contest_print (contest);
}

/** kit_cli_match: plays sets of games and prints A's share of wins. */
int
kit_cli_match (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  KitCliContest contest = {
    .game = games[0], .n_players = 2, .n_sets = 100, .n_threads = 1, .bound = NO_BOUND
  };
  g_autofree char *seed_text = NULL;
  gboolean json = FALSE;
  gboolean weights = games[0]->strategy != NULL;
  KitCliSide *a = &contest.sides[0];
  KitCliSide *b = &contest.sides[1];
  gint64 nodes = 0;
  double seconds = 0;
  GOptionEntry entries[] = {
    { "a", 'a', 0, G_OPTION_ARG_STRING, &a->name,
      N_("The level that is measured, or exec: and a program, in one seat"), "LEVEL" },
    { "b", 'b', 0, G_OPTION_ARG_STRING, &b->name,
      N_("The level, or exec: and a program, in all other seats"), "LEVEL" },
    { "players", 'p', 0, G_OPTION_ARG_INT, &contest.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "sets", 0, 0, G_OPTION_ARG_INT, &contest.n_sets,
      N_("Number of sets, 1 to 1000000: one deal, A in every seat"), "S" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "X" },
    KIT_CLI_RULES_ENTRIES (contest.rules, games[0]),
    { "nodes", 'n', 0, G_OPTION_ARG_INT64, &nodes, N_("Positions searched per turn, from 0"), "K" },
    { "nodes-a", 0, 0, G_OPTION_ARG_INT64, &a->nodes, N_("The same for A alone"), "K" },
    { "nodes-b", 0, 0, G_OPTION_ARG_INT64, &b->nodes, N_("The same for B alone"), "K" },
    { "time", 't', 0, G_OPTION_ARG_DOUBLE, &seconds,
      N_("Seconds per turn, up to 3600; of a program, per decision"), "S" },
    { "time-a", 0, 0, G_OPTION_ARG_DOUBLE, &a->seconds, N_("The same for A alone"), "S" },
    { "time-b", 0, 0, G_OPTION_ARG_DOUBLE, &b->seconds, N_("The same for B alone"), "S" },
    { "weights-a", 0, 0, G_OPTION_ARG_FILENAME, &a->weights_name,
      weights ? N_("A file of weights for A") : NULL, "FILE" },
    { "weights-b", 0, 0, G_OPTION_ARG_FILENAME, &b->weights_name,
      weights ? N_("A file of weights for B") : NULL, "FILE" },
    { "bound", 0, 0, G_OPTION_ARG_DOUBLE, &contest.bound,
      N_("What the share of wins is compared with, 0 to 1"), "SHARE" },
    { "row", 0, 0, G_OPTION_ARG_FILENAME, &contest.row_name,
      N_("A file for the sets; a match that was broken off is resumed from it"), "FILE" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &contest.n_threads, N_("How many cores are used, 1 to 64"),
      "N" },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &contest.quiet, N_("Without progress"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_("Print JSON, for programs"), NULL },
    { NULL }
  };
  int result;

  result = kit_cli_parse ("", _("Measures how strong one level is against another."), entries,
                          &argc, &argv)
             ? KIT_CLI_OK : KIT_CLI_USAGE;
  share_budget (&contest, nodes, seconds);
  if (result == KIT_CLI_OK)
    result = read_match (&contest, seed_text);
  if (result == KIT_CLI_OK && !kit_cli_contest_play (&contest))
    result = KIT_CLI_FAILED;
  if (result == KIT_CLI_OK)
    print (&contest, json);
  kit_cli_contest_clear (&contest);
  return result;
}
