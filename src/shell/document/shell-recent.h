/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of recent games: those that were put aside, and files. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

void shell_recent_fill (GMenu        *menu,
                        ShellStore   *store,
                        GCancellable *cancellable);

G_END_DECLS
