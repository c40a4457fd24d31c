/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the map of a board lies in a picture, and the camera that looks at it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} KitPixel;

/**
 * KitGeometry:
 *
 *   +--------------------------+  the frame, left out in a picture that is too small for one;
 *   |  +--------------------+  |
 *   |  |   o unit           |  |  the map, which fills the frame or, when zoomed, is larger
 *   |  +--------------------+  |
 *   +--------------------------+
 *
 * All lengths are in pixels of the picture. The layout of a game begins with a geometry and adds
 * which board it is of.
 */
typedef struct
{
  double   width;
  double   height;
  double   frame;                       /* thickness, 0 for none */
  double   unit;                        /* in which the game measures its board */
  KitPixel origin;                      /* from which it does */
  KitPixel map;                         /* its left upper corner, outside the picture when zoomed */
  double   map_width;
  double   map_height;
  double   numbers;                     /* by how much those on the board are larger than usual, 1
                                           to %KIT_MAX_NUMBERS */
} KitGeometry;

#define KIT_MAX_NUMBERS 1.4

/**
 * KitCamera:
 *
 * The visible part of the map: magnified @zoom times (1 to %KIT_MAX_ZOOM), with @x, @y in the
 * middle of the picture, both from 0 to 1 across the map.
 */
typedef struct
{
  double zoom;
  double x, y;
} KitCamera;

#define KIT_MAX_ZOOM 6.0

/** Pixels between the middles of neighbouring targets that a finger can tell apart, and those at
    which it does so easily (WCAG 2.5.8 and 2.5.5). */
#define KIT_FINGER_LEAST 24.0
#define KIT_FINGER_WISH  44.0

void     kit_geometry_fit      (KitGeometry       *geometry,
                                double             width,
                                double             height);
double   kit_geometry_enlarge  (const KitGeometry *geometry,
                                double             size);
KitPixel kit_geometry_at       (const KitGeometry *geometry,
                                double             x,
                                double             y);
void     kit_geometry_look_at  (KitGeometry       *geometry,
                                KitCamera         *camera);
void     kit_geometry_close_up (KitGeometry       *geometry,
                                KitPixel           middle,
                                double             zoom);
void     kit_geometry_zoom     (const KitGeometry *geometry,
                                KitCamera         *camera,
                                double             factor,
                                double             x,
                                double             y);
void     kit_geometry_pan      (const KitGeometry *geometry,
                                KitCamera         *camera,
                                double             dx,
                                double             dy);
gboolean kit_geometry_approach (const KitGeometry *geometry,
                                const KitPixel    *targets,
                                guint              n,
                                KitCamera         *camera);
KitPixel kit_pixel_between     (KitPixel           a,
                                KitPixel           b,
                                double             progress);
gboolean kit_geometry_equal    (const KitGeometry *a,
                                const KitGeometry *b);

G_END_DECLS
