/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that lists the keys. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

GtkWidget *shell_help_new (GtkWindow           *parent,
                           const ShellGameInfo *info);

G_END_DECLS
