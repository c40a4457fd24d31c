/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The net of Alexander as it was at first, and its weights. */

#pragma once

#include "alexander-1-features.h"

G_BEGIN_DECLS

#define A1_HIDDEN 16

/** No file of weights is larger. */
#define A1_WEIGHTS_MAX_BYTES (200 * 1024)

/**
 * A1Net:
 *
 * A player's row of features becomes one number: a linear part, plus one hidden layer of ReLUs.
 * The chances of winning are the softmax of the numbers of all players.
 */
typedef struct
{
  float linear[A1_FEATURES];
  float hidden[A1_FEATURES][A1_HIDDEN];
  float bias[A1_HIDDEN];
  float out[A1_HIDDEN];
} A1Net;

#define A1_NET_SIZE (sizeof (A1Net) / sizeof (float))

/** A1Weights: a net for each number of players, the first for 2. */
typedef struct
{
  A1Net nets[ALX_MAX_PLAYERS - 1];
} A1Weights;

/** A1WeightsProblem: why a text is refused as a file of weights. */
typedef enum
{
  A1_WEIGHTS_FINE,
  A1_WEIGHTS_TOO_LARGE,
  A1_WEIGHTS_FORMAT,                   /* no file of weights, or of another version */
  A1_WEIGHTS_FEATURES,                 /* for another set of features or another size of the net */
  A1_WEIGHTS_CHECKSUM,
  A1_WEIGHTS_NUMBERS,                  /* too few, too many, too large, or no numbers */
} A1WeightsProblem;

const A1Weights *a1_weights_default (void);

void a1_net_chances (const A1Weights *weights,
                      const AlxState   *state,
                      const AlxBoard   *board,
                      float             chances[ALX_MAX_PLAYERS]);

G_END_DECLS
