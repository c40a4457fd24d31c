/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that games have in common, for the window of the shell. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_TYPE_PREFERENCES (kit_preferences_get_type ())
G_DECLARE_FINAL_TYPE (KitPreferences, kit_preferences, KIT, PREFERENCES, GtkBox)

GtkWidget *kit_preferences_new (GSettings *settings);

G_END_DECLS
