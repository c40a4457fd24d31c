/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that are painted once and then moved over the board.

   Trusted in every frame: pieces and layout, and that append functions get spaces, points and sides
   of that layout. */

#include "alx-board-pieces.h"

#include <math.h>

#define CURSORS    6                    /* pointer or keyboard; on a point, or on a space that
                                           points up or down */
#define SLANTS     3                    /* directions that a side can have */
#define FLASHES    8                    /* steps from bright to gone */

typedef struct
{
  guint16        side;
  guint8         from;                  /* point at which it begins to rise */
  gboolean       red;
  GskRenderNode *node;                  /* owned; the complete wall */
} Wall;

struct _AlxPieces
{
  AlxLayout        layout;
  KitOutput        output;

  /* owned; nodes are NULL until they are needed */
  KitStyle        *style;
  GskRenderNode   *cursors[CURSORS];
  GskRenderNode   *alexander;
  GskRenderNode   *discs[KIT_COLOURS * 2];      /* on the first and on the second lap */
  GskRenderNode   *flashes[SLANTS][FLASHES];
  GskRenderNode   *count;               /* value of a province that is closing, so far */
  GskRenderNode   *points;              /* scored for a province */
  GskRenderNode   *busts[KIT_COLOURS];
  GskRenderNode   *badges[ALX_SYMBOLS];
  GskRenderNode   *shadow;              /* of a governor */

  guint            counted;             /* number in the node of the count */
  guint            scored;              /* number and colour in the node of the points */
  KitColour        scorer;
  Wall             walls[ALX_MAX_WAY];  /* of one walk */
  guint            n_walls;
};

/** alx_pieces_new: (transfer full): an object without nodes. */
AlxPieces *
alx_pieces_new (KitStyle *style)
{
  AlxPieces *pieces;

  g_return_val_if_fail (KIT_IS_STYLE (style), NULL);

  pieces = g_new0 (AlxPieces, 1);
  pieces->style = g_object_ref (style);
  return pieces;
}

/** alx_pieces_free: frees @pieces. */
void
alx_pieces_free (AlxPieces *pieces)
{
  g_return_if_fail (pieces != NULL);

  alx_pieces_drop (pieces);
  g_object_unref (pieces->style);
  g_free (pieces);
}

static void
drop_nodes (GskRenderNode **nodes,
            guint           n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&nodes[i], gsk_render_node_unref);
}

/** alx_pieces_drop_walls: drops the nodes of rising walls. */
void
alx_pieces_drop_walls (AlxPieces *pieces)
{
  for (guint i = 0; i < pieces->n_walls; i++)
    drop_nodes (&pieces->walls[i].node, 1);
  pieces->n_walls = 0;
}

/** alx_pieces_drop: drops all nodes, for another theme, layout or scale. */
void
alx_pieces_drop (AlxPieces *pieces)
{
  g_return_if_fail (pieces != NULL);

  drop_nodes (pieces->cursors, CURSORS);
  drop_nodes (&pieces->alexander, 1);
  drop_nodes (pieces->discs, G_N_ELEMENTS (pieces->discs));
  drop_nodes (&pieces->flashes[0][0], SLANTS * FLASHES);
  drop_nodes (&pieces->count, 1);
  drop_nodes (&pieces->points, 1);
  drop_nodes (pieces->busts, KIT_COLOURS);
  drop_nodes (pieces->badges, ALX_SYMBOLS);
  drop_nodes (&pieces->shadow, 1);
  alx_pieces_drop_walls (pieces);
}

/** alx_pieces_set_layout: sets the layout and the output for the frames that follow. */
void
alx_pieces_set_layout (AlxPieces       *pieces,
                       const AlxLayout *layout,
                       KitOutput        output)
{
  if (!alx_layout_equal (&pieces->layout, layout) || pieces->output.scale != output.scale)
    alx_pieces_drop (pieces);
  pieces->layout = *layout;
  pieces->output = output;
}

static KitPainter *
get_painter (AlxPieces *pieces)
{
  return kit_style_get_painter (pieces->style);
}

/* Rounds to device pixels: in between, each pixel would be interpolated from four. */
static void
append_grown (AlxPieces     *pieces,
              GtkSnapshot   *snapshot,
              GskRenderNode *node,
              KitPixel       at,
              double         growth)
{
  int scale = pieces->output.scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (at.x * scale) / scale,
                                                          round (at.y * scale) / scale));
  gtk_snapshot_scale (snapshot, growth, growth);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
append_at (AlxPieces     *pieces,
           GtkSnapshot   *snapshot,
           GskRenderNode *node,
           KitPixel       at)
{
  append_grown (pieces, snapshot, node, at, 1);
}

/* The bounding box of two points and a margin, in whole pixels. */
static graphene_rect_t
find_area (KitPixel a,
           KitPixel b,
           double   margin)
{
  double x = floor (MIN (a.x, b.x) - margin);
  double y = floor (MIN (a.y, b.y) - margin);

  return GRAPHENE_RECT_INIT (x, y, ceil (MAX (a.x, b.x) + margin) - x,
                             ceil (MAX (a.y, b.y) + margin) - y);
}

/* (transfer full): begins a node whose middle is at 0, 0. */
static cairo_t *
begin_round (AlxPieces       *pieces,
             double           margin,
             graphene_rect_t *area)
{
  *area = find_area ((KitPixel) { 0, 0 }, (KitPixel) { 0, 0 }, margin);
  return kit_nodes_begin (area, pieces->output);
}

/* --- cursor --- */

static guint
get_cursor (const AlxScene *scene)
{
  const AlxSpace *space = scene->space != ALX_NONE ? &scene->board->spaces[scene->space] : NULL;

  return (scene->point != ALX_NONE ? 0 : 1 + (space->row + space->column) % 2) * 2 + scene->focused;
}

/** alx_pieces_append_cursor: adds the mark below the pointer or the keyboard's cursor, if any. */
void
alx_pieces_append_cursor (AlxPieces      *pieces,
                          GtkSnapshot    *snapshot,
                          const AlxScene *scene)
{
  GskRenderNode **node;
  KitPixel middle;

  if (scene->point == ALX_NONE && scene->space == ALX_NONE)
    return;
  middle = alx_paint_cursor_place (&pieces->layout, scene);
  node = &pieces->cursors[get_cursor (scene)];
  if (*node == NULL)
    {
      graphene_rect_t area = find_area (middle, middle, pieces->layout.geometry.unit * 0.7 + 6);
      cairo_t *cr = kit_nodes_begin (&area, pieces->output);

      alx_paint_cursor (get_painter (pieces), cr, &pieces->layout, scene);
      graphene_rect_offset (&area, -middle.x, -middle.y);
      *node = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_at (pieces, snapshot, *node, middle);
}

/* --- Alexander, discs, numbers --- */

/** alx_pieces_append_alexander: adds Alexander, standing on @foot. */
void
alx_pieces_append_alexander (AlxPieces   *pieces,
                             GtkSnapshot *snapshot,
                             KitPixel     foot)
{
  if (pieces->alexander == NULL)
    {
      double unit = pieces->layout.geometry.unit;
      graphene_rect_t area = find_area ((KitPixel) { 0, -unit / 2 }, (KitPixel) { 0, 0 },
                                        unit * 0.6 + 1);
      cairo_t *cr = kit_nodes_begin (&area, pieces->output);

      alx_paint_alexander (get_painter (pieces), cr, &pieces->layout, (KitPixel) { 0, 0 });
      pieces->alexander = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_at (pieces, snapshot, pieces->alexander, foot);
}

/** alx_pieces_append_disc: adds the disc of a player; @again on the second lap. */
void
alx_pieces_append_disc (AlxPieces   *pieces,
                        GtkSnapshot *snapshot,
                        KitColour    colour,
                        KitPixel     middle,
                        gboolean     again)
{
  GskRenderNode **node = &pieces->discs[colour + (again ? KIT_COLOURS : 0)];

  if (*node == NULL)
    {
      graphene_rect_t area;
      cairo_t *cr = begin_round (pieces, alx_layout_score_cell (&pieces->layout) * 0.8 + 1, &area);

      alx_paint_disc (get_painter (pieces), cr, &pieces->layout, colour, (KitPixel) { 0, 0 },
                      again);
      *node = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_at (pieces, snapshot, *node, middle);
}

/** alx_pieces_append_count: adds the value of a closing province, counted up to @number so far. */
void
alx_pieces_append_count (AlxPieces   *pieces,
                         GtkSnapshot *snapshot,
                         KitPixel     middle,
                         guint        number)
{
  if (pieces->count == NULL || pieces->counted != number)
    {
      graphene_rect_t area;
      cairo_t *cr = begin_round (pieces, MAX (pieces->layout.geometry.unit * 0.25, 10), &area);

      drop_nodes (&pieces->count, 1);
      pieces->counted = number;
      alx_paint_count (get_painter (pieces), cr, &pieces->layout, (KitPixel) { 0, 0 }, number);
      pieces->count = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_at (pieces, snapshot, pieces->count, middle);
}

/** alx_pieces_append_points: adds the points that a player scores for a province; they rise from
    @middle and fade, with @progress from 0 to 1. */
void
alx_pieces_append_points (AlxPieces   *pieces,
                          GtkSnapshot *snapshot,
                          KitPixel     middle,
                          KitColour    colour,
                          guint        points,
                          double       progress)
{
  if (pieces->points == NULL || pieces->scored != points || pieces->scorer != colour)
    {
      graphene_rect_t area;
      cairo_t *cr = begin_round (pieces, MAX (pieces->layout.geometry.unit * 0.5, 18), &area);

      drop_nodes (&pieces->points, 1);
      pieces->scored = points;
      pieces->scorer = colour;
      alx_paint_points (get_painter (pieces), cr, &pieces->layout, (KitPixel) { 0, 0 }, colour,
                        points);
      pieces->points = kit_nodes_finish (cr, &area, pieces->output);
    }
  middle.y -= pieces->layout.geometry.unit * 0.5 * progress;
  gtk_snapshot_push_opacity (snapshot, progress < 0.7 ? 1 : (1 - progress) / 0.3);
  append_grown (pieces, snapshot, pieces->points, middle, 0.7 + 0.3 * MIN (1, progress * 5));
  gtk_snapshot_pop (snapshot);
}

/* --- governors --- */

/** alx_pieces_append_governor: adds a governor over a space, at @height in sides of a space. */
void
alx_pieces_append_governor (AlxPieces   *pieces,
                            GtkSnapshot *snapshot,
                            guint8       space,
                            KitColour    colour,
                            double       height)
{
  guint8 symbol = pieces->layout.board->spaces[space].symbol;
  KitPixel middle = alx_layout_space (&pieces->layout, space);
  double margin = pieces->layout.geometry.unit * 0.5;
  graphene_rect_t area;
  cairo_t *cr;

  if (pieces->shadow == NULL)
    {
      cr = begin_round (pieces, margin, &area);
      alx_paint_governor_shadow (get_painter (pieces), cr, &pieces->layout, (KitPixel) { 0, 0 });
      pieces->shadow = kit_nodes_finish (cr, &area, pieces->output);
    }
  if (pieces->busts[colour] == NULL)
    {
      cr = begin_round (pieces, margin, &area);
      alx_paint_bust (get_painter (pieces), cr, &pieces->layout, colour, (KitPixel) { 0, 0 });
      pieces->busts[colour] = kit_nodes_finish (cr, &area, pieces->output);
    }
  if (symbol != ALX_PLAIN && pieces->badges[symbol] == NULL)
    {
      cr = begin_round (pieces, margin, &area);
      alx_paint_badge (get_painter (pieces), cr, &pieces->layout, symbol, (KitPixel) { 0, 0 });
      pieces->badges[symbol] = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_grown (pieces, snapshot, pieces->shadow, middle, 1 / (1 + height));
  append_at (pieces, snapshot, pieces->busts[colour],
             (KitPixel) { middle.x, middle.y - height * pieces->layout.geometry.unit });
  if (symbol != ALX_PLAIN)
    append_at (pieces, snapshot, pieces->badges[symbol], middle);
}

/* --- sides --- */

static void
get_ends (AlxPieces *pieces,
          guint16    side,
          guint8     from,
          KitPixel  *a,
          KitPixel  *b)
{
  const guint8 *points = pieces->layout.board->sides[side].points;

  *a = alx_layout_point (&pieces->layout, from);
  *b = alx_layout_point (&pieces->layout, points[points[0] == from]);
}

static void
paint_wall (AlxPieces *pieces,
            Wall      *wall)
{
  KitPixel a, b;
  graphene_rect_t area;
  cairo_t *cr;

  get_ends (pieces, wall->side, wall->from, &a, &b);
  area = find_area (a, b, pieces->layout.geometry.unit * 0.12 + 2);
  cr = kit_nodes_begin (&area, pieces->output);
  alx_paint_new_wall (get_painter (pieces), cr, &pieces->layout, wall->side, wall->from, wall->red);
  wall->node = kit_nodes_finish (cr, &area, pieces->output);
}

static Wall *
find_wall (AlxPieces *pieces,
           guint16    side,
           guint8     from,
           gboolean   red)
{
  Wall *wall;

  for (guint i = 0; i < pieces->n_walls; i++)
    {
      wall = &pieces->walls[i];
      if (wall->side == side && wall->from == from && wall->red == red)
        return wall;
    }
  if (pieces->n_walls == ALX_MAX_WAY)
    alx_pieces_drop_walls (pieces);
  wall = &pieces->walls[pieces->n_walls++];
  wall->side = side;
  wall->from = from;
  wall->red = red;
  paint_wall (pieces, wall);
  return wall;
}

/* The clip of a wall that has risen so far from @a to @b, in whole pixels; includes its end at
   @a. */
static graphene_rect_t
find_risen (const graphene_rect_t *area,
            KitPixel               a,
            KitPixel               b,
            double                 progress)
{
  graphene_rect_t risen = *area;
  gboolean flat = fabs (b.x - a.x) > fabs (b.y - a.y);
  double first = flat ? a.x : a.y;
  double last = flat ? b.x : b.y;
  float *least = flat ? &risen.origin.x : &risen.origin.y;
  float *length = flat ? &risen.size.width : &risen.size.height;
  double cut = round (first + (last - first) * progress);

  if (first < last)
    *length = cut - *least;
  else
    {
      *length += *least - cut;
      *least = cut;
    }
  return risen;
}

/** alx_pieces_append_wall: adds a wall that rises on @side from the point @from, with @progress
    from 0 to 1. */
void
alx_pieces_append_wall (AlxPieces   *pieces,
                        GtkSnapshot *snapshot,
                        guint16      side,
                        guint8       from,
                        gboolean     red,
                        double       progress)
{
  Wall *wall = find_wall (pieces, side, from, red);
  graphene_rect_t area;
  KitPixel a, b;

  if (progress == 1)
    {
      gtk_snapshot_append_node (snapshot, wall->node);
      return;
    }
  get_ends (pieces, side, from, &a, &b);
  gsk_render_node_get_bounds (wall->node, &area);
  area = find_risen (&area, a, b, progress);
  gtk_snapshot_push_clip (snapshot, &area);
  gtk_snapshot_append_node (snapshot, wall->node);
  gtk_snapshot_pop (snapshot);
}

/** alx_pieces_append_flash: adds the fire on a @side of a closing province, with @progress from 0
    to less than 1. */
void
alx_pieces_append_flash (AlxPieces   *pieces,
                         GtkSnapshot *snapshot,
                         guint16      side,
                         double       progress)
{
  guint8 from = pieces->layout.board->sides[side].points[0];
  guint step = progress * FLASHES;
  GskRenderNode **node;
  KitPixel a, b;

  get_ends (pieces, side, from, &a, &b);
  node = &pieces->flashes[fabs (b.y - a.y) < 1 ? 0 : (b.x > a.x) == (b.y > a.y) ? 1 : 2][step];
  if (*node == NULL)
    {
      graphene_rect_t area = find_area (a, b, pieces->layout.geometry.unit * 0.16 + 1);
      cairo_t *cr = kit_nodes_begin (&area, pieces->output);

      alx_paint_flash (get_painter (pieces), cr, &pieces->layout, side, (double) step / FLASHES);
      graphene_rect_offset (&area, -round (a.x * pieces->output.scale) / pieces->output.scale,
                            -round (a.y * pieces->output.scale) / pieces->output.scale);
      *node = kit_nodes_finish (cr, &area, pieces->output);
    }
  append_at (pieces, snapshot, *node, a);
}
