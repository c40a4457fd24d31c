/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The evaluation: a small neural net, its weights, and the files that hold them. */

#pragma once

#include "alx-features.h"

G_BEGIN_DECLS

#define ALX_HIDDEN 16

/** No file of weights is larger. */
#define ALX_WEIGHTS_MAX_BYTES (200 * 1024)

/**
 * AlxNet:
 *
 * A player's row of features becomes one number: a linear part, plus one hidden layer of ReLUs.
 * The chances of winning are the softmax of the numbers of all players.
 */
typedef struct
{
  float linear[ALX_FEATURES];
  float hidden[ALX_FEATURES][ALX_HIDDEN];
  float bias[ALX_HIDDEN];
  float out[ALX_HIDDEN];
} AlxNet;

#define ALX_NET_SIZE (sizeof (AlxNet) / sizeof (float))

/** AlxWeights: a net for each number of players, the first for 2. */
typedef struct
{
  AlxNet nets[ALX_MAX_PLAYERS - 1];
} AlxWeights;

/** AlxWeightsProblem: why a text is refused as a file of weights. */
typedef enum
{
  ALX_WEIGHTS_FINE,
  ALX_WEIGHTS_TOO_LARGE,
  ALX_WEIGHTS_FORMAT,                   /* no file of weights, or of another version */
  ALX_WEIGHTS_FEATURES,                 /* for another set of features or another size of the net */
  ALX_WEIGHTS_CHECKSUM,
  ALX_WEIGHTS_NUMBERS,                  /* too few, too many, too large, or no numbers */
} AlxWeightsProblem;

AlxWeightsProblem alx_weights_read    (AlxWeights       *weights,
                                       const char       *text,
                                       gsize             length);
char             *alx_weights_write   (const AlxWeights *weights,
                                       const char       *made);
const AlxWeights *alx_weights_default (void);

void alx_net_chances (const AlxWeights *weights,
                      const AlxState   *state,
                      const AlxBoard   *board,
                      float             chances[ALX_MAX_PLAYERS]);
void alx_net_outcome (const AlxState   *state,
                      float             margin_part,
                      float             margin_unit,
                      float             shares[ALX_MAX_PLAYERS]);
void alx_net_softmax (const AlxNet     *net,
                      guint             n_players,
                      AlxFeatures       features,
                      float             chances[ALX_MAX_PLAYERS]);

G_END_DECLS
