/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provinces, walls and governors in tiles, so that a new wall has only a small part of the ground painted again. */

#include "alx-board-ground.h"

#include "alx-board-surface.h"

#include <math.h>
#include <string.h>

#define COLUMNS    12
#define ROWS       9
#define TILES      (COLUMNS * ROWS)
#define MANY_TILES 32                   /* more than these are painted faster all together */
#define SPAN       3                    /* tiles beside and below each other make a block */
#define BLOCKS     (TILES / (SPAN * SPAN))

/* A renderer goes through all nodes for each frame: many tiles would cost more than what moves over them. */
struct _AlxGround
{
  cairo_surface_t *tiles[TILES];        /* owned; NULL where there is nothing */
  guint64          keys[TILES];         /* what they show */
  GskRenderNode   *blocks[BLOCKS];      /* owned; NULL where there is nothing, or if it has changed */
  cairo_surface_t *ready;               /* owned; of all the ground, or NULL */
  guint64          ready_keys[TILES];
};

/* What is to be painted. */
typedef struct
{
  AlxPainter      *painter;
  const AlxLayout *layout;
  const AlxScene  *scene;
  int              scale;
  graphene_rect_t  inside;
} Sight;

static void
mix (guint64 *key,
     guint64  value)
{
  *key = (*key ^ value) * G_GUINT64_CONSTANT (1099511628211);
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
      AlxPixel middle = alx_layout_space (layout, s);
      /* Governors stand taller than their spaces. */
      int left = floor ((middle.x - layout->unit * 0.62 - tile->origin.x) / tile->size.width);
      int right = floor ((middle.x + layout->unit * 0.62 - tile->origin.x) / tile->size.width);
      int top = floor ((middle.y - layout->unit * 0.75 - tile->origin.y) / tile->size.height);
      int bottom = floor ((middle.y + layout->unit * 0.75 - tile->origin.y) / tile->size.height);

      if (looks[s] == 0)
        continue;
      for (int row = MAX (top, 0); row <= MIN (bottom, ROWS - 1); row++)
        for (int column = MAX (left, 0); column <= MIN (right, COLUMNS - 1); column++)
          {
            mix (&keys[row * COLUMNS + column], s + 1);
            mix (&keys[row * COLUMNS + column], looks[s]);
          }
    }
}

static graphene_rect_t
get_tile (const Sight *sight,
          guint        index)
{
  float width = ceilf (sight->inside.size.width / COLUMNS);
  float height = ceilf (sight->inside.size.height / ROWS);

  return GRAPHENE_RECT_INIT (sight->inside.origin.x + index % COLUMNS * width,
                             sight->inside.origin.y + index / COLUMNS * height, width, height);
}

/* (transfer full): a surface with the ground of @room. */
static cairo_surface_t *
paint (const Sight           *sight,
       const graphene_rect_t *room)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_board_surface_create (CAIRO_FORMAT_ARGB32, room, sight->scale, &cr);

  alx_paint_ground (sight->painter, cr, sight->layout, sight->scene);
  cairo_destroy (cr);
  return surface;
}

/** alx_ground_paint: (transfer full): all of the ground inside the frame. */
cairo_surface_t *
alx_ground_paint (AlxPainter      *painter,
                  const AlxLayout *layout,
                  const AlxScene  *scene,
                  int              scale)
{
  Sight sight = { painter, layout, scene, scale, alx_board_surface_inside (layout) };

  return paint (&sight, &sight.inside);
}

/* (transfer full): the part @room of a surface with all of the ground. */
static cairo_surface_t *
cut (const Sight           *sight,
     const graphene_rect_t *room,
     cairo_surface_t       *all)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_board_surface_create (CAIRO_FORMAT_ARGB32, room, sight->scale, &cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, all, sight->inside.origin.x, sight->inside.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

static guint
get_block (guint tile)
{
  return tile / COLUMNS / SPAN * (COLUMNS / SPAN) + tile % COLUMNS / SPAN;
}

/* Takes away the tiles that show something else now, and their blocks; returns how many are to be painted. */
static guint
drop_changed (AlxGround    *ground,
              const guint64 keys[TILES])
{
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    {
      if (keys[i] != ground->keys[i])
        {
          g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
          g_clear_pointer (&ground->blocks[get_block (i)], gsk_render_node_unref);
        }
      ground->keys[i] = keys[i];
      n += keys[i] != 0 && ground->tiles[i] == NULL;
    }
  return n;
}

/* (nullable) (transfer full): a node with the tiles of a block, no larger than they are. */
static GskRenderNode *
make_block (AlxGround   *ground,
            const Sight *sight,
            guint        block)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT_ZERO;
  GskRenderNode *node;
  cairo_t *cr;

  for (guint i = 0; i < TILES; i++)
    if (get_block (i) == block && ground->tiles[i] != NULL)
      {
        graphene_rect_t room = get_tile (sight, i);

        if (bounds.size.width > 0)
          graphene_rect_union (&bounds, &room, &bounds);
        else
          bounds = room;
      }
  if (bounds.size.width == 0)
    return NULL;
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  for (guint i = 0; i < TILES; i++)
    if (get_block (i) == block && ground->tiles[i] != NULL)
      {
        graphene_rect_t room = get_tile (sight, i);

        cairo_set_source_surface (cr, ground->tiles[i], room.origin.x, room.origin.y);
        cairo_paint (cr);
      }
  cairo_destroy (cr);
  return node;
}

/** alx_ground_new: (transfer full): no tiles yet. */
AlxGround *
alx_ground_new (void)
{
  return g_new0 (AlxGround, 1);
}

/** alx_ground_free: frees @ground. */
void
alx_ground_free (AlxGround *ground)
{
  alx_ground_drop (ground);
  g_free (ground);
}

/** alx_ground_drop: everything has to be painted anew. */
void
alx_ground_drop (AlxGround *ground)
{
  for (guint i = 0; i < TILES; i++)
    g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
  for (guint i = 0; i < BLOCKS; i++)
    g_clear_pointer (&ground->blocks[i], gsk_render_node_unref);
  g_clear_pointer (&ground->ready, cairo_surface_destroy);
}

/**
 * alx_ground_offer:
 * @ground: a ground without tiles
 * @surface: (transfer full): made by alx_ground_paint()
 * @layout: for which it was made
 * @scene: what it shows
 *
 * Spares the first painting, if just this is to be shown.
 */
void
alx_ground_offer (AlxGround       *ground,
                  cairo_surface_t *surface,
                  const AlxLayout *layout,
                  const AlxScene  *scene)
{
  Sight sight = { NULL, layout, scene, 1, alx_board_surface_inside (layout) };
  graphene_rect_t first = get_tile (&sight, 0);

  find_tile_keys (layout, scene, &first, ground->ready_keys);
  ground->ready = surface;
}

/** alx_ground_snapshot: appends the ground; tiles whose part of it has changed are painted first. */
void
alx_ground_snapshot (AlxGround       *ground,
                     GtkSnapshot     *snapshot,
                     AlxPainter      *painter,
                     const AlxLayout *layout,
                     const AlxScene  *scene,
                     int              scale)
{
  Sight sight = { painter, layout, scene, scale, alx_board_surface_inside (layout) };
  graphene_rect_t first = get_tile (&sight, 0);
  cairo_surface_t *all = NULL;
  guint64 keys[TILES];

  find_tile_keys (layout, scene, &first, keys);
  /* What lies across several tiles is painted once for each of them. */
  if (drop_changed (ground, keys) > MANY_TILES || ground->ready != NULL)
    all = ground->ready != NULL && memcmp (keys, ground->ready_keys, sizeof keys) == 0
          ? g_steal_pointer (&ground->ready) : paint (&sight, &sight.inside);
  g_clear_pointer (&ground->ready, cairo_surface_destroy);
  for (guint i = 0; i < TILES; i++)
    if (keys[i] != 0 && ground->tiles[i] == NULL)
      {
        graphene_rect_t room = get_tile (&sight, i);

        ground->tiles[i] = all != NULL ? cut (&sight, &room, all) : paint (&sight, &room);
      }
  g_clear_pointer (&all, cairo_surface_destroy);
  for (guint i = 0; i < BLOCKS; i++)
    {
      if (ground->blocks[i] == NULL)
        ground->blocks[i] = make_block (ground, &sight, i);
      if (ground->blocks[i] != NULL)
        gtk_snapshot_append_node (snapshot, ground->blocks[i]);
    }
}
