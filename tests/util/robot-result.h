/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window at the end of a game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWindow *robot_find_result (void);
gboolean   robot_has_result  (gpointer data);

G_END_DECLS
