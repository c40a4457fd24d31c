/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights that are compiled into a game. */

#include "kit-built-in.h"

#include <string.h>

static void
load (KitBuiltIn *built_in)
{
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;

  if (!g_once_init_enter (&built_in->once))
    return;
  text = g_strjoinv (NULL, (char **) built_in->text);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_strlcpy (built_in->name, digest, sizeof built_in->name);
  if (kit_weights_read (&built_in->weights, built_in->features, built_in->max_players, text,
                        strlen (text)) != KIT_WEIGHTS_FINE)
    g_error ("the weights that were built in are damaged");
  g_once_init_leave (&built_in->once, 1);
}

/** kit_built_in_get: (transfer none): the weights; from any thread. */
const KitWeights *
kit_built_in_get (KitBuiltIn *built_in)
{
  load (built_in);
  return &built_in->weights;
}

/** kit_built_in_get_name: what tells them from other weights: the first digits of the SHA-256 of
    their file. */
const char *
kit_built_in_get_name (KitBuiltIn *built_in)
{
  load (built_in);
  return built_in->name;
}
