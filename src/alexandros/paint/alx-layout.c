/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the places of a board lie on a picture, and which place lies under a pixel. */

#include "alx-layout.h"

#include <math.h>

#define MIN_FRAME_WIDTH 620             /* below it the figures of the track cannot be read */
#define REACH           0.42            /* of a point, in sides */
#define TOP             0.95            /* of the sea above the land, in sides */

/**
 * alx_layout_init:
 * @layout: (out): where everything lies
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
  double steps = board->n_columns + 1;
  double land_width = steps / 2;
  double land_height = board->n_rows * ALX_ROW;
  double room_width;
  double room_height;
  double margin;

  layout->board = board;
  layout->width = width;
  layout->height = height;
  layout->frame = width >= MIN_FRAME_WIDTH && height >= MIN_FRAME_WIDTH * 0.55
                  ? floor (CLAMP (MIN (width, height * 1.7) * 0.034, 22, 64)) : 0;
  room_width = MAX (width - 2 * layout->frame, 1);
  room_height = MAX (height - 2 * layout->frame, 1);
  margin = layout->frame > 0 ? 0.62 : 0.4;
  /* Alexander is as tall as a side: on the topmost line he needs that much above it. */
  layout->unit = MIN (room_width / (land_width + 2 * margin),
                      room_height / (land_height + margin + TOP));
  layout->origin.x = layout->frame + (room_width - land_width * layout->unit) / 2;
  layout->origin.y = layout->frame + MAX ((room_height - land_height * layout->unit) / 2, TOP * layout->unit);
}

/** alx_layout_point: where @point lies. */
AlxPixel
alx_layout_point (const AlxLayout *layout,
                  guint8           point)
{
  const AlxPoint *p = &layout->board->points[point];

  return (AlxPixel) { layout->origin.x + p->step * layout->unit / 2,
                      layout->origin.y + p->line * layout->unit * ALX_ROW };
}

/** alx_layout_space: the middle of @space, as far from each side. */
AlxPixel
alx_layout_space (const AlxLayout *layout,
                  guint8           space)
{
  const guint8 *corners = layout->board->spaces[space].points;
  AlxPixel middle = { 0, 0 };

  for (guint i = 0; i < 3; i++)
    {
      AlxPixel corner = alx_layout_point (layout, corners[i]);

      middle.x += corner.x / 3;
      middle.y += corner.y / 3;
    }
  return middle;
}

/* Cells of the track: the target's number, as many at the sides as the height holds; 0 and the target share a corner. */
static guint
count_vertical_cells (const AlxLayout *layout)
{
  double width = layout->width - layout->frame;
  double height = layout->height - layout->frame;
  guint half = layout->board->target / 2;

  return CLAMP (lround (half * height / (width + height)), 1, (int) half - 1);
}

/** alx_layout_score: where @score stands on the track; it begins again at the target. */
AlxPixel
alx_layout_score (const AlxLayout *layout,
                  guint            score)
{
  guint target = layout->board->target;
  guint vertical = count_vertical_cells (layout);
  guint horizontal = target / 2 - vertical;
  double left = layout->frame / 2;
  double top = layout->frame / 2;
  double right = layout->width - left;
  double bottom = layout->height - top;
  double step_x = (right - left) / horizontal;
  double step_y = (bottom - top) / vertical;
  guint n = score % target;

  if (n <= horizontal)
    return (AlxPixel) { left + n * step_x, top };
  n -= horizontal;
  if (n <= vertical)
    return (AlxPixel) { right, top + n * step_y };
  n -= vertical;
  if (n <= horizontal)
    return (AlxPixel) { right - n * step_x, bottom };
  n -= horizontal;
  return (AlxPixel) { left, bottom - n * step_y };
}

/** alx_layout_score_cell: the size of a cell of the track. */
double
alx_layout_score_cell (const AlxLayout *layout)
{
  AlxPixel a = alx_layout_score (layout, 0);
  AlxPixel b = alx_layout_score (layout, 1);
  AlxPixel c = alx_layout_score (layout, layout->board->target - 1);

  return MIN (layout->frame * 0.62, 0.8 * MIN (b.x - a.x, c.y - a.y));
}

/** alx_layout_find_point: the point near a pixel, or %ALX_NONE. */
guint8
alx_layout_find_point (const AlxLayout *layout,
                       double           x,
                       double           y)
{
  double best = REACH * layout->unit;
  guint8 found = ALX_NONE;

  for (guint p = 0; p < layout->board->n_points; p++)
    {
      AlxPixel pixel = alx_layout_point (layout, p);
      double distance = hypot (pixel.x - x, pixel.y - y);

      if (distance < best)
        {
          best = distance;
          found = p;
        }
    }
  return found;
}

/** alx_layout_find_space: the space under a pixel, or %ALX_NONE. */
guint8
alx_layout_find_space (const AlxLayout *layout,
                       double           x,
                       double           y)
{
  double down = (y - layout->origin.y) / (layout->unit * ALX_ROW);
  double right = (x - layout->origin.x) / (layout->unit / 2);
  int row = floor (down);
  double in_row = down - row;

  for (guint s = 0; s < layout->board->n_spaces; s++)
    {
      const AlxSpace *space = &layout->board->spaces[s];
      gboolean up = (space->row + space->column) % 2 == 1;
      double half = up ? in_row : 1 - in_row;   /* of the space's breadth, at this height */

      if (space->row == row && fabs (right - (space->column + 1)) <= half)
        return s;
    }
  return ALX_NONE;
}
