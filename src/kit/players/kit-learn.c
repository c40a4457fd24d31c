/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fits a net to samples. */

#include "kit-learn.h"

#include "base/base-random.h"

#include <math.h>
#include <string.h>

#define BATCH       128
/* The parameters of Adam (Kingma and Ba, 2014). */
#define BETA_1      0.9f
#define BETA_2      0.999f
#define EPSILON     1e-7f
#define DECAY       1e-5f
/* A squared error of a lead counts so much beside the cross entropy of the chances. */
#define LEAD_PART   0.1f
#define LEAD_MAX    2.0f
/* The weights are the mean of the last part of all steps, of 1. */
#define MEAN_FROM   0.8
#define UNIT_MAX    16.0f
#define MOST        ((float) KIT_WEIGHT_MAX / KIT_WEIGHT_ONE)

/* A net in floats, as #KitNet, but the weights of the features are in order. */
typedef struct
{
  float in[KIT_MAX_PLAYERS][KIT_MAX_FEATURES][KIT_HIDDEN];
  float bias[KIT_HIDDEN];
  float win[KIT_HIDDEN];
  float lead[KIT_HIDDEN];
  float lead_bias;
} Floats;

#define N_FLOATS (sizeof (Floats) / sizeof (float))

typedef struct
{
  Floats net;
  Floats gradient;
  Floats first;                         /* the moments of Adam */
  Floats second;
  Floats sum;                           /* of the last steps */
  guint  n_steps;
  guint  n_summed;
} Learner;

/* What the net makes of a sample. */
typedef struct
{
  float x[KIT_MAX_PLAYERS][KIT_MAX_FEATURES];
  float hidden[KIT_MAX_PLAYERS][KIT_HIDDEN];
  float chances[KIT_MAX_PLAYERS];
  float leads[KIT_MAX_PLAYERS];
} Pass;

/* --- from and to integers --- */

static void
load_net (Floats       *floats,
          const KitNet *net)
{
  for (guint row = 0; row < KIT_MAX_PLAYERS; row++)
    for (guint i = 0; i < net->n_features; i++)
      for (guint k = 0; k < KIT_HIDDEN; k++)
        floats->in[row][i][k] = net->in[row][i / 2][k][i % 2] / (float) KIT_WEIGHT_ONE;
  for (guint k = 0; k < KIT_HIDDEN; k++)
    {
      floats->bias[k] = net->bias[k] / (float) KIT_WEIGHT_ONE;
      floats->win[k] = net->win[k] / (float) KIT_WEIGHT_ONE;
      floats->lead[k] = net->lead[k] / (float) KIT_WEIGHT_ONE;
    }
  floats->lead_bias = net->lead_bias / (float) KIT_WEIGHT_ONE;
}

static gint16
to_weight (float weight)
{
  return lroundf (CLAMP (weight, -MOST, MOST) * KIT_WEIGHT_ONE);
}

static void
store_net (KitNet       *net,
           const Floats *floats)
{
  for (guint row = 0; row < KIT_MAX_PLAYERS; row++)
    for (guint i = 0; i < net->n_features; i++)
      for (guint k = 0; k < KIT_HIDDEN; k++)
        net->in[row][i / 2][k][i % 2] = to_weight (floats->in[row][i][k]);
  for (guint k = 0; k < KIT_HIDDEN; k++)
    {
      net->bias[k] = to_weight (floats->bias[k]);
      net->win[k] = to_weight (floats->win[k]);
      net->lead[k] = to_weight (floats->lead[k]);
    }
  net->lead_bias = to_weight (floats->lead_bias);
}

/* A net that knows nothing yet: small random weights, so that the hidden units differ. */
static void
begin_net (Floats     *floats,
           guint       n_players,
           guint       n_features,
           BaseRandom *random)
{
  float *weights = &floats->in[0][0][0];
  float width = sqrtf (2.0f / (n_players * n_features));

  for (guint i = 0; i < N_FLOATS; i++)
    weights[i] = width * (base_random_below (random, 2001) / 1000.0f - 1);
}

/* --- passes --- */

static void
run_forward (const Floats     *net,
             const KitSamples *samples,
             const KitSample  *sample,
             Pass             *pass)
{
  const gint16 *rows = kit_sample_rows (sample);
  guint n = samples->n_players;
  float most = -G_MAXFLOAT;
  float sum = 0;

  for (guint p = 0; p < n; p++)
    for (guint i = 0; i < samples->n_features; i++)
      pass->x[p][i] = rows[p * samples->n_features + i] / (float) KIT_FEATURE_ONE;
  for (guint p = 0; p < n; p++)
    {
      float *hidden = pass->hidden[p];
      float win = 0;
      float lead = net->lead_bias;

      memcpy (hidden, net->bias, sizeof net->bias);
      for (guint row = 0; row < n; row++)
        {
          const float *x = pass->x[(p + row) % n];

          for (guint i = 0; i < samples->n_features; i++)
            if (x[i] != 0)
              for (guint k = 0; k < KIT_HIDDEN; k++)
                hidden[k] += x[i] * net->in[row][i][k];
        }
      for (guint k = 0; k < KIT_HIDDEN; k++)
        {
          hidden[k] = CLAMP (hidden[k], 0, UNIT_MAX);
          win += hidden[k] * net->win[k];
          lead += hidden[k] * net->lead[k];
        }
      pass->chances[p] = win;
      pass->leads[p] = lead;
      most = MAX (most, win);
    }
  for (guint p = 0; p < n; p++)
    sum += pass->chances[p] = expf (pass->chances[p] - most);
  for (guint p = 0; p < n; p++)
    pass->chances[p] /= sum;
}

/* Adds the gradient of the loss of a sample. Returns the cross entropy. */
static float
run_backward (Learner          *learner,
              const KitSamples *samples,
              const KitSample  *sample,
              const Pass       *pass)
{
  const Floats *net = &learner->net;
  Floats *gradient = &learner->gradient;
  guint n = samples->n_players;
  float loss = 0;

  for (guint p = 0; p < n; p++)
    {
      float target = sample->chances[p] / (float) KIT_CERTAIN;
      float lead = sample->leads[p] / (float) KIT_FEATURE_ONE;
      float win_error = pass->chances[p] - target;
      float lead_error = 2 * LEAD_PART * (pass->leads[p] - CLAMP (lead, -LEAD_MAX, LEAD_MAX));
      float back[KIT_HIDDEN];

      loss -= target * logf (MAX (pass->chances[p], 1e-6f));
      gradient->lead_bias += lead_error;
      for (guint k = 0; k < KIT_HIDDEN; k++)
        {
          float hidden = pass->hidden[p][k];
          float error = win_error * net->win[k] + lead_error * net->lead[k];

          gradient->win[k] += win_error * hidden;
          gradient->lead[k] += lead_error * hidden;
          back[k] = hidden > 0 && hidden < UNIT_MAX ? error : 0;
          gradient->bias[k] += back[k];
        }
      for (guint row = 0; row < n; row++)
        {
          const float *x = pass->x[(p + row) % n];

          for (guint i = 0; i < samples->n_features; i++)
            if (x[i] != 0)
              for (guint k = 0; k < KIT_HIDDEN; k++)
                gradient->in[row][i][k] += back[k] * x[i];
        }
    }
  return loss;
}

static void
make_step (Learner *learner,
           float    rate,
           gboolean summed)
{
  float *weights = &learner->net.in[0][0][0];
  float *gradient = &learner->gradient.in[0][0][0];
  float *first = &learner->first.in[0][0][0];
  float *second = &learner->second.in[0][0][0];
  float *sum = &learner->sum.in[0][0][0];
  float of_first;
  float of_second;

  learner->n_steps++;
  learner->n_summed += summed;
  of_first = 1 / (1 - powf (BETA_1, learner->n_steps));
  of_second = 1 / (1 - powf (BETA_2, learner->n_steps));
  for (guint i = 0; i < N_FLOATS; i++)
    {
      float g = gradient[i] / BATCH + DECAY * weights[i];
      float weight;

      first[i] = BETA_1 * first[i] + (1 - BETA_1) * g;
      second[i] = BETA_2 * second[i] + (1 - BETA_2) * g * g;
      weight = weights[i] - rate * first[i] * of_first / (sqrtf (second[i] * of_second) + EPSILON);
      weights[i] = CLAMP (weight, -MOST, MOST);
      sum[i] += summed ? weights[i] : 0;
      gradient[i] = 0;
    }
}

static const KitSample *
pick_sample (const KitLearning *learning,
             gsize              n,
             BaseRandom        *random)
{
  gsize index = base_random_below (random, n);
  guint part = 0;

  while (index >= learning->parts[part].n)
    index -= learning->parts[part++].n;
  return kit_samples_get (&learning->parts[part], index);
}

/**
 * kit_learn:
 * @net: (inout): begins with its weights; with random ones if it has no features yet
 * @learning: the samples, and how to learn from them
 */
void
kit_learn (KitNet      *net,
           KitLearning *learning)
{
  const KitSamples *samples = &learning->parts[0];
  BaseRandom random = { learning->seed };
  g_autofree Learner *learner = g_new0 (Learner, 1);
  g_autofree Pass *pass = g_new0 (Pass, 1);
  gsize n_samples = 0;
  gsize n;
  double loss = 0;
  gsize n_lost = 0;

  for (guint i = 0; i < learning->n_parts; i++)
    n_samples += learning->parts[i].n;
  n = (gsize) (learning->epochs * n_samples);
  if (net->n_features == 0)
    begin_net (&learner->net, samples->n_players, samples->n_features, &random);
  else
    load_net (&learner->net, net);
  for (gsize step = 0; step < n; step++)
    {
      const KitSample *sample = pick_sample (learning, n_samples, &random);
      double progress = step / (double) n;
      float lost;

      run_forward (&learner->net, samples, sample, pass);
      lost = run_backward (learner, samples, sample, pass);
      if (progress >= 0.9)
        {
          loss += lost;
          n_lost++;
        }
      if (step % BATCH == BATCH - 1)
        make_step (learner, learning->rate * (1 - 0.95 * progress), progress >= MEAN_FROM);
    }
  for (guint i = 0; i < N_FLOATS && learner->n_summed > 0; i++)
    (&learner->net.in[0][0][0])[i] = (&learner->sum.in[0][0][0])[i] / learner->n_summed;
  net->n_features = samples->n_features;
  store_net (net, &learner->net);
  learning->loss = n_lost > 0 ? loss / n_lost : 0;
}
