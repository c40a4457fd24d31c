/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learns the weights of the evaluation from self-play. */

#pragma once

#include "alx-weights.h"

G_BEGIN_DECLS

/**
 * AlxLesson:
 * @board: a board
 * @n_players: 2 to 4; selects the net
 * @n_games: games that are played before learning
 * @n_threads: 1 to 64; the result does not depend on it
 * @seed: of the games
 * @rate: the learning rate
 */
typedef struct
{
  const AlxBoard *board;
  guint           n_players;
  guint           n_games;
  guint           n_threads;
  guint64         seed;
  float           rate;
} AlxLesson;

double alx_train_lesson  (AlxWeights       *weights,
                          const AlxLesson  *lesson);
double alx_train_compare (const AlxWeights *weights,
                          const AlxWeights *other,
                          const AlxLesson  *lesson);

G_END_DECLS
