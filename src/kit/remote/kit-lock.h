/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that one process has for itself. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

int kit_lock_take (const char  *path,
                   GError     **error);

G_END_DECLS
