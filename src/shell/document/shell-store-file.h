/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How files of the program are written and named. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void     shell_store_shorten    (GString     *title);
gboolean shell_store_write_file (const char  *path,
                                 const char  *text,
                                 gsize        length,
                                 GError     **error);

G_END_DECLS
