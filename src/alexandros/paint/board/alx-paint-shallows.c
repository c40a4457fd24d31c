/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The water: bands that get lighter towards the coast, and lines along it as on old maps. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

/*
 * The distance from the coast is computed at the corners of a coarse grid, and pixels in between
 * look up their colour by interpolation. Stroking the coast eighteen times with broad lines took
 * twice as long as all the rest of the board.
 */
#define CELL    0.125                   /* of the grid, in sides */
#define FAR     2.4                     /* distance at which the sea is deep, in sides */
#define COLOURS 2048                    /* between the coast and FAR */
#define VECTOR  2                       /* device pixels for each pixel of vector output */

/* The far edges of bands, and the lines, in sides; each lightens the water towards the coast. */
static const double bands[] = { 2.2, 1.5, 0.95 };
static const double lines[] = { 0.59, 0.46, 0.35, 0.255, 0.175 };

typedef struct
{
  KitPixel a, b;
} Segment;

/* The area that is painted. */
typedef struct
{
  const AlxLayout *layout;
  double   x, y;                        /* left upper corner, in pixels of the layout */
  int      width, height;               /* in device pixels */
  double   scale;
  double   cell;                        /* of the grid, in device pixels */
  guint    n_columns;                   /* corners in a row of the grid */
  guint    n_rows;
  float   *distances;                   /* owned; in sides */
  guint32  colours[COLOURS];
} Water;

/* The square of the distance of a pixel from a segment. */
static double
measure_distance (const Segment *segment,
                  double         x,
                  double         y)
{
  double dx = segment->b.x - segment->a.x;
  double dy = segment->b.y - segment->a.y;
  double t =
    CLAMP (((x - segment->a.x) * dx + (y - segment->a.y) * dy) / (dx * dx + dy * dy), 0, 1);

  dx = x - segment->a.x - t * dx;
  dy = y - segment->a.y - t * dy;
  return dx * dx + dy * dy;
}

static void
find_distances (Water *water)
{
  const AlxBoard *board = water->layout->board;
  g_autofree Segment *coast = g_new (Segment, board->n_sides);
  g_autofree Segment *near = g_new (Segment, board->n_sides);
  double unit = water->layout->geometry.unit;
  guint n = 0;

  for (guint i = 0; i < board->n_sides; i++)
    if (board->sides[i].spaces[1] == ALX_NONE)
      coast[n++] = (Segment) { alx_layout_point (water->layout, board->sides[i].points[0]),
                               alx_layout_point (water->layout, board->sides[i].points[1]) };
  for (guint row = 0; row < water->n_rows; row++)
    {
      double y = water->y + row * water->cell / water->scale;
      guint n_near = 0;

      for (guint i = 0; i < n; i++)
        if (MIN (coast[i].a.y, coast[i].b.y) - y < FAR * unit &&
            y - MAX (coast[i].a.y, coast[i].b.y) < FAR * unit)
          near[n_near++] = coast[i];
      for (guint column = 0; column < water->n_columns; column++)
        {
          double x = water->x + column * water->cell / water->scale;
          double least = FAR * FAR * unit * unit;

          for (guint i = 0; i < n_near; i++)
            least = MIN (least, measure_distance (&near[i], x, y));
          water->distances[row * water->n_columns + column] = sqrt (least) / unit;
        }
    }
}

static KitRgba
mix (KitRgba        under,
     const KitRgba *over,
     double         share)
{
  return (KitRgba) { under.red + (over->red - under.red) * share,
                    under.green + (over->green - under.green) * share,
                    under.blue + (over->blue - under.blue) * share, 1 };
}

static void
find_colours (Water          *water,
              const AlxTheme *theme)
{
  double pixel = 1 / (water->layout->geometry.unit * water->scale);      /* in sides */
  double breadth = MAX (0.014, 0.9 * pixel);

  for (guint i = 0; i < COLOURS; i++)
    {
      double distance = i * FAR / COLOURS;
      KitRgba colour = theme->kit.backdrop;

      for (guint k = 0; k < G_N_ELEMENTS (bands); k++)
        colour =
          mix (colour, &theme->shallows, 0.13 * CLAMP ((bands[k] - distance) / pixel + 0.5, 0, 1));
      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        if (distance < lines[k])
          colour = mix (theme->kit.backdrop, &theme->shallows, 0.36 + 0.13 * k);
      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        colour = mix (colour, &theme->wave, (0.30 + 0.07 * k) *
                      CLAMP ((breadth / 2 - fabs (distance - lines[k])) / pixel + 0.5, 0, 1));
      water->colours[i] = 0xff000000 | (guint32)(colour.red * 255 + 0.5) << 16 |
                          (guint32)(colour.green * 255 + 0.5) << 8 |
                          (guint32)(colour.blue * 255 + 0.5);
    }
}

/* One line of pixels; distances are interpolated between two corners of the grid. */
static void
fill_line (const Water *water,
           int          y,
           guint32     *pixels)
{
  guint row = y / water->cell;
  double down = y / water->cell - row;
  const float *upper = &water->distances[row * water->n_columns];
  const float *lower = upper + water->n_columns;

  for (guint column = 0; column + 1 < water->n_columns; column++)
    {
      int from = ceil (column * water->cell);
      int to = MIN (water->width, (int) ceil ((column + 1) * water->cell));
      double left = upper[column] + (lower[column] - upper[column]) * down;
      double right = upper[column + 1] + (lower[column + 1] - upper[column + 1]) * down;
      float step = (right - left) / water->cell * COLOURS / FAR;
      float at = left * COLOURS / FAR + (from - column * water->cell) * step;

      for (int x = from; x < to; x++, at += step)
        pixels[x] = water->colours[CLAMP ((int) at, 0, COLOURS - 1)];
    }
}

/** alx_paint_shallows: the whole sea, opaque. */
void
alx_paint_shallows (const AlxTarget *target)
{
  double scale = kit_paint_find_scale (target->painter, target->cr);
  double x1, y1, x2, y2;
  Water water = { .layout = target->layout, .scale = scale > 0 ? scale : VECTOR };
  cairo_surface_t *surface;
  guint8 *data;

  cairo_clip_extents (target->cr, &x1, &y1, &x2, &y2);
  water.x = floor (x1);
  water.y = floor (y1);
  water.width = ceil ((x2 - water.x) * water.scale);
  water.height = ceil ((y2 - water.y) * water.scale);
  water.cell = MAX (CELL * target->unit * water.scale, 2);
  water.n_columns = water.width / water.cell + 2;
  water.n_rows = water.height / water.cell + 2;
  water.distances = g_new (float, water.n_columns * water.n_rows);
  find_distances (&water);
  find_colours (&water, target->theme);

  surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (water.width, 1), MAX (water.height, 1));
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < water.height; y++)
    fill_line (&water, y, (guint32 *) (data + y * cairo_image_surface_get_stride (surface)));
  cairo_surface_mark_dirty (surface);
  cairo_surface_set_device_scale (surface, water.scale, water.scale);
  cairo_set_source_surface (target->cr, surface, water.x, water.y);
  cairo_paint (target->cr);
  cairo_surface_destroy (surface);
  g_free (water.distances);
}
