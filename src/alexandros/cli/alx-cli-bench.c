/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli bench: measures the speed of the engine, and prints perft counts, which must never
   change. */

#include "config.h"

#include "alx-cli-game.h"

#include <glib/gi18n.h>

/* The positions for perft: a start, the choice of a card, and the actions. */
static const KitCliPerft perfts[] = {
  { "start", 4,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=yellow person B\n3=blue "
    "person C\n"
    "[Cards]\nDeck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS\n" },
  { "card", 3,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Rules]\nJoker=any\nSpecialRefresh=true\n"
    "[Players]\n1=red person A\n2=yellow person B\n3=blue person C\n"
    "[Position]\nTurn=9\nPlayer=1\nPhase=card\nAlexander=G26\n"
    "Black=D21-E20 D21-E22 E20-F21 E22-F23 F21-G20 F23-G24 G18-G20 G18-H17 G24-G26 G26-H25 H23-H25 "
    "H23-I24 I22-I24\n"
    "Red=\nGovernors=2:e20\nHands=TA LL S\nFaceUp=SL\n"
    "Supply=TTAHHLSTTAHHLSTTAHHLSTAAHLLSTAAHLSSTAAHLSSTAHHLS\nDiscards=\nScores=0 0 0\n" },
  { "actions", 4,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=yellow person B\n3=blue "
    "person C\n"
    "[Position]\nTurn=9\nPlayer=2\nPhase=actions 2\nAlexander=G24\nBlack=G24-H23 G24-H25 H23-I22 "
    "H25-H27\nRed=\n"
    "Governors=1:g23 1:i26\nHands=L TTTTAHHHS A\nFaceUp=SA\n"
    "Supply=TAAHLLSTAAHLLSTAAHLLSTAHLLSTHSTHSTHSSS\nDiscards=AHLL\nScores=0 0 0\n" },
  { NULL }
};

static const KitCliBench bench = {
  .summary = N_("Measures the speed of the engine, or of painting the board."),
  .perfts = perfts,
  .measure_painting = alx_cli_bench_paint,
};

/** alx_cli_bench: prints the speed of the engine and perft counts. */
int
alx_cli_bench (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  return kit_cli_bench (&bench, games, argc, argv);
}
