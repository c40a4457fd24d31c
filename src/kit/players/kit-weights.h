/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of a game's nets, and the files that hold them. */

#pragma once

#include "kit-net.h"

G_BEGIN_DECLS

/** No file of weights is larger. */
#define KIT_WEIGHTS_MAX_BYTES (256 * 1024)

/**
 * KitWeights:
 * @board: SHA-256 of the text of the board that they were made on, in hexadecimal; it is noted, and
 *   other boards are played with them too
 * @made: one line that says how
 * @nets: for each number of players, the first for %KIT_MIN_PLAYERS
 *
 * What one game has learned.
 */
typedef struct
{
  char   board[65];
  char   made[256];
  KitNet nets[KIT_MAX_PLAYERS - KIT_MIN_PLAYERS + 1];
} KitWeights;

/** KitWeightsProblem: why a text is refused as a file of weights. */
typedef enum
{
  KIT_WEIGHTS_FINE,
  KIT_WEIGHTS_TOO_LARGE,
  KIT_WEIGHTS_FORMAT,                   /* no file of weights, or of another version */
  KIT_WEIGHTS_FEATURES,                 /* for other features or another size of the net */
  KIT_WEIGHTS_CHECKSUM,
  KIT_WEIGHTS_NUMBERS,                  /* too few, too many, too large, or no numbers */
} KitWeightsProblem;

KitWeightsProblem kit_weights_read  (KitWeights         *weights,
                                     const char * const *features,
                                     guint               max_players,
                                     const char         *text,
                                     gsize               length);
char             *kit_weights_write (const KitWeights   *weights,
                                     const char * const *features,
                                     guint               max_players);
const KitNet     *kit_weights_get   (const KitWeights   *weights,
                                     guint               n_players);

G_END_DECLS
