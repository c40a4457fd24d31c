/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes, kept until what they show changes. */

#pragma once

#include "alx-board-pieces.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AlxLayers:
 *
 * From below: the backdrop, tiles with all that is built, marks of three kinds,
 * the pieces, the frame. The board widget owns the layers and puts the pieces
 * between the marks.
 */
typedef struct _AlxLayers AlxLayers;

/** AlxMarks: trails of the last turns, what may be chosen, and the way of a proposal. */
typedef enum
{
  ALX_MARKS_TRAILS,
  ALX_MARKS_CHOICES,
  ALX_MARKS_WAY,
  ALX_MARKS
} AlxMarks;

AlxLayers *alx_layers_new            (GtkWidget       *widget,
                                      AlxStyle        *style);
void       alx_layers_free           (AlxLayers       *layers);
void       alx_layers_drop           (AlxLayers       *layers);
gboolean   alx_layers_is_complete    (AlxLayers       *layers);
AlxPieces *alx_layers_get_pieces     (AlxLayers       *layers);
void       alx_layers_snapshot       (AlxLayers       *layers,
                                      GtkSnapshot     *snapshot,
                                      const AlxLayout *layout,
                                      const AlxScene  *scene,
                                      gboolean         moving);
void       alx_layers_snapshot_marks (AlxLayers       *layers,
                                      GtkSnapshot     *snapshot,
                                      AlxMarks         marks);
void       alx_layers_snapshot_frame (AlxLayers       *layers,
                                      GtkSnapshot     *snapshot);

G_END_DECLS
