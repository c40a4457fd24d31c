/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legible colours and distinguishable shapes, in every theme. */

#include "colour.h"
#include "test-util.h"

#include "alexandros/paint/alx-paint.h"

#define SILHOUETTE 24                   /* pixels */

/* --- contrast --- */

static void
test_contrast_formula (void)
{
  static const KitRgba black = { 0, 0, 0, 1 };
  static const KitRgba white = { 1, 1, 1, 1 };
  static const KitRgba grey = { 0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (colour_contrast (&black, &white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (colour_contrast (&grey, &white), 4.54, 0.005);
}

#define AT(field) G_STRUCT_OFFSET (AlxTheme, field)

/* Text needs 4.5, larger text or signs 3; the high-contrast theme more. */
typedef enum
{
  SIGN,
  TEXT,
  LINE,                                 /* between two things that differ in other ways, too */
} Kind;

static const double least_contrasts[][KIT_THEMES] = {
  [SIGN] = { 3, 3, 4.5, 4.5 },
  [TEXT] = { 4.5, 4.5, 7, 7 },
  [LINE] = { 2, 2, 4.5, 4.5 },
};

typedef struct
{
  const char *name;
  gsize       front;
  gsize       back;
  Kind        kind;
} ContrastRow;

static const ContrastRow contrast_rows[] = {
  { "temple", AT (inks[ALX_TEMPLE]), AT (tints[ALX_TEMPLE]), SIGN },
  { "amphora", AT (inks[ALX_AMPHORA]), AT (tints[ALX_AMPHORA]), SIGN },
  { "horse", AT (inks[ALX_HORSE]), AT (tints[ALX_HORSE]), SIGN },
  { "lyre", AT (inks[ALX_LYRE]), AT (tints[ALX_LYRE]), SIGN },
  { "soldier", AT (inks[ALX_SOLDIER]), AT (tints[ALX_SOLDIER]), SIGN },
  { "name", AT (name), AT (plain), TEXT },
  { "name-slope", AT (name), AT (slope), TEXT },
  { "name-hill", AT (name), AT (hill), SIGN },
  { "name-temple", AT (name), AT (tints[ALX_TEMPLE]), TEXT },
  { "name-amphora", AT (name), AT (tints[ALX_AMPHORA]), TEXT },
  { "name-horse", AT (name), AT (tints[ALX_HORSE]), TEXT },
  { "name-lyre", AT (name), AT (tints[ALX_LYRE]), TEXT },
  { "name-soldier", AT (name), AT (tints[ALX_SOLDIER]), TEXT },
  { "title", AT (title), AT (kit.backdrop), SIGN },
  { "rose", AT (rose), AT (kit.backdrop), LINE },
  { "coordinate", AT (coordinate), AT (kit.backdrop), TEXT },
  { "coordinate-shallows", AT (coordinate), AT (shallows), TEXT },
  { "frame-cell", AT (frame_ink), AT (cell), TEXT },
  { "frame-fifth-cell", AT (frame_ink), AT (cell_five), TEXT },
  { "frame-tenth-cell", AT (frame_light), AT (cell_ten), TEXT },
  { "key", AT (key), AT (frame), SIGN },
  { "paper", AT (ink), AT (paper), TEXT },
  { "black-wall", AT (black_wall), AT (plain), SIGN },
  { "black-wall-edge", AT (black_edge), AT (black_wall), SIGN },
  { "red-wall", AT (red_wall), AT (plain), SIGN },
  { "red-wall-edge", AT (red_edge), AT (red_wall), LINE },
  { "red-mark", AT (red_wall), AT (paper), SIGN },
  { "coast", AT (coast), AT (plain), SIGN },
  { "beach", AT (beach), AT (coast), SIGN },
  { "grid", AT (grid), AT (plain), LINE },
  { "mark", AT (mark), AT (mark_edge), SIGN },
  { "mark-edge", AT (mark_edge), AT (plain), SIGN },
  { "mark-wall", AT (black_wall), AT (mark), SIGN },
  { "proposal", AT (proposal), AT (mark_edge), SIGN },
  { "cursor", AT (proposal), AT (ink), SIGN },
};

static const char * const theme_names[KIT_THEMES] = { "day", "night", "contrast",
                                                     "dark-contrast" };

static const KitRgba *
get_colour (const AlxTheme *theme,
            gsize           offset)
{
  return (const KitRgba *) ((const char *) theme + offset);
}

static void
check_contrast (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data) / KIT_THEMES;
  KitThemeKind kind = GPOINTER_TO_UINT (data) % KIT_THEMES;
  const ContrastRow *row = &contrast_rows[i];
  const AlxTheme *theme = alx_theme_get (kind);

  g_assert_cmpfloat (colour_contrast (get_colour (theme, row->front),
                                      get_colour (theme, row->back)),
                     >=, least_contrasts[row->kind][kind]);
}

/* Body, light and shade of a piece differ, and one of them differs from what is below. */
static void
test_pieces (void)
{
  for (guint i = 0; i < KIT_THEMES * KIT_COLOURS; i++)
    {
      const AlxTheme *theme = alx_theme_get (i / KIT_COLOURS);
      const KitPlayerColours *player = &theme->kit.players[i % KIT_COLOURS];
      const KitRgba *grounds[] = { &theme->plain, &theme->frame };

      g_assert_cmpfloat (colour_contrast (&player->shade, &player->light), >=, 3);
      for (guint k = 0; k < G_N_ELEMENTS (grounds); k++)
        g_assert_cmpfloat (MAX (colour_contrast (&player->light, grounds[k]),
                                colour_contrast (&player->shade, grounds[k])), >=, 3);
    }
}

/* All colours are opaque except washes and shadows. */
static void
test_opaque (void)
{
  for (guint kind = 0; kind < KIT_THEMES; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (contrast_rows); i++)
      {
        g_assert_cmpfloat (get_colour (alx_theme_get (kind), contrast_rows[i].front)->alpha, ==, 1);
        g_assert_cmpfloat (get_colour (alx_theme_get (kind), contrast_rows[i].back)->alpha, ==, 1);
      }
}

/* Each kind has a theme of its own, which says which it is. */
static void
test_kinds (void)
{
  for (guint kind = 0; kind < KIT_THEMES; kind++)
    g_assert_cmpuint (alx_theme_get (kind)->kit.kind, ==, kind);
  for (guint kind = 1; kind < KIT_THEMES; kind++)
    for (guint other = 0; other < kind; other++)
      g_assert_true (alx_theme_get (kind) != alx_theme_get (other));
}

/* --- silhouettes --- */

typedef void (*PaintShape) (KitPainter *painter,
                            cairo_t    *cr,
                            guint       index);

static void
paint_emblem (KitPainter *painter,
              cairo_t    *cr,
              guint       index)
{
  alx_paint_emblem (painter, cr, index, (KitPixel) { SILHOUETTE / 2.0, SILHOUETTE / 2.0 },
                    SILHOUETTE);
}

static void
paint_governor (KitPainter *painter,
                cairo_t    *cr,
                guint       index)
{
  alx_paint_governor (painter, cr, index, (KitPixel) { SILHOUETTE / 2.0, SILHOUETTE / 2.0 },
                      SILHOUETTE);
}

/* The shape without its colours: pixels that are more than half opaque. */
static guint
take_silhouette (KitPainter *painter,
                 PaintShape  paint,
                 guint       index,
                 gboolean    mask[SILHOUETTE * SILHOUETTE])
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SILHOUETTE, SILHOUETTE);
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
        const guint32 *row = (const guint32 *)(data + y * cairo_image_surface_get_stride (surface));

        mask[y * SILHOUETTE + x] = row[x] >> 24 >= 128;
        n += mask[y * SILHOUETTE + x];
      }
  cairo_surface_destroy (surface);
  return n;
}

/* The share of the pixels of both shapes that only one covers. */
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
  g_autoptr (KitPainter) painter = alx_painter_new_for_kind (KIT_THEME_DAY);
  gboolean masks[5][SILHOUETTE * SILHOUETTE];

  g_assert_true (alx_painter_get_theme (painter) == alx_theme_get (KIT_THEME_DAY));
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
  check_silhouettes (paint_governor, KIT_COLOURS, 0.1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/contrast/formula", test_contrast_formula);
  for (guint i = 0; i < KIT_THEMES * G_N_ELEMENTS (contrast_rows); i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/theme/contrast/%s/%s", contrast_rows[i / KIT_THEMES].name,
                         theme_names[i % KIT_THEMES]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_contrast);
    }
  g_test_add_func ("/theme/pieces", test_pieces);
  g_test_add_func ("/theme/opaque", test_opaque);
  g_test_add_func ("/theme/kinds", test_kinds);
  g_test_add_func ("/theme/emblems", test_emblems);
  g_test_add_func ("/theme/governors", test_governors);
  return g_test_run ();
}
