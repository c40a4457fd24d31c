/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Colours that can be read and shapes that can be told apart, by day and by night. */

#include "alexandros/paint/alx-paint.h"
#include "test-util.h"

#include <math.h>

#define SILHOUETTE 24                   /* pixels */

/* --- contrast, as the Web Content Accessibility Guidelines count it --- */

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
luminance (const AlxRgba *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) + 0.0722 * linear (colour->blue);
}

static double
contrast (const AlxRgba *a,
          const AlxRgba *b)
{
  double lighter = MAX (luminance (a), luminance (b));
  double darker = MIN (luminance (a), luminance (b));

  return (lighter + 0.05) / (darker + 0.05);
}

static void
test_contrast_formula (void)
{
  static const AlxRgba black = { 0, 0, 0, 1 };
  static const AlxRgba white = { 1, 1, 1, 1 };
  static const AlxRgba grey = { 0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (contrast (&black, &white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (contrast (&grey, &white), 4.54, 0.005);
}

#define AT(field) G_STRUCT_OFFSET (AlxTheme, field)

typedef struct
{
  const char *name;
  gsize       front;
  gsize       back;
  double      least;
} ContrastRow;

static const ContrastRow contrast_rows[] = {
  { "temple", AT (inks[ALX_TEMPLE]), AT (tints[ALX_TEMPLE]), 3 },
  { "amphora", AT (inks[ALX_AMPHORA]), AT (tints[ALX_AMPHORA]), 3 },
  { "horse", AT (inks[ALX_HORSE]), AT (tints[ALX_HORSE]), 3 },
  { "lyre", AT (inks[ALX_LYRE]), AT (tints[ALX_LYRE]), 3 },
  { "soldier", AT (inks[ALX_SOLDIER]), AT (tints[ALX_SOLDIER]), 3 },
  { "frame-cell", AT (frame_ink), AT (cell), 4.5 },
  { "frame-fifth-cell", AT (frame_ink), AT (cell_five), 4.5 },
  { "frame-tenth-cell", AT (frame_light), AT (cell_ten), 4.5 },
  { "paper", AT (ink), AT (paper), 4.5 },
  { "black-wall-land", AT (black_wall), AT (plain), 3 },
  { "red-wall-land", AT (red_wall), AT (plain), 1.5 },
  { "coast", AT (coast), AT (plain), 3 },
};

static const char * const theme_names[] = { "day", "night" };

static const AlxRgba *
get_colour (const AlxTheme *theme,
            gsize           offset)
{
  return (const AlxRgba *) ((const char *) theme + offset);
}

static void
check_contrast (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  const ContrastRow *row = &contrast_rows[i / 2];
  const AlxTheme *theme = alx_theme_get (i % 2);

  g_assert_cmpfloat (contrast (get_colour (theme, row->front), get_colour (theme, row->back)), >=, row->least);
}

/* What is laid over land or written upon it hides it; only washes and shadows may be thin. */
static void
test_opaque (void)
{
  for (guint dark = 0; dark < 2; dark++)
    for (guint i = 0; i < G_N_ELEMENTS (contrast_rows); i++)
      {
        g_assert_cmpfloat (get_colour (alx_theme_get (dark), contrast_rows[i].front)->alpha, ==, 1);
        g_assert_cmpfloat (get_colour (alx_theme_get (dark), contrast_rows[i].back)->alpha, ==, 1);
      }
}

static void
test_css (void)
{
  static const AlxRgba colour = { 1, 0.5, 0, 0.3 };
  g_autofree char *css = alx_theme_css (&colour);

  g_assert_cmpstr (css, ==, "#ff8000");
  g_assert_true (alx_theme_get (FALSE) != alx_theme_get (TRUE));
}

/* --- silhouettes --- */

typedef void (*PaintShape) (AlxPainter *painter,
                            cairo_t    *cr,
                            guint       index);

static void
paint_emblem (AlxPainter *painter,
              cairo_t    *cr,
              guint       index)
{
  alx_paint_emblem (painter, cr, index, (AlxPixel) { SILHOUETTE / 2.0, SILHOUETTE / 2.0 }, SILHOUETTE);
}

static void
paint_governor (AlxPainter *painter,
                cairo_t    *cr,
                guint       index)
{
  alx_paint_governor (painter, cr, index, (AlxPixel) { SILHOUETTE / 2.0, SILHOUETTE / 2.0 }, SILHOUETTE);
}

/* Which pixels are more covered than not: the shape without its colours. */
static guint
take_silhouette (AlxPainter *painter,
                 PaintShape  paint,
                 guint       index,
                 gboolean    mask[SILHOUETTE * SILHOUETTE])
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SILHOUETTE, SILHOUETTE);
  cairo_t *cr = cairo_create (surface);
  const guint8 *data;
  guint n = 0;

  paint (painter, cr, index);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (guint y = 0; y < SILHOUETTE; y++)
    for (guint x = 0; x < SILHOUETTE; x++)
      {
        const guint32 *row = (const guint32 *) (data + y * cairo_image_surface_get_stride (surface));

        mask[y * SILHOUETTE + x] = row[x] >> 24 >= 128;
        n += mask[y * SILHOUETTE + x];
      }
  cairo_surface_destroy (surface);
  return n;
}

/* Of the pixels that either covers, the part that only one covers. */
static double
measure_difference (const gboolean *a,
                    const gboolean *b)
{
  guint either = 0;
  guint one = 0;

  for (guint i = 0; i < SILHOUETTE * SILHOUETTE; i++)
    {
      either += a[i] || b[i];
      one += a[i] != b[i];
    }
  return (double) one / either;
}

static void
check_silhouettes (PaintShape paint,
                   guint      n,
                   double     least)
{
  g_autoptr (AlxPainter) painter = alx_painter_new (alx_theme_get (FALSE));
  gboolean masks[5][SILHOUETTE * SILHOUETTE];

  g_assert_true (alx_painter_get_theme (painter) == alx_theme_get (FALSE));
  for (guint i = 0; i < n; i++)
    {
      guint size = take_silhouette (painter, paint, i, masks[i]);

      g_assert_cmpuint (size, >, SILHOUETTE * SILHOUETTE / 10);
      g_assert_cmpuint (size, <, SILHOUETTE * SILHOUETTE * 9 / 10);
      for (guint k = 0; k < i; k++)
        {
          double difference = measure_difference (masks[i], masks[k]);

          g_test_message ("%u and %u: %.2f", k, i, difference);
          g_assert_cmpfloat (difference, >=, least);
        }
    }
}

static void
test_emblems (void)
{
  check_silhouettes (paint_emblem, ALX_SYMBOLS, 0.3);
}

static void
test_governors (void)
{
  check_silhouettes (paint_governor, ALX_COLOURS, 0.1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/contrast/formula", test_contrast_formula);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (contrast_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/theme/contrast/%s/%s", contrast_rows[i / 2].name,
                                               theme_names[i % 2]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_contrast);
    }
  g_test_add_func ("/theme/opaque", test_opaque);
  g_test_add_func ("/theme/css", test_css);
  g_test_add_func ("/theme/emblems", test_emblems);
  g_test_add_func ("/theme/governors", test_governors);
  return g_test_run ();
}
