/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Day, night, high contrast and motion: as the player has set, or as the desktop wishes. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SHELL_TYPE_APPEARANCE (shell_appearance_get_type ())
G_DECLARE_FINAL_TYPE (ShellAppearance, shell_appearance, SHELL, APPEARANCE, GObject)

ShellAppearance *shell_appearance_new (GSettings *settings);

G_END_DECLS
