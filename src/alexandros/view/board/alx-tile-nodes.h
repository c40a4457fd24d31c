/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land, provinces, walls and governors in tiles, so that a new wall has only a small part of the
   window painted again. */

#pragma once

#include "alexandros/paint/alx-paint.h"
#include "alexandros/view/alx-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxTarget:
 * @painter: who paints
 * @layout: where everything lies
 * @scene: what is to be shown
 * @output: how it is shown
 */
typedef struct
{
  AlxPainter      *painter;
  const AlxLayout *layout;
  const AlxScene  *scene;
  AlxOutput        output;
} AlxTarget;

/** AlxTileNodes: tiles as render nodes that stay until what they show changes. */
typedef struct _AlxTileNodes AlxTileNodes;
typedef struct _AlxTiles AlxTiles;

AlxTiles     *alx_tiles_paint             (AlxPainter      *painter,
                                           const AlxLayout *layout,
                                           const AlxScene  *scene,
                                           int              scale,
                                           cairo_surface_t *backdrop);
void          alx_tiles_free              (AlxTiles        *tiles);

AlxTileNodes *alx_tile_nodes_new          (void);
void          alx_tile_nodes_free         (AlxTileNodes    *nodes);
void          alx_tile_nodes_drop         (AlxTileNodes    *nodes);
void          alx_tile_nodes_offer        (AlxTileNodes    *nodes,
                                           AlxTiles        *tiles);
void          alx_tile_nodes_set_backdrop (AlxTileNodes    *nodes,
                                           cairo_surface_t *backdrop);
void          alx_tile_nodes_snapshot     (AlxTileNodes    *nodes,
                                           GtkSnapshot     *snapshot,
                                           const AlxTarget *target,
                                           gboolean         moving);

G_END_DECLS
