/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the program, which can be changed while it runs. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void shell_language_init (void);
void shell_language_set  (const char *code);

G_END_DECLS
