/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Day, night, high contrast and motion: as the player has set, or as the desktop wishes. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ShellAppearance: see shell_appearance_new(). */
typedef struct _ShellAppearance ShellAppearance;

ShellAppearance *shell_appearance_new  (GSettings       *settings);
void             shell_appearance_free (ShellAppearance *appearance);

G_END_DECLS
