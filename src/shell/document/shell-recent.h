/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that can be gone on with, as a menu. */

#pragma once

#include "shell-store.h"

G_BEGIN_DECLS

void shell_recent_fill (GMenu      *menu,
                        ShellStore *store,
                        const char *suffix);

G_END_DECLS
