/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What grows and stands on a hexagon, and the rivers that bring gold. */

#include "adv-paint-private.h"

#include "base/base-random.h"

#include <string.h>

/* A storey of a cedar, light on the left. */
#define STOREY(top, half, y)                                                                    \
  { 'M', 0, (top) - 0.15 }, { 'L', -(half), y }, { 'L', 0, (y) + 0.12 }, { 'Z' },               \
  ADV_FILL (lights[ADV_WOOD]),                                                                  \
  { 'M', 0, (top) - 0.15 }, { 'L', half, y }, { 'L', 0, (y) + 0.12 }, { 'Z' },                  \
  ADV_FILL (darks[ADV_WOOD])

static const AdvStep cedar[] = {
  { 'R', -0.1, 0.4, 0.2, 0.5 }, ADV_FILL (trunk),
  STOREY (0.1, 0.95, 0.55), STOREY (-0.45, 0.8, 0.05), STOREY (-1.0, 0.55, -0.5),
  { 0 }
};

/* A mountain with its shaded side and snow. */
static const AdvStep peak[] = {
  { 'L', -1, 0.7 }, { 'L', -0.45, -0.1 }, { 'L', 0, -0.9 }, { 'L', 0.5, 0.05 }, { 'L', 1, 0.7 },
  { 'Z' }, ADV_FILL (lights[ADV_ORE]),
  { 'L', 0, -0.9 }, { 'L', 0.5, 0.05 }, { 'L', 1, 0.7 }, { 'L', 0.2, 0.7 }, { 'L', 0.08, -0.1 },
  { 'Z' }, ADV_FILL (darks[ADV_ORE]),
  { 'L', 0, -0.9 }, { 'L', 0.28, -0.38 }, { 'L', 0.12, -0.24 }, { 'L', 0.02, -0.42 },
  { 'L', -0.12, -0.2 }, { 'L', -0.2, -0.34 }, { 'L', -0.28, -0.4 }, { 'Z' }, ADV_FILL (snow),
  { 0 }
};

/* The stalks of a sheaf, from -2 to 2, and their ears. */
#define STALK(x, top)                                                                           \
  { 'M', (x) * 0.1, 0.9 }, { 'C', (x) * 0.1, 0.3, (x) * 0.2, 0, (x) * 0.42, -(top) }
#define EAR(x, top) { 'M', (x) * 0.26, -0.15 }, { 'L', (x) * 0.42, -(top) }

static const AdvStep sheaf[] = {
  STALK (-2, 0.65), STALK (-1, 0.75), STALK (0, 0.85), STALK (1, 0.75), STALK (2, 0.65),
  ADV_STROKE (0.2, darks[ADV_WHEAT]),
  EAR (-2, 0.65), EAR (-1, 0.75), EAR (0, 0.85), EAR (1, 0.75), EAR (2, 0.65),
  ADV_STROKE (0.13, lights[ADV_WHEAT]),
  { 'M', -0.25, 0.35 }, { 'L', 0.25, 0.35 }, ADV_STROKE (0.16, trunk),
  { 0 }
};

/* Its wool, darker below. */
#define CURLS(y, radius)                                                                        \
  { 'O', -0.5, y, radius }, { 'O', 0, (y) - 0.25, radius }, { 'O', 0.45, (y) - 0.02, radius },  \
  { 'O', -0.2, (y) + 0.18, radius }, { 'O', 0.25, (y) + 0.18, radius }

static const AdvStep sheep[] = {
  { 'R', -0.5, 0.3, 0.12, 0.45 }, { 'R', -0.22, 0.3, 0.12, 0.45 },
  { 'R', 0.06, 0.3, 0.12, 0.45 }, { 'R', 0.34, 0.3, 0.12, 0.45 }, ADV_FILL (edge),
  CURLS (0.06, 0.44), ADV_FILL (darks[ADV_WOOL]),
  CURLS (0, 0.38), ADV_FILL (lights[ADV_WOOL]),
  { 'E', 0.92, -0.02, 0.3, 0.75, 1 }, ADV_FILL (edge),
  { 0 }
};

/* A hill with the terraces of a clay pit. */
#define TERRACE(half, y)                                                                        \
  { 'M', -(half), y },                                                                          \
  { 'C', (half) * -0.8, (y) - 0.55, (half) * 0.8, (y) - 0.55, half, y }, { 'Z' }

static const AdvStep pit[] = {
  TERRACE (1.15, 0.6), ADV_FILL (darks[ADV_BRICK]),
  TERRACE (0.85, 0.22), ADV_FILL (lights[ADV_BRICK]),
  TERRACE (0.55, -0.16), ADV_FILL (darks[ADV_BRICK]),
  { 0 }
};

static const AdvStep dune[] = {
  { 'M', -1.2, 0.3 }, { 'C', -0.5, -0.6, 0, -0.5, 0.2, -0.1 },
  { 'C', 0.5, 0.3, 0.9, 0.3, 1.3, 0.1 },
  ADV_STROKE (0.3, lights[ADV_TRADED]), ADV_STROKE (0.12, darks[ADV_TRADED]),
  { 0 }
};

#define COIN(x, y)                                                                              \
  { 'O', x, y, 0.36 }, ADV_FILL (coin), ADV_STROKE (0.1, darks[ADV_GOLD])

static const AdvStep coins[] = { COIN (-0.55, 0), COIN (0, -0.5), COIN (0.55, 0), { 0 } };

/* The motif in rows around the disc, from the back to the front, a little different on each
   hexagon. */
void
adv_paint_motif (const AdvTarget *target,
                 guint8           hexagon)
{
  static const struct
  {
    const AdvStep *figure;
    double         size;
    guint          n;
    double         places[9][2];
  } motifs[] = {
    { pit, 0.2, 4, { { -0.42, -0.34 }, { 0.42, -0.36 }, { -0.4, 0.5 }, { 0.42, 0.48 } } },
    { cedar, 0.17, 9, { { 0, -0.68 }, { -0.34, -0.5 }, { 0.34, -0.52 }, { -0.6, -0.24 },
                        { 0.6, -0.24 }, { -0.58, 0.22 }, { 0.6, 0.24 }, { -0.32, 0.54 },
                        { 0.34, 0.54 } } },
    { sheaf, 0.21, 6, { { -0.32, -0.52 }, { 0.32, -0.52 }, { -0.6, -0.02 }, { 0.6, 0 },
                        { -0.32, 0.52 }, { 0.32, 0.52 } } },
    { sheep, 0.14, 5, { { -0.3, -0.52 }, { 0.4, -0.44 }, { -0.6, 0.06 }, { 0.3, 0.58 },
                        { -0.3, 0.5 } } },
    { peak, 0.31, 5, { { 0, -0.58 }, { -0.46, -0.26 }, { 0.48, -0.22 }, { -0.42, 0.42 },
                       { 0.42, 0.44 } } },
    { coins, 0.13, 3, { { 0.44, -0.42 }, { -0.5, 0.34 }, { 0.44, 0.44 } } },
    { dune, 0.25, 5, { { -0.32, -0.44 }, { 0.4, -0.22 }, { -0.36, 0.08 }, { 0.36, 0.3 },
                       { -0.14, 0.58 } } },
  };
  guint produces = MIN (target->layout->board->hexagons[hexagon].produces, ADV_TRADED);
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  BaseRandom random = { hexagon + 1 };
  double unit = target->unit;

  base_random_next (&random);
  for (guint i = 0; i < motifs[produces].n; i++)
    {
      double dx = (base_random_below (&random, 101) - 50.0) * 0.0012;
      double dy = (base_random_below (&random, 101) - 50.0) * 0.0008;
      double size = motifs[produces].size * (0.9 + base_random_below (&random, 21) * 0.01);

      adv_paint_figure (target->painter, target->cr, motifs[produces].figure,
                        (KitPixel) { middle.x + unit * (motifs[produces].places[i][0] + dx),
                                     middle.y + unit * (motifs[produces].places[i][1] + dy) },
                        size * unit);
    }
}

/* --- rivers --- */

/* The way of a river: corners, from its hexagon to the coast. */
typedef struct
{
  guint  n;
  guint8 corners[ADV_MAX_CORNERS];
} River;

static gboolean
is_coast (const AdvBoard *board,
          guint8          corner)
{
  return board->corners[corner].n_hexagons < 3;
}

/* Along edges from the corner of @hexagon that is farthest from the coast, the shortest way. */
static void
find_river (const AdvBoard *board,
            guint8          hexagon,
            River          *river)
{
  guint8 next[ADV_MAX_CORNERS];         /* towards the coast, */
  guint8 steps[ADV_MAX_CORNERS];        /* in so many steps */
  guint8 queue[ADV_MAX_CORNERS];
  guint first = 0, n = 0;
  guint8 at = board->hexagons[hexagon].corners[0];

  memset (steps, ADV_NONE, sizeof steps);
  for (guint8 c = 0; c < board->n_corners; c++)
    if (is_coast (board, c))
      {
        steps[c] = 0;
        queue[n++] = c;
      }
  while (first < n)
    {
      const AdvCorner *corner = &board->corners[queue[first]];

      for (guint i = 0; i < corner->n_edges; i++)
        {
          const guint8 *ends = board->edges[corner->edges[i]].corners;
          guint8 other = ends[0] == queue[first] ? ends[1] : ends[0];

          if (steps[other] != ADV_NONE)
            continue;
          steps[other] = steps[queue[first]] + 1;
          next[other] = queue[first];
          queue[n++] = other;
        }
      first++;
    }
  for (guint i = 1; i < ADV_SIDES; i++)
    if (steps[board->hexagons[hexagon].corners[i]] > steps[at])
      at = board->hexagons[hexagon].corners[i];
  for (river->n = 0; steps[at] != 0 && steps[at] != ADV_NONE; at = next[at])
    river->corners[river->n++] = at;
  river->corners[river->n++] = at;
}

/* From the middle of the hexagon to the first corner, then along the edges; it widens. */
static void
paint_river (const AdvTarget *target,
             guint8           hexagon)
{
  cairo_t *cr = target->cr;
  KitPixel middle = adv_layout_hexagon (target->layout, hexagon);
  double unit = target->unit;
  River river;
  KitPixel to;

  find_river (target->layout->board, hexagon, &river);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint layer = 0; layer < 2; layer++)
    {
      to = adv_layout_corner (target->layout, river.corners[0]);
      cairo_move_to (cr, middle.x, middle.y);
      cairo_curve_to (cr, middle.x + (to.y - middle.y) * 0.35, middle.y - (to.x - middle.x) * 0.35,
                      to.x - (to.y - middle.y) * 0.25, to.y + (to.x - middle.x) * 0.25, to.x, to.y);
      for (guint i = 1; i < river.n; i++)
        {
          KitPixel corner = adv_layout_corner (target->layout, river.corners[i]);

          cairo_line_to (cr, corner.x, corner.y);
        }
      kit_paint_stroke (cr, unit * (layer == 0 ? 0.27 : 0.19),
                        layer == 0 ? &target->theme->bank : &target->theme->water, 1);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
adv_paint_rivers (const AdvTarget *target)
{
  const AdvBoard *board = target->layout->board;

  for (guint i = 0; i < board->n_hexagons; i++)
    if (board->hexagons[i].produces == ADV_GOLD)
      paint_river (target, i);
}
