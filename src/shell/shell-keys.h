/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the actions of a game, and when they write text instead. */

#pragma once

#include "shell-catalogue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean shell_keys_write_text (GtkRoot             *root);
void     shell_keys_set        (GtkApplication      *application,
                                ShellCatalogue      *games,
                                const ShellGameInfo *info,
                                gboolean             writing);

G_END_DECLS
