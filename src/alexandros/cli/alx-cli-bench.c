/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli bench: measures the speed of the engine, and prints perft counts, which must never
   change. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-playout.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* The positions for perft: a start, the choice of a card, and the actions. */
static const struct
{
  const char *name;
  guint       depth;
  const char *record;
} perfts[] = {
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
};

static guint64
run_perft (guint i)
{
  AlxFault fault;
  g_autoptr (AlxRecord) record =
    alx_record_read (perfts[i].record, strlen (perfts[i].record), &fault);

  if (record == NULL)
    g_error ("perft %s: line %u, fault %u %s %s", perfts[i].name, fault.line, fault.reason,
             fault.text, fault.other);
  return alx_perft (alx_history_get_state (record->history),
                    alx_history_get_board (record->history), perfts[i].depth);
}

static void
print_perfts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (perfts); i++)
    printf ("perft %s %u: %" G_GUINT64_FORMAT "\n", perfts[i].name, perfts[i].depth, run_perft (i));
}

static void
deal (AlxState   *state,
      guint       n_players,
      BaseRandom *random)
{
  alx_state_deal_shuffled (state, alx_boards_default (), &(AlxOptions) { 0 }, n_players, random);
}

/* Microseconds: of CPU time for one thread, so that the load of the machine does not matter; of
   wall-clock time for several. */
static gint64
read_clock_us (guint n_threads)
{
  struct timespec time;

  if (n_threads > 1)
    return g_get_monotonic_time ();
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* --- measurements; each thread runs until a time, and its counts are added up --- */

#define CLOCK_EACH    64                /* games between two reads of the clock */
#define MIN_DECISIONS 65536             /* for measure_apply() */
#define ROUNDS        5                 /* of each kind of games; the fastest counts */

typedef struct
{
  guint            n_players;
  gint64           end_us;              /* monotonic */
  BaseRandom       random;
  AlxPlayoutCounts counts;
  guint64          decisions;
} Work;

static gpointer
play_playouts (gpointer data)
{
  Work *work = data;
  AlxState state;

  while (g_get_monotonic_time () < work->end_us)
    for (guint i = 0; i < CLOCK_EACH; i++)
      {
        deal (&state, work->n_players, &work->random);
        alx_playout (&state, alx_boards_default (), &work->random, &work->counts, NULL, NULL);
      }
  return NULL;
}

/* Uniformly random games: the legal decisions are counted, one is picked, and applied. */
static gpointer
play_random_games (gpointer data)
{
  const AlxBoard *board = alx_boards_default ();
  Work *work = data;
  AlxState state;

  while (g_get_monotonic_time () < work->end_us)
    for (guint i = 0; i < CLOCK_EACH; i++, work->counts.games++)
      for (deal (&state, work->n_players, &work->random); state.phase != ALX_PHASE_OVER;
           work->decisions++)
        {
          AlxDecision decision;

          alx_legal_pick (&state, board,
                          base_random_below (&work->random, alx_legal_count (&state, board)),
                          &decision);
          alx_apply (&state, board, &decision, NULL);
        }
  return NULL;
}

typedef struct
{
  GArray *states;                       /* of AlxState: the start of each game */
  GArray *decisions;                    /* of AlxDecision: those of all games in a row */
  GArray *lengths;                      /* of guint: number of decisions of each game */
} Games;

/* Plays random games beforehand, so that measure_apply() measures nothing but alx_apply(). */
static void
make_games (Games *games,
            guint  n_players)
{
  const AlxBoard *board = alx_boards_default ();
  BaseRandom random = { n_players };
  AlxState state;

  while (games->decisions->len < MIN_DECISIONS)
    {
      guint before = games->decisions->len;
      guint length;

      deal (&state, n_players, &random);
      g_array_append_val (games->states, state);
      while (state.phase != ALX_PHASE_OVER)
        {
          AlxDecision decision;

          alx_legal_pick (&state, board,
                          base_random_below (&random, alx_legal_count (&state, board)), &decision);
          g_array_append_val (games->decisions, decision);
          alx_apply (&state, board, &decision, NULL);
        }
      length = games->decisions->len - before;
      g_array_append_val (games->lengths, length);
    }
}

static void
measure_apply (guint  n_players,
               double seconds)
{
  const AlxBoard *board = alx_boards_default ();
  Games games = { g_array_new (FALSE, FALSE, sizeof (AlxState)),
                  g_array_new (FALSE, FALSE, sizeof (AlxDecision)),
                  g_array_new (FALSE, FALSE, sizeof (guint)) };
  gint64 start_us;
  gint64 spent_us;
  guint64 n = 0;

  make_games (&games, n_players);
  start_us = read_clock_us (1);
  do
    {
      const AlxDecision *decision = (const AlxDecision *) (gpointer) games.decisions->data;

      for (guint i = 0; i < games.states->len; i++)
        {
          AlxState state = g_array_index (games.states, AlxState, i);

          for (guint k = 0; k < g_array_index (games.lengths, guint, i); k++)
            alx_apply (&state, board, decision++, NULL);
        }
      n += games.decisions->len;
      spent_us = read_clock_us (1) - start_us;
    }
  while (spent_us < seconds * G_USEC_PER_SEC);
  printf ("players %u: %.0f decisions applied a second\n", n_players, n * 1e6 / spent_us);
  g_array_unref (games.states);
  g_array_unref (games.decisions);
  g_array_unref (games.lengths);
}

/* Runs the same work in several threads. Returns the time in microseconds, and in @sum the sum of
   their counts. */
static gint64
run_threads (GThreadFunc  run,
             guint        n_players,
             guint        n_threads,
             double       seconds,
             Work        *sum)
{
  g_autofree Work *works = g_new0 (Work, n_threads);
  g_autofree GThread **threads = g_new0 (GThread *, n_threads);
  gint64 end_us = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gint64 start_us = read_clock_us (n_threads);

  memset (sum, 0, sizeof *sum);
  for (guint i = 0; i < n_threads; i++)
    {
      works[i] = (Work) { n_players, end_us, { n_players + 100 * i } };
      threads[i] = g_thread_new ("bench", run, &works[i]);
    }
  for (guint i = 0; i < n_threads; i++)
    {
      g_thread_join (threads[i]);
      sum->counts.games += works[i].counts.games;
      sum->counts.turns += works[i].counts.turns;
      sum->counts.occupations += works[i].counts.occupations;
      sum->counts.levies += works[i].counts.levies;
      sum->decisions += works[i].decisions;
    }
  return read_clock_us (n_threads) - start_us;
}

/* Alternates the two kinds of games, so that other load hits both, and takes the fastest round of
   each. */
static void
measure_games (guint  n_players,
               guint  n_threads,
               double seconds)
{
  static const GThreadFunc runs[] = { play_playouts, play_random_games };
  double rates[G_N_ELEMENTS (runs)] = { 0 };
  Work fastest[G_N_ELEMENTS (runs)] = { { 0 } };
  double games;

  for (guint i = 0; i < ROUNDS * G_N_ELEMENTS (runs); i++)
    {
      guint kind = i % G_N_ELEMENTS (runs);
      Work sum;
      gint64 spent_us = run_threads (runs[kind], n_players, n_threads, seconds / ROUNDS, &sum);
      double rate = sum.counts.games * 1e6 / spent_us;

      if (rate <= rates[kind])
        continue;
      rates[kind] = rate;
      fastest[kind] = sum;
    }
  games = fastest[0].counts.games;
  printf ("players %u: %.0f playouts a second; %.2f turns, %.2f occupations, %.2f levies a game\n",
          n_players, rates[0], fastest[0].counts.turns / games,
          fastest[0].counts.occupations / games, fastest[0].counts.levies / games);
  games = fastest[1].counts.games;
  printf (
    "players %u: %.0f random games a second, %.0f decisions a second; %.1f decisions a game\n",
    n_players, rates[1], rates[1] * fastest[1].decisions / games, fastest[1].decisions / games);
}

/** alx_cli_bench: prints the speed of the engine and perft counts. */
int
alx_cli_bench (int    argc,
               char **argv)
{
  gboolean only_perft = FALSE;
  double seconds = 2;
  int threads = 1;
  GOptionEntry entries[] = {
    { "perft", 0, 0, G_OPTION_ARG_NONE, &only_perft, N_("Only count, do not measure"), NULL },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("How long each measurement takes"), "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_("How many cores are used, 1 to 64"), "N" },
    { NULL }
  };

  if (!alx_cli_parse ("bench", "[paint]", _("Measures the engine, or the painting of the board."),
                      entries, &argc, &argv))
    return ALX_CLI_USAGE;
  if (argc == 2 && g_str_equal (argv[1], "paint"))
    {
      alx_cli_bench_paint ();
      return ALX_CLI_OK;
    }
  if (argc != 1)
    return alx_cli_usage (_("“%s” is not expected"), argv[1]);

  if (threads < 1 || threads > 64)
    return alx_cli_usage (_("the number of threads is from 1 to 64"));

  for (guint n = 2; !only_perft && n <= ALX_MAX_PLAYERS; n++)
    {
      measure_games (n, threads, seconds);
      measure_apply (n, seconds);
    }
  print_perfts ();
  return ALX_CLI_OK;
}
