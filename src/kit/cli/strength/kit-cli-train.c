/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "train": learns the weights of a game's nets from games against itself. */

#include "config.h"

#include "base/base-file.h"
#include "kit/cli/kit-cli-commands.h"
#include "kit/cli/kit-cli-player.h"
#include "kit/players/kit-train.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#define PROGRESS_US (2 * G_USEC_PER_SEC)
/* The samples of a round are larger than any file of the game. */
#define MAX_BYTES  G_MAXUINT32
#define MAX_GAMES  100000
#define MAX_NOTE   120

typedef struct
{
  const KitCliGame *game;
  char             *out;
  char             *work;
  char             *seed_text;
  char             *note;
  int               n_rounds;
  int               n_games;
  int               n_threads;
  int               n_players;          /* 0 for all numbers of players, one after the other */
  guint64           seed;
  gconstpointer     board;

  /* what has been done, and when it began */
  int               total;              /* games */
  int               done;               /* atomic */
  gint64            start_us;
  gint64            told_us;
  GMutex            mutex;
} Training;

/* --- progress --- */

static void
tell_progress (gpointer data)
{
  Training *training = data;
  int done = g_atomic_int_add (&training->done, 1) + 1;
  gint64 now_us = g_get_monotonic_time ();
  gint64 left_s;

  g_mutex_lock (&training->mutex);
  if (now_us - training->told_us >= PROGRESS_US)
    {
      training->told_us = now_us;
      left_s = (now_us - training->start_us) / G_USEC_PER_SEC * (training->total - done) / done;
      fprintf (stderr, _("%d of %d games, about %d min left\n"), done, training->total,
               (int) (left_s + 59) / 60);
    }
  g_mutex_unlock (&training->mutex);
}

/* --- rounds --- */

static void
deal (guint    n_players,
      guint64  seed,
      gboolean odd,
      gpointer state,
      gpointer data)
{
  const KitFormat *format = ((const Training *) data)->game->format;
  g_autofree gpointer values = kit_options_new (format->options);
  g_autoptr (KitRecord) record = NULL;
  BaseRandom random = { seed };

  if (odd && format->options != NULL)
    for (const KitOption *option = format->options->rows; option->key != NULL; option++)
      kit_option_set (option, values,
                      base_random_below (&random, g_strv_length ((char **) option->words)));
  record = format->create_record (values, n_players, seed);
  kit_history_get_state_at (record->history, 0, state);
}

/* A file of a round in the folder of work. */
static char *
name_file (const Training *training,
           guint           n_players,
           int             round,
           const char     *what)
{
  g_autofree char *name = g_strdup_printf ("%u-%d.%s", n_players, round, what);

  return g_build_filename (training->work, name, NULL);
}

static gboolean
save_file (const char *path,
           const char *bytes,
           gsize       length)
{
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (path, bytes, length, &error))
    return TRUE;
  fprintf (stderr, "%s\n", error->message);
  return FALSE;
}

static gboolean
save_weights (const Training   *training,
              const KitWeights *weights,
              const char       *path)
{
  const KitCliGame *game = training->game;
  g_autofree char *text = kit_weights_write (weights, game->strategy->features,
                                             game->format->rules->max_players);

  return save_file (path, text, strlen (text));
}

/* Loads a round that was finished before the run was interrupted; its weights were written last.
   One of another run is a fault, which is printed. */
static gboolean
load_round (const Training *training,
            guint           n_players,
            int             round,
            KitWeights     *weights,
            KitSamples     *samples,
            gboolean       *fault)
{
  g_autofree char *weights_path = name_file (training, n_players, round, "weights");
  g_autofree char *samples_path = name_file (training, n_players, round, "samples");
  g_autofree KitWeights *read = NULL;
  g_autofree char *bytes = NULL;
  gsize length;
  int problem;

  if (!g_file_test (weights_path, G_FILE_TEST_EXISTS))
    return FALSE;
  read = kit_cli_read_weights (training->game, weights_path);
  *fault = read == NULL;
  if (read != NULL &&
      (!g_str_equal (read->made, weights->made) || !g_str_equal (read->board, weights->board)))
    {
      kit_cli_print_fault (weights_path, 0, _("it belongs to another run"));
      *fault = TRUE;
    }
  if (*fault || !base_file_read (samples_path, MAX_BYTES, &bytes, &length, &problem))
    return FALSE;
  kit_samples_init (samples, n_players,
                    g_strv_length ((char **) training->game->strategy->features));
  *weights = *read;
  samples->n = length / samples->size;
  g_byte_array_append (samples->bytes, (const guint8 *) bytes, samples->n * samples->size);
  return TRUE;
}

/* Plays and learns a round, saves it, and prints a line of the table. */
static gboolean
run_round (const Training  *training,
           const KitLesson *lesson,
           guint            round,
           KitWeights      *rounds,
           KitSamples      *samples)
{
  g_autofree char *weights_path = name_file (training, lesson->n_players, round, "weights");
  g_autofree char *samples_path = name_file (training, lesson->n_players, round, "samples");
  double loss = kit_train_round (lesson, round, rounds, samples);
  char figure[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (figure, sizeof figure, "%.5f", loss);
  printf ("%u,%u,%u,%" G_GSIZE_FORMAT ",%s\n", lesson->n_players, round + 1,
          kit_train_count_games (lesson, round), samples[round].n, figure);
  fflush (stdout);
  return save_file (samples_path, (const char *) samples[round].bytes->data,
                    samples[round].n * samples[round].size) &&
         save_weights (training, &rounds[round], weights_path);
}

static KitLesson
plan_lesson (Training *training,
             guint     n_players)
{
  return (KitLesson) {
    .strategy = training->game->strategy,
    .board = training->board,
    .deal = deal,
    .data = training,
    .progress = tell_progress,
    .n_players = n_players,
    .n_rounds = training->n_rounds,
    .n_games = training->n_games,
    .n_threads = training->n_threads,
    .seed = training->seed,
  };
}

static gboolean
run_players (Training   *training,
             guint       n_players,
             KitWeights *weights)
{
  const KitLesson lesson = plan_lesson (training, n_players);
  g_autofree KitWeights *rounds = g_new (KitWeights, training->n_rounds);
  g_autofree KitSamples *samples = g_new0 (KitSamples, training->n_rounds);
  guint index = n_players - KIT_MIN_PLAYERS;
  gboolean fine = TRUE;

  for (int round = 0; fine && round < training->n_rounds; round++)
    {
      gboolean fault = FALSE;

      rounds[round] = *weights;
      if (load_round (training, n_players, round, &rounds[round], &samples[round], &fault))
        training->total -= kit_train_count_games (&lesson, round);
      else
        fine = !fault && run_round (training, &lesson, round, rounds, samples);
    }
  for (int round = 0; round < training->n_rounds; round++)
    if (samples[round].bytes != NULL)
      kit_samples_clear (&samples[round]);
  if (fine)
    weights->nets[index] = rounds[training->n_rounds - 1].nets[index];
  return fine;
}

/* Removes the folder of work, of which nothing is needed any more. */
static void
remove_work (const Training *training,
             guint           from,
             guint           to)
{
  static const char * const kinds[] = { "samples", "weights" };

  for (guint n = from; n <= to; n++)
    for (int round = 0; round < training->n_rounds; round++)
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        {
          g_autofree char *path = name_file (training, n, round, kinds[i]);

          g_remove (path);
        }
  g_rmdir (training->work);
}

static int
run (Training *training)
{
  const KitFormat *format = training->game->format;
  g_autofree gpointer options = kit_options_new (format->options);
  g_autoptr (KitRecord) record = format->create_record (options, KIT_MIN_PLAYERS, 0);
  guint from = training->n_players > 0 ? (guint) training->n_players : KIT_MIN_PLAYERS;
  guint to = training->n_players > 0 ? (guint) training->n_players : format->rules->max_players;
  g_autofree KitWeights *weights = g_new0 (KitWeights, 1);

  training->board = kit_history_get_board (record->history);
  if (format->boards != NULL)
    {
      g_autofree char *digest = kit_boards_digest (format->boards, training->board);

      g_strlcpy (weights->board, digest, sizeof weights->board);
    }
  training->start_us = training->told_us = g_get_monotonic_time ();
  for (guint n = from; n <= to; n++)
    {
      const KitLesson lesson = plan_lesson (training, n);

      for (int round = 0; round < training->n_rounds; round++)
        training->total += kit_train_count_games (&lesson, round);
    }
  for (guint i = 0; i < G_N_ELEMENTS (weights->nets); i++)
    weights->nets[i].n_features = g_strv_length ((char **) training->game->strategy->features);
  g_snprintf (weights->made, sizeof weights->made,
              "%s --game %s --seed %" G_GUINT64_FORMAT
              " --games %d --rounds %d%s%s", g_get_prgname (), training->game->id, training->seed,
              training->n_games, training->n_rounds, training->note != NULL ? "; " : "",
              training->note != NULL ? training->note : "");
  for (guint n = from; n <= to; n++)
    if (!run_players (training, n, weights))
      return KIT_CLI_FAILED;
  if (!save_weights (training, weights, training->out))
    return KIT_CLI_FAILED;
  remove_work (training, from, to);
  return KIT_CLI_OK;
}

static gboolean
is_note (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;
  return strlen (text) <= MAX_NOTE;
}

static int
check (Training *training)
{
  if (training->game->strategy == NULL)
    return kit_cli_usage (_("the levels of this game do not learn"));
  if (training->out == NULL)
    return kit_cli_usage (_("--out is needed"));
  if (training->n_games < 1 || training->n_games > MAX_GAMES)
    return kit_cli_usage (_("the number of games is from 1 to %d"), MAX_GAMES);
  if (training->n_rounds < 1 || training->n_rounds > 100)
    return kit_cli_usage (_("the number of rounds is from 1 to 100"));
  if (training->n_players != 0 && !kit_cli_check_players (training->game, training->n_players))
    return KIT_CLI_USAGE;
  if (training->note != NULL && !is_note (training->note))
    return kit_cli_usage (_("a note is one line of at most %d bytes"), MAX_NOTE);
  if (!kit_cli_check_threads (training->n_threads) ||
      !kit_cli_read_seed (training->seed_text, &training->seed))
    return KIT_CLI_USAGE;
  training->work = g_strconcat (training->out, ".work", NULL);
  if (g_mkdir_with_parents (training->work, 0777) != 0)
    {
      kit_cli_print_fault (training->work, 0, g_strerror (errno));
      return KIT_CLI_FAILED;
    }
  return KIT_CLI_OK;
}

/** kit_cli_train: plays, learns, and writes the weights. */
int
kit_cli_train (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  Training training = { .game = games[0], .n_rounds = 5, .n_games = 8000,
                        .n_threads = MIN (g_get_num_processors (), KIT_CLI_MAX_THREADS) };
  GOptionEntry entries[] = {
    { "out", 'O', 0, G_OPTION_ARG_FILENAME, &training.out,
      N_("The file of weights; a run that was broken off is resumed from the folder FILE.work"),
      "FILE" },
    { "players", 'p', 0, G_OPTION_ARG_INT, &training.n_players,
      N_("Only for this number of players"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &training.seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "S" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &training.n_games,
      N_("Games per round, for each number of players, 1 to 100000"), "G" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &training.n_rounds, N_("Number of rounds, 1 to 100"),
      "N" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &training.n_threads,
      N_("How many cores are used, 1 to 64"), "N" },
    { "note", 0, 0, G_OPTION_ARG_STRING, &training.note,
      N_("What is noted in the file, such as the version of the program"), "TEXT" },
    { NULL }
  };
  int result;

  result = kit_cli_parse ("", _("Learns the weights of the evaluation from games against itself."),
                          entries, &argc, &argv)
             ? check (&training) : KIT_CLI_USAGE;
  if (result == KIT_CLI_OK)
    result = run (&training);
  g_free (training.out);
  g_free (training.work);
  g_free (training.seed_text);
  g_free (training.note);
  return result;
}
