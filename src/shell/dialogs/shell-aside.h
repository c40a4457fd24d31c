/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists all games that were put aside. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

#define SHELL_TYPE_ASIDE (shell_aside_get_type ())
G_DECLARE_FINAL_TYPE (ShellAside, shell_aside, SHELL, ASIDE, GtkWindow)

GtkWidget *shell_aside_new (GtkWindow     *parent,
                            ShellDocument *document);

G_END_DECLS
