/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the actions of a game, and when they write text instead. */

#pragma once

#include "shell-catalogue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** shell_keys_own: (array): the keys of the program itself; the last entry has a %NULL action. */
extern const ShellAccel shell_keys_own[];

gboolean shell_keys_write_text (GtkRoot             *root);
gboolean shell_keys_has_single (void);
void     shell_keys_set_own    (GtkApplication      *application);
void     shell_keys_set        (GtkApplication      *application,
                                ShellCatalogue      *games,
                                const ShellGameInfo *info,
                                gboolean             writing);

G_END_DECLS
