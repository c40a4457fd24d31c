/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main menu, made when it is first opened; and labels of menus. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  shell_menu_attach (GtkMenuButton *button,
                         GMenuModel    *menu,
                         GCallback      closed_cb);
void  shell_menu_drop   (GtkMenuButton *button);
char *shell_menu_escape (const char    *name);

G_END_DECLS
