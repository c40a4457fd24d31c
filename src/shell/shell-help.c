/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys.

   A file gtk/help-overlay.ui would be found by GTK, which reads it for each window at the start, long before anybody asks;
   that takes as long as a fifth of the start of an empty window. */

#include "config.h"

#include "shell-help.h"

/**
 * shell_help_new:
 * @parent: whose keys they are
 *
 * Returns: (transfer none): a window in the language of now, owned by GTK
 */
GtkWidget *
shell_help_new (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/alexandros_game/Alexandros/ui/help-overlay.ui");
  GtkWindow *help = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (help, parent);
  return GTK_WIDGET (help);
}
