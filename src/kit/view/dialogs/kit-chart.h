/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all players have, such as points, over the turns of a game. */

#pragma once

#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_CHART (kit_chart_get_type ())
G_DECLARE_FINAL_TYPE (KitChart, kit_chart, KIT, CHART, GtkWidget)

GArray    *kit_chart_list_points (const KitRecord *record);
GtkWidget *kit_chart_new (const KitGameView *view,
                          const KitRecord   *record,
                          const char        *label,
                          GArray            *values);
void       kit_chart_set_marker (KitChart      *chart,
                                 guint          turn);

G_END_DECLS
