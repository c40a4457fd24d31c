/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget around one child. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitBin:
 *
 * A widget that gives its child, which its template makes, all the room that it has, and gives up
 * its children when it is disposed. Other widgets derive from it.
 */
#define KIT_TYPE_BIN (kit_bin_get_type ())
G_DECLARE_DERIVABLE_TYPE (KitBin, kit_bin, KIT, BIN, GtkWidget)

struct _KitBinClass
{
  GtkWidgetClass parent_class;
};

G_END_DECLS
