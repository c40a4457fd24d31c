/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel: what Alexandros adds to the row of the kit. */

#pragma once

#include "kit/view/panels/kit-score-row.h"

G_BEGIN_DECLS

#define ALX_TYPE_SCORE_ROW (alx_score_row_get_type ())
G_DECLARE_FINAL_TYPE (AlxScoreRow, alx_score_row, ALX, SCORE_ROW, KitScoreRow)

G_END_DECLS
