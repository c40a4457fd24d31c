/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now, what is proposed, and why something is not possible. */

#pragma once

#include "alexandros/presenter/alx-input.h"
#include "kit/view/panels/kit-action-panel.h"

G_BEGIN_DECLS

#define ALX_TYPE_ACTION_PANEL (alx_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxActionPanel, alx_action_panel, ALX, ACTION_PANEL, KitActionPanel)

G_END_DECLS
