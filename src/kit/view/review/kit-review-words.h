/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a review says, in sentences. */

#pragma once

#include "kit/review/kit-review.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

int         kit_review_words_games  (int               chance);
const char *kit_review_words_weight (const KitVerdict *verdict);
char       *kit_review_words_played (const KitGameView *view,
                                     const KitReview   *review,
                                     const KitVerdict  *verdict);
char       *kit_review_words_better (const KitGameView *view,
                                     const KitReview   *review,
                                     const KitVerdict  *verdict,
                                     char             **why);
char       *kit_review_words_tried  (const KitVerdict  *played,
                                     const KitVerdict  *tried);

G_END_DECLS
