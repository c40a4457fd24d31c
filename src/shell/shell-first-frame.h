/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*ShellSeenFunc) (GtkWidget *widget);

void shell_after_first_frame (GtkWidget     *widget,
                              ShellSeenFunc  func);

G_END_DECLS
