/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Properties of pictures: repeatable, different only where something changed, nothing hidden. */

#include "hidden.h"
#include "picture.h"

#include <math.h>

/* A picture of the size at which details are checked. */
#define WIDTH  700
#define HEIGHT 448

static guint
count_different (const guint32 *a,
                 const guint32 *b,
                 guint          n)
{
  guint different = 0;

  for (guint i = 0; i < n; i++)
    different += a[i] != b[i];
  return different;
}

/* --- whole pictures --- */

static const struct
{
  int width, height;
} sizes[] = { { 1, 1 },     { 60, 40 },    { 300, 200 }, { 640, 480 },
              { 900, 576 }, { 1280, 819 }, { 480, 900 } };

static void
check_board (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  int width = sizes[index / KIT_THEMES].width;
  int height = sizes[index / KIT_THEMES].height;
  gsize bytes = (gsize) width * height * 4;
  Picture picture;
  g_autofree guint32 *first = NULL;
  g_autofree guint32 *again = NULL;

  picture_init (&picture, "figure-12", width, height, index % KIT_THEMES);
  picture.scene.coordinates = TRUE;
  first = picture_take (&picture, alx_paint_board);
  again = picture_take (&picture, alx_paint_board);
  g_assert_cmpmem (first, bytes, again, bytes);
  for (gsize i = 0; i < bytes / 4; i++)
    if (first[i] >> 24 != 255)
      g_error ("pixel %" G_GSIZE_FORMAT " is not opaque", i);
  picture_clear (&picture);
}

/* (transfer full): the pixels of a picture by a painter of its own. */
static guint32 *
paint_afresh (KitThemeKind kind)
{
  Picture picture;
  guint32 *pixels;

  picture_init (&picture, "figure-12", WIDTH, HEIGHT, kind);
  pixels = picture_take (&picture, alx_paint_board);
  picture_clear (&picture);
  return pixels;
}

/* Another painter paints the same; another theme does not. */
static void
test_painters (void)
{
  gsize bytes = WIDTH * HEIGHT * 4;
  g_autofree guint32 *day = paint_afresh (KIT_THEME_DAY);
  g_autofree guint32 *again = paint_afresh (KIT_THEME_DAY);
  g_autofree guint32 *night = paint_afresh (KIT_THEME_NIGHT);
  g_autofree guint32 *clear = paint_afresh (KIT_THEME_CONTRAST);

  g_assert_cmpmem (day, bytes, again, bytes);
  g_assert_cmpuint (count_different (day, night, WIDTH * HEIGHT), >, WIDTH * HEIGHT * 9 / 10);
  g_assert_cmpuint (count_different (day, clear, WIDTH * HEIGHT), >, WIDTH * HEIGHT * 9 / 10);
}

/* The land does not depend on the position, and a scene without marks paints none. */
static void
test_layers (void)
{
  gsize bytes = WIDTH * HEIGHT * 4;
  Picture empty;
  Picture full;
  g_autofree guint32 *empty_land = NULL;
  g_autofree guint32 *full_land = NULL;
  g_autofree guint32 *full_board = NULL;
  g_autofree guint32 *marks = NULL;

  picture_init (&empty, "Phase=card", WIDTH, HEIGHT, KIT_THEME_DAY);
  picture_init (&full, "figure-12", WIDTH, HEIGHT, KIT_THEME_DAY);
  empty_land = picture_take (&empty, alx_paint_land);
  full_land = picture_take (&full, alx_paint_land);
  full_board = picture_take (&full, alx_paint_board);
  marks = picture_take (&full, picture_paint_marks);
  g_assert_cmpmem (empty_land, bytes, full_land, bytes);
  g_assert_cmpuint (count_different (full_land, full_board, WIDTH * HEIGHT), >,
                    WIDTH * HEIGHT / 20);
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    g_assert_cmphex (marks[i], ==, 0);
  picture_clear (&empty);
  picture_clear (&full);
}

/* Hands and supply do not change the picture. */
static void
test_hides (void)
{
  gsize bytes = WIDTH * HEIGHT * 4;
  BaseRandom random = { 3 };
  Picture picture;
  g_autofree guint32 *before = NULL;
  g_autofree guint32 *after = NULL;

  picture_init (&picture, "figure-12", WIDTH, HEIGHT, KIT_THEME_DAY);
  before = picture_take (&picture, alx_paint_board);
  hidden_permute (&picture.scene.state, 1, &random);
  after = picture_take (&picture, alx_paint_board);
  g_assert_cmpmem (before, bytes, after, bytes);
  picture_clear (&picture);
}

/* --- changes --- */

/* How far from the nearest of some segments the pixels that differ lie, at most. */
typedef struct
{
  guint    n;
  KitPixel from[4];
  KitPixel to[4];
} Near;

static void
near_add (Near     *near,
          KitPixel  from,
          KitPixel  to)
{
  g_assert (near->n < G_N_ELEMENTS (near->from));
  near->from[near->n] = from;
  near->to[near->n++] = to;
}

static double
measure_distance (KitPixel from,
                  KitPixel to,
                  double   x,
                  double   y)
{
  double dx = to.x - from.x;
  double dy = to.y - from.y;
  double square = dx * dx + dy * dy;
  double t = square > 0 ? CLAMP (((x - from.x) * dx + (y - from.y) * dy) / square, 0, 1) : 0;

  return hypot (x - from.x - t * dx, y - from.y - t * dy);
}

/* Something changes, but nothing beyond @reach pixels of the segments @near. */
static void
check_changes (const Picture *picture,
               const guint32 *before,
               const guint32 *after,
               const Near    *near,
               double         reach)
{
  int width = cairo_image_surface_get_width (picture->surface);
  int height = cairo_image_surface_get_height (picture->surface);
  guint n = 0;

  for (int i = 0; i < width * height; i++)
    {
      double least = G_MAXDOUBLE;
      double x = i % width + 0.5;
      double y = i / width + 0.5;

      if (!picture_is_different (before[i], after[i], 4))
        continue;
      n++;
      for (guint k = 0; k < near->n; k++)
        least = MIN (least, measure_distance (near->from[k], near->to[k], x, y));
      if (least > reach)
        g_error ("%g, %g has changed, %g pixels away", x, y, least);
    }
  g_assert_cmpuint (n, >, 20);
}

static void
check_wall (gconstpointer data)
{
  gboolean red = GPOINTER_TO_UINT (data);
  const AlxBoard *board = test_board ();
  Picture picture;
  g_autofree guint32 *before = NULL;

  picture_init (&picture, "Phase=card", WIDTH, HEIGHT, red ? KIT_THEME_NIGHT : KIT_THEME_DAY);
  before = picture_take (&picture, picture_paint_position);
  for (guint side = 1; side < board->n_sides; side += 17)
    {
      AlxState open = picture.scene.state;
      g_autofree guint32 *after = NULL;
      Near near = { 0 };

      alx_state_lay_wall (&picture.scene.state, board, side, red);
      if (picture.scene.state.n_provinces == open.n_provinces)
        {
          after = picture_take (&picture, picture_paint_position);
          near_add (&near, alx_layout_point (&picture.layout, board->sides[side].points[0]),
                    alx_layout_point (&picture.layout, board->sides[side].points[1]));
          check_changes (&picture, before, after, &near, 0.15 * picture.layout.geometry.unit + 3);
        }
      picture.scene.state = open;
    }
  picture_clear (&picture);
}

/* A third governor of a province, so that neither its value nor its owner is another. */
static void
test_governor (void)
{
  Picture picture;
  g_autofree guint32 *before = NULL;

  picture_init (&picture, "Phase=card; Governors=2:c20 2:a3", WIDTH, HEIGHT, KIT_THEME_DAY);
  before = picture_take (&picture, picture_paint_position);
  for (guint i = 0, n = 0; i < test_board ()->n_spaces; i++)
    {
      g_autofree guint32 *after = NULL;
      KitPixel middle = alx_layout_space (&picture.layout, i);
      Near near = { 0 };

      if (test_board ()->spaces[i].symbol == ALX_PLAIN || n == 12 ||
          alx_state_governor_on (&picture.scene.state, i) != ALX_NONE)
        continue;
      n++;
      picture.scene.state.governors[1][2] = i;
      after = picture_take (&picture, picture_paint_position);
      near_add (&near, middle, middle);
      check_changes (&picture, before, after, &near, 0.5 * picture.layout.geometry.unit + 2);
      picture.scene.state.governors[1][2] = ALX_NONE;
    }
  picture_clear (&picture);
}

static void
test_alexander (void)
{
  Picture picture;
  g_autofree guint32 *before = NULL;

  picture_init (&picture, "Phase=card", WIDTH, HEIGHT, KIT_THEME_DAY);
  before = picture_take (&picture, picture_paint_position);
  for (guint p = 5; p < test_board ()->n_points; p += 31)
    {
      g_autofree guint32 *after = NULL;
      KitPixel old = alx_layout_point (&picture.layout, test_board ()->start);
      KitPixel new = alx_layout_point (&picture.layout, p);
      double unit = picture.layout.geometry.unit;
      Near near = { 0 };

      picture.scene.state.alexander = p;
      after = picture_take (&picture, picture_paint_position);
      near_add (&near, old, (KitPixel) { old.x, old.y - 0.8 * unit });
      near_add (&near, new, (KitPixel) { new.x, new.y - 0.8 * unit });
      check_changes (&picture, before, after, &near, 0.55 * unit + 2);
    }
  picture_clear (&picture);
}

static void
test_score (void)
{
  Picture picture;
  g_autofree guint32 *before = NULL;

  picture_init (&picture, "Phase=card", 1000, 640, KIT_THEME_DAY);
  g_assert_cmpfloat (picture.layout.geometry.frame, >, 0);
  before = picture_take (&picture, picture_paint_position);
  for (guint score = 3; score < 130; score += 21)
    {
      g_autofree guint32 *after = NULL;
      KitPixel start = alx_layout_score (&picture.layout, 0);
      KitPixel now = alx_layout_score (&picture.layout, score);
      Near near = { 0 };

      picture.scene.state.scores[2] = score;
      after = picture_take (&picture, picture_paint_position);
      near_add (&near, start, start);
      near_add (&near, now, now);
      check_changes (&picture, before, after, &near,
                     1.2 * alx_layout_score_cell (&picture.layout) + 2);
    }
  picture_clear (&picture);
}

/* A pointer, a choice, a target, a chosen space: each is seen, and only there. */
static void
check_mark (gconstpointer data)
{
  const char *kind = data;
  guint8 space = alx_board_find_space (test_board (), "d11");
  guint8 point = alx_board_find_point (test_board (), "D11");
  Picture picture;
  KitPixel middle;
  Near near = { 0 };
  g_autofree guint32 *before = NULL;
  g_autofree guint32 *after = NULL;

  picture_init (&picture, "Phase=card", WIDTH, HEIGHT, KIT_THEME_DAY);
  before = picture_take (&picture, picture_paint_marks);
  middle = strstr (kind, "point") || strstr (kind, "target")
             ? alx_layout_point (&picture.layout, point)
             : alx_layout_space (&picture.layout, space);
  if (strstr (kind, "choice"))
    alx_space_set_add (&picture.scene.choices, space);
  else if (strstr (kind, "chosen"))
    alx_space_set_add (&picture.scene.chosen, space);
  else if (strstr (kind, "target"))
    alx_point_set_add (&picture.scene.targets, point);
  else if (strstr (kind, "point"))
    picture.scene.point = point;
  else
    picture.scene.space = space;
  picture.scene.focused = strstr (kind, "focused") != NULL;
  after = picture_take (&picture, picture_paint_marks);
  near_add (&near, middle, middle);
  check_changes (&picture, before, after, &near, 0.75 * picture.layout.geometry.unit + 3);
  picture_clear (&picture);
}

/* --- cards --- */

#define CARD_WIDTH  72
#define CARD_HEIGHT 104
#define CARD_PIXELS (CARD_WIDTH * CARD_HEIGHT)

/* (transfer full): the pixels of a card, face down if there is no such symbol. */
static gpointer
paint_card (KitPainter *painter,
            guint       symbol)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CARD_WIDTH, CARD_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  gpointer pixels;

  if (symbol < ALX_SYMBOLS)
    alx_paint_card (painter, cr, symbol, "A name that is much too long for it", CARD_WIDTH,
                    CARD_HEIGHT);
  else
    alx_paint_card_back (painter, cr, CARD_WIDTH, CARD_HEIGHT);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_memdup2 (cairo_image_surface_get_data (surface), CARD_PIXELS * 4);
  cairo_surface_destroy (surface);
  return pixels;
}

static void
test_cards (void)
{
  g_autoptr (KitPainter) painter = alx_painter_new_for_kind (KIT_THEME_DAY);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i <= ALX_SYMBOLS; i++)
    {
      g_ptr_array_add (cards, paint_card (painter, i));
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (count_different (cards->pdata[i], cards->pdata[k], CARD_PIXELS), >,
                          CARD_PIXELS / 5);
    }
}

static void
add_boards (void)
{
  static const char * const theme_names[KIT_THEMES] = { "day", "night", "contrast",
                                                       "dark-contrast" };

  for (guint i = 0; i < KIT_THEMES * G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/paint/board/%dx%d/%s", sizes[i / KIT_THEMES].width,
                         sizes[i / KIT_THEMES].height, theme_names[i % KIT_THEMES]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_board);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char * const marks[] = { "choice", "chosen",        "target",       "space",
                                       "point",  "space-focused", "point-focused" };

  g_test_init (&argc, &argv, NULL);
  add_boards ();
  g_test_add_func ("/paint/painters", test_painters);
  g_test_add_func ("/paint/layers", test_layers);
  g_test_add_func ("/paint/hides", test_hides);
  g_test_add_data_func ("/paint/wall/black", GUINT_TO_POINTER (FALSE), check_wall);
  g_test_add_data_func ("/paint/wall/red", GUINT_TO_POINTER (TRUE), check_wall);
  g_test_add_func ("/paint/governor", test_governor);
  g_test_add_func ("/paint/alexander", test_alexander);
  g_test_add_func ("/paint/score", test_score);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *name = g_strconcat ("/paint/mark/", marks[i], NULL);

      g_test_add_data_func (name, marks[i], check_mark);
    }
  g_test_add_func ("/paint/cards", test_cards);
  return g_test_run ();
}
