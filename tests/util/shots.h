/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window of any game, once its board is whole. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the pictures of the README and of software centres, in pixels of a plain screen. */
#define SHOTS_WIDTH  1000
#define SHOTS_HEIGHT 700
#define SHOTS_DPI    74

void             shots_settle       (void);
void             shots_take_all     (const char      *directory,
                                     const char      *name,
                                     const char      *language,
                                     GSettings       *settings);
void             shots_claim_frames (void);
cairo_surface_t *shots_grab         (GtkWindow       *window);
gboolean         shots_are_double   (void);
void             shots_write        (cairo_surface_t *picture,
                                     const char      *directory,
                                     const char      *language,
                                     const char      *name);
void             shots_take         (const char      *directory,
                                     const char      *language,
                                     const char      *name);
void             shots_resize       (void);

G_END_DECLS
