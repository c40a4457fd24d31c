/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes, kept until what they show changes.

   Trusted in every frame: layers, layout and scene are those of the board widget, which calls
   kit_layers_snapshot() first. */

#include "kit-layers.h"

#include "kit-backdrop.h"
#include "kit-prepaint.h"
#include "kit-tile-nodes.h"

#include <math.h>
#include <string.h>

typedef struct
{
  GskRenderNode *node;                  /* owned; NULL if there are no marks */
  gpointer       key;                   /* owned: see #KitLayer */
  gboolean       painted;               /* node and key are of each other */
} Marks;

struct _KitLayers
{
  const KitArt  *art;

  /* owned */
  KitStyle      *style;
  KitBackdrop   *backdrop;
  GskRenderNode *frame;
  KitTileNodes  *tiles;
  Marks          marks[KIT_MAX_MARKS];
  KitPieces     *pieces;
  KitGeometry   *layout;                /* of all nodes but the backdrop, which has its own */

  GtkWidget     *widget;                /* shows the layers and owns them */
  KitTarget      target;                /* of this frame; its pointers are borrowed */
};

/* --- frame and marks --- */

/* (transfer full): a node of the four sides. Consumes @sides and paints those that are NULL. */
static GskRenderNode *
make_frame (KitLayers       *layers,
            cairo_surface_t *sides[KIT_FRAME_SIDES])
{
  GskRenderNode *nodes[KIT_FRAME_SIDES];
  GskRenderNode *frame;

  for (guint i = 0; i < KIT_FRAME_SIDES; i++)
    {
      if (sides[i] == NULL)
        sides[i] = kit_prepaint_paint_side (layers->art, &layers->target, i);
      nodes[i] = kit_nodes_show (sides[i], kit_prepaint_get_side (layers->target.geometry, i),
                                 layers->target.output);
      g_clear_pointer (&sides[i], cairo_surface_destroy);
    }
  frame = gsk_container_node_new (nodes, KIT_FRAME_SIDES);
  for (guint i = 0; i < KIT_FRAME_SIDES; i++)
    gsk_render_node_unref (nodes[i]);
  return frame;
}

/* Finds the bounding box of these marks; returns FALSE if there are none. */
static gboolean
find_bounds (KitLayers       *layers,
             guint            layer,
             graphene_rect_t *bounds)
{
  const KitTarget *target = &layers->target;
  /* Bounded, because the marks are painted with cairo_push_group(). */
  cairo_rectangle_t area = { 0, 0, target->geometry->width, target->geometry->height };
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
  cairo_t *cr = cairo_create (recording);
  double x, y, width, height;

  kit_art_paint (layers->art, layer, target, cr);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  cairo_surface_destroy (recording);
  *bounds = GRAPHENE_RECT_INIT (floor (x) - 1, floor (y) - 1, ceil (width) + 3, ceil (height) + 3);
  return width > 0 && height > 0;
}

/* (transfer full) (nullable): a node of the size of its contents, or NULL if there are none. */
static GskRenderNode *
paint_marks (KitLayers *layers,
             guint      layer)
{
  const KitTarget *target = &layers->target;
  graphene_rect_t inside = kit_nodes_inside (target->geometry);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  if (!find_bounds (layers, layer, &bounds) ||
      !graphene_rect_intersection (&bounds, &inside, &bounds))
    return NULL;
  if (target->output.textures)
    {
      cr = kit_nodes_begin (&bounds, target->output);
      kit_art_paint (layers->art, layer, target, cr);
      return kit_nodes_finish (cr, &bounds, target->output);
    }
  /* Paint again instead of replaying the recording: nested recordings go through two intermediate
     surfaces. No surface is kept, because it could be as large as the whole board. */
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  kit_art_paint (layers->art, layer, target, cr);
  cairo_destroy (cr);
  return node;
}

/* Waits for the backdrop, so that no frame is shown without one. */
static void
set_first_backdrop (KitLayers *layers)
{
  KitTarget *target = &layers->target;
  KitPrepainted prepainted = { NULL };

  if (!kit_prepaint_take (layers->art, target, &prepainted))
    {
      prepainted.backdrop = kit_backdrop_paint (layers->art, target);
      kit_prepaint_remember (layers->art, kit_style_get_kind (layers->style), target->geometry,
                             target->output.scale);
    }
  else
    {
      kit_style_adopt_painter (layers->style, g_steal_pointer (&prepainted.painter));
      target->painter = kit_style_get_painter (layers->style);
    }
  kit_tile_nodes_set_backdrop (layers->tiles, prepainted.backdrop);
  kit_backdrop_set_first (layers->backdrop, target, g_steal_pointer (&prepainted.backdrop));
  if (prepainted.sides[0] != NULL && layers->frame == NULL)
    layers->frame = make_frame (layers, prepainted.sides);
  if (prepainted.tiles != NULL)
    kit_tile_nodes_offer (layers->tiles, g_steal_pointer (&prepainted.tiles));
  kit_prepainted_clear (&prepainted);
}

/* --- all layers --- */

/* Drops what moves with the camera, except the backdrop, which is shown scaled for a while. */
static void
drop_inside (KitLayers *layers)
{
  kit_tile_nodes_drop (layers->tiles);
  for (guint i = 0; i < KIT_MAX_MARKS; i++)
    {
      g_clear_pointer (&layers->marks[i].node, gsk_render_node_unref);
      layers->marks[i].painted = FALSE;
    }
  kit_pieces_forget (layers->pieces, 0);
}

static void
paint_piece (const KitTarget *target,
             guint            piece,
             gpointer         data)
{
  ((KitLayers *) data)->art->paint_piece (target, piece);
}

/** kit_layers_new: (transfer full): empty layers for @widget, which owns them. */
KitLayers *
kit_layers_new (const KitArt *art,
                GtkWidget    *widget,
                KitStyle     *style)
{
  KitLayers *layers;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (KIT_IS_STYLE (style), NULL);

  layers = g_new0 (KitLayers, 1);
  layers->art = art;
  layers->widget = widget;
  layers->style = g_object_ref (style);
  layers->backdrop = kit_backdrop_new (art, widget);
  layers->tiles = kit_tile_nodes_new (art);
  for (guint i = 0; i < KIT_MAX_MARKS; i++)
    layers->marks[i].key = g_malloc0 (art->scene_size);
  layers->pieces = kit_pieces_new (paint_piece, layers);
  layers->layout = g_malloc0 (art->layout_size);
  return layers;
}

/** kit_layers_free: frees @layers, and remembers the size of the board for the next start. */
void
kit_layers_free (KitLayers *layers)
{
  g_return_if_fail (layers != NULL);

  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  kit_tile_nodes_free (layers->tiles);
  if (kit_backdrop_is_complete (layers->backdrop))
    kit_prepaint_remember (layers->art, kit_style_get_kind (layers->style), layers->layout,
                           layers->target.output.scale);
  kit_backdrop_free (layers->backdrop);
  for (guint i = 0; i < KIT_MAX_MARKS; i++)
    g_free (layers->marks[i].key);
  kit_pieces_free (layers->pieces);
  g_free (layers->layout);
  g_clear_object (&layers->style);
  g_free (layers);
}

/** kit_layers_drop: drops all nodes, for another theme, language or scale. */
void
kit_layers_drop (KitLayers *layers)
{
  g_return_if_fail (layers != NULL);

  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  kit_backdrop_drop (layers->backdrop);
}

/** kit_layers_is_complete: whether no thread paints a newer backdrop. */
gboolean
kit_layers_is_complete (KitLayers *layers)
{
  return kit_backdrop_is_complete (layers->backdrop);
}

/** kit_layers_snapshot: adds backdrop and tiles; while something is @moving, some tiles may be
    those of an earlier scene. */
void
kit_layers_snapshot (KitLayers         *layers,
                     GtkSnapshot       *snapshot,
                     const KitGeometry *layout,
                     gconstpointer      scene,
                     gboolean           moving)
{
  const KitArt *art = layers->art;
  KitPainter *painter = kit_style_get_painter (layers->style);
  KitOutput output = kit_output_of (layers->widget);

  if (output.scale != layers->target.output.scale)
    kit_layers_drop (layers);
  else if (!kit_art_is_same_layout (art, layers->layout, layout))
    {
      drop_inside (layers);
      if (!kit_art_is_same_board (art, layers->layout, layout) ||
          layers->layout->width != layout->width || layers->layout->height != layout->height)
        g_clear_pointer (&layers->frame, gsk_render_node_unref);
    }
  layers->target = (KitTarget) { painter, NULL, layout, scene, output };
  memcpy (layers->layout, layout, art->layout_size);
  kit_painter_set_scale (painter, output.scale);
  if (!kit_backdrop_shows (layers->backdrop, layout))
    set_first_backdrop (layers);
  kit_tile_nodes_set_backdrop (layers->tiles, kit_backdrop_snapshot (layers->backdrop, snapshot,
                                                                     &layers->target));
  kit_tile_nodes_snapshot (layers->tiles, snapshot, &layers->target, moving);
}

/* Adds marks of one kind; paints them again if they have changed. */
static void
snapshot_marks (KitLayers   *layers,
                GtkSnapshot *snapshot,
                guint        layer)
{
  Marks *kept = &layers->marks[layer - KIT_LAYER_MARKS];

  if (kit_art_update_key (layers->art, layer, layers->target.scene, kept->key) || !kept->painted)
    {
      g_clear_pointer (&kept->node, gsk_render_node_unref);
      kept->node = paint_marks (layers, layer);
      kept->painted = TRUE;
    }
  if (kept->node != NULL)
    gtk_snapshot_append_node (snapshot, kept->node);
}

/* Adds the frame, unless the board is too small for one. */
static void
snapshot_frame (KitLayers   *layers,
                GtkSnapshot *snapshot)
{
  if (layers->target.geometry->frame == 0)
    return;
  if (layers->frame == NULL)
    {
      cairo_surface_t *sides[KIT_FRAME_SIDES] = { NULL };

      layers->frame = make_frame (layers, sides);
    }
  gtk_snapshot_append_node (snapshot, layers->frame);
}

/** kit_layers_snapshot_above: adds what lies on the tiles: all marks, within the frame, and the
    frame; on each, what @func adds. */
void
kit_layers_snapshot_above (KitLayers    *layers,
                           GtkSnapshot  *snapshot,
                           KitLayerFunc  func,
                           gpointer      data)
{
  const KitLayer *rows = layers->art->layers;
  graphene_rect_t inside = kit_nodes_inside (layers->target.geometry);
  KitStage stage = { layers->pieces, snapshot, &layers->target };

  /* GTK leaves out a clip that cuts nothing off; when one comes or goes, all inside it is drawn
     again. So there is only what moves in it. */
  gtk_snapshot_push_clip (snapshot, &inside);
  for (guint i = KIT_LAYER_MARKS; i < KIT_LAYERS && rows[i].paint != NULL; i++)
    {
      snapshot_marks (layers, snapshot, i);
      func (&stage, i, data);
    }
  gtk_snapshot_pop (snapshot);
  snapshot_frame (layers, snapshot);
  func (&stage, KIT_LAYER_FRAME, data);
}
