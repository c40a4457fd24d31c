/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review of a game, beside its board. */

#pragma once

#include "kit/review/kit-review.h"
#include "kit/view/kit-bin.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/**
 * KitReviewPanel:
 *
 * Shows what is known of a #KitReview: the chances turn by turn, as a chart and as a table, turning
 * points, and luck; or, in the place of all that, what a player is told who tries again. It emits
 * "chosen" with the first decision of a turning point, "looked" with the
 * number of decisions before a turn, and "again" when a new review is wanted.
 */
#define KIT_TYPE_REVIEW_PANEL (kit_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (KitReviewPanel, kit_review_panel, KIT, REVIEW_PANEL, KitBin)

GtkWidget        *kit_review_panel_new        (const KitGameView *view,
                                               const KitReview   *review,
                                               gboolean           old);
void              kit_review_panel_update     (KitReviewPanel    *panel);
void              kit_review_panel_set_cursor (KitReviewPanel    *panel,
                                               guint              cursor);
void              kit_review_panel_tell       (KitReviewPanel    *panel,
                                               const char        *text);
gboolean          kit_review_panel_is_telling (KitReviewPanel    *panel);
const KitVerdict *kit_review_panel_get_chosen (KitReviewPanel    *panel);
void              kit_review_panel_forget (KitReviewPanel *panel);

G_END_DECLS
