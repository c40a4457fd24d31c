/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of the person who plays, covered between the turns of several persons. */

#pragma once

#include "alexandros/presenter/alx-input.h"
#include "alexandros/presenter/alx-storyboard.h"
#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ALX_TYPE_HAND_PANEL (alx_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxHandPanel, alx_hand_panel, ALX, HAND_PANEL, GtkWidget)

void alx_hand_panel_set_up (AlxHandPanel *panel,
                            KitInput     *input,
                            KitPlayback  *playback,
                            KitStyle     *style);
void alx_hand_panel_set_scale (AlxHandPanel *panel,
                               double        scale,
                               gboolean      in_tray);
GtkWidget *alx_hand_panel_get_anchor (AlxHandPanel *panel,
                                      guint8        symbol);

G_END_DECLS
