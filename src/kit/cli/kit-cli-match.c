/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "match": measures how strong one level is against another, with a confidence
   interval. */

#include "config.h"

#include "kit-cli-commands.h"

#include "base/base-random.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Weak levels may come to no end; after so many turns the scores decide. */
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

  const KitLevel *level;
  gpointer    weights;                  /* (nullable) */
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
  const KitCliGame *game;

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

/* A game that is played. */
typedef struct
{
  const KitRules *rules;
  gconstpointer   board;

  /* owned */
  gpointer        state;
  gpointer        view;                 /* of whoever decides */
} Table;

/* Makes the decisions of an advice until another seat decides. */
static void
follow_advice (Table           *table,
               const Side      *side,
               const KitAdvice *advice)
{
  const KitRules *rules = table->rules;
  guint player = rules->get_decider (table->state);

  for (guint i = 0; i < advice->n_reusable && rules->get_decider (table->state) == player; i++)
    {
      gconstpointer decision = kit_advice_get (advice, rules, i);
      KitRefusal refusal;

      if (!rules->test (table->state, table->board, decision, &refusal))
        g_error ("%s decided against rule %u", side->name, refusal.rule);
      rules->apply (table->state, table->board, decision, NULL);
    }
}

/* Plays what one seat decides in a row within a turn; asks the level again after each decision that
   reveals something hidden. */
static void
play_turn (Table      *table,
           const Side *side,
           BaseRandom *random)
{
  const KitRules *rules = table->rules;
  guint player = rules->get_decider (table->state);
  guint turn = rules->get_turn (table->state);

  while (!rules->is_over (table->state) && rules->get_turn (table->state) == turn &&
         rules->get_decider (table->state) == player)
    {
      KitQuestion question = {
        .rules = rules,
        .board = table->board,
        .view = table->view,
        .budget = { (gint64) (side->seconds * G_USEC_PER_SEC), side->nodes },
        .seed = base_random_next (random),
        .weights = side->weights,
        .threads = side->seconds > 0 ? 0 : 1,
      };
      KitAdvice advice;

      rules->look (table->view, table->state, player);
      side->level->advise (&question, &advice);
      follow_advice (table, side, &advice);
    }
}

/* Milliseconds: of the thread's CPU time with a budget of nodes, so that the load of the machine
   does not matter; of the time that passes otherwise. */
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
           Table      *table,
           guint       seat,
           BaseRandom *random,
           GArray     *times[2])
{
  const KitRules *rules = table->rules;

  while (!rules->is_over (table->state) && rules->get_turn (table->state) <= MAX_TURNS)
    {
      guint side = rules->get_decider (table->state) == seat ? 0 : 1;
      double start_ms = read_clock_ms (&match->sides[side]);
      float spent_ms;

      play_turn (table, &match->sides[side], random);
      spent_ms = read_clock_ms (&match->sides[side]) - start_ms;
      g_array_append_val (times[side], spent_ms);
    }
}

/* The best score of all seats but one. */
static int
find_best_score (const Table *table,
                 guint        except)
{
  int best = G_MININT;

  for (guint i = 0; i < table->rules->get_n_players (table->state); i++)
    if (i != except)
      best = MAX (best, table->rules->get_score (table->state, i));
  return best;
}

static guint
find_winners (const Table *table)
{
  int best = find_best_score (table, KIT_MAX_PLAYERS);
  guint winners = 0;

  if (table->rules->is_over (table->state))
    return table->rules->get_winners (table->state);
  for (guint i = 0; i < table->rules->get_n_players (table->state); i++)
    if (table->rules->get_score (table->state, i) == best)
      winners |= 1 << i;
  return winners;
}

static void
count_game (Set         *set,
            const Table *table,
            guint        seat)
{
  guint winners = find_winners (table);
  double n = table->rules->get_n_players (table->state);
  int lead = table->rules->get_score (table->state, seat) - find_best_score (table, seat);

  if (winners >> seat & 1)
    set->wins += 1.0 / __builtin_popcount (winners) / n;
  set->margin += lead / n;
  set->turns += table->rules->get_turn (table->state) / n;
}

static void
play_set (Match  *match,
          guint   index,
          GArray *times[2])
{
  const KitCliGame *game = match->game;
  guint64 seed = match->seed + index * G_GUINT64_CONSTANT (0x9fb21c651e98df25);
  g_autofree gpointer options = g_malloc0 (game->options_size);
  g_autoptr (KitRecord) record = game->create_record (options, match->n_players, seed);
  Table table = {
    .rules = game->format->rules,
    .board = kit_history_get_board (record->history),
    .state = g_malloc (game->format->rules->state_size),
    .view = g_malloc (game->format->rules->view_size),
  };

  for (int seat = 0; seat < match->n_players; seat++)
    {
      BaseRandom random = { seed ^ (G_GUINT64_CONSTANT (0xd6e8feb86659fd93) * (seat + 1)) };

      kit_history_get_state_at (record->history, 0, table.state);
      play_game (match, &table, seat, &random, times);
      count_game (&match->sets[index], &table, seat);
    }
  g_free (table.state);
  g_free (table.view);
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
          MAX (mean - error, 0), MIN (mean + error, 1), margin);
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
read_side (const KitCliGame *game,
           Side             *side)
{
  if (side->name == NULL)
    return kit_cli_usage (_("--a and --b are needed"));
  side->level = kit_levels_find (game->levels, side->name);
  if (side->level == NULL)
    return kit_cli_usage (_("there is no level “%s”"), side->name);
  if (!(side->nodes >= 0 && side->seconds >= 0))
    return kit_cli_usage (_("a budget is not negative"));
  if (side->weights_name == NULL)
    return KIT_CLI_OK;
  side->weights = game->read_weights (side->weights_name);
  return side->weights != NULL ? KIT_CLI_OK : KIT_CLI_FAILED;
}

static int
read_match (Match *match)
{
  int result;

  if (!kit_cli_check_players (match->game, match->n_players))
    return KIT_CLI_USAGE;
  if (match->n_sets < 1 || match->n_sets > 1000000)
    return kit_cli_usage (_("the number of sets is from 1 to 1000000"));
  if (!kit_cli_check_threads (match->n_threads) ||
      !kit_cli_read_seed (match->seed_text, &match->seed))
    return KIT_CLI_USAGE;
  result = read_side (match->game, &match->sides[0]);
  return result == KIT_CLI_OK ? read_side (match->game, &match->sides[1]) : result;
}

static void
play_match (Match *match)
{
  GThread *threads[KIT_CLI_MAX_THREADS];

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

/* What is said for both sides is for those that have no budget of their own. */
static void
share_budget (Match  *match,
              gint64  nodes,
              double  seconds)
{
  for (guint i = 0; i < 2; i++)
    {
      Side *side = &match->sides[i];

      if (side->nodes != 0 || side->seconds != 0)
        continue;
      side->nodes = nodes;
      side->seconds = seconds;
    }
}

static void
clear (Match *match)
{
  for (guint i = 0; i < 2; i++)
    {
      g_free (match->sides[i].name);
      g_free (match->sides[i].weights_name);
      g_free (match->sides[i].weights);
    }
  g_free (match->seed_text);
}

/** kit_cli_match: plays sets of games and prints A's share of wins. */
int
kit_cli_match (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  Match match = {
    .game = games[0], .n_players = 2, .n_sets = 100, .n_threads = 1, .bound = -1
  };
  gboolean weights = games[0]->read_weights != NULL;
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
    { "seed", 's', 0, G_OPTION_ARG_STRING, &match.seed_text, N_("Random seed"), "X" },
    { "nodes", 'n', 0, G_OPTION_ARG_INT64, &nodes, N_("Positions searched per turn"), "K" },
    { "nodes-a", 0, 0, G_OPTION_ARG_INT64, &match.sides[0].nodes, N_("The same for A alone"),
      "K" },
    { "nodes-b", 0, 0, G_OPTION_ARG_INT64, &match.sides[1].nodes, N_("The same for B alone"),
      "K" },
    { "time", 't', 0, G_OPTION_ARG_DOUBLE, &seconds, N_("Seconds per turn"), "S" },
    { "time-a", 0, 0, G_OPTION_ARG_DOUBLE, &match.sides[0].seconds, N_("The same for A alone"),
      "S" },
    { "time-b", 0, 0, G_OPTION_ARG_DOUBLE, &match.sides[1].seconds, N_("The same for B alone"),
      "S" },
    { "weights-a", 0, 0, G_OPTION_ARG_FILENAME, &match.sides[0].weights_name,
      weights ? N_("A file of weights for A") : NULL, "FILE" },
    { "weights-b", 0, 0, G_OPTION_ARG_FILENAME, &match.sides[1].weights_name,
      weights ? N_("A file of weights for B") : NULL, "FILE" },
    { "bound", 0, 0, G_OPTION_ARG_DOUBLE, &match.bound,
      N_("What the share of wins is compared with"), "SHARE" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &match.n_threads, N_("How many cores are used, 1 to 64"),
      "N" },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &match.quiet, N_("Without progress"), NULL },
    { NULL }
  };
  int result;

  if (!kit_cli_parse ("", _("Measures how strong one level is against another."), entries, &argc,
                      &argv))
    return KIT_CLI_USAGE;
  share_budget (&match, nodes, seconds);
  result = argc == 1 ? read_match (&match) : kit_cli_usage (_("“%s” is not expected"), argv[1]);
  if (result == KIT_CLI_OK)
    play_match (&match);
  clear (&match);
  return result;
}
