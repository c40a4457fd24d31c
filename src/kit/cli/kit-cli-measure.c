/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands "bench" of games share: they measure how fast the rules are, and print perft
   counts, which must never change. */

#include "config.h"

#include "kit-cli.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define N_STARTS      64                /* games that are dealt beforehand */
#define CLOCK_EACH    16                /* games between two reads of the clock */
#define ROUNDS        5                 /* of random games */
#define MIN_DECISIONS 65536             /* for measure_apply() */

/* What was played. */
typedef struct
{
  guint64 games;
  guint64 decisions;
} Speed;

/* What one thread does until a time, but once at least; its counts are added up. */
typedef struct
{
  const KitRules *rules;
  gconstpointer   board;
  const guint8   *starts;
  gint64          end_us;               /* monotonic */
  BaseRandom      random;
  Speed           speed;
} Work;

/* The times that have passed since @since (nullable): since no moment in particular without it. */
static KitCliTimes
get_times (const KitCliTimes *since)
{
  struct timespec time;
  KitCliTimes times = { 0, g_get_monotonic_time () };

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  times.cpu_us = (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
  if (since != NULL)
    {
      times.cpu_us -= since->cpu_us;
      times.real_us -= since->real_us;
    }
  return times;
}

/**
 * kit_cli_run_threads:
 * @function: of each thread
 * @works: (array length=n_threads): what it is given
 * @size: bytes of each of them; 0 for one that all threads share
 * @n_threads: how many run at once
 *
 * Returns: how long they took
 */
KitCliTimes
kit_cli_run_threads (GThreadFunc function,
                     gpointer    works,
                     gsize       size,
                     guint       n_threads)
{
  GThread *threads[KIT_CLI_MAX_THREADS];
  KitCliTimes start = get_times (NULL);

  for (guint i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("cli", function, (guint8 *) works + i * size);
  for (guint i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
  return get_times (&start);
}

/* (transfer full): the first positions of some games, one after the other. */
static guint8 *
deal_games (const KitCliGame *game,
            guint             n_players,
            gconstpointer    *board)
{
  gsize size = game->format->rules->state_size;
  g_autofree gpointer options = kit_options_new (game->format->options);
  guint8 *starts = g_malloc (N_STARTS * size);

  for (guint i = 0; i < N_STARTS; i++)
    {
      g_autoptr (KitRecord) record = game->format->create_record (options, n_players, i);

      memcpy (starts + i * size, kit_history_get_state (record->history), size);
      *board = kit_history_get_board (record->history);
    }
  return starts;
}

/* Counts the legal decisions and makes one of them. */
static void
decide (const KitRules *rules,
        gconstpointer   board,
        BaseRandom     *random,
        gpointer        state,
        gpointer        decision)
{
  kit_rules_pick_any (rules, state, board, random, decision);
  rules->apply (state, board, decision, NULL);
}

static gpointer
play_games (gpointer data)
{
  Work *work = data;
  const KitRules *rules = work->rules;
  g_autofree gpointer state = g_malloc (rules->state_size);
  g_autofree gpointer decision = g_malloc (rules->decision_size);

  do
    for (guint i = 0; i < CLOCK_EACH; i++, work->speed.games++)
      {
        memcpy (state, work->starts + work->speed.games % N_STARTS * rules->state_size,
                rules->state_size);
        for (; !kit_rules_head (state)->over; work->speed.decisions++)
          decide (rules, work->board, &work->random, state, decision);
      }
  while (g_get_monotonic_time () < work->end_us);
  return NULL;
}

/* Plays random games in threads for so many @seconds. */
static KitCliTimes
play_for (const KitCliGame *game,
          guint             n_players,
          guint             n_threads,
          double            seconds,
          Speed            *speed)
{
  g_autofree Work *works = g_new0 (Work, n_threads);
  gconstpointer board = NULL;
  g_autofree guint8 *starts = deal_games (game, n_players, &board);
  gint64 end_us = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  KitCliTimes times;

  for (guint i = 0; i < n_threads; i++)
    works[i] = (Work) { game->format->rules, board, starts, end_us, { n_players + 100 * i } };
  times = kit_cli_run_threads (play_games, works, sizeof *works, n_threads);
  *speed = (Speed) { 0 };
  for (guint i = 0; i < n_threads; i++)
    {
      speed->games += works[i].speed.games;
      speed->decisions += works[i].speed.decisions;
    }
  return times;
}

/* Games of uniformly random decisions: they are counted, one is picked, and applied. The fastest of
   some rounds counts: by the time of the processors, since the real one depends on what else
   runs. */
static void
measure_games (const KitCliGame *game,
               guint             n_players,
               guint             n_threads,
               double            seconds)
{
  double best = 0;
  double best_real = 0;
  double decisions = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      Speed speed;
      KitCliTimes times = play_for (game, n_players, n_threads, seconds / ROUNDS, &speed);

      if (speed.games * 1e6 / times.cpu_us <= best)
        continue;
      best = speed.games * 1e6 / times.cpu_us;
      best_real = speed.games * 1e6 / times.real_us;
      decisions = (double) speed.decisions / speed.games;
    }
  printf ("players %u, threads %u: %.0f random games a second of processor time, %.0f of real "
          "time; %.0f decisions a second of processor time, %.1f a game\n",
          n_players, n_threads, best, best_real, best * decisions, decisions);
}

/* Random games that were played beforehand, so that nothing is measured but apply(). */
typedef struct
{
  GByteArray *decisions;                /* of all games in a row */
  GArray     *lengths;                  /* of guint: of each game */
} Games;

static void
record_games (const Work *work,
              guint       n_players,
              Games      *games)
{
  const KitRules *rules = work->rules;
  g_autofree gpointer state = g_malloc (rules->state_size);
  g_autofree gpointer decision = g_malloc (rules->decision_size);
  BaseRandom random = { n_players };

  while (games->decisions->len < MIN_DECISIONS * rules->decision_size)
    {
      guint n = 0;

      memcpy (state, work->starts + games->lengths->len % N_STARTS * rules->state_size,
              rules->state_size);
      for (; !kit_rules_head (state)->over; n++)
        {
          decide (rules, work->board, &random, state, decision);
          g_byte_array_append (games->decisions, decision, rules->decision_size);
        }
      g_array_append_val (games->lengths, n);
    }
}

/* Plays games again, with no other work but applying decisions, for so many @seconds at least, and
   prints how fast that was. */
static void
measure_apply (const KitCliGame *game,
               guint             n_players,
               double            seconds)
{
  const KitRules *rules = game->format->rules;
  Games games = { g_byte_array_new (), g_array_new (FALSE, FALSE, sizeof (guint)) };
  Work work = { .rules = rules };
  g_autofree guint8 *starts = deal_games (game, n_players, &work.board);
  g_autofree gpointer state = g_malloc (rules->state_size);
  KitCliTimes start;
  KitCliTimes times;
  guint64 n_decisions = 0;

  work.starts = starts;
  record_games (&work, n_players, &games);
  start = get_times (NULL);
  do
    {
      const guint8 *decision = games.decisions->data;

      for (guint i = 0; i < games.lengths->len; i++)
        {
          guint n = g_array_index (games.lengths, guint, i);

          memcpy (state, starts + i % N_STARTS * rules->state_size, rules->state_size);
          for (guint k = 0; k < n; k++, decision += rules->decision_size)
            rules->apply (state, work.board, decision, NULL);
          n_decisions += n;
        }
      times = get_times (&start);
    }
  while (times.cpu_us < seconds * G_USEC_PER_SEC);
  printf ("players %u: %.0f decisions applied a second of processor time\n", n_players,
          n_decisions * 1e6 / times.cpu_us);
  g_byte_array_unref (games.decisions);
  g_array_unref (games.lengths);
}

/* --- perft --- */

typedef struct
{
  const KitRules *rules;
  gconstpointer   board;
  gconstpointer   state;
  guint           depth;
  guint64         leaves;
} Tree;

static guint64 count_leaves (const Tree *tree);

static gboolean
count_below (gconstpointer decision,
             gpointer      data)
{
  Tree *tree = data;
  g_autofree gpointer next = g_memdup2 (tree->state, tree->rules->state_size);
  Tree below = { tree->rules, tree->board, next, tree->depth - 1 };

  tree->rules->apply (next, tree->board, decision, NULL);
  tree->leaves += count_leaves (&below);
  return TRUE;
}

static guint64
count_leaves (const Tree *tree)
{
  Tree copy = *tree;

  if (tree->depth == 0 || kit_rules_head (tree->state)->over)
    return 1;
  if (tree->depth == 1)
    return kit_rules_count (tree->rules, tree->state, tree->board);
  tree->rules->walk (tree->state, tree->board, count_below, &copy);
  return copy.leaves;
}

/* Counts the lines of play with as many decisions as wanted, or fewer up to the end of the game.
   What chance brings is made from the seed. */
static void
print_perft (const KitCliGame  *game,
             const KitCliPerft *perft)
{
  KitFault fault;
  g_autoptr (KitRecord) record =
    kit_format_read (game->format, perft->record, strlen (perft->record), &fault);
  Tree tree = { game->format->rules, NULL, NULL, perft->depth };

  if (record == NULL)
    g_error ("perft %s: line %u, fault %u %s %s", perft->name, fault.line, fault.reason,
             fault.text, fault.other);
  tree.board = kit_history_get_board (record->history);
  tree.state = kit_history_get_state (record->history);
  printf ("perft %s %u: %" G_GUINT64_FORMAT "\n", perft->name, perft->depth,
          count_leaves (&tree));
}

/* --- the command --- */

/**
 * kit_cli_bench:
 * @bench: what is measured of the first of @games
 * @games: as of #KitCliCommand
 * @argc: likewise
 * @argv: likewise
 *
 * The command "bench" of a game: prints the speed of the engine and perft counts, or the speed of
 * painting.
 *
 * Returns: the exit status
 */
int
kit_cli_bench (const KitCliBench        *bench,
               const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  gboolean only_perft = FALSE;
  double seconds = 2;
  int threads = 1;
  const GOptionEntry entries[] = {
    { "perft", 0, 0, G_OPTION_ARG_NONE, &only_perft, N_("Only count, do not measure"), NULL },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      N_("How long each measurement takes, up to 3600"), "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_("How many cores are used, 1 to 64"), "N" },
    { NULL }
  };

  if (!kit_cli_parse (bench->measure_painting != NULL ? "[paint]" : NULL, _(bench->summary),
                      entries, &argc, &argv))
    return KIT_CLI_USAGE;
  if (argc == 2 && g_str_equal (argv[1], "paint"))
    {
      bench->measure_painting ();
      return KIT_CLI_OK;
    }
  if (argc != 1)
    {
      g_autofree char *why = g_strdup_printf (_("“%s” is not expected"), argv[1]);

      return kit_cli_refuse (why, "paint");
    }
  if (!kit_cli_check_threads (threads) || !kit_cli_check_seconds (seconds))
    return KIT_CLI_USAGE;

  for (guint n = KIT_MIN_PLAYERS; !only_perft && n <= games[0]->format->rules->max_players; n++)
    {
      measure_games (games[0], n, threads, seconds);
      measure_apply (games[0], n, seconds);
    }
  for (const KitCliPerft *perft = bench->perfts; perft->name != NULL; perft++)
    print_perft (games[0], perft);
  return KIT_CLI_OK;
}
