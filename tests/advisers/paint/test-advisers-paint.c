/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of the board: everything lies in it and where it belongs, and a piece changes what is
   around its place alone. */

#include "colour.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/record/adv-board-file.h"

#include <math.h>
#include <string.h>

#define WIDTH  900
#define HEIGHT 576

/* --- the layout --- */

static double
measure (KitPixel a,
         KitPixel b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static void
check_inside (const AdvLayout *layout,
              KitPixel         at,
              double           margin)
{
  g_assert_cmpfloat (at.x, >=, margin);
  g_assert_cmpfloat (at.y, >=, margin);
  g_assert_cmpfloat (at.x, <=, layout->geometry.width - margin);
  g_assert_cmpfloat (at.y, <=, layout->geometry.height - margin);
}

static void
test_layout (void)
{
  static const int sizes[][2] = { { 100, 64 }, { 360, 640 }, { 1280, 819 }, { 3840, 2160 } };
  const AdvBoard *board = adv_boards_default ();

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      AdvLayout layout;
      double unit;

      adv_layout_init (&layout, board, sizes[s][0], sizes[s][1]);
      unit = layout.geometry.unit;
      g_assert_cmpfloat (unit, >, 1);
      for (guint i = 0; i < board->n_hexagons; i++)
        for (guint k = 0; k < ADV_SIDES; k++)
          g_assert_cmpfloat_with_epsilon (
            measure (adv_layout_hexagon (&layout, i),
                     adv_layout_corner (&layout, board->hexagons[i].corners[k])),
            unit, unit * 1e-6);
      /* A harbour lies as far out as half a side. */
      for (guint i = 0; i < board->n_corners; i++)
        check_inside (&layout, adv_layout_corner (&layout, i), unit * 0.5);
      for (guint i = 0; i < board->n_edges; i++)
        {
          KitPixel ends[2];
          KitPixel middle = adv_layout_edge (&layout, i, ends);

          g_assert_cmpfloat_with_epsilon (measure (ends[0], ends[1]), unit, unit * 1e-6);
          g_assert_cmpfloat_with_epsilon (measure (middle, ends[0]), unit / 2, unit * 1e-6);
        }
    }
}

/* --- the picture --- */

static cairo_surface_t *
paint (const AdvScene *scene,
       KitThemeKind    kind)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  g_autoptr (KitPainter) painter = adv_painter_new (kind);
  cairo_t *cr = cairo_create (surface);
  AdvLayout layout;

  adv_layout_init (&layout, scene->board, WIDTH, HEIGHT);
  adv_paint_board (&(KitTarget) { painter, cr, &layout.geometry, scene, { 1, FALSE } });
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The pixels that differ, and how far the farthest is from @middle. */
static guint
compare (cairo_surface_t *a,
         cairo_surface_t *b,
         KitPixel         middle,
         double          *farthest)
{
  int stride = cairo_image_surface_get_stride (a);
  guint n = 0;

  *farthest = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (memcmp (cairo_image_surface_get_data (a) + y * stride + 4 * x,
                  cairo_image_surface_get_data (b) + y * stride + 4 * x, 4) != 0)
        {
          n++;
          *farthest = MAX (*farthest, hypot (x - middle.x, y - middle.y));
        }
  return n;
}

typedef struct
{
  const AdvBoard *board;
  AdvLayout       layout;
  AdvScene        scene;
} Picture;

static void
begin (Picture *picture)
{
  const KitColour colours[] = { KIT_RED, KIT_YELLOW, KIT_BLUE, KIT_GREEN };
  AdvState state;

  picture->board = adv_boards_default ();
  adv_state_clear (&state, picture->board, 4);
  adv_layout_init (&picture->layout, picture->board, WIDTH, HEIGHT);
  adv_scene_init (&picture->scene, picture->board, &state, colours);
}

/* Paints with the state as it was and as it is: something differs, and nothing far away. */
static void
check_change (Picture        *picture,
              const AdvState *before,
              KitPixel        middle,
              double          reach)
{
  AdvScene scene = picture->scene;
  cairo_surface_t *a;
  cairo_surface_t *b;
  double farthest;

  scene.state = *before;
  a = paint (&scene, KIT_THEME_DAY);
  b = paint (&picture->scene, KIT_THEME_DAY);
  g_assert_cmpuint (compare (a, b, middle, &farthest), >, 20);
  g_assert_cmpfloat (farthest, <, reach * picture->layout.geometry.unit);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

static void
test_pieces (void)
{
  Picture picture;
  AdvState before;
  guint8 corner;
  guint8 edge;
  KitPixel ends[2];

  begin (&picture);
  corner = adv_board_find_corner (picture.board, "e14s");
  edge = adv_board_find_edge (picture.board, "d19ne");
  for (guint i = 0; i < 4; i++)
    {
      before = picture.scene.state;
      adv_corner_set_add (&picture.scene.state.villages[i], corner);
      check_change (&picture, &before, adv_layout_corner (&picture.layout, corner), 0.5);
      picture.scene.state = before;
      adv_corner_set_add (&picture.scene.state.cities[i], corner);
      check_change (&picture, &before, adv_layout_corner (&picture.layout, corner), 0.6);
      picture.scene.state = before;
      adv_edge_set_add (&picture.scene.state.roads[i], edge);
      check_change (&picture, &before, adv_layout_edge (&picture.layout, edge, ends), 0.8);
      picture.scene.state = before;
    }
}

/* The robber leaves one hexagon and stands on another; nothing else moves. */
static void
test_robber (void)
{
  Picture picture;
  AdvState before;
  KitPixel from;
  KitPixel to;

  begin (&picture);
  before = picture.scene.state;
  picture.scene.state.robber = adv_board_find_hexagon (picture.board, "g4");
  from = adv_layout_hexagon (&picture.layout, before.robber);
  to = adv_layout_hexagon (&picture.layout, picture.scene.state.robber);
  check_change (&picture, &before, (KitPixel) { (from.x + to.x) / 2, (from.y + to.y) / 2 },
                measure (from, to) / picture.layout.geometry.unit / 2 + 1);
}

/* Each theme, each point of the route, and the names, which only the wish for them shows. */
static void
test_route (void)
{
  Picture picture;
  AdvScene named;
  cairo_surface_t *before;
  double farthest;

  begin (&picture);
  before = paint (&picture.scene, KIT_THEME_NIGHT);
  for (guint i = 1; i < picture.board->n_points; i += 5)
    {
      cairo_surface_t *after;

      picture.scene.state.alexander = i;
      picture.scene.state.n_turned = picture.board->points[i - 1].n_events;
      after = paint (&picture.scene, KIT_THEME_NIGHT);
      g_assert_cmpuint (compare (before, after, (KitPixel) { 0, 0 }, &farthest), >, 20);
      cairo_surface_destroy (before);
      before = after;
    }
  named = picture.scene;
  named.names = TRUE;
  for (guint kind = 0; kind < KIT_THEMES; kind++)
    {
      cairo_surface_t *plain = paint (&picture.scene, kind);
      cairo_surface_t *with_names = paint (&named, kind);

      g_assert_cmpuint (compare (plain, with_names, (KitPixel) { 0, 0 }, &farthest), >, 500);
      if (kind != KIT_THEME_NIGHT)
        g_assert_cmpuint (compare (plain, before, (KitPixel) { 0, 0 }, &farthest), >, 50000);
      cairo_surface_destroy (plain);
      cairo_surface_destroy (with_names);
    }
  cairo_surface_destroy (before);
}

/* What may be chosen, is proposed and would be built is marked, and nothing else changes. */
static void
test_marks (void)
{
  Picture picture;
  AdvScene plain;
  cairo_surface_t *a;
  cairo_surface_t *b;
  guint8 corner;
  KitPixel at;
  double farthest;

  begin (&picture);
  plain = picture.scene;
  corner = adv_board_find_corner (picture.board, "e14s");
  at = adv_layout_corner (&picture.layout, corner);
  a = paint (&plain, KIT_THEME_CONTRAST);
  for (guint i = 0; i < 3; i++)
    {
      picture.scene = plain;
      if (i == 0)
        adv_corner_set_add (&picture.scene.corners, corner);
      else if (i == 1)
        picture.scene.chosen = adv_place_of (picture.board, ADV_PLACE_CORNER, corner);
      else
        picture.scene.cursor = adv_place_of (picture.board, ADV_PLACE_CORNER, corner);
      picture.scene.placing = i == 1 ? ADV_VILLAGE : 0;
      b = paint (&picture.scene, KIT_THEME_CONTRAST);
      g_assert_cmpuint (compare (a, b, at, &farthest), >, 20);
      g_assert_cmpfloat (farthest, <, 0.6 * picture.layout.geometry.unit);
      cairo_surface_destroy (b);
    }
  cairo_surface_destroy (a);
}

/* Each place is found where it lies, and the edges between corners too. */
static void
test_places (void)
{
  Picture picture;
  guint8 index;

  begin (&picture);
  for (int i = 0; i < picture.board->n_hexagons + picture.board->n_corners + picture.board->n_edges;
       i++)
    {
      AdvPlaceKind kind = adv_place_get (picture.board, i, &index);

      g_assert_cmpint (adv_layout_find (&picture.layout, kind,
                                        adv_layout_place (&picture.layout, i)), ==, i);
      if (kind == ADV_PLACE_EDGE)
        g_assert_cmpint (adv_layout_find (&picture.layout, ADV_PLACE_CORNER,
                                          adv_layout_place (&picture.layout, i)), ==, i);
    }
  g_assert_cmpint (adv_layout_find (&picture.layout, ADV_PLACE_HEXAGON, (KitPixel) { 2, 2 }), ==,
                   -1);
}

/* The better contrast of two colours, of which one is a rim, with what is below. */
static double
get_contrast (const KitRgba *one,
              const KitRgba *rim,
              const KitRgba *below)
{
  return MAX (colour_contrast (one, below), colour_contrast (rim, below));
}

/* Pieces and marks stand out from every ground, and names of seas from the sea. */
static void
test_colours (void)
{
  for (guint kind = 0; kind < KIT_THEMES; kind++)
    {
      const AdvTheme *theme = adv_theme_get (kind);

      for (guint i = 0; i < G_N_ELEMENTS (theme->grounds); i++)
        {
          const KitRgba *below = &theme->grounds[i];

          for (guint c = 0; c < KIT_COLOURS; c++)
            g_assert_cmpfloat (get_contrast (&theme->kit.players[c].light,
                                             &theme->kit.players[c].shade, below), >=, 3);
          g_assert_cmpfloat (get_contrast (&theme->mark, &theme->mark_edge, below), >=, 3);
          g_assert_cmpfloat (get_contrast (&theme->proposal, &theme->mark_edge, below), >=, 3);
        }
      g_assert_cmpfloat (colour_contrast (&theme->mark, &theme->mark_edge), >=, 3);
      g_assert_cmpfloat (colour_contrast (&theme->sea_name, &theme->kit.backdrop), >=, 3);
      g_assert_cmpfloat (colour_contrast (&theme->sea_name, &theme->shallows), >=, 3);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/layout", test_layout);
  g_test_add_func ("/paint/pieces", test_pieces);
  g_test_add_func ("/paint/robber", test_robber);
  g_test_add_func ("/paint/route", test_route);
  g_test_add_func ("/paint/marks", test_marks);
  g_test_add_func ("/paint/places", test_places);
  g_test_add_func ("/paint/colours", test_colours);
  return g_test_run ();
}
