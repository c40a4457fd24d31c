/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the library. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

/**
 * ShellLibraryPage:
 *
 * Lists the games of a #ShellLibrary: searched by what is said of them, by game, in several orders.
 * A game is opened by Enter and deleted by Delete, which can be undone.
 *
 * CSS: the class “library”. Accessible role: that of its parent class.
 */
#define SHELL_TYPE_LIBRARY_PAGE (shell_library_page_get_type ())
G_DECLARE_FINAL_TYPE (ShellLibraryPage, shell_library_page, SHELL, LIBRARY_PAGE, GtkBox)

GtkWidget *shell_library_page_new (ShellDocument *document,
                                    const char    *table);

G_END_DECLS
