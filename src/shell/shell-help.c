/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys.

   A file gtk/help-overlay.ui would be found by GTK, which reads it for each window at the start,
   long before anybody asks; that takes as long as a fifth of the start of an empty window. */

#include "config.h"

#include "shell-help.h"

/* The one way to put them together that old and new GTK know. */
static void
add_child (GtkBuilder *builder,
           GObject    *parent,
           GObject    *child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (GTK_BUILDABLE (parent), builder, child, NULL);
}

/**
 * shell_help_new:
 * @parent: whose keys they are
 * @game: which has keys too
 *
 * Returns: (transfer none): a window in the language of now, owned by GTK
 */
GtkWidget *
shell_help_new (GtkWindow *parent,
                ShellGame *game)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GPtrArray) groups = NULL;
  GObject *help;
  GObject *section;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (SHELL_IS_GAME (game), NULL);

  builder =
    gtk_builder_new_from_resource ("/io/github/alexandros_game/Alexandros/ui/help-overlay.ui");
  help = gtk_builder_get_object (builder, "help_overlay");
  section = gtk_builder_get_object (builder, "section");
  groups = shell_game_make_shortcuts (game);
  for (guint i = 0; i < groups->len; i++)
    add_child (builder, section, groups->pdata[i]);
  add_child (builder, section, gtk_builder_get_object (builder, "application"));
  /* Last, for what is to be found by searching is noted now. */
  add_child (builder, help, section);
  gtk_window_set_transient_for (GTK_WINDOW (help), parent);
  return GTK_WIDGET (help);
}
