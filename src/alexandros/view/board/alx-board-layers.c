/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes that stay until what they show changes. */

#include "alx-board-layers.h"

#include "alx-backdrop.h"
#include "alexandros/view/alx-nodes.h"
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

  GtkWidget       *widget;              /* that shows them; it owns us */
  AlxOutput        output;
  AlxLayout        layout;              /* for which all but the land were painted */
  AlxScene         marked[ALX_MARKS];   /* what the marks were painted for */
};

/* (transfer full): the four sides; those that are not painted yet are now. */
static GskRenderNode *
make_frame (AlxLayers       *layers,
            const AlxLayout *layout,
            cairo_surface_t *sides[ALX_FRAME_SIDES])
{
  GskRenderNode *nodes[ALX_FRAME_SIDES];
  GskRenderNode *frame;

  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    {
      if (sides[i] == NULL)
        sides[i] = alx_prepaint_paint_side (alx_style_get_painter (layers->style), layout, i,
                                            layers->output.scale);
      nodes[i] = alx_nodes_show (sides[i], alx_prepaint_get_side (layout, i), layers->output);
      g_clear_pointer (&sides[i], cairo_surface_destroy);
    }
  frame = gsk_container_node_new (nodes, ALX_FRAME_SIDES);
  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    gsk_render_node_unref (nodes[i]);
  return frame;
}

/* --- frame and marks --- */

/* Where something is painted, as far as it lies on the board; FALSE for nowhere. */
static gboolean
find_bounds (AlxLayers       *layers,
             PaintFunc        paint,
             const AlxLayout *layout,
             const AlxScene  *scene,
             graphene_rect_t *bounds)
{
  /* What is painted in groups needs it. */
  cairo_rectangle_t area = { 0, 0, layout->width, layout->height };
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &area);
  cairo_t *cr = cairo_create (recording);
  double x, y, width, height;

  paint (alx_style_get_painter (layers->style), cr, layout, scene);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  cairo_surface_destroy (recording);
  *bounds = GRAPHENE_RECT_INIT (floor (x) - 1, floor (y) - 1, ceil (width) + 3, ceil (height) + 3);
  return width > 0 && height > 0;
}

/* (nullable) (transfer full): a node no larger than what is painted. */
static GskRenderNode *
paint_marks (AlxLayers       *layers,
             PaintFunc        paint,
             const AlxLayout *layout,
             const AlxScene  *scene)
{
  graphene_rect_t inside = alx_nodes_inside (layout);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  if (!find_bounds (layers, paint, layout, scene, &bounds) ||
      !graphene_rect_intersection (&bounds, &inside, &bounds))
    return NULL;
  if (layers->output.textures)
    {
      cr = alx_nodes_begin (&bounds, layers->output);
      paint (alx_style_get_painter (layers->style), cr, layout, scene);
      return alx_nodes_finish (cr, &bounds, layers->output);
    }
  /* Paint again instead of replaying the recording: nested recordings go through two intermediate
     surfaces. No picture is kept, for the bounds may be those of the whole board. */
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  paint (alx_style_get_painter (layers->style), cr, layout, scene);
  cairo_destroy (cr);
  return node;
}

/* What of @scene such marks show, and nothing else. */
static void
keep_marks (AlxScene       *kept,
            const AlxScene *scene,
            AlxMarks        marks)
{
  memset (kept, 0, sizeof *kept);
  /* A scene that was never painted differs in its board. */
  kept->board = scene->board;
  switch (marks)
    {
    case ALX_MARKS_TRAILS:
      memcpy (kept->colours, scene->colours, sizeof kept->colours);
      kept->n_trails = scene->n_trails;
      memcpy (kept->trails, scene->trails, sizeof kept->trails);
      kept->has_told = scene->has_told;
      if (scene->has_told)
        kept->told = scene->told;
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

/* This once the land is waited for, so that no window without one is seen. */
static void
set_first_backdrop (AlxLayers       *layers,
                const AlxLayout *layout,
                const AlxScene  *scene)
{
  AlxPainter *painter = alx_style_get_painter (layers->style);
  const AlxTheme *theme = alx_painter_get_theme (painter);
  AlxPrepainted prepainted = { NULL };

  if (!alx_prepaint_take (theme, layout, scene, layers->output.scale, &prepainted))
    {
      prepainted.backdrop = alx_prepaint_paint (painter, layout, scene, layers->output.scale);
      alx_prepaint_remember (theme, layout, layers->output.scale);
    }
  else
    alx_style_adopt_painter (layers->style, g_steal_pointer (&prepainted.painter));
  alx_tile_nodes_set_backdrop (layers->tiles, prepainted.backdrop);
  alx_backdrop_set_first (layers->backdrop, layout, scene, layers->output.scale,
                          g_steal_pointer (&prepainted.backdrop));
  if (prepainted.sides[0] != NULL && layers->frame == NULL)
    layers->frame = make_frame (layers, layout, prepainted.sides);
  if (prepainted.tiles != NULL)
    alx_tile_nodes_offer (layers->tiles, g_steal_pointer (&prepainted.tiles));
  alx_prepainted_clear (&prepainted);
}

/* --- all of them --- */

/* What the camera moves; but for the land, which can stand for a while. */
static void
drop_inside (AlxLayers *layers)
{
  alx_tile_nodes_drop (layers->tiles);
  for (guint i = 0; i < ALX_MARKS; i++)
    g_clear_pointer (&layers->marks[i], gsk_render_node_unref);
  memset (layers->marked, 0, sizeof layers->marked);
}

/** alx_layers_new: no layers yet, for @widget, painted as @look says. */
AlxLayers *
alx_layers_new (GtkWidget *widget,
                AlxStyle  *style)
{
  AlxLayers *layers = g_new0 (AlxLayers, 1);

  layers->widget = widget;
  layers->style = g_object_ref (style);
  layers->backdrop = alx_backdrop_new (widget, style);
  layers->tiles = alx_tile_nodes_new ();
  layers->pieces = alx_pieces_new (style);
  return layers;
}

/** alx_layers_free: frees @layers. */
void
alx_layers_free (AlxLayers *layers)
{
  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  alx_tile_nodes_free (layers->tiles);
  alx_pieces_free (layers->pieces);
  if (alx_backdrop_is_complete (layers->backdrop))
    alx_prepaint_remember (alx_painter_get_theme (alx_style_get_painter (layers->style)),
                           &layers->layout, layers->output.scale);
  alx_backdrop_free (layers->backdrop);
  g_clear_object (&layers->style);
  g_free (layers);
}

/** alx_layers_drop: everything has to be painted anew: there is another theme, language or kind
    of land. */
void
alx_layers_drop (AlxLayers *layers)
{
  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  drop_inside (layers);
  alx_pieces_drop (layers->pieces);
  alx_backdrop_drop (layers->backdrop);
}

/** alx_layers_is_complete: whether nothing is still being painted. */
gboolean
alx_layers_is_complete (AlxLayers *layers)
{
  return alx_backdrop_is_complete (layers->backdrop);
}

/** alx_layers_get_pieces: (transfer none): what moves over the layers, for the layout of their
    last snapshot. */
AlxPieces *
alx_layers_get_pieces (AlxLayers *layers)
{
  return layers->pieces;
}

/** alx_layers_snapshot_marks: marks of one sort; they are painted again if they have changed. */
void
alx_layers_snapshot_marks (AlxLayers       *layers,
                           GtkSnapshot     *snapshot,
                           const AlxLayout *layout,
                           const AlxScene  *scene,
                           AlxMarks         marks)
{
  static const PaintFunc paint[ALX_MARKS] = { alx_paint_story, alx_paint_choices, alx_paint_way };
  GskRenderNode **node = &layers->marks[marks];
  AlxScene now;

  keep_marks (&now, scene, marks);
  if (memcmp (&layers->marked[marks], &now, sizeof now) != 0)
    {
      g_clear_pointer (node, gsk_render_node_unref);
      *node = paint_marks (layers, paint[marks], layout, scene);
      memcpy (&layers->marked[marks], &now, sizeof now);
    }
  if (*node != NULL)
    gtk_snapshot_append_node (snapshot, *node);
}

/** alx_layers_snapshot: land, ground and story; while something is @moving over it, the ground
    may be a little late. */
void
alx_layers_snapshot (AlxLayers       *layers,
                     GtkSnapshot     *snapshot,
                     const AlxLayout *layout,
                     const AlxScene  *scene,
                     gboolean         moving)
{
  AlxOutput output = alx_output_of (layers->widget);

  if (output.scale != layers->output.scale)
    alx_layers_drop (layers);
  else if (!alx_layout_equal (&layers->layout, layout))
    {
      drop_inside (layers);
      if (layers->layout.board != layout->board || layers->layout.width != layout->width ||
          layers->layout.height != layout->height)
        g_clear_pointer (&layers->frame, gsk_render_node_unref);
    }
  layers->output = output;
  layers->layout = *layout;
  alx_painter_set_scale (alx_style_get_painter (layers->style), output.scale);
  alx_pieces_set_layout (layers->pieces, layout, output);
  if (!alx_backdrop_shows (layers->backdrop, layout->board))
    set_first_backdrop (layers, layout, scene);
  alx_tile_nodes_set_backdrop (layers->tiles, alx_backdrop_snapshot (layers->backdrop, snapshot,
                                                                     layout, scene, output));
  alx_tile_nodes_snapshot (
    layers->tiles, snapshot,
    &(AlxTarget) { alx_style_get_painter (layers->style), layout, scene, output }, moving);
  alx_layers_snapshot_marks (layers, snapshot, layout, scene, ALX_MARKS_TRAILS);
}

/** alx_layers_snapshot_frame: the frame, if there is room for one. */
void
alx_layers_snapshot_frame (AlxLayers       *layers,
                           GtkSnapshot     *snapshot,
                           const AlxLayout *layout)
{
  if (layout->frame == 0)
    return;
  if (layers->frame == NULL)
    {
      cairo_surface_t *sides[ALX_FRAME_SIDES] = { NULL };

      layers->frame = make_frame (layers, layout, sides);
    }
  gtk_snapshot_append_node (snapshot, layers->frame);
}
