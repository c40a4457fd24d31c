/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files that users name: whatever they are, it never waits for them and never takes too
   much of them. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean shell_read_path (const char    *path,
                          gsize          most,
                          char         **text,
                          gsize         *length,
                          GError       **error);
gboolean shell_read_file (GFile         *file,
                          gsize          most,
                          GCancellable  *cancellable,
                          char         **text,
                          gsize         *length,
                          GError       **error);

G_END_DECLS
