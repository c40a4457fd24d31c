/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Returns freed memory to the system. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void shell_memory_init   (void);
void shell_memory_settle (void);

G_END_DECLS
