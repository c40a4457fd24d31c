/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header bar of the window: the title, and the main menu with the recent games. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

#define SHELL_TYPE_HEADER (shell_header_get_type ())
G_DECLARE_FINAL_TYPE (ShellHeader, shell_header, SHELL, HEADER, GtkBox)

GtkWidget *shell_header_new         (ShellDocument *document);
void       shell_header_set_content (ShellHeader   *header,
                                     GtkWidget     *content);
void       shell_header_set_shown   (ShellHeader   *header,
                                     gboolean       titled,
                                     gboolean       filled);

G_END_DECLS
