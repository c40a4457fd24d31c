/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One referee serves the tables of a directory; others find out which. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *kit_serving_take     (const char *directory,
                            GError    **error);
char *kit_serving_identify (const char *directory);
int   kit_serving_find     (const char *directory);

G_END_DECLS
