/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fits a net to samples. */

#pragma once

#include "kit-samples.h"

G_BEGIN_DECLS

/**
 * KitLearning:
 * @parts: (array length=n_parts): the samples that are learned from
 * @n_parts: at least 1
 * @epochs: how often each sample is looked at
 * @rate: the learning rate at first; it falls to a twentieth
 * @seed: of the order and of the first weights
 * @loss: (out): the mean cross entropy of chances while learning, in the last tenth
 */
typedef struct
{
  const KitSamples *parts;
  guint             n_parts;
  double            epochs;
  double            rate;
  guint64           seed;
  double            loss;
} KitLearning;

void kit_learn (KitNet      *net,
                KitLearning *learning);

G_END_DECLS
