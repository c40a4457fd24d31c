/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget around one child. */

#include "kit-bin.h"

G_DEFINE_ABSTRACT_TYPE (KitBin, kit_bin, GTK_TYPE_WIDGET)

static void
kit_bin_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (kit_bin_parent_class)->dispose (object);
}

static void
kit_bin_class_init (KitBinClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_bin_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
kit_bin_init (KitBin *bin)
{
}
