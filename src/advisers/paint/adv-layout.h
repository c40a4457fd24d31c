/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture. */

#pragma once

#include "advisers/rules/adv-board.h"
#include "kit/paint/kit-geometry.h"

G_BEGIN_DECLS

/**
 * AdvLayout:
 *
 * The unit of the geometry is the side of a hexagon; a column of the map is half as wide as a
 * hexagon, a row as far from the next as one and a half sides. The origin is the middle of the
 * hexagon a0.
 */
typedef struct
{
  KitGeometry     geometry;             /* first: the kit knows no more of a layout */
  const AdvBoard *board;
} AdvLayout;

/* Places are numbered kind by kind: hexagons, corners, edges. */

/** AdvPlaceKind: the kinds of places of the board. */
typedef enum
{
  ADV_PLACE_HEXAGON,
  ADV_PLACE_CORNER,
  ADV_PLACE_EDGE,
  ADV_PLACE_KINDS
} AdvPlaceKind;

/** adv_place_of: the number of a place. */
static inline int
adv_place_of (const AdvBoard *board,
              AdvPlaceKind    kind,
              guint8          index)
{
  return index + (kind > ADV_PLACE_HEXAGON ? board->n_hexagons : 0) +
         (kind > ADV_PLACE_CORNER ? board->n_corners : 0);
}

/** adv_place_get: the kind of the place with a number, and its @index among those. */
static inline AdvPlaceKind
adv_place_get (const AdvBoard *board,
               int             place,
               guint8         *index)
{
  AdvPlaceKind kind = place < board->n_hexagons                      ? ADV_PLACE_HEXAGON
                      : place < board->n_hexagons + board->n_corners ? ADV_PLACE_CORNER
                                                                     : ADV_PLACE_EDGE;

  *index = place - adv_place_of (board, kind, 0);
  return kind;
}

void     adv_layout_init    (AdvLayout       *layout,
                             const AdvBoard  *board,
                             double           width,
                             double           height);
KitPixel adv_layout_hexagon (const AdvLayout *layout,
                             guint8           hexagon);
KitPixel adv_layout_corner  (const AdvLayout *layout,
                             guint8           corner);
KitPixel adv_layout_edge    (const AdvLayout *layout,
                             guint8           edge,
                             KitPixel         ends[2]);
KitPixel adv_layout_at      (const AdvLayout *layout,
                             double           row,
                             double           column);
KitPixel adv_layout_place   (const AdvLayout *layout,
                             int              place);
int      adv_layout_find    (const AdvLayout *layout,
                             AdvPlaceKind     kind,
                             KitPixel         pixel);

G_END_DECLS
