/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the map of a board lies in a picture, and the camera that looks at it. */

#include "kit-geometry.h"

#include <math.h>

/**
 * kit_geometry_fit:
 * @geometry: (inout): a geometry with a width and a height
 * @width: of a board, in its unit
 * @height: of the board
 *
 * Shows the whole board in the middle of the picture, as large as it fits, and without a frame. The
 * origin is its left upper corner.
 */
void
kit_geometry_fit (KitGeometry *geometry,
                  double       width,
                  double       height)
{
  geometry->frame = 0;
  geometry->unit = MIN (geometry->width / width, geometry->height / height);
  geometry->origin.x = (geometry->width - width * geometry->unit) / 2;
  geometry->origin.y = (geometry->height - height * geometry->unit) / 2;
  geometry->map = (KitPixel) { 0, 0 };
  geometry->map_width = geometry->width;
  geometry->map_height = geometry->height;
  geometry->numbers = 1;
}

/** kit_geometry_enlarge: the size of a number on the board that has @size with text of the usual
    size. */
double
kit_geometry_enlarge (const KitGeometry *geometry,
                      double             size)
{
  return size * geometry->numbers;
}

/** kit_geometry_at: what lies @x, @y units from the origin. */
KitPixel
kit_geometry_at (const KitGeometry *geometry,
                 double             x,
                 double             y)
{
  return (KitPixel) { geometry->origin.x + x * geometry->unit,
                      geometry->origin.y + y * geometry->unit };
}

/**
 * kit_geometry_look_at:
 * @geometry: (inout): the geometry of the whole map
 * @camera: (inout): the visible part of the map; clamped so that the map fills the picture
 */
void
kit_geometry_look_at (KitGeometry *geometry,
                      KitCamera   *camera)
{
  double half;
  KitPixel map;

  camera->zoom = CLAMP (camera->zoom, 1, KIT_MAX_ZOOM);
  half = 0.5 / camera->zoom;
  camera->x = CLAMP (camera->x, half, 1 - half);
  camera->y = CLAMP (camera->y, half, 1 - half);
  map.x = geometry->width / 2 - camera->x * camera->zoom * geometry->map_width;
  map.y = geometry->height / 2 - camera->y * camera->zoom * geometry->map_height;
  geometry->origin.x = map.x + (geometry->origin.x - geometry->map.x) * camera->zoom;
  geometry->origin.y = map.y + (geometry->origin.y - geometry->map.y) * camera->zoom;
  geometry->unit *= camera->zoom;
  geometry->map = map;
  geometry->map_width *= camera->zoom;
  geometry->map_height *= camera->zoom;
}

/** kit_geometry_close_up: shows a detail: @zoom times as large, with @middle, a pixel of the whole
    map, in the middle of the picture or as near to it as the map allows. */
void
kit_geometry_close_up (KitGeometry *geometry,
                       KitPixel     middle,
                       double       zoom)
{
  KitCamera camera = { zoom, (middle.x - geometry->map.x) / geometry->map_width,
                       (middle.y - geometry->map.y) / geometry->map_height };

  kit_geometry_look_at (geometry, &camera);
}

/** kit_geometry_zoom: multiplies the zoom by @factor around the pixel @x, @y. */
void
kit_geometry_zoom (const KitGeometry *geometry,
                   KitCamera         *camera,
                   double             factor,
                   double             x,
                   double             y)
{
  double zoom = CLAMP (camera->zoom * factor, 1, KIT_MAX_ZOOM);
  double lever = 1 / camera->zoom - 1 / zoom;

  camera->x += (x - geometry->width / 2) * camera->zoom / geometry->map_width * lever;
  camera->y += (y - geometry->height / 2) * camera->zoom / geometry->map_height * lever;
  camera->zoom = zoom;
}

/** kit_geometry_pan: moves the map by @dx, @dy pixels. */
void
kit_geometry_pan (const KitGeometry *geometry,
                  KitCamera         *camera,
                  double             dx,
                  double             dy)
{
  camera->x -= dx / geometry->map_width;
  camera->y -= dy / geometry->map_height;
}

/* The least distance between two of the targets, infinite if there are none. */
static double
find_least_distance (const KitPixel *targets,
                     guint           n)
{
  double least = INFINITY;

  for (guint i = 1; i < n; i++)
    for (guint j = 0; j < i; j++)
      least = MIN (least, hypot (targets[i].x - targets[j].x, targets[i].y - targets[j].y));
  return least;
}

/**
 * kit_geometry_approach:
 * @geometry: the map as @camera looks at it
 * @targets: (array length=n): middles of what can be chosen, in pixels of the picture
 * @n: how many there are
 * @camera: (inout): looks at @targets so closely that neighbours are %KIT_FINGER_LEAST pixels
 *   apart, and %KIT_FINGER_WISH if all of them can be seen then; stays if the whole map is large
 *   enough
 *
 * Returns: whether the whole map is too small for a finger
 */
gboolean
kit_geometry_approach (const KitGeometry *geometry,
                       const KitPixel    *targets,
                       guint              n,
                       KitCamera         *camera)
{
  double least = find_least_distance (targets, n) / camera->zoom;
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  double margin = 2 * geometry->frame + KIT_FINGER_WISH;
  double fit;

  if (least >= KIT_FINGER_LEAST)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      left = MIN (left, targets[i].x);
      top = MIN (top, targets[i].y);
      right = MAX (right, targets[i].x);
      bottom = MAX (bottom, targets[i].y);
    }
  fit = camera->zoom * MIN ((geometry->width - margin) / MAX (right - left, 1),
                            (geometry->height - margin) / MAX (bottom - top, 1));
  camera->zoom = MIN (MAX (MIN (fit, KIT_FINGER_WISH / least), KIT_FINGER_LEAST / least),
                      KIT_MAX_ZOOM);
  camera->x = ((left + right) / 2 - geometry->map.x) / geometry->map_width;
  camera->y = ((top + bottom) / 2 - geometry->map.y) / geometry->map_height;
  return TRUE;
}

/** kit_pixel_between: what lies on the line from @a to @b, at @progress from 0 to 1. */
KitPixel
kit_pixel_between (KitPixel a,
                   KitPixel b,
                   double   progress)
{
  return (KitPixel) { a.x + (b.x - a.x) * progress, a.y + (b.y - a.y) * progress };
}

/** kit_geometry_equal: whether all that lies on the map has the same pixels in both. */
gboolean
kit_geometry_equal (const KitGeometry *a,
                    const KitGeometry *b)
{
  return a->width == b->width && a->height == b->height && a->unit == b->unit &&
         a->numbers == b->numbers &&
         a->origin.x == b->origin.x && a->origin.y == b->origin.y;
}
