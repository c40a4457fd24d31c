/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for what GTK 4.8 leaves without one, so that screen readers can say where the focus is.

   A button with a picture, or with more than a label, is called there like its class, and so are
   menu buttons, the buttons inside of them and of drop-downs, and expanders. */

#include "shell-names.h"

/* At most two labels make a name: what it is about, and what is chosen. */
typedef struct
{
  GtkWidget *items[2];
  guint      n;
} Labels;

static void
add_label (Labels    *labels,
           GtkWidget *label)
{
  if (labels->n < G_N_ELEMENTS (labels->items))
    labels->items[labels->n++] = label;
}

static void
collect_labels (GtkWidget *widget,
                Labels    *labels)
{
  if (GTK_IS_LABEL (widget))
    add_label (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && gtk_widget_get_child_visible (child))
      collect_labels (child, labels);
}

/* (nullable): what is said about @widget or about what it is a part of. */
static const char *
find_tooltip (GtkWidget *widget)
{
  GtkWidget *whole = gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  return tooltip != NULL || whole == NULL ? tooltip : gtk_widget_get_tooltip_text (whole);
}

static void
give_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkWidget *drop_down = gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN);
  const char *tooltip = find_tooltip (widget);
  Labels labels = { { NULL } };

  if (drop_down != NULL)
    {
      g_autoptr (GList) about = gtk_widget_list_mnemonic_labels (drop_down);

      if (about != NULL)
        add_label (&labels, about->data);
    }
  collect_labels (widget, &labels);
  if (labels.n == 2)
    gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    labels.items[0], labels.items[1], NULL, -1);
  else if (labels.n == 1)
    gtk_accessible_update_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    labels.items[0], NULL, -1);
  else if (tooltip != NULL)
    {
      /* A button is labelled by its picture, which has no name. */
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
    }
}

/* Whether it has no name yet that says what it is. */
static gboolean
needs_name (GtkWidget *widget)
{
  gboolean concerned = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) == NULL
                       : GTK_IS_EXPANDER (widget) || GTK_IS_MENU_BUTTON (widget);

  return concerned && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                         GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/** shell_names_give: names what is in @root, and @root, after their labels or else their
    tooltips. */
void
shell_names_give (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (needs_name (root))
    give_name (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shell_names_give (child);
}

static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       removed,
                    guint       added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      g_signal_connect_object (window, "map", G_CALLBACK (shell_names_give), window,
                               G_CONNECT_SWAPPED);
    }
}

/** shell_names_watch: what is in a window of @application gets names when that is shown. */
void
shell_names_watch (GApplication *application)
{
  g_return_if_fail (G_IS_APPLICATION (application));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), application, 0);
}
