/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fibres of old paper. */

#include "kit-grain.h"

#include <math.h>

#define SIZE 128                        /* pixels, of the tile */

static guint
hash_pixel (guint x,
            guint y,
            guint salt)
{
  guint h = x * 374761393u + y * 668265263u + salt * 2246822519u;

  h = (h ^ (h >> 13)) * 1274126177u;
  return h ^ (h >> 16);
}

/* Smooth noise from 0 to 1 with a period of SIZE pixels, in patches of @patch pixels. */
static double
get_noise (guint x,
           guint y,
           guint patch)
{
  guint n = SIZE / patch;
  guint left = x / patch;
  guint top = y / patch;
  double u = (double) (x % patch) / patch;
  double v = (double) (y % patch) / patch;
  double corners[4];

  for (guint i = 0; i < 4; i++)
    corners[i] = (hash_pixel ((left + i % 2) % n, (top + i / 2) % n, patch) & 0xffff) / 65535.0;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  return (corners[0] * (1 - u) + corners[1] * u) * (1 - v) +
         (corners[2] * (1 - u) + corners[3] * u) * v;
}

/** kit_grain_create: (transfer full): a tile of paper in device pixels, to be repeated. */
cairo_surface_t *
kit_grain_create (void)
{
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  guint8 *data = cairo_image_surface_get_data (tile);
  int stride = cairo_image_surface_get_stride (tile);

  for (guint y = 0; y < SIZE; y++)
    for (guint x = 0; x < SIZE; x++)
      {
        double noise =
          0.45 * get_noise (x, y, 32) + 0.3 * get_noise (x, y, 8) + 0.25 * get_noise (x, y, 1);
        double alpha = CLAMP ((noise - 0.5) * 0.42, -0.12, 0.12);
        guint level = fabs (alpha) * 255 + 0.5;

        /* Premultiplied brown for dark fibres, white for light ones. */
        ((guint32 *) (data + y * stride))[x] =
          alpha > 0 ? level << 24 | (level * 3 / 8) << 16 | (level / 5) << 8
                    : level << 24 | level << 16 | level << 8 | level;
      }
  cairo_surface_mark_dirty (tile);
  return tile;
}
