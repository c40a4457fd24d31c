/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file that may be anything: never waits for it, and never takes more of it than can be
   of use. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean base_file_read (const char  *path,
                         gsize        most,
                         char       **text,
                         gsize       *length,
                         int         *problem);

G_END_DECLS
