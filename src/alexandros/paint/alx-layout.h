/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture, and back. */

#pragma once

#include "alexandros/rules/alx-board.h"
#include "kit/paint/kit-geometry.h"

G_BEGIN_DECLS

/**
 * AlxLayout:
 *
 *   +--------------------------+  the frame with the score track, left out if it would be
 *   |  +--------------------+  |  too small to read;
 *   |  |   /\/\/\  land     |  |  the sea, with the land in its middle
 *   |  +--------------------+  |
 *   +--------------------------+
 *
 * The map is the sea, the unit a side of a space, and the origin lies on line A at half-step 0.
 */
typedef struct
{
  KitGeometry     geometry;             /* first: the kit knows no more of a layout */
  const AlxBoard *board;
} AlxLayout;

/** The height of a row, in sides. */
#define ALX_ROW 0.8660254037844386

void     alx_layout_init         (AlxLayout       *layout,
                                  const AlxBoard  *board,
                                  double           width,
                                  double           height);
gboolean alx_layout_is_sea       (const AlxLayout *layout,
                                  double           x,
                                  double           y);
KitPixel alx_layout_point        (const AlxLayout *layout,
                                  guint8           point);
KitPixel alx_layout_space        (const AlxLayout *layout,
                                  guint8           space);
KitPixel alx_layout_score        (const AlxLayout *layout,
                                  guint            score);
double   alx_layout_score_cell   (const AlxLayout *layout);
guint8   alx_layout_find_point   (const AlxLayout *layout,
                                  double           x,
                                  double           y);
guint8   alx_layout_find_space   (const AlxLayout *layout,
                                  double           x,
                                  double           y);

G_END_DECLS
