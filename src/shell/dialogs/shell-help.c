/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys.

   It is not called gtk/help-overlay.ui: GTK would find that and load it for each window at the
   start, which takes a fifth of the start of an empty window. */

#include "config.h"

#include "shell-help.h"

/* gtk_shortcuts_section_add_group() and the like came with GTK 4.14. */
static void
add_child (GtkBuilder *builder,
           GObject    *parent,
           GObject    *child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (GTK_BUILDABLE (parent), builder, child, NULL);
}

/* Whenever GTK lays the pages of a section out, it turns their order round: with another height it
   does so once more. */
static void
put_first (GObject   *section,
           GtkWidget *group)
{
  GtkWidget *page = gtk_widget_get_parent (gtk_widget_get_parent (group));
  guint height;

  if (gtk_widget_get_prev_sibling (page) == NULL)
    return;
  g_object_get (section, "max-height", &height, NULL);
  g_object_set (section, "max-height", height + 1, NULL);
}

/**
 * shell_help_new:
 * @parent: the window to be above
 * @game: whose keys are listed, too
 *
 * Returns: (transfer none): a window in the current language, owned by GTK
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
  groups = SHELL_GAME_GET_IFACE (game)->make_shortcuts (game);
  for (guint i = 0; i < groups->len; i++)
    add_child (builder, section, groups->pdata[i]);
  add_child (builder, section, gtk_builder_get_object (builder, "application"));
  /* Last: adding the section to the window indexes it for the search. */
  add_child (builder, help, section);
  if (groups->len > 0)
    put_first (section, groups->pdata[0]);
  gtk_window_set_transient_for (GTK_WINDOW (help), parent);
  return GTK_WIDGET (help);
}
