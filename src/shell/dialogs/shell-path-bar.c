/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK 4.18 crashes if a file chooser is closed before its folder is read: the path bar, which has
   gone, is written to. */

#include "shell-path-bar.h"

#define KEPT_S 60                       /* longer than a folder takes, on a slow network too */

static void
keep_for_a_while (GtkWidget *bar)
{
  g_timeout_add_once (KEPT_S * 1000, g_object_unref, g_object_ref (bar));
}

/* From now on, for a chooser that is never mapped, because the portal asks; and from when another
   is closed. */
static void
keep (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkPathBar"))
    {
      keep_for_a_while (widget);
      g_signal_connect_object (widget, "unmap", G_CALLBACK (keep_for_a_while), widget, 0);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep (child);
}

/** shell_path_bar_keep: makes the path bars of all file choosers outlive them by a while. To be
    called whenever a chooser is opened. */
void
shell_path_bar_keep (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (GTK_IS_FILE_CHOOSER (l->data))
      keep (l->data);
}
