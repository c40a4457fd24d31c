/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land of the window as it was when it was closed, painted while GTK is still being started. */

#pragma once

#include "alx-tile-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_FRAME_SIDES 4

/**
 * AlxPrepainted:
 * @painter: (owned): who has painted it, with all the pictures for it
 * @backdrop: (owned): inside the frame
 * @sides: (owned): of the frame, or %NULL if there is none
 * @tiles: (owned) (nullable): if there was a game to go on with
 *
 * A board that was painted at the start.
 */
typedef struct
{
  AlxPainter      *painter;
  cairo_surface_t *backdrop;
  cairo_surface_t *sides[ALX_FRAME_SIDES];
  AlxTiles        *tiles;
} AlxPrepainted;

void             alx_prepainted_clear     (AlxPrepainted   *board);
cairo_surface_t *alx_prepaint_paint       (AlxPainter      *painter,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale);
cairo_surface_t *alx_prepaint_paint_side  (AlxPainter      *painter,
                                           const AlxLayout *layout,
                                           guint            side,
                                           int              scale);
graphene_rect_t  alx_prepaint_get_side    (const AlxLayout *layout,
                                           guint            side);
void             alx_prepaint_start       (GSettings       *settings);
gboolean         alx_prepaint_take        (const AlxTheme  *theme,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale,
                                           AlxPrepainted   *board);
int              alx_prepaint_get_tray    (int              width,
                                           int              height);
void             alx_prepaint_set_tray    (int              height);
void             alx_prepaint_remember    (const AlxTheme  *theme,
                                           const AlxLayout *layout,
                                           int              scale);

G_END_DECLS
