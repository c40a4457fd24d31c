/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a line of text for each decision. */

#pragma once

#include "kit-panel.h"

G_BEGIN_DECLS

#define KIT_TYPE_LOG_PANEL (kit_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (KitLogPanel, kit_log_panel, KIT, LOG_PANEL, KitPanel)

G_END_DECLS
