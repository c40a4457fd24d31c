/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maps the places of a board to pixels of a picture, and back. */

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
 *   +--------------------------+  the frame with the score track, left out if it would be
 *   |  +--------------------+  |  too small to read;
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
  AlxPixel sea;                         /* its left upper corner, outside the picture when zoomed */
  double   sea_width;
  double   sea_height;
} AlxLayout;

/**
 * AlxCamera:
 *
 * The visible part of the sea: magnified @zoom times (1 to %ALX_MAX_ZOOM), with @x, @y in the
 * middle of the picture, both from 0 to 1 across the sea.
 */
typedef struct
{
  double zoom;
  double x, y;
} AlxCamera;

#define ALX_MAX_ZOOM 6.0

/** The height of a row, in sides. */
#define ALX_ROW 0.8660254037844386

void     alx_layout_init         (AlxLayout       *layout,
                                  const AlxBoard  *board,
                                  double           width,
                                  double           height);
void     alx_layout_look_at      (AlxLayout       *layout,
                                  AlxCamera       *camera);
void     alx_layout_zoom         (const AlxLayout *layout,
                                  AlxCamera       *camera,
                                  double           factor,
                                  double           x,
                                  double           y);
void     alx_layout_pan          (const AlxLayout *layout,
                                  AlxCamera       *camera,
                                  double           dx,
                                  double           dy);
gboolean alx_layout_is_sea       (const AlxLayout *layout,
                                  double           x,
                                  double           y);
AlxPixel alx_layout_point        (const AlxLayout *layout,
                                  guint8           point);
AlxPixel alx_layout_space        (const AlxLayout *layout,
                                  guint8           space);
AlxPixel alx_layout_score        (const AlxLayout *layout,
                                  guint            score);
double   alx_layout_score_cell   (const AlxLayout *layout);
gboolean alx_layout_equal        (const AlxLayout *a,
                                  const AlxLayout *b);
guint8   alx_layout_find_point   (const AlxLayout *layout,
                                  double           x,
                                  double           y);
guint8   alx_layout_find_space   (const AlxLayout *layout,
                                  double           x,
                                  double           y);

G_END_DECLS
