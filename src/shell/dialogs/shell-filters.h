/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which files a file dialog shows. */

#pragma once

#include "shell/shell-catalogue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GListModel *shell_filters_new_for_open (ShellCatalogue      *games);
GListModel *shell_filters_new_for_save (const ShellGameInfo *info);

G_END_DECLS
