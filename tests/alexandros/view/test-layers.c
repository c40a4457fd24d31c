/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cached pictures of the board show the same as if it were painted anew. */

#include "config.h"

#include "kept.h"
#include "robot.h"
#include "whole.h"

#include "alexandros/presenter/alx-trails.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/rules/alx-legal.h"
#include "alexandros/view/alx-table.h"
#include "alexandros/view/board/alx-art.h"
#include "alexandros/words/alx-words.h"
#include "base/base-random.h"
#include "kit/view/board/kit-backdrop.h"
#include "kit/view/board/kit-prepaint.h"
#include "kit/view/kit-nodes.h"
#include "shell/document/shell-store.h"
#include "shell/shell-language.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define DECISIONS 90
#define EVERY     6                     /* decisions between two comparisons */

typedef struct
{
  KitTable     *table;
  KitGame      *game;
  KitInput     *input;
  KitBoardView *view;
  BaseRandom    random;
} Play;

static void
check_kept (Play *play)
{
  kept_check (play->view, kit_game_get_cursor (play->game), 0);
}

static Play
begin (int width,
       int height)
{
  Play play = { .table = robot_start (), .random = { 5 } };
  KitRecord *record = alx_record_new (alx_game_get_board (kit_table_get_game (play.table)),
                                      &(AlxOptions) { 0 }, 4, 2003);

  for (guint i = 0; i < 4; i++)
    kit_record_set_player (record, i, i, "person", "P");
  robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.input = kit_table_get_input (play.table);
  play.view = kit_table_get_board (play.table);
  robot_resize (width, height);
  robot_settle ();
  return play;
}

/* Makes a decision at random, preferably one that changes the board. */
static void
decide (Play *play)
{
  const AlxState *state = whole_state (play->game);
  const AlxBoard *board = alx_game_get_board (play->game);
  AlxDecision decision;
  AlxRefusal refusal;
  guint tries = 0;

  kit_input_uncover (play->input);
  do
    g_assert_true (alx_legal_pick (
      state, board, base_random_below (&play->random, alx_legal_count (state, board)), &decision));
  while ((decision.kind == ALX_END_TURN || decision.kind == ALX_LEVY) && tries++ < 3);
  /* Half of them are proposed first, which marks places. */
  if (base_random_below (&play->random, 2) == 0)
    {
      char token[ALX_TOKEN_SIZE];

      alx_decision_write (&decision, board, token);
      kit_input_type (play->input, token);
      kit_input_hover (play->input,
                       alx_place_of_space (base_random_below (&play->random, board->n_spaces)),
                       FALSE);
      robot_settle ();
      if (base_random_below (&play->random, 3) == 0)
        check_kept (play);
    }
  g_assert_true (alx_game_decide (play->game, &decision, &refusal));
  robot_settle ();
}

static void
play_on (Play  *play,
         guint  decisions)
{
  for (guint i = 0; i < decisions && !kit_game_is_over (play->game); i++)
    {
      decide (play);
      if (i % EVERY == 0)
        check_kept (play);
    }
}

static void
test_kept (void)
{
  Play play = begin (1280, 900);

  play_on (&play, DECISIONS);
  robot_stop ();
}

/* Zoomed in, dragged, zoomed out, and in another size. */
static void
test_camera (void)
{
  static const char * const keys[] = { "ctrl+plus", "ctrl+plus", "ctrl+minus", "ctrl+0" };
  Play play = begin (1000, 700);

  play_on (&play, 20);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      robot_key (keys[i]);
      check_kept (&play);
      play_on (&play, 4);
    }
  robot_resize (640, 700);
  play_on (&play, 4);
  check_kept (&play);
  robot_stop ();
}

/* Earlier positions, and undo. */
static void
test_back (void)
{
  Play play = begin (900, 700);

  play_on (&play, 30);
  for (guint i = 0; i < 8; i++)
    {
      kit_game_set_shown (play.game,
                          base_random_below (&play.random, kit_game_get_cursor (play.game) + 1));
      check_kept (&play);
    }
  kit_game_set_shown (play.game, kit_game_get_cursor (play.game));
  check_kept (&play);
  robot_stop ();
}

/* --- the first frame --- */

/* (transfer none): a window that has a renderer. One for all tests: GTK 4.8 may lay out a window
   that was realized, but never shown, after it has been destroyed. */
static GtkWidget *
get_window (void)
{
  static GtkWidget *window;

  if (window == NULL)
    {
      window = gtk_window_new ();
      gtk_widget_realize (window);
    }
  return window;
}

static void
add_nothing (const KitStage *stage,
             guint           layer,
             gpointer        data)
{
}

/* (transfer full): what @layers show. */
static cairo_surface_t *
draw_layers (KitLayers       *layers,
             const AlxLayout *layout,
             const AlxScene  *scene,
             gboolean         moving)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t inside = kit_nodes_inside (&layout->geometry);
  GskRenderNode *node;
  cairo_t *cr;
  cairo_surface_t *surface = kit_nodes_create (CAIRO_FORMAT_RGB24, &inside, 1, &cr);

  kit_layers_snapshot (layers, snapshot, &layout->geometry, scene, moving);
  kit_layers_snapshot_above (layers, snapshot, add_nothing, NULL);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return surface;
}

static guint32
read_at (cairo_surface_t *surface,
         KitPixel         pixel)
{
  const guint32 *pixels = (gpointer) cairo_image_surface_get_data (surface);

  return pixels[(int)pixel.y * (cairo_image_surface_get_stride (surface) / 4) + (int)pixel.x] &
         0xffffff;
}

/* How many pixels of two surfaces of one size differ by more than @tolerance. */
static guint
count_differences (cairo_surface_t *a,
                   cairo_surface_t *b,
                   int              tolerance)
{
  int stride = cairo_image_surface_get_stride (a) / 4;
  const guint32 *pixels = (gpointer) cairo_image_surface_get_data (a);
  const guint32 *others = (gpointer) cairo_image_surface_get_data (b);
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      n += kept_is_different (pixels[y * stride + x] & 0xffffff, others[y * stride + x] & 0xffffff,
                         tolerance);
  return n;
}

static gboolean
is_large (gpointer data)
{
  return kit_table_is_large (data);
}

/* The same in a large window. */
static void
test_large (void)
{
  Play play = begin (1280, 900);

  play_on (&play, 10);
  gtk_window_fullscreen (GTK_WINDOW (robot_get_window ()));
  robot_wait ("a large table", is_large, play.table);
  check_kept (&play);
  robot_stop ();
}

/* (transfer full): a game of random decisions, then played by persons; and its scenes without and
   with marks. */
static KitRecord *
make_game (AlxScene *before,
           AlxScene *now)
{
  const AlxBoard *board = alx_boards_default ();
  KitRecord *record = alx_record_new (board, &(AlxOptions) { 0 }, 4, 2003);
  BaseRandom random = { 7 };
  KitColour colours[ALX_MAX_PLAYERS];
  AlxState half;

  for (guint i = 0; i < 4; i++)
    kit_record_set_player (record, i, i, "person", "P");
  for (guint i = 0; i < DECISIONS; i++)
    {
      const AlxState *state = alx_history_get_state (record->history);
      AlxDecision decision;
      AlxRefusal refusal;

      g_assert_true (alx_legal_pick (state, board,
                                     base_random_below (&random, alx_legal_count (state, board)),
                                     &decision));
      g_assert_true (alx_history_decide (record->history, &decision, &refusal));
    }
  kit_record_get_colours (record, colours);
  alx_history_get_state_at (record->history, DECISIONS / 2, &half);
  alx_scene_init (before, board, &half, colours);
  alx_scene_init (now, board, alx_history_get_state (record->history), colours);
  alx_words_regions (board, before->regions);
  alx_words_regions (board, now->regions);
  alx_trails_last_turns (record, DECISIONS, -1, now);
  g_assert_cmpuint (now->n_trails, >, 0);
  return record;
}

static void
write_game (const KitRecord *record)
{
  g_autofree char *path = shell_store_make_usual_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = kit_record_write (record);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Pictures that were painted before there was a window show the same as those painted in it. */
static void
test_first (void)
{
  GtkWidget *window = get_window ();
  g_autoptr (KitStyle) style = kit_style_new (alx_painter_new_for_kind);
  g_autoptr (GSettings) settings = g_settings_new (alx_table_info.schema);
  KitLayers *layers = kit_layers_new (&alx_art, window, style);
  AlxScene before, scene;
  g_autoptr (KitRecord) record = make_game (&before, &scene);
  AlxLayout layout;
  cairo_surface_t *first, *second;

  alx_layout_init (&layout, scene.board, 800, 500);
  write_game (record);
  kit_prepaint_remember (&alx_art, kit_style_get_kind (style), &layout.geometry, 1);
  alx_art_prepaint (settings);
  first = draw_layers (layers, &layout, &scene, FALSE);
  kit_layers_free (layers);
  layers = kit_layers_new (&alx_art, window, style);
  second = draw_layers (layers, &layout, &scene, FALSE);
  g_assert_cmpuint (count_differences (first, second, 0), ==, 0);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  kit_layers_free (layers);
}

/* An impossible size in the file is ignored. */
static void
test_absurd (void)
{
  static const struct { int width, height, scale; gboolean painted;
  } notes[] = {
    { 16384, 16384, 4, FALSE }, { 16384, 16384, 1, FALSE }, { 7680, 4321, 1, FALSE },
    { 3840, 2161, 2, FALSE },   { 16385, 100, 1, FALSE },   { 700, 440, 5, FALSE },
    { 700, 440, 1, TRUE },      { 350, 220, 2, TRUE },
  };
  g_autofree char *path =
    g_build_filename (g_get_user_cache_dir (), "alexandros", "board.ini", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *old = g_build_filename (folder, "board-0123456789abcdef.pixels", NULL);
  g_autoptr (GSettings) settings = g_settings_new (alx_table_info.schema);
  g_autoptr (KitPainter) painter = alx_painter_new_for_kind (KIT_THEME_DAY);
  AlxScene before, scene;
  g_autoptr (KitRecord) record = make_game (&before, &scene);
  KitPrepainted early = { NULL };
  AlxLayout layout;
  KitTarget target = { painter, NULL, &layout.geometry, &scene, { 2, FALSE } };

  g_assert_nonnull (record);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("[alexandros]\nWidth=%d\nHeight=%d\nTray=0\nScale=%d\nTheme=%d\n",
                         notes[i].width, notes[i].height, notes[i].scale, KIT_THEME_DAY);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      alx_layout_init (&layout, scene.board, notes[i].width, notes[i].height);
      alx_art_prepaint (settings);
      target.output.scale = notes[i].scale;
      g_assert_cmpint (kit_prepaint_take (&alx_art, &target, &early), ==, notes[i].painted);
      kit_prepainted_clear (&early);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  alx_art_prepaint (settings);
  g_assert_false (kit_prepaint_take (&alx_art, &target, &early));
  /* The next size replaces it, and pictures of earlier versions are deleted. */
  g_assert_true (g_file_set_contents (old, "pixels", -1, NULL));
  kit_prepaint_remember (&alx_art, KIT_THEME_DAY, &layout.geometry, 2);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  alx_art_prepaint (settings);
  g_assert_true (kit_prepaint_take (&alx_art, &target, &early));
  kit_prepainted_clear (&early);
}

/* --- while something moves --- */

/* Whether all new walls are visible. */
static void
check_walls (cairo_surface_t *shown,
             cairo_surface_t *anew,
             const AlxLayout *layout,
             const AlxState  *before,
             const AlxState  *now)
{
  guint n = 0;

  for (guint i = 0; i < layout->board->n_sides; i++)
    if (alx_side_set_has (&now->walls, i) && !alx_side_set_has (&before->walls, i))
      {
        KitPixel a = alx_layout_point (layout, layout->board->sides[i].points[0]);
        KitPixel b = alx_layout_point (layout, layout->board->sides[i].points[1]);
        KitPixel middle = { (a.x + b.x) / 2 - layout->geometry.frame,
                            (a.y + b.y) / 2 - layout->geometry.frame };

        g_assert_false (kept_is_different (read_at (shown, middle), read_at (anew, middle),
                                           KEPT_TOLERANCE));
        n++;
      }
  g_assert_cmpuint (n, >, 5);
}

/* A change of many tiles is painted over several frames, and in the end all of it. */
static void
test_gradual (void)
{
  GtkWidget *window = get_window ();
  g_autoptr (KitStyle) style = kit_style_new (alx_painter_new_for_kind);
  KitLayers *layers = kit_layers_new (&alx_art, window, style);
  AlxScene before, now;
  g_autoptr (KitRecord) record = make_game (&before, &now);
  AlxLayout layout;
  cairo_surface_t *anew, *shown;
  guint last = G_MAXUINT;
  guint steps = 0;

  alx_layout_init (&layout, now.board, 800, 500);
  /* Without new walls and governors, nothing has to be painted at once. */
  now.state.walls = before.state.walls;
  memcpy (now.state.governors, before.state.governors, sizeof now.state.governors);
  anew = draw_layers (layers, &layout, &now, FALSE);
  kit_layers_free (layers);
  layers = kit_layers_new (&alx_art, window, style);
  cairo_surface_destroy (draw_layers (layers, &layout, &before, FALSE));
  do
    {
      guint n;

      shown = draw_layers (layers, &layout, &now, TRUE);
      n = count_differences (shown, anew, KEPT_TOLERANCE);
      cairo_surface_destroy (shown);
      /* Some tiles change invisibly. */
      g_assert_cmpuint (n, <=, last);
      last = n;
      steps++;
      g_assert_cmpuint (steps, <, 150);
    }
  while (last > 0);
  g_assert_cmpuint (steps, >, 2);

  /* A new wall is painted at once, wherever it is. */
  now.state = *alx_history_get_state (record->history);
  cairo_surface_destroy (anew);
  kit_layers_free (layers);
  layers = kit_layers_new (&alx_art, window, style);
  anew = draw_layers (layers, &layout, &now, FALSE);
  kit_layers_free (layers);
  layers = kit_layers_new (&alx_art, window, style);
  cairo_surface_destroy (draw_layers (layers, &layout, &before, FALSE));
  shown = draw_layers (layers, &layout, &now, TRUE);
  check_walls (shown, anew, &layout, &before.state, &now.state);
  cairo_surface_destroy (shown);
  shown = draw_layers (layers, &layout, &now, FALSE);
  g_assert_cmpuint (count_differences (shown, anew, KEPT_TOLERANCE), ==, 0);
  cairo_surface_destroy (shown);
  cairo_surface_destroy (anew);
  kit_layers_free (layers);
}

/* A decision that is taken back while some of its tiles are still to be painted. */
static void
test_taken_back (void)
{
  GtkWidget *window = get_window ();
  g_autoptr (KitStyle) style = kit_style_new (alx_painter_new_for_kind);
  KitLayers *layers = kit_layers_new (&alx_art, window, style);
  AlxScene before, now;
  g_autoptr (KitRecord) record = make_game (&before, &now);
  AlxLayout layout;
  cairo_surface_t *first, *between, *again;

  g_assert_nonnull (record);
  alx_layout_init (&layout, now.board, 800, 500);
  first = draw_layers (layers, &layout, &before, FALSE);
  between = draw_layers (layers, &layout, &now, TRUE);
  g_assert_cmpuint (count_differences (first, between, KEPT_TOLERANCE), >, 0);
  again = draw_layers (layers, &layout, &before, FALSE);
  g_assert_cmpuint (count_differences (first, again, KEPT_TOLERANCE), ==, 0);
  cairo_surface_destroy (first);
  cairo_surface_destroy (between);
  cairo_surface_destroy (again);
  kit_layers_free (layers);
}

/* A backdrop for other pixels of the screen is not one to cut tiles from: the window may have been
   moved to another monitor. */
static void
test_other_scale (void)
{
  GtkWidget *window = get_window ();
  g_autoptr (KitStyle) style = kit_style_new (alx_painter_new_for_kind);
  KitBackdrop *backdrop = kit_backdrop_new (&alx_art, window);
  AlxScene before, now;
  g_autoptr (KitRecord) record = make_game (&before, &now);
  AlxLayout layout;
  KitTarget target = { kit_style_get_painter (style), NULL, &layout.geometry, &now, { 1, FALSE } };

  g_assert_nonnull (record);
  alx_layout_init (&layout, now.board, 400, 250);
  kit_backdrop_set_first (backdrop, &target, kit_backdrop_paint (&alx_art, &target));
  for (int scale = 1; scale <= 2; scale++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      cairo_surface_t *surface;
      GskRenderNode *node;

      target.output.scale = scale;
      surface = kit_backdrop_snapshot (backdrop, snapshot, &target);
      g_assert_cmpint (surface != NULL, ==, scale == 1);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_cmpint (node != NULL, ==, scale == 2);
      g_clear_pointer (&node, gsk_render_node_unref);
    }
  /* A thread that still paints when the process ends would use what is already gone. */
  while (!kit_backdrop_is_complete (backdrop))
    g_main_context_iteration (NULL, TRUE);
  kit_backdrop_free (backdrop);
}

int
main (int   argc,
      char *argv[])
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/layers/kept", test_kept);
  g_test_add_func ("/layers/camera", test_camera);
  g_test_add_func ("/layers/back", test_back);
  g_test_add_func ("/layers/large", test_large);
  g_test_add_func ("/layers/first", test_first);
  g_test_add_func ("/layers/absurd", test_absurd);
  g_test_add_func ("/layers/gradual", test_gradual);
  g_test_add_func ("/layers/taken-back", test_taken_back);
  g_test_add_func ("/layers/other-scale", test_other_scale);
  return g_test_run ();
}
