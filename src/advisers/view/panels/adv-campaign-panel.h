/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far Alexander has come, his court of advisers, what the bank has, and what things cost. */

#pragma once

#include "kit/presenter/kit-playback.h"
#include "kit/view/kit-style.h"

G_BEGIN_DECLS

#define ADV_TYPE_CAMPAIGN_PANEL (adv_campaign_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdvCampaignPanel, adv_campaign_panel, ADV, CAMPAIGN_PANEL, GtkWidget)

void       adv_campaign_panel_set_up     (AdvCampaignPanel *panel,
                                          KitInput         *input,
                                          KitPlayback      *playback,
                                          KitStyle         *style);
void       adv_campaign_panel_set_scale  (AdvCampaignPanel *panel,
                                          double            scale,
                                          gboolean          with_court);
GtkWidget *adv_campaign_panel_get_anchor (AdvCampaignPanel *panel,
                                          guint             anchor,
                                          guint             face);

G_END_DECLS
