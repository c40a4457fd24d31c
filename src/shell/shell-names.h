/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for what GTK 4.8 leaves without one, so that screen readers can say where the focus is. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void shell_names_give  (GtkWidget    *root);
void shell_names_watch (GApplication *application);

G_END_DECLS
