/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the places of a board lie on a picture, and which place lies under a pixel. */

#pragma once

#include "alexandros/rules/alx-board.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} AlxPixel;

/**
 * AlxLayout:
 *
 *   +--------------------------+  the frame with the score track, left out when it
 *   |  +--------------------+  |  would be too small to read;
 *   |  |   /\/\/\  land     |  |  the sea, with the land in its middle
 *   |  +--------------------+  |
 *   +--------------------------+
 *
 * All lengths are in pixels of the picture, @unit is a side of a space.
 */
typedef struct
{
  const AlxBoard *board;
  double   width;
  double   height;
  double   frame;                       /* thickness, 0 for none */
  double   unit;
  AlxPixel origin;                      /* of line A, half-step 0 */
} AlxLayout;

/** Height of a row in sides. */
#define ALX_ROW 0.8660254037844386

void     alx_layout_init         (AlxLayout       *layout,
                                  const AlxBoard  *board,
                                  double           width,
                                  double           height);
AlxPixel alx_layout_point        (const AlxLayout *layout,
                                  guint8           point);
AlxPixel alx_layout_space        (const AlxLayout *layout,
                                  guint8           space);
AlxPixel alx_layout_score        (const AlxLayout *layout,
                                  guint            score);
double   alx_layout_score_cell   (const AlxLayout *layout);
guint8   alx_layout_find_point   (const AlxLayout *layout,
                                  double           x,
                                  double           y);
guint8   alx_layout_find_space   (const AlxLayout *layout,
                                  double           x,
                                  double           y);

G_END_DECLS
