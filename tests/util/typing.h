/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Types every key of a game into every field of every window. */

#pragma once

#include "robot-window.h"

G_BEGIN_DECLS

guint typing_try_fields (const ShellGameInfo *info);
void  typing_try_window (const ShellGameInfo *info,
                         const char          *action,
                         const char          *target);

G_END_DECLS
