/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of a window as the program itself draws it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkTexture *robot_picture (GtkWidget  *window);
void        robot_shoot   (GtkWidget  *window,
                           const char *path);

G_END_DECLS
