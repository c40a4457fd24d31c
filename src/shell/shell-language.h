/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the program. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void shell_language_init (void);

G_END_DECLS
