/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sea with waves, title, compass rose and its rhumb lines. */

#include "alexandros/paint/alx-paint-private.h"

#include <math.h>

#define TITLE    "ALEXANDROS"           /* a name: the same in all languages */
#define CELL     0.3                    /* of the grid to find free areas, in sides */
#define MAX_CELL 160
#define RHUMBS   32

/* Where the sea is free: a summed-area table of cells that are not. */
typedef struct
{
  const AlxLayout *layout;
  guint   n_columns, n_rows;
  double  cell;
  guint16 taken[MAX_CELL + 1][MAX_CELL + 1];
} Grid;

/* A rectangle on the sea. */
typedef struct
{
  KitPixel middle;
  double   width, height;
} Area;

/* Fills in the table; cells in @area, if not NULL, are taken as well. */
static void
grid_sum (Grid       *grid,
          const Area *area)
{
  for (guint y = 1; y <= grid->n_rows; y++)
    for (guint x = 1; x <= grid->n_columns; x++)
      {
        double left = grid->layout->geometry.map.x + (x - 0.5) * grid->cell;
        double top = grid->layout->geometry.map.y + (y - 0.5) * grid->cell;
        guint inside = area != NULL && fabs (left - area->middle.x) < area->width / 2 &&
                       fabs (top - area->middle.y) < area->height / 2;

        grid->taken[y][x] = grid->taken[y - 1][x] + grid->taken[y][x - 1] -
                            grid->taken[y - 1][x - 1] + inside +
                            !alx_layout_is_sea (grid->layout, left, top);
      }
}

/* (transfer full) */
static Grid *
grid_new (const AlxLayout *layout)
{
  Grid *grid = g_new0 (Grid, 1);

  grid->layout = layout;
  grid->cell = MAX (layout->geometry.unit * CELL,
                    MAX (layout->geometry.map_width, layout->geometry.map_height) / MAX_CELL);
  grid->n_columns = layout->geometry.map_width / grid->cell;
  grid->n_rows = layout->geometry.map_height / grid->cell;
  grid_sum (grid, NULL);
  return grid;
}

/* The free area of this size that is nearest to @wish, from 0 to 1 across the sea. */
static gboolean
grid_find (const Grid *grid,
           double      width,
           double      height,
           KitPixel    wish,
           Area       *area)
{
  guint w = ceil (width / grid->cell) + 2;
  guint h = ceil (height / grid->cell) + 2;
  double best = G_MAXDOUBLE;

  for (guint y = h; y <= grid->n_rows; y++)
    for (guint x = w; x <= grid->n_columns; x++)
      {
        double dx = (x - w / 2.0) / grid->n_columns - wish.x;
        double dy = (y - h / 2.0) / grid->n_rows - wish.y;

        if (grid->taken[y][x] - grid->taken[y - h][x] - grid->taken[y][x - w] +
                grid->taken[y - h][x - w] >
              0 ||
            dx * dx + dy * dy >= best)
          continue;
        best = dx * dx + dy * dy;
        area->middle.x = grid->layout->geometry.map.x + (x - w / 2.0) * grid->cell;
        area->middle.y = grid->layout->geometry.map.y + (y - h / 2.0) * grid->cell;
        area->width = width;
        area->height = height;
      }
  return best < G_MAXDOUBLE;
}

/* --- water --- */

/* Scattered waves, away from the coast. */
static void
paint_waves (const AlxTarget *target)
{
  cairo_t *cr = target->cr;
  const KitGeometry *geometry = &target->layout->geometry;
  double unit = geometry->unit;
  double step = unit * 0.78;
  double size = unit * 0.13;
  guint n = 0;

  for (double y = geometry->map.y + step * 0.6; y < geometry->map.y + geometry->map_height;
       y += step)
    for (double x = geometry->map.x + step * 0.6; x < geometry->map.x + geometry->map_width;
         x += step)
      {
        double dx = ((n * 7919) % 101 / 101.0 - 0.5) * step * 0.8;
        double dy = ((n * 104729) % 103 / 103.0 - 0.5) * step * 0.8;
        gboolean near_land = FALSE;

        n++;
        for (guint i = 0; i < 12 && !near_land; i++)
          near_land = !alx_layout_is_sea (target->layout, x + dx + cos (i * G_PI / 6) * unit * 0.95,
                                          y + dy + sin (i * G_PI / 6) * unit * 0.95);
        if (near_land)
          continue;
        cairo_move_to (cr, x + dx - 2 * size, y + dy);
        cairo_rel_curve_to (cr, size * 0.5, -size * 0.7, size * 1.2, -size * 0.7, size * 1.6, 0);
        cairo_rel_curve_to (cr, size * 0.5, -size * 0.7, size * 1.2, -size * 0.7, size * 1.6, 0);
      }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  kit_paint_stroke (cr, MAX (unit * 0.018, 0.8), &target->theme->wave, 0.55);
}

/* --- compass rose and title --- */

/* What lies @distance pixels from the middle of the rose, towards @angle from the north. */
static KitPixel
find_bearing (KitPixel middle,
              double   angle,
              double   distance)
{
  return (KitPixel) { middle.x + sin (angle) * distance, middle.y - cos (angle) * distance };
}

static void
trace_ray (cairo_t *cr,
           KitPixel middle,
           double   angle,
           double   length,
           double   breadth,
           int      half)
{
  KitPixel side = find_bearing (middle, angle + half * G_PI / 8, breadth);

  kit_paint_trace_line (cr, middle, find_bearing (middle, angle, length));
  cairo_line_to (cr, side.x, side.y);
  cairo_close_path (cr);
}

static void
paint_rose (const AlxTarget *target,
            const Area      *area)
{
  cairo_t *cr = target->cr;
  double radius = area->height * 0.40;
  double line = MAX (radius * 0.025, 0.8);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  kit_paint_trace_circle (cr, area->middle, radius * 0.86);
  kit_paint_stroke (cr, line, &target->theme->rose, 0.9);
  kit_paint_trace_circle (cr, area->middle, radius * 0.78);
  kit_paint_stroke (cr, line, &target->theme->rose, 0.9);
  for (guint i = 0; i < RHUMBS; i++)
    {
      double angle = i * 2 * G_PI / RHUMBS;

      kit_paint_trace_line (cr, find_bearing (area->middle, angle, radius * 0.78),
                            find_bearing (area->middle, angle, radius * 0.86));
    }
  kit_paint_stroke (cr, line, &target->theme->rose, 0.9);
  /* Eight short rays, then the eight longer ones over them; each half light and half dark. */
  for (guint i = 0; i < 16; i++)
    {
      guint ray = i < 8 ? 2 * i + 1 : (i - 8) % 8 * 2;
      double angle = ray * G_PI / 8;
      double length = i < 8 ? radius * 0.56 : ray % 4 == 0 ? radius * 1.08 : radius * 0.74;

      for (int half = -1; half <= 1; half += 2)
        {
          trace_ray (cr, area->middle, angle, length, radius * (i < 8 ? 0.13 : 0.19), half);
          kit_paint_shape (cr, half < 0 ? &target->theme->title : &target->theme->rose,
                           &target->theme->rose, line);
        }
    }
}

static void
paint_rhumbs (const AlxTarget *target,
              const Area      *rose)
{
  double far = target->layout->geometry.map_width + target->layout->geometry.map_height;

  for (guint i = 0; i < RHUMBS; i++)
    {
      double angle = i * 2 * G_PI / RHUMBS;

      cairo_move_to (target->cr, rose->middle.x, rose->middle.y);
      cairo_rel_line_to (target->cr, sin (angle) * far, cos (angle) * far);
    }
  kit_paint_stroke (target->cr, MAX (target->unit * 0.012, 0.6), &target->theme->rose, 0.16);
}

static void
paint_title (const AlxTarget *target,
             const Area      *area,
             double           size)
{
  cairo_t *cr = target->cr;
  double line = MAX (size * 0.05, 0.8);
  double half = area->width / 2 - size * 0.5;

  kit_theme_set (cr, &target->theme->title);
  kit_paint_text (target->painter, cr, TITLE, KIT_TEXT_SPACED, size, area->middle);
  for (int side = -1; side <= 1; side += 2)
    {
      double y = area->middle.y + side * size * 0.82;

      kit_paint_trace_line (cr, (KitPixel) { area->middle.x - half, y },
                            (KitPixel) { area->middle.x - size * 0.3, y });
      kit_paint_trace_line (cr, (KitPixel) { area->middle.x + size * 0.3, y },
                            (KitPixel) { area->middle.x + half, y });
      kit_paint_stroke (cr, line, &target->theme->title, 1);
      cairo_move_to (cr, area->middle.x - size * 0.16, y);
      cairo_rel_line_to (cr, size * 0.16, -size * 0.1);
      cairo_rel_line_to (cr, size * 0.16, size * 0.1);
      cairo_rel_line_to (cr, -size * 0.16, size * 0.1);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

/* The largest title that fits. */
static gboolean
find_title (const AlxTarget *target,
            const Grid      *grid,
            Area            *area,
            double          *size)
{
  double unit = target->unit;
  KitTextExtents text;

  kit_paint_measure_text (target->painter, target->cr, TITLE, KIT_TEXT_SPACED, &text);
  for (*size = unit * 0.95; *size > unit * 0.28 && *size > 9; *size *= 0.88)
    if (grid_find (grid, (text.width + 1) * *size, *size * 2, (KitPixel) { 0.5, 0.08 }, area))
      return TRUE;
  return FALSE;
}

/* Title and compass rose, if they fit, and the rhumb lines of the rose. */
static void
paint_legend (const AlxTarget *target)
{
  g_autofree Grid *grid = grid_new (target->layout);
  Area title = { { 0, 0 }, 0, 0 };
  Area rose = { { 0, 0 }, 0, 0 };
  double size;

  if (find_title (target, grid, &title, &size))
    grid_sum (grid, &title);
  for (double radius = target->unit * 1.5; radius > target->unit * 0.5 && rose.width == 0;
       radius *= 0.9)
    grid_find (grid, 2 * radius, 2 * radius, (KitPixel) { 0.5, 0.9 }, &rose);
  if (rose.width > 0)
    {
      paint_rhumbs (target, &rose);
      paint_rose (target, &rose);
    }
  if (title.width > 0)
    paint_title (target, &title, size);
}

/** alx_paint_sea: the sea and everything on it; the land is painted over it. */
void
alx_paint_sea (const AlxTarget *target)
{
  alx_paint_shallows (target);
  kit_paint_grain (target->painter, target->cr, 0.6 * target->theme->grain);
  paint_waves (target);
  paint_legend (target);
}
