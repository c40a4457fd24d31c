/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sea, and what is drawn upon it: rhumb lines, waves, a compass rose, the title. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define TITLE    "ALEXANDROS"           /* a name: the same in all languages */
#define CELL     0.3                    /* of a side: how finely free room is looked for */
#define MAX_CELL 160
#define RHUMBS   32

/* Where the sea is free: sums over the cells above and to the left. */
typedef struct
{
  const AlxLayout *layout;
  guint   n_columns, n_rows;
  double  cell;
  guint16 taken[MAX_CELL + 1][MAX_CELL + 1];
} Room;

/* A rectangle on the sea. */
typedef struct
{
  AlxPixel middle;
  double   width, height;
} Place;

static void
room_init (Room            *room,
           const AlxLayout *layout)
{
  room->layout = layout;
  room->cell = MAX (layout->unit * CELL, MAX (layout->sea_width, layout->sea_height) / MAX_CELL);
  room->n_columns = layout->sea_width / room->cell;
  room->n_rows = layout->sea_height / room->cell;
  for (guint y = 0; y <= room->n_rows; y++)
    for (guint x = 0; x <= room->n_columns; x++)
      {
        double left = layout->sea.x + (x - 0.5) * room->cell;
        double top = layout->sea.y + (y - 0.5) * room->cell;

        room->taken[y][x] = x == 0 || y == 0 ? 0
                                             : room->taken[y - 1][x] + room->taken[y][x - 1] -
                                                 room->taken[y - 1][x - 1] +
                                                 !alx_layout_is_sea (layout, left, top);
      }
}

/* The free rectangle of this size that lies nearest to @wish, a part of the sea's width and
   height. */
static gboolean
room_find (const Room *room,
           double      width,
           double      height,
           AlxPixel    wish,
           Place      *place)
{
  guint w = ceil (width / room->cell) + 2;
  guint h = ceil (height / room->cell) + 2;
  double best = G_MAXDOUBLE;

  for (guint y = h; y <= room->n_rows; y++)
    for (guint x = w; x <= room->n_columns; x++)
      {
        double dx = (x - w / 2.0) / room->n_columns - wish.x;
        double dy = (y - h / 2.0) / room->n_rows - wish.y;

        if (room->taken[y][x] - room->taken[y - h][x] - room->taken[y][x - w] +
                room->taken[y - h][x - w] >
              0 ||
            dx * dx + dy * dy >= best)
          continue;
        best = dx * dx + dy * dy;
        place->middle.x = room->layout->sea.x + (x - w / 2.0) * room->cell;
        place->middle.y = room->layout->sea.y + (y - h / 2.0) * room->cell;
        place->width = width;
        place->height = height;
      }
  return best < G_MAXDOUBLE;
}

/* No further room is found over @place. */
static void
room_take (Room        *room,
           const Place *place)
{
  for (guint y = 1; y <= room->n_rows; y++)
    for (guint x = 1; x <= room->n_columns; x++)
      {
        double left = room->layout->sea.x + (x - 0.5) * room->cell;
        double top = room->layout->sea.y + (y - 0.5) * room->cell;
        guint inside = fabs (left - place->middle.x) < place->width / 2 &&
                       fabs (top - place->middle.y) < place->height / 2;

        room->taken[y][x] = room->taken[y - 1][x] + room->taken[y][x - 1] -
                            room->taken[y - 1][x - 1] + inside +
                            !alx_layout_is_sea (room->layout, left, top);
      }
}

/* --- water --- */

/* A wave here and there, where there is no coast near. */
static void
paint_waves (AlxPainter      *painter,
             cairo_t         *cr,
             const AlxLayout *layout)
{
  double step = layout->unit * 0.78;
  double size = layout->unit * 0.13;
  guint n = 0;

  for (double y = layout->sea.y + step * 0.6; y < layout->sea.y + layout->sea_height; y += step)
    for (double x = layout->sea.x + step * 0.6; x < layout->sea.x + layout->sea_width; x += step)
      {
        double dx = ((n * 7919) % 101 / 101.0 - 0.5) * step * 0.8;
        double dy = ((n * 104729) % 103 / 103.0 - 0.5) * step * 0.8;
        gboolean near_land = FALSE;

        n++;
        for (guint i = 0; i < 12 && !near_land; i++)
          near_land = !alx_layout_is_sea (layout, x + dx + cos (i * G_PI / 6) * layout->unit * 0.95,
                                          y + dy + sin (i * G_PI / 6) * layout->unit * 0.95);
        if (near_land)
          continue;
        cairo_move_to (cr, x + dx - 2 * size, y + dy);
        cairo_rel_curve_to (cr, size * 0.5, -size * 0.7, size * 1.2, -size * 0.7, size * 1.6, 0);
        cairo_rel_curve_to (cr, size * 0.5, -size * 0.7, size * 1.2, -size * 0.7, size * 1.6, 0);
      }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (layout->unit * 0.018, 0.8));
  alx_theme_set_alpha (cr, &painter->theme->wave, 0.55);
  cairo_stroke (cr);
}

/* --- compass rose and title --- */

static void
trace_ray (cairo_t *cr,
           AlxPixel middle,
           double   angle,
           double   length,
           double   breadth,
           int      half)
{
  cairo_move_to (cr, middle.x, middle.y);
  cairo_line_to (cr, middle.x + sin (angle) * length, middle.y - cos (angle) * length);
  cairo_line_to (cr, middle.x + sin (angle + half * G_PI / 8) * breadth,
                 middle.y - cos (angle + half * G_PI / 8) * breadth);
  cairo_close_path (cr);
}

static void
paint_rose (AlxPainter  *painter,
            cairo_t     *cr,
            const Place *place)
{
  const AlxTheme *theme = painter->theme;
  double radius = place->height * 0.40;
  double line = MAX (radius * 0.025, 0.8);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, line);
  alx_theme_set_alpha (cr, &theme->rose, 0.9);
  cairo_arc (cr, place->middle.x, place->middle.y, radius * 0.86, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, place->middle.x, place->middle.y, radius * 0.78, 0, 2 * G_PI);
  cairo_stroke (cr);
  for (guint i = 0; i < RHUMBS; i++)
    {
      double angle = i * 2 * G_PI / RHUMBS;

      cairo_move_to (cr, place->middle.x + sin (angle) * radius * 0.78,
                     place->middle.y - cos (angle) * radius * 0.78);
      cairo_line_to (cr, place->middle.x + sin (angle) * radius * 0.86,
                     place->middle.y - cos (angle) * radius * 0.86);
    }
  cairo_stroke (cr);
  /* First the eight short rays, then the four long ones over them; each half light and half
     dark. */
  for (guint i = 0; i < 16; i++)
    {
      guint ray = i < 8 ? 2 * i + 1 : (i - 8) % 8 * 2;
      double angle = ray * G_PI / 8;
      double length = i < 8 ? radius * 0.56 : ray % 4 == 0 ? radius * 1.08 : radius * 0.74;

      for (int half = -1; half <= 1; half += 2)
        {
          trace_ray (cr, place->middle, angle, length, radius * (i < 8 ? 0.13 : 0.19), half);
          alx_theme_set (cr, half < 0 ? &theme->title : &theme->rose);
          cairo_fill_preserve (cr);
          alx_theme_set (cr, &theme->rose);
          cairo_stroke (cr);
        }
    }
}

static void
paint_rhumbs (AlxPainter      *painter,
              cairo_t         *cr,
              const AlxLayout *layout,
              const Place     *rose)
{
  double far = layout->sea_width + layout->sea_height;

  for (guint i = 0; i < RHUMBS; i++)
    {
      double angle = i * 2 * G_PI / RHUMBS;

      cairo_move_to (cr, rose->middle.x, rose->middle.y);
      cairo_rel_line_to (cr, sin (angle) * far, cos (angle) * far);
    }
  cairo_set_line_width (cr, MAX (layout->unit * 0.012, 0.6));
  alx_theme_set_alpha (cr, &painter->theme->rose, 0.16);
  cairo_stroke (cr);
}

static void
paint_title (AlxPainter  *painter,
             cairo_t     *cr,
             const Place *place,
             double       size)
{
  const AlxTheme *theme = painter->theme;
  double line = MAX (size * 0.05, 0.8);
  double half = place->width / 2 - size * 0.5;

  alx_theme_set (cr, &theme->title);
  alx_paint_text (painter, cr, TITLE, ALX_TEXT_SPACED, size, place->middle);
  cairo_set_line_width (cr, line);
  for (int side = -1; side <= 1; side += 2)
    {
      double y = place->middle.y + side * size * 0.82;

      cairo_move_to (cr, place->middle.x - half, y);
      cairo_line_to (cr, place->middle.x - size * 0.3, y);
      cairo_move_to (cr, place->middle.x + size * 0.3, y);
      cairo_line_to (cr, place->middle.x + half, y);
      cairo_stroke (cr);
      cairo_move_to (cr, place->middle.x - size * 0.16, y);
      cairo_rel_line_to (cr, size * 0.16, -size * 0.1);
      cairo_rel_line_to (cr, size * 0.16, size * 0.1);
      cairo_rel_line_to (cr, -size * 0.16, size * 0.1);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

/* The largest title that the sea has room for. */
static gboolean
find_title (AlxPainter *painter,
            cairo_t    *cr,
            const Room *room,
            Place      *place,
            double     *size)
{
  double unit = room->layout->unit;
  AlxTextExtents text;

  alx_paint_measure_text (painter, cr, TITLE, ALX_TEXT_SPACED, &text);
  for (*size = unit * 0.95; *size > unit * 0.28 && *size > 9; *size *= 0.88)
    if (room_find (room, (text.width + 1) * *size, *size * 2, (AlxPixel) { 0.5, 0.08 }, place))
      return TRUE;
  return FALSE;
}

/* Title and compass rose where the sea has room for them, and the rhumb lines of the rose. */
static void
paint_legend (AlxPainter      *painter,
              cairo_t         *cr,
              const AlxLayout *layout)
{
  g_autofree Room *room = g_new (Room, 1);
  Place title = { { 0, 0 }, 0, 0 };
  Place rose = { { 0, 0 }, 0, 0 };
  double size;

  room_init (room, layout);
  if (find_title (painter, cr, room, &title, &size))
    room_take (room, &title);
  for (double radius = layout->unit * 1.5; radius > layout->unit * 0.5 && rose.width == 0;
       radius *= 0.9)
    room_find (room, 2 * radius, 2 * radius, (AlxPixel) { 0.5, 0.9 }, &rose);
  if (rose.width > 0)
    {
      paint_rhumbs (painter, cr, layout, &rose);
      paint_rose (painter, cr, &rose);
    }
  if (title.width > 0)
    paint_title (painter, cr, &title, size);
}

/** alx_paint_sea: everything in the room of the sea, land to be painted over it. */
void
alx_paint_sea (AlxPainter      *painter,
               cairo_t         *cr,
               const AlxLayout *layout)
{
  alx_paint_shallows (painter, cr, layout);
  alx_paint_grain (painter, cr, 0.6 * painter->theme->grain);
  paint_waves (painter, cr, layout);
  paint_legend (painter, cr, layout);
}
