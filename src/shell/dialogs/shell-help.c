/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys: those that are bound, from the same tables. */

#include "config.h"

#include "shell-help.h"

#include "shell/shell-keys.h"

#include <glib/gi18n.h>
#include <string.h>

#define WIDTH  960                      /* pixels: a small screen has 1024 */
#define HEIGHT 640

#define MANY 5                          /* keys that are all listed */

/* The keys of the keypad do what those with the same signs do. */
static gboolean
is_of_keypad (const char *accelerator)
{
  return strstr (accelerator, "KP_") != NULL;
}

/* (transfer full): the names of the keys of an entry, also of those after it that have no title of
   their own; of many only the first and the last. */
static char *
list_keys (const ShellAccel *accel)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  do
    for (guint i = 0; accel->keys[i] != NULL; i++)
      if (!is_of_keypad (accel->keys[i]))
        {
          GdkModifierType modifiers;
          guint key;

          gtk_accelerator_parse (accel->keys[i], &key, &modifiers);
          g_ptr_array_add (labels, gtk_accelerator_get_label (key, modifiers));
        }
  while ((++accel)->action != NULL && accel->title == NULL);
  if (labels->len > MANY)
    return g_strdup_printf ("%s … %s", (char *) labels->pdata[0],
                            (char *) labels->pdata[labels->len - 1]);
  g_ptr_array_add (labels, NULL);
  return g_strjoinv (_(", "), (char **) labels->pdata);
}

/* A line: what the keys do, and the keys. */
static GtkWidget *
make_row (const ShellAccel *accel)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, "activatable", FALSE, NULL);
  g_autofree char *keys = list_keys (accel);
  g_autofree char *name = g_strdup_printf ("%s: %s", _(accel->title), keys);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", keys, "xalign", 1.0, "justify",
                                   GTK_JUSTIFY_RIGHT, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "key");
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", _(accel->title), "xalign",
                                               0.0, "hexpand", TRUE, "wrap", TRUE, NULL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

/* Adds what is in a table: to the last @list, (inout), before it begins a group. */
static void
add_table (GtkFlowBox        *groups,
           GtkWidget        **list,
           const ShellAccel  *accel)
{
  for (; accel->action != NULL; accel++)
    {
      if (accel->group != NULL)
        {
          GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
          GtkWidget *title = gtk_label_new (_(accel->group));

          *list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, NULL);
          gtk_accessible_update_property (GTK_ACCESSIBLE (*list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          _(accel->group), -1);
          gtk_label_set_xalign (GTK_LABEL (title), 0);
          gtk_widget_add_css_class (title, "panel-title");
          gtk_box_append (GTK_BOX (group), title);
          gtk_box_append (GTK_BOX (group), *list);
          gtk_flow_box_append (groups, g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE,
                                                     "child", group, NULL));
        }
      if (accel->title != NULL)
        gtk_list_box_append (GTK_LIST_BOX (*list), make_row (accel));
    }
}

/**
 * shell_help_new:
 * @parent: the window to be above
 * @info: the game whose keys are listed, too
 *
 * Returns: (transfer none): a window in the current language, owned by GTK
 */
GtkWidget *
shell_help_new (GtkWindow           *parent,
                const ShellGameInfo *info)
{
  GtkWidget *help;
  GtkWidget *list = NULL;
  GtkWidget *scrolled;
  GtkFlowBox *groups;
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (info != NULL, NULL);

  groups = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                         "max-children-per-line", 2, "column-spacing", 24, "row-spacing", 12, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (groups), "keys");
  for (const ShellAccel * const *table = info->accels; *table != NULL; table++)
    add_table (groups, &list, *table);
  add_table (groups, &list, shell_keys_own);
  scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "child",
                           groups, "focusable", FALSE, NULL);
  help = g_object_new (GTK_TYPE_WINDOW, "title", _("Keyboard Shortcuts"), "transient-for", parent,
                       "modal", TRUE, "destroy-with-parent", TRUE, "default-width", WIDTH,
                       "default-height", HEIGHT, "titlebar", gtk_header_bar_new (), "child",
                       scrolled, NULL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (help, keys);
  return help;
}
