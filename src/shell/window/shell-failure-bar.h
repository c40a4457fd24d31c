/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar that is shown while the game cannot be autosaved, or is getting too long for that. */

#pragma once

#include "shell/document/shell-document.h"

G_BEGIN_DECLS

#define SHELL_TYPE_FAILURE_BAR (shell_failure_bar_get_type ())
G_DECLARE_FINAL_TYPE (ShellFailureBar, shell_failure_bar, SHELL, FAILURE_BAR, GtkBox)

GtkWidget *shell_failure_bar_new    (ShellDocument   *document);
void       shell_failure_bar_update (ShellFailureBar *bar);

G_END_DECLS
