/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays: goods with the bank's rates, and development cards. */

#pragma once

#include "kit/view/panels/kit-panel.h"

G_BEGIN_DECLS

#define ADV_TYPE_HAND_PANEL (adv_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdvHandPanel, adv_hand_panel, ADV, HAND_PANEL, KitPanel)

GtkWidget *adv_hand_panel_get_anchor (AdvHandPanel *panel,
                                      guint         face);

G_END_DECLS
