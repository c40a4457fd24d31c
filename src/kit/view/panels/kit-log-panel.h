/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a line of text for each decision. */

#pragma once

#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-game-view.h"
#include "kit/view/kit-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_LOG_PANEL (kit_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (KitLogPanel, kit_log_panel, KIT, LOG_PANEL, GtkWidget)

void kit_log_panel_set_up (KitLogPanel       *panel,
                           const KitGameView *view,
                           KitInput          *input,
                           KitPlayback       *playback,
                           KitStyle          *style);

G_END_DECLS
