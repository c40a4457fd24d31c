/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nets and their files: the same numbers on every machine, and refusals. */

#include "kit/players/kit-weights.h"

#include <string.h>

#define N_FEATURES 12

static const char * const features[N_FEATURES + 1] = {
  "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", NULL
};

/* A number from -@most to @most; every fourth is one of these two. */
static gint16
pick (BaseRandom *random,
      int         most)
{
  guint32 kind = base_random_below (random, 8);

  return kind == 0   ? most
         : kind == 1 ? -most
                     : (int) base_random_below (random, 2 * most + 1) - most;
}

static void
make_net (KitNet     *net,
          guint       n_features,
          BaseRandom *random,
          int         most)
{
  gint16 *weights = &net->in[0][0][0][0];

  memset (net, 0, sizeof *net);
  net->n_features = n_features;
  for (guint i = 0; i < KIT_MAX_PLAYERS * KIT_MAX_FEATURES * KIT_HIDDEN; i++)
    weights[i] = pick (random, most);
  for (guint k = 0; k < KIT_HIDDEN; k++)
    {
      net->bias[k] = pick (random, most);
      net->win[k] = pick (random, most);
      net->lead[k] = pick (random, most);
    }
  net->lead_bias = pick (random, most);
}

/* --- nets --- */

/* Vectorised and plain: the same bits, also at the bounds; and chances that add up. */
static void
test_vectorised (void)
{
  BaseRandom random = { 5 };
  g_autofree KitNet *net = g_new (KitNet, 1);

  if (!kit_net_can_vectorise ())
    {
      g_test_skip ("this machine has no such instructions");
      return;
    }
  for (guint i = 0; i < 400; i++)
    {
      guint n_players = KIT_MIN_PLAYERS + i % 3;
      gint16 rows[KIT_MAX_PLAYERS * KIT_MAX_FEATURES];
      KitOutlook plain;
      KitOutlook vectorised;

      memset (&plain, 0, sizeof plain);
      memset (&vectorised, 0, sizeof vectorised);
      make_net (net, i % 2 ? KIT_MAX_FEATURES : N_FEATURES, &random,
                i % 5 ? 300 : KIT_WEIGHT_MAX);
      for (guint k = 0; k < G_N_ELEMENTS (rows); k++)
        rows[k] = pick (&random, KIT_FEATURE_MAX);
      kit_net_run (net, n_players, rows, FALSE, &plain);
      kit_net_run (net, n_players, rows, TRUE, &vectorised);
      g_assert_cmpmem (&plain, sizeof plain, &vectorised, sizeof vectorised);
    }
}

/* No sum leaves its 32 bits, whatever weights and features are. */
static void
test_bounds (void)
{
  const gint64 inputs = KIT_MAX_PLAYERS * KIT_MAX_FEATURES;

  g_assert_cmpint (inputs * KIT_FEATURE_MAX * KIT_WEIGHT_MAX + KIT_WEIGHT_MAX * KIT_FEATURE_ONE, <=,
                   G_MAXINT32);
  g_assert_cmpint (KIT_HIDDEN * G_GINT64_CONSTANT (4095) * KIT_WEIGHT_MAX +
                   KIT_WEIGHT_MAX * KIT_FEATURE_ONE, <=, G_MAXINT32);
}

/* A net with one hidden unit, in which each number can be computed by hand. */
static void
test_by_hand (void)
{
  g_autofree KitNet *net = g_new0 (KitNet, 1);
  gint16 rows[2 * N_FEATURES] = { KIT_FEATURE_ONE };
  KitOutlook outlook;

  net->n_features = N_FEATURES;
  net->in[0][0][0][0] = KIT_WEIGHT_ONE;         /* the own first feature to the first unit */
  net->win[0] = KIT_WEIGHT_ONE;
  net->lead[0] = 2 * KIT_WEIGHT_ONE;
  net->lead_bias = -KIT_WEIGHT_ONE / 2;
  kit_net_run (net, 2, rows, FALSE, &outlook);
  /* The logits are 1 and 0: e / (1 + e) is 0.73106. */
  g_assert_cmpint (outlook.chances[0], >=, 47900);
  g_assert_cmpint (outlook.chances[0], <=, 47920);
  g_assert_cmpint (outlook.chances[0] + outlook.chances[1], >=, KIT_CERTAIN - 1);
  g_assert_cmpint (outlook.chances[0] + outlook.chances[1], <=, KIT_CERTAIN);
  g_assert_cmpint (outlook.leads[0], ==, 2 * KIT_FEATURE_ONE - KIT_FEATURE_ONE / 2);
  g_assert_cmpint (outlook.leads[1], ==, -KIT_FEATURE_ONE / 2);
  /* What is said of the first seat, the second one sees of its next. */
  net->in[1][0][1][0] = KIT_WEIGHT_ONE;
  net->lead[1] = KIT_WEIGHT_ONE;
  kit_net_run (net, 2, rows, FALSE, &outlook);
  g_assert_cmpint (outlook.leads[1], ==, KIT_FEATURE_ONE / 2);
  /* Below 0 a unit is cut off. */
  net->in[0][0][0][0] = -KIT_WEIGHT_ONE;
  kit_net_run (net, 2, rows, FALSE, &outlook);
  g_assert_cmpint (outlook.leads[0], ==, -KIT_FEATURE_ONE / 2);
  g_assert_cmpint (outlook.chances[0], ==, outlook.chances[1]);
}

/* --- files --- */

static char *
make_text (KitWeights *weights)
{
  BaseRandom random = { 7 };

  memset (weights, 0, sizeof *weights);
  g_strlcpy (weights->board, "a board", sizeof weights->board);
  g_strlcpy (weights->made, "by a test", sizeof weights->made);
  for (guint i = 0; i < G_N_ELEMENTS (weights->nets); i++)
    make_net (&weights->nets[i], N_FEATURES, &random, KIT_WEIGHT_MAX);
  return kit_weights_write (weights, features, KIT_MAX_PLAYERS);
}

static KitWeightsProblem
read_text (const char *text,
           KitWeights *weights)
{
  return kit_weights_read (weights, features, KIT_MAX_PLAYERS, text, strlen (text));
}

static void
test_round_trip (void)
{
  g_autofree KitWeights *weights = g_new (KitWeights, 1);
  g_autofree KitWeights *read = g_new (KitWeights, 1);
  g_autofree char *text = make_text (weights);
  g_autofree char *again = NULL;

  g_assert_cmpint (read_text (text, read), ==, KIT_WEIGHTS_FINE);
  g_assert_cmpstr (read->board, ==, "a board");
  g_assert_cmpstr (read->made, ==, "by a test");
  again = kit_weights_write (read, features, KIT_MAX_PLAYERS);
  g_assert_cmpstr (text, ==, again);
}

/* @old becomes @new; with a checksum that is right for what is left of the file. */
static KitWeightsProblem
read_changed (const char *old,
              const char *new)
{
  g_autofree KitWeights *weights = g_new (KitWeights, 1);
  g_autofree char *text = make_text (weights);
  g_autoptr (GString) changed = g_string_new (text);
  char *body;

  g_assert_cmpuint (g_string_replace (changed, old, new, 1), ==, 1);
  body = strstr (changed->str, "Checksum=");
  if (body != NULL)
    {
      char *numbers = strchr (body, '\n') + 1;
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, numbers, -1);

      memcpy (body + strlen ("Checksum="), sum, strlen (sum));
    }
  return read_text (changed->str, weights);
}

static void
test_refused (void)
{
  g_autofree KitWeights *weights = g_new (KitWeights, 1);
  g_autofree char *text = make_text (weights);
  g_autofree char *large = g_strnfill (KIT_WEIGHTS_MAX_BYTES + 1, ' ');
  g_autofree char *first = NULL;
  const char *numbers = strchr (strstr (text, "Checksum="), '\n') + 1;
  const char *others[N_FEATURES + 1];

  g_assert_cmpint (read_text ("", weights), ==, KIT_WEIGHTS_FORMAT);
  g_assert_cmpint (read_text (large, weights), ==, KIT_WEIGHTS_TOO_LARGE);
  g_assert_cmpint (read_changed ("Weights 1", "Weights 2"), ==, KIT_WEIGHTS_FORMAT);
  g_assert_cmpint (read_changed ("CC0-1.0", "Other"), ==, KIT_WEIGHTS_FORMAT);
  g_assert_cmpint (read_changed ("Board=", "Bored="), ==, KIT_WEIGHTS_FORMAT);
  g_assert_cmpint (read_changed ("Hidden=32", "Hidden=33"), ==, KIT_WEIGHTS_FEATURES);
  text[strlen (text) - 2] ^= 1;
  g_assert_cmpint (read_text (text, weights), ==, KIT_WEIGHTS_CHECKSUM);
  first = g_strndup (numbers, strchr (numbers, ' ') + 1 - numbers);
  g_assert_cmpint (read_changed (first, "8191 "), ==, KIT_WEIGHTS_FINE);
  g_assert_cmpint (read_changed (first, "8192 "), ==, KIT_WEIGHTS_NUMBERS);
  g_assert_cmpint (read_changed (first, "x "), ==, KIT_WEIGHTS_NUMBERS);
  g_assert_cmpint (read_changed (first, ""), ==, KIT_WEIGHTS_NUMBERS);
  g_assert_cmpint (read_changed (first, "1 1 "), ==, KIT_WEIGHTS_NUMBERS);
  memcpy (others, features, sizeof others);
  others[3] = "other";
  g_free (text);
  text = make_text (weights);
  g_assert_cmpint (kit_weights_read (weights, others, KIT_MAX_PLAYERS, text, strlen (text)), ==,
                   KIT_WEIGHTS_FEATURES);
  g_assert_cmpint (kit_weights_read (weights, features, 3, text, strlen (text)), ==,
                   KIT_WEIGHTS_NUMBERS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit-nets/vectorised", test_vectorised);
  g_test_add_func ("/kit-nets/bounds", test_bounds);
  g_test_add_func ("/kit-nets/by-hand", test_by_hand);
  g_test_add_func ("/kit-nets/file/round-trip", test_round_trip);
  g_test_add_func ("/kit-nets/file/refused", test_refused);
  return g_test_run ();
}
