/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of a game's nets, and the files that hold them. */

#include "kit-weights.h"

#include <string.h>

/* A file is text that is the same in every locale: a line with the format, one with the features
   and the sizes, one with the board, one that says how it was made, the SHA-256 of all that
   follows, and the weights in 1024ths, one line for each net. */
#define HEAD     "Weights 1\n"
#define LICENCE  "License=CC0-1.0\n"

/* Calls @function for each weight of a net, in the order of the file. */
typedef gboolean (*Visit) (gint16  *weight,
                           gpointer data);

static gboolean
visit_net (KitNet  *net,
           guint    n_players,
           Visit    visit,
           gpointer data)
{
  gint16 *last[] = { net->bias, net->win, net->lead };

  for (guint row = 0; row < n_players; row++)
    for (guint i = 0; i < net->n_features; i++)
      for (guint k = 0; k < KIT_HIDDEN; k++)
        if (!visit (&net->in[row][i / 2][k][i % 2], data))
          return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    for (guint k = 0; k < KIT_HIDDEN; k++)
      if (!visit (&last[i][k], data))
        return FALSE;
  return visit (&net->lead_bias, data);
}

static gboolean
read_weight (gint16  *weight,
             gpointer data)
{
  const char **text = data;
  char *end;
  gint64 number = g_ascii_strtoll (*text, &end, 10);

  if (end == *text || number > KIT_WEIGHT_MAX || number < -KIT_WEIGHT_MAX ||
      (*end != ' ' && *end != '\0'))
    return FALSE;
  *weight = number;
  *text = end + (*end == ' ');
  return TRUE;
}

static gboolean
write_weight (gint16  *weight,
              gpointer data)
{
  g_string_append_printf (data, "%d ", *weight);
  return TRUE;
}

/* The features by the hash of their names: a net is only of use with those that it was made for. */
static char *
describe_sizes (const char * const *features)
{
  g_autofree char *names = g_strjoinv (" ", (char **) features);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, names, -1);

  return g_strdup_printf ("Features=%u %.16s\nHidden=%d\n",
                          g_strv_length ((char **) features), hash, KIT_HIDDEN);
}

/* If *@text begins with @key, takes the rest of its line into @value and moves on to the next. */
static gboolean
take_value (const char **text,
            const char  *key,
            char        *value,
            gsize        size)
{
  const char *end = strchr (*text, '\n');
  gsize length;

  if (end == NULL || !g_str_has_prefix (*text, key))
    return FALSE;
  *text += strlen (key);
  length = end - *text;
  if (length >= size)
    return FALSE;
  memcpy (value, *text, length);
  value[length] = '\0';
  *text = end + 1;
  return TRUE;
}

static gboolean
take_line (const char **text,
           const char  *line)
{
  if (!g_str_has_prefix (*text, line))
    return FALSE;
  *text += strlen (line);
  return TRUE;
}

static gboolean
read_nets (KitWeights *weights,
           guint       n_features,
           guint       max_players,
           const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = max_players - KIT_MIN_PLAYERS + 1;

  if (g_strv_length (lines) != n + 1 || lines[n][0] != '\0')
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const char *line = lines[i];

      weights->nets[i].n_features = n_features;
      if (!visit_net (&weights->nets[i], KIT_MIN_PLAYERS + i, read_weight, &line) || *line != '\0')
        return FALSE;
    }
  return TRUE;
}

/**
 * kit_weights_read:
 * @weights: (out): the weights, if %KIT_WEIGHTS_FINE is returned
 * @features: (array zero-terminated=1): of the game
 * @max_players: of the game
 * @text: a file, zero-terminated
 * @length: of @text in bytes
 *
 * Returns: %KIT_WEIGHTS_FINE, or what is wrong
 */
KitWeightsProblem
kit_weights_read (KitWeights         *weights,
                  const char * const *features,
                  guint               max_players,
                  const char         *text,
                  gsize               length)
{
  g_autofree char *sizes = describe_sizes (features);
  g_autofree char *sum = NULL;
  char checksum[65];

  if (length > KIT_WEIGHTS_MAX_BYTES)
    return KIT_WEIGHTS_TOO_LARGE;
  memset (weights, 0, sizeof *weights);
  if (strlen (text) != length || !take_line (&text, HEAD) || !take_line (&text, LICENCE))
    return KIT_WEIGHTS_FORMAT;
  if (!take_line (&text, sizes))
    return KIT_WEIGHTS_FEATURES;
  if (!take_value (&text, "Board=", weights->board, sizeof weights->board) ||
      !take_value (&text, "Made=", weights->made, sizeof weights->made) ||
      !take_value (&text, "Checksum=", checksum, sizeof checksum))
    return KIT_WEIGHTS_FORMAT;
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  if (!g_str_equal (checksum, sum))
    return KIT_WEIGHTS_CHECKSUM;
  return read_nets (weights, g_strv_length ((char **) features), max_players, text)
           ? KIT_WEIGHTS_FINE : KIT_WEIGHTS_NUMBERS;
}

/**
 * kit_weights_write:
 * @weights: weights
 * @features: (array zero-terminated=1): of the game
 * @max_players: of the game
 *
 * Returns: (transfer full): the text of a file
 */
char *
kit_weights_write (const KitWeights   *weights,
                   const char * const *features,
                   guint               max_players)
{
  g_autoptr (GString) body = g_string_new (NULL);
  g_autofree char *sizes = describe_sizes (features);
  g_autofree char *sum = NULL;

  for (guint n = KIT_MIN_PLAYERS; n <= max_players; n++)
    {
      visit_net ((KitNet *) kit_weights_get (weights, n), n, write_weight, body);
      body->str[body->len - 1] = '\n';
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body->str, -1);
  return g_strdup_printf (HEAD LICENCE "%sBoard=%s\nMade=%s\nChecksum=%s\n%s", sizes,
                          weights->board, weights->made, sum, body->str);
}

/** kit_weights_get: (transfer none): the net for a number of players. */
const KitNet *
kit_weights_get (const KitWeights *weights,
                 guint             n_players)
{
  return &weights->nets[n_players - KIT_MIN_PLAYERS];
}
