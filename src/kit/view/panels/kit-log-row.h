/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log. */

#pragma once

#include "kit/model/kit-game.h"
#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

#define KIT_TYPE_LOG_ROW (kit_log_row_get_type ())
G_DECLARE_FINAL_TYPE (KitLogRow, kit_log_row, KIT, LOG_ROW, GtkWidget)

GtkWidget  *kit_log_row_new      (const KitGameView *view);
void        kit_log_row_show     (KitLogRow         *row,
                                  const KitRecord   *record,
                                  guint              index);
const char *kit_log_row_get_text (KitLogRow         *row);

G_END_DECLS
