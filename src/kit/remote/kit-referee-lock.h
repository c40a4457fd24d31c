/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One referee serves the tables of a directory; others find out which. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *kit_referee_lock_take (const char *directory,
                             GError    **error);
char *kit_referee_lock_identify (const char *directory);
int   kit_referee_lock_find (const char *directory);

G_END_DECLS
