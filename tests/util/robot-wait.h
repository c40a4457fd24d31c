/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waiting for what windows do. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** RobotTest: a condition to wait for. */
typedef gboolean (*RobotTest) (gpointer data);

void robot_wait            (const char *what,
                            RobotTest   test,
                            gpointer    data);
void robot_settle          (void);
void robot_wait_for_active (GtkWidget  *widget);

G_END_DECLS
