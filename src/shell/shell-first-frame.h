/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work that waits until the first frame was painted. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ShellSeenFunc: called once, when @widget was painted. */
typedef void (*ShellSeenFunc) (GtkWidget *widget);

void shell_after_first_frame (GtkWidget     *widget,
                              ShellSeenFunc  func);

G_END_DECLS
