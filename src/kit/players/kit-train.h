/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays games, and learns a net from them. */

#pragma once

#include "kit-samples.h"
#include "kit-strategy.h"

G_BEGIN_DECLS

/**
 * KitLesson:
 * @strategy: of the game
 * @board: the board
 * @deal: deals the start of a game; with @odd, one with random options
 * @data: for @deal and @progress
 * @progress: (nullable): called from any thread after each game
 * @n_players: of the games
 * @n_rounds: the rounds of play and learning
 * @n_games: the games of a round; of the first rounds, which are played hastily by nets that know
 *   little, as in kit_train_count_games()
 * @n_threads: 1 to 64; what is learned does not depend on it
 * @seed: of games and learning
 *
 * How a net is learned for a number of players.
 */
typedef struct
{
  const KitStrategy  *strategy;
  gconstpointer       board;
  void              (*deal)     (guint    n_players,
                                 guint64  seed,
                                 gboolean odd,
                                 gpointer state,
                                 gpointer data);
  gpointer            data;
  void              (*progress) (gpointer data);
  guint               n_players;
  guint               n_rounds;
  guint               n_games;
  guint               n_threads;
  guint64             seed;
} KitLesson;

guint  kit_train_count_games (const KitLesson *lesson,
                              guint            round);
double kit_train_round       (const KitLesson *lesson,
                              guint            round,
                              KitWeights      *rounds,
                              KitSamples      *samples);

G_END_DECLS
