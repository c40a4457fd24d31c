/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel: what The Advisers add to the row of the kit. */

#pragma once

#include "kit/view/panels/kit-score-row.h"

G_BEGIN_DECLS

#define ADV_TYPE_SCORE_ROW (adv_score_row_get_type ())
G_DECLARE_FINAL_TYPE (AdvScoreRow, adv_score_row, ADV, SCORE_ROW, KitScoreRow)

G_END_DECLS
