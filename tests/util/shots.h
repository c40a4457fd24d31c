/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window of any game, once its board is whole. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the pictures of the README and of software centres, in pixels. */
#define SHOTS_WIDTH  1600
#define SHOTS_HEIGHT 900

void shots_settle      (void);
void shots_take_all    (const char *directory,
                        const char *name,
                        const char *language,
                        GSettings  *settings);
void shots_take        (const char *directory,
                        const char *name);
void shots_fill_screen (void);

G_END_DECLS
