/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player in the score panel. */

#pragma once

#include "alexandros/model/alx-game.h"
#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_SCORE_ROW (alx_score_row_get_type ())
G_DECLARE_FINAL_TYPE (AlxScoreRow, alx_score_row, ALX, SCORE_ROW, GtkWidget)

GtkWidget *alx_score_row_new       (AlxStyle       *style,
                                    guint           player);
void       alx_score_row_update    (AlxScoreRow    *row,
                                    AlxGame        *game,
                                    const AlxState *state,
                                    gboolean        viewer);
void       alx_score_row_set_scale (AlxScoreRow    *row,
                                    double          scale);

G_END_DECLS
