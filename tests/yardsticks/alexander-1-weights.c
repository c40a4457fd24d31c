/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The net of Alexander as it was at first, and its weights. */

#include "alexander-1-weights.h"

#include "alexander-1-weights-data.h"

#include "alexandros/rules/alx-rules.h"

#include <math.h>
#include <string.h>

/* A file is text that is the same in every locale: a line with the format, one with the sizes, one
   that says how it was made, the SHA-256 of all that follows, and the weights in ten-thousandths,
   one line for each net. */
#define HEAD  "Alexandros weights 1\n"
#define SCALE 10000.0f
/* The part of the chances that is shared out evenly, because no evaluation is certain. */
#define DOUBT 0.02f
/* For a1_net_outcome(): a little depends on the points, so that a level that is about to lose, or
   to win, still plays for them. */
#define MARGIN_PART 0.005f
#define MARGIN_UNIT 30.0f
#define LIMIT 10000000                  /* largest number in a file: a weight of 1000 */

/* Returns the line at *text without its end, and moves *text to the next; NULL at the end. */
static char *
take_line (const char **text)
{
  const char *end = strchr (*text, '\n');
  char *line;

  if (end == NULL)
    return NULL;
  line = g_strndup (*text, end - *text);
  *text = end + 1;
  return line;
}

static gboolean
read_net (A1Net     *net,
          const char *line)
{
  float *numbers = (float *) net;

  for (guint i = 0; i < A1_NET_SIZE; i++)
    {
      char *end;
      gint64 number = g_ascii_strtoll (line, &end, 10);

      if (end == line || number > LIMIT || number < -LIMIT ||
          *end != (i + 1 < A1_NET_SIZE ? ' ' : '\0'))
        return FALSE;
      numbers[i] = number / SCALE;
      line = end + 1;
    }
  return TRUE;
}

/**
 * a1_weights_read:
 * @weights: (out): the weights, if %A1_WEIGHTS_FINE is returned
 * @text: a file, zero-terminated
 * @length: of @text in bytes
 *
 * Returns: %A1_WEIGHTS_FINE, or what is wrong
 */
static A1WeightsProblem
a1_weights_read (A1Weights *weights,
                  const char *text,
                  gsize       length)
{
  g_autofree char *expected =
    g_strdup_printf ("Features=%d Count=%d Hidden=%d", A1_FEATURE_SET, A1_FEATURES, A1_HIDDEN);
  g_autofree char *figures = NULL;
  g_autofree char *made = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *right = NULL;

  if (length > A1_WEIGHTS_MAX_BYTES)
    return A1_WEIGHTS_TOO_LARGE;
  if (strlen (text) != length || !g_str_has_prefix (text, HEAD))
    return A1_WEIGHTS_FORMAT;
  text += strlen (HEAD);
  figures = take_line (&text);
  made = take_line (&text);
  checksum = take_line (&text);
  if (checksum == NULL || !g_str_has_prefix (made, "Made="))
    return A1_WEIGHTS_FORMAT;
  if (!g_str_equal (figures, expected))
    return A1_WEIGHTS_FEATURES;
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  right = g_strconcat ("Checksum=", sum, NULL);
  if (!g_str_equal (checksum, right))
    return A1_WEIGHTS_CHECKSUM;
  for (guint i = 0; i < G_N_ELEMENTS (weights->nets); i++)
    {
      g_autofree char *line = take_line (&text);

      if (line == NULL || !read_net (&weights->nets[i], line))
        return A1_WEIGHTS_NUMBERS;
    }
  return *text == '\0' ? A1_WEIGHTS_FINE : A1_WEIGHTS_NUMBERS;
}

/** a1_weights_default: the compiled-in weights. */
const A1Weights *
a1_weights_default (void)
{
  static gsize once = 0;
  static A1Weights weights;

  if (g_once_init_enter (&once))
    {
      g_autofree char *text = g_strjoinv (NULL, (char **) alexander_1_weights);

      if (a1_weights_read (&weights, text, strlen (text)) != A1_WEIGHTS_FINE)
        g_error ("the weights that were built in are damaged");
      g_once_init_leave (&once, 1);
    }
  return &weights;
}

/* Four floats in a SIMD register; every platform of today has them. */
typedef float Four __attribute__ ((vector_size (16), aligned (4)));

typedef gint32 FourMasks __attribute__ ((vector_size (16), aligned (4)));

#define N_FOURS (A1_HIDDEN / 4)

/* The number of one row of features, see #A1Net. */
static float
weigh (const A1Net *net,
       const float  *features)
{
  /* Even and odd features have sums of their own, so that each addition need not wait for the one
     before. */
  Four even[N_FOURS];
  Four odd[N_FOURS] = { 0 };
  Four sum = { 0 };

  G_STATIC_ASSERT (A1_FEATURES % 4 == 0 && A1_HIDDEN % 4 == 0);
  memcpy (even, net->bias, sizeof even);
  for (guint i = 0; i < A1_FEATURES; i += 2)
    for (guint k = 0; k < N_FOURS; k++)
      {
        even[k] += features[i] * *(const Four *) (net->hidden[i] + 4 * k);
        odd[k] += features[i + 1] * *(const Four *) (net->hidden[i + 1] + 4 * k);
      }
  for (guint i = 0; i < A1_FEATURES; i += 4)
    sum += *(const Four *) (features + i) * *(const Four *) (net->linear + i);
  for (guint k = 0; k < N_FOURS; k++)
    {
      Four both = even[k] + odd[k];

      sum += (Four) ((both > 0) & (FourMasks) both) * *(const Four *) (net->out + 4 * k);
    }
  return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

/**
 * a1_net_softmax:
 * @net: the net for this number of players
 * @n_players: 2 to 4
 * @features: a row for each player
 * @chances: (out): the chance of winning of each player; all add up to 1
 */
static void
a1_net_softmax (const A1Net *net,
                 guint         n_players,
                 A1Features   features,
                 float         chances[ALX_MAX_PLAYERS])
{
  float most = -1e9f;
  float sum = 0;

  for (guint p = 0; p < n_players; p++)
    {
      chances[p] = weigh (net, features[p]);
      most = MAX (most, chances[p]);
    }
  for (guint p = 0; p < n_players; p++)
    {
      chances[p] = expf (chances[p] - most);
      sum += chances[p];
    }
  for (guint p = 0; p < n_players; p++)
    chances[p] /= sum;
}

/**
 * a1_net_outcome:
 * @state: a position that is over
 * @margin_part: how much of a share depends on the points, from 0 to 1; the rest is for winning
 * @margin_unit: the lead, in points, that multiplies the points' part by e
 * @shares: (out): the share of the win that each player has; all add up to 1
 */
static void
a1_net_outcome (const AlxState *state,
                 float           margin_part,
                 float           margin_unit,
                 float           shares[ALX_MAX_PLAYERS])
{
  guint winners = kit_rules_get_winners (&alx_rules, state);
  float share = 1.0f / __builtin_popcount (winners);
  float sum = 0;

  for (guint p = 0; p < state->n_players; p++)
    {
      shares[p] = expf (state->scores[p] / margin_unit);
      sum += shares[p];
    }
  for (guint p = 0; p < state->n_players; p++)
    shares[p] =
      margin_part * shares[p] / sum + (1 - margin_part) * (winners >> p & 1 ? share : 0);
}

/**
 * a1_net_chances:
 * @weights: weights
 * @state: a position without unknown cards
 * @board: its board
 * @chances: (out): the chance of winning of each player; if the game is over, its outcome
 */
void
a1_net_chances (const A1Weights *weights,
                 const AlxState   *state,
                 const AlxBoard   *board,
                 float             chances[ALX_MAX_PLAYERS])
{
  A1Features features;

  if (state->phase == ALX_PHASE_OVER)
    {
      a1_net_outcome (state, MARGIN_PART, MARGIN_UNIT, chances);
      return;
    }
  a1_features_look (state, board, features);
  /* A player on turn who wins with a levy will do so: no need to ask the net. */
  if (features[state->player][A1_F_WINS_NEXT] > 0)
    for (guint p = 0; p < state->n_players; p++)
      chances[p] = p == state->player;
  else
    a1_net_softmax (&weights->nets[state->n_players - 2], state->n_players, features, chances);
  for (guint p = 0; p < state->n_players; p++)
    chances[p] = (1 - DOUBT) * chances[p] + DOUBT / state->n_players;
}
