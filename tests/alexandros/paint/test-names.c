/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the regions in each language are on the land and touch nothing. */

#include "picture.h"

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>
#include <string.h>

#define LEAST 10                        /* names of sixteen on a board that is not tiny */

static const char * const languages[] = { "en", "fr", "it", "es" };

static const struct
{
  int    width, height;
  double zoom;
} sizes[] = {
  { 360, 222, 1 }, { 360, 222, 3 }, { 640, 400, 1 }, { 640, 400, 3 }, { 880, 610, 1 },
  { 880, 610, 3 }, { 1280, 800, 1 }, { 1280, 800, 3 }, { 3800, 1900, 1 }, { 3800, 1900, 3 },
};

typedef struct
{
  double left, top, right, bottom;
} Box;

/* (transfer full): the translation of a name by a catalogue. */
static char *
translate (const char *catalogue,
           const char *name)
{
  g_autofree char *line = g_strdup_printf ("\nmsgid \"%s\"\nmsgstr \"", name);
  const char *found = strstr (catalogue, line);

  if (found == NULL || found[strlen (line)] == '"')
    g_error ("%s is not translated", name);
  return g_strndup (found + strlen (line), strcspn (found + strlen (line), "\""));
}

/* (transfer full): the names of all regions in a language, as translators wrote them. */
static GStrv
read_names (const char *language)
{
  g_autofree char *file = g_strconcat (language, ".po", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "po", file, NULL);
  g_autofree char *catalogue = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (ALX_MAX_REGIONS, g_free, TRUE);

  if (!g_str_equal (language, "en"))
    g_assert_true (g_file_get_contents (path, &catalogue, NULL, NULL));
  for (guint i = 0; i < test_board ()->n_regions; i++)
    g_ptr_array_add (names, catalogue ? translate (catalogue, test_board ()->regions[i])
                                      : g_strdup (test_board ()->regions[i]));
  return (GStrv) g_ptr_array_steal (names, NULL);
}

static gboolean
is_opaque (Picture *picture,
           int      x,
           int      y)
{
  int stride = cairo_image_surface_get_stride (picture->surface);
  const guint32 *row =
    (const guint32 *)(cairo_image_surface_get_data (picture->surface) + y * stride);

  return row[x] >> 24 > 40;
}

static gboolean
is_inside (const Box *box,
           double     x,
           double     y)
{
  return x > box->left && x < box->right && y > box->top && y < box->bottom;
}

static gboolean
boxes_touch (const Box *a,
             const Box *b)
{
  return a->left < b->right && b->left < a->right && a->top < b->bottom && b->top < a->bottom;
}

/* --- the real size of emblems --- */

static guint8 painted;                  /* the space whose emblem paint_one_emblem() paints */

static void
paint_one_emblem (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);
  KitPixel middle = alx_layout_space (target.layout, painted);

  cairo_translate (target.cr, round (kit->geometry->width / 2 - middle.x),
                   round (kit->geometry->height / 2 - middle.y));
  alx_paint_space_emblem (&target, painted);
}

/* How far the emblems of a symbol reach from the middles of their spaces. */
static Box
measure_emblem (Picture *picture,
                guint    symbol)
{
  Box box = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  int width = cairo_image_surface_get_width (picture->surface);
  int height = cairo_image_surface_get_height (picture->surface);
  KitPixel middle;

  for (painted = 0; test_board ()->spaces[painted].symbol != symbol; painted++)
    ;
  picture_paint (picture, paint_one_emblem);
  middle = alx_layout_space (&picture->layout, painted);
  middle.x += round (width / 2.0 - middle.x);
  middle.y += round (height / 2.0 - middle.y);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (is_opaque (picture, x, y))
        {
          box.left = MIN (box.left, x - middle.x);
          box.top = MIN (box.top, y - middle.y);
          box.right = MAX (box.right, x + 1 - middle.x);
          box.bottom = MAX (box.bottom, y + 1 - middle.y);
        }
  g_assert_cmpfloat (box.right - box.left, >, 0.2 * picture->layout.geometry.unit);
  g_assert_cmpfloat (box.right - box.left, <, 0.6 * picture->layout.geometry.unit);
  return box;
}

/* --- names --- */

static void
paint_names (const KitTarget *kit)
{
  AlxTarget target = alx_target (kit);

  alx_paint_names (&target);
}

/* All ink is inside the boxes of the names and reaches their edges. */
static void
check_ink (Picture   *picture,
           const Box *boxes,
           guint      n)
{
  g_autofree guint *inside = g_new0 (guint, n);

  picture_paint (picture, paint_names);
  for (int y = 0; y < cairo_image_surface_get_height (picture->surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (picture->surface); x++)
      {
        gboolean found = FALSE;

        if (!is_opaque (picture, x, y))
          continue;
        for (guint i = 0; i < n && !found; i++)
          {
            Box wide = { boxes[i].left - 1.5, boxes[i].top - 1.5, boxes[i].right + 1.5,
                         boxes[i].bottom + 1.5 };

            found = is_inside (&wide, x + 0.5, y + 0.5);
            inside[i] += found;
          }
        if (!found)
          g_error ("there is ink at %d, %d", x, y);
      }
  for (guint i = 0; i < n; i++)
    {
      Box *all = &(Box) { 0, 0, picture->layout.geometry.width, picture->layout.geometry.height };

      /* With zoom, some names are outside. */
      if (is_inside (all, boxes[i].left, boxes[i].top) &&
          is_inside (all, boxes[i].right, boxes[i].bottom))
        g_assert_cmpfloat (inside[i], >,
                           0.1 * (boxes[i].right - boxes[i].left) *
                             (boxes[i].bottom - boxes[i].top));
    }
}

static void
check_box (Picture    *picture,
           const char *name,
           const Box  *box,
           const Box   emblems[ALX_SYMBOLS])
{
  const AlxLayout *layout = &picture->layout;

  for (guint s = 0; s < test_board ()->n_spaces; s++)
    if (test_board ()->spaces[s].symbol != ALX_PLAIN)
      {
        KitPixel middle = alx_layout_space (layout, s);
        Box emblem = emblems[test_board ()->spaces[s].symbol];

        emblem.left += middle.x;
        emblem.right += middle.x;
        emblem.top += middle.y;
        emblem.bottom += middle.y;
        if (boxes_touch (box, &emblem))
          g_error ("\"%s\" at %g..%g, %g..%g touches the emblem at %g..%g, %g..%g", name, box->left,
                   box->right, box->top, box->bottom, emblem.left, emblem.right, emblem.top,
                   emblem.bottom);
      }
  for (guint i = 0; i <= 60; i++)
    {
      double x = box->left + (box->right - box->left) * i / 60;

      if (alx_layout_find_space (layout, x, box->top) == ALX_NONE ||
          alx_layout_find_space (layout, x, box->bottom) == ALX_NONE)
        g_error ("\"%s\" leaves the land at %g", name, x);
    }
}

static void
check_names (gconstpointer data)
{
  guint size = GPOINTER_TO_UINT (data) / G_N_ELEMENTS (languages);
  g_auto (GStrv) names = read_names (languages[GPOINTER_TO_UINT (data) % G_N_ELEMENTS (languages)]);
  KitCamera camera = { sizes[size].zoom, 0.5, 0.5 };
  Box emblems[ALX_SYMBOLS] = { { 0 } };
  AlxNamePlace places[ALX_MAX_REGIONS];
  Box boxes[ALX_MAX_REGIONS];
  Picture picture;
  KitTarget kit;
  AlxTarget target;
  guint n = 0;

  picture_init (&picture, "Phase=card", sizes[size].width, sizes[size].height, KIT_THEME_DAY);
  kit_geometry_look_at (&picture.layout.geometry, &camera);
  for (guint i = 0; names[i]; i++)
    picture.scene.regions[i] = names[i];
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    emblems[i] = measure_emblem (&picture, i);
  kit = picture_target (&picture, cairo_create (picture.surface));
  target = alx_target (&kit);
  alx_paint_find_names (&target, places);
  cairo_destroy (kit.cr);
  for (guint i = 0; names[i]; i++)
    {
      if (places[i].size <= 0)
        continue;
      g_assert_cmpfloat (places[i].size, >=, 6);
      boxes[n] =
        (Box) { places[i].corner.x, places[i].corner.y, places[i].corner.x + places[i].width,
               places[i].corner.y + places[i].height };
      check_box (&picture, names[i], &boxes[n], emblems);
      for (guint k = 0; k < n; k++)
        if (boxes_touch (&boxes[k], &boxes[n]))
          g_error ("\"%s\" touches another name", names[i]);
      n++;
    }
  g_test_message ("%u names", n);
  check_ink (&picture, boxes, n);
  g_assert_cmpuint (n, >=, picture.layout.geometry.unit < 40 ? 0 : LEAST);
  picture_clear (&picture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (languages); i++)
    {
      guint k = i / G_N_ELEMENTS (languages);
      g_autofree char *path =
        g_strdup_printf ("/names/%dx%d/%g/%s", sizes[k].width, sizes[k].height, sizes[k].zoom,
                         languages[i % G_N_ELEMENTS (languages)]);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), check_names);
    }
  return g_test_run ();
}
