/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learning the weights of the evaluation from games against oneself. */

#pragma once

#include "alx-weights.h"

G_BEGIN_DECLS

/**
 * AlxLesson:
 * @board: what is played on
 * @n_players: for which net
 * @n_games: played with the weights as they are
 * @n_threads: how many play; what is learned does not depend on it
 * @seed: of the games
 * @rate: how far a step goes
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
