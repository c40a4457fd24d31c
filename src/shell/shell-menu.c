/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main menu, made when it is first opened: it has more widgets than the rest of the header. */

#include "config.h"

#include "shell-menu.h"

typedef struct
{
  GMenuModel *menu;
  GCallback   closed_cb;
} Maker;

static void
free_maker (gpointer data)
{
  Maker *maker = data;

  g_object_unref (maker->menu);
  g_free (maker);
}

static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  Maker *maker = data;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, maker->menu);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", maker->closed_cb,
                           gtk_widget_get_root (GTK_WIDGET (button)), G_CONNECT_SWAPPED);
}

/**
 * shell_menu_attach:
 * @button: a button without a menu
 * @menu: its menu
 * @closed_cb: called with the window when the menu was closed
 */
void
shell_menu_attach (GtkMenuButton *button,
                   GMenuModel    *menu,
                   GCallback      closed_cb)
{
  Maker *maker;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));
  g_return_if_fail (closed_cb != NULL);

  maker = g_new (Maker, 1);
  maker->menu = g_object_ref (menu);
  maker->closed_cb = closed_cb;
  gtk_menu_button_set_create_popup_func (button, make_menu, maker, free_maker);
}

/** shell_menu_drop: has the menu of @button made anew when it is opened next; to be called before a
    section with submenus is exchanged. GTK keeps the pages of submenus that were removed, by their
    labels, and would show them for new ones with these labels; so does a menu that somebody holds
    on to, as GTK does while it is clicked on: it is left empty. Without a model it would miss its
    first page when it closes. */
void
shell_menu_drop (GtkMenuButton *button)
{
  g_autoptr (GMenu) empty = g_menu_new ();
  GtkPopover *popover;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  popover = gtk_menu_button_get_popover (button);
  if (popover != NULL)
    gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (popover), G_MENU_MODEL (empty));
  gtk_menu_button_set_popover (button, NULL);
}

/** shell_menu_escape: (transfer full): @name as a label. Labels of menus are mnemonics: an
    underscore of a name is doubled. */
char *
shell_menu_escape (const char *name)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  parts = g_strsplit (name, "_", -1);
  return g_strjoinv ("__", parts);
}
