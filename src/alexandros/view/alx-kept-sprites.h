/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small pictures that a start needs, as they were rendered at the last one. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void alx_kept_sprites_read        (void);
void alx_kept_sprites_write_later (void);

G_END_DECLS
