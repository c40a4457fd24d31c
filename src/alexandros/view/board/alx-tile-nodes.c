/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backdrop, provinces, walls and governors in tiles of 12 columns and 9 rows, so that a new wall
   damages only a small part of the window.

   Each tile is one opaque node with everything in it: a separate node for the walls would be as
   large as all walls, and the renderer would paint the backdrop below it again.

   Trusted in every frame: nodes and target, which come from the layers. */

#include "alx-tile-nodes.h"

#include <math.h>
#include <string.h>

#define COLUMNS    12
#define ROWS       9
#define TILES      (COLUMNS * ROWS)
#define MANY_TILES 32                   /* more are painted faster as one surface and then cut */
#define AT_ONCE    4                    /* tiles painted in a frame in which a piece moves */

struct _AlxTiles
{
  cairo_surface_t *surfaces[TILES];     /* owned; NULL where only the backdrop is seen */
  guint64          keys[TILES];         /* hashes of what they show; 0 for the backdrop alone */
};

struct _AlxTileNodes
{
  /* owned */
  cairo_surface_t *backdrop;            /* NULL while the old one is shown scaled; then the tiles
                                           are transparent */
  cairo_surface_t *surfaces[TILES];     /* as in AlxTiles */
  GskRenderNode   *tiles[TILES];        /* NULL where there is nothing to show */
  GskRenderNode   *container;           /* of all tiles, or NULL if one has changed */
  AlxTiles        *prepainted;          /* for the first update, or NULL */

  guint64          keys[TILES];         /* as in AlxTiles */
  AlxScene         shown;               /* by all tiles; its board is NULL if there are none */
};

typedef struct
{
  AlxTarget        target;
  graphene_rect_t  inside;              /* the frame */
  cairo_surface_t *backdrop;            /* or NULL */
} Canvas;

/* One step of FNV-1a, on words instead of bytes. */
static void
mix (guint64 *key,
     guint64  value)
{
  *key = (*key ^ value) * G_GUINT64_CONSTANT (1099511628211);
}

/* Lists the tiles that overlap the picture of a space and returns their number; @tile is the area
   of the first tile. */
static guint
list_tiles (const AlxLayout       *layout,
            guint                  space,
            const graphene_rect_t *tile,
            guint                  tiles[TILES])
{
  AlxPixel middle = alx_layout_space (layout, space);
  /* Governors are taller than their spaces. */
  int left = floor ((middle.x - layout->unit * 0.62 - tile->origin.x) / tile->size.width);
  int right = floor ((middle.x + layout->unit * 0.62 - tile->origin.x) / tile->size.width);
  int top = floor ((middle.y - layout->unit * 0.75 - tile->origin.y) / tile->size.height);
  int bottom = floor ((middle.y + layout->unit * 0.75 - tile->origin.y) / tile->size.height);
  guint n = 0;

  for (int row = MAX (top, 0); row <= MIN (bottom, ROWS - 1); row++)
    for (int column = MAX (left, 0); column <= MIN (right, COLUMNS - 1); column++)
      tiles[n++] = row * COLUMNS + column;
  return n;
}

static void
find_tile_keys (const AlxLayout       *layout,
                const AlxScene        *scene,
                const graphene_rect_t *tile,
                guint64                keys[TILES])
{
  guint64 space_keys[ALX_MAX_SPACES];

  memset (keys, 0, TILES * sizeof *keys);
  alx_paint_tile_keys (layout, scene, space_keys);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      guint tiles[TILES];
      guint n = space_keys[s] != 0 ? list_tiles (layout, s, tile, tiles) : 0;

      for (guint i = 0; i < n; i++)
        {
          mix (&keys[tiles[i]], s + 1);
          mix (&keys[tiles[i]], space_keys[s]);
        }
    }
}

static graphene_rect_t
get_tile (const Canvas *canvas,
          guint        index)
{
  float width = ceilf (canvas->inside.size.width / COLUMNS);
  float height = ceilf (canvas->inside.size.height / ROWS);
  float left = index % COLUMNS * width;
  float top = index / COLUMNS * height;

  /* In a small window, the last tiles may be empty, because sizes are rounded up. */
  return GRAPHENE_RECT_INIT (canvas->inside.origin.x + left, canvas->inside.origin.y + top,
                             CLAMP (canvas->inside.size.width - left, 0, width),
                             CLAMP (canvas->inside.size.height - top, 0, height));
}

static cairo_surface_t *
create_surface (const Canvas           *canvas,
                const graphene_rect_t  *area,
                cairo_t               **cr)
{
  return alx_nodes_create (canvas->backdrop != NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                           area, canvas->target.output.scale, cr);
}

/* (transfer full) */
static cairo_surface_t *
paint (const Canvas           *canvas,
       const graphene_rect_t *area)
{
  cairo_t *cr;
  cairo_surface_t *surface = create_surface (canvas, area, &cr);

  if (canvas->backdrop != NULL)
    {
      cairo_set_source_surface (cr, canvas->backdrop, canvas->inside.origin.x,
                                canvas->inside.origin.y);
      cairo_paint (cr);
    }
  alx_paint_ground (canvas->target.painter, cr, canvas->target.layout, canvas->target.scene);
  cairo_destroy (cr);
  return surface;
}

/* (transfer full): a copy of @area of @whole, the painted inside of the frame. */
static cairo_surface_t *
cut (const Canvas           *canvas,
     const graphene_rect_t *area,
     cairo_surface_t       *whole)
{
  cairo_t *cr;
  cairo_surface_t *surface = create_surface (canvas, area, &cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, whole, canvas->inside.origin.x, canvas->inside.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

/* Paints the tiles that have a key and no surface. */
static void
paint_missing (const Canvas    *canvas,
               const guint64    keys[TILES],
               cairo_surface_t *surfaces[TILES])
{
  cairo_surface_t *whole = NULL;
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    n += keys[i] != 0 && surfaces[i] == NULL;
  /* A shape that overlaps several tiles is painted once for each of them. */
  if (n > MANY_TILES)
    whole = paint (canvas, &canvas->inside);
  for (guint i = 0; i < TILES; i++)
    if (keys[i] != 0 && surfaces[i] == NULL)
      {
        graphene_rect_t area = get_tile (canvas, i);

        surfaces[i] = whole != NULL ? cut (canvas, &area, whole) : paint (canvas, &area);
      }
  g_clear_pointer (&whole, cairo_surface_destroy);
}

/** alx_tiles_paint: (transfer full): all tiles of @target over @backdrop; in any thread. */
AlxTiles *
alx_tiles_paint (const AlxTarget *target,
                 cairo_surface_t *backdrop)
{
  Canvas canvas;
  graphene_rect_t first;
  AlxTiles *tiles;

  g_return_val_if_fail (target != NULL && backdrop != NULL, NULL);

  canvas = (Canvas) { *target, alx_nodes_inside (target->layout), backdrop };
  first = get_tile (&canvas, 0);
  tiles = g_new0 (AlxTiles, 1);
  find_tile_keys (target->layout, target->scene, &first, tiles->keys);
  paint_missing (&canvas, tiles->keys, tiles->surfaces);
  return tiles;
}

/** alx_tiles_free: frees @tiles. */
void
alx_tiles_free (AlxTiles *tiles)
{
  g_return_if_fail (tiles != NULL);

  for (guint i = 0; i < TILES; i++)
    g_clear_pointer (&tiles->surfaces[i], cairo_surface_destroy);
  g_free (tiles);
}

/* --- nodes --- */

/* Compares all that the tiles depend on; cheaper than making keys in every frame. */
static gboolean
is_shown (const AlxTileNodes *nodes,
          const AlxScene     *scene)
{
  return nodes->shown.board == scene->board &&
         memcmp (&nodes->shown.state, &scene->state, sizeof scene->state) == 0 &&
         memcmp (&nodes->shown.lifted, &scene->lifted, sizeof scene->lifted) == 0 &&
         memcmp (nodes->shown.colours, scene->colours, sizeof scene->colours) == 0;
}

/* (transfer full) (nullable): a node for a tile, also for one that shows the backdrop alone. */
static GskRenderNode *
make_tile (AlxTileNodes *nodes,
           const Canvas *canvas,
           guint         index)
{
  graphene_rect_t area = get_tile (canvas, index);
  graphene_rect_t cut = area;
  AlxOutput output = canvas->target.output;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (area.size.width <= 0 || area.size.height <= 0)
    return NULL;
  if (nodes->surfaces[index] != NULL)
    return alx_nodes_show (nodes->surfaces[index], area, output);
  if (canvas->backdrop == NULL)
    return NULL;
  graphene_rect_offset (&cut, -canvas->inside.origin.x, -canvas->inside.origin.y);
  surface = alx_nodes_cut (canvas->backdrop, &cut, output.scale);
  node = alx_nodes_show (surface, area, output);
  cairo_surface_destroy (surface);
  return node;
}

/* (transfer full) */
static GskRenderNode *
join_tiles (const AlxTileNodes *nodes)
{
  GskRenderNode *tiles[TILES];
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    if (nodes->tiles[i] != NULL)
      tiles[n++] = nodes->tiles[i];
  return gsk_container_node_new (tiles, n);
}

/** alx_tile_nodes_new: (transfer full): an object without tiles. */
AlxTileNodes *
alx_tile_nodes_new (void)
{
  return g_new0 (AlxTileNodes, 1);
}

/** alx_tile_nodes_free: frees @nodes. */
void
alx_tile_nodes_free (AlxTileNodes *nodes)
{
  g_return_if_fail (nodes != NULL);

  alx_tile_nodes_drop (nodes);
  g_free (nodes);
}

/** alx_tile_nodes_drop: drops all tiles, so that the next snapshot paints them anew. */
void
alx_tile_nodes_drop (AlxTileNodes *nodes)
{
  g_return_if_fail (nodes != NULL);

  for (guint i = 0; i < TILES; i++)
    {
      g_clear_pointer (&nodes->surfaces[i], cairo_surface_destroy);
      g_clear_pointer (&nodes->tiles[i], gsk_render_node_unref);
    }
  g_clear_pointer (&nodes->container, gsk_render_node_unref);
  g_clear_pointer (&nodes->backdrop, cairo_surface_destroy);
  memset (nodes->keys, 0, sizeof nodes->keys);
  g_clear_pointer (&nodes->prepainted, alx_tiles_free);
  nodes->shown.board = NULL;
}

/** alx_tile_nodes_offer: takes over @tiles; the next update uses those of them whose keys match. */
void
alx_tile_nodes_offer (AlxTileNodes *nodes,
                      AlxTiles     *tiles)
{
  g_return_if_fail (nodes != NULL && tiles != NULL);

  g_clear_pointer (&nodes->prepainted, alx_tiles_free);
  nodes->prepainted = tiles;
}

/* Whether a wall or a governor of @space has changed. */
static gboolean
is_built (const AlxScene *before,
          const AlxScene *now,
          guint           space)
{
  const AlxSpace *s = &now->board->spaces[space];

  for (guint i = 0; i < 3; i++)
    if (alx_side_set_has (&before->state.walls, s->sides[i]) !=
        alx_side_set_has (&now->state.walls, s->sides[i]))
      return TRUE;
  return alx_state_governor_on (&before->state, space) !=
           alx_state_governor_on (&now->state, space) ||
         alx_space_set_has (&before->lifted, space) != alx_space_set_has (&now->lifted, space);
}

/*
 * Chooses the tiles to be painted now; returns TRUE if these are all that have changed.
 *
 * Painting all tiles takes 18 ms and more at 3840x2160 (alexandros-cli bench paint, "ground").
 * While a piece moves, at most AT_ONCE tiles are painted in a frame, except those of a new wall or
 * governor, which replace a moving piece that is gone. Rejected: painting ahead in a thread, which
 * took 190 lines and changed the mean of 1.35 ms by less than the noise.
 */
static gboolean
choose_tiles (const AlxTileNodes *nodes,
              const Canvas       *canvas,
              const guint64       keys[TILES],
              gboolean            moving,
              gboolean            chosen[TILES])
{
  graphene_rect_t first = get_tile (canvas, 0);
  gboolean first_time = nodes->shown.board == NULL;
  guint budget = moving && !first_time ? AT_ONCE : TILES;
  gboolean complete = TRUE;

  memset (chosen, 0, TILES * sizeof *chosen);
  for (guint s = 0; budget < TILES && s < canvas->target.scene->board->n_spaces; s++)
    if (is_built (&nodes->shown, canvas->target.scene, s))
      {
        guint tiles[TILES];
        guint n = list_tiles (canvas->target.layout, s, &first, tiles);

        for (guint i = 0; i < n; i++)
          chosen[tiles[i]] = keys[tiles[i]] != nodes->keys[tiles[i]];
      }
  for (guint i = 0; i < TILES; i++)
    if (chosen[i] && budget > 0)
      budget--;
  for (guint i = 0; i < TILES; i++)
    if (!chosen[i] && (first_time || keys[i] != nodes->keys[i]))
      {
        chosen[i] = budget > 0;
        complete &= chosen[i];
        budget -= chosen[i];
      }
  return complete;
}

/* Replaces the chosen tiles by prepainted or newly painted ones. */
static void
update_tiles (AlxTileNodes *nodes,
              const Canvas *canvas,
              gboolean      moving)
{
  graphene_rect_t first = get_tile (canvas, 0);
  gboolean chosen[TILES];
  guint64 keys[TILES];
  gboolean complete;

  find_tile_keys (canvas->target.layout, canvas->target.scene, &first, keys);
  complete = choose_tiles (nodes, canvas, keys, moving, chosen);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      {
        nodes->keys[i] = keys[i];
        g_clear_pointer (&nodes->surfaces[i], cairo_surface_destroy);
        g_clear_pointer (&nodes->tiles[i], gsk_render_node_unref);
        if (nodes->prepainted != NULL && nodes->prepainted->keys[i] == keys[i])
          nodes->surfaces[i] = g_steal_pointer (&nodes->prepainted->surfaces[i]);
      }
  paint_missing (canvas, nodes->keys, nodes->surfaces);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      nodes->tiles[i] = make_tile (nodes, canvas, i);
  if (complete)
    nodes->shown = *canvas->target.scene;
  g_clear_pointer (&nodes->container, gsk_render_node_unref);
  g_clear_pointer (&nodes->prepainted, alx_tiles_free);
}

/** alx_tile_nodes_set_backdrop: sets the surface below all tiles, (nullable); %NULL makes them
    transparent. Another surface drops all tiles. */
void
alx_tile_nodes_set_backdrop (AlxTileNodes    *nodes,
                             cairo_surface_t *backdrop)
{
  if (nodes->backdrop == backdrop)
    return;
  alx_tile_nodes_drop (nodes);
  nodes->backdrop = backdrop != NULL ? cairo_surface_reference (backdrop) : NULL;
}

/** alx_tile_nodes_snapshot: adds the tiles of @target to @snapshot; while a piece is @moving, some
    of them may be those of an earlier scene. */
void
alx_tile_nodes_snapshot (AlxTileNodes    *nodes,
                         GtkSnapshot     *snapshot,
                         const AlxTarget *target,
                         gboolean         moving)
{
  Canvas canvas = { *target, alx_nodes_inside (target->layout), nodes->backdrop };

  if (!is_shown (nodes, target->scene))
    update_tiles (nodes, &canvas, moving);
  if (nodes->container == NULL)
    nodes->container = join_tiles (nodes);
  gtk_snapshot_append_node (snapshot, nodes->container);
}
