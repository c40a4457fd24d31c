/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learns the weights of the evaluation from self-play. */

#include "alx-train.h"

#include "alx-turn.h"

#include "alexandros/rules/alx-apply.h"

#include <math.h>
#include <string.h>

#define MAX_THREADS 64
#define MAX_TURNS   400
/* How the games are played: fast, and sometimes not by the best plan, so that there are samples of
   other positions too. */
#define WAYS        5
#define WAYS_TO     4
#define PLANS       6
#define ODD_TURNS   12                  /* plans in a hundred that are random ones */
/* What is learned, for alx_net_outcome(): mostly who won, but partly by how much, because a close
   loss is better than a clear one. */
#define MARGIN_PART 0.3f
#define MARGIN_UNIT 15.0f
/* The parameters of Adam (Kingma and Ba, 2014). */
#define BATCH       64
#define EPOCHS      2
#define BETA_1      0.9f
#define BETA_2      0.999f
#define EPSILON     1e-7f
#define DECAY       1e-5f

/* A position of a game, and how the game ended. */
typedef struct
{
  AlxFeatures features;
  float       target[ALX_MAX_PLAYERS];
} Sample;

typedef struct
{
  const AlxLesson  *lesson;
  const AlxWeights *weights;
  const AlxWeights *other;              /* (nullable): of all other seats, for a comparison */
  int               next;               /* atomic: the next game to be played */
  GArray          **samples;            /* (nullable): of Sample, for each game */
  float            *shares;             /* (nullable): of the win, for each game of a comparison */
} Games;

/* --- games --- */

static void
take_sample (const Games    *games,
             const AlxState *state,
             GArray         *samples)
{
  Sample sample;

  if (samples == NULL || state->phase == ALX_PHASE_OVER)
    return;
  memset (&sample, 0, sizeof sample);
  alx_features_look (state, games->lesson->board, sample.features);
  g_array_append_val (samples, sample);
}

/* Plays one plan up to the first decision that reveals something hidden. */
static void
follow_plan (const Games *games,
             AlxTurn     *turn,
             AlxState    *state,
             BaseRandom  *random,
             GArray      *samples)
{
  guint odd = samples != NULL && base_random_below (random, 100) < ODD_TURNS;
  const AlxPlan *plan;
  AlxSeat seat;
  AlxState world;

  alx_seat_look (&seat, state, state->player);
  alx_seat_sample (&seat, games->lesson->board, random, &world);
  alx_turn_search (turn, &world);
  plan = &turn->plans[odd ? base_random_below (random, turn->n_plans) : 0];
  for (guint i = 0; i < plan->n; i++)
    {
      guint kind = plan->line[i].kind;

      alx_apply (state, games->lesson->board, &plan->line[i], NULL);
      if (kind == ALX_WAY || state->phase == ALX_PHASE_CARD || base_random_below (random, 3) == 0)
        take_sample (games, state, samples);
      if (kind == ALX_CHOOSE || kind == ALX_SPECIAL || kind == ALX_DRAW)
        return;
    }
}

static void
play_game (Games   *games,
           AlxTurn *turn,
           guint    game)
{
  BaseRandom random = { games->lesson->seed + game * G_GUINT64_CONSTANT (0xa0761d6478bd642f) };
  GArray *samples = games->samples != NULL ? g_array_new (FALSE, FALSE, sizeof (Sample)) : NULL;
  guint seat = game % games->lesson->n_players;
  AlxState state;

  alx_state_deal_shuffled (&state, games->lesson->board, &(AlxOptions) { 0 },
                           games->lesson->n_players, &random);
  while (state.phase != ALX_PHASE_OVER && state.turn < MAX_TURNS)
    {
      turn->weights = games->other == NULL || state.player == seat ? games->weights : games->other;
      follow_plan (games, turn, &state, &random, samples);
    }
  if (samples == NULL)
    {
      guint winners = alx_state_winners (&state);

      games->shares[game] = winners >> seat & 1 ? 1.0f / __builtin_popcount (winners) : 0;
      return;
    }
  for (guint i = 0; i < samples->len; i++)
    alx_net_outcome (&state, MARGIN_PART, MARGIN_UNIT, g_array_index (samples, Sample, i).target);
  games->samples[game] = samples;
}

static gpointer
play_games (gpointer data)
{
  Games *games = data;
  KitLimit limit = { 0 };
  AlxTurn *turn = g_new0 (AlxTurn, 1);
  int game;

  turn->board = games->lesson->board;
  turn->limit = &limit;
  turn->max_ways = WAYS;
  turn->max_ways_to = WAYS_TO;
  turn->max_plans = games->samples != NULL ? PLANS : 1;
  while ((game = g_atomic_int_add (&games->next, 1)) < (int) games->lesson->n_games)
    play_game (games, turn, game);
  g_free (turn);
  return NULL;
}

static void
play_all (Games *games)
{
  GThread *threads[MAX_THREADS];
  guint n = CLAMP (games->lesson->n_threads, 1, MAX_THREADS);

  g_debug ("%u games of %u players begin, threads: %u", games->lesson->n_games,
           games->lesson->n_players, n);
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_new ("game", play_games, games);
  for (guint i = 0; i < n; i++)
    g_thread_join (threads[i]);
  g_debug ("the games have ended");
}

/* --- learning --- */

typedef struct
{
  AlxNet gradient;
  AlxNet mean;
  AlxNet square;
  guint  n_steps;
} Learner;

/* Adds the gradient for one row of features, if @error is the derivative of the loss by its
   number. */
static void
add_gradient (const AlxNet *net,
              const float  *features,
              float         error,
              AlxNet       *gradient)
{
  float hidden[ALX_HIDDEN];
  float back[ALX_HIDDEN];

  memcpy (hidden, net->bias, sizeof hidden);
  for (guint i = 0; i < ALX_FEATURES; i++)
    if (features[i] != 0)
      for (guint k = 0; k < ALX_HIDDEN; k++)
        hidden[k] += features[i] * net->hidden[i][k];
  for (guint k = 0; k < ALX_HIDDEN; k++)
    {
      back[k] = hidden[k] > 0 ? error * net->out[k] : 0;
      gradient->out[k] += error * MAX (hidden[k], 0);
      gradient->bias[k] += back[k];
    }
  for (guint i = 0; i < ALX_FEATURES; i++)
    if (features[i] != 0)
      {
        gradient->linear[i] += error * features[i];
        for (guint k = 0; k < ALX_HIDDEN; k++)
          gradient->hidden[i][k] += back[k] * features[i];
      }
}

static void
make_step (Learner *learner,
           AlxNet  *net,
           float    rate)
{
  float *weights = (float *) net;
  float *gradient = (float *) &learner->gradient;
  float *mean = (float *) &learner->mean;
  float *square = (float *) &learner->square;
  float of_mean;
  float of_square;

  learner->n_steps++;
  of_mean = 1 - powf (BETA_1, learner->n_steps);
  of_square = 1 - powf (BETA_2, learner->n_steps);
  for (guint i = 0; i < ALX_NET_SIZE; i++)
    {
      float g = gradient[i] / BATCH + DECAY * weights[i];

      mean[i] = BETA_1 * mean[i] + (1 - BETA_1) * g;
      square[i] = BETA_2 * square[i] + (1 - BETA_2) * g * g;
      weights[i] -= rate * mean[i] / of_mean / (sqrtf (square[i] / of_square) + EPSILON);
      gradient[i] = 0;
    }
}

/* Returns the mean loss: the cross entropy of outcome and expected chances. */
static double
learn (AlxNet          *net,
       const AlxLesson *lesson,
       Sample         **order,
       guint            n,
       BaseRandom      *random)
{
  Learner *learner = g_new0 (Learner, 1);
  double loss = 0;

  for (guint step = 0; step < EPOCHS * n; step++)
    {
      guint pick = base_random_below (random, n);
      Sample *sample = order[pick];
      float chances[ALX_MAX_PLAYERS];
      /* The learning rate decays to a tenth. */
      float rate = lesson->rate * (1 - 0.9f * step / (EPOCHS * n));

      alx_net_softmax (net, lesson->n_players, sample->features, chances);
      for (guint p = 0; p < lesson->n_players; p++)
        {
          loss -= sample->target[p] * logf (MAX (chances[p], 1e-6f));
          add_gradient (net, sample->features[p], chances[p] - sample->target[p],
                        &learner->gradient);
        }
      if (step % BATCH == BATCH - 1)
        make_step (learner, net, rate);
    }
  g_free (learner);
  return loss / (EPOCHS * n);
}

/**
 * alx_train_lesson:
 * @weights: (inout): the games are played with them; the net for this number of players is updated
 * @lesson: number of games, players and threads, and the rate
 *
 * Returns: the mean loss while learning
 */
double
alx_train_lesson (AlxWeights      *weights,
                  const AlxLesson *lesson)
{
  Games games = { .lesson = lesson,
                  .weights = weights,
                  .samples = g_new0 (GArray *, lesson->n_games) };
  BaseRandom random = { lesson->seed ^ G_GUINT64_CONSTANT (0xe7037ed1a0b428db) };
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  double loss;

  play_all (&games);
  for (guint game = 0; game < lesson->n_games; game++)
    for (guint i = 0; i < games.samples[game]->len; i++)
      g_ptr_array_add (order, &g_array_index (games.samples[game], Sample, i));
  loss = learn (&weights->nets[lesson->n_players - 2], lesson, (Sample **)order->pdata, order->len,
                &random);
  for (guint game = 0; game < lesson->n_games; game++)
    g_array_unref (games.samples[game]);
  g_free (games.samples);
  return loss;
}

/**
 * alx_train_compare:
 * @weights: of one seat, a different one from game to game
 * @other: of all other seats
 * @lesson: number of games, players and threads, and the seed; the rate is not used
 *
 * Returns: the share of games that @weights win
 */
double
alx_train_compare (const AlxWeights *weights,
                   const AlxWeights *other,
                   const AlxLesson  *lesson)
{
  Games games = {
    .lesson = lesson, .weights = weights, .other = other, .shares = g_new0 (float, lesson->n_games)
  };
  double sum = 0;

  play_all (&games);
  for (guint game = 0; game < lesson->n_games; game++)
    sum += games.shares[game];
  g_free (games.shares);
  return sum / lesson->n_games;
}
