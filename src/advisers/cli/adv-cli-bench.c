/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli --game advisers bench: measures the speed of the engine, and prints perft counts,
   which must never change. */

#include "config.h"

#include "adv-cli-game.h"

#include "advisers/record/adv-record.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define HEAD                                                                                     \
  "[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n1=red person A\n2=yellow person B\n"         \
  "3=blue person C\n4=green person D\n"
#define TOKENS "Tokens=bhsbbsttssbstshhtstbhthhtbhb\n"
#define DECK "KKKKKKKKKKKKKKVVVVVRRPPMM"

/* The positions for perft: the first auction, trade and building, and a battle. */
static const struct
{
  const char *name;
  guint       depth;
  const char *record;
} perfts[] = {
  { "start", 8,
    HEAD "[Cards]\nSupply=BWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLOBWHLO"
         "BWHLOBWHLOBWHLOBWHLOBWHLO\nDevelopment=" DECK "\n" TOKENS "[Chance]\n"
         "Seed=0123456789abcdef\n" },
  { "build", 3,
    HEAD "[Position]\nTurn=30\nPlayer=1\nPhase=build\nAlexander=23\nRobber=h3\n"
         "Villages=1:f5s 1:g8n\nCities=2:c4n\nRoads=1:g6nw 1:g6ne 1:g8nw\nHands=BBWWHHLLOOO WW L "
         "OO\nGold=3 0 4 0\nSupply=BWHLO\nDevelopment=KKKKKKKKKKKKKVVVVVRPM\nCards=KRPM - - -\n"
         "Fresh=\nPlayed=false\nOffers=3\nKnights=0 0 0 0\n" TOKENS "Won=123412341\n"
         "LongestRoad=\nStrongestArmy=\n[Chance]\nSeed=0123456789abcdef\n" },
  { "battle", 6,
    HEAD "[Position]\nTurn=24\nPlayer=2\nPhase=auction\nAlexander=21\nRobber=h3\nVillages=3:b3s\n"
         "Cities=\nRoads=\nHands=LLO LOO BW H\nGold=1 0 2 0\nSupply=\n"
         "Development=KKKKKKKVVVVVRRPPMM\nCards=- - - -\nFresh=\nPlayed=false\nOffers=0\n"
         "Knights=2 3 1 1\n" TOKENS "Won=1-3412-\nLongestRoad=\nStrongestArmy=2\n"
         "[Chance]\nSeed=0123456789abcdef\n" },
};

static void
print_perft (guint i)
{
  KitFault fault;
  g_autoptr (KitRecord) record =
    adv_record_read (perfts[i].record, strlen (perfts[i].record), &fault);

  if (record == NULL)
    g_error ("perft %s: line %u, fault %u %s %s", perfts[i].name, fault.line, fault.reason,
             fault.text, fault.other);
  printf ("perft %s %u: %" G_GUINT64_FORMAT "\n", perfts[i].name, perfts[i].depth,
          kit_cli_perft (record, perfts[i].depth));
}

/** adv_cli_bench: prints the speed of the engine and perft counts. */
int
adv_cli_bench (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  gboolean only_perft = FALSE;
  double seconds = 2;
  int threads = 1;
  GOptionEntry entries[] = {
    { "perft", 0, 0, G_OPTION_ARG_NONE, &only_perft, N_("Only count, do not measure"), NULL },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      N_("How long each measurement takes, up to 3600"), "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_("How many cores are used, 1 to 64"), "N" },
    { NULL }
  };

  if (!kit_cli_parse (NULL, _("Measures the engine."), entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc != 1)
    return kit_cli_usage (_("“%s” is not expected"), argv[1]);
  if (!kit_cli_check_threads (threads) || !kit_cli_check_seconds (seconds))
    return KIT_CLI_USAGE;

  for (guint n = KIT_MIN_PLAYERS; !only_perft && n <= ADV_MAX_PLAYERS; n++)
    {
      KitCliSpeed speed;

      kit_cli_measure_games (games[0], n, threads, seconds, &speed);
      kit_cli_print_games (n, threads, &speed);
      kit_cli_measure_apply (games[0], n, seconds, &speed);
      kit_cli_print_apply (n, &speed);
    }
  for (guint i = 0; i < G_N_ELEMENTS (perfts); i++)
    print_perft (i);
  return KIT_CLI_OK;
}
