/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture. */

#include "adv-layout.h"

#include <math.h>

#define COLUMN (sqrt (3) / 2)           /* width of a column, in sides */
#define ROW    1.5                      /* height of a row, in sides */
#define MARGIN 0.8                      /* sea around the land, for harbours; in sides */

static KitPixel
find_middle (const AdvLayout *layout,
             int              row,
             int              column)
{
  const KitGeometry *geometry = &layout->geometry;

  return (KitPixel) { geometry->origin.x + column * COLUMN * geometry->unit,
                      geometry->origin.y + row * ROW * geometry->unit };
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
  *geometry = (KitGeometry) { .width = width, .height = height, .map_width = width,
                              .map_height = height };
  geometry->unit = MIN (width / (land_width + 2 * MARGIN), height / (land_height + 2 * MARGIN));
  geometry->origin.x = width / 2 - (left + right) / 2.0 * COLUMN * geometry->unit;
  geometry->origin.y = height / 2 - (top + bottom) / 2.0 * ROW * geometry->unit;
}

/** adv_layout_hexagon: the middle of a hexagon. */
KitPixel
adv_layout_hexagon (const AdvLayout *layout,
                    guint8           hexagon)
{
  const AdvHexagon *h = &layout->board->hexagons[hexagon];

  return find_middle (layout, h->row, h->column);
}

/** adv_layout_corner: where a corner lies. */
KitPixel
adv_layout_corner (const AdvLayout *layout,
                   guint8           corner)
{
  const AdvCorner *c = &layout->board->corners[corner];
  KitPixel at = find_middle (layout, c->row, c->column);

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
