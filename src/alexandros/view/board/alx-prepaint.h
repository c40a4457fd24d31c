/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in the size and theme of the last run, painted by a thread while GTK starts. */

#pragma once

#include "alx-tile-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALX_FRAME_SIDES 4

/**
 * AlxPrepainted:
 * @painter: (owned): the painter, with the pictures that it has loaded
 * @backdrop: (owned): inside the frame
 * @sides: (owned): of the frame; %NULL if the board is too small for one
 * @tiles: (owned) (nullable): %NULL if there was no game to continue
 */
typedef struct
{
  AlxPainter      *painter;
  cairo_surface_t *backdrop;
  cairo_surface_t *sides[ALX_FRAME_SIDES];
  AlxTiles        *tiles;
} AlxPrepainted;

void             alx_prepainted_clear     (AlxPrepainted   *prepainted);
cairo_surface_t *alx_prepaint_paint_side  (const AlxTarget *target,
                                           guint            side);
graphene_rect_t  alx_prepaint_get_side    (const AlxLayout *layout,
                                           guint            side);
void             alx_prepaint_start       (GSettings       *settings);
gboolean         alx_prepaint_take        (const AlxTheme  *theme,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale,
                                           AlxPrepainted   *prepainted);
int              alx_prepaint_get_tray    (int              width,
                                           int              height);
void             alx_prepaint_set_tray    (int              height);
void             alx_prepaint_remember    (const AlxTheme  *theme,
                                           const AlxLayout *layout,
                                           int              scale);

G_END_DECLS
