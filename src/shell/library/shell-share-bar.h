/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar that shows a share, and between what it may well lie. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ShellShareBar:
 *
 * A bar that is filled from the left, with a line from the least to the most that may well be.
 *
 * CSS name "sharebar", whose colour it has. Accessible role presentation: what lies beside it says
 * the same.
 */
#define SHELL_TYPE_SHARE_BAR (shell_share_bar_get_type ())
G_DECLARE_FINAL_TYPE (ShellShareBar, shell_share_bar, SHELL, SHARE_BAR, GtkWidget)

GtkWidget *shell_share_bar_new (double share,
                                double low,
                                double high);

G_END_DECLS
