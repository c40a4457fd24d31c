/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of tables whose seats are apart: what they are called, who has them, their end. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The suffix of files of tables. */
#define KIT_TABLE_SUFFIX ".table"
/** Their group that says of which game the table is, and where its seats meet. */
#define KIT_TABLE_PLACE "Place"

char *kit_table_file_find_game (const char *path);
int   kit_table_file_lock      (const char *path,
                                GError    **error);
void  kit_table_file_delete    (const char *path);

G_END_DECLS
