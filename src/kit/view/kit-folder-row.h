/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in which the player chooses the folder of a table. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_FOLDER_ROW (kit_folder_row_get_type ())
G_DECLARE_FINAL_TYPE (KitFolderRow, kit_folder_row, KIT, FOLDER_ROW, GtkBox)

char *kit_folder_row_get_path (KitFolderRow *row);
void  kit_folder_row_remember (KitFolderRow *row);

G_END_DECLS
