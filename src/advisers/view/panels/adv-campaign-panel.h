/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far Alexander has come, his court of advisers, what the bank has, and what things cost. */

#pragma once

#include "kit/view/panels/kit-panel.h"

G_BEGIN_DECLS

#define ADV_TYPE_CAMPAIGN_PANEL (adv_campaign_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdvCampaignPanel, adv_campaign_panel, ADV, CAMPAIGN_PANEL, KitPanel)

GtkWidget *adv_campaign_panel_get_anchor (AdvCampaignPanel *panel,
                                          guint             anchor,
                                          guint             face);

G_END_DECLS
