/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes, kept until what they show changes. */

#pragma once

#include "kit-art.h"
#include "kit-pieces.h"

#include "kit/view/kit-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitLayers:
 *
 * Those of a #KitArt, and between them pieces that move, whose nodes are kept here too. The board
 * widget owns the layers.
 */
typedef struct _KitLayers KitLayers;

/** KitLayerFunc: adds what lies on a @layer, which is one of marks or the frame, to @stage. */
typedef void (*KitLayerFunc) (const KitStage *stage,
                              guint           layer,
                              gpointer        data);

KitLayers *kit_layers_new            (const KitArt      *art,
                                      GtkWidget         *widget,
                                      KitStyle          *style);
void       kit_layers_free           (KitLayers         *layers);
void       kit_layers_drop           (KitLayers         *layers);
gboolean   kit_layers_is_complete    (KitLayers         *layers);
void       kit_layers_snapshot       (KitLayers         *layers,
                                      GtkSnapshot       *snapshot,
                                      const KitGeometry *layout,
                                      gconstpointer      scene,
                                      gboolean           moving);
void       kit_layers_snapshot_above (KitLayers         *layers,
                                      GtkSnapshot       *snapshot,
                                      KitLayerFunc       func,
                                      gpointer           data);

G_END_DECLS
