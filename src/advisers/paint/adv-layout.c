/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture. */

#include "adv-layout.h"

#include <math.h>

#define COLUMN (sqrt (3) / 2)           /* width of a column, in sides */
#define ROW    1.5                      /* height of a row, in sides */
#define MARGIN 0.8                      /* sea around the land, for harbours; in sides */

/** adv_layout_at: where a row and a column meet, whole or not: the middle of the hexagon there. */
KitPixel
adv_layout_at (const AdvLayout *layout,
               double           row,
               double           column)
{
  return kit_geometry_at (&layout->geometry, column * COLUMN, row * ROW);
}

/**
 * adv_layout_init:
 * @layout: (out): the layout
 * @board: a board, which must outlive @layout
 * @width: of the picture, in pixels
 * @height: of the picture, in pixels
 */
void
adv_layout_init (AdvLayout      *layout,
                 const AdvBoard *board,
                 double          width,
                 double          height)
{
  guint left = G_MAXUINT, right = 0;
  guint top = G_MAXUINT, bottom = 0;
  KitGeometry *geometry = &layout->geometry;
  double land_width;
  double land_height;

  for (guint i = 0; i < board->n_hexagons; i++)
    {
      left = MIN (left, board->hexagons[i].column);
      right = MAX (right, board->hexagons[i].column);
      top = MIN (top, board->hexagons[i].row);
      bottom = MAX (bottom, board->hexagons[i].row);
    }
  land_width = (right - left + 2) * COLUMN;
  land_height = (bottom - top) * ROW + 2;
  layout->board = board;
  geometry->width = width;
  geometry->height = height;
  kit_geometry_fit (geometry, land_width + 2 * MARGIN, land_height + 2 * MARGIN);
  geometry->origin.x = width / 2 - (left + right) / 2.0 * COLUMN * geometry->unit;
  geometry->origin.y = height / 2 - (top + bottom) / 2.0 * ROW * geometry->unit;
}

/** adv_layout_hexagon: the middle of a hexagon. */
KitPixel
adv_layout_hexagon (const AdvLayout *layout,
                    guint8           hexagon)
{
  const AdvHexagon *h = &layout->board->hexagons[hexagon];

  return adv_layout_at (layout, h->row, h->column);
}

/** adv_layout_corner: where a corner lies. */
KitPixel
adv_layout_corner (const AdvLayout *layout,
                   guint8           corner)
{
  const AdvCorner *c = &layout->board->corners[corner];
  KitPixel at = adv_layout_at (layout, c->row, c->column);

  at.y += c->south ? layout->geometry.unit : -layout->geometry.unit;
  return at;
}

/** adv_layout_edge: the middle of an edge, and in @ends where its corners lie. */
KitPixel
adv_layout_edge (const AdvLayout *layout,
                 guint8           edge,
                 KitPixel         ends[2])
{
  for (guint i = 0; i < 2; i++)
    ends[i] = adv_layout_corner (layout, layout->board->edges[edge].corners[i]);
  return (KitPixel) { (ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2 };
}

/** adv_layout_place: the middle of a place. */
KitPixel
adv_layout_place (const AdvLayout *layout,
                  int              place)
{
  KitPixel ends[2];
  guint8 index;

  switch (adv_place_get (layout->board, place, &index))
    {
    case ADV_PLACE_HEXAGON:
      return adv_layout_hexagon (layout, index);
    case ADV_PLACE_CORNER:
      return adv_layout_corner (layout, index);
    default:
      return adv_layout_edge (layout, index, ends);
    }
}

/* The nearest place of a kind, if it lies within @reach sides of @pixel; its number or -1. */
static int
find_nearest (const AdvLayout *layout,
              AdvPlaceKind     kind,
              KitPixel         pixel,
              double           reach)
{
  const AdvBoard *board = layout->board;
  guint n = kind == ADV_PLACE_HEXAGON  ? board->n_hexagons
            : kind == ADV_PLACE_CORNER ? board->n_corners : board->n_edges;
  double least = reach * layout->geometry.unit;
  int found = -1;

  for (guint i = 0; i < n; i++)
    {
      int place = adv_place_of (board, kind, i);
      KitPixel middle = adv_layout_place (layout, place);
      double distance = hypot (middle.x - pixel.x, middle.y - pixel.y);

      if (distance >= least)
        continue;
      least = distance;
      found = place;
    }
  return found;
}

/**
 * adv_layout_find:
 * @layout: a layout
 * @kind: what is looked for; with corners, the edges between them are found too
 * @pixel: where
 *
 * Returns: the number of the place there, or -1
 */
int
adv_layout_find (const AdvLayout *layout,
                 AdvPlaceKind     kind,
                 KitPixel         pixel)
{
  static const double reaches[ADV_PLACE_KINDS] = { 0.87, 0.3, 0.4 };
  int found = find_nearest (layout, kind, pixel, reaches[kind]);

  return found < 0 && kind == ADV_PLACE_CORNER
           ? find_nearest (layout, ADV_PLACE_EDGE, pixel, 0.26) : found;
}
