/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which file is which picture, painters that know them, and targets that know the game. */

#include "alx-paint-private.h"

#include "alx-art-data.h"

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
  g_autofree char *ink = kit_theme_css (&theme->inks[symbol]);
  g_autofree char *style = g_strdup_printf (".ink{fill:%s}", ink);

  return read_picture (path, style);
}

static RsvgHandle *
read_governor (const AlxTheme *theme,
               guint           colour)
{
  static const char * const names[] = { "helmet", "laurel", "turban", "diadem" };
  g_autofree char *path = g_strdup_printf ("pieces/governor-%s.svg", names[colour]);
  g_autofree char *body = kit_theme_css (&theme->kit.players[colour].body);
  g_autofree char *shade = kit_theme_css (&theme->kit.players[colour].shade);
  g_autofree char *light = kit_theme_css (&theme->kit.players[colour].light);
  g_autofree char *style =
    g_strdup_printf (".body{fill:%s}.shade{fill:%s}.light{fill:%s}", body, shade, light);

  return read_picture (path, style);
}

static RsvgHandle *
read_any (const KitTheme *kit,
          guint           picture)
{
  const AlxTheme *theme = (const AlxTheme *) kit;

  return picture < ALX_PICTURE_GOVERNOR ? read_emblem (theme, picture - ALX_PICTURE_EMBLEM)
         : picture < ALX_PICTURE_ALEXANDER ? read_governor (theme, picture - ALX_PICTURE_GOVERNOR)
                                           : read_picture ("pieces/alexander.svg", NULL);
}

static const KitPictures pictures = { ALX_PICTURES, read_any };

/** alx_painter_new: (transfer full): a painter with the colours of @theme, which is not copied. */
KitPainter *
alx_painter_new (const AlxTheme *theme)
{
  return kit_painter_new (&theme->kit, &pictures);
}

/** alx_painter_new_for_kind: (transfer full): a painter with the colours of a kind of theme. */
KitPainter *
alx_painter_new_for_kind (KitThemeKind kind)
{
  return alx_painter_new (alx_theme_get (kind));
}

/** alx_painter_get_theme: (transfer none): the theme of a painter of alx_painter_new(). */
const AlxTheme *
alx_painter_get_theme (KitPainter *painter)
{
  return (const AlxTheme *) kit_painter_get_theme (painter);
}

/** alx_target: @kit as this game knows it. */
AlxTarget
alx_target (const KitTarget *kit)
{
  return (AlxTarget) { kit->painter, kit->cr, alx_painter_get_theme (kit->painter),
                       (const AlxLayout *) kit->geometry, kit->scene, kit->geometry->unit };
}

/** alx_paint_read_relief: (nullable) (transfer full): the picture of the mountains and rivers of
    @board. */
RsvgHandle *
alx_paint_read_relief (KitPainter     *painter,
                       const AlxBoard *board)
{
  const AlxTheme *theme = alx_painter_get_theme (painter);
  g_autofree char *path = g_strdup_printf ("boards/%s-relief.svg", board->id);
  g_autofree char *hill = kit_theme_css (&theme->hill);
  g_autofree char *slope = kit_theme_css (&theme->slope);
  g_autofree char *ridge = kit_theme_css (&theme->ridge);
  g_autofree char *river = kit_theme_css (&theme->river);
  g_autofree char *bank = kit_theme_css (&theme->bank);
  g_autofree char *sand = kit_theme_css (&theme->sand);
  g_autofree char *style = g_strdup_printf (
    ".hill{fill:%s}.slope{fill:%s}.ridge{fill:none;stroke:%s;stroke-width:.05;stroke-linecap:round}"
    ".river{fill:%s}.bank{fill:%s}"
    ".sand{fill:none;stroke:%s;stroke-width:.07;stroke-linecap:round}",
    hill, slope, ridge, river, bank, sand);

  return read_picture (path, style);
}

/** alx_paint_emblem: the emblem of @symbol, @size pixels wide. */
void
alx_paint_emblem (KitPainter *painter,
                  cairo_t    *cr,
                  guint8      symbol,
                  KitPixel    middle,
                  double      size)
{
  g_return_if_fail (symbol < ALX_SYMBOLS);

  kit_paint_picture (painter, cr, ALX_PICTURE_EMBLEM + symbol, middle, size);
}

/** alx_paint_governor: a governor of @colour, @size pixels wide. */
void
alx_paint_governor (KitPainter *painter,
                    cairo_t    *cr,
                    KitColour   colour,
                    KitPixel    middle,
                    double      size)
{
  g_return_if_fail (colour < KIT_COLOURS);

  kit_paint_picture (painter, cr, ALX_PICTURE_GOVERNOR + colour, middle, size);
}
