/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was learned: the weights of the evaluation, and the file that holds them. */

#pragma once

#include "alx-features.h"

G_BEGIN_DECLS

#define ALX_HIDDEN 16

/** No file of weights is larger. */
#define ALX_WEIGHTS_MAX_BYTES (200 * 1024)

/**
 * AlxNet:
 *
 * A player's row of features becomes one number: a weighted sum, and a second one of hidden sums
 * that count only while they are positive. Shares of wins are the softmax of the players' numbers.
 */
typedef struct
{
  float linear[ALX_FEATURES];
  float hidden[ALX_FEATURES][ALX_HIDDEN];
  float bias[ALX_HIDDEN];
  float out[ALX_HIDDEN];
} AlxNet;

#define ALX_NET_SIZE (sizeof (AlxNet) / sizeof (float))

/** AlxWeights: a net for each number of players, from 2 on. */
typedef struct
{
  AlxNet nets[ALX_MAX_PLAYERS - 1];
} AlxWeights;

/** AlxWeightsProblem: why a text is no file of weights. */
typedef enum
{
  ALX_WEIGHTS_FINE,
  ALX_WEIGHTS_TOO_LARGE,
  ALX_WEIGHTS_FORMAT,                   /* it is something else, or of another version */
  ALX_WEIGHTS_FEATURES,                 /* they weigh other features */
  ALX_WEIGHTS_CHECKSUM,
  ALX_WEIGHTS_NUMBERS,                  /* too few, too many, or no numbers */
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
