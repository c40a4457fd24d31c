/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes, kept until what they show changes. */

#pragma once

#include "kit-pieces.h"

#include "kit/view/kit-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitLayers:
 *
 * From below: the backdrop, tiles with all that does not move, marks of some
 * kinds, the frame. The board widget owns the layers and puts what moves between
 * the marks: pieces, whose nodes are kept here too.
 */
typedef struct _KitLayers KitLayers;

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
void       kit_layers_snapshot_marks (KitLayers         *layers,
                                      GtkSnapshot       *snapshot,
                                      guint              marks);
void       kit_layers_snapshot_frame (KitLayers         *layers,
                                      GtkSnapshot       *snapshot);
KitStage   kit_layers_get_stage      (KitLayers         *layers,
                                      GtkSnapshot       *snapshot);

G_END_DECLS
