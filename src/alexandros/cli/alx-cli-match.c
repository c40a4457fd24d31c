/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli match: measures how strong one level is against another, with a confidence
   interval. */

#include "config.h"

#include "alx-cli.h"

#include "alexandros/players/alx-level.h"
#include "alexandros/record/alx-board-file.h"
#include "base/base-random.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_THREADS 64
/* Weak levels may go to and fro along old walls forever; after so many turns the scores decide. */
#define MAX_TURNS   1000
/* Standard errors to each side of a 95 % confidence interval. */
#define Z_95        1.96

/* One of the two, A or B. */
typedef struct
{
  char       *name;
  char       *weights_name;
  gint64      nodes;
  double      seconds;

  AlxLevel    level;
  AlxWeights *weights;                  /* (nullable) */
} Side;

/* A set: games with the same deal, A in a different seat in each. */
typedef struct
{
  double wins;                          /* A's share of the games */
  double margin;                        /* A's lead over the best of the others, points a game */
  double turns;                         /* per game */
} Set;

typedef struct
{
  Side        sides[2];
  int         n_players;
  int         n_sets;
  int         n_threads;
  char       *seed_text;
  double      bound;
  gboolean    quiet;

  guint64     seed;
  Set        *sets;
  int         next;                     /* atomic: the next set to be played */
  GMutex      mutex;                    /* for times */
  GArray     *times[2];                 /* of float: milliseconds of each turn */
} Match;

/* --- one game --- */

/* Plays a whole turn; asks the level again after each decision that reveals something hidden. */
static void
play_turn (const Side *side,
           AlxState   *state,
           BaseRandom *random)
{
  const AlxBoard *board = alx_boards_default ();
  guint turn = state->turn;

  while (state->phase != ALX_PHASE_OVER && state->turn == turn)
    {
      AlxQuestion question = {
        .board = board,
        .budget = { (gint64) (side->seconds * G_USEC_PER_SEC), side->nodes },
        .seed = base_random_next (random),
        .weights = side->weights,
        .threads = side->seconds > 0 ? 0 : 1,
      };
      AlxAdvice advice;

      alx_seat_look (&question.seat, state, state->player);
      alx_level_advise (side->level, &question, &advice);
      for (guint i = 0; i < advice.n_reusable; i++)
        {
          AlxRefusal refusal;

          if (!alx_legal_test (state, board, &advice.line[i], &refusal))
            g_error ("%s decided against rule %u", side->name, refusal.rule);
          alx_apply (state, board, &advice.line[i], NULL);
        }
    }
}

/* Milliseconds: of the thread's CPU time with a budget of nodes, so that the load of the machine
   does not matter; of wall-clock time otherwise. */
static double
read_clock_ms (const Side *side)
{
  struct timespec time;

  if (side->seconds > 0 || clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time) != 0)
    return g_get_monotonic_time () / 1000.0;
  return time.tv_sec * 1000.0 + time.tv_nsec / 1000000.0;
}

static void
play_game (Match      *match,
           AlxState   *state,
           guint       seat,
           BaseRandom *random,
           GArray     *times[2])
{
  while (state->phase != ALX_PHASE_OVER && state->turn <= MAX_TURNS)
    {
      guint side = state->player == seat ? 0 : 1;
      double start_ms = read_clock_ms (&match->sides[side]);
      float spent_ms;

      play_turn (&match->sides[side], state, random);
      spent_ms = read_clock_ms (&match->sides[side]) - start_ms;
      g_array_append_val (times[side], spent_ms);
    }
}

static void
play_set (Match  *match,
          guint   index,
          GArray *times[2])
{
  Set *set = &match->sets[index];
  guint64 seed = match->seed + index * G_GUINT64_CONSTANT (0x9fb21c651e98df25);

  for (int seat = 0; seat < match->n_players; seat++)
    {
      BaseRandom random = { seed ^ (G_GUINT64_CONSTANT (0xd6e8feb86659fd93) * (seat + 1)) };
      AlxState state;
      guint winners;
      int rival = 0;

      alx_state_deal_shuffled (&state, alx_boards_default (), &(AlxOptions) { 0 },
                               match->n_players, &(BaseRandom) { seed });
      play_game (match, &state, seat, &random, times);
      winners = alx_state_winners (&state);
      if (winners >> seat & 1)
        set->wins += 1.0 / __builtin_popcount (winners) / match->n_players;
      for (int p = 0; p < match->n_players; p++)
        if (p != seat)
          rival = MAX (rival, state.scores[p]);
      set->margin += (state.scores[seat] - rival) / (double) match->n_players;
      set->turns += state.turn / (double) match->n_players;
    }
}

static gpointer
play_sets (gpointer data)
{
  Match *match = data;
  GArray *times[2] = { g_array_new (FALSE, FALSE, sizeof (float)),
                       g_array_new (FALSE, FALSE, sizeof (float)) };
  int index;

  while ((index = g_atomic_int_add (&match->next, 1)) < match->n_sets)
    {
      play_set (match, index, times);
      if (!match->quiet && index % 50 == 49)
        fprintf (stderr, "%d\n", index + 1);
    }
  g_mutex_lock (&match->mutex);
  for (guint i = 0; i < 2; i++)
    {
      g_array_append_vals (match->times[i], times[i]->data, times[i]->len);
      g_array_unref (times[i]);
    }
  g_mutex_unlock (&match->mutex);
  return NULL;
}

/* --- figures --- */

static int
compare_floats (const void *a,
                const void *b)
{
  float difference = *(const float *) a - *(const float *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
print_times (const Match *match,
             guint        side)
{
  GArray *times = match->times[side];
  double sum = 0;

  qsort (times->data, times->len, sizeof (float), compare_floats);
  for (guint i = 0; i < times->len; i++)
    sum += g_array_index (times, float, i);
  printf ("%c, %s: %.3f ms a turn, 99 of 100 below %.3f ms, %u turns\n", 'A' + side,
          match->sides[side].name, sum / times->len,
          g_array_index (times, float, times->len * 99 / 100), times->len);
}

/* The error is computed over sets, because the games of a set share a deal and are not
   independent. */
static void
print_figures (const Match *match)
{
  double n = match->n_sets;
  double mean = 0;
  double square = 0;
  double margin = 0;
  double turns = 0;
  double error;

  for (int i = 0; i < match->n_sets; i++)
    {
      mean += match->sets[i].wins / n;
      margin += match->sets[i].margin / n;
      turns += match->sets[i].turns / n;
    }
  for (int i = 0; i < match->n_sets; i++)
    square += (match->sets[i].wins - mean) * (match->sets[i].wins - mean);
  error = n > 1 ? Z_95 * sqrt (square / (n - 1) / n) : 1;
  printf ("%s against %s, %d players, %d sets, %d games, %.1f turns a game\n", match->sides[0].name,
          match->sides[1].name, match->n_players, match->n_sets, match->n_sets * match->n_players,
          turns);
  printf ("share of wins of A %.4f, 95 %% from %.4f to %.4f, margin %+.1f points\n", mean,
          mean - error, mean + error, margin);
  if (match->bound >= 0)
    printf ("bound %.3f: %s\n", match->bound,
            mean - error > match->bound   ? "above"
            : mean + error < match->bound ? "below"
                                          : "undecided");
  print_times (match, 0);
  print_times (match, 1);
}

/* --- the command --- */

static int
read_side (Side *side)
{
  if (side->name == NULL || !alx_level_find (side->name, &side->level))
    return alx_cli_usage (_("there is no level “%s”"), side->name ? side->name : "");
  if (side->nodes < 0 || side->seconds < 0)
    return alx_cli_usage (_("a budget is not negative"));
  if (side->weights_name == NULL)
    return ALX_CLI_OK;
  side->weights = g_new (AlxWeights, 1);
  return alx_cli_read_weights (side->weights_name, side->weights) ? ALX_CLI_OK : ALX_CLI_FAILED;
}

static int
read_match (Match *match)
{
  int result;

  if (match->n_players < 2 || match->n_players > ALX_MAX_PLAYERS)
    return alx_cli_usage (_("a game has 2 to 4 players"));
  if (match->n_sets < 1 || match->n_sets > 1000000)
    return alx_cli_usage (_("the number of sets is from 1 to 1000000"));
  if (match->n_threads < 1 || match->n_threads > MAX_THREADS)
    return alx_cli_usage (_("the number of threads is from 1 to 64"));
  if (match->seed_text != NULL &&
      !g_ascii_string_to_unsigned (match->seed_text, 10, 0, G_MAXUINT64, &match->seed, NULL))
    return alx_cli_usage (_("“%s” is no seed"), match->seed_text);
  result = read_side (&match->sides[0]);
  return result == ALX_CLI_OK ? read_side (&match->sides[1]) : result;
}

static void
play_match (Match *match)
{
  GThread *threads[MAX_THREADS];

  match->sets = g_new0 (Set, match->n_sets);
  for (guint i = 0; i < 2; i++)
    match->times[i] = g_array_new (FALSE, FALSE, sizeof (float));
  for (int i = 0; i < match->n_threads; i++)
    threads[i] = g_thread_new ("match", play_sets, match);
  for (int i = 0; i < match->n_threads; i++)
    g_thread_join (threads[i]);
  print_figures (match);
  for (guint i = 0; i < 2; i++)
    g_array_unref (match->times[i]);
  g_free (match->sets);
}

/** alx_cli_match: plays sets of games and prints A's share of wins. */
int
alx_cli_match (int    argc,
               char **argv)
{
  Match match = { .n_players = 2, .n_sets = 100, .n_threads = 1, .bound = -1 };
  gint64 nodes = 0;
  double seconds = 0;
  GOptionEntry entries[] = {
    { "a", 'a', 0, G_OPTION_ARG_STRING, &match.sides[0].name,
      N_("The level that is measured, in one seat"), "LEVEL" },
    { "b", 'b', 0, G_OPTION_ARG_STRING, &match.sides[1].name, N_("The level in all other seats"),
      "LEVEL" },
    { "players", 'p', 0, G_OPTION_ARG_INT, &match.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "sets", 0, 0, G_OPTION_ARG_INT, &match.n_sets,
      N_("Number of sets: one deal, A in every seat"), "S" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &match.seed_text, N_("What chance is made from"), "X" },
    { "nodes", 'n', 0, G_OPTION_ARG_INT64, &nodes, N_("Positions looked at for a turn"), "K" },
    { "nodes-a", 0, 0, G_OPTION_ARG_INT64, &match.sides[0].nodes, N_("The same for A alone"),
      "K" },
    { "nodes-b", 0, 0, G_OPTION_ARG_INT64, &match.sides[1].nodes, N_("The same for B alone"),
      "K" },
    { "time", 't', 0, G_OPTION_ARG_DOUBLE, &seconds, N_("Seconds for a turn"), "S" },
    { "time-a", 0, 0, G_OPTION_ARG_DOUBLE, &match.sides[0].seconds, N_("The same for A alone"),
      "S" },
    { "time-b", 0, 0, G_OPTION_ARG_DOUBLE, &match.sides[1].seconds, N_("The same for B alone"),
      "S" },
    { "weights-a", 0, 0, G_OPTION_ARG_FILENAME, &match.sides[0].weights_name,
      N_("A file of weights for A"), "FILE" },
    { "weights-b", 0, 0, G_OPTION_ARG_FILENAME, &match.sides[1].weights_name,
      N_("A file of weights for B"), "FILE" },
    { "bound", 0, 0, G_OPTION_ARG_DOUBLE, &match.bound,
      N_("What the share of wins is compared with"), "SHARE" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &match.n_threads, N_("How many cores are used, 1 to 64"),
      "N" },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &match.quiet, N_("Without progress"), NULL },
    { NULL }
  };
  int result;

  if (!alx_cli_parse ("match", "", _("Measures how strong one level is against another."), entries,
                      &argc, &argv))
    return ALX_CLI_USAGE;
  for (guint i = 0; i < 2; i++)
    {
      if (match.sides[i].nodes == 0 && match.sides[i].seconds == 0)
        {
          match.sides[i].nodes = nodes;
          match.sides[i].seconds = seconds;
        }
    }
  result = argc == 1 ? read_match (&match) : alx_cli_usage (_("“%s” is not expected"), argv[1]);
  if (result == ALX_CLI_OK)
    play_match (&match);
  for (guint i = 0; i < 2; i++)
    {
      g_free (match.sides[i].name);
      g_free (match.sides[i].weights_name);
      g_free (match.sides[i].weights);
    }
  g_free (match.seed_text);
  return result;
}
