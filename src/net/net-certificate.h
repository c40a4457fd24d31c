/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Certificates of servers that are not signed by an authority of the system, as short texts. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The most characters of such a text: it is part of links. */
#define NET_CERTIFICATE_MAX 3000

char    *net_certificate_load     (const char *path,
                                   GError    **error);
gboolean net_certificate_is_text  (const char *text);
char    *net_certificate_make_pem (const char *text);

G_END_DECLS
