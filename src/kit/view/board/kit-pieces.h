/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures that are painted once and then moved: pieces over the board, cards across the table. */

#pragma once

#include "kit/view/kit-nodes.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * KitPieces:
 *
 * A render node for each piece, by a number that whoever paints it has chosen; no larger than
 * needed and put on device pixels, so that a renderer without a graphics card can copy it.
 */
typedef struct _KitPieces KitPieces;

/** KitPieceFunc: paints @piece around 0, 0. */
typedef void (*KitPieceFunc) (const KitTarget *target,
                              guint            piece,
                              gpointer         data);

/** KitStage: where the pieces of a frame are added, and for which target; all borrowed. */
typedef struct
{
  KitPieces       *pieces;
  GtkSnapshot     *snapshot;
  const KitTarget *target;
} KitStage;

KitPieces     *kit_pieces_new     (KitPieceFunc     paint,
                                   gpointer         data);
void           kit_pieces_free    (KitPieces       *pieces);
void           kit_pieces_forget  (KitPieces       *pieces,
                                   guint            first);

GskRenderNode *kit_stage_get_node (const KitStage  *stage,
                                   guint            piece,
                                   double           reach);
void           kit_stage_add      (const KitStage  *stage,
                                   guint            piece,
                                   double           reach,
                                   KitPixel         at,
                                   GskTransform    *transform);

G_END_DECLS
