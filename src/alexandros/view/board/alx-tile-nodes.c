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
  cairo_surface_t *land;                /* owned; what all stands on, or NULL */
  cairo_surface_t *tiles[TILES];        /* owned; NULL where there is nothing but land */
  guint64          keys[TILES];         /* what they show */
  GskRenderNode   *nodes[TILES];        /* owned; NULL where there is nothing */
  GskRenderNode   *node;                /* owned; with all of them, or NULL */
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
  cairo_surface_t *land;                /* or NULL: the tiles are to be seen through */
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
  guint64 looks[ALX_MAX_SPACES];

  memset (keys, 0, TILES * sizeof *keys);
  alx_paint_ground_looks (layout, scene, looks);
  for (guint s = 0; s < scene->board->n_spaces; s++)
    {
      guint tiles[TILES];
      guint n = looks[s] != 0 ? list_tiles (layout, s, tile, tiles) : 0;

      for (guint i = 0; i < n; i++)
        {
          mix (&keys[tiles[i]], s + 1);
          mix (&keys[tiles[i]], looks[s]);
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
  return canvas->land != NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
}

/* (transfer full): a surface with all that lies in @room. */
static cairo_surface_t *
paint (const Canvas           *canvas,
       const graphene_rect_t *room)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (get_format (canvas), room, canvas->scale, &cr);

  if (canvas->land != NULL)
    {
      cairo_set_source_surface (cr, canvas->land, canvas->inside.origin.x, canvas->inside.origin.y);
      cairo_paint (cr);
    }
  alx_paint_ground (canvas->painter, cr, canvas->layout, canvas->scene);
  cairo_destroy (cr);
  return surface;
}

/* (transfer full): the part @room of a surface with all of the board. */
static cairo_surface_t *
cut (const Canvas           *canvas,
     const graphene_rect_t *room,
     cairo_surface_t       *all)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_nodes_create (get_format (canvas), room, canvas->scale, &cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, all, canvas->inside.origin.x, canvas->inside.origin.y);
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
  cairo_surface_t *all = NULL;
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    n += keys[i] != 0 && tiles[i] == NULL;
  /* What lies across several tiles is painted once for each of them. */
  if (n > MANY_TILES)
    all = paint (canvas, &canvas->inside);
  for (guint i = 0; i < TILES; i++)
    if (keys[i] != 0 && tiles[i] == NULL)
      {
        graphene_rect_t room = get_tile (canvas, i);

        tiles[i] = all != NULL ? cut (canvas, &room, all) : paint (canvas, &room);
      }
  g_clear_pointer (&all, cairo_surface_destroy);
}

/* --- painted ahead --- */

/** alx_tiles_paint: (transfer full): all of the board inside the frame that is not just @land. */
AlxTiles *
alx_tiles_paint (AlxPainter      *painter,
                 const AlxLayout *layout,
                 const AlxScene  *scene,
                 int              scale,
                 cairo_surface_t *land)
{
  Canvas canvas = { painter, layout, scene, scale, alx_nodes_inside (layout), land };
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
is_shown (const AlxTileNodes *ground,
          const AlxScene     *scene)
{
  return ground->shown.board == scene->board &&
         memcmp (&ground->shown.state, &scene->state, sizeof scene->state) == 0 &&
         memcmp (&ground->shown.lifted, &scene->lifted, sizeof scene->lifted) == 0 &&
         memcmp (ground->shown.colours, scene->colours, sizeof scene->colours) == 0;
}

/* (nullable) (transfer full) */
static GskRenderNode *
make_node (AlxTileNodes *ground,
           const Canvas *canvas,
           AlxOutput     output,
           guint         index)
{
  graphene_rect_t room = get_tile (canvas, index);
  graphene_rect_t part = room;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (room.size.width <= 0 || room.size.height <= 0)
    return NULL;
  if (ground->tiles[index] != NULL)
    return alx_nodes_show (ground->tiles[index], room, output);
  if (canvas->land == NULL)
    return NULL;
  graphene_rect_offset (&part, -canvas->inside.origin.x, -canvas->inside.origin.y);
  surface = alx_nodes_cut (canvas->land, &part, canvas->scale);
  node = alx_nodes_show (surface, room, output);
  cairo_surface_destroy (surface);
  return node;
}

/* (transfer full): all of them, which stays while none of them changes. */
static GskRenderNode *
join_nodes (const AlxTileNodes *ground)
{
  GskRenderNode *nodes[TILES];
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    if (ground->nodes[i] != NULL)
      nodes[n++] = ground->nodes[i];
  return gsk_container_node_new (nodes, n);
}

/** alx_tile_nodes_new: (transfer full): no tiles yet. */
AlxTileNodes *
alx_tile_nodes_new (void)
{
  return g_new0 (AlxTileNodes, 1);
}

/** alx_tile_nodes_free: frees @ground. */
void
alx_tile_nodes_free (AlxTileNodes *ground)
{
  alx_tile_nodes_drop (ground);
  g_free (ground);
}

/** alx_tile_nodes_drop: everything has to be painted anew. */
void
alx_tile_nodes_drop (AlxTileNodes *ground)
{
  for (guint i = 0; i < TILES; i++)
    {
      g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
      g_clear_pointer (&ground->nodes[i], gsk_render_node_unref);
    }
  g_clear_pointer (&ground->node, gsk_render_node_unref);
  g_clear_pointer (&ground->land, cairo_surface_destroy);
  memset (ground->keys, 0, sizeof ground->keys);
  g_clear_pointer (&ground->ready, alx_tiles_free);
  ground->shown.board = NULL;
}

/** alx_tile_nodes_offer: takes over @tiles, to be shown when they show what is to be shown. */
void
alx_tile_nodes_offer (AlxTileNodes *ground,
                      AlxTiles     *tiles)
{
  g_clear_pointer (&ground->ready, alx_tiles_free);
  ground->ready = tiles;
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
choose_tiles (const AlxTileNodes *ground,
              const Canvas       *canvas,
              const guint64       keys[TILES],
              gboolean            moving,
              gboolean            chosen[TILES])
{
  graphene_rect_t first = get_tile (canvas, 0);
  gboolean whole = ground->shown.board == NULL;
  guint room = moving && !whole ? AT_ONCE : TILES;
  gboolean all = TRUE;

  memset (chosen, 0, TILES * sizeof *chosen);
  for (guint s = 0; room < TILES && s < canvas->scene->board->n_spaces; s++)
    if (is_built (&ground->shown, canvas->scene, s))
      {
        guint tiles[TILES];
        guint n = list_tiles (canvas->layout, s, &first, tiles);

        for (guint i = 0; i < n; i++)
          chosen[tiles[i]] = keys[tiles[i]] != ground->keys[tiles[i]];
      }
  for (guint i = 0; i < TILES; i++)
    if (chosen[i] && room > 0)
      room--;
  for (guint i = 0; i < TILES; i++)
    if (!chosen[i] && (whole || keys[i] != ground->keys[i]))
      {
        chosen[i] = room > 0;
        all &= chosen[i];
        room -= chosen[i];
      }
  return all;
}

/* Paints tiles in which something has changed, but for those that were painted ahead. */
static void
update_tiles (AlxTileNodes *ground,
              const Canvas *canvas,
              AlxOutput     output,
              gboolean      moving)
{
  graphene_rect_t first = get_tile (canvas, 0);
  gboolean chosen[TILES];
  guint64 keys[TILES];
  gboolean all;

  find_tile_keys (canvas->layout, canvas->scene, &first, keys);
  all = choose_tiles (ground, canvas, keys, moving, chosen);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      {
        ground->keys[i] = keys[i];
        g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
        g_clear_pointer (&ground->nodes[i], gsk_render_node_unref);
        if (ground->ready != NULL && ground->ready->keys[i] == keys[i])
          ground->tiles[i] = g_steal_pointer (&ground->ready->surfaces[i]);
      }
  paint_missing (canvas, ground->keys, ground->tiles);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      ground->nodes[i] = make_node (ground, canvas, output, i);
  if (all)
    ground->shown = *canvas->scene;
  g_clear_pointer (&ground->node, gsk_render_node_unref);
  g_clear_pointer (&ground->ready, alx_tiles_free);
}

/**
 * alx_tile_nodes_set_land:
 * @ground: a ground
 * @land: (nullable): what it lies on, inside the frame; %NULL for something that shows through
 *
 * Everything has to be painted anew if that is another one.
 */
void
alx_tile_nodes_set_land (AlxTileNodes    *ground,
                         cairo_surface_t *land)
{
  if (ground->land == land)
    return;
  alx_tile_nodes_drop (ground);
  ground->land = land != NULL ? cairo_surface_reference (land) : NULL;
}

/** alx_tile_nodes_snapshot: adds what @target is to show to @snapshot; while something is @moving
    over it, it may take some frames to show all that has changed. */
void
alx_tile_nodes_snapshot (AlxTileNodes    *ground,
                         GtkSnapshot     *snapshot,
                         const AlxTarget *target,
                         gboolean         moving)
{
  Canvas canvas = { target->painter, target->layout, target->scene, target->output.scale,
                    alx_nodes_inside (target->layout), ground->land };

  if (!is_shown (ground, target->scene))
    update_tiles (ground, &canvas, target->output, moving);
  if (ground->node == NULL)
    ground->node = join_nodes (ground);
  gtk_snapshot_append_node (snapshot, ground->node);
}
