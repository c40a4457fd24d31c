/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command "calibrate": whether what a level says of its chances comes true. */

#include "config.h"

#include "kit/cli/kit-cli-commands.h"
#include "kit/cli/kit-cli-player.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define N_BINS   10
#define N_FIFTHS 5
/* Standard errors to each side of a 95 % confidence interval. */
#define Z_95     1.96

typedef enum
{
  SELF,
  OTHER,
  SIDES
} Side;

/* What was said at the beginning of a turn of the chances of all seats. */
typedef struct
{
  float said[SIDES][KIT_MAX_PLAYERS];
} Saying;

typedef struct
{
  GArray *sayings;                      /* of Saying, for each turn */
  float   happened[KIT_MAX_PLAYERS];    /* shares of the win */
} Game;

typedef struct
{
  const KitCliGame *game;
  KitCliPlayer      players[SIDES];
  char             *names[SIDES];
  gint64            nodes[SIDES];
  char             *weights_name;
  KitWeights       *weights;
  int               n_players;
  int               n_games;
  int               n_threads;
  guint64           seed;

  Game             *games;
  int               next;               /* atomic */
} Calibration;

/* --- games --- */

static void
ask (const Calibration *calibration,
     Side               side,
     gconstpointer      board,
     gconstpointer      view,
     guint64            seed,
     KitAdvice         *advice)
{
  const KitQuestion question = {
    .rules = calibration->game->format->rules,
    .board = board,
    .view = view,
    .budget.nodes = calibration->nodes[side],
    .seed = seed,
    .weights = side == SELF ? calibration->weights : NULL,
    .threads = 1,
  };

  calibration->players[side].level->advise (&question, advice);
}

/* The level plays all seats; at the beginning of each turn both are asked. */
static void
play_game (const Calibration *calibration,
           guint              index)
{
  const KitRules *rules = calibration->game->format->rules;
  Game *game = &calibration->games[index];
  guint64 seed = calibration->seed + index * G_GUINT64_CONSTANT (0x9fb21c651e98df25);
  g_autofree gpointer options = kit_options_new (calibration->game->format->options);
  g_autoptr (KitRecord) record =
    calibration->game->format->create_record (options, calibration->n_players, seed);
  gconstpointer board = kit_history_get_board (record->history);
  g_autofree gpointer state = g_malloc (rules->state_size);
  g_autofree gpointer view = g_malloc (rules->view_size);
  const KitHead *head;
  BaseRandom random = { ~seed };
  guint turn = G_MAXUINT;
  guint winners;

  kit_history_get_state_at (record->history, 0, state);
  head = kit_rules_head (state);
  while (!head->over && head->turn <= KIT_CLI_MAX_TURNS)
    {
      KitAdvice advice[SIDES];
      guint64 asked = base_random_next (&random);

      rules->look (view, state, head->decider);
      ask (calibration, SELF, board, view, asked, &advice[SELF]);
      if (head->turn != turn)
        {
          Saying saying = { 0 };

          turn = head->turn;
          if (calibration->players[OTHER].level != NULL)
            ask (calibration, OTHER, board, view, asked, &advice[OTHER]);
          else
            advice[OTHER] = advice[SELF];
          for (guint side = 0; side < SIDES; side++)
            for (int p = 0; p < calibration->n_players; p++)
              saying.said[side][p] = advice[side].chances[p] / 1000.0f;
          g_array_append_val (game->sayings, saying);
        }
      for (guint i = 0; i < advice[SELF].n_reusable; i++)
        rules->apply (state, board, kit_advice_get (&advice[SELF], rules, i), NULL);
    }
  winners = kit_rules_get_winners (rules, state);
  for (int p = 0; p < calibration->n_players; p++)
    game->happened[p] = (winners >> p & 1) != 0 ? 1.0f / __builtin_popcount (winners) : 0;
}

static gpointer
play_games (gpointer data)
{
  Calibration *calibration = data;
  int index;

  while ((index = g_atomic_int_add (&calibration->next, 1)) < calibration->n_games)
    play_game (calibration, index);
  return NULL;
}

/* --- figures --- */

typedef struct
{
  double n;
  double said;
  double happened;
} Bin;

/* What was said in a part of the games, in bins. */
typedef struct
{
  Bin bins[N_BINS];
} Curve;

static void
add_to_curve (Curve *curve,
              double said,
              double happened)
{
  Bin *bin = &curve->bins[MIN ((guint) (said * N_BINS), N_BINS - 1)];

  bin->n++;
  bin->said += said;
  bin->happened += happened;
}

/* The calibration error: the mean over all that was said of how far its bin is off. */
static double
compute_error (const Curve *curve)
{
  double off = 0;
  double n = 0;

  for (guint i = 0; i < N_BINS; i++)
    {
      off += fabs (curve->bins[i].said - curve->bins[i].happened);
      n += curve->bins[i].n;
    }
  return n > 0 ? off / n : 0;
}

/* The Brier scores of a seat, or of all seats for G_MAXUINT, and by how much that of the level is
   below the other's, with the half of its confidence interval; games count as one trial each. */
static void
print_scores (const Calibration *calibration,
              guint              seat)
{
  double brier[SIDES] = { 0 };
  double better = 0;
  double squares = 0;
  double n = calibration->n_games;

  for (int i = 0; i < calibration->n_games; i++)
    {
      const Game *game = &calibration->games[i];
      double of_game[SIDES] = { 0 };
      guint n_said = 0;

      for (guint k = 0; k < game->sayings->len; k++)
        for (guint p = 0; p < (guint) calibration->n_players; p++)
          if (seat == G_MAXUINT || seat == p)
            {
              const Saying *saying = &g_array_index (game->sayings, Saying, k);

              n_said++;
              for (guint side = 0; side < SIDES; side++)
                of_game[side] += pow (saying->said[side][p] - game->happened[p], 2);
            }
      for (guint side = 0; side < SIDES; side++)
        brier[side] += of_game[side] / n_said / n;
      better += (of_game[OTHER] - of_game[SELF]) / n_said / n;
      squares += pow ((of_game[OTHER] - of_game[SELF]) / n_said, 2) / n;
    }
  printf ("; Brier %.4f", brier[SELF]);
  if (calibration->players[OTHER].level != NULL)
    printf (", %s %.4f, better by %.4f ± %.4f", calibration->names[OTHER], brier[OTHER], better,
            Z_95 * sqrt (MAX (squares - better * better, 0) / n));
}

static void
print_seat (const Calibration *calibration,
            guint              seat)
{
  Curve whole = { 0 };
  Curve fifths[N_FIFTHS] = { 0 };

  for (int i = 0; i < calibration->n_games; i++)
    {
      const Game *game = &calibration->games[i];

      for (guint k = 0; k < game->sayings->len; k++)
        for (guint p = 0; p < (guint) calibration->n_players; p++)
          if (seat == G_MAXUINT || seat == p)
            {
              double said = g_array_index (game->sayings, Saying, k).said[SELF][p];

              add_to_curve (&whole, said, game->happened[p]);
              add_to_curve (&fifths[k * N_FIFTHS / game->sayings->len], said, game->happened[p]);
            }
    }
  if (seat == G_MAXUINT)
    printf ("all seats");
  else
    printf ("seat %u", seat + 1);
  printf (": calibration error %.4f, in fifths of the game", compute_error (&whole));
  for (guint i = 0; i < N_FIFTHS; i++)
    printf (" %.4f", compute_error (&fifths[i]));
  print_scores (calibration, seat);
  printf ("\n");
  if (seat != G_MAXUINT)
    return;
  for (guint i = 0; i < N_BINS; i++)
    if (whole.bins[i].n > 0)
      printf ("  said %.3f, happened %.3f, %.0f times\n", whole.bins[i].said / whole.bins[i].n,
              whole.bins[i].happened / whole.bins[i].n, whole.bins[i].n);
}

/* --- the command --- */

static gboolean
read_level (Calibration *calibration,
            Side         side)
{
  if (!kit_cli_player_read (&calibration->players[side], calibration->game,
                            calibration->names[side]))
    return FALSE;
  return calibration->players[side].level != NULL ||
         kit_cli_usage (_("a program says no chances")) == KIT_CLI_OK;
}

static int
check (Calibration *calibration,
       const char  *seed_text)
{
  if (calibration->names[SELF] == NULL)
    return kit_cli_usage (_("--level is needed"));
  if (!read_level (calibration, SELF) ||
      (calibration->names[OTHER] != NULL && !read_level (calibration, OTHER)) ||
      !kit_cli_check_players (calibration->game, calibration->n_players) ||
      !kit_cli_check_threads (calibration->n_threads) ||
      !kit_cli_read_seed (seed_text, &calibration->seed))
    return KIT_CLI_USAGE;
  if (calibration->nodes[SELF] < 0 || calibration->nodes[OTHER] < 0)
    return kit_cli_usage (_("a budget is not negative"));
  if (calibration->n_games < 1 || calibration->n_games > 1000000)
    return kit_cli_usage (_("the number of games is from 1 to %d"), 1000000);
  if (calibration->weights_name == NULL)
    return KIT_CLI_OK;
  calibration->weights = kit_cli_read_weights (calibration->game, calibration->weights_name);
  return calibration->weights != NULL ? KIT_CLI_OK : KIT_CLI_FAILED;
}

static void
run (Calibration *calibration)
{
  calibration->games = g_new0 (Game, calibration->n_games);
  for (int i = 0; i < calibration->n_games; i++)
    calibration->games[i].sayings = g_array_new (FALSE, FALSE, sizeof (Saying));
  kit_cli_run_threads (play_games, calibration, 0, calibration->n_threads);
  printf ("%s, %d players, %d games\n", calibration->names[SELF], calibration->n_players,
          calibration->n_games);
  for (int seat = 0; seat < calibration->n_players; seat++)
    print_seat (calibration, seat);
  print_seat (calibration, G_MAXUINT);
  for (int i = 0; i < calibration->n_games; i++)
    g_array_unref (calibration->games[i].sayings);
  g_free (calibration->games);
}

/** kit_cli_calibrate: plays games, and compares the chances that were said with what happened. */
int
kit_cli_calibrate (const KitCliGame * const *games,
                   int                       argc,
                   char                    **argv)
{
  Calibration calibration = { .game = games[0], .n_players = 2, .n_games = 1000, .n_threads = 1 };
  g_autofree char *seed_text = NULL;
  GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &calibration.names[SELF],
      N_("The level that plays all seats, and says its chances"), "LEVEL" },
    { "other", 0, 0, G_OPTION_ARG_STRING, &calibration.names[OTHER],
      N_("A level that is asked for its chances in the same positions"), "LEVEL" },
    { "players", 'p', 0, G_OPTION_ARG_INT, &calibration.n_players, N_("Number of players, 2 to 4"),
      "N" },
    { "games", 'g', 0, G_OPTION_ARG_INT, &calibration.n_games, N_("Number of games"), "G" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text,
      N_("Random seed, 0 to 18446744073709551615"), "X" },
    { "nodes", 'n', 0, G_OPTION_ARG_INT64, &calibration.nodes[SELF],
      N_("Positions searched per turn, from 0"), "K" },
    { "nodes-other", 0, 0, G_OPTION_ARG_INT64, &calibration.nodes[OTHER],
      N_("The same for the other level"), "K" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &calibration.weights_name,
      games[0]->strategy != NULL ? N_("A file of weights for the level") : NULL, "FILE" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &calibration.n_threads,
      N_("How many cores are used, 1 to 64"), "N" },
    { NULL }
  };
  int result;

  result = kit_cli_parse ("", _("Compares what a level says of its chances with what happens."),
                          entries, &argc, &argv)
             ? check (&calibration, seed_text) : KIT_CLI_USAGE;
  if (result == KIT_CLI_OK)
    run (&calibration);
  for (guint side = 0; side < SIDES; side++)
    {
      g_free (calibration.names[side]);
      kit_cli_player_clear (&calibration.players[side]);
    }
  g_free (calibration.weights_name);
  g_free (calibration.weights);
  return result;
}
