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

G_END_DECLS
