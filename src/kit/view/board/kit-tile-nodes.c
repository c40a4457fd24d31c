/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backdrop and what lies on it in tiles of 12 columns and 9 rows, so that a new thing damages only
   a small part of the window.

   Each tile is one opaque node with everything in it: a separate node for the things would be as
   large as all of them, and the renderer would paint the backdrop below it again.

   Trusted in every frame: nodes and target, which come from the layers. */

#include "kit-tile-nodes.h"

#include "kit/view/kit-nodes.h"

#include <math.h>
#include <string.h>

#define COLUMNS    12
#define ROWS       9
#define TILES      (COLUMNS * ROWS)
#define MANY_TILES 32                   /* more are painted faster as one surface and then cut */
#define AT_ONCE    4                    /* tiles painted in a frame in which a piece moves */

/* Hashes of the things in a tile, all 0 for the backdrop alone; as in #KitThing. */
typedef struct
{
  guint64 key;
  guint64 built;
} TileKey;

struct _KitTiles
{
  cairo_surface_t *surfaces[TILES];     /* owned; NULL where only the backdrop is seen */
  TileKey          keys[TILES];         /* of what they show */
};

struct _KitTileNodes
{
  const KitArt    *art;

  /* owned */
  cairo_surface_t *backdrop;            /* NULL while the old one is shown scaled; then the tiles
                                           are transparent */
  cairo_surface_t *surfaces[TILES];     /* as in KitTiles */
  GskRenderNode   *tiles[TILES];        /* NULL where there is nothing to show */
  GskRenderNode   *container;           /* of all tiles, or NULL if one has changed */
  KitTiles        *prepainted;          /* for the first update, or NULL */
  gpointer         shown;               /* key of the newest scene: see #KitLayer */

  TileKey          keys[TILES];         /* as in KitTiles */
  gboolean         painted;             /* there are tiles, */
  gboolean         complete;            /* and they all show the newest scene */
};

typedef struct
{
  const KitArt    *art;
  KitTarget        target;
  graphene_rect_t  inside;              /* the frame */
  cairo_surface_t *backdrop;            /* or NULL */
} Canvas;

/* One step of FNV-1a, on words instead of bytes. The key of an empty tile is 0. */
static void
mix (guint64 *key,
     guint64  value)
{
  if (*key == 0)
    *key = G_GUINT64_CONSTANT (14695981039346656037);
  *key = (*key ^ value) * G_GUINT64_CONSTANT (1099511628211);
}

/* Lists the tiles that overlap @area and returns their number; @tile is the area of the first
   tile. */
static guint
list_tiles (const KitArea         *area,
            const graphene_rect_t *tile,
            guint                  tiles[TILES])
{
  int left = floor ((area->from.x - tile->origin.x) / tile->size.width);
  int right = floor ((area->to.x - tile->origin.x) / tile->size.width);
  int top = floor ((area->from.y - tile->origin.y) / tile->size.height);
  int bottom = floor ((area->to.y - tile->origin.y) / tile->size.height);
  guint n = 0;

  for (int row = MAX (top, 0); row <= MIN (bottom, ROWS - 1); row++)
    for (int column = MAX (left, 0); column <= MIN (right, COLUMNS - 1); column++)
      tiles[n++] = row * COLUMNS + column;
  return n;
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

static void
find_tile_keys (const Canvas *canvas,
                TileKey       keys[TILES])
{
  g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (KitThing));
  graphene_rect_t first = get_tile (canvas, 0);

  memset (keys, 0, TILES * sizeof *keys);
  canvas->art->list_things (&canvas->target, things);
  for (guint i = 0; i < things->len; i++)
    {
      const KitThing *thing = &g_array_index (things, KitThing, i);
      guint tiles[TILES];
      guint n = list_tiles (&thing->area, &first, tiles);

      for (guint k = 0; k < n; k++)
        {
          mix (&keys[tiles[k]].key, thing->id);
          mix (&keys[tiles[k]].key, thing->key);
          if (thing->built == 0)
            continue;
          mix (&keys[tiles[k]].built, thing->id);
          mix (&keys[tiles[k]].built, thing->built);
        }
    }
}

static cairo_surface_t *
create_surface (const Canvas           *canvas,
                const graphene_rect_t  *area,
                cairo_t               **cr)
{
  return kit_nodes_create (canvas->backdrop != NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
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
  kit_art_paint (canvas->art, KIT_LAYER_TILES, &canvas->target, cr);
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
               const TileKey    keys[TILES],
               cairo_surface_t *surfaces[TILES])
{
  cairo_surface_t *whole = NULL;
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    n += keys[i].key != 0 && surfaces[i] == NULL;
  /* A shape that overlaps several tiles is painted once for each of them. */
  if (n > MANY_TILES)
    whole = paint (canvas, &canvas->inside);
  for (guint i = 0; i < TILES; i++)
    if (keys[i].key != 0 && surfaces[i] == NULL)
      {
        graphene_rect_t area = get_tile (canvas, i);

        surfaces[i] = whole != NULL ? cut (canvas, &area, whole) : paint (canvas, &area);
      }
  g_clear_pointer (&whole, cairo_surface_destroy);
}

/** kit_tiles_paint: (transfer full): all tiles of @target over @backdrop; in any thread. */
KitTiles *
kit_tiles_paint (const KitArt    *art,
                 const KitTarget *target,
                 cairo_surface_t *backdrop)
{
  Canvas canvas;
  KitTiles *tiles;

  g_return_val_if_fail (art != NULL, NULL);
  g_return_val_if_fail (target != NULL && backdrop != NULL, NULL);

  canvas = (Canvas) { art, *target, kit_nodes_inside (target->geometry), backdrop };
  tiles = g_new0 (KitTiles, 1);
  find_tile_keys (&canvas, tiles->keys);
  paint_missing (&canvas, tiles->keys, tiles->surfaces);
  return tiles;
}

/** kit_tiles_free: frees @tiles. */
void
kit_tiles_free (KitTiles *tiles)
{
  g_return_if_fail (tiles != NULL);

  for (guint i = 0; i < TILES; i++)
    g_clear_pointer (&tiles->surfaces[i], cairo_surface_destroy);
  g_free (tiles);
}

/* --- nodes --- */

/* (transfer full) (nullable): a node for a tile, also for one that shows the backdrop alone. */
static GskRenderNode *
make_tile (KitTileNodes *nodes,
           const Canvas *canvas,
           guint         index)
{
  graphene_rect_t area = get_tile (canvas, index);
  graphene_rect_t cut = area;
  KitOutput output = canvas->target.output;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (area.size.width <= 0 || area.size.height <= 0)
    return NULL;
  if (nodes->surfaces[index] != NULL)
    return kit_nodes_show (nodes->surfaces[index], area, output);
  if (canvas->backdrop == NULL)
    return NULL;
  graphene_rect_offset (&cut, -canvas->inside.origin.x, -canvas->inside.origin.y);
  surface = kit_nodes_cut (canvas->backdrop, &cut, output.scale);
  node = kit_nodes_show (surface, area, output);
  cairo_surface_destroy (surface);
  return node;
}

/* (transfer full) */
static GskRenderNode *
join_tiles (const KitTileNodes *nodes)
{
  GskRenderNode *tiles[TILES];
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    if (nodes->tiles[i] != NULL)
      tiles[n++] = nodes->tiles[i];
  return gsk_container_node_new (tiles, n);
}

/** kit_tile_nodes_new: (transfer full): an object without tiles. */
KitTileNodes *
kit_tile_nodes_new (const KitArt *art)
{
  KitTileNodes *nodes;

  g_return_val_if_fail (art != NULL, NULL);

  nodes = g_new0 (KitTileNodes, 1);
  nodes->art = art;
  nodes->shown = g_malloc0 (art->scene_size);
  return nodes;
}

/** kit_tile_nodes_free: frees @nodes. */
void
kit_tile_nodes_free (KitTileNodes *nodes)
{
  g_return_if_fail (nodes != NULL);

  kit_tile_nodes_drop (nodes);
  g_free (nodes->shown);
  g_free (nodes);
}

/** kit_tile_nodes_drop: drops all tiles, so that the next snapshot paints them anew. */
void
kit_tile_nodes_drop (KitTileNodes *nodes)
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
  g_clear_pointer (&nodes->prepainted, kit_tiles_free);
  nodes->painted = FALSE;
}

/** kit_tile_nodes_offer: takes over @tiles; the next update uses those of them whose keys match. */
void
kit_tile_nodes_offer (KitTileNodes *nodes,
                      KitTiles     *tiles)
{
  g_return_if_fail (nodes != NULL && tiles != NULL);

  g_clear_pointer (&nodes->prepainted, kit_tiles_free);
  nodes->prepainted = tiles;
}

/*
 * Chooses the tiles to be painted now; returns TRUE if these are all that have changed.
 *
 * Painting all tiles takes 18 ms and more at 3840x2160 in a full game. While
 * a piece moves, at most AT_ONCE tiles are painted in a frame, except those of what has just been
 * built, which replace a moving piece that is gone. Rejected: painting ahead in a thread, which
 * took 190 lines and changed the mean of 1.35 ms by less than the noise.
 */
static gboolean
choose_tiles (const KitTileNodes *nodes,
              const TileKey       keys[TILES],
              gboolean            moving,
              gboolean            chosen[TILES])
{
  guint budget = moving && nodes->painted ? AT_ONCE : TILES;
  gboolean complete = TRUE;

  for (guint i = 0; i < TILES; i++)
    {
      chosen[i] = nodes->painted && keys[i].built != nodes->keys[i].built;
      budget -= chosen[i] && budget > 0;
    }
  for (guint i = 0; i < TILES; i++)
    if (!chosen[i] && (!nodes->painted || keys[i].key != nodes->keys[i].key))
      {
        chosen[i] = budget > 0;
        complete &= chosen[i];
        budget -= chosen[i];
      }
  return complete;
}

/* Replaces the chosen tiles by prepainted or newly painted ones. */
static void
update_tiles (KitTileNodes *nodes,
              const Canvas *canvas,
              gboolean      moving)
{
  gboolean chosen[TILES];
  TileKey keys[TILES];

  find_tile_keys (canvas, keys);
  nodes->complete = choose_tiles (nodes, keys, moving, chosen);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      {
        nodes->keys[i] = keys[i];
        g_clear_pointer (&nodes->surfaces[i], cairo_surface_destroy);
        g_clear_pointer (&nodes->tiles[i], gsk_render_node_unref);
        if (nodes->prepainted != NULL && nodes->prepainted->keys[i].key == keys[i].key)
          nodes->surfaces[i] = g_steal_pointer (&nodes->prepainted->surfaces[i]);
      }
  paint_missing (canvas, nodes->keys, nodes->surfaces);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      nodes->tiles[i] = make_tile (nodes, canvas, i);
  nodes->painted = TRUE;
  g_clear_pointer (&nodes->container, gsk_render_node_unref);
  g_clear_pointer (&nodes->prepainted, kit_tiles_free);
}

/** kit_tile_nodes_set_backdrop: sets the surface below all tiles, (nullable); %NULL makes them
    transparent. Another surface drops all tiles. */
void
kit_tile_nodes_set_backdrop (KitTileNodes    *nodes,
                             cairo_surface_t *backdrop)
{
  if (nodes->backdrop == backdrop)
    return;
  kit_tile_nodes_drop (nodes);
  nodes->backdrop = backdrop != NULL ? cairo_surface_reference (backdrop) : NULL;
}

/** kit_tile_nodes_snapshot: adds the tiles of @target to @snapshot; while a piece is @moving, some
    of them may be those of an earlier scene. */
void
kit_tile_nodes_snapshot (KitTileNodes    *nodes,
                         GtkSnapshot     *snapshot,
                         const KitTarget *target,
                         gboolean         moving)
{
  Canvas canvas = { nodes->art, *target, kit_nodes_inside (target->geometry), nodes->backdrop };

  /* Cheaper than making the keys of all tiles in every frame. */
  if (kit_art_update_key (nodes->art, KIT_LAYER_TILES, target->scene, nodes->shown) ||
      !nodes->painted || !nodes->complete)
    update_tiles (nodes, &canvas, moving);
  if (nodes->container == NULL)
    nodes->container = join_tiles (nodes);
  gtk_snapshot_append_node (snapshot, nodes->container);
}
