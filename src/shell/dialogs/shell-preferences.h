/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with the preferences. */

#pragma once

#include "shell/shell-game.h"

G_BEGIN_DECLS

#define SHELL_TYPE_PREFERENCES (shell_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ShellPreferences, shell_preferences, SHELL, PREFERENCES, GtkWindow)

GtkWidget *shell_preferences_new          (GSettings          *settings,
                                           ShellGame          *game);
void       shell_preferences_bind_choices (GSettings          *settings,
                                           const char         *key,
                                           GtkDropDown        *drop_down,
                                           const char * const *choices);

G_END_DECLS
