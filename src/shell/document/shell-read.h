/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files that may be anything: never blocks on a pipe or a device, and never reads more than
   is of use. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean shell_read_path (const char    *path,
                          gsize          most,
                          char         **text,
                          gsize         *length,
                          GError       **error);

G_END_DECLS
