/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of a toy board with a block in each tile: what is painted, and how often. */

#include "config.h"

#include "kit/view/board/kit-layers.h"
#include "kit/view/board/kit-prepaint.h"

#include <string.h>

#define COLUMNS 12
#define ROWS    9
#define BLOCKS  (COLUMNS * ROWS)
#define SIDE    40                      /* of a tile, in pixels */
#define RAISED  G_MAXUINT8              /* a block that has just been built */

typedef struct
{
  KitGeometry geometry;
  gint64      board;
} Layout;

typedef struct
{
  const char *label;                    /* on the backdrop */
  guint8      shade;                    /* of the backdrop */
  guint8      blocks[BLOCKS];           /* shades of grey; 0 for none */
  guint8      marks[2];                 /* widths; 0 for none */
} Scene;

static int n_frames, n_tiles, n_marks;  /* calls */

/* --- the art --- */

static KitPainter *
make_painter (KitThemeKind kind)
{
  static const KitPictures none = { 0, NULL };
  static const KitTheme themes[KIT_THEMES] = {
    { .kind = KIT_THEME_DAY },
    { .kind = KIT_THEME_NIGHT },
    { .kind = KIT_THEME_CONTRAST },
    { .kind = KIT_THEME_DARK_CONTRAST },
  };

  return kit_painter_new (&themes[kind], &none);
}

static void
paint_backdrop (const KitTarget *target)
{
  g_assert_cmpstr (((const Scene *) target->scene)->label, ==, "Toy");
  cairo_set_source_rgb (target->cr, 1, 1, 1 - ((const Scene *) target->scene)->shade / 255.0);
  cairo_paint (target->cr);
}

static void
paint_frame (const KitTarget *target)
{
  n_frames++;
  cairo_set_source_rgb (target->cr, 0, 0, 1);
  cairo_paint (target->cr);
}

static KitArea
get_area (const KitGeometry *geometry,
          guint              block)
{
  double x = geometry->origin.x + block % COLUMNS * geometry->unit;
  double y = geometry->origin.y + block / COLUMNS * geometry->unit;

  return (KitArea) { { x + 5, y + 5 }, { x + geometry->unit - 5, y + geometry->unit - 5 } };
}

static void
paint_tiles (const KitTarget *target)
{
  const Scene *scene = target->scene;
  cairo_t *cr = target->cr;

  n_tiles++;
  for (guint i = 0; i < BLOCKS; i++)
    {
      KitArea area = get_area (target->geometry, i);
      double grey = scene->blocks[i] / 255.0;

      if (scene->blocks[i] == 0)
        continue;
      cairo_rectangle (cr, area.from.x, area.from.y, area.to.x - area.from.x,
                       area.to.y - area.from.y);
      cairo_set_source_rgb (cr, grey, grey, grey);
      cairo_fill (cr);
    }
}

static void
paint_mark (const KitTarget *target,
            guint            mark)
{
  n_marks++;
  cairo_rectangle (target->cr, 5, 5, ((const Scene *) target->scene)->marks[mark], 5);
  cairo_fill (target->cr);
}

static void
paint_first (const KitTarget *target)
{
  paint_mark (target, 0);
}

static void
paint_second (const KitTarget *target)
{
  paint_mark (target, 1);
}

static void
list_things (const KitTarget *target,
             GArray          *things)
{
  const Scene *scene = target->scene;

  for (guint i = 0; i < BLOCKS; i++)
    if (scene->blocks[i] != 0)
      {
        KitThing thing = { get_area (target->geometry, i), i, scene->blocks[i] - 1,
                           scene->blocks[i] == RAISED };

        g_array_append_val (things, thing);
      }
}

static const KitField backdrop_fields[] = { KIT_FIELD (Scene, shade), { 0, 0 } };
static const KitField tile_fields[] = { KIT_FIELD (Scene, blocks), { 0, 0 } };
static const KitField first_fields[] = { KIT_FIELD (Scene, marks[0]), { 0, 0 } };
static const KitField second_fields[] = { KIT_FIELD (Scene, marks[1]), { 0, 0 } };

static void
lay_out (KitGeometry *geometry,
         double       frame)
{
  geometry->frame = frame;
  geometry->unit = SIDE;
  geometry->origin = geometry->map = (KitPixel) { frame, frame };
  geometry->map_width = COLUMNS * SIDE;
  geometry->map_height = ROWS * SIDE;
}

static gboolean
read_scene (KitGeometry *layout,
            gpointer     scene,
            const char  *text,
            gsize        length)
{
  lay_out (layout, 0);
  ((Scene *) scene)->label = "Toy";
  return FALSE;
}

static const KitArt toy = {
  .layout_size = sizeof (Layout),
  .scene_size = sizeof (Scene),
  .suffix = ".toy",
  .layers = {
    [KIT_LAYER_BACKDROP] = { paint_backdrop, backdrop_fields },
    [KIT_LAYER_TILES] = { paint_tiles, tile_fields },
    [KIT_LAYER_FRAME] = { paint_frame },
    [KIT_LAYER_MARKS] = { paint_first, first_fields },
    [KIT_LAYER_MARKS + 1] = { paint_second, second_fields },
  },
  .make_painter = make_painter,
  .list_things = list_things,
  .read_scene = read_scene,
};

/* --- the stage --- */

/* One for all tests: GTK 4.8 may lay out a window that was realized, but never shown, after it has
   been destroyed. */
static GtkWidget *window;

typedef struct
{
  KitStyle  *style;
  KitLayers *layers;
  Layout     layout;
  Scene      scene;
} Stage;

/* A board of which @n blocks stand. */
static Stage
begin (double frame,
       guint  n)
{
  Stage stage = { .style = kit_style_new (toy.make_painter) };
  KitGeometry *geometry = &stage.layout.geometry;

  stage.layers = kit_layers_new (&toy, window, stage.style);
  geometry->width = COLUMNS * SIDE + 2 * frame;
  geometry->height = ROWS * SIDE + 2 * frame;
  lay_out (geometry, frame);
  stage.scene.label = "Toy";
  memset (stage.scene.blocks, 100, n);
  return stage;
}

static void
end (Stage *stage)
{
  kit_layers_free (stage->layers);
  g_object_unref (stage->style);
}

/* Pieces lie on the layers one after the other. */
static void
check_above (const KitStage *stage,
             guint           layer,
             gpointer        data)
{
  guint *next = data;

  g_assert_cmpuint (layer, ==, *next);
  *next = layer == KIT_LAYER_MARKS ? KIT_LAYER_MARKS + 1 : KIT_LAYER_FRAME;
}

/* Counts calls from 0. Returns the colour at @x, @y. */
static guint32
draw (Stage    *stage,
      gboolean  moving,
      double    x,
      double    y)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t pixel = GRAPHENE_RECT_INIT (x, y, 1, 1);
  GskRenderNode *node;
  cairo_surface_t *surface;
  cairo_t *cr;
  guint32 colour;
  guint next = KIT_LAYER_MARKS;

  n_frames = n_tiles = n_marks = 0;
  kit_layers_snapshot (stage->layers, snapshot, &stage->layout.geometry, &stage->scene, moving);
  kit_layers_snapshot_above (stage->layers, snapshot, check_above, &next);
  node = gtk_snapshot_free_to_node (snapshot);
  surface = kit_nodes_create (CAIRO_FORMAT_RGB24, &pixel, 1, &cr);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  colour = *(const guint32 *) cairo_image_surface_get_data (surface) & 0xffffff;
  cairo_surface_destroy (surface);
  return colour;
}

/* --- tests --- */

/* Many tiles are painted at once, then only those that have changed. */
static void
test_tiles (void)
{
  Stage stage = begin (0, 60);

  g_assert_cmphex (draw (&stage, FALSE, 60, 20), ==, 0x646464);
  g_assert_cmpint (n_tiles, ==, 1);
  g_assert_cmphex (draw (&stage, FALSE, 42, 2), ==, 0xffffff);
  g_assert_cmpint (n_tiles, ==, 0);
  stage.scene.blocks[1] = 200;
  g_assert_cmphex (draw (&stage, FALSE, 60, 20), ==, 0xc8c8c8);
  g_assert_cmpint (n_tiles, ==, 1);
  stage.scene.blocks[1] = 0;
  stage.scene.blocks[2] = stage.scene.blocks[3] = 10;
  g_assert_cmphex (draw (&stage, FALSE, 60, 20), ==, 0xffffff);
  g_assert_cmpint (n_tiles, ==, 2);
  /* The first thing, in the first of its states. */
  stage.scene.blocks[0] = 1;
  g_assert_cmphex (draw (&stage, FALSE, 20, 20), ==, 0x010101);
  stage.scene.blocks[0] = 0;
  g_assert_cmphex (draw (&stage, FALSE, 20, 20), ==, 0xffffff);
  stage.scene.blocks[0] = 1;
  g_assert_cmphex (draw (&stage, FALSE, 20, 20), ==, 0x010101);
  end (&stage);
}

/* While something moves, a few tiles a frame, and at once what was built. */
static void
test_gradual (void)
{
  Stage stage = begin (0, 30);
  guint frames = 0;

  draw (&stage, TRUE, 0, 0);
  g_assert_cmpint (n_tiles, ==, 30);
  memset (stage.scene.blocks, 150, 20);
  stage.scene.blocks[19] = RAISED;
  g_assert_cmphex (draw (&stage, TRUE, 300, 60), ==, 0xffffff);
  do
    {
      g_assert_cmpint (n_tiles, ==, 4);
      frames++;
      draw (&stage, TRUE, 0, 0);
    }
  while (n_tiles > 0);
  g_assert_cmpuint (frames, ==, 5);
  /* Taken back in the middle. */
  memset (stage.scene.blocks, 50, 20);
  draw (&stage, TRUE, 0, 0);
  memset (stage.scene.blocks, 150, 20);
  stage.scene.blocks[19] = RAISED;
  g_assert_cmphex (draw (&stage, FALSE, 20, 20), ==, 0x969696);
  end (&stage);
}

/* Marks are painted, after their size is found, if what they depend on has changed. */
static void
test_marks (void)
{
  Stage stage = begin (0, 1);

  stage.scene.marks[0] = 50;
  g_assert_cmphex (draw (&stage, FALSE, 45, 7), ==, 0);
  g_assert_cmpint (n_marks, ==, 3);
  stage.scene.blocks[5] = 7;
  draw (&stage, FALSE, 0, 0);
  g_assert_cmpint (n_marks, ==, 0);
  stage.scene.marks[1] = 150;
  g_assert_cmphex (draw (&stage, FALSE, 145, 7), ==, 0);
  g_assert_cmpint (n_marks, ==, 2);
  stage.scene.marks[1] = 0;
  g_assert_cmphex (draw (&stage, FALSE, 145, 7), ==, 0xffffff);
  g_assert_cmpint (n_marks, ==, 1);
  kit_layers_drop (stage.layers);
  draw (&stage, FALSE, 0, 0);
  g_assert_cmpint (n_marks, ==, 3);
  while (!kit_layers_is_complete (stage.layers))
    g_main_context_iteration (NULL, TRUE);
  end (&stage);
}

/* The frame stays when the camera moves, but not when the board gets another size. */
static void
test_frame (void)
{
  Stage stage = begin (20, 0);

  g_assert_cmphex (draw (&stage, FALSE, 100, 10), ==, 0x0000ff);
  g_assert_cmpint (n_frames, ==, 4);
  draw (&stage, FALSE, 0, 0);
  g_assert_cmpint (n_frames, ==, 0);
  kit_geometry_look_at (&stage.layout.geometry, &(KitCamera) { 2, 0.5, 0.5 });
  draw (&stage, FALSE, 0, 0);
  g_assert_cmpint (n_frames, ==, 0);
  while (!kit_layers_is_complete (stage.layers))
    g_main_context_iteration (NULL, TRUE);
  stage.layout.geometry.width++;
  draw (&stage, FALSE, 0, 0);
  g_assert_cmpint (n_frames, ==, 4);
  while (!kit_layers_is_complete (stage.layers))
    g_main_context_iteration (NULL, TRUE);
  end (&stage);
}

/* A thread paints the backdrop anew; until it has, the old one is shown below transparent tiles. */
static void
test_backdrop (void)
{
  Stage stage = begin (0, 60);

  draw (&stage, FALSE, 0, 0);
  g_assert_true (kit_layers_is_complete (stage.layers));
  kit_geometry_look_at (&stage.layout.geometry, &(KitCamera) { 2, 0, 0 });
  g_assert_cmphex (draw (&stage, FALSE, 60, 60), ==, 0x646464);
  g_assert_false (kit_layers_is_complete (stage.layers));
  g_assert_cmphex (draw (&stage, FALSE, 82, 2), ==, 0xffffff);
  while (!kit_layers_is_complete (stage.layers))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmphex (draw (&stage, FALSE, 60, 60), ==, 0x646464);
  /* It depends on the scene too. */
  stage.scene.shade = 255;
  draw (&stage, FALSE, 0, 0);
  g_assert_false (kit_layers_is_complete (stage.layers));
  while (!kit_layers_is_complete (stage.layers))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmphex (draw (&stage, FALSE, 82, 2), ==, 0xffff00);
  g_assert_true (kit_layers_is_complete (stage.layers));
  /* Another board is not shown over the backdrop of this one. */
  stage.layout.board++;
  draw (&stage, FALSE, 0, 0);
  g_assert_true (kit_layers_is_complete (stage.layers));
  end (&stage);
}

/* Paints ahead for the game of @art; whether that is of use to a stage of the toy. */
static gboolean
paint_ahead (const KitArt *art)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (KitPainter) painter = make_painter (KIT_THEME_DAY);
  Stage stage = begin (0, 0);
  KitTarget target = { painter, NULL, &stage.layout.geometry, &stage.scene, { 1, FALSE } };
  KitPrepainted prepainted = { NULL };
  gboolean taken;

  kit_prepaint_start (art, settings);
  taken = kit_prepaint_take (&toy, &target, &prepainted);
  kit_prepainted_clear (&prepainted);
  end (&stage);
  return taken;
}

/* Each game has a note of its own: what was noted of one is of no use to another. */
static void
test_notes (void)
{
  KitArt other = toy;
  KitGeometry small = { .width = 240, .height = 180 };
  Stage stage = begin (0, 0);

  other.suffix = ".other";
  kit_prepaint_set_tray (&toy, 30);
  kit_prepaint_set_tray (&other, 20);
  kit_prepaint_remember (&toy, KIT_THEME_DAY, &stage.layout.geometry, 1);
  kit_prepaint_remember (&other, KIT_THEME_DAY, &small, 1);
  end (&stage);
  g_assert_true (paint_ahead (&toy));
  g_assert_cmpint (kit_prepaint_get_tray (&toy, 480, 390), ==, 30);
  g_assert_cmpint (kit_prepaint_get_tray (&other, 480, 390), ==, 0);
  g_assert_false (paint_ahead (&other));
  g_assert_cmpint (kit_prepaint_get_tray (&other, 240, 200), ==, 20);
  g_assert_cmpint (kit_prepaint_get_tray (&toy, 480, 390), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  window = gtk_window_new ();
  gtk_widget_realize (window);
  g_test_add_func ("/layers/tiles", test_tiles);
  g_test_add_func ("/layers/gradual", test_gradual);
  g_test_add_func ("/layers/marks", test_marks);
  g_test_add_func ("/layers/frame", test_frame);
  g_test_add_func ("/layers/backdrop", test_backdrop);
  g_test_add_func ("/layers/notes", test_notes);
  return g_test_run ();
}
