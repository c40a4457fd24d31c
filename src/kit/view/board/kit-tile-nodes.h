/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backdrop and what lies on it in tiles, so that a new thing damages only a small part of the
   window. */

#pragma once

#include "kit-art.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** KitTileNodes: a render node for each tile, kept until the tile changes. */
typedef struct _KitTileNodes KitTileNodes;

/** KitTiles: painted tiles without nodes. */
typedef struct _KitTiles KitTiles;

KitTiles     *kit_tiles_paint             (const KitArt    *art,
                                           const KitTarget *target,
                                           cairo_surface_t *backdrop);
void          kit_tiles_free              (KitTiles        *tiles);

KitTileNodes *kit_tile_nodes_new          (const KitArt    *art);
void          kit_tile_nodes_free         (KitTileNodes    *nodes);
void          kit_tile_nodes_drop         (KitTileNodes    *nodes);
void          kit_tile_nodes_offer        (KitTileNodes    *nodes,
                                           KitTiles        *tiles);
void          kit_tile_nodes_set_backdrop (KitTileNodes    *nodes,
                                           cairo_surface_t *backdrop);
void          kit_tile_nodes_snapshot     (KitTileNodes    *nodes,
                                           GtkSnapshot     *snapshot,
                                           const KitTarget *target,
                                           gboolean         moving);

G_END_DECLS
