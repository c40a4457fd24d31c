/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a game: who won, and a table of points that the game fills. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_RESULT (kit_result_get_type ())
G_DECLARE_FINAL_TYPE (KitResult, kit_result, KIT, RESULT, GtkWindow)

GtkWidget *kit_result_new      (GtkWindow         *parent,
                                const KitGameView *view,
                                KitGame           *game);
GtkLabel  *kit_result_add_cell (KitResult         *result,
                                const char        *text,
                                guint              column,
                                guint              row,
                                gboolean           bold);
void       kit_result_add_chart (KitResult        *result,
                                const KitRecord   *record,
                                const char        *title,
                                const char        *label,
                                GArray            *values);

G_END_DECLS
