/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the board as render nodes that stay until what they show changes. */

#include "alx-board-layers.h"

#include "alx-early-land.h"

#include <math.h>
#include <string.h>

#define COLUMNS 6                       /* of tiles */
#define ROWS    4
#define MANY_TILES 8                    /* more than these are painted faster all together */

typedef void (*PaintFunc) (AlxPainter      *painter,
                           cairo_t         *cr,
                           const AlxLayout *layout,
                           const AlxScene  *scene);

struct _AlxLayers
{
  /* owned */
  AlxLook         *look;
  GskRenderNode   *land;
  GskRenderNode   *frame;
  GskRenderNode   *tiles[COLUMNS * ROWS];
  GskRenderNode   *standing;
  GskRenderNode   *moving;
  GskRenderNode   *alexander;
  GskRenderNode   *discs[ALX_COLOURS * 2];      /* of the first and of the second lap */
  GCancellable    *cancellable;         /* of the thread that paints, while it does */

  GtkWidget       *widget;              /* that shows them; it owns us */
  int              scale;
  AlxLayout        layout;              /* for which all but the land were painted, */
  AlxLayout        land_layout;         /* and the land */
  guint64          tile_keys[COLUMNS * ROWS];
  AlxScene         standing_scene;      /* what the marks were painted for */
  AlxScene         moving_scene;
  gboolean         land_old;            /* the land is of another theme or language */
};

static graphene_rect_t
get_inside (const AlxLayout *layout)
{
  return GRAPHENE_RECT_INIT (layout->frame, layout->frame, MAX (layout->width - 2 * layout->frame, 1),
                             MAX (layout->height - 2 * layout->frame, 1));
}

/* (transfer full): a node that shows a surface with its upper left corner at @at. */
static GskRenderNode *
make_surface_node (cairo_surface_t *surface,
                   graphene_rect_t  at)
{
  GskRenderNode *node = gsk_cairo_node_new (&at);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, at.origin.x, at.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* (transfer full): a surface for @room, and what is to be painted with it. */
static cairo_surface_t *
create_surface (cairo_format_t          format,
                const graphene_rect_t  *room,
                int                     scale,
                cairo_t               **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, ceil (room->size.width) * scale,
                                                         ceil (room->size.height) * scale);

  cairo_surface_set_device_scale (surface, scale, scale);
  *cr = cairo_create (surface);
  cairo_translate (*cr, -room->origin.x, -room->origin.y);
  return surface;
}

/* --- the land, in a thread --- */

typedef struct
{
  const AlxTheme *theme;
  AlxLayout       layout;
  AlxScene        scene;
  char           *regions[ALX_MAX_REGIONS];
  int             scale;
} LandJob;

static LandJob *
land_job_new (AlxLayers       *layers,
              const AlxLayout *layout,
              const AlxScene  *scene)
{
  LandJob *job = g_new0 (LandJob, 1);

  job->theme = alx_painter_get_theme (alx_look_get_painter (layers->look));
  job->layout = *layout;
  job->scene = *scene;
  job->scale = layers->scale;
  for (guint i = 0; i < layout->board->n_regions; i++)
    job->scene.regions[i] = job->regions[i] = g_strdup (scene->regions[i]);
  return job;
}

static void
land_job_free (gpointer data)
{
  LandJob *job = data;

  for (guint i = 0; i < ALX_MAX_REGIONS; i++)
    g_free (job->regions[i]);
  g_free (job);
}

static void
paint_land_thread (GTask        *task,
                   gpointer      source,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  LandJob *job = task_data;
  g_autoptr (AlxPainter) painter = alx_painter_new (job->theme);

  g_task_return_pointer (task, alx_early_land_paint (painter, &job->layout, &job->scene, job->scale),
                         (GDestroyNotify) cairo_surface_destroy);
}

static void
set_land (AlxLayers       *layers,
          cairo_surface_t *surface,
          const AlxLayout *layout)
{
  g_clear_pointer (&layers->land, gsk_render_node_unref);
  layers->land = make_surface_node (surface, get_inside (layout));
  layers->land_layout = *layout;
  layers->land_old = FALSE;
  cairo_surface_destroy (surface);
}

static void
land_painted_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  AlxLayers *layers = data;
  LandJob *job = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  /* A cancelled one may have outlived the layers. */
  if (surface == NULL)
    return;
  g_clear_object (&layers->cancellable);
  set_land (layers, surface, &job->layout);
  gtk_widget_queue_draw (layers->widget);
}

static void
stop_painting (AlxLayers *layers)
{
  if (layers->cancellable != NULL)
    g_cancellable_cancel (layers->cancellable);
  g_clear_object (&layers->cancellable);
}

static void
start_painting (AlxLayers       *layers,
                const AlxLayout *layout,
                const AlxScene  *scene)
{
  g_autoptr (GTask) task = NULL;

  layers->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, layers->cancellable, land_painted_cb, layers);
  g_task_set_task_data (task, land_job_new (layers, layout, scene), land_job_free);
  g_task_run_in_thread (task, paint_land_thread);
}

static gboolean
layout_equal (const AlxLayout *a,
              const AlxLayout *b)
{
  return a->board == b->board && a->width == b->width && a->height == b->height &&
         a->unit == b->unit && a->origin.x == b->origin.x && a->origin.y == b->origin.y;
}

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
      cairo_rectangle_t room;

      if (sides[i] == NULL)
        sides[i] = alx_early_land_paint_side (alx_look_get_painter (layers->look), layout, i, layers->scale);
      alx_early_land_get_side (layout, i, &room);
      nodes[i] = make_surface_node (sides[i], GRAPHENE_RECT_INIT (room.x, room.y, room.width, room.height));
      cairo_surface_destroy (sides[i]);
    }
  frame = gsk_container_node_new (nodes, ALX_FRAME_SIDES);
  for (guint i = 0; i < ALX_FRAME_SIDES; i++)
    gsk_render_node_unref (nodes[i]);
  return frame;
}

/* This once the land is waited for, so that no window without one is seen. */
static void
set_first_land (AlxLayers       *layers,
                const AlxLayout *layout,
                const AlxScene  *scene)
{
  AlxPainter *painter = alx_look_get_painter (layers->look);
  const AlxTheme *theme = alx_painter_get_theme (painter);
  cairo_surface_t *sides[ALX_FRAME_SIDES] = { NULL };
  cairo_surface_t *surface = alx_early_land_take (theme, layout, scene, layers->scale, sides);

  if (surface == NULL)
    {
      surface = alx_early_land_paint (painter, layout, scene, layers->scale);
      alx_early_land_remember (theme, layout, layers->scale);
    }
  set_land (layers, surface, layout);
  if (sides[0] != NULL && layers->frame == NULL)
    layers->frame = make_frame (layers, layout, sides);
}

/* The old land where it would lie now. */
static void
snapshot_old_land (AlxLayers       *layers,
                   GtkSnapshot     *snapshot,
                   const AlxLayout *layout)
{
  const AlxLayout *old = &layers->land_layout;
  double scale = layout->unit / old->unit;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (layout->origin.x - old->origin.x * scale,
                                                          layout->origin.y - old->origin.y * scale));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, layers->land);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_land (AlxLayers       *layers,
               GtkSnapshot     *snapshot,
               const AlxLayout *layout,
               const AlxScene  *scene)
{
  const AlxTheme *theme = alx_painter_get_theme (alx_look_get_painter (layers->look));
  GdkRGBA sea = { theme->sea.red, theme->sea.green, theme->sea.blue, 1 };
  graphene_rect_t inside = get_inside (layout);
  gboolean fits;

  if (layers->land == NULL || layers->land_layout.board != layout->board)
    set_first_land (layers, layout, scene);
  fits = layout_equal (&layers->land_layout, layout);
  /* One at a time: what has changed in the meantime is painted next. */
  if ((!fits || layers->land_old) && layers->cancellable == NULL)
    start_painting (layers, layout, scene);
  if (fits)
    gtk_snapshot_append_node (snapshot, layers->land);
  else
    {
      gtk_snapshot_append_color (snapshot, &sea, &inside);
      snapshot_old_land (layers, snapshot, layout);
    }
}

/* --- the ground, in tiles --- */

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
                guint64                keys[COLUMNS * ROWS])
{
  guint64 looks[ALX_MAX_SPACES];

  memset (keys, 0, COLUMNS * ROWS * sizeof *keys);
  alx_paint_ground_looks (scene, looks);
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

/* (transfer full): a surface with the ground of @room. */
static cairo_surface_t *
paint_ground (AlxLayers             *layers,
              const graphene_rect_t *room,
              const AlxLayout       *layout,
              const AlxScene        *scene)
{
  cairo_t *cr;
  cairo_surface_t *surface = create_surface (CAIRO_FORMAT_ARGB32, room, layers->scale, &cr);

  alx_paint_ground (alx_look_get_painter (layers->look), cr, layout, scene);
  cairo_destroy (cr);
  return surface;
}

/* A tile; out of the ground of all of @inside, if that was painted at once. */
static GskRenderNode *
make_tile (AlxLayers             *layers,
           const graphene_rect_t *room,
           const graphene_rect_t *inside,
           cairo_surface_t       *all,
           const AlxLayout       *layout,
           const AlxScene        *scene)
{
  cairo_surface_t *surface;
  GskRenderNode *node;
  cairo_t *cr;

  if (all == NULL)
    surface = paint_ground (layers, room, layout, scene);
  else
    {
      surface = create_surface (CAIRO_FORMAT_ARGB32, room, layers->scale, &cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      cairo_set_source_surface (cr, all, inside->origin.x, inside->origin.y);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  node = make_surface_node (surface, *room);
  cairo_surface_destroy (surface);
  return node;
}

static void
snapshot_ground (AlxLayers       *layers,
                 GtkSnapshot     *snapshot,
                 const AlxLayout *layout,
                 const AlxScene  *scene)
{
  graphene_rect_t inside = get_inside (layout);
  graphene_rect_t tile = inside;
  guint64 keys[COLUMNS * ROWS];
  cairo_surface_t *all = NULL;
  guint n_missing = 0;

  tile.size.width = ceil (inside.size.width / COLUMNS);
  tile.size.height = ceil (inside.size.height / ROWS);
  find_tile_keys (layout, scene, &tile, keys);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    n_missing += keys[i] != 0 && (keys[i] != layers->tile_keys[i] || layers->tiles[i] == NULL);
  /* What lies across several tiles is painted once for each of them. */
  if (n_missing > MANY_TILES)
    all = paint_ground (layers, &inside, layout, scene);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    {
      graphene_rect_t room = GRAPHENE_RECT_INIT (tile.origin.x + i % COLUMNS * tile.size.width,
                                                 tile.origin.y + i / COLUMNS * tile.size.height,
                                                 tile.size.width, tile.size.height);

      if (keys[i] != layers->tile_keys[i])
        g_clear_pointer (&layers->tiles[i], gsk_render_node_unref);
      layers->tile_keys[i] = keys[i];
      if (keys[i] != 0 && layers->tiles[i] == NULL)
        layers->tiles[i] = make_tile (layers, &room, &inside, all, layout, scene);
      if (layers->tiles[i] != NULL)
        gtk_snapshot_append_node (snapshot, layers->tiles[i]);
    }
  g_clear_pointer (&all, cairo_surface_destroy);
}

/* --- frame and marks --- */

/* (nullable) (transfer full): a node no larger than what is painted. */
static GskRenderNode *
paint_marks (AlxLayers       *layers,
             PaintFunc        paint,
             const AlxLayout *layout,
             const AlxScene  *scene)
{
  AlxPainter *painter = alx_look_get_painter (layers->look);
  graphene_rect_t inside = get_inside (layout);
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  GskRenderNode *node;
  graphene_rect_t bounds;
  double x, y, width, height;

  paint (painter, cr, layout, scene);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  bounds = GRAPHENE_RECT_INIT (floor (x) - 1, floor (y) - 1, ceil (width) + 3, ceil (height) + 3);
  if (width <= 0 || height <= 0 || !graphene_rect_intersection (&bounds, &inside, &bounds))
    {
      cairo_surface_destroy (recording);
      return NULL;
    }
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, recording, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (recording);
  return node;
}

/* @scene without what follows the pointer, or with nothing else of the marks. */
static void
keep_marks (AlxScene       *kept,
            const AlxScene *scene,
            gboolean        moving)
{
  AlxScene all = *scene;

  memset (kept, 0, sizeof *kept);
  if (moving)
    {
      kept->n_way = all.n_way;
      memcpy (kept->way, all.way, all.n_way);
      kept->space = all.space;
      kept->point = all.point;
      kept->focused = all.focused;
      kept->state.walls = all.state.walls;
      return;
    }
  memcpy (kept->colours, all.colours, sizeof kept->colours);
  memcpy (kept->state.governors, all.state.governors, sizeof kept->state.governors);
  kept->state.player = all.state.player;
  kept->n_trails = all.n_trails;
  memcpy (kept->trails, all.trails, sizeof kept->trails);
  kept->has_told = all.has_told;
  if (all.has_told)
    kept->told = all.told;
  kept->reached = all.reached;
  kept->threatened = all.threatened;
  kept->choices = all.choices;
  kept->targets = all.targets;
  kept->chosen = all.chosen;
  kept->placing = all.placing;
}

static void
snapshot_marks (AlxLayers       *layers,
                GtkSnapshot     *snapshot,
                const AlxLayout *layout,
                const AlxScene  *scene,
                gboolean         moving)
{
  GskRenderNode **node = moving ? &layers->moving : &layers->standing;
  AlxScene *old = moving ? &layers->moving_scene : &layers->standing_scene;
  AlxScene now;

  keep_marks (&now, scene, moving);
  /* A scene that was never painted differs in its board. */
  now.board = scene->board;
  if (memcmp (old, &now, sizeof now) != 0)
    {
      g_clear_pointer (node, gsk_render_node_unref);
      *node = paint_marks (layers, moving ? alx_paint_moving_marks : alx_paint_standing_marks, layout, scene);
      memcpy (old, &now, sizeof now);
    }
  if (*node != NULL)
    gtk_snapshot_append_node (snapshot, *node);
}

/* --- all of them --- */

/* All but the land, which can stand for a while. */
static void
drop_others (AlxLayers *layers)
{
  g_clear_pointer (&layers->frame, gsk_render_node_unref);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    g_clear_pointer (&layers->tiles[i], gsk_render_node_unref);
  g_clear_pointer (&layers->standing, gsk_render_node_unref);
  g_clear_pointer (&layers->moving, gsk_render_node_unref);
  g_clear_pointer (&layers->alexander, gsk_render_node_unref);
  for (guint i = 0; i < G_N_ELEMENTS (layers->discs); i++)
    g_clear_pointer (&layers->discs[i], gsk_render_node_unref);
  memset (&layers->standing_scene, 0, sizeof layers->standing_scene);
  memset (&layers->moving_scene, 0, sizeof layers->moving_scene);
}

/** alx_layers_new: no layers yet, for @widget, painted as @look says. */
AlxLayers *
alx_layers_new (GtkWidget *widget,
                AlxLook   *look)
{
  AlxLayers *layers = g_new0 (AlxLayers, 1);

  layers->widget = widget;
  layers->look = g_object_ref (look);
  return layers;
}

/** alx_layers_free: frees @layers. */
void
alx_layers_free (AlxLayers *layers)
{
  stop_painting (layers);
  drop_others (layers);
  if (layers->land != NULL)
    alx_early_land_remember (alx_painter_get_theme (alx_look_get_painter (layers->look)), &layers->layout, layers->scale);
  g_clear_pointer (&layers->land, gsk_render_node_unref);
  g_clear_object (&layers->look);
  g_free (layers);
}

/** alx_layers_drop: everything has to be painted anew: there is another theme, language or kind of land. */
void
alx_layers_drop (AlxLayers *layers)
{
  stop_painting (layers);
  drop_others (layers);
  layers->land_old = TRUE;
}

/** alx_layers_is_complete: whether nothing is still being painted. */
gboolean
alx_layers_is_complete (AlxLayers *layers)
{
  return layers->land != NULL && layers->cancellable == NULL;
}

/** alx_layers_snapshot: land and ground. */
void
alx_layers_snapshot (AlxLayers       *layers,
                     GtkSnapshot     *snapshot,
                     const AlxLayout *layout,
                     const AlxScene  *scene)
{
  int scale = gtk_widget_get_scale_factor (layers->widget);

  if (scale != layers->scale)
    alx_layers_drop (layers);
  else if (!layout_equal (&layers->layout, layout))
    drop_others (layers);
  layers->scale = scale;
  layers->layout = *layout;
  alx_painter_set_scale (alx_look_get_painter (layers->look), scale);
  snapshot_land (layers, snapshot, layout, scene);
  snapshot_ground (layers, snapshot, layout, scene);
}

/** alx_layers_snapshot_marks: what lies over the ground. */
void
alx_layers_snapshot_marks (AlxLayers       *layers,
                           GtkSnapshot     *snapshot,
                           const AlxLayout *layout,
                           const AlxScene  *scene)
{
  snapshot_marks (layers, snapshot, layout, scene, FALSE);
  snapshot_marks (layers, snapshot, layout, scene, TRUE);
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

/* --- what is painted once and then moved --- */

static void
append_at (GtkSnapshot   *snapshot,
           GskRenderNode *node,
           AlxPixel       at)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x, at.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/** alx_layers_append_alexander: Alexander, standing on @foot. */
void
alx_layers_append_alexander (AlxLayers       *layers,
                             GtkSnapshot     *snapshot,
                             const AlxLayout *layout,
                             AlxPixel         foot)
{
  if (layers->alexander == NULL)
    {
      double unit = ceil (layout->unit);
      cairo_t *cr;

      layers->alexander = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-unit * 0.6, -unit, unit * 1.2, unit * 1.3));
      cr = gsk_cairo_node_get_draw_context (layers->alexander);
      alx_paint_alexander (alx_look_get_painter (layers->look), cr, layout, (AlxPixel) { 0, 0 });
      cairo_destroy (cr);
    }
  append_at (snapshot, layers->alexander, foot);
}

/** alx_layers_append_disc: the disc of the player of @colour, @again on the second lap. */
void
alx_layers_append_disc (AlxLayers       *layers,
                        GtkSnapshot     *snapshot,
                        const AlxLayout *layout,
                        AlxColour        colour,
                        AlxPixel         middle,
                        gboolean         again)
{
  GskRenderNode **node = &layers->discs[colour + (again ? ALX_COLOURS : 0)];

  if (*node == NULL)
    {
      double reach = ceil (alx_layout_score_cell (layout) * 0.75);
      cairo_t *cr;

      *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach));
      cr = gsk_cairo_node_get_draw_context (*node);
      alx_paint_disc (alx_look_get_painter (layers->look), cr, layout, colour, (AlxPixel) { 0, 0 }, again);
      cairo_destroy (cr);
    }
  append_at (snapshot, *node, middle);
}
