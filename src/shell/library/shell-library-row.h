/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of the library. */

#pragma once

#include "shell-entry.h"

G_BEGIN_DECLS

/**
 * ShellLibraryRow:
 *
 * A picture of the board, who plays, what game it is, and how it has ended. The picture is painted
 * in a thread, and only while the row is shown.
 *
 * CSS: the class “library-row”. Accessible role: that of its parent class.
 */
#define SHELL_TYPE_LIBRARY_ROW (shell_library_row_get_type ())
G_DECLARE_FINAL_TYPE (ShellLibraryRow, shell_library_row, SHELL, LIBRARY_ROW, GtkBox)

GtkWidget *shell_library_row_new  (ShellCatalogue   *games);
char      *shell_library_row_show (ShellLibraryRow  *row,
                                   ShellEntry       *entry);
void       shell_library_row_hide (ShellLibraryRow  *row);

G_END_DECLS
