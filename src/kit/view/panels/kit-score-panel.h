/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players: who they are, what they have, whose turn it is. */

#pragma once

#include "kit-panel.h"

G_BEGIN_DECLS

#define KIT_TYPE_SCORE_PANEL (kit_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (KitScorePanel, kit_score_panel, KIT, SCORE_PANEL, KitPanel)

gboolean   kit_score_panel_explain (KitScorePanel *panel);
GtkWidget *kit_score_panel_get_row (KitScorePanel *panel,
                                    guint          player);

G_END_DECLS
