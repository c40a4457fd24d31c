/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays, covered between the turns of several persons. */

#pragma once

#include "kit/view/panels/kit-panel.h"

G_BEGIN_DECLS

#define ALX_TYPE_HAND_PANEL (alx_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxHandPanel, alx_hand_panel, ALX, HAND_PANEL, KitPanel)

GtkWidget *alx_hand_panel_get_anchor (AlxHandPanel *panel,
                                      guint8        symbol);

G_END_DECLS
