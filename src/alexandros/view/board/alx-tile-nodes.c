/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land, provinces, walls and governors in tiles, so that a new wall has only a small part of the
   window painted again.

   A tile with all that lies in it is painted by a renderer in one go, and of what lies beside it
   the renderer need not even make room: with one node for the land and others for what stands on
   it, each would be as large as all that changes. */

#include "alx-tile-nodes.h"

#include "alx-board-surface.h"

#include <math.h>
#include <string.h>

#define COLUMNS    12
#define ROWS       9
#define TILES      (COLUMNS * ROWS)
#define MANY_TILES 32                   /* more than these are painted faster all together */
#define REST       12000                /* microseconds between two tiles that are painted ahead:
                                           frames need processors too */
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
  gboolean         stale[TILES];        /* it has changed since the node was made */
  AlxScene         shown;               /* of which the tiles were found; its board is NULL if
                                           there are none */
  AlxTiles        *ready;               /* owned; painted ahead, or NULL */
  AlxPainter      *painter;             /* owned; for the next thread that does, or NULL */
  AlxState         next;                /* for which they were or are being painted ahead */
  GCancellable    *cancellable;         /* owned; of the thread that does, while it does */
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
} Sight;

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
get_tile (const Sight *sight,
          guint        index)
{
  float width = ceilf (sight->inside.size.width / COLUMNS);
  float height = ceilf (sight->inside.size.height / ROWS);
  float left = index % COLUMNS * width;
  float top = index / COLUMNS * height;

  /* In a small window there may be no room for the last ones. */
  return GRAPHENE_RECT_INIT (sight->inside.origin.x + left, sight->inside.origin.y + top,
                             CLAMP (sight->inside.size.width - left, 0, width),
                             CLAMP (sight->inside.size.height - top, 0, height));
}

static cairo_format_t
get_format (const Sight *sight)
{
  return sight->land != NULL ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
}

/* (transfer full): a surface with all that lies in @room. */
static cairo_surface_t *
paint (const Sight           *sight,
       const graphene_rect_t *room)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_board_surface_create (get_format (sight), room, sight->scale, &cr);

  if (sight->land != NULL)
    {
      cairo_set_source_surface (cr, sight->land, sight->inside.origin.x, sight->inside.origin.y);
      cairo_paint (cr);
    }
  alx_paint_ground (sight->painter, cr, sight->layout, sight->scene);
  cairo_destroy (cr);
  return surface;
}

/* (transfer full): the part @room of a surface with all of the board. */
static cairo_surface_t *
cut (const Sight           *sight,
     const graphene_rect_t *room,
     cairo_surface_t       *all)
{
  cairo_t *cr;
  cairo_surface_t *surface = alx_board_surface_create (get_format (sight), room, sight->scale, &cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, all, sight->inside.origin.x, sight->inside.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

/* Those that are not there yet and show something; if @ahead is given, with rests and only until
   it is cancelled. */
static void
paint_missing (const Sight     *sight,
               const guint64    keys[TILES],
               cairo_surface_t *tiles[TILES],
               GCancellable    *ahead)
{
  cairo_surface_t *all = NULL;
  guint n = 0;

  for (guint i = 0; i < TILES; i++)
    n += keys[i] != 0 && tiles[i] == NULL;
  /* What lies across several tiles is painted once for each of them. */
  if (n > MANY_TILES && ahead == NULL)
    all = paint (sight, &sight->inside);
  for (guint i = 0; i < TILES && !g_cancellable_is_cancelled (ahead); i++)
    if (keys[i] != 0 && tiles[i] == NULL)
      {
        graphene_rect_t room = get_tile (sight, i);

        tiles[i] = all != NULL ? cut (sight, &room, all) : paint (sight, &room);
        if (ahead != NULL)
          g_usleep (REST);
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
  Sight sight = { painter, layout, scene, scale, alx_board_surface_inside (layout), land };
  graphene_rect_t first = get_tile (&sight, 0);
  AlxTiles *tiles = g_new0 (AlxTiles, 1);

  find_tile_keys (layout, scene, &first, tiles->keys);
  paint_missing (&sight, tiles->keys, tiles->surfaces, NULL);
  return tiles;
}

/** alx_tiles_draw: paints with @tiles; @layout is the one that they were painted for. */
void
alx_tiles_draw (const AlxTiles  *tiles,
                cairo_t         *cr,
                const AlxLayout *layout)
{
  Sight sight = { .inside = alx_board_surface_inside (layout) };

  for (guint i = 0; i < TILES; i++)
    if (tiles->surfaces[i] != NULL)
      {
        graphene_rect_t room = get_tile (&sight, i);

        cairo_set_source_surface (cr, tiles->surfaces[i], room.origin.x, room.origin.y);
        cairo_paint (cr);
      }
}

/** alx_tiles_free: frees @tiles. */
void
alx_tiles_free (AlxTiles *tiles)
{
  for (guint i = 0; i < TILES; i++)
    g_clear_pointer (&tiles->surfaces[i], cairo_surface_destroy);
  g_free (tiles);
}

/* What a thread is to paint. */
typedef struct
{
  AlxPainter      *painter;             /* owned */
  cairo_surface_t *land;                /* owned; or NULL */
  AlxLayout        layout;
  AlxScene         scene;
  int              scale;
  guint64          keys[TILES];         /* 0 for those that need not be painted */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->painter, alx_painter_free);
  g_clear_pointer (&job->land, cairo_surface_destroy);
  g_free (job);
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Job *job = task_data;
  Sight sight = { job->painter, &job->layout, &job->scene, job->scale,
                  alx_board_surface_inside (&job->layout), job->land };
  AlxTiles *tiles = g_new0 (AlxTiles, 1);

  alx_painter_set_scale (job->painter, job->scale);
  memcpy (tiles->keys, job->keys, sizeof tiles->keys);
  paint_missing (&sight, tiles->keys, tiles->surfaces, cancellable);
  g_task_return_pointer (task, tiles, (GDestroyNotify) alx_tiles_free);
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  AlxTileNodes *ground = data;
  AlxTiles *tiles = g_task_propagate_pointer (G_TASK (result), NULL);
  Job *job = g_task_get_task_data (G_TASK (result));

  /* A cancelled one may have outlived the ground. */
  if (tiles == NULL)
    return;
  g_clear_object (&ground->cancellable);
  /* Fonts and pictures that it has loaded will be wanted again. */
  ground->painter = g_steal_pointer (&job->painter);
  alx_tile_nodes_offer (ground, tiles);
}

static void
stop_painting (AlxTileNodes *ground)
{
  if (ground->cancellable != NULL)
    g_cancellable_cancel (ground->cancellable);
  g_clear_object (&ground->cancellable);
  g_clear_pointer (&ground->ready, alx_tiles_free);
}

/* --- what is there --- */

/* Takes away the tiles that show something else now. */
static void
drop_changed (AlxTileNodes  *ground,
              const guint64  keys[TILES])
{
  for (guint i = 0; i < TILES; i++)
    if (keys[i] != ground->keys[i])
      {
        g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
        ground->stale[i] = TRUE;
        ground->keys[i] = keys[i];
      }
}

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
           const Sight  *sight,
           guint         index)
{
  graphene_rect_t room = get_tile (sight, index);
  graphene_rect_t part = room;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (room.size.width <= 0 || room.size.height <= 0)
    return NULL;
  if (ground->tiles[index] != NULL)
    return alx_board_surface_show (ground->tiles[index], room);
  if (sight->land == NULL)
    return NULL;
  graphene_rect_offset (&part, -sight->inside.origin.x, -sight->inside.origin.y);
  surface = alx_board_surface_cut (sight->land, &part, sight->scale);
  node = alx_board_surface_show (surface, room);
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
    g_clear_pointer (&ground->tiles[i], cairo_surface_destroy);
  for (guint i = 0; i < TILES; i++)
    {
      g_clear_pointer (&ground->nodes[i], gsk_render_node_unref);
      ground->stale[i] = TRUE;
    }
  g_clear_pointer (&ground->node, gsk_render_node_unref);
  g_clear_pointer (&ground->land, cairo_surface_destroy);
  memset (ground->keys, 0, sizeof ground->keys);
  stop_painting (ground);
  g_clear_pointer (&ground->painter, alx_painter_free);
  memset (&ground->next, 0, sizeof ground->next);
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

/**
 * alx_tile_nodes_prepare:
 * @ground: a ground that shows something
 * @theme: its colours
 * @layout: where everything lies
 * @scene: what is to be shown soon
 * @scale: of the window
 *
 * Has a thread paint what will change, if it is much; the first call for a position counts.
 */
void
alx_tile_nodes_prepare (AlxTileNodes    *ground,
                        const AlxTheme  *theme,
                        const AlxLayout *layout,
                        const AlxScene  *scene,
                        int              scale)
{
  Sight sight = { NULL, layout, scene, scale, alx_board_surface_inside (layout), NULL };
  graphene_rect_t first = get_tile (&sight, 0);
  g_autoptr (GTask) task = NULL;
  Job *job;
  gboolean any = FALSE;

  if (memcmp (&ground->next, &scene->state, sizeof ground->next) == 0)
    return;
  stop_painting (ground);
  ground->next = scene->state;
  job = g_new (Job, 1);
  *job = (Job) { g_steal_pointer (&ground->painter), NULL, *layout, *scene, scale, { 0 } };
  find_tile_keys (layout, scene, &first, job->keys);
  for (guint i = 0; i < TILES; i++)
    {
      if (job->keys[i] == ground->keys[i])
        job->keys[i] = 0;
      any |= job->keys[i] != 0;
    }
  if (!any)
    {
      ground->painter = g_steal_pointer (&job->painter);
      job_free (job);
      return;
    }
  if (job->painter == NULL)
    job->painter = alx_painter_new (theme);
  if (ground->land != NULL)
    job->land = alx_board_surface_cut (ground->land, NULL, scale);
  ground->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, ground->cancellable, painted_cb, ground);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, paint_in_thread);
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
 * Which of the tiles that have changed are shown now. While something moves, a large province is
 * not coloured at once: so much of a large window cannot be painted in the time of a frame. But
 * where something was built it is seen at once.
 */
static void
choose_tiles (const AlxTileNodes *ground,
              const Sight        *sight,
              gboolean            moving,
              gboolean            chosen[TILES])
{
  graphene_rect_t first = get_tile (sight, 0);
  gboolean all = !moving || ground->shown.board != sight->scene->board;
  guint n = 0;

  memset (chosen, 0, TILES * sizeof *chosen);
  for (guint s = 0; !all && s < sight->scene->board->n_spaces; s++)
    if (is_built (&ground->shown, sight->scene, s))
      {
        guint tiles[TILES];
        guint n_tiles = list_tiles (sight->layout, s, &first, tiles);

        for (guint i = 0; i < n_tiles; i++)
          chosen[tiles[i]] = ground->stale[tiles[i]];
      }
  for (guint i = 0; i < TILES; i++)
    n += chosen[i];
  for (guint i = 0; i < TILES; i++)
    if (ground->stale[i] && !chosen[i] &&
        (all || (n < AT_ONCE && (ground->tiles[i] != NULL || ground->keys[i] == 0))))
      {
        chosen[i] = TRUE;
        n++;
      }
  /* The thread may be late: one tile that is painted now costs as much as some that are there. */
  for (guint i = 0; i < TILES && n == 0; i++)
    if (ground->stale[i])
      {
        chosen[i] = TRUE;
        n++;
      }
}

/* Paints the tiles in which something has changed, but for those that were painted ahead. */
static void
update_tiles (AlxTileNodes *ground,
              const Sight  *sight,
              gboolean      moving)
{
  graphene_rect_t first = get_tile (sight, 0);
  gboolean chosen[TILES];
  gboolean all = TRUE;
  guint64 keys[TILES];

  find_tile_keys (sight->layout, sight->scene, &first, keys);
  drop_changed (ground, keys);
  for (guint i = 0; i < TILES && ground->ready != NULL; i++)
    if (ground->tiles[i] == NULL && ground->ready->keys[i] == keys[i])
      ground->tiles[i] = g_steal_pointer (&ground->ready->surfaces[i]);
  choose_tiles (ground, sight, moving, chosen);
  for (guint i = 0; i < TILES; i++)
    if (!chosen[i])
      keys[i] = 0;
  paint_missing (sight, keys, ground->tiles, NULL);
  for (guint i = 0; i < TILES; i++)
    if (chosen[i])
      {
        g_clear_pointer (&ground->node, gsk_render_node_unref);
        g_clear_pointer (&ground->nodes[i], gsk_render_node_unref);
        ground->nodes[i] = make_node (ground, sight, i);
        ground->stale[i] = FALSE;
      }
    else
      all &= !ground->stale[i];
  if (all)
    ground->shown = *sight->scene;
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

/**
 * alx_tile_nodes_snapshot:
 * @ground: a ground
 * @snapshot: gets it
 * @target: what is shown, and how
 * @moving: something moves over it, so that it may take some frames to show all that has changed
 */
void
alx_tile_nodes_snapshot (AlxTileNodes    *ground,
                         GtkSnapshot     *snapshot,
                         const AlxTarget *target,
                         gboolean         moving)
{
  Sight sight = { target->painter, target->layout, target->scene, target->scale,
                  alx_board_surface_inside (target->layout), ground->land };

  if (!is_shown (ground, target->scene))
    update_tiles (ground, &sight, moving);
  if (ground->node == NULL)
    ground->node = join_nodes (ground);
  gtk_snapshot_append_node (snapshot, ground->node);
}
