/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players: who they are, what they have, whose turn it is. */

#pragma once

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-playback.h"
#include "alexandros/view/alx-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_SCORE_PANEL (alx_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxScorePanel, alx_score_panel, ALX, SCORE_PANEL, GtkWidget)

void alx_score_panel_set_up (AlxScorePanel *panel,
                             AlxInput      *input,
                             AlxPlayback   *playback,
                             AlxStyle      *style);
void alx_score_panel_set_scale (AlxScorePanel *panel,
                                double         scale);
GtkWidget *alx_score_panel_get_row (AlxScorePanel *panel,
                                    guint          player);

G_END_DECLS
