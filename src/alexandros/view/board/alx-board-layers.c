/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes, kept until what they show changes.

   Trusted in every frame: layers, layout and scene are those of the board widget, which calls
   alx_layers_snapshot() first. */

#include "alx-board-layers.h"

#include "alx-backdrop.h"
#include "alx-prepaint.h"
#include "alx-tile-nodes.h"

#include <math.h>
#include <string.h>

typedef void (*PaintFunc) (AlxPainter      *painter,
                           cairo_t         *cr,
                           const AlxLayout *layout,
                           const AlxScene  *scene);

struct _AlxLayers
{
  /* owned */
  AlxStyle      *style;
  AlxBackdrop   *backdrop;
  GskRenderNode *frame;
  AlxTileNodes  *tiles;
  GskRenderNode *marks[ALX_MARKS];
  AlxPieces     *pieces;

  GtkWidget       *widget;              /* shows the layers and owns them */
  AlxTarget        target;              /* of this frame; its pointers are borrowed */
  AlxLayout        layout;              /* of all nodes but the backdrop, which has its own */
  AlxScene         marked[ALX_MARKS];   /* from keep_marks(), of the nodes of the marks */
};

/* --- frame and marks --- */

/* (transfer full): a node of the four sides. Consumes @sides and paints those that are NULL. */
static GskRenderNode *
make_frame (AlxLayers       *layers,
            cairo_surface_t *sides[ALX_FRAME_SIDES])
{
  GskRenderNode *nodes[ALX_FRAME_SIDES];
  GskRenderNode *frame;

  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    {
      if (sides[i] == NULL)
        sides[i] = alx_prepaint_paint_side (&layers->target, i);
      nodes[i] = alx_nodes_show (sides[i], alx_prepaint_get_side (layers->target.layout, i),
                                 layers->target.output);
      g_clear_pointer (&sides[i], cairo_surface_destroy);
    }
  frame = gsk_container_node_new (nodes, ALX_FRAME_SIDES);
  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    gsk_render_node_unref (nodes[i]);
  return frame;
}

/* Finds the bounding box of what @paint paints; returns FALSE if it paints nothing. */
static gboolean
find_bounds (const AlxTarget *target,
             PaintFunc        paint,
             graphene_rect_t *bounds)
{
  /* Bounded, because the marks are painted with cairo_push_group(). */
  cairo_rectangle_t area = { 0, 0, target->layout->width, target->layout->height };
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
  cairo_t *cr = cairo_create (recording);
  double x, y, width, height;

  paint (target->painter, cr, target->layout, target->scene);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  cairo_surface_destroy (recording);
  *bounds = GRAPHENE_RECT_INIT (floor (x) - 1, floor (y) - 1, ceil (width) + 3, ceil (height) + 3);
  return width > 0 && height > 0;
}

/* (transfer full) (nullable): a node of the size of its contents, or NULL if there are none. */
static GskRenderNode *
paint_marks (const AlxTarget *target,
             PaintFunc        paint)
{
  graphene_rect_t inside = alx_nodes_inside (target->layout);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  if (!find_bounds (target, paint, &bounds) ||
      !graphene_rect_intersection (&bounds, &inside, &bounds))
    return NULL;
  if (target->output.textures)
    {
      cr = alx_nodes_begin (&bounds, target->output);
      paint (target->painter, cr, target->layout, target->scene);
      return alx_nodes_finish (cr, &bounds, target->output);
    }
  /* Paint again instead of replaying the recording: nested recordings go through two intermediate
     surfaces. No surface is kept, because it could be as large as the whole board. */
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  paint (target->painter, cr, target->layout, target->scene);
  cairo_destroy (cr);
  return node;
}

/* Copies what these marks depend on to @kept, which is zero elsewhere and compared as a whole. */
static void
keep_marks (AlxScene       *kept,
            const AlxScene *scene,
            AlxMarks        marks)
{
  memset (kept, 0, sizeof *kept);
  /* So that it differs from the zeroes in layers->marked. */
  kept->board = scene->board;
  switch (marks)
    {
    case ALX_MARKS_TRAILS:
      memcpy (kept->colours, scene->colours, sizeof kept->colours);
      kept->n_trails = scene->n_trails;
      memcpy (kept->trails, scene->trails, sizeof kept->trails);
      kept->has_log_trail = scene->has_log_trail;
      if (scene->has_log_trail)
        kept->log_trail = scene->log_trail;
      kept->reached = scene->reached;
      kept->threatened = scene->threatened;
      break;
    case ALX_MARKS_CHOICES:
      memcpy (kept->colours, scene->colours, sizeof kept->colours);
      memcpy (kept->state.governors, scene->state.governors, sizeof kept->state.governors);
      kept->state.player = scene->state.player;
      kept->choices = scene->choices;
      kept->targets = scene->targets;
      kept->chosen = scene->chosen;
      kept->placing = scene->placing;
      break;
    default:
      kept->n_way = scene->n_way;
      memcpy (kept->way, scene->way, scene->n_way);
      kept->state.walls = scene->state.walls;
    }
}

/* Waits for the backdrop, so that no frame is shown without one. */
static void
set_first_backdrop (AlxLayers *layers)
{
  AlxTarget *target = &layers->target;
  const AlxTheme *theme = alx_painter_get_theme (target->painter);
  int scale = target->output.scale;
  AlxPrepainted prepainted = { NULL };

  if (!alx_prepaint_take (theme, target->layout, target->scene, scale, &prepainted))
    {
      prepainted.backdrop = alx_backdrop_paint (target);
      alx_prepaint_remember (theme, target->layout, scale);
    }
  else
    {
      alx_style_adopt_painter (layers->style, g_steal_pointer (&prepainted.painter));
      target->painter = alx_style_get_painter (layers->style);
    }
  alx_tile_nodes_set_backdrop (layers->tiles, prepainted.backdrop);
  alx_backdrop_set_first (layers->backdrop, target->layout,
                          g_steal_pointer (&prepainted.backdrop));
  if (prepainted.sides[0] != NULL && layers->frame == NULL)
    layers->frame = make_frame (layers, prepainted.sides);
  if (prepainted.tiles != NULL)
    alx_tile_nodes_offer (layers->tiles, g_steal_pointer (&prepainted.tiles));
  alx_prepainted_clear (&prepainted);
}

/* --- all layers --- */

/* Drops what moves with the camera, except the backdrop, which is shown scaled for a while. */
static void
drop_inside (AlxLayers *layers)
{
  alx_tile_nodes_drop (layers->tiles);
  for (guint i = 0; i < ALX_MARKS; i++)
    g_clear_pointer (&layers->marks[i], gsk_render_node_unref);
  memset (layers->marked, 0, sizeof layers->marked);
}

/** alx_layers_new: (transfer full): empty layers for @widget, which owns them. */
AlxLayers *
alx_layers_new (GtkWidget *widget,
                AlxStyle  *style)
{
  AlxLayers *layers;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (ALX_IS_STYLE (style), NULL);

  layers = g_new0 (AlxLayers, 1);
  layers->widget = widget;
  layers->style = g_object_ref (style);
  layers->backdrop = alx_backdrop_new (widget);
  layers->tiles = alx_tile_nodes_new ();
  layers->pieces = alx_pieces_new (style);
  return layers;
}

/** alx_layers_free: frees @layers, and remembers the size of the board for the next start. */
void
alx_layers_free (AlxLayers *layers)
{
  g_return_if_fail (layers != NULL);

  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  alx_tile_nodes_free (layers->tiles);
  alx_pieces_free (layers->pieces);
  if (alx_backdrop_is_complete (layers->backdrop))
    alx_prepaint_remember (alx_painter_get_theme (alx_style_get_painter (layers->style)),
                           &layers->layout, layers->target.output.scale);
  alx_backdrop_free (layers->backdrop);
  g_clear_object (&layers->style);
  g_free (layers);
}

/** alx_layers_drop: drops all nodes, for another theme, language or scale. */
void
alx_layers_drop (AlxLayers *layers)
{
  g_return_if_fail (layers != NULL);

  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  alx_pieces_drop (layers->pieces);
  alx_backdrop_drop (layers->backdrop);
}

/** alx_layers_is_complete: whether no thread paints a newer backdrop. */
gboolean
alx_layers_is_complete (AlxLayers *layers)
{
  return alx_backdrop_is_complete (layers->backdrop);
}

/** alx_layers_get_pieces: (transfer none): the pieces, for the layout of the last snapshot. */
AlxPieces *
alx_layers_get_pieces (AlxLayers *layers)
{
  return layers->pieces;
}

/** alx_layers_snapshot_marks: adds marks of one kind; paints them again if they have changed. */
void
alx_layers_snapshot_marks (AlxLayers   *layers,
                           GtkSnapshot *snapshot,
                           AlxMarks     marks)
{
  static const PaintFunc paint[ALX_MARKS] = { alx_paint_trails, alx_paint_choices, alx_paint_way };
  GskRenderNode **node = &layers->marks[marks];
  AlxScene now;

  keep_marks (&now, layers->target.scene, marks);
  if (memcmp (&layers->marked[marks], &now, sizeof now) != 0)
    {
      g_clear_pointer (node, gsk_render_node_unref);
      *node = paint_marks (&layers->target, paint[marks]);
      memcpy (&layers->marked[marks], &now, sizeof now);
    }
  if (*node != NULL)
    gtk_snapshot_append_node (snapshot, *node);
}

/** alx_layers_snapshot: adds backdrop, tiles and trails; while a piece is @moving, some tiles may
    be those of an earlier scene. */
void
alx_layers_snapshot (AlxLayers       *layers,
                     GtkSnapshot     *snapshot,
                     const AlxLayout *layout,
                     const AlxScene  *scene,
                     gboolean         moving)
{
  AlxPainter *painter = alx_style_get_painter (layers->style);
  AlxOutput output = alx_output_of (layers->widget);

  if (output.scale != layers->target.output.scale)
    alx_layers_drop (layers);
  else if (!alx_layout_equal (&layers->layout, layout))
    {
      drop_inside (layers);
      if (layers->layout.board != layout->board || layers->layout.width != layout->width ||
          layers->layout.height != layout->height)
        g_clear_pointer (&layers->frame, gsk_render_node_unref);
    }
  layers->target = (AlxTarget) { painter, layout, scene, output };
  layers->layout = *layout;
  alx_painter_set_scale (painter, output.scale);
  alx_pieces_set_layout (layers->pieces, layout, output);
  if (!alx_backdrop_shows (layers->backdrop, layout->board))
    set_first_backdrop (layers);
  alx_tile_nodes_set_backdrop (layers->tiles, alx_backdrop_snapshot (layers->backdrop, snapshot,
                                                                     &layers->target));
  alx_tile_nodes_snapshot (layers->tiles, snapshot, &layers->target, moving);
  alx_layers_snapshot_marks (layers, snapshot, ALX_MARKS_TRAILS);
}

/** alx_layers_snapshot_frame: adds the frame, unless the board is too small for one. */
void
alx_layers_snapshot_frame (AlxLayers   *layers,
                           GtkSnapshot *snapshot)
{
  if (layers->target.layout->frame == 0)
    return;
  if (layers->frame == NULL)
    {
      cairo_surface_t *sides[ALX_FRAME_SIDES] = { NULL };

      layers->frame = make_frame (layers, sides);
    }
  gtk_snapshot_append_node (snapshot, layers->frame);
}
