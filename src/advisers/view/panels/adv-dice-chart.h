/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often each sum of the dice was rolled. */

#pragma once

#include "kit/record/kit-record.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ADV_TYPE_DICE_CHART (adv_dice_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdvDiceChart, adv_dice_chart, ADV, DICE_CHART, GtkBox)

void adv_dice_chart_update (AdvDiceChart    *chart,
                            const KitRecord *record);

G_END_DECLS
