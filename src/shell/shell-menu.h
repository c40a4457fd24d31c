/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main menu, made when it is first opened. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void shell_menu_attach (GtkMenuButton *button,
                        GMenuModel    *menu,
                        GCallback      closed_cb);

G_END_DECLS
