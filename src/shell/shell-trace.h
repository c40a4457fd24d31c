/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each frame of the window costs, written to a file for tests/measure.py. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean shell_trace_open  (const char *path);
void     shell_trace_watch (GtkWidget  *window);
void     shell_trace_mark  (const char *what);

G_END_DECLS
