/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of a review, as a file. */

#pragma once

#include "kit-review.h"

G_BEGIN_DECLS

char *kit_review_write (const KitReview *review,
                        const char      *weights);
char *kit_review_read  (KitReview       *review,
                        const char      *text,
                        gsize            length);

G_END_DECLS
