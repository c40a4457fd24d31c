/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture, and back. */

#include "alx-layout.h"

#include <math.h>
#include <stdlib.h>

#define MIN_FRAME_WIDTH 620             /* of the picture, for a legible score track */
#define REACH           0.42            /* within which a pixel hits a point, in sides */
#define TRACK           0.38            /* of the frame: the middle of the cells from outside */
#define TOP             0.95            /* sea above the land, in sides */

/* The half-steps and lines that are used: a map may leave its rim empty. */
static void
measure_land (const AlxBoard *board,
              guint          *left,
              guint          *right,
              guint          *top,
              guint          *bottom)
{
  *left = *top = G_MAXUINT;
  *right = *bottom = 0;
  for (guint p = 0; p < board->n_points; p++)
    {
      *left = MIN (*left, board->points[p].step);
      *right = MAX (*right, board->points[p].step);
      *top = MIN (*top, board->points[p].line);
      *bottom = MAX (*bottom, board->points[p].line);
    }
}

/**
 * alx_layout_init:
 * @layout: (out): the layout
 * @board: a board, which must outlive @layout
 * @width: of the picture, in pixels
 * @height: of the picture, in pixels
 */
void
alx_layout_init (AlxLayout      *layout,
                 const AlxBoard *board,
                 double          width,
                 double          height)
{
  KitGeometry *geometry = &layout->geometry;
  guint left, right, top, bottom;
  double land_width;
  double land_height;
  double margin;

  measure_land (board, &left, &right, &top, &bottom);
  land_width = (right - left) / 2.0;
  land_height = (bottom - top) * ALX_ROW;
  layout->board = board;
  geometry->width = width;
  geometry->height = height;
  geometry->frame = width >= MIN_FRAME_WIDTH && height >= MIN_FRAME_WIDTH * 0.55
                    ? floor (CLAMP (MIN (width, height * 1.7) * 0.042, 26, 92)) : 0;
  geometry->map = (KitPixel) { geometry->frame, geometry->frame };
  geometry->map_width = MAX (width - 2 * geometry->frame, 1);
  geometry->map_height = MAX (height - 2 * geometry->frame, 1);
  geometry->numbers = 1;
  margin = geometry->frame > 0 ? 0.52 : 0.35;
  /* Alexander is as tall as a side and needs that room above the topmost line. */
  geometry->unit = MIN (geometry->map_width / (land_width + 2 * margin),
                        geometry->map_height / (land_height + margin + TOP));
  geometry->origin.x = geometry->map.x +
                       (geometry->map_width - land_width * geometry->unit) / 2 -
                       left * geometry->unit / 2;
  geometry->origin.y =
    geometry->map.y - top * geometry->unit * ALX_ROW +
    MAX ((geometry->map_height - land_height * geometry->unit) / 2, TOP * geometry->unit);
}

/** alx_layout_is_sea: whether a pixel lies in the sea, visible or not. */
gboolean
alx_layout_is_sea (const AlxLayout *layout,
                   double           x,
                   double           y)
{
  const KitGeometry *geometry = &layout->geometry;

  return x >= geometry->map.x && y >= geometry->map.y &&
         x < geometry->map.x + geometry->map_width && y < geometry->map.y + geometry->map_height &&
         alx_layout_find_space (layout, x, y) == ALX_NONE;
}

/** alx_layout_point: the pixel of @point. */
KitPixel
alx_layout_point (const AlxLayout *layout,
                  guint8           point)
{
  const AlxPoint *p = &layout->board->points[point];

  return (KitPixel) { layout->geometry.origin.x + p->step * layout->geometry.unit / 2,
                      layout->geometry.origin.y + p->line * layout->geometry.unit * ALX_ROW };
}

/** alx_layout_space: the centre of @space. */
KitPixel
alx_layout_space (const AlxLayout *layout,
                  guint8           space)
{
  const guint8 *corners = layout->board->spaces[space].points;
  KitPixel middle = { 0, 0 };

  for (guint i = 0; i < 3; i++)
    {
      KitPixel corner = alx_layout_point (layout, corners[i]);

      middle.x += corner.x / 3;
      middle.y += corner.y / 3;
    }
  return middle;
}

/* The number of cells on the left side of the track. All sides together have as many cells as the
   target; 0 and the target share the upper left corner. */
static guint
count_vertical_cells (const AlxLayout *layout)
{
  double width = layout->geometry.width - 2 * TRACK * layout->geometry.frame;
  double height = layout->geometry.height - 2 * TRACK * layout->geometry.frame;
  guint half = layout->board->target / 2;

  return CLAMP (lround (half * height / (width + height)), 1, (int) half - 1);
}

/** alx_layout_score: the middle of the cell of @score on the track, modulo the target. */
KitPixel
alx_layout_score (const AlxLayout *layout,
                  guint            score)
{
  guint target = layout->board->target;
  guint vertical = count_vertical_cells (layout);
  guint horizontal = target / 2 - vertical;
  double left = layout->geometry.frame * TRACK;
  double top = layout->geometry.frame * TRACK;
  double right = layout->geometry.width - left;
  double bottom = layout->geometry.height - top;
  double step_x = (right - left) / horizontal;
  double step_y = (bottom - top) / vertical;
  guint n = score % target;

  if (n <= horizontal)
    return (KitPixel) { left + n * step_x, top };
  n -= horizontal;
  if (n <= vertical)
    return (KitPixel) { right, top + n * step_y };
  n -= vertical;
  if (n <= horizontal)
    return (KitPixel) { right - n * step_x, bottom };
  n -= horizontal;
  return (KitPixel) { left, bottom - n * step_y };
}

/** alx_layout_score_cell: the size of a cell of the track, in pixels. */
double
alx_layout_score_cell (const AlxLayout *layout)
{
  KitPixel a = alx_layout_score (layout, 0);
  KitPixel b = alx_layout_score (layout, 1);
  KitPixel c = alx_layout_score (layout, layout->board->target - 1);

  return MIN (layout->geometry.frame * 0.56, 0.8 * MIN (b.x - a.x, c.y - a.y));
}

/** alx_layout_find_point: the nearest point within reach of a pixel, or %ALX_NONE. */
guint8
alx_layout_find_point (const AlxLayout *layout,
                       double           x,
                       double           y)
{
  double best = REACH * layout->geometry.unit;
  guint8 found = ALX_NONE;

  for (guint p = 0; p < layout->board->n_points; p++)
    {
      KitPixel pixel = alx_layout_point (layout, p);
      double distance = hypot (pixel.x - x, pixel.y - y);

      if (distance < best)
        {
          best = distance;
          found = p;
        }
    }
  return found;
}

static int
compare_place (const void *wanted,
               const void *space)
{
  const AlxSpace *s = space;

  return *(const int *) wanted - (s->row * 256 + s->column);
}

/* The space in a row and a column. Spaces are sorted by row and column. */
static guint8
find_at (const AlxBoard *board,
         int             row,
         int             column)
{
  int wanted = row * 256 + column;
  const AlxSpace *space = NULL;

  if (row >= 0 && column >= 0)
    space = bsearch (&wanted, board->spaces, board->n_spaces, sizeof *space, compare_place);
  return space != NULL ? space - board->spaces : ALX_NONE;
}

/** alx_layout_find_space: the space under a pixel, or %ALX_NONE. */
guint8
alx_layout_find_space (const AlxLayout *layout,
                       double           x,
                       double           y)
{
  double down = (y - layout->geometry.origin.y) / (layout->geometry.unit * ALX_ROW);
  double right = (x - layout->geometry.origin.x) / (layout->geometry.unit / 2);
  int row = floor (down);
  double in_row = down - row;

  /* Two neighbours in the row overlap here; the slope of their common side decides. */
  for (int column = (int) floor (right) - 1; column <= (int) floor (right); column++)
    {
      gboolean up = (row + column) % 2 != 0;
      double half = up ? in_row : 1 - in_row;   /* half the width of the space here */

      if (fabs (right - (column + 1)) <= half)
        {
          guint8 space = find_at (layout->board, row, column);

          if (space != ALX_NONE)
            return space;
        }
    }
  return ALX_NONE;
}
