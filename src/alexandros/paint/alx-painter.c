/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter: reads bundled pictures, and renders each once for every size. */

#include "alx-paint-private.h"

#include "alx-art.h"

#include <math.h>

#define MAX_SPRITES (16 << 20)          /* bytes; beyond that the cache is emptied */
#define GRAIN       128                 /* pixels; the size of the tile of paper */

/* (transfer full): a bundled picture with a stylesheet; NULL if there is none. */
static RsvgHandle *
read_picture (const char *path,
              const char *style)
{
  g_autofree char *full = g_strconcat ("/io/github/alexandros_game/Alexandros/", path, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (alx_art_get_resource (), full, 0, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  gconstpointer data;
  gsize length;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  handle = rsvg_handle_new_from_data (data, length, &error);
  if (handle == NULL ||
      (style != NULL &&
       !rsvg_handle_set_stylesheet (handle, (const guint8 *)style, strlen (style), &error)))
    g_error ("%s: %s", full, error->message);
  return handle;
}

static RsvgHandle *
read_emblem (const AlxTheme *theme,
             guint           symbol)
{
  static const char * const names[] = { "temple", "amphora", "horse", "lyre", "soldier" };
  g_autofree char *path = g_strdup_printf ("emblems/%s.svg", names[symbol]);
  g_autofree char *ink = alx_theme_css (&theme->inks[symbol]);
  g_autofree char *style = g_strdup_printf (".ink{fill:%s}", ink);

  return read_picture (path, style);
}

static RsvgHandle *
read_governor (const AlxTheme *theme,
               guint           colour)
{
  static const char * const names[] = { "helmet", "laurel", "turban", "diadem" };
  g_autofree char *path = g_strdup_printf ("pieces/governor-%s.svg", names[colour]);
  g_autofree char *body = alx_theme_css (&theme->players[colour].body);
  g_autofree char *shade = alx_theme_css (&theme->players[colour].shade);
  g_autofree char *light = alx_theme_css (&theme->players[colour].light);
  g_autofree char *style =
    g_strdup_printf (".body{fill:%s}.shade{fill:%s}.light{fill:%s}", body, shade, light);

  return read_picture (path, style);
}

/* (transfer full) */
static RsvgHandle *
read_any (AlxPainter *painter,
          AlxPicture  picture)
{
  RsvgHandle *handle = picture < ALX_PICTURE_GOVERNOR ? read_emblem (painter->theme, picture)
                       : picture < ALX_PICTURE_ALEXANDER
                         ? read_governor (painter->theme, picture - ALX_PICTURE_GOVERNOR)
                         : read_picture ("pieces/alexander.svg", NULL);

  g_assert (handle != NULL);
  return handle;
}

/* For vector output, which renders the document each time. */
static RsvgHandle *
get_picture (AlxPainter *painter,
             AlxPicture  picture)
{
  if (painter->pictures[picture] == NULL)
    painter->pictures[picture] = read_any (painter, picture);
  return painter->pictures[picture];
}

/** alx_paint_read_relief: (nullable) (transfer full): the picture of the mountains and rivers of
    @board. */
RsvgHandle *
alx_paint_read_relief (AlxPainter     *painter,
                       const AlxBoard *board)
{
  const AlxTheme *theme = painter->theme;
  g_autofree char *path = g_strdup_printf ("boards/%s-relief.svg", board->id);
  g_autofree char *hill = alx_theme_css (&theme->hill);
  g_autofree char *slope = alx_theme_css (&theme->slope);
  g_autofree char *ridge = alx_theme_css (&theme->ridge);
  g_autofree char *river = alx_theme_css (&theme->river);
  g_autofree char *bank = alx_theme_css (&theme->bank);
  g_autofree char *sand = alx_theme_css (&theme->sand);
  g_autofree char *style = g_strdup_printf (
    ".hill{fill:%s}.slope{fill:%s}.ridge{fill:none;stroke:%s;stroke-width:.05;stroke-linecap:round}"
    ".river{fill:none;stroke:%s;stroke-width:.12}.bank{fill:none;stroke:%s;stroke-width:.2;stroke-"
    "linecap:round}"
    ".sand{fill:none;stroke:%s;stroke-width:.07;stroke-linecap:round}",
    hill, slope, ridge, river, bank, sand);

  return read_picture (path, style);
}

/** alx_painter_new: (transfer full): a painter with the colours of @theme, which is not copied. */
AlxPainter *
alx_painter_new (const AlxTheme *theme)
{
  AlxPainter *painter = g_new0 (AlxPainter, 1);

  painter->theme = theme;
  painter->scale = 1;
  painter->sprites =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)cairo_surface_destroy);
  return painter;
}

/** alx_painter_free: frees @painter. */
void
alx_painter_free (AlxPainter *painter)
{
  for (guint i = 0; i < ALX_PICTURES; i++)
    g_clear_object (&painter->pictures[i]);
  g_hash_table_unref (painter->sprites);
  g_clear_pointer (&painter->grain, cairo_surface_destroy);
  g_clear_object (&painter->context);
  g_free (painter);
}

/** alx_painter_get_theme: (transfer none): the theme of @painter. */
const AlxTheme *
alx_painter_get_theme (AlxPainter *painter)
{
  return painter->theme;
}

/** alx_painter_set_scale: sets the device pixels for each pixel on a recording surface. */
void
alx_painter_set_scale (AlxPainter *painter,
                       double      scale)
{
  g_return_if_fail (scale > 0);

  painter->scale = scale;
}

/* --- sprites --- */

/** alx_paint_find_scale: device pixels for each pixel of @cr; 0 for vector output such as PDF. */
double
alx_paint_find_scale (AlxPainter *painter,
                      cairo_t    *cr)
{
  cairo_surface_t *target = cairo_get_group_target (cr);
  double scale_x, scale_y;

  switch (cairo_surface_get_type (target))
    {
    case CAIRO_SURFACE_TYPE_IMAGE:
      cairo_surface_get_device_scale (target, &scale_x, &scale_y);
      return scale_x;
    case CAIRO_SURFACE_TYPE_RECORDING:
      return painter->scale;
    default:
      return 0;
    }
}

/* (transfer full) */
static cairo_surface_t *
render_sprite (AlxPainter *painter,
               AlxPicture  picture,
               int         size)
{
  cairo_surface_t *sprite = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (sprite);
  /* The document is not cached, as it takes far more memory than the sprite. */
  RsvgHandle *handle = read_any (painter, picture);

  rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { 0, 0, size, size }, NULL);
  g_object_unref (handle);
  cairo_destroy (cr);
  return sprite;
}

static cairo_surface_t *
get_sprite (AlxPainter *painter,
            AlxPicture  picture,
            int         size)
{
  gpointer key = GINT_TO_POINTER (size * ALX_PICTURES + (int) picture);
  cairo_surface_t *sprite = g_hash_table_lookup (painter->sprites, key);

  if (sprite != NULL)
    return sprite;
  if (painter->sprite_bytes > MAX_SPRITES)
    {
      g_hash_table_remove_all (painter->sprites);
      painter->sprite_bytes = 0;
    }
  painter->sprite_bytes += (gsize) size * size * 4;
  sprite = render_sprite (painter, picture, size);
  g_hash_table_insert (painter->sprites, key, sprite);
  return sprite;
}

/** alx_paint_picture: paints a square picture of @size pixels around @middle. */
void
alx_paint_picture (AlxPainter *painter,
                   cairo_t    *cr,
                   AlxPicture  picture,
                   AlxPixel    middle,
                   double      size)
{
  double scale = alx_paint_find_scale (painter, cr);
  int pixels = ceil (size * scale);

  if (size <= 0)
    return;
  if (scale <= 0)
    {
      RsvgRectangle area = { middle.x - size / 2, middle.y - size / 2, size, size };

      rsvg_handle_render_document (get_picture (painter, picture), cr, &area, NULL);
      return;
    }
  cairo_save (cr);
  /* On whole device pixels nothing is blurred. */
  cairo_translate (cr, round ((middle.x - size / 2) * scale) / scale,
                   round ((middle.y - size / 2) * scale) / scale);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, get_sprite (painter, picture, pixels), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

/** alx_paint_emblem: the emblem of @symbol, @size pixels wide. */
void
alx_paint_emblem (AlxPainter *painter,
                  cairo_t    *cr,
                  guint8      symbol,
                  AlxPixel    middle,
                  double      size)
{
  g_return_if_fail (symbol < ALX_SYMBOLS);

  alx_paint_picture (painter, cr, ALX_PICTURE_EMBLEM + symbol, middle, size);
}

/** alx_paint_governor: a governor of @colour, @size pixels wide. */
void
alx_paint_governor (AlxPainter *painter,
                    cairo_t    *cr,
                    AlxColour   colour,
                    AlxPixel    middle,
                    double      size)
{
  g_return_if_fail (colour < ALX_COLOURS);

  alx_paint_picture (painter, cr, ALX_PICTURE_GOVERNOR + colour, middle, size);
}

/* --- paper --- */

static guint
hash_pixel (guint x,
            guint y,
            guint salt)
{
  guint h = x * 374761393u + y * 668265263u + salt * 2246822519u;

  h = (h ^ (h >> 13)) * 1274126177u;
  return h ^ (h >> 16);
}

/* Smooth noise from 0 to 1 with a period of GRAIN pixels, in patches of @patch pixels. */
static double
get_noise (guint x,
           guint y,
           guint patch)
{
  guint n = GRAIN / patch;
  guint left = x / patch;
  guint top = y / patch;
  double u = (double) (x % patch) / patch;
  double v = (double) (y % patch) / patch;
  double corners[4];

  for (guint i = 0; i < 4; i++)
    corners[i] = (hash_pixel ((left + i % 2) % n, (top + i / 2) % n, patch) & 0xffff) / 65535.0;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  return (corners[0] * (1 - u) + corners[1] * u) * (1 - v) +
         (corners[2] * (1 - u) + corners[3] * u) * v;
}

static cairo_surface_t *
make_grain (void)
{
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, GRAIN, GRAIN);
  guint8 *data = cairo_image_surface_get_data (tile);
  int stride = cairo_image_surface_get_stride (tile);

  for (guint y = 0; y < GRAIN; y++)
    for (guint x = 0; x < GRAIN; x++)
      {
        double noise =
          0.45 * get_noise (x, y, 32) + 0.3 * get_noise (x, y, 8) + 0.25 * get_noise (x, y, 1);
        double alpha = CLAMP ((noise - 0.5) * 0.42, -0.12, 0.12);
        guint level = fabs (alpha) * 255 + 0.5;

        /* Premultiplied brown for dark fibres, white for light ones. */
        ((guint32 *)(data + y * stride))[x] =
          alpha > 0 ? level << 24 | (level * 3 / 8) << 16 | (level / 5) << 8
                    : level << 24 | level << 16 | level << 8 | level;
      }
  cairo_surface_mark_dirty (tile);
  return tile;
}

/** alx_paint_grain: paints the fibres of old paper over the clip of @cr; @strength is 0 to 1. */
void
alx_paint_grain (AlxPainter *painter,
                 cairo_t    *cr,
                 double      strength)
{
  double scale = alx_paint_find_scale (painter, cr);

  if (strength <= 0)
    return;
  if (painter->grain == NULL)
    painter->grain = make_grain ();
  cairo_save (cr);
  if (scale > 0)
    cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, painter->grain, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  if (strength < 1)
    cairo_paint_with_alpha (cr, strength);
  else
    cairo_paint (cr);
  cairo_restore (cr);
}
