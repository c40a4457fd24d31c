/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli bench: measures the speed of the engine, and prints perft counts, which must never
   change. */

#include "config.h"

#include "alx-cli-game.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-playout.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

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

/* --- measurements; each thread runs until a time, once at least; their counts are added up --- */

#define CLOCK_EACH 64                   /* games between two reads of the clock */
#define ROUNDS     5                    /* of each kind of games; the fastest counts */

typedef struct
{
  guint            n_players;
  gint64           end_us;              /* monotonic */
  BaseRandom       random;
  AlxPlayoutCounts counts;
} Work;

static gpointer
play_playouts (gpointer data)
{
  Work *work = data;
  AlxState state;

  do
    for (guint i = 0; i < CLOCK_EACH; i++)
      {
        alx_state_deal_shuffled (&state, alx_boards_default (), &(AlxOptions) { 0 },
                                 work->n_players, &work->random);
        alx_playout (&state, alx_boards_default (), &work->random, &work->counts, NULL, NULL);
      }
  while (g_get_monotonic_time () < work->end_us);
  return NULL;
}

/* Plays in several threads. Returns how long it took, and in @sum the sum of their counts. */
static KitCliTimes
run_threads (guint             n_players,
             guint             n_threads,
             double            seconds,
             AlxPlayoutCounts *sum)
{
  g_autofree Work *works = g_new0 (Work, n_threads);
  gint64 end_us = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  KitCliTimes times;

  for (guint i = 0; i < n_threads; i++)
    works[i] = (Work) { n_players, end_us, { n_players + 100 * i } };
  times = kit_cli_run_threads (play_playouts, works, sizeof *works, n_threads);
  memset (sum, 0, sizeof *sum);
  for (guint i = 0; i < n_threads; i++)
    {
      sum->games += works[i].counts.games;
      sum->turns += works[i].counts.turns;
      sum->occupations += works[i].counts.occupations;
      sum->levies += works[i].counts.levies;
    }
  return times;
}

/* Whether a round of games is the fastest so far: by the time of the processors, since the real
   one depends on what else runs. */
static gboolean
is_faster (guint64            games,
           const KitCliTimes *times,
           double            *rate)
{
  double its_rate = games * 1e6 / times->cpu_us;

  if (its_rate <= *rate)
    return FALSE;
  *rate = its_rate;
  return TRUE;
}

/* Alternates playouts and random games, so that other load hits both, and takes the fastest round
   of each. */
static void
measure_games (const KitCliGame *game,
               guint             n_players,
               guint             n_threads,
               double            seconds)
{
  AlxPlayoutCounts playouts = { 0 };
  KitCliTimes times = { 0 };
  KitCliSpeed random = { 0 };
  double rate = 0;
  double random_rate = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      AlxPlayoutCounts sum;
      KitCliSpeed speed;
      KitCliTimes spent = run_threads (n_players, n_threads, seconds / ROUNDS, &sum);

      if (is_faster (sum.games, &spent, &rate))
        {
          playouts = sum;
          times = spent;
        }
      kit_cli_measure_games (game, n_players, n_threads, seconds / ROUNDS, &speed);
      if (is_faster (speed.games, &speed.times, &random_rate))
        random = speed;
    }
  printf ("players %u, threads %u: %.0f playouts a second of processor time, %.0f of real time; "
          "%.2f turns, %.2f occupations, %.2f levies a game\n",
          n_players, n_threads, rate, playouts.games * 1e6 / times.real_us,
          (double) playouts.turns / playouts.games,
          (double) playouts.occupations / playouts.games,
          (double) playouts.levies / playouts.games);
  kit_cli_print_games (n_players, n_threads, &random);
}

static const KitCliBench bench = {
  .summary = N_("Measures the speed of the engine, or of painting the board."),
  .perfts = perfts,
  .measure_games = measure_games,
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
