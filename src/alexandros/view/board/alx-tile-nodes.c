/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land, provinces, walls and governors in tiles, so that a new wall has only a small part of the
   window painted again.

   A tile with all that lies in it is painted by a renderer in one go, and of what lies beside it
   the renderer need not even make room: with one node for the land and others for what stands on
   it, each would be as large as all that changes. */

#include "alx-tile-nodes.h"

#include <math.h>
#include <string.h>

#define COLUMNS    12
#define ROWS       9
#define TILES      (COLUMNS * ROWS)
#define MANY_TILES 32                   /* more than these are painted faster all together */
#define AT_ONCE    4                    /* as many change in a frame in which something moves */

struct _AlxTiles
{
  cairo_surface_t *surfaces[TILES];     /* owned; NULL where there is nothing */
  guint64          keys[TILES];         /* what they show */
};

struct _AlxTileNodes
{
  cairo_surface_t *backdrop;            /* owned; what all stands on, or NULL */
  cairo_surface_t *surfaces[TILES];     /* owned; NULL where there is nothing but the backdrop */
  guint64          keys[TILES];         /* what they show */
  GskRenderNode   *tiles[TILES];        /* owned; NULL where there is nothing */
  GskRenderNode   *container;           /* owned; with all of them, or NULL */
  AlxScene         shown;               /* of which the tiles were found; its board is NULL if
                                           there are none */
  AlxTiles        *ready;               /* owned; painted ahead, or NULL */
};

/* What is to be painted. */
typedef struct
{
  AlxPainter      *painter;
  const AlxLayout *layout;
  const AlxScene  *scene;
  int              scale;
  graphene_rect_t  inside;
  cairo_surface_t *backdrop;            /* or NULL: the tiles are to be seen through */
} Canvas;

static void
mix (guint64 *key,
     guint64  value)
{
  *key = (*key ^ value) * G_GUINT64_CONSTANT (1099511628211);
}

/* The tiles that a space reaches into; @tile is the first of all. Returns how many they are. */
static guint
list_tiles (const AlxLayout       *layout,
            guint                  space,
            const graphene_rect_t *tile,
            guint                  tiles[TILES])
{
  AlxPixel middle = alx_layout_space (layout, space);
  /* Governors stand taller than their spaces. */
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

/* What each tile shows, as a number; 0 where nothing is to be painted. */
static void
find_tile_keys (const AlxLayout       *layout,
                const AlxScene        *scene,
                const graphene_rect_t *tile,
                guint64                keys[TILES])
{
  guint64 space_keys[ALX_MAX_SPACES];

  memset (keys, 0, TILES * sizeof *keys);
  alx_paint_ground_looks (layout, scene, space_keys);
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

  /* In a small window there may be no room for the last ones. */
  return GRAPHENE_RECT_INIT (canvas->inside.origin.x + left, canvas->inside.origin.y + top,
                             CLAMP (canvas->inside.size.width - left, 0, width),
                             CLAMP (canvas->inside.size.height - top, 0, height));
}

static cairo_format_t
get_format (const Canvas *canvas)
{
  return canvas->backdrop != NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
}

/* (transfer full): a surface with all that lies in @area. */
static cairo_surface_t *
paint (const Canvas           *canvas,
       const graphene_rect_t *area)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (get_format (canvas), area, canvas->scale, &cr);

  if (canvas->backdrop != NULL)
    {
      cairo_set_source_surface (cr, canvas->backdrop, canvas->inside.origin.x,
                                canvas->inside.origin.y);
      cairo_paint (cr);
    }
  alx_paint_ground (canvas->painter, cr, canvas->layout, canvas->scene);
  cairo_destroy (cr);
  return surface;
}

/* (transfer full): the piece @area of a surface with all of the board. */
static cairo_surface_t *
cut (const Canvas           *canvas,
     const graphene_rect_t *area,
     cairo_surface_t       *whole)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (get_format (canvas), area, canvas->scale, &cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, whole, canvas->inside.origin.x, canvas->inside.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

/* Those that are not there yet and show something. */
static void
paint_missing (const Canvas    *canvas,
               const guint64    keys[TILES],
               cairo_surface_t *tiles[TILES])
{
  cairo_surface_t *whole = NULL;
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    n += keys[i] != 0 && tiles[i] == NULL;
  /* What lies across several tiles is painted once for each of them. */
  if (n > MANY_TILES)
    whole = paint (canvas, &canvas->inside);
  for (guint i = 0; i < TILES; i++)
    if (keys[i] != 0 && tiles[i] == NULL)
      {
        graphene_rect_t area = get_tile (canvas, i);

        tiles[i] = whole != NULL ? cut (canvas, &area, whole) : paint (canvas, &area);
      }
  g_clear_pointer (&whole, cairo_surface_destroy);
}

/* --- painted ahead --- */

/** alx_tiles_paint: (transfer full): the tiles of the board that show more than @backdrop. */
AlxTiles *
alx_tiles_paint (AlxPainter      *painter,
                 const AlxLayout *layout,
                 const AlxScene  *scene,
                 int              scale,
                 cairo_surface_t *backdrop)
{
  Canvas canvas = { painter, layout, scene, scale, alx_nodes_inside (layout), backdrop };
  graphene_rect_t first = get_tile (&canvas, 0);
  AlxTiles *tiles = g_new0 (AlxTiles, 1);

  find_tile_keys (layout, scene, &first, tiles->keys);
  paint_missing (&canvas, tiles->keys, tiles->surfaces);
  return tiles;
}

/** alx_tiles_free: frees @tiles. */
void
alx_tiles_free (AlxTiles *tiles)
{
  for (guint i = 0; i < TILES; i++)
    g_clear_pointer (&tiles->surfaces[i], cairo_surface_destroy);
  g_free (tiles);
}

/* --- what is there --- */

/* Whether the tiles show this already, at a glance. */
static gboolean
is_shown (const AlxTileNodes *nodes,
          const AlxScene     *scene)
{
  return nodes->shown.board == scene->board &&
         memcmp (&nodes->shown.state, &scene->state, sizeof scene->state) == 0 &&
         memcmp (&nodes->shown.lifted, &scene->lifted, sizeof scene->lifted) == 0 &&
         memcmp (nodes->shown.colours, scene->colours, sizeof scene->colours) == 0;
}

/* (nullable) (transfer full) */
static GskRenderNode *
make_node (AlxTileNodes *nodes,
           const Canvas *canvas,
           AlxOutput     output,
           guint         index)
{
  graphene_rect_t area = get_tile (canvas, index);
  graphene_rect_t cut = area;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (area.size.width <= 0 || area.size.height <= 0)
    return NULL;
  if (nodes->surfaces[index] != NULL)
    return alx_nodes_show (nodes->surfaces[index], area, output);
  if (canvas->backdrop == NULL)
    return NULL;
  graphene_rect_offset (&cut, -canvas->inside.origin.x, -canvas->inside.origin.y);
  surface = alx_nodes_cut (canvas->backdrop, &cut, canvas->scale);
  node = alx_nodes_show (surface, area, output);
  cairo_surface_destroy (surface);
  return node;
}

/* (transfer full): all of them, which stays while none of them changes. */
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

/** alx_tile_nodes_new: (transfer full): no tiles yet. */
AlxTileNodes *
alx_tile_nodes_new (void)
{
  return g_new0 (AlxTileNodes, 1);
}

/** alx_tile_nodes_free: frees @nodes. */
void
alx_tile_nodes_free (AlxTileNodes *nodes)
{
  alx_tile_nodes_drop (nodes);
  g_free (nodes);
}

/** alx_tile_nodes_drop: everything has to be painted anew. */
void
alx_tile_nodes_drop (AlxTileNodes *nodes)
{
  for (guint i = 0; i < TILES; i++)
    {
      g_clear_pointer (&nodes->surfaces[i], cairo_surface_destroy);
      g_clear_pointer (&nodes->tiles[i], gsk_render_node_unref);
    }
  g_clear_pointer (&nodes->container, gsk_render_node_unref);
  g_clear_pointer (&nodes->backdrop, cairo_surface_destroy);
  memset (nodes->keys, 0, sizeof nodes->keys);
  g_clear_pointer (&nodes->ready, alx_tiles_free);
  nodes->shown.board = NULL;
}

/** alx_tile_nodes_offer: takes over @tiles, to be shown when they show what is to be shown. */
void
alx_tile_nodes_offer (AlxTileNodes *nodes,
                      AlxTiles     *tiles)
{
  g_clear_pointer (&nodes->ready, alx_tiles_free);
  nodes->ready = tiles;
}

/* Whether a wall or a governor of @space is not what it was: what stood in the air until now. */
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
 * Which of the tiles that show something else than @keys are painted now; returns whether all.
 * While something moves, a large province is not coloured at once, for that takes up to 48 ms at
 * 3840x2160; but where something was built it is seen at once. A thread that paints ahead was
 * tried: it saved 2 ms in such frames and took 120 lines.
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
  for (guint s = 0; budget < TILES && s < canvas->scene->board->n_spaces; s++)
    if (is_built (&nodes->shown, canvas->scene, s))
      {
        guint tiles[TILES];
        guint n = list_tiles (canvas->layout, s, &first, tiles);

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

/* Paints tiles in which something has changed, but for those that were painted ahead. */
static void
update_tiles (AlxTileNodes *nodes,
              const Canvas *canvas,
              AlxOutput     output,
              gboolean      moving)
{
  graphene_rect_t first = get_tile (canvas, 0);
  gboolean chosen[TILES];
  guint64 keys[TILES];
  gboolean complete;

  find_tile_keys (canvas->layout, canvas->scene, &first, keys);
  complete = choose_tiles (nodes, canvas, keys, moving, chosen);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      {
        nodes->keys[i] = keys[i];
        g_clear_pointer (&nodes->surfaces[i], cairo_surface_destroy);
        g_clear_pointer (&nodes->tiles[i], gsk_render_node_unref);
        if (nodes->ready != NULL && nodes->ready->keys[i] == keys[i])
          nodes->surfaces[i] = g_steal_pointer (&nodes->ready->surfaces[i]);
      }
  paint_missing (canvas, nodes->keys, nodes->surfaces);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      nodes->tiles[i] = make_node (nodes, canvas, output, i);
  if (complete)
    nodes->shown = *canvas->scene;
  g_clear_pointer (&nodes->container, gsk_render_node_unref);
  g_clear_pointer (&nodes->ready, alx_tiles_free);
}

/**
 * alx_tile_nodes_set_backdrop:
 * @nodes: a ground
 * @backdrop: (nullable): what it lies on, inside the frame; %NULL for something that shows through
 *
 * Everything has to be painted anew if that is another one.
 */
void
alx_tile_nodes_set_backdrop (AlxTileNodes    *nodes,
                             cairo_surface_t *backdrop)
{
  if (nodes->backdrop == backdrop)
    return;
  alx_tile_nodes_drop (nodes);
  nodes->backdrop = backdrop != NULL ? cairo_surface_reference (backdrop) : NULL;
}

/** alx_tile_nodes_snapshot: adds what @target is to show to @snapshot; while something is @moving
    over it, it may take some frames to show all that has changed. */
void
alx_tile_nodes_snapshot (AlxTileNodes    *nodes,
                         GtkSnapshot     *snapshot,
                         const AlxTarget *target,
                         gboolean         moving)
{
  Canvas canvas = { target->painter, target->layout, target->scene, target->output.scale,
                    alx_nodes_inside (target->layout), nodes->backdrop };

  if (!is_shown (nodes, target->scene))
    update_tiles (nodes, &canvas, target->output, moving);
  if (nodes->container == NULL)
    nodes->container = join_tiles (nodes);
  gtk_snapshot_append_node (snapshot, nodes->container);
}
