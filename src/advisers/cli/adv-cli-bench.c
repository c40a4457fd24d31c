/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli --game advisers bench: measures the speed of the engine, and prints perft counts,
   which must never change. */

#include "config.h"

#include "adv-cli-game.h"

#include <glib/gi18n.h>

#define HEAD                                                                                     \
  "[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n1=red person A\n2=yellow person B\n"         \
  "3=blue person C\n4=green person D\n"
#define TOKENS "Tokens=bhsbbsttssbstshhtstbhthhtbhb\n"
#define DECK "KKKKKKKKKKKKKKVVVVVRRPPMM"

/* The positions for perft: the first auction, trade and building, and a battle. */
static const KitCliPerft perfts[] = {
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
  { NULL }
};

static const KitCliBench bench = { .summary = N_("Measures the engine."), .perfts = perfts };

/** adv_cli_bench: prints the speed of the engine and perft counts. */
int
adv_cli_bench (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  return kit_cli_bench (&bench, games, argc, argv);
}
