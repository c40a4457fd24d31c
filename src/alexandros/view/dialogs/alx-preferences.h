/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences of this game, for the window of the shell. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_TYPE_PREFERENCES (alx_preferences_get_type ())
G_DECLARE_FINAL_TYPE (AlxPreferences, alx_preferences, ALX, PREFERENCES, GtkBox)

GtkWidget *alx_preferences_new (GSettings *settings);

G_END_DECLS
