/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights that are compiled into a game. */

#pragma once

#include "kit-weights.h"

G_BEGIN_DECLS

/**
 * KitBuiltIn:
 * @features: (array zero-terminated=1): of the game
 * @max_players: of the game
 * @text: (array zero-terminated=1): the file of weights, in parts
 *
 * A static variable of a game; the rest is private.
 */
typedef struct
{
  const char * const *features;
  guint               max_players;
  const char * const *text;

  /*< private >*/
  gsize               once;
  KitWeights          weights;
  char                name[17];
} KitBuiltIn;

const KitWeights *kit_built_in_get      (KitBuiltIn *built_in);
const char       *kit_built_in_get_name (KitBuiltIn *built_in);

G_END_DECLS
