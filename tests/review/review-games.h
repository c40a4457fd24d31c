/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of both kinds between computers, to be reviewed. */

#pragma once

#include "kit/review/kit-review.h"

G_BEGIN_DECLS

/**
 * ReviewGame:
 * @name: of the game
 * @format: of its records
 * @levels: its computer players
 */
typedef struct
{
  const char      *name;
  const KitFormat *format;
  const KitLevel  *levels;
} ReviewGame;

extern const ReviewGame review_games[2];

KitRecord *review_games_begin  (const ReviewGame *game,
                                guint             n_players,
                                guint64           seed);
void       review_games_step   (const ReviewGame *game,
                                KitRecord        *record,
                                const char       *level,
                                guint64           seed);
KitRecord *review_games_play   (const ReviewGame *game,
                                const char       *level,
                                guint             n_players,
                                guint64           seed);
void       review_games_review (KitReview        *review);

G_END_DECLS
