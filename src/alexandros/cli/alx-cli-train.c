/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alexandros-cli train: learns the weights of the evaluation from self-play. */

#include "config.h"

#include "alx-cli-game.h"

#include "alexandros/players/alx-train.h"
#include "alexandros/record/alx-board-file.h"
#include "base/base-file.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  char    *out;
  char    *from;
  char    *log;
  char    *seed_text;
  char    *note;
  int      n_rounds;
  int      n_games;
  int      n_compared;
  int      n_threads;
  double   rate;
  guint64  seed;
} Training;

/* The "Made" line of the file of weights, from which an interrupted run knows where to resume. */
static char *
describe (const Training *training,
          int             n_rounds)
{
  return g_strdup_printf ("alexandros-cli train --seed %" G_GUINT64_FORMAT
                          " --games %d --rounds %d; %d games of 2, 3 and 4 players each%s%s",
                          training->seed, training->n_games, training->n_rounds,
                          n_rounds * training->n_games, training->note ? "; " : "",
                          training->note ? training->note : "");
}

/* The number of rounds that are done already, according to the file of weights. */
static int
find_round (const Training *training)
{
  g_autofree char *text = NULL;
  gsize length;
  int problem;

  if (!base_file_read (training->out, ALX_WEIGHTS_MAX_BYTES, &text, &length, &problem))
    return 0;
  for (int round = training->n_rounds; round > 0; round--)
    {
      g_autofree char *made = describe (training, round);
      g_autofree char *line = g_strconcat ("\nMade=", made, "\n", NULL);

      if (strstr (text, line) != NULL)
        return round;
    }
  return 0;
}

static AlxLesson
plan_lesson (const Training *training,
             int             round,
             guint           n_players)
{
  double progress = round / (double) training->n_rounds;

  return (AlxLesson) {
    .board = alx_boards_default (),
    .n_players = n_players,
    .n_games = training->n_games,
    .n_threads = training->n_threads,
    .seed = training->seed + round * G_GUINT64_CONSTANT (0x8ebc6af09c88c6e3) + n_players,
    .rate = training->rate * (1 - 0.9 * progress),
  };
}

/* Writes the weights and reads them back, rounded, so that an interrupted run ends with the same
   bytes as any other. */
static gboolean
save (const Training *training,
      AlxWeights     *weights,
      int             n_rounds)
{
  g_autofree char *made = describe (training, n_rounds);
  g_autofree char *text = alx_weights_write (weights, made);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (training->out, text, -1, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return FALSE;
    }
  return alx_weights_read (weights, text, strlen (text)) == ALX_WEIGHTS_FINE;
}

static gboolean
add_to_log (const Training *training,
            const char     *line,
            gboolean        anew)
{
  FILE *file = training->log != NULL ? fopen (training->log, anew ? "w" : "a") : NULL;

  printf ("%s", line);
  fflush (stdout);
  if (training->log == NULL)
    return TRUE;
  if (file == NULL)
    {
      perror (training->log);
      return FALSE;
    }
  fputs (line, file);
  return fclose (file) == 0;
}

/* Plays and learns one round, and logs a line: games so far, then for each number of players the
   share of wins against the weights at the start, and the loss. */
static gboolean
run_round (const Training   *training,
           const AlxWeights *start,
           AlxWeights       *weights,
           int               round)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "%d", (round + 1) * training->n_games);
  for (guint n = 2; n <= ALX_MAX_PLAYERS; n++)
    {
      AlxLesson lesson = plan_lesson (training, round, n);
      double loss = alx_train_lesson (weights, &lesson);
      char figures[2][G_ASCII_DTOSTR_BUF_SIZE];

      lesson.n_games = training->n_compared;
      lesson.seed = n;
      g_ascii_formatd (figures[0], sizeof figures[0], "%.4f",
                       alx_train_compare (weights, start, &lesson));
      g_ascii_formatd (figures[1], sizeof figures[1], "%.5f", loss);
      g_string_append_printf (line, ",%s,%s", figures[0], figures[1]);
    }
  g_string_append_c (line, '\n');
  return save (training, weights, round + 1) && add_to_log (training, line->str, FALSE);
}

static int
run (Training *training)
{
  AlxWeights start;
  AlxWeights weights;
  int round = find_round (training);

  if (training->from == NULL)
    start = *alx_weights_default ();
  else if (!alx_cli_read_weights (training->from, &start))
    return KIT_CLI_FAILED;
  weights = start;
  if (round > 0 && !alx_cli_read_weights (training->out, &weights))
    return KIT_CLI_FAILED;
  if (round == 0 &&
      !add_to_log (training, "games,wins of 2,loss of 2,wins of 3,loss of 3,wins of 4,loss of 4\n",
                   TRUE))
    return KIT_CLI_FAILED;
  for (; round < training->n_rounds; round++)
    if (!run_round (training, &start, &weights, round))
      return KIT_CLI_FAILED;
  return KIT_CLI_OK;
}

static int
check (Training *training)
{
  if (training->out == NULL)
    return kit_cli_usage (_("--out is needed"));
  if (training->n_games < 1 || training->n_games > 100000 || training->n_compared < 1)
    return kit_cli_usage (_("the number of games is from 1 to 100000"));
  if (training->n_rounds < 1 || training->n_rounds > 10000)
    return kit_cli_usage (_("the number of rounds is from 1 to 10000"));
  return kit_cli_check_threads (training->n_threads) &&
         kit_cli_read_seed (training->seed_text, &training->seed) ? KIT_CLI_OK : KIT_CLI_USAGE;
}

/** alx_cli_train: plays, learns, and writes the weights after each round. */
int
alx_cli_train (const KitCliGame * const *games,
               int                       argc,
               char                    **argv)
{
  Training training = { .n_rounds = 20, .n_games = 2000, .n_compared = 600, .rate = 0.002,
                        .n_threads = MIN (g_get_num_processors (), KIT_CLI_MAX_THREADS) };
  GOptionEntry entries[] = {
    { "out", 'O', 0, G_OPTION_ARG_FILENAME, &training.out,
      N_("The file of weights; a run that was broken off goes on from it"), "FILE" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &training.from, N_("The weights to begin with"),
      "FILE" },
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &training.log, N_("A table of the progress"), "FILE" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &training.seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "S" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &training.n_games,
      N_("Games per round, for each number of players, 1 to 100000"), "G" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &training.n_rounds, N_("Number of rounds, 1 to 10000"),
      "N" },
    { "compared", 0, 0, G_OPTION_ARG_INT, &training.n_compared,
      N_("Games by which progress is measured, from 1"), "G" },
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
  g_free (training.from);
  g_free (training.log);
  g_free (training.seed_text);
  g_free (training.note);
  return result;
}
