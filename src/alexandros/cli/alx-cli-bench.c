/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli bench: measures the engine, and counts what must never change. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/record/alx-board-file.h"
#include "base/base-random.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* Three positions whose lines of decisions are counted: a start, a card to choose, a province to occupy. */
static const struct
{
  const char *name;
  guint       depth;
  const char *record;
} perfts[] = {
  { "start", 4,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=yellow person B\n3=blue person C\n"
    "[Cards]\nDeck=TASHLSTTAAHLLSSTTAAHLLSTTAHHLLSTTAHHLLSTAAHHLSSTAAHHLSS\n" },
  { "card", 3,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Rules]\nJoker=any\nSpecialRefresh=true\n"
    "[Players]\n1=red person A\n2=yellow person B\n3=blue person C\n"
    "[Position]\nTurn=9\nPlayer=1\nPhase=card\nAlexander=G26\n"
    "Black=D21-E20 D21-E22 E20-F21 E22-F23 F21-G20 F23-G24 G18-G20 G18-H17 G24-G26 G26-H25 H23-H25 H23-I24 I22-I24\n"
    "Red=\nGovernors=2:e20\nHands=TA LL S\nFaceUp=SL\n"
    "Supply=TTAHHLSTTAHHLSTTAHHLSTAAHLLSTAAHLSSTAAHLSSTAHHLS\nDiscards=\nScores=0 0 0\n" },
  { "actions", 4,
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=yellow person B\n3=blue person C\n"
    "[Position]\nTurn=9\nPlayer=2\nPhase=actions 2\nAlexander=G24\nBlack=G24-H23 G24-H25 H23-I22 H25-H27\nRed=\n"
    "Governors=1:g23 1:i26\nHands=L TTTTAHHHS A\nFaceUp=SA\n"
    "Supply=TAAHLLSTAAHLLSTAAHLLSTAHLLSTHSTHSTHSSS\nDiscards=AHLL\nScores=0 0 0\n" },
};

static guint64
run_perft (guint i)
{
  AlxFault fault;
  g_autoptr (AlxRecord) record = alx_record_read (perfts[i].record, strlen (perfts[i].record), &fault);

  if (record == NULL)
    g_error ("perft %s: line %u, fault %u %s %s", perfts[i].name, fault.line, fault.reason, fault.text, fault.other);
  return alx_perft (alx_history_get_state (record->history),
                    alx_history_get_board (record->history), perfts[i].depth);
}

static void
print_perfts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (perfts); i++)
    printf ("perft %s %u: %" G_GUINT64_FORMAT "\n", perfts[i].name, perfts[i].depth, run_perft (i));
}

static gboolean
count_one (const AlxDecision *decision,
           gpointer           data)
{
  (*(guint64 *) data)++;
  return TRUE;
}

/* Uniformly random games, each decision tested, counted and picked as any caller would. */
static void
play_random_game (guint       n_players,
                  BaseRandom *random,
                  guint64    *n_decisions,
                  GArray     *samples)
{
  const AlxBoard *board = alx_boards_default ();
  g_autoptr (AlxRecord) record = alx_record_new (board, &(AlxOptions) { 0 }, n_players,
                                                 base_random_next (random));
  AlxState state = *alx_history_get_state (record->history);

  while (state.phase != ALX_PHASE_OVER)
    {
      AlxDecision decision;

      if (samples->len < 4096 && base_random_below (random, 16) == 0)
        g_array_append_val (samples, state);
      alx_legal_pick (&state, board,
                      base_random_below (random, alx_legal_count (&state, board)), &decision);
      alx_apply (&state, board, &decision, NULL);
      (*n_decisions)++;
    }
}

static void
measure_games (guint  n_players,
               double seconds)
{
  const AlxBoard *board = alx_boards_default ();
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (AlxState));
  BaseRandom random = { n_players };
  guint64 n_decisions = 0;
  guint64 n_listed = 0;
  guint n_games = 0;
  gint64 start = g_get_monotonic_time ();
  gint64 end = start + (gint64) (seconds * G_USEC_PER_SEC);
  gint64 now;

  do
    {
      play_random_game (n_players, &random, &n_decisions, samples);
      n_games++;
      now = g_get_monotonic_time ();
    }
  while (now < end);
  printf ("players %u: %.0f random games a second, %.0f decisions a second, %.1f decisions a game\n",
          n_players, n_games * 1e6 / (now - start), n_decisions * 1e6 / (now - start),
          n_decisions / (double) n_games);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < samples->len; i++)
    alx_legal_foreach (&g_array_index (samples, AlxState, i), board, count_one, &n_listed);
  now = g_get_monotonic_time ();
  printf ("players %u: %.0f ns a legal list of %.1f decisions\n", n_players,
          (now - start) * 1e3 / samples->len, n_listed / (double) samples->len);
}

/** alx_cli_bench: prints figures of the engine. */
int
alx_cli_bench (int    argc,
               char **argv)
{
  gboolean only_perft = FALSE;
  double seconds = 2;
  GOptionEntry entries[] = {
    { "perft", 0, 0, G_OPTION_ARG_NONE, &only_perft, N_("Only count, do not measure"), NULL },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("How long each measurement takes"), "S" },
    { NULL }
  };

  if (!alx_cli_parse ("bench", "", _("Measures the engine on one core."), entries, &argc, &argv))
    return ALX_CLI_USAGE;
  if (argc != 1)
    return alx_cli_usage (_("“%s” is not expected"), argv[1]);

  for (guint n = 2; !only_perft && n <= ALX_MAX_PLAYERS; n++)
    measure_games (n, seconds);
  print_perfts ();
  return ALX_CLI_OK;
}
