/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player may do now in The Advisers. */

#pragma once

#include "advisers/presenter/adv-input.h"
#include "kit/view/panels/kit-action-panel.h"

G_BEGIN_DECLS

#define ADV_TYPE_ACTION_PANEL (adv_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdvActionPanel, adv_action_panel, ADV, ACTION_PANEL, KitActionPanel)

G_END_DECLS
