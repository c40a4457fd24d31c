/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in the size and theme of the last run, painted by a thread while GTK starts. */

#pragma once

#include "kit-tile-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KIT_FRAME_SIDES 4

/**
 * KitPrepainted:
 * @painter: (owned): the painter, with the pictures that it has loaded
 * @backdrop: (owned): inside the frame
 * @sides: (owned): of the frame; %NULL if the board is too small for one
 * @tiles: (owned) (nullable): %NULL if there was no game to continue
 */
typedef struct
{
  KitPainter      *painter;
  cairo_surface_t *backdrop;
  cairo_surface_t *sides[KIT_FRAME_SIDES];
  KitTiles        *tiles;
} KitPrepainted;

void             kit_prepainted_clear    (KitPrepainted     *prepainted);
cairo_surface_t *kit_prepaint_paint_side (const KitArt      *art,
                                          const KitTarget   *target,
                                          guint              side);
graphene_rect_t  kit_prepaint_get_side   (const KitGeometry *geometry,
                                          guint              side);
void             kit_prepaint_start      (const KitArt      *art,
                                          GSettings         *settings);
gboolean         kit_prepaint_take       (const KitArt      *art,
                                          const KitTarget   *target,
                                          KitPrepainted     *prepainted);
int              kit_prepaint_get_tray   (const KitArt      *art,
                                          int                width,
                                          int                height);
void             kit_prepaint_set_tray   (const KitArt      *art,
                                          int                height);
void             kit_prepaint_remember   (const KitArt      *art,
                                          KitThemeKind       kind,
                                          const KitGeometry *geometry,
                                          int                scale);

G_END_DECLS
