/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews a game in a thread, task by task. */

#pragma once

#include "kit-review.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * KitReviewer:
 *
 * Has a #KitReview, whose tasks are done in a thread, one after the other; it emits "changed" when
 * something is known that was not. The thread ends when all is done, or soon after the reviewer is
 * disposed of. A line that a player tries is judged before the tasks that are left.
 */
#define KIT_TYPE_REVIEWER (kit_reviewer_get_type ())
G_DECLARE_FINAL_TYPE (KitReviewer, kit_reviewer, KIT, REVIEWER, GObject)

/** KitReviewerTried: called in the main context with the verdict about a line that was tried. */
typedef void (*KitReviewerTried) (const KitVerdict *verdict,
                                  gpointer          data);

KitReviewer     *kit_reviewer_new         (KitReview       *review);
const KitReview *kit_reviewer_get_review  (KitReviewer     *reviewer);
gboolean         kit_reviewer_is_done     (KitReviewer     *reviewer);
void             kit_reviewer_start       (KitReviewer     *reviewer);
void             kit_reviewer_judge       (KitReviewer     *reviewer,
                                           const KitVerdict *instead,
                                           gconstpointer    line,
                                           guint            n,
                                           KitReviewerTried tried,
                                           gpointer         data);

G_END_DECLS
