/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys. */

#pragma once

#include "shell/shell-game.h"

G_BEGIN_DECLS

GtkWidget *shell_help_new (GtkWindow *parent,
                           ShellGame *game);

G_END_DECLS
