/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Compares what is painted with reference pictures. Letters and digits are left out, because fonts
 * differ, and edges may differ slightly with the version of cairo. After an intended change:
 * REFERENCES=write meson test -C _build reference-pictures
 */

#include "picture.h"

#include <math.h>

#define SHADE   12                      /* the largest difference of a component of a colour */
#define BLOCK   16                      /* the size of a square of pixels, of which */
#define FAILING 6                       /* at most so many may differ more */
#define RIM     2.5                     /* pixels around digits, which are wider in some fonts */

/* --- what is painted --- */

static void
paint_land (Picture *picture,
            cairo_t *cr)
{
  KitTarget target = picture_target (picture, cr);

  for (guint i = 0; i < test_board ()->n_regions; i++)
    picture->scene.regions[i] = "";
  alx_paint_land (&target);
}

static void
paint_plain (Picture *picture,
             cairo_t *cr)
{
  kit_theme_set (cr, &alx_painter_get_theme (picture->painter)->plain);
  cairo_paint (cr);
}

static void
paint_position (Picture *picture,
                cairo_t *cr)
{
  KitTarget target = picture_target (picture, cr);

  paint_plain (picture, cr);
  picture_paint_position (&target);
}

static void
paint_frame (Picture *picture,
             cairo_t *cr)
{
  KitTarget kit = picture_target (picture, cr);
  AlxTarget target = alx_target (&kit);
  const AlxState *state = &picture->scene.state;

  paint_plain (picture, cr);
  alx_paint_frame (&kit);
  for (guint p = 0; p < state->n_players; p++)
    alx_paint_disc (&target, picture->scene.colours[p],
                    alx_paint_disc_place (&picture->layout, state, p), p == 2);
}

static void
paint_marks (Picture *picture,
             cairo_t *cr)
{
  KitTarget target = picture_target (picture, cr);

  paint_plain (picture, cr);
  picture_add_marks (picture);
  alx_paint_trails (&target);
  alx_paint_choices (&target);
}

/* Everything that moves, half-way. */
static void
paint_motions (Picture *picture,
               cairo_t *cr)
{
  const AlxBoard *board = test_board ();
  guint8 from = alx_board_find_point (board, "D13");
  guint8 to = alx_board_find_point (board, "D15");
  const AlxLayout *layout = &picture->layout;
  KitTarget kit = picture_target (picture, cr);
  AlxTarget target = alx_target (&kit);
  KitPixel space = alx_layout_space (layout, alx_board_find_space (board, "d8"));

  paint_plain (picture, cr);
  for (guint i = 0; i < board->n_sides; i++)
    if (alx_paint_is_rim (layout, &picture->scene.state, i,
                          picture->scene.state.province[alx_board_find_space (board, "a3")]))
      alx_paint_flash (&target, i, 0.5);
  alx_paint_new_wall (&target, alx_board_find_side (board, from, to), from, FALSE);
  from = alx_board_find_point (board, "F19");
  to = alx_board_find_point (board, "G20");
  alx_paint_new_wall (&target, alx_board_find_side (board, from, to), to, TRUE);
  alx_paint_governor_shadow (&target, space);
  alx_paint_bust (&target, KIT_GREEN, (KitPixel) { space.x, space.y - 0.5 * target.unit });
  alx_paint_badge (&target, ALX_HORSE, space);
}

static void
paint_cards (Picture *picture,
             cairo_t *cr)
{
  paint_plain (picture, cr);
  for (guint i = 0; i < ALX_SYMBOLS + 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 4 + 52 * i, 4);
      if (i < ALX_SYMBOLS)
        alx_paint_card (picture->painter, cr, i, NULL, 48, 68);
      else if (i == ALX_SYMBOLS)
        alx_paint_card_back (picture->painter, cr, 48, 68);
      else
        alx_paint_stones (picture->painter, cr, (AlxStock) { 30, 65, FALSE }, 48, 68);
      cairo_restore (cr);
    }
}

/* --- what is left out --- */

typedef gboolean (*IsLeftOut) (Picture *picture,
                               double   x,
                               double   y);

/* The sea where the title stands. */
static gboolean
is_title (Picture *picture,
          double   x,
          double   y)
{
  const AlxLayout *layout = &picture->layout;

  return y < layout->geometry.height * 0.25 &&
         fabs (x - layout->geometry.width / 2) < layout->geometry.width * 0.35 &&
         alx_layout_find_space (layout, x, y) == ALX_NONE;
}

/* The numbers in the shields of provinces. */
static gboolean
is_value (Picture *picture,
          double   x,
          double   y)
{
  const AlxState *state = &picture->scene.state;

  for (guint label = 0; label < state->n_provinces; label++)
    {
      KitPixel place = alx_paint_value_place (&picture->layout, state, label);

      if (hypot (x - place.x, y - place.y) <
          MAX (picture->layout.geometry.unit * 0.36, 13) * 0.4 + RIM)
        return TRUE;
    }
  return FALSE;
}

/* The numbers of the track. */
static gboolean
is_score (Picture *picture,
          double   x,
          double   y)
{
  double half = alx_layout_score_cell (&picture->layout) * 0.42 + RIM;

  for (guint i = 0; i < test_board ()->target; i++)
    {
      KitPixel place = alx_layout_score (&picture->layout, i);

      if (fabs (x - place.x) < half && fabs (y - place.y) < half)
        return TRUE;
    }
  return FALSE;
}

/* The names of the ends of a way, below them. */
static gboolean
is_name (Picture *picture,
         double   x,
         double   y)
{
  const AlxTrail *trail = &picture->scene.log_trail;
  double unit = picture->layout.geometry.unit;

  for (guint i = 0; i < trail->n; i += MAX (trail->n - 1, 1))
    {
      KitPixel place = alx_layout_point (&picture->layout, trail->way[i]);

      if (fabs (x - place.x) < unit * 0.4 + RIM && fabs (y - place.y - unit * 0.3) < unit * 0.3)
        return TRUE;
    }
  return FALSE;
}

/* --- pictures and their references --- */

typedef struct
{
  const char  *name;
  int          width, height;
  KitThemeKind theme;
  void       (*paint) (Picture *picture,
                       cairo_t *cr);
  IsLeftOut    is_left_out;
} Reference;

static const Reference references[] = {
  { "land-day", 320, 200, KIT_THEME_DAY, paint_land, is_title },
  { "land-night", 320, 200, KIT_THEME_NIGHT, paint_land, is_title },
  { "land-contrast", 320, 200, KIT_THEME_CONTRAST, paint_land, is_title },
  { "position-day", 480, 300, KIT_THEME_DAY, paint_position, is_value },
  { "position-contrast", 480, 300, KIT_THEME_CONTRAST, paint_position, is_value },
  { "motions-day", 480, 300, KIT_THEME_DAY, paint_motions, is_value },
  { "marks-day", 480, 300, KIT_THEME_DAY, paint_marks, is_name },
  { "frame-day", 640, 360, KIT_THEME_DAY, paint_frame, is_score },
  { "frame-contrast", 640, 360, KIT_THEME_CONTRAST, paint_frame, is_score },
  { "cards-day", 372, 76, KIT_THEME_DAY, paint_cards, NULL },
  { "cards-night", 372, 76, KIT_THEME_NIGHT, paint_cards, NULL },
};

static char *
find_file (const Reference *reference)
{
  g_autofree char *name = g_strconcat (reference->name, ".png", NULL);

  return g_test_build_filename (G_TEST_DIST, "alexandros", "paint", "reference", name, NULL);
}

/* (transfer full): a picture without alpha, like the references. */
static cairo_surface_t *
paint_reference (const Reference *reference,
                 Picture         *picture)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, reference->width, reference->height);
  cairo_t *cr = cairo_create (surface);

  reference->paint (picture, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  int stride = cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (cairo_image_surface_get_data (surface) + y * stride))[x];
}

/* Whether the reference colour is near this pixel, so that an edge may move half a pixel. */
static gboolean
is_near (cairo_surface_t *surface,
         int              x,
         int              y,
         guint32          kept)
{
  for (guint shift = 0; shift < 24; shift += 8)
    {
      int least = 255;
      int most = 0;
      int value = kept >> shift & 255;

      for (int v = MAX (y - 1, 0); v <= MIN (y + 1, cairo_image_surface_get_height (surface) - 1);
           v++)
        for (int u = MAX (x - 1, 0); u <= MIN (x + 1, cairo_image_surface_get_width (surface) - 1);
             u++)
          {
            int part = get_pixel (surface, u, v) >> shift & 255;

            least = MIN (least, part);
            most = MAX (most, part);
          }
      if (value < least - SHADE || value > most + SHADE)
        return FALSE;
    }
  return TRUE;
}

/* The number of failing pixels in the worst block: real defects are local. */
static guint
find_worst (cairo_surface_t *surface,
            cairo_surface_t *kept,
            Picture         *picture,
            IsLeftOut        is_left_out)
{
  guint failing[64][64] = { { 0 } };
  guint worst = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        guint *block = &failing[y / BLOCK][x / BLOCK];

        if (is_near (surface, x, y, get_pixel (kept, x, y)) &&
            is_near (kept, x, y, get_pixel (surface, x, y)))
          continue;
        if (is_left_out != NULL && is_left_out (picture, x + 0.5, y + 0.5))
          continue;
        worst = MAX (worst, ++*block);
      }
  return worst;
}

/* Five bits of each colour halve the size of the file; what is left out becomes grey. */
static void
write_file (cairo_surface_t *surface,
            Picture         *picture,
            IsLeftOut        is_left_out,
            const char      *path)
{
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        guint8 *pixel = cairo_image_surface_get_data (surface) +
                        y * cairo_image_surface_get_stride (surface) + 4 * x;
        gboolean left_out = is_left_out != NULL && is_left_out (picture, x + 0.5, y + 0.5);

        for (guint i = 0; i < 4; i++)
          pixel[i] = left_out ? 128 : MIN ((pixel[i] + 4) / 8 * 8, 255);
      }
  cairo_surface_mark_dirty (surface);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
}

static void
check_reference (gconstpointer data)
{
  const Reference *reference = data;
  g_autofree char *path = find_file (reference);
  Picture picture;
  cairo_surface_t *surface;
  cairo_surface_t *kept;

  picture_init (&picture, "figure-12", reference->width, reference->height, reference->theme);
  surface = paint_reference (reference, &picture);
  if (g_strcmp0 (g_getenv ("REFERENCES"), "write") == 0)
    write_file (surface, &picture, reference->is_left_out, path);
  kept = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (kept), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (kept), ==, reference->width);
  g_assert_cmpint (cairo_image_surface_get_height (kept), ==, reference->height);
  g_assert_cmpuint (find_worst (surface, kept, &picture, reference->is_left_out), <=, FAILING);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (surface);
  picture_clear (&picture);
}

/* --- changes that must be noticed --- */

/* How far a picture is from its reference after @change. */
static guint
measure_change (void (*change) (Picture  *picture,
                                AlxTheme *theme),
                guint index)
{
  const Reference *reference = &references[index];
  g_autofree char *path = find_file (reference);
  AlxTheme theme = *alx_theme_get (reference->theme);
  cairo_surface_t *kept = cairo_image_surface_create_from_png (path);
  cairo_surface_t *surface;
  Picture picture;
  guint worst;

  picture_init (&picture, "figure-12", reference->width, reference->height, reference->theme);
  change (&picture, &theme);
  kit_painter_free (picture.painter);
  picture.painter = alx_painter_new (&theme);
  surface = paint_reference (reference, &picture);
  worst = find_worst (surface, kept, &picture, reference->is_left_out);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (surface);
  picture_clear (&picture);
  return worst;
}

static void
change_nothing (Picture  *picture,
                AlxTheme *theme)
{
}

static void
change_place (Picture  *picture,
              AlxTheme *theme)
{
  picture->layout.geometry.origin.x += 2;
}

static void
change_height (Picture  *picture,
               AlxTheme *theme)
{
  picture->layout.geometry.origin.y -= 2;
}

static void
change_wall (Picture  *picture,
             AlxTheme *theme)
{
  guint16 side = alx_board_find_side (test_board (), alx_board_find_point (test_board (), "J23"),
                                      alx_board_find_point (test_board (), "J25"));

  g_assert_true (alx_side_set_has (&picture->scene.state.walls, side));
  alx_side_set_add (&picture->scene.state.red_walls, side);
}

static void
change_owner (Picture  *picture,
              AlxTheme *theme)
{
  theme->kit.players[KIT_YELLOW].body.red -= 0.2;
}

static void
change_stone (Picture  *picture,
              AlxTheme *theme)
{
  theme->black_wall.blue += 0.12;
}

static void
change_sea (Picture  *picture,
            AlxTheme *theme)
{
  theme->kit.backdrop.green += 0.06;
}

static void
change_tint (Picture  *picture,
             AlxTheme *theme)
{
  theme->tints[ALX_LYRE].red -= 0.07;
}

static void
test_notices (void)
{
  const guint land = 0;
  const guint position = 3;

  g_assert_cmpuint (measure_change (change_nothing, land), <=, FAILING);
  g_assert_cmpuint (measure_change (change_nothing, position), <=, FAILING);
  g_assert_cmpuint (measure_change (change_place, position), >, FAILING);
  g_assert_cmpuint (measure_change (change_height, position), >, FAILING);
  g_assert_cmpuint (measure_change (change_wall, position), >, FAILING);
  g_assert_cmpuint (measure_change (change_owner, position), >, FAILING);
  g_assert_cmpuint (measure_change (change_stone, position), >, FAILING);
  g_assert_cmpuint (measure_change (change_sea, land), >, FAILING);
  g_assert_cmpuint (measure_change (change_tint, land), >, FAILING);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      g_autofree char *name = g_strconcat ("/reference/", references[i].name, NULL);

      g_test_add_data_func (name, &references[i], check_reference);
    }
  g_test_add_func ("/reference/notices", test_notices);
  return g_test_run ();
}
