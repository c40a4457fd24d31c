/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emblems, governors, provinces and walls can be distinguished with colour blindness. */

#include "colour.h"
#include "test-util.h"

#include "alexandros/paint/alx-paint.h"

#define SIZE       40                   /* pixels of a picture */
#define PIXELS     (SIZE * SIZE)
#define NOTICEABLE 10                   /* the least distance of two colours */

static const char * const theme_names[KIT_THEMES] = { "day", "night", "contrast",
                                                     "dark-contrast" };
static const char * const  eyes_names[COLOUR_EYES] = { "all", "protanopia", "deuteranopia",
                                                      "tritanopia", "none" };

typedef void (*PaintPicture) (KitPainter *painter,
                              cairo_t    *cr,
                              guint       index);

static const KitPixel middle = { SIZE / 2.0, SIZE / 2.0 };

/* As large as on a board of 880 pixels, with a bit of the ground that it stands on. */
static void
paint_emblem (KitPainter *painter,
              cairo_t    *cr,
              guint       index)
{
  kit_theme_set (cr, &alx_painter_get_theme (painter)->tints[index]);
  cairo_paint (cr);
  alx_paint_emblem (painter, cr, index, middle, 24);
}

static void
paint_governor (KitPainter *painter,
                cairo_t    *cr,
                guint       index)
{
  kit_theme_set (cr, &alx_painter_get_theme (painter)->plain);
  cairo_paint (cr);
  alx_paint_governor (painter, cr, index, middle, 36);
}

/* A plain part of the province of figure 12 with two red governors, for any owner. */
static void
paint_province (KitPainter *painter,
                cairo_t    *cr,
                guint       index)
{
  g_autofree char *text = test_data ("figure-12.alexandros");
  g_autoptr (KitRecord) record = test_read_record (text);
  const AlxState *state = alx_history_get_state (record->history);
  guint8 space = alx_board_find_space (test_board (), "c4");
  KitColour colours[ALX_MAX_PLAYERS] = { index };
  AlxLayout layout;
  AlxScene scene;
  KitPixel place;

  alx_layout_init (&layout, test_board (), 880, 610);
  alx_scene_init (&scene, test_board (), state, colours);
  g_assert_cmpuint (state->province[space], ==,
                    state->province[alx_board_find_space (test_board (), "a3")]);
  place = alx_layout_space (&layout, space);
  cairo_translate (cr, middle.x - place.x, middle.y - place.y);
  kit_theme_set (cr, &alx_painter_get_theme (painter)->plain);
  cairo_paint (cr);
  alx_paint_ground (&(KitTarget) { painter, cr, &layout.geometry, &scene, { 1, FALSE } });
}

static void
paint_wall (KitPainter *painter,
            cairo_t    *cr,
            guint       red)
{
  AlxLayout layout;
  AlxTarget target;
  KitPixel a, b;

  alx_layout_init (&layout, test_board (), 880, 610);
  a = alx_layout_point (&layout, test_board ()->sides[20].points[0]);
  b = alx_layout_point (&layout, test_board ()->sides[20].points[1]);
  cairo_translate (cr, middle.x - (a.x + b.x) / 2, middle.y - (a.y + b.y) / 2);
  kit_theme_set (cr, &alx_painter_get_theme (painter)->plain);
  cairo_paint (cr);
  target = alx_target (&(KitTarget) { painter, cr, &layout.geometry, NULL, { 1, FALSE } });
  alx_paint_new_wall (&target, 20, test_board ()->sides[20].points[0], red);
}

static void
take_picture (KitPainter  *painter,
              PaintPicture paint,
              guint        index,
              guint32      pixels[PIXELS])
{
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data ((guint8 *)pixels, CAIRO_FORMAT_ARGB32, SIZE, SIZE,
                                         SIZE * 4);
  cairo_t *cr = cairo_create (surface);

  paint (painter, cr, index);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cairo_surface_destroy (surface);
  for (guint i = 0; i < PIXELS; i++)
    g_assert_cmphex (pixels[i] >> 24, ==, 255);
}

/* The share of pixels that are noticeably different, from 0 to 1. */
static double
measure_difference (const guint32 *a,
                    const guint32 *b,
                    ColourEyes     eyes)
{
  guint n = 0;

  for (guint i = 0; i < PIXELS; i++)
    n += colour_distance (a[i], b[i], eyes) >= NOTICEABLE;
  return (double) n / PIXELS;
}

static const struct
{
  const char  *name;
  PaintPicture paint;
  guint        n;
  double       least;                   /* the share that must be different */
} kinds[] = {
  { "emblems", paint_emblem, ALX_SYMBOLS, 0.12 },
  { "governors", paint_governor, KIT_COLOURS, 0.18 },
  { "provinces", paint_province, KIT_COLOURS, 0.08 },
  { "walls", paint_wall, 2, 0.14 },
};

static void
check_kind (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data) / KIT_THEMES;
  g_autoptr (KitPainter) painter =
    alx_painter_new (alx_theme_get (GPOINTER_TO_UINT (data) % KIT_THEMES));
  guint32 pictures[ALX_SYMBOLS][PIXELS] = { { 0 } };

  for (guint i = 0; i < kinds[kind].n; i++)
    {
      take_picture (painter, kinds[kind].paint, i, pictures[i]);
      for (guint k = 0; k < i; k++)
        for (guint eyes = 0; eyes < COLOUR_EYES; eyes++)
          {
            double difference = measure_difference (pictures[i], pictures[k], eyes);

            g_test_message ("%u and %u, %s: %.3f", k, i, eyes_names[eyes], difference);
            g_assert_cmpfloat (difference, >=, kinds[kind].least);
          }
    }
}

/* --- tests of the measure --- */

/* Known distances of a few colours. */
static void
test_distance (void)
{
  g_assert_cmpfloat (colour_distance (0xff8040c0, 0xff8040c0, COLOUR_ALL), ==, 0);
  g_assert_cmpfloat_with_epsilon (colour_distance (0xff000000, 0xffffffff, COLOUR_ALL), 100, 0.01);
  g_assert_cmpfloat_with_epsilon (colour_distance (0xffff0000, 0xff00ff00, COLOUR_ALL), 170.6, 0.1);
  g_assert_cmpfloat_with_epsilon (colour_distance (0xff777777, 0xff000000, COLOUR_ALL), 50.03,
                                  0.05);
  /* White and grey look the same to all eyes. */
  for (guint eyes = 0; eyes < COLOUR_EYES; eyes++)
    g_assert_cmpfloat_with_epsilon (colour_distance (0xff777777, 0xffffffff, eyes), 49.97, 0.05);
}

/* The light theme with other colours for the first emblem and the first player. */
static AlxTheme
make_theme (ColourEyes eyes,
            double     distance)
{
  static const KitRgba dark = { 0.36, 0.36, 0.36, 1 };
  static const KitRgba light = { 0.76, 0.76, 0.76, 1 };
  AlxTheme theme = *alx_theme_get (KIT_THEME_DAY);

  theme.inks[0] = theme.kit.players[0].shade = colour_confuse (&dark, eyes, distance * 0.3);
  theme.tints[0] = theme.kit.players[0].body =
    colour_confuse (&light, eyes, distance);
  return theme;
}

/* A shape in two colours that certain eyes confuse differs only for all others. */
static void
test_confused (void)
{
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint eyes = COLOUR_PROTANOPIA; kinds[kind].paint != paint_wall && eyes < COLOUR_NONE;
         eyes++)
      {
        AlxTheme one = make_theme (eyes, -0.15);
        AlxTheme other = make_theme (eyes, 0.15);
        g_autoptr (KitPainter) first = alx_painter_new (&one);
        g_autoptr (KitPainter) second = alx_painter_new (&other);
        guint32 pictures[2][PIXELS] = { { 0 } };

        take_picture (first, kinds[kind].paint, 0, pictures[0]);
        take_picture (second, kinds[kind].paint, 0, pictures[1]);
        g_assert_cmpfloat (measure_difference (pictures[0], pictures[1], COLOUR_ALL), >,
                           kinds[kind].least);
        g_assert_cmpfloat (measure_difference (pictures[0], pictures[1], eyes), <,
                           kinds[kind].least / 2);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < KIT_THEMES * G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strdup_printf ("/colour-blind/%s/%s", kinds[i / KIT_THEMES].name,
                                               theme_names[i % KIT_THEMES]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_kind);
    }
  g_test_add_func ("/colour-blind/distance", test_distance);
  g_test_add_func ("/colour-blind/confused", test_confused);
  return g_test_run ();
}
