/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backdrop, provinces, walls and governors in tiles, so that a new wall damages only a small part
   of the window. */

#pragma once

#include "alexandros/view/alx-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** AlxTileNodes: a render node for each tile, kept until the tile changes. */
typedef struct _AlxTileNodes AlxTileNodes;

/** AlxTiles: painted tiles without nodes. */
typedef struct _AlxTiles AlxTiles;

AlxTiles     *alx_tiles_paint             (const AlxTarget *target,
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
