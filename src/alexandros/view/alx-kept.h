/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was painted and will be wanted again at the next start. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char        *alx_kept_make_name (const char    *kind,
                                 const char    *what);
GMappedFile *alx_kept_map       (const char    *name);
void         alx_kept_rest      (gpointer       data,
                                 gsize          length);
void         alx_kept_write     (const char    *name,
                                 gconstpointer  data,
                                 gsize          length);

G_END_DECLS
