/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures that are painted once and then moved: pieces over the board, cards across the table.

   Trusted in every frame: stages, which come from the layers and from the flights. */

#include "kit-pieces.h"

#include <math.h>

struct _KitPieces
{
  GHashTable  *nodes;                   /* owned: GskRenderNode, by the number of the piece */
  KitPieceFunc paint;
  gpointer     data;
};

/** kit_pieces_new: (transfer full): no nodes yet, to be painted by @paint with @data. */
KitPieces *
kit_pieces_new (KitPieceFunc paint,
                gpointer     data)
{
  KitPieces *pieces;

  g_return_val_if_fail (paint != NULL, NULL);

  pieces = g_new0 (KitPieces, 1);
  pieces->nodes = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) gsk_render_node_unref);
  pieces->paint = paint;
  pieces->data = data;
  return pieces;
}

/** kit_pieces_free: frees @pieces. */
void
kit_pieces_free (KitPieces *pieces)
{
  g_return_if_fail (pieces != NULL);

  g_hash_table_unref (pieces->nodes);
  g_free (pieces);
}

static gboolean
is_from (gpointer piece,
         gpointer node,
         gpointer first)
{
  return GPOINTER_TO_UINT (piece) >= GPOINTER_TO_UINT (first);
}

/** kit_pieces_forget: drops the nodes of all pieces whose number is @first or more: for another
    theme, layout or scale, or because they will not be shown again. */
void
kit_pieces_forget (KitPieces *pieces,
                   guint      first)
{
  g_return_if_fail (pieces != NULL);

  g_hash_table_foreach_remove (pieces->nodes, is_from, GUINT_TO_POINTER (first));
}

/* --- in a frame --- */

/** kit_stage_get_node: (transfer none): the node of @piece around 0, 0. When it is first painted,
    nothing is painted beyond @reach, in pixels, to any side. */
GskRenderNode *
kit_stage_get_node (const KitStage *stage,
                    guint           piece,
                    double          reach)
{
  KitPieces *pieces = stage->pieces;
  GskRenderNode *node = g_hash_table_lookup (pieces->nodes, GUINT_TO_POINTER (piece));
  double whole = ceil (reach);
  graphene_rect_t area = GRAPHENE_RECT_INIT (-whole, -whole, 2 * whole, 2 * whole);
  KitTarget target = *stage->target;

  if (node != NULL)
    return node;
  target.cr = kit_nodes_begin (&area, target.output);
  pieces->paint (&target, piece, pieces->data);
  node = kit_nodes_finish (target.cr, &area, target.output);
  g_hash_table_insert (pieces->nodes, GUINT_TO_POINTER (piece), node);
  return node;
}

/** kit_stage_add: adds @piece at a place, first changed by @transform, (transfer full) (nullable);
    for @reach see kit_stage_get_node(). */
void
kit_stage_add (const KitStage *stage,
               guint           piece,
               double          reach,
               KitPixel        at,
               GskTransform   *transform)
{
  KitPixel rounded = kit_target_round (stage->target, at);

  gtk_snapshot_save (stage->snapshot);
  gtk_snapshot_translate (stage->snapshot, &GRAPHENE_POINT_INIT (rounded.x, rounded.y));
  gtk_snapshot_transform (stage->snapshot, transform);
  gtk_snapshot_append_node (stage->snapshot, kit_stage_get_node (stage, piece, reach));
  gtk_snapshot_restore (stage->snapshot);
  gsk_transform_unref (transform);
}
