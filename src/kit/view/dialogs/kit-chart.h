/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points of all players over the turns of a game. */

#pragma once

#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_CHART (kit_chart_get_type ())
G_DECLARE_FINAL_TYPE (KitChart, kit_chart, KIT, CHART, GtkWidget)

GtkWidget *kit_chart_new (const KitGameView *view,
                          const KitRecord   *record);

G_END_DECLS
