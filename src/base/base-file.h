/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file of any kind and size: opens it without blocking, and stops at a number of bytes. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean base_file_read     (const char  *path,
                             gsize        most,
                             char       **text,
                             gsize       *length,
                             int         *problem);
gboolean base_file_read_all (int          file,
                             gsize        most,
                             char       **text,
                             gsize       *length,
                             int         *problem);
void     base_file_raise_limit (void);

G_END_DECLS
