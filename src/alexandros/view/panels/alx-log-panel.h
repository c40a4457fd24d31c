/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a line of text for each decision. */

#pragma once

#include "alexandros/presenter/alx-playback.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_LOG_PANEL (alx_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxLogPanel, alx_log_panel, ALX, LOG_PANEL, GtkWidget)

void alx_log_panel_set_up (AlxLogPanel *panel,
                           AlxInput    *input,
                           AlxPlayback *playback);

G_END_DECLS
