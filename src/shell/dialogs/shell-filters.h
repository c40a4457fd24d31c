/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which files a file dialog shows. */

#pragma once

#include "shell/shell-catalogue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GListModel *shell_filters_new (ShellCatalogue *games);

G_END_DECLS
