/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Panels that a renderer without a graphics card can pass over. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ALX_PANEL_SMALL: pixels; so many are painted again in no time. */
#define ALX_PANEL_SMALL 200000

#define ALX_TYPE_PANEL (alx_panel_get_type ())
G_DECLARE_FINAL_TYPE (AlxPanel, alx_panel, ALX, PANEL, GtkWidget)

GtkWidget *alx_panel_new      (GtkWidget   *child);
void       alx_panel_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot);

G_END_DECLS
