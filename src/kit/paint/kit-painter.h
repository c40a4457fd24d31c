/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter: a theme, and caches of all that takes long to make. */

#pragma once

#include "kit-geometry.h"
#include "kit-sprites.h"
#include "kit-theme.h"

G_BEGIN_DECLS

/**
 * KitPainter:
 *
 * A theme, and caches of rendered pictures, paper and fonts. May move between threads, but is used
 * by one at a time.
 */
typedef struct _KitPainter KitPainter;

/** KitPainterFunc: (transfer full): makes the painter of a game for a kind of theme. */
typedef KitPainter *(*KitPainterFunc) (KitThemeKind kind);

KitPainter     *kit_painter_new       (const KitTheme    *theme,
                                       const KitPictures *pictures);
void            kit_painter_free      (KitPainter        *painter);
const KitTheme *kit_painter_get_theme (KitPainter        *painter);
void            kit_painter_set_scale (KitPainter        *painter,
                                       double             scale);

double          kit_paint_find_scale  (KitPainter        *painter,
                                       cairo_t           *cr);
void            kit_paint_picture     (KitPainter        *painter,
                                       cairo_t           *cr,
                                       guint              picture,
                                       KitPixel           middle,
                                       double             size);
void            kit_paint_grain       (KitPainter        *painter,
                                       cairo_t           *cr,
                                       double             strength);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitPainter, kit_painter_free)

G_END_DECLS
